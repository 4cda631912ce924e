/* Policies whose answers the host must refuse, each for one reason, which is its name. */
#include <math.h>
#include <string.h>

#include "layout_policy_plugin.h"

typedef layout_policy_answer answer_t;

#define FAULT(symbol) static void symbol(answer_t *answer)
#define PANE(name) static layout_policy_pane name = {.size = sizeof name}
#define COLUMNS() answer->style = LAYOUT_POLICY_DOUBLE_COLUMN

static char endless[70000];

FAULT(unsaid) { answer->rule = "nothing"; }
FAULT(unknown_style) { answer->style = 99; }
FAULT(unknown_display) { COLUMNS(), answer->display = 8; }
FAULT(unknown_axis) { COLUMNS(), answer->axis = 4000000000u; }
FAULT(unknown_flag) { COLUMNS(), answer->collapsible = 3; }
FAULT(two_of_three) { COLUMNS(), answer->display = LAYOUT_POLICY_TWO_OVER_SECONDARY; }
FAULT(changed_size) { answer->style = LAYOUT_POLICY_STACK, answer->size = 4; }

FAULT(nan_spacing) { COLUMNS(), answer->spacing = layout_policy_points(NAN); }
FAULT(infinite_spacing) { COLUMNS(), answer->spacing = layout_policy_sp(INFINITY); }
FAULT(negative_spacing) { COLUMNS(), answer->spacing = layout_policy_points(-1); }
FAULT(unitless) { COLUMNS(), answer->spacing.value = 8; }
FAULT(unknown_unit) { COLUMNS(), answer->spacing.unit = 7; }

FAULT(nan_width) {
  PANE(pane);
  COLUMNS(), pane.ideal = layout_policy_points(NAN), answer->sidebar = &pane;
}
FAULT(min_above_max) {
  PANE(pane);
  COLUMNS(), pane.min = layout_policy_points(400), pane.max = layout_policy_points(300);
  answer->sidebar = &pane;
}
FAULT(whole_fraction) {
  PANE(pane);
  COLUMNS(), pane.fraction = 1, answer->sidebar = &pane;
}
FAULT(negative_fraction) {
  PANE(pane);
  COLUMNS(), pane.fraction = -0.5, answer->sidebar = &pane;
}
FAULT(nan_fraction) {
  PANE(pane);
  COLUMNS(), pane.fraction = NAN, answer->sidebar = &pane;
}
FAULT(exact_and_more) {
  PANE(pane);
  COLUMNS(), pane.exact = layout_policy_points(300), pane.min = pane.exact;
  answer->sidebar = &pane;
}
FAULT(base_alone) {
  PANE(pane);
  COLUMNS(), pane.of = LAYOUT_POLICY_OF_ROOM, answer->sidebar = &pane;
}
FAULT(column_on_top) {
  PANE(pane);
  COLUMNS(), pane.edge = LAYOUT_POLICY_TOP, answer->sidebar = &pane;
}
FAULT(revealed_detail) {
  PANE(pane);
  COLUMNS(), pane.reveal = LAYOUT_POLICY_REVEAL_OVER, answer->detail = &pane;
}
FAULT(sidebar_in_stack) {
  PANE(pane);
  answer->style = LAYOUT_POLICY_STACK, answer->sidebar = &pane;
}
FAULT(falling_stops) {
  static const double stops[] = {0.6, 0.4};
  PANE(pane);
  COLUMNS(), pane.drag = LAYOUT_POLICY_DRAG_WITHIN, pane.stops = stops, pane.stop_count = 2;
  answer->sidebar = &pane;
}
FAULT(under_nothing) {
  PANE(pane);
  COLUMNS(), pane.adapt = LAYOUT_POLICY_ADAPT_UNDER, answer->sidebar = &pane;
}
FAULT(pane_of_3_bytes) {
  static layout_policy_pane pane = {.size = 3};
  COLUMNS(), answer->sidebar = &pane;
}
FAULT(pane_of_4_gb) {
  static layout_policy_pane pane = {.size = 0xFFFFFFF8u};
  COLUMNS(), answer->sidebar = &pane;
}
FAULT(rows_alone) { COLUMNS(), answer->partition_rows = 2; }
FAULT(partitions_and_display) {
  COLUMNS(), answer->partition_columns = 2, answer->display = LAYOUT_POLICY_SECONDARY_ONLY;
}
FAULT(twice_first) {
  COLUMNS(), answer->priority[0] = LAYOUT_POLICY_DETAIL, answer->priority[1] = LAYOUT_POLICY_DETAIL;
}
FAULT(tabs_of_no_form) {
  static layout_policy_tabs tabs = {.size = sizeof tabs};
  COLUMNS(), answer->tabs = &tabs;
}

FAULT(shouted_tip) { COLUMNS(), answer->tip = "SIDE BAR"; }
FAULT(latin_rule) { COLUMNS(), answer->rule = "gr\xFC\xDF"; }
FAULT(steering_rule) { COLUMNS(), answer->rule = "\033[2J"; }
FAULT(endless_rule) {
  memset(endless, 'a', sizeof endless);
  COLUMNS(), answer->rule = endless;
}
FAULT(empty_once) { COLUMNS(), answer->once = ""; }
FAULT(absurd_count) {
  static const char *const none[] = {0};
  COLUMNS(), answer->unknown = none, answer->unknown_count = 4000000000u;
}
FAULT(null_entry) {
  static const char *const names[] = {"width", 0};
  COLUMNS(), answer->unknown = names, answer->unknown_count = 2;
}
FAULT(nan_value) {
  static const layout_policy_value value = {
      sizeof value, LAYOUT_POLICY_NUMBER, "grid", NAN, 0, 0, 0, 0, 0, 0};
  static const layout_policy_value *const values[] = {&value};
  COLUMNS(), answer->values = values, answer->value_count = 1;
}
FAULT(value_of_no_type) {
  static const layout_policy_value value = {sizeof value, 42, "grid", 1, 0, 0, 0, 0, 0, 0};
  static const layout_policy_value *const values[] = {&value};
  COLUMNS(), answer->values = values, answer->value_count = 1;
}
FAULT(value_twice) {
  static const layout_policy_value value = {
      sizeof value, LAYOUT_POLICY_NUMBER, "grid", 1, 0, 0, 0, 0, 0, 0};
  static const layout_policy_value *const values[] = {&value, &value};
  COLUMNS(), answer->values = values, answer->value_count = 2;
}
FAULT(null_values) { COLUMNS(), answer->value_count = 3; }
FAULT(null_unknown) { COLUMNS(), answer->unknown_count = 1; }
FAULT(null_used) { COLUMNS(), answer->used_count = 2; }
FAULT(no_words) { answer->error = ""; }
FAULT(own_words) { answer->error = "the moon is full\n"; }

static const struct fault {
  const char *name;
  void (*answer)(answer_t *answer);
} faults[] = {
    {"unsaid", unsaid},
    {"unknown-style", unknown_style},
    {"unknown-display", unknown_display},
    {"unknown-axis", unknown_axis},
    {"unknown-flag", unknown_flag},
    {"two-of-three", two_of_three},
    {"changed-size", changed_size},
    {"nan-spacing", nan_spacing},
    {"infinite-spacing", infinite_spacing},
    {"negative-spacing", negative_spacing},
    {"unitless", unitless},
    {"unknown-unit", unknown_unit},
    {"nan-width", nan_width},
    {"min-above-max", min_above_max},
    {"whole-fraction", whole_fraction},
    {"negative-fraction", negative_fraction},
    {"nan-fraction", nan_fraction},
    {"exact-and-more", exact_and_more},
    {"base-alone", base_alone},
    {"column-on-top", column_on_top},
    {"revealed-detail", revealed_detail},
    {"sidebar-in-stack", sidebar_in_stack},
    {"falling-stops", falling_stops},
    {"under-nothing", under_nothing},
    {"pane-of-3-bytes", pane_of_3_bytes},
    {"pane-of-4-gb", pane_of_4_gb},
    {"rows-alone", rows_alone},
    {"partitions-and-display", partitions_and_display},
    {"twice-first", twice_first},
    {"tabs-of-no-form", tabs_of_no_form},
    {"shouted-tip", shouted_tip},
    {"latin-rule", latin_rule},
    {"steering-rule", steering_rule},
    {"endless-rule", endless_rule},
    {"empty-once", empty_once},
    {"absurd-count", absurd_count},
    {"null-entry", null_entry},
    {"nan-value", nan_value},
    {"value-of-no-type", value_of_no_type},
    {"value-twice", value_twice},
    {"null-values", null_values},
    {"null-unknown", null_unknown},
    {"null-used", null_used},
    {"no-words", no_words},
    {"own-words", own_words},
};

enum { count = sizeof faults / sizeof *faults };

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t argument_count, char *error,
                  uint32_t error_size) {
  (void)arguments, (void)argument_count, (void)error, (void)error_size;
  return (void *)policy;
}

static void decide(void *instance, const layout_policy_question *question, answer_t *answer) {
  const layout_policy_descriptor *policy = instance;
  (void)question;
  ((const struct fault *)policy->own)->answer(answer);
}

const layout_policy_plugin *layout_policy_plugin_v1(void) {
  static layout_policy_descriptor policies[count];
  static const layout_policy_descriptor *pointers[count];
  static const layout_policy_plugin plugin = {
      sizeof plugin, LAYOUT_POLICY_ABI, "answers", "1.0", pointers, count, 0};
  int index;
  for (index = 0; index < count; index++) {
    layout_policy_descriptor *policy = &policies[index];
    policy->size = sizeof *policy;
    policy->name = faults[index].name;
    policy->make = make;
    policy->decide = decide;
    policy->own = &faults[index];
    pointers[index] = policy;
  }
  return &plugin;
}
