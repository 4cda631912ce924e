extension Program {
  /// For bash: a table of what can stand where, and a function that finds out where the cursor is.
  var bashCompletions: String {
    #"""
    # Completions for bash, printed by `\#(name) completions bash`.

    # Sets `value` to what can stand in a place of a verb: after an option that takes a value; at an
    # argument counted from 1, `...` being all further ones; and `-`, where an option can stand.
    # First comes how a value is made, then words, then after `--` the arguments that list more.
    \#(functionName)_value() {
      case $1 in
    \#(bashTable)
        *) return 1 ;;
      esac
    }

    \#(functionName)() {
      local words=() value=() given=() offers=() lists=()
      local word option cut='' verb='' waits='' ended='' what prefix='' typed
      local -i i count=0 place=1
      COMPREPLY=()

      # Bash cuts words at `=` and `:`, so put together what was typed as one, up to the cursor.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((i == COMP_CWORD)) && [[ $word == *[!=:]* ]]; then word=$2; fi
        if ((count > 0)) && [[ $cut || $word == [=:]* ]]; then
          words[count - 1]+=$word
        else
          words[count++]=$word
        fi
        if [[ $word == *[!=:]* ]]; then cut=''; else cut=1; fi
      done
      typed=${words[count - 1]}

      # What stands before the cursor: the verb, options with their values, arguments.
      if ((count > 1)); then verb=${words[0]}; fi
      for ((i = 1; i < count - 1; i++)); do
        word=${words[i]}
        if [[ $waits ]]; then
          given+=("$waits=$word")
          waits=''
        elif [[ $ended || $word != -?* ]]; then
          place+=1
        elif [[ $word == -- ]]; then
          ended=1
        elif [[ $word == *=* ]]; then
          given+=("$word")
        elif \#(functionName)_value "$verb $word"; then
          waits=$word
        fi
      done

      if [[ $waits ]]; then
        what=$waits
      elif [[ ! $ended && $typed == -*=* ]]; then
        what=${typed%%=*}
        prefix=$what=
      elif [[ ! $ended && $typed == -* ]]; then
        what=-
      else
        what=$place
      fi
      \#(functionName)_value "$verb $what" ||
        { [[ $what == [0-9]* ]] && \#(functionName)_value "$verb ..."; } || return 0
      local form=${value[0]} lead=${typed%"$2"}
      typed=${typed#"$prefix"}
      if [[ $form == list && $typed == *,* ]]; then
        prefix+=${typed%,*},
        typed=${typed##*,}
      fi

      for word in "${value[@]:1}"; do
        if [[ $word == -- ]]; then
          lists=("${1/#\~\//$HOME/}")
        elif ((${#lists[@]} == 0)); then
          offers+=("$word")
        elif [[ $word != *= ]]; then
          lists+=("$word")
        else
          for option in "${given[@]}"; do
            if [[ $option == "$word"* ]]; then
              option=${option//[\\\'\"]/}
              lists+=("${option/=\~\//=$HOME/}")
            fi
          done
        fi
      done
      while IFS= read -r word; do
        if [[ $word && $word == "$typed"* ]]; then COMPREPLY+=("$prefix$word"); fi
      done < <(
        printf '%s\n' "${offers[@]}"
        if ((${#lists[@]} > 0)); then "${lists[@]}" 2>/dev/null </dev/null; fi
      )
      if [[ $form == path ]] && ((${#COMPREPLY[@]} == 0)); then
        compopt -o filenames 2>/dev/null
        while IFS= read -r word; do
          COMPREPLY+=("$prefix$word")
        done < <(compgen -f -- "$typed")
      elif [[ $form == list ]]; then
        compopt -o nospace 2>/dev/null
      fi
      # Only what stands after the last cut is replaced.
      COMPREPLY=("${COMPREPLY[@]#"$lead"}")
    }

    complete -F \#(functionName) \#(name)

    """#
  }

  private var bashTable: String {
    // What is alike shares a line, in the order of the table.
    var rows: [(value: [String], places: [String])] = []
    func add(_ place: String, _ value: [String]) {
      if let same = rows.firstIndex(where: { $0.value == value }) {
        rows[same].places.append(place)
      } else {
        rows.append((value, [place]))
      }
    }
    func add(_ options: [Option], of verb: String) {
      add("\(verb) -", Candidates(.one, options.flatMap(\.spellings)).arguments)
      for option in options where option.placeholder != nil {
        for spelling in option.spellings {
          add("\(verb) \(spelling)", option.candidates.arguments)
        }
      }
    }
    add(" 1", Candidates(.one, verbs.map(\.name)).arguments)
    add(options, of: "")
    for verb in verbs {
      for (index, positional) in verb.positionals.enumerated() {
        let place = positional.isRepeatable ? "..." : "\(index + 1)"
        add("\(verb.name) \(place)", positional.candidates.arguments)
      }
      add(verb.options, of: verb.name)
    }
    return rows.map { row in
      let places = row.places.map { Shell.bash.word($0) }.joined(separator: " | ")
      return "    \(places)) value=(\(Shell.bash.words(row.value))) ;;"
    }.joined(separator: "\n")
  }
}
