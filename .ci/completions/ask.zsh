# The start-up file of the zsh that is asked: types each line, writes down what is offered.
autoload -Uz compinit
compinit -u -D
source "$SCRIPT"

# Completing ends here, whatever took part in it.
compadd() {
  if (( ! ${argv[(I)-[OAD]*]} )); then
    local -a offered
    builtin compadd -O offered "$@"
    print -rl -- $offered >>"$ANSWERS"
  fi
  builtin compadd "$@"
}

ask() {
  local line
  while IFS= read -r line <&3; do
    print -r -- "\$ $line" >>"$ANSWERS"
    BUFFER=$line CURSOR=$#line
    zle offer 2>>"$ERRORS"
  done
  exit
}

exec 3<"$TYPED"
zle -C offer list-choices _main_complete
zle -N zle-line-init ask
