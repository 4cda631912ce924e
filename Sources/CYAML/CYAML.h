#ifndef LAYOUT_POLICY_KIT_CYAML_H
#define LAYOUT_POLICY_KIT_CYAML_H

#include <yaml.h>

#endif
