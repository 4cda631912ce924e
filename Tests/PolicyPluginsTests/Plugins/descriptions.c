/* A plug-in that describes itself badly: how, the compiler's `-D` says. */
#include <math.h>
#include <string.h>

#include "layout_policy_plugin.h"

#ifndef NAME
#define NAME "bad"
#endif
#ifndef POLICY
#define POLICY "policy"
#endif
#ifndef SUMMARY
#define SUMMARY "A policy."
#endif
#ifndef ABI
#define ABI LAYOUT_POLICY_ABI
#endif
#ifndef COUNT
#define COUNT 1
#endif
#ifndef DECIDE
#define DECIDE decide
#endif
#ifndef POLICY_SIZE
#define POLICY_SIZE sizeof(layout_policy_descriptor)
#endif
#ifndef TYPE
#define TYPE LAYOUT_POLICY_NUMBER
#endif
#ifndef NUMBER
#define NUMBER 1
#endif
#ifndef CHOICE
#define CHOICE "left"
#endif
#ifndef ENTRY
#define ENTRY &policy
#endif
#ifndef RESULT
#define RESULT &plugin
#endif
#ifndef EXPORT
#define EXPORT layout_policy_plugin_v1
#endif

#ifdef RULES
static const char *rules(void *instance) {
  (void)instance;
  return RULES;
}
#else
#define rules NULL
#endif

#ifdef MISSING
void nobody_defines_this(void);
#endif

static char endless[70000];

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t argument_count, char *error,
                  uint32_t error_size) {
  (void)arguments, (void)argument_count;
#ifdef REFUSES
  (void)policy;
  strncpy(error, REFUSES, error_size);
  return NULL;
#else
  (void)error, (void)error_size;
  return (void *)policy;
#endif
}

void decide(void *instance, const layout_policy_question *question, layout_policy_answer *answer);

void decide(void *instance, const layout_policy_question *question, layout_policy_answer *answer) {
  (void)instance, (void)question;
  answer->style = LAYOUT_POLICY_STACK;
}

const layout_policy_plugin *EXPORT(void);

const layout_policy_plugin *EXPORT(void) {
  static const char *const sides[] = {"left", "right"};
  static const layout_policy_parameter parameter = {
      sizeof parameter, TYPE, "side", NUMBER, CHOICE, sides, 2, 0};
  static const layout_policy_parameter *const parameters[] = {&parameter};
  static const layout_policy_descriptor policy = {
      POLICY_SIZE, 1,    POLICY, SUMMARY, NULL, parameters,
      make,        NULL, DECIDE, rules,   NULL};
  static const layout_policy_descriptor *const policies[] = {ENTRY, &policy};
  static const layout_policy_plugin plugin = {sizeof plugin, ABI, NAME, "1.0", policies, COUNT, 0};
  memset(endless, 'a', sizeof endless);
#ifdef MISSING
  nobody_defines_this();
#endif
  return RESULT;
}
