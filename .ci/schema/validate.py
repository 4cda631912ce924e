"""Holds files against the schemas: validate.py SCHEMAS CASES BEYOND.

SCHEMAS has policy.json, tests.json and scenario.json. CASES has a folder for each fixture, with its
files as JSON: those below `refused` must be refused, unless BEYOND names the fixture, all others
accepted."""

import json
import pathlib
import sys

import jsonschema
from jsonschema.exceptions import best_match

schemas, cases, beyond = (pathlib.Path(argument) for argument in sys.argv[1:])
validators = {}
for kind in ["policy", "tests", "scenario"]:
    schema = json.loads((schemas / f"{kind}.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    validators[kind] = jsonschema.Draft7Validator(schema)

excused = {}
for line in beyond.read_text().splitlines():
    if line and not line.startswith("#"):
        name, reason = (part.strip() for part in line.split("|"))
        assert reason and name not in excused, f"{beyond}: {line}"
        excused[name] = reason


def kind_of(file):
    name = file.name.removesuffix(".json").rsplit(".", 1)[0]
    return "tests" if name.endswith(".test") else (
        "scenario" if name.endswith(".scenario") else "policy")


def problem(file):
    error = best_match(validators[kind_of(file)].iter_errors(json.loads(file.read_text())))
    return error and f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"


faults = []
counts = dict.fromkeys(["shipped", "accepted", "doubtful", "refused", "beyond a schema"], 0)
for fixture in sorted(cases.glob("*/*")):
    problems = {file.name: problem(file) for file in sorted(fixture.glob("*.json"))}
    problems = {name: text for name, text in problems.items() if text}
    if fixture.parent.name != "refused":
        faults += [f"{fixture.name}: {name}{text}" for name, text in problems.items()]
        counts[fixture.parent.name] += len(list(fixture.glob("*.json")))
    elif excused.pop(fixture.name, None):
        if problems:
            faults.append(f"{fixture.name}: refused after all; take it from {beyond}")
        counts["beyond a schema"] += 1
    else:
        if not problems:
            faults.append(f"{fixture.name}: not refused; if no schema can, say why in {beyond}")
        counts["refused"] += 1
faults += [f"{name}: no such fixture, but it stands in {beyond}" for name in excused]
if min(counts.values()) == 0:
    faults.append("there is nothing to validate")
print("\n".join(faults), file=sys.stderr, end="\n" if faults else "")
print(", ".join(f"{count} {what}" for what, count in counts.items()))
sys.exit(bool(faults))
