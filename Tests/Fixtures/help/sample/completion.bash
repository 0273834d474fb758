# bash completion for iwool-shortcuts

_iwool_shortcuts_words() {
    COMPREPLY=($(compgen -W "$1" -- "$2"))
}

_iwool_shortcuts_paths() {
    local IFS=$'\n'
    COMPREPLY=($(compgen "$1" -- "$2"))
    compopt -o filenames 2>/dev/null
}

_iwool_shortcuts() {
    local current=${COMP_WORDS[COMP_CWORD]} command="" flag="" count=0 ended="" i word
    if [[ $current == = ]]; then current=""; fi
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == = ]]; then
            continue
        elif [[ -n $flag ]]; then
            flag=""
        elif [[ -z $ended && $word == -- ]]; then
            ended=1
        elif [[ -z $ended && $word == -?* ]]; then
            case $word in
                --lang | --color | -f | --file | --format | --tap | --ios-version-that-is-long | --in | --limit) flag=$word ;;
            esac
        else
            case $command in
                '' | link) command=${command:+$command }$word ;;
                *) count=$((count + 1)) ;;
            esac
        fi
    done
    if [[ -n $flag ]]; then
        case "$command $flag" in
            'echo -f' | 'echo --file') _iwool_shortcuts_paths -f "$current" ;;
            'echo --format') _iwool_shortcuts_words 'text json' "$current" ;;
            'link count --in') _iwool_shortcuts_paths -d "$current" ;;
            *' --lang') _iwool_shortcuts_words 'en zh-Hans zh-Hant all' "$current" ;;
            *' --color') _iwool_shortcuts_words 'auto always never' "$current" ;;
        esac
        return
    fi
    if [[ -z $ended && $current == -* ]]; then
        case $command in
            'echo') _iwool_shortcuts_words '-n --dry-run -f --file --format --tap --ios-version-that-is-long --lang --color -q --quiet -h --help --version' "$current" ;;
            'link parse') _iwool_shortcuts_words '--lang --color -q --quiet -h --help --version' "$current" ;;
            'link count') _iwool_shortcuts_words '--in --limit --lang --color -q --quiet -h --help --version' "$current" ;;
            *) _iwool_shortcuts_words '--lang --color -q --quiet -h --help --version' "$current" ;;
        esac
        return
    fi
    case "$command $count" in
        ' 0') _iwool_shortcuts_words 'echo link' "$current" ;;
        'link 0') _iwool_shortcuts_words 'parse count' "$current" ;;
        'echo 0') _iwool_shortcuts_words 'alpha beta' "$current" ;;
        'echo '*) _iwool_shortcuts_paths -f "$current" ;;
    esac
}

complete -F _iwool_shortcuts iwool-shortcuts
