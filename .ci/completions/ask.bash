# The start-up file of the bash that is asked: types nothing itself, writes down what is offered.
PS1=
source "$SCRIPT"
offer() {
  _layout_policy "$@"
  printf '%s\n' "\$ $COMP_LINE" "${COMPREPLY[@]}" >>"$ANSWERS"
} 2>>"$ERRORS"
complete -F offer layout-policy
