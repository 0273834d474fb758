# fish completion for iwool-shortcuts

# Whether the words so far call this command, with so many arguments behind it.
function __iwool_shortcuts_at --argument-names command minimum maximum
    set -l words (commandline -opc)
    set -l called
    set -l count 0
    set -l is_value no
    set -l has_ended no
    for word in $words[2..-1]
        if test $is_value = yes
            set is_value no
        else if test $has_ended = no; and string match -q -- -- $word
            set has_ended yes
        else if test $has_ended = no; and string match -q -- '-?*' $word
            contains -- $word --lang --color -f --file --format --tap --ios-version-that-is-long --in --limit
            and set is_value yes
        else if contains -- "$called" '' link
            set -a called $word
        else
            set count (math $count + 1)
        end
    end
    test "$called" = "$command"; or return 1
    test -z "$minimum"; or test $count -ge $minimum; or return 1
    test -z "$maximum"; or test $count -le $maximum
end

complete -c iwool-shortcuts -f
complete -c iwool-shortcuts -l lang -x -a 'en zh-Hans zh-Hant all' -d 'the language of titles and menus'
complete -c iwool-shortcuts -l color -x -a 'auto always never' -d 'when to use colours'
complete -c iwool-shortcuts -s q -l quiet -d 'say nothing but the product and errors'
complete -c iwool-shortcuts -s h -l help -d 'print help and do nothing else'
complete -c iwool-shortcuts -l version -d 'print the version and do nothing else'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'\'' -a echo -d 'print what was understood'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'\'' -a link -d 'work with links'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'link\'' -a parse -d 'refuse a link'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'link\'' -a count -d 'print many lines'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'echo\'' -s n -l dry-run -d 'do nothing'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'echo\'' -s f -l file -r -F -d 'the file to read; - is standard input'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'echo\'' -l format -x -a 'text json' -d 'how to print it'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'echo\'' -l tap -x -d 'an option, a link or a widget that isn\'t quoted'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'echo\'' -l ios-version-that-is-long -x -d 'a version: with [marks]'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'echo\' 0 0' -a 'alpha beta' -d 'the first word'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'echo\' 1' -F -d 'the other words'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'link count\'' -l in -x -a '(__fish_complete_directories)' -d 'the folder to count in'
complete -c iwool-shortcuts -n '__iwool_shortcuts_at \'link count\'' -l limit -x -d 'how many lines'
