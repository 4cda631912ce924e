/* A policy that answers differently each time it is asked. */
#include "layout_policy_plugin.h"

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t argument_count, char *error,
                  uint32_t error_size) {
  (void)arguments, (void)argument_count, (void)error, (void)error_size;
  return (void *)policy;
}

static void decide(void *instance, const layout_policy_question *question,
                   layout_policy_answer *answer) {
  static unsigned random = 1;
  (void)instance, (void)question;
  random = random * 1103515245u + 12345u;
  answer->style = LAYOUT_POLICY_STACK;
  answer->spacing = layout_policy_points((random >> 16) % 8);
}

const layout_policy_plugin *layout_policy_plugin_v1(void) {
  static const layout_policy_descriptor policy = {
      sizeof policy, 0, "lawless", NULL, NULL, NULL, make, NULL, decide, NULL, NULL};
  static const layout_policy_descriptor *const policies[] = {&policy};
  static const layout_policy_plugin plugin = {
      sizeof plugin, LAYOUT_POLICY_ABI, "lawless", "1.0", policies, 1, 0};
  return &plugin;
}
