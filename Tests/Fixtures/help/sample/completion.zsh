#compdef iwool-shortcuts

_iwool-shortcuts-link() {
  local -a commands
  commands=(
    'parse:refuse a link'
    'count:print many lines'
  )
  _arguments -C -s -S $common '1: :->command' '*:: :->rest'
  case $state in
    command) _describe -t commands command commands ;;
    rest)
      case $words[1] in
        parse)
          _arguments -s -S $common \
            '::the link to refuse: ' ;;
        count)
          _arguments -s -S $common \
            '(--in)--in=[the folder to count in]:FOLDER:_files -/' \
            '(--limit)--limit=[how many lines]:N: ' ;;
      esac ;;
  esac
}

_iwool-shortcuts() {
  local curcontext="$curcontext" state line
  local -a common commands
  common=(
    '(--lang)--lang=[the language of titles and menus]:LANGUAGE:(en zh-Hans zh-Hant all)'
    '(--color)--color=[when to use colours]:COLOR:(auto always never)'
    '(-q --quiet)'{-q,--quiet}'[say nothing but the product and errors]'
    '*'{-h,--help}'[print help and do nothing else]'
    '*--version[print the version and do nothing else]'
  )
  commands=(
    'echo:print what was understood'
    'link:work with links'
  )
  _arguments -C -s -S $common '1: :->command' '*:: :->rest'
  case $state in
    command) _describe -t commands command commands ;;
    rest)
      case $words[1] in
        echo)
          _arguments -s -S $common \
            '(-n --dry-run)'{-n,--dry-run}'[do nothing]' \
            '(-f --file)'{-f+,--file=}'[the file to read; - is standard input]:FILE:_files' \
            '(--format)--format=[how to print it]:FORMAT:(text json)' \
            '*--tap=[an option, a link or a widget that isn'\''t quoted]:TAP: ' \
            '(--ios-version-that-is-long)--ios-version-that-is-long=[a version: with \[marks\]]:VERSION: ' \
            ':the first word:(alpha beta)' \
            '*:the other words:_files' ;;
        link) _iwool-shortcuts-link ;;
      esac ;;
  esac
}

if [[ $funcstack[1] == _iwool-shortcuts ]]; then
  _iwool-shortcuts "$@"
else
  compdef _iwool-shortcuts iwool-shortcuts
fi
