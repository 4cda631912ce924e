# Asks fish about each line, and writes down what is offered.
source $SCRIPT
while read line
    echo "\$ $line"
    complete -C $line | string replace -r '\t.*' ''
end <$TYPED >$ANSWERS 2>$ERRORS
