/* A policy for each way to go wrong. Those whose name begins with `make-` go wrong as they are made,
 * the others when they decide, but only about windows that are FAULTY_WIDTH wide. Compiled with
 * `-DAT_START=do_...`, the library goes wrong as it is loaded. */
#define _GNU_SOURCE
#include "layout_policy_plugin.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

#define FAULTY_WIDTH 777

static volatile int *volatile nowhere;
static volatile int sink;

static void do_null(void) { *nowhere = 1; }
static void do_abort(void) { abort(); }
static void do_illegal(void) { __builtin_trap(); }
static void do_exit0(void) { exit(0); }
static void do_exit3(void) { _exit(3); }

static void do_overflow(void) {
  volatile char room[4096];
  room[0] = (char)sink;
  if (!sink) do_overflow();
  sink = room[0];
}

static void do_hang(void) {
  for (;;) sink++;
}

/* Answers rightly, after much noise. */
static void do_print(void) {
  char noise[1024];
  memset(noise, '.', sizeof noise);
  for (int n = 0; n < 2048; n++) {
    fwrite(noise, 1, sizeof noise, stdout);
    fwrite(noise, 1, sizeof noise, stderr);
  }
}

/* Answers rightly, without its standard streams. */
static void do_close(void) {
  for (int descriptor = 0; descriptor <= 20; descriptor++) close(descriptor);
}

/* Writes what is no answer wherever it can. */
static void do_scribble(void) {
  char nonsense[64];
  memset(nonsense, 'x', sizeof nonsense);
  for (int descriptor = 0; descriptor < 1024; descriptor++) {
    if (write(descriptor, nonsense, sizeof nonsense) < 0) continue;
  }
}

/* Closes the way to the host, and goes on for ever. */
static void do_cut(void) {
  for (int descriptor = 0; descriptor < 1024; descriptor++) {
    shutdown(descriptor, SHUT_RDWR);
    close(descriptor);
  }
  for (;;) pause();
}

static void *work(void *nothing) {
  for (;;) pause();
  return nothing;
}

/* Answers rightly, and leaves a thread behind. */
static void do_thread(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
}

/* Leaves a process behind that holds all descriptors open, and crashes. */
static void do_fork(void) {
  if (fork() == 0) {
    for (int n = 0; n < 200; n++) usleep(10000);
    _exit(0);
  }
  *nowhere = 1;
}

#ifdef AT_START
__attribute__((constructor)) static void start(void) { AT_START(); }
#endif

static const struct fault {
  const char *name;
  void (*deed)(void);
} faults[] = {
  {"null", do_null},           {"abort", do_abort},       {"illegal", do_illegal},
  {"overflow", do_overflow},   {"exit0", do_exit0},       {"exit3", do_exit3},
  {"hang", do_hang},           {"print", do_print},       {"close", do_close},
  {"scribble", do_scribble},   {"cut", do_cut},           {"thread", do_thread},
  {"fork", do_fork},           {"make-null", do_null},    {"make-abort", do_abort},
  {"make-exit0", do_exit0},    {"make-exit3", do_exit3},  {"make-hang", do_hang},
  {"make-print", do_print},    {"make-close", do_close},   {"wordy", do_thread},
};

enum { FAULTS = sizeof faults / sizeof *faults };

static void *make(const layout_policy_descriptor *policy,
                  const layout_policy_value *const *arguments, uint32_t argument_count,
                  char *error, uint32_t error_size) {
  const struct fault *fault = policy->own;
  (void)arguments, (void)argument_count, (void)error, (void)error_size;
  if (strncmp(fault->name, "make-", 5) == 0) fault->deed();
  return (void *)fault;
}

static void decide(void *instance, const layout_policy_question *question,
                   layout_policy_answer *answer) {
  const struct fault *fault = instance;
  if (question->width == FAULTY_WIDTH) fault->deed();
  if (strcmp(fault->name, "wordy") == 0) {
    static char words[50001];
    memset(words, 'w', sizeof words - 1);
    answer->rule = words;
  }
  answer->style = question->width >= 600 ? LAYOUT_POLICY_DOUBLE_COLUMN : LAYOUT_POLICY_STACK;
}

const layout_policy_plugin *layout_policy_plugin_v1(void) {
  static layout_policy_descriptor descriptors[FAULTS];
  static const layout_policy_descriptor *policies[FAULTS];
  static const layout_policy_plugin plugin = {
    .size = sizeof plugin, .abi = LAYOUT_POLICY_ABI, .name = "faults", .version = "1.0",
    .policies = policies, .policy_count = FAULTS,
  };
  for (int index = 0; index < FAULTS; index++) {
    descriptors[index] = (layout_policy_descriptor){
      .size = sizeof descriptors[index], .name = faults[index].name, .make = make,
      .decide = decide, .own = &faults[index],
    };
    policies[index] = &descriptors[index];
  }
  return &plugin;
}
