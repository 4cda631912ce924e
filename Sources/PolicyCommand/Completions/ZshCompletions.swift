extension Program {
  /// For zsh: what its `_arguments` must know, and a function that offers candidates.
  var zshCompletions: String {
    #"""
    #compdef \#(name)
    # Completions for zsh, printed by `\#(name) completions zsh`.

    # Offers candidates. Options of `compadd` come first, then how a value is made, then words, then
    # after `--` the arguments that list more.
    \#(functionName)_offer() {
      local word value
      integer at=${argv[(i)(one|path|list)]}
      local form=$argv[at]
      local -a style=("${(@)argv[1,at-1]}") lists=()
      shift at
      at=${argv[(i)--]}
      local -a offers=("${(@)argv[1,at-1]}")
      for word in "${(@)argv[at+1,-1]}"; do
        if [[ $word == *= ]]; then
          for value in ${(s.:.)opt_args[${word%=}]}; do
            value=${(Q)value}
            lists+=($word${value/#\~\//$HOME/})
          done
        else
          lists+=($word)
        fi
      done
      if (( $#lists )); then
        offers+=(${(f)"$(${tool/#\~\//$HOME/} $lists 2>/dev/null </dev/null)"})
      fi
      if [[ $form == list ]]; then
        compset -P '*,'
        style+=(-q -S ,)
      fi
      compadd "$style[@]" -a offers && return
      [[ $form == path ]] && _files "$style[@]"
    }

    \#(functionName)() {
      local tool=${(Q)words[1]} curcontext=$curcontext state line
      local -A opt_args
      _arguments -C -A '-*' \
    \#(zshSpecifications(options))    '1: :->verb' '*:: :->rest' && return

      if [[ $state == verb ]]; then
        local -a verbs=(
    \#(verbs.map { "      \(Shell.zsh.word("\($0.name):\($0.summary)"))\n" }.joined())    )
        _describe -t verbs verb verbs
        return
      fi
      case $words[1] in
    \#(verbs.map(zshCase).joined())  esac
    }

    # Found in a folder of functions, this file is the function; sourced, it registers it.
    if [[ $funcstack[1] == _\#(name) ]]; then
      \#(functionName) "$@"
    else
      compdef \#(functionName) \#(name)
    fi

    """#
  }

  private func zshCase(_ verb: Verb) -> String {
    let places = verb.positionals.map { positional in
      let count =
        positional.isRepeatable ? "*" : positional.isRequired ? "" : ":"
      let specification =
        "\(count):\(positional.name.zshEscaped):\(zshAction(positional.candidates))"
      return "    \(Shell.zsh.word(specification)) \\\n"
    }
    return """
        \(Shell.zsh.word(verb.name)))
          _arguments -S \\
      \(zshSpecifications(verb.options))\(places.joined())      && return
          ;;

      """
  }

  /// Each way to write an option on a line of its own; one way shuts out the others.
  private func zshSpecifications(_ options: [Option]) -> String {
    options.flatMap { option in
      option.spellings.map { spelling in
        var text = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
        text += spelling
        if option.placeholder != nil, spelling.hasPrefix("--") { text += "=" }
        text += "[\(option.summary.zshEscaped)]"
        if let placeholder = option.placeholder {
          text += ":\(placeholder.zshEscaped):\(zshAction(option.candidates))"
        }
        return "    \(Shell.zsh.word(text)) \\\n"
      }
    }.joined()
  }

  private func zshAction(_ candidates: Candidates) -> String {
    // A space shows the message alone.
    candidates.isEmpty
      ? " " : "\(functionName)_offer \(Shell.zsh.words(candidates.arguments))".zshEscaped
  }
}

extension String {
  /// With the marks of a specification escaped.
  fileprivate var zshEscaped: String {
    replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }
}
