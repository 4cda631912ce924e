/* A plug-in that works, built with structures of another edition of the contract: larger ones, or
 * with -DOLDER smaller ones. */
#include "layout_policy_plugin.h"

#ifdef OLDER
#define SIZE(type, last) offsetof(type, last)
#define LATER(type) \
  struct {          \
    type known;     \
  }
#else
#define SIZE(type, last) (sizeof(type) + 16)
#define LATER(type)   \
  struct {            \
    type known;       \
    double later[2];  \
  }
#endif

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t argument_count, char *error,
                  uint32_t error_size) {
  (void)arguments, (void)argument_count, (void)error, (void)error_size;
  return (void *)policy;
}

static void decide(void *instance, const layout_policy_question *question,
                   layout_policy_answer *answer) {
  static LATER(layout_policy_pane) sidebar;
  (void)instance;
  if (!LAYOUT_POLICY_HAS(question, last) || !LAYOUT_POLICY_HAS(answer, error)) return;
  sidebar.known.size = SIZE(layout_policy_pane, of);
  sidebar.known.max = layout_policy_points(300);
  sidebar.known.of = LAYOUT_POLICY_OF_ROOM; /* Unknown to an older edition, so not read. */
  sidebar.known.fraction = 0.25;
  answer->style = LAYOUT_POLICY_DOUBLE_COLUMN;
  answer->sidebar = &sidebar.known;
}

const layout_policy_plugin *layout_policy_plugin_v1(void) {
  static LATER(layout_policy_descriptor) policy;
  static const layout_policy_descriptor *const policies[] = {&policy.known};
  static LATER(layout_policy_plugin) plugin;
  policy.known.size = SIZE(layout_policy_descriptor, rules);
  policy.known.name = "edition";
  policy.known.make = make;
  policy.known.decide = decide;
  plugin.known.size = sizeof plugin;
  plugin.known.abi = LAYOUT_POLICY_ABI;
  plugin.known.name = "editions";
  plugin.known.version = "1.0";
  plugin.known.policies = policies;
  plugin.known.policy_count = 1;
  return &plugin.known;
}
