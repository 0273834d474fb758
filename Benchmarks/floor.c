/* The floor of showing one configuration: read the file, go through every event of libyaml, print a line. */
#include <stdio.h>
#include <yaml.h>

int main(int count, char **arguments) {
    if (count != 2) return 2;
    FILE *file = fopen(arguments[1], "rb");
    if (file == NULL) return 2;
    yaml_parser_t parser;
    if (!yaml_parser_initialize(&parser)) return 2;
    yaml_parser_set_input_file(&parser, file);
    int is_over = 0;
    while (!is_over) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) return 1;
        is_over = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    fclose(file);
    puts("fine");
    return 0;
}
