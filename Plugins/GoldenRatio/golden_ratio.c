/* A run-time plug-in in C: two panes in the golden ratio.
 *
 * Build it with nothing but a C compiler, in this folder:
 *
 *   cc -shared -fPIC -I ../../Sources/CPolicyPlugin -o golden-ratio.so golden_ratio.c
 */
#include "layout_policy_plugin.h"

#include <stdlib.h>
#include <string.h>

static const double larger_share = 0.6180339887498949; /* (sqrt(5) - 1) / 2 */

/* What a policy was made with. */
struct golden_ratio {
  double from;         /* points from which on there are two panes */
  int sidebar_is_larger;
};

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t count, char *error,
                  uint32_t error_size) {
  static const char refusal[] = "`from` is at least 320 points, the narrowest window";
  struct golden_ratio *made;
  (void)policy;
  (void)count; /* A value for each parameter, in their order. */
  if (arguments[0]->number < 320) {
    if (sizeof refusal <= error_size) memcpy(error, refusal, sizeof refusal);
    return NULL;
  }
  made = malloc(sizeof *made);
  if (made == NULL) abort();
  made->from = arguments[0]->number;
  made->sidebar_is_larger = strcmp(arguments[1]->text, "sidebar") == 0;
  return made;
}

static void decide(void *instance, const layout_policy_question *question,
                   layout_policy_answer *answer) {
  const struct golden_ratio *policy = instance;
  static const char *const width[] = {"width"};
  static layout_policy_pane sidebar = {.size = sizeof sidebar};

  /* An unknown width is NaN, which is neither wide enough nor too narrow. */
  if (question->width >= policy->from) {
    sidebar.fraction = policy->sidebar_is_larger ? larger_share : 1 - larger_share;
    answer->style = LAYOUT_POLICY_DOUBLE_COLUMN;
    answer->display = LAYOUT_POLICY_ONE_BESIDE_SECONDARY;
    answer->sidebar = &sidebar;
    answer->rule = "golden section";
  } else {
    answer->style = LAYOUT_POLICY_STACK;
    answer->rule = "one pane";
    if (!(question->width < policy->from)) {
      answer->unknown = width;
      answer->unknown_count = 1;
    }
  }
}

static const char *const panes[] = {"detail", "sidebar"};
static const layout_policy_parameter from = {
  .size = sizeof from, .type = LAYOUT_POLICY_NUMBER, .name = "from", .number = 600};
static const layout_policy_parameter larger = {
  .size = sizeof larger, .type = LAYOUT_POLICY_CHOICE, .name = "larger", .text = "detail",
  .choices = panes, .choice_count = 2};
static const layout_policy_parameter *const parameters[] = {&from, &larger};

static const layout_policy_descriptor golden_ratio = {
  .size = sizeof golden_ratio,
  .name = "golden-ratio",
  .summary = "Two panes in the golden ratio where the window is wide enough, else a stack.",
  .parameters = parameters,
  .parameter_count = 2,
  .make = make,
  .destroy = free,
  .decide = decide};
static const layout_policy_descriptor *const policies[] = {&golden_ratio};

LAYOUT_POLICY_EXPORT const layout_policy_plugin *layout_policy_plugin_v1(void) {
  static const layout_policy_plugin plugin = {
    .size = sizeof plugin,
    .abi = LAYOUT_POLICY_ABI,
    .name = "golden-ratio",
    .version = "1.0",
    .policies = policies,
    .policy_count = 1};
  return &plugin;
}
