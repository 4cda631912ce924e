/* Layout policies that a host loads at run time: the contract between the two, version 1.
 *
 * A plug-in is a dynamic library that exports one function, `layout_policy_plugin_v1`. It brings
 * policies; each of them answers a question (what is known of a window) with a layout.
 *
 * The contract, in short:
 *
 * - Everything is numbers, texts and functions. A text is UTF-8, ends with a zero byte, and has at
 *   most 65,535 bytes before that. Names are kebab-case: lowercase letters and digits in groups
 *   that single hyphens join, a letter first.
 * - Nothing is said by zero. The host clears an answer before the call, and what is left zero is
 *   unsaid; each such thing then has its usual value. In a question a word of 0 is unknown, and so
 *   is a number that is NaN: every comparison with it is false, so what is unknown does not match.
 * - Words are the enumerators below. Those of questions may grow: expect numbers that you do not
 *   know, and treat them as unknown.
 * - Structures that a pointer leads to begin with their size in bytes and grow only at their end.
 *   Write `sizeof` there. Before reading a field of a question, or writing one of an answer, that a
 *   later edition of this header added, ask LAYOUT_POLICY_HAS. Lengths and frames never grow.
 * - The host calls into one plug-in from one thread at a time, though not always from the same.
 *   Plug-ins may thus keep what they answer in static memory.
 * - What an answer points to belongs to the plug-in. It must stay as it is until the host calls
 *   into the plug-in again; descriptors and what they point to, for as long as the library is
 *   loaded. What a question points to belongs to the host, and is gone when the call returns.
 * - A policy is total and deterministic: for every question there is an answer, and equal questions
 *   have equal answers, whatever was asked between. It looks at no clock, file or environment.
 *   Asked again with what its answer made of the memory, it answers the same.
 * - A plug-in must not print, exit, raise a signal, throw or unwind through a call, start threads
 *   that outlive a call, or write to descriptors of the host.
 *
 * The host refuses, as a failure of that one decision: numbers that are NaN or infinite, lengths
 * below 0, shares outside 0 to 1, a `min` above its `max`, unknown enumerators, names that are not
 * kebab-case, texts that are not UTF-8 or too long, keys that the style does not take, an answer
 * whose `size` was changed, and more than 1 MiB in all or more than 1,024 of anything.
 */
#ifndef LAYOUT_POLICY_PLUGIN_H
#define LAYOUT_POLICY_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this contract. Editions of a version differ only in the sizes of structures. */
#define LAYOUT_POLICY_ABI 1

/* Whether the structure that `pointer` leads to is large enough to have the field. */
#define LAYOUT_POLICY_HAS(pointer, field) \
  ((size_t)((const char *)(&(pointer)->field + 1) - (const char *)(pointer)) <= (pointer)->size)

/* What stands before the function that a plug-in exports. */
#if defined(__cplusplus)
#define LAYOUT_POLICY_EXPORT extern "C" __attribute__((visibility("default")))
#else
#define LAYOUT_POLICY_EXPORT __attribute__((visibility("default")))
#endif

/* -- Words ------------------------------------------------------------------------------------ */

/* A yes or no that may be unsaid or unknown, which is 0. */
enum { LAYOUT_POLICY_NO = 1, LAYOUT_POLICY_YES = 2 };

/* Kinds of device. */
enum {
  LAYOUT_POLICY_PHONE = 1,
  LAYOUT_POLICY_PAD = 2,
  LAYOUT_POLICY_MAC = 3,
  LAYOUT_POLICY_TV = 4,
  LAYOUT_POLICY_WATCH = 5,
  LAYOUT_POLICY_VISION = 6,
  LAYOUT_POLICY_CAR = 7,
  LAYOUT_POLICY_DESKTOP = 8
};

/* Operating system families. */
enum {
  LAYOUT_POLICY_IOS = 1,
  LAYOUT_POLICY_IPADOS = 2,
  LAYOUT_POLICY_MACOS = 3,
  LAYOUT_POLICY_TVOS = 4,
  LAYOUT_POLICY_WATCHOS = 5,
  LAYOUT_POLICY_VISIONOS = 6,
  LAYOUT_POLICY_ANDROID = 7,
  LAYOUT_POLICY_LINUX = 8,
  LAYOUT_POLICY_WINDOWS = 9,
  LAYOUT_POLICY_WEB = 10,
  LAYOUT_POLICY_OTHER_PLATFORM = 11
};

/* How a window shares the screen. */
enum {
  LAYOUT_POLICY_FULL_SCREEN = 1,
  LAYOUT_POLICY_SPLIT_THIRD = 2,
  LAYOUT_POLICY_SPLIT_HALF = 3,
  LAYOUT_POLICY_SPLIT_TWO_THIRDS = 4,
  LAYOUT_POLICY_SLIDE_OVER = 5,
  LAYOUT_POLICY_WINDOWED = 6
};

/* How the device or scene is held. */
enum { LAYOUT_POLICY_PORTRAIT = 1, LAYOUT_POLICY_LANDSCAPE = 2 };

/* The shape of a window: tall if it is at least as high as wide. */
enum { LAYOUT_POLICY_TALL = 1, LAYOUT_POLICY_WIDE = 2 };

/* Size classes. */
enum { LAYOUT_POLICY_COMPACT = 1, LAYOUT_POLICY_REGULAR = 2 };

/* The direction of reading. */
enum { LAYOUT_POLICY_LTR = 1, LAYOUT_POLICY_RTL = 2 };

/* Directions on the screen: of a hinge's line, or in which panes follow each other. */
enum { LAYOUT_POLICY_HORIZONTAL = 1, LAYOUT_POLICY_VERTICAL = 2 };

/* How far a foldable is open. */
enum { LAYOUT_POLICY_FLAT = 1, LAYOUT_POLICY_HALF_OPEN = 2 };

/* Panes. In a set of panes, each has the bit `1u << pane`. */
enum {
  LAYOUT_POLICY_SIDEBAR = 1,
  LAYOUT_POLICY_CONTENT = 2,
  LAYOUT_POLICY_DETAIL = 3,
  LAYOUT_POLICY_INSPECTOR = 4
};

/* Styles of a layout. */
enum {
  LAYOUT_POLICY_STACK = 1,
  LAYOUT_POLICY_DOUBLE_COLUMN = 2,
  LAYOUT_POLICY_TRIPLE_COLUMN = 3
};

/* Display modes. Those that begin with TWO are for three columns. */
enum {
  LAYOUT_POLICY_AUTOMATIC_DISPLAY = 1,
  LAYOUT_POLICY_SECONDARY_ONLY = 2,
  LAYOUT_POLICY_ONE_BESIDE_SECONDARY = 3,
  LAYOUT_POLICY_ONE_OVER_SECONDARY = 4,
  LAYOUT_POLICY_TWO_BESIDE_SECONDARY = 5,
  LAYOUT_POLICY_TWO_OVER_SECONDARY = 6,
  LAYOUT_POLICY_TWO_DISPLACE_SECONDARY = 7
};

/* How a hidden column comes back. */
enum {
  LAYOUT_POLICY_REVEAL_AUTOMATIC = 1,
  LAYOUT_POLICY_REVEAL_BESIDE = 2,
  LAYOUT_POLICY_REVEAL_OVER = 3,
  LAYOUT_POLICY_REVEAL_DISPLACE = 4
};

/* Edges of a window. Columns take leading and trailing, tabs all. */
enum {
  LAYOUT_POLICY_LEADING = 1,
  LAYOUT_POLICY_TRAILING = 2,
  LAYOUT_POLICY_TOP = 3,
  LAYOUT_POLICY_BOTTOM = 4
};

/* What a fraction is a share of: the container; what insets, margin and tabs leave of it; or the
 * container, counted from its edge on the column's side. */
enum {
  LAYOUT_POLICY_OF_CONTAINER = 1,
  LAYOUT_POLICY_OF_ROOM = 2,
  LAYOUT_POLICY_OF_EDGE = 3
};

/* Where a person may drag a column to: nowhere, between the two stops, to the nearest stop. */
enum {
  LAYOUT_POLICY_DRAG_FIXED = 1,
  LAYOUT_POLICY_DRAG_WITHIN = 2,
  LAYOUT_POLICY_DRAG_SNAPPING = 3
};

/* What becomes of a pane for which no partition is left. */
enum {
  LAYOUT_POLICY_ADAPT_HIDE = 1,
  LAYOUT_POLICY_ADAPT_LEVITATE = 2,
  LAYOUT_POLICY_ADAPT_UNDER = 3
};

/* Forms of tabs. */
enum {
  LAYOUT_POLICY_NO_TABS = 1,
  LAYOUT_POLICY_BAR = 2,
  LAYOUT_POLICY_RAIL = 3,
  LAYOUT_POLICY_DRAWER = 4
};

/* Which hinges panes keep off. */
enum {
  LAYOUT_POLICY_HINGE_NEVER = 1,
  LAYOUT_POLICY_HINGE_SEPARATING = 2,
  LAYOUT_POLICY_HINGE_OCCLUDING = 3,
  LAYOUT_POLICY_HINGE_ALWAYS = 4
};

/* Types of parameters, inputs and values. */
enum {
  LAYOUT_POLICY_NUMBER = 1,
  LAYOUT_POLICY_BOOLEAN = 2,
  LAYOUT_POLICY_TEXT = 3,
  LAYOUT_POLICY_CHOICE = 4,  /* One of a list of texts. Parameters only; its values are texts. */
  LAYOUT_POLICY_CHOICES = 5, /* Several of a list, with commas between them; likewise. */
  LAYOUT_POLICY_FIT = 6      /* How many things fit beside each other. Answers only. */
};

/* Words of a question that follow from the window's sides, and that nobody gave; a set. */
enum {
  LAYOUT_POLICY_DERIVED_ORIENTATION = 1,
  LAYOUT_POLICY_DERIVED_WIDTH_CLASS = 2,
  LAYOUT_POLICY_DERIVED_HEIGHT_CLASS = 4
};

/* Units of lengths; 0 is unsaid. */
enum {
  LAYOUT_POLICY_POINTS = 1,
  LAYOUT_POLICY_SP = 2 /* Points that are multiplied by the person's text scale. */
};

/* -- Parts ------------------------------------------------------------------------------------ */

/* A length: at least 0 and finite. Unsaid while the unit is 0. */
typedef struct layout_policy_length {
  double value;
  uint32_t unit;
  uint32_t reserved; /* 0 */
} layout_policy_length;

/* A length in points. */
static inline layout_policy_length layout_policy_points(double value) {
  layout_policy_length length;
  length.value = value;
  length.unit = LAYOUT_POLICY_POINTS;
  length.reserved = 0;
  return length;
}

/* A length that grows with the person's text. */
static inline layout_policy_length layout_policy_sp(double value) {
  layout_policy_length length = layout_policy_points(value);
  length.unit = LAYOUT_POLICY_SP;
  return length;
}

/* A rectangle in points; the origin is the window's top left corner. */
typedef struct layout_policy_frame {
  double x, y, width, height;
} layout_policy_frame;

/* A value by name: an argument, an input, or one of the app's own answers. */
typedef struct layout_policy_value {
  uint32_t size;
  uint32_t type;    /* NUMBER, BOOLEAN, TEXT; in answers also FIT */
  const char *name; /* kebab-case */
  double number;    /* of a NUMBER; of a FIT the length of one thing in points, above 0 */
  const char *text; /* of a TEXT */
  uint32_t flag;    /* of a BOOLEAN: 0 or 1 */
  uint32_t min;     /* of a FIT: the least count, also while the width is unknown */
  double gap;       /* of a FIT: points between two */
  uint32_t max;     /* of a FIT: the greatest count; 0 is none */
  uint32_t reserved;
} layout_policy_value;

/* A policy and the rule of it that decided; one step of the way to an answer. */
typedef struct layout_policy_link {
  uint32_t size;
  uint32_t reserved;
  const char *policy;   /* kebab-case */
  const char *question; /* the further question that it answers; NULL is the main one */
  const char *rule;     /* in words; NULL for code without rules */
  const char *once;     /* the key that lets the rule win once only; NULL is none */
} layout_policy_link;

/* -- Questions -------------------------------------------------------------------------------- */

/* A fold or hinge that crosses the window. */
typedef struct layout_policy_fold {
  uint32_t size;
  uint32_t axis;             /* of its line: HORIZONTAL or VERTICAL */
  uint32_t posture;          /* FLAT or HALF_OPEN */
  uint32_t separating;       /* whether its sides are two areas: NO or YES */
  uint32_t occluding;        /* whether it hides what is under it: NO or YES */
  uint32_t reserved;
  layout_policy_frame frame; /* NaN while nobody knows where it is */
} layout_policy_fold;

/* What is known of the place where an app is shown: what was given, and what follows from it. */
typedef struct layout_policy_question {
  uint32_t size;
  uint32_t idiom;       /* PHONE, ... */
  uint32_t platform;    /* IOS, ... */
  uint32_t windowing;   /* FULL_SCREEN, ... */
  uint32_t orientation; /* PORTRAIT or LANDSCAPE */
  uint32_t shape;       /* TALL or WIDE */
  uint32_t width_class; /* COMPACT or REGULAR */
  uint32_t height_class;
  double width; /* of the window or container, in points */
  double height;
  uint32_t unmeasured;  /* 1 while the window has no size yet */
  uint32_t direction;   /* LTR or RTL */
  double text_scale;    /* how much larger than usual the person reads; above 0 */
  double keyboard;      /* the height of the on-screen keyboard in points */
  double inset_top;     /* room along the edges that content keeps free, in points */
  double inset_leading; /* where reading begins */
  double inset_bottom;
  double inset_trailing;
  uint32_t os_version[4]; /* compared number by number */
  uint32_t os_version_known;
  uint32_t open_known;
  uint32_t open;         /* the panes that have something to show, a set */
  uint32_t recent_known; /* 1 where it is known which panes the person went to */
  uint32_t recent_count;
  uint32_t folds_known; /* 1 where it is known which folds there are; none is known, too */
  uint32_t fold_count;
  uint32_t model_name_count;
  uint32_t input_count;
  uint32_t spent_count;
  uint32_t showing_count;
  uint32_t last_count;
  uint32_t derived; /* which words follow from the window's sides alone: DERIVED_ORIENTATION, ... */
  uint32_t reserved;
  const uint32_t *recent;                /* panes, the newest first */
  const layout_policy_fold *const *folds;
  const char *model;                     /* the device's id in the host's catalogue, or NULL */
  const char *const *model_names;        /* every name that means it: its id, its family, ... */
  const layout_policy_value *const *inputs; /* what the app tells besides, sorted by name */
  const char *const *spent;              /* the once keys that are used up, sorted */
  const char *const *showing;            /* those that the last answer shows, sorted */
  const layout_policy_link *const *last; /* the ways to the last answer, for hysteresis */
} layout_policy_question;

/* -- Answers ---------------------------------------------------------------------------------- */

/* What is said of a pane. The detail takes `exact` to `of`, and `adapt`; others take everything. */
typedef struct layout_policy_pane {
  uint32_t size;
  uint32_t reveal;            /* how it comes back once hidden: REVEAL_AUTOMATIC, ... */
  uint32_t shown;             /* whether it shows at the start: NO or YES */
  uint32_t edge;              /* LEADING or TRAILING */
  layout_policy_length exact; /* the one width it may have; then nothing else of these */
  layout_policy_length min;
  layout_policy_length max;
  layout_policy_length ideal; /* instead of `fraction` */
  double fraction;            /* a share above 0 and below 1; 0 is unsaid */
  uint32_t of;                /* what it is a share of: OF_CONTAINER, ... */
  uint32_t drag;              /* where a person may drag it to: DRAG_FIXED, ... */
  const double *stops;        /* of `drag`: rising shares above 0 and below 1; two for WITHIN */
  uint32_t stop_count;
  uint32_t adapt;             /* without a partition: ADAPT_HIDE, ...; columns only */
  layout_policy_length clear; /* what it leaves free of the container */
  layout_policy_length under_ideal; /* of ADAPT_UNDER: the height it would like */
  uint32_t under;             /* of ADAPT_UNDER: the pane that it stands below */
  uint32_t reserved;
} layout_policy_pane;

/* How the app's main places are offered. */
typedef struct layout_policy_tabs {
  uint32_t size;
  uint32_t form;   /* NO_TABS, BAR, RAIL or DRAWER; must be said */
  uint32_t labels; /* whether names stand at the icons: NO or YES */
  uint32_t edge;   /* LEADING, TRAILING, TOP or BOTTOM */
  uint32_t reveal; /* REVEAL_AUTOMATIC, ... */
  uint32_t shown;  /* NO or YES */
  layout_policy_length ideal;
} layout_policy_tabs;

/* How far panes stay from the edges of the container at least; what is unsaid is 0. */
typedef struct layout_policy_margin {
  uint32_t size;
  uint32_t reserved;
  layout_policy_length top, leading, bottom, trailing;
} layout_policy_margin;

/* A layout, and why. The host clears it and writes its size, which must stay. Every style takes
 * `detail`, `inspector`, `tabs`, `spacing`, `margin`, `tip` and `values`, columns also the rest;
 * only three columns take `content` and the display modes that begin with TWO. */
typedef struct layout_policy_answer {
  uint32_t size;
  uint32_t style;       /* STACK, ...; must be said */
  uint32_t display;     /* AUTOMATIC_DISPLAY, ...; not beside partitions */
  uint32_t collapsible; /* whether the person may hide or reveal the sidebar: NO or YES */
  uint32_t axis;        /* HORIZONTAL for columns, VERTICAL for rows */
  uint32_t hinge;       /* HINGE_NEVER, ... */
  uint32_t partition_columns; /* how many panes have a place beside each other */
  uint32_t partition_rows;    /* and below each other; 0 is 1 */
  uint32_t priority[4]; /* the panes that stay longest, the first longest; 0 ends the list */
  layout_policy_length spacing;
  const layout_policy_pane *sidebar;
  const layout_policy_pane *content;
  const layout_policy_pane *detail;
  const layout_policy_pane *inspector;
  const layout_policy_tabs *tabs;
  const layout_policy_margin *margin;
  const char *tip; /* a tip to show, by the app's kebab-case name for it */
  const layout_policy_value *const *values; /* the app's own answers */
  uint32_t value_count;
  uint32_t unknown_count;
  const char *rule; /* what decided, in words */
  const char *once; /* a key that shows with this layout, and is spent with the next other one */
  const layout_policy_link *const *used;  /* the policies that led here, after this one */
  const char *const *unknown;  /* keys that a surer answer would have needed, as `when` has them */
  const char *const *acknowledged; /* once keys that are used up from now on */
  const char *const *kept;     /* once keys that stay showing, as what they guard is undecided */
  uint32_t used_count;
  uint32_t acknowledged_count;
  uint32_t kept_count;
  uint32_t reserved;
  const char *error; /* why there is no answer; then nothing else is read */
} layout_policy_answer;

/* -- Plug-ins --------------------------------------------------------------------------------- */

/* Something that can be chosen of a policy, with a default of its type. */
typedef struct layout_policy_parameter {
  uint32_t size;
  uint32_t type;              /* NUMBER, BOOLEAN, TEXT, CHOICE or CHOICES */
  const char *name;           /* kebab-case */
  double number;              /* the default of a NUMBER */
  const char *text;           /* the default of the types of texts */
  const char *const *choices; /* of a CHOICE or CHOICES: kebab-case texts */
  uint32_t choice_count;
  uint32_t flag; /* the default of a BOOLEAN: 0 or 1 */
} layout_policy_parameter;

/* A policy that a plug-in brings. */
typedef struct layout_policy_descriptor {
  uint32_t size;
  uint32_t parameter_count;
  const char *name;    /* kebab-case, one of its own among all policies of a host */
  const char *summary; /* what it is for, in a sentence; NULL is none */
  const char *version; /* NULL is the plug-in's */
  const layout_policy_parameter *const *parameters;

  /* Makes the policy, with a value for every parameter, in their order. Gives whatever the other
   * functions are to get, and never NULL; or NULL where a value makes no sense, with the reason in
   * `error`: a text of at most `error_size` bytes with its zero. */
  void *(*make)(const struct layout_policy_descriptor *policy,
                const layout_policy_value *const *arguments, uint32_t argument_count, char *error,
                uint32_t error_size);

  /* Frees what `make` gave. NULL where there is nothing to free. */
  void (*destroy)(void *instance);

  /* Answers a question. */
  void (*decide)(void *instance, const layout_policy_question *question,
                 layout_policy_answer *answer);

  /* The rules that the policy is, as the host's `layout-policy embed` writes them; the host then
   * decides by them itself and never calls `decide`. NULL, or giving NULL, for code. */
  const char *(*rules)(void *instance);

  const void *own; /* the plug-in's own; the host leaves it alone */
} layout_policy_descriptor;

/* What a plug-in is and brings. */
typedef struct layout_policy_plugin {
  uint32_t size;
  uint32_t abi;        /* LAYOUT_POLICY_ABI */
  const char *name;    /* kebab-case */
  const char *version; /* such as "1.0" */
  const layout_policy_descriptor *const *policies;
  uint32_t policy_count;
  uint32_t reserved;
} layout_policy_plugin;

#ifdef __cplusplus
}
#endif

/* The function that a plug-in exports. The host calls it once. (Plug-ins in Swift declare it
 * themselves.) */
#ifndef __swift__
LAYOUT_POLICY_EXPORT const layout_policy_plugin *layout_policy_plugin_v1(void);
#endif

#endif
