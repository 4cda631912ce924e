/* A plug-in in order: it takes arguments, shows a tip once, and keeps its rule near a threshold. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout_policy_plugin.h"

struct wide {
  double from;
  int tips;
  layout_policy_pane sidebar;
};

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t argument_count, char *error,
                  uint32_t error_size) {
  struct wide *wide;
  (void)policy, (void)argument_count;
  if (arguments[0]->number < 1) {
    snprintf(error, error_size, "`from` of %g is no width", arguments[0]->number);
    return NULL;
  }
  wide = calloc(1, sizeof *wide);
  if (!wide) return NULL;
  wide->from = arguments[0]->number;
  wide->tips = (int)arguments[1]->flag;
  wide->sidebar.size = sizeof wide->sidebar;
  wide->sidebar.edge = strcmp(arguments[2]->text, "leading") ? LAYOUT_POLICY_TRAILING : 0;
  return wide;
}

static int is_among(const char *name, const char *const *names, uint32_t count) {
  uint32_t index;
  for (index = 0; index < count; index++) {
    if (!strcmp(name, names[index])) return 1;
  }
  return 0;
}

static void decide(void *instance, const layout_policy_question *question,
                   layout_policy_answer *answer) {
  static const char *const width[] = {"width"};
  struct wide *wide = instance;
  double from = wide->from;
  if (question->last_count && question->last[0]->rule && !strcmp(question->last[0]->rule, "wide")) {
    from -= 16;
  }
  answer->style = LAYOUT_POLICY_STACK;
  answer->rule = "narrow";
  if (question->width != question->width) {
    answer->unknown = width;
    answer->unknown_count = 1;
  }
  if (question->width >= from) {
    answer->style = LAYOUT_POLICY_DOUBLE_COLUMN;
    answer->rule = "wide";
    answer->sidebar = &wide->sidebar;
    if (wide->tips && !is_among("hello", question->spent, question->spent_count)) {
      answer->tip = answer->once = "hello";
    }
  }
}

const layout_policy_plugin *layout_policy_plugin_v1(void) {
  static const char *const edges[] = {"leading", "trailing"};
  static const layout_policy_parameter from = {
      sizeof from, LAYOUT_POLICY_NUMBER, "from", 800, NULL, NULL, 0, 0};
  static const layout_policy_parameter tips = {
      sizeof tips, LAYOUT_POLICY_BOOLEAN, "tips", 0, NULL, NULL, 0, 0};
  static const layout_policy_parameter edge = {
      sizeof edge, LAYOUT_POLICY_CHOICE, "edge", 0, "leading", edges, 2, 0};
  static const layout_policy_parameter *const parameters[] = {&from, &tips, &edge};
  static const layout_policy_descriptor policy = {
      sizeof policy, 3,    "wide-enough", "Two columns from a width on.", "2.0", parameters,
      make,          free, decide,        NULL,                           NULL};
  static const layout_policy_descriptor *const policies[] = {&policy};
  static const layout_policy_plugin plugin = {
      sizeof plugin, LAYOUT_POLICY_ABI, "sound", "1.0", policies, 1, 0};
  return &plugin;
}
