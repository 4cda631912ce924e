extension Program {
  /// For fish: a `complete` for each thing of the table, and functions that say where the cursor
  /// is.
  var fishCompletions: String {
    #"""
    # Completions for fish, printed by `\#(name) completions fish`.

    # Whether an option of a verb takes a value.
    function _\#(functionName)_takes_value
        contains -- "$argv" \
    \#(valuedOptions)
    end

    # Prints the verb, then which argument is at the cursor, counted from 1, or `value` after an
    # option that takes one.
    function _\#(functionName)_place
        set -l words (commandline -opc)
        set -l verb $words[2]
        set -l place 1
        set -l ended
        set -l waits
        for word in $words[2..-1]
            if set -q waits[1]
                set waits
            else if set -q ended[1]; or not string match -q -r '^-.' -- $word
                set place (math $place + 1)
            else if test $word = --
                set ended yes
            else if _\#(functionName)_takes_value $verb $word
                set waits yes
            end
        end
        echo $verb
        set -q waits[1]; and echo value; or math $place - 1
    end

    # Whether this is the verb, and an option can stand at the cursor or has its value there.
    # Without an argument: whether there is no verb yet.
    function _\#(functionName)_verb
        set -l place (_\#(functionName)_place)
        test "$place[1]" = "$argv[1]"; or return
        test $place[2] != value; or not string match -q -- '-*' (commandline -ct)
    end

    # Whether the cursor is at an argument of this verb, from the first number on, up to the last if
    # there is one.
    function _\#(functionName)_at --argument-names verb first last
        set -l place (_\#(functionName)_place)
        test "$place[1]" = $verb; and test $place[2] != value; or return
        test $place[2] -ge $first; and test -z "$last" -o $place[2] -le "$last"
    end

    # Offers candidates: first comes how a value is made, then words, then after `--` the arguments
    # that list more.
    function _\#(functionName)_offer
        set -l token (commandline -ct | string replace -r -- '^--[^=]*=' '')
        set -l form $argv[1]
        set -e argv[1]
        set -l offers
        set -l lists
        set -l before (commandline -opc | string replace -r -- '(^|=)~/' "\$1$HOME/")
        for word in $argv
            if test $word = --
                set lists $before[1]
            else if not set -q lists[1]
                set -a offers $word
            else if not string match -q -- '*=' $word
                set -a lists $word
            else
                for i in (seq (count $before))
                    if test "$before[$i]=" = $word
                        set -a lists $word$before[(math $i + 1)]
                    else if string match -q -- "$word*" $before[$i]
                        set -a lists $before[$i]
                    end
                end
            end
        end
        if set -q lists[1]; and type -q $lists[1]
            set -a offers ($lists 2>/dev/null </dev/null)
        end
        set -l fitting
        for word in $offers
            if test "$(string sub -l (string length -- $token) -- $word)" = "$token"
                set -a fitting $word
            end
        end
        switch $form
            case list
                set -l others (string match -r '.*,' -- $token)
                printf '%s\n' "$others"$offers
            case path
                if not set -q fitting[1]
                    __fish_complete_path $token
                end
                printf '%s\n' $fitting
            case '*'
                printf '%s\n' $offers
        end
    end

    complete -c \#(name) -f
    \#(fishCommands.joined(separator: "\n"))

    """#
  }

  private var valuedOptions: String {
    let options = verbs.flatMap { verb in
      verb.options.filter { $0.placeholder != nil }.flatMap { option in
        option.spellings.map { "        \(Shell.fish.word("\(verb.name) \($0)"))" }
      }
    }
    return options.joined(separator: " \\\n")
  }

  private var fishCommands: [String] {
    verbs.map { verb in
      fishCommand("_\(functionName)_verb", ["-a", verb.name, "-d", verb.summary])
    } + options.map { fishCommand($0, of: nil) }
      + verbs.flatMap { verb in
        verb.positionals.enumerated().map { index, positional in
          let last = positional.isRepeatable ? "" : " \(index + 1)"
          return fishCommand(
            "_\(functionName)_at \(verb.name) \(index + 1)\(last)",
            ["-a", offer(positional.candidates)])
        } + verb.options.map { fishCommand($0, of: verb) }
      }
  }

  private func fishCommand(_ option: Option, of verb: Verb?) -> String {
    var words = ["-l", option.name] + (option.short.map { ["-s", String($0)] } ?? [])
    if option.placeholder != nil {
      words += ["-x", "-a", offer(option.candidates)]
    }
    return fishCommand(
      "_\(functionName)_verb" + (verb.map { " \($0.name)" } ?? ""),
      words + ["-d", option.summary])
  }

  private func fishCommand(_ condition: String, _ words: [String]) -> String {
    "complete -c \(name) -n \(Shell.fish.words([condition] + words))"
  }

  /// The command that offers the candidates, which fish runs when it needs them.
  private func offer(_ candidates: Candidates) -> String {
    candidates.isEmpty
      ? "" : "(_\(functionName)_offer \(Shell.fish.words(candidates.arguments)))"
  }
}
