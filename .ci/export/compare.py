"""Asks the engine, SQLite and DuckDB what policies answer in random contexts, and compares.

`compare.py ROWS SEED WORK [FOLDER NAME...]...`: for each policy named, from the files in its folder
(`-` for those in ./policies), so many contexts. Rows are made from what the statement says of its
columns: words, numbers on both sides of every bound that stands in it, and NULL.
"""

import csv
import itertools
import json
import math
import pathlib
import random
import re
import sqlite3
import subprocess
import sys

import duckdb

NOT_ASKED = object()
# What a family stands for, and what it does not.
MODELS = [
    "ipad-mini-6", "iphone-17-pro-max", "pixel-9", "iphone-13-mini", "ipad-pro-11-m4",
    "surface-duo",
]


def tool(*arguments, text=None):
    run = subprocess.run(
        ["layout-policy", *arguments], input=text, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"layout-policy {' '.join(arguments)}: {run.stderr}{run.stdout[-500:]}")
    return run.stdout


def columns(statement):
    """The columns that the comment asks for: name, type, words."""
    found = []
    for line in statement.splitlines():
        match = re.match(r"--   (\S+(?:, \S+)*) +(text|number|integer|boolean) +(.*)", line)
        if match:
            for name in match[1].split(", "):
                words = re.findall(r"`([^`]*)`", match[3].split("; NULL")[0])
                found.append((name, match[2], words[1:] if name.startswith("input_") else words))
    return found


class Rows:
    """Random rows for the columns of one statement."""

    def __init__(self, statement, idioms, seed):
        self.random = random.Random(seed)
        self.columns = columns(statement)
        self.names = [name for name, _, _ in self.columns]
        self.idioms = idioms
        code = re.sub(r"(?m)^--.*$", "", statement)
        numbers = {float(text) for text in re.findall(r"(?<![\w.])\d+(?:\.\d+)?e0", code)}
        numbers |= {
            float(one) / float(other)
            for one, other in re.findall(r"\((\d+e0) / (\d+(?:e\d+))\)", code)
        }
        self.bounds = sorted(number for number in numbers if number < 1e13) or [600.0]
        self.texts = [
            text.replace("''", "'") for text in re.findall(r"'((?:[^']|'')*)'", code)] + ["x"]

    def near(self, number):
        return self.random.choice(
            [number, math.nextafter(number, 0), math.nextafter(number, math.inf)])

    def number(self):
        chance = self.random.random()
        if chance < 0.5:
            return self.near(self.random.choice(self.bounds))
        if chance < 0.6:
            scale = self.random.choice([1.3, 2.0, 0.8, 1.1])
            return self.near(self.random.choice(self.bounds) * scale)
        if chance < 0.75:
            return float(self.random.randint(1, 1500))
        return self.random.uniform(1, 1500)

    def value(self, name, kind, words):
        if self.random.random() < 0.18:
            return None
        if kind == "boolean":
            return self.random.random() < 0.5
        if kind == "integer":
            return self.random.choice([0, 1, 2, 10, 17])
        if kind == "text":
            return self.random.choice(words or self.texts)
        if name == "text_scale":
            return self.random.choice([1.0, 1.3, 2.0, 0.8, 1.1, self.near(1.3)])
        if name == "keyboard" or name.startswith("inset_"):
            return self.random.choice([0.0, 20.0, 100.0, 250.5, self.number()])
        if name.startswith("input_"):
            return self.random.choice([self.number(), 2.0, 7.0, 8.5, -3.0, 0.0])
        return 0.0 if self.random.random() < 0.01 else self.number()

    def row(self):
        row = {name: self.value(name, kind, words) for name, kind, words in self.columns}
        if "height" in row and row["width"] and self.random.random() < 0.1:
            row["height"] = self.near(row["width"])
        opens = [name for name in self.names if name.startswith("open_")]
        if any(row[name] is None for name in opens):
            row |= dict.fromkeys(opens)
        if row.get("fold") != "one":
            row |= {name: None for name in self.names if name.startswith("fold_")}
        if row.get("os_major", 0) is None:
            row |= {name: None for name in self.names if name.startswith("os_")}
        if "os_major" in row:
            for earlier, later in itertools.pairwise(["os_minor", "os_patch", "os_build"]):
                if row[earlier] is None:
                    row[later] = None
        if row.get("model", NOT_ASKED) is not NOT_ASKED:
            row["model"] = None
            if self.random.random() < 0.5:
                self.choose_model(row)
        return row

    def choose_model(self, row):
        """A catalogue's id gives the engine all that is not said, so all is said."""
        row["model"] = self.random.choice(MODELS)
        known = {name: (kind, words) for name, kind, words in self.columns}
        if "device" in row:
            row["device"] = self.idioms[row["model"]]
        for name in ["width", "height", "platform", "width_class", "height_class", "fold"]:
            while name in row and not row[name]:
                row[name] = self.value(name, *known[name])
        for name in ["orientation", "windowing"]:
            if name in row:
                row[name] = None
        if row.get("fold") == "one":
            row |= {
                name: self.value(name, *known[name])
                for name in self.names if name.startswith("fold_")
            }

    def context(self, row):
        """The row as a context for `eval`."""
        context = {}
        for name, value in row.items():
            if value is None or name.startswith(("os_", "open_", "fold", "inset_", "spent_")):
                continue
            name = name.removeprefix("input_") if name.startswith("input_") else name
            context[name.replace("_", "-")] = value
        if context.pop("model", None):
            context["device"] = row["model"]
        if row.get("os_major") is not None:
            parts = [row[f"os_{part}"] for part in ["major", "minor", "patch", "build"]]
            context["os-version"] = ".".join(str(part) for part in parts if part is not None)
        opens = [name for name in self.names if name.startswith("open_")]
        if opens and row[opens[0]] is not None:
            context["open"] = [name[5:] for name in opens if row[name]] or "none"
        if row.get("fold") == "none":
            context["fold"] = "none"
        elif row.get("fold") == "one":
            parts = {
                name[5:]: value
                for name, value in row.items() if name.startswith("fold_") and value is not None
            }
            # A fold of which nothing is known has a place.
            context["fold"] = parts | {"at": "10,0,0x10"}
        insets = {
            side: row[f"inset_{side}"]
            for side in ["leading", "trailing"] if row.get(f"inset_{side}")
        }
        if insets:
            context["insets"] = insets
        return context


TYPES = {"text": "VARCHAR(100)", "number": "DOUBLE", "integer": "INTEGER", "boolean": "BOOLEAN"}


def by_sqlite(statement, rows, table, work):
    """The answers of Debian's `sqlite3`, which runs the statement as it is."""
    path = work / "contexts.db"
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path)
    names = ["id", *rows.names]
    types = ["INTEGER"] + [TYPES[kind] for _, kind, _ in rows.columns]
    database.execute(
        "CREATE TABLE contexts (" + ", ".join(map(" ".join, zip(names, types))) + ")")
    marks = ", ".join("?" * len(names))
    database.executemany(f"INSERT INTO contexts VALUES ({marks})", table)
    database.commit()
    run = subprocess.run(
        ["sqlite3", "-bail", path], input=f"CREATE TABLE answers AS {statement}", text=True,
        capture_output=True, check=False)
    if run.returncode:
        sys.exit(f"sqlite3: {run.stderr}")
    database.row_factory = sqlite3.Row
    return [dict(row) for row in database.execute("SELECT * FROM answers ORDER BY id")]


def by_duckdb(statement, rows, table, work):
    path = work / "contexts.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        for row in table:
            writer.writerow("\\N" if value is None else value for value in row)
    database = duckdb.connect()
    database.execute("SET threads = 2")
    names = ["id", *rows.names]
    types = ["INTEGER"] + [TYPES[kind] for _, kind, _ in rows.columns]
    database.execute(
        "CREATE TABLE contexts (" + ", ".join(map(" ".join, zip(names, types))) + ")")
    database.execute(f"COPY contexts FROM '{path}' (FORMAT csv, HEADER false, NULLSTR '\\N')")
    database.execute(f"CREATE TABLE answers AS {statement}")
    cursor = database.execute("SELECT * FROM answers ORDER BY id")
    answered = [column[0] for column in cursor.description]
    return [dict(zip(answered, row)) for row in cursor.fetchall()]


def same(expected, found):
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is not None and found is not None and bool(expected) == bool(found)
    return expected == found


def difference(answer, found):
    """The first column in which a row differs from the engine's answer."""
    layout = answer["layout"]
    expected = {
        "rule": answer["rule"],
        "chain": " -> ".join(f"{link['policy']}/{link['rule']}" for link in answer["chain"]),
        "style": layout["style"],
    }
    for name in found:
        if name in ["display", "axis", "collapsible", "hinge", "tip"]:
            expected[name] = layout.get(name)
        elif name == "tabs":
            tabs = layout["tabs"]
            expected[name] = tabs if isinstance(tabs, str) else tabs["as"]
        elif name.startswith("value_"):
            expected[name] = layout["values"][name[6:].replace("_", "-")]
        elif name.startswith("rule_"):
            also = {
                key.replace("/", "-").replace("-", "_"): value
                for key, value in answer.get("also", {}).items()
            }
            expected[name] = also.get(name[5:], {}).get("rule")
    for name, value in expected.items():
        if not same(value, found[name]):
            return name, value, found[name]
    if layout != json.loads(found["layout"]):
        return "layout", layout, found["layout"]
    return None


def compare(name, options, work, count, seed, idioms, spent=None):
    """How many rows were compared."""
    arguments = ["--once-columns"] if spent is not None else []
    fresh = options
    if spent is not None:
        fresh = ["--policies", str(pathlib.Path(options[1]).parent / "fresh")]
    statement = tool("export", name, *fresh, "--format", "sql", *arguments)
    rows = Rows(statement, idioms, f"{seed}-{name}")
    if spent is not None and not all(f"spent_{key}" in rows.names for key in spent):
        return 0
    made = [rows.row() for _ in range(count)]
    for row in made:
        for key in row:
            if key.startswith("spent_"):
                row[key] = True if key[6:] in spent else rows.random.choice([False, None])
    lines = "".join(json.dumps(rows.context(row)) + "\n" for row in made)
    answers = [
        json.loads(line)
        for line in tool(
            "eval", name, *options, "--contexts", "-", "--format", "json", text=lines).splitlines()
    ]
    table = [(place, *row.values()) for place, row in enumerate(made)]
    for engine in [by_sqlite, by_duckdb]:
        found = engine(statement, rows, table, work)
        if len(found) != len(answers):
            sys.exit(f"{name}: {len(answers)} answers, but {len(found)} rows")
        for row, answer, one in zip(made, answers, found):
            problem = difference(answer, one)
            if problem:
                sys.exit(
                    f"{name}, {engine.__name__}: `{problem[0]}` is {problem[2]!r},"
                    f" not {problem[1]!r}\n"
                    f"context: {json.dumps(rows.context(row))}\nrow: {row}")
    return count


def main():
    count, seed, work = int(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
    idioms = {
        device["id"]: device["idiom"] for device in json.loads(tool("devices", "--format", "json"))}
    total = policies = 0
    for folder in sys.argv[4:]:
        options = [] if folder == "-" else ["--policies", folder]
        names = tool("list", *options, "--format", "names").split()
        if folder != "-":
            names = [name for name in names if (pathlib.Path(folder) / f"{name}.yaml").exists()]
        spent = None
        if folder != "-" and pathlib.Path(folder).name != "fresh":
            spent = pathlib.Path(folder).name.split("-")
        for name in names:
            rows = compare(
                name, options, work, count if spent is None else count // 4, seed, idioms, spent)
            total += rows
            policies += rows > 0
    print(f"{total} contexts of {policies} policies: SQLite and DuckDB give the engine's answers")


if __name__ == "__main__":
    main()
