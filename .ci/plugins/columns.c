/* Two columns where the width class is regular, else a stack: what the built-in `double-column`
 * decides, for comparing the time that both take. */
#include "layout_policy_plugin.h"

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t argument_count, char *error,
                  uint32_t error_size) {
  (void)arguments, (void)argument_count, (void)error, (void)error_size;
  return (void *)policy;
}

static void decide(void *instance, const layout_policy_question *question,
                   layout_policy_answer *answer) {
  (void)instance;
  answer->style = LAYOUT_POLICY_STACK;
  answer->rule = "otherwise";
  if (question->width_class != LAYOUT_POLICY_REGULAR) return;
  answer->style = LAYOUT_POLICY_DOUBLE_COLUMN;
  answer->display = LAYOUT_POLICY_ONE_BESIDE_SECONDARY;
  if (question->idiom == LAYOUT_POLICY_PHONE && question->shape == LAYOUT_POLICY_WIDE) {
    answer->rule = "phone sideways";
  } else if (question->shape == LAYOUT_POLICY_TALL) {
    answer->rule = "tall";
    answer->display = LAYOUT_POLICY_SECONDARY_ONLY;
  } else {
    answer->rule = "wide";
  }
}

static const layout_policy_descriptor columns = {
    sizeof columns, 0, "columns", "Two columns where the width class is regular.", NULL,
    NULL, make, NULL, decide, NULL, NULL};

static const layout_policy_descriptor *const policies[] = {&columns};

static const layout_policy_plugin plugin = {
    sizeof plugin, LAYOUT_POLICY_ABI, "bench", "1.0", policies, 1, 0};

const layout_policy_plugin *layout_policy_plugin_v1(void) { return &plugin; }
