/* Reads the events of a YAML file and forgets them: the least that any reader with libyaml does. */
#include <stdio.h>
#include <yaml.h>

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (file == NULL) return 66;
  yaml_parser_t parser;
  yaml_event_t event;
  if (!yaml_parser_initialize(&parser)) return 74;
  yaml_parser_set_input_file(&parser, file);
  for (int is_done = 0; !is_done;) {
    if (!yaml_parser_parse(&parser, &event)) return 2;
    is_done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
  return 0;
}
