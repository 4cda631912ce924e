"""Writes random policies into a folder: `policies.py FOLDER COUNT SEED`.

They stand in `fresh`, and once more in a folder for each set of spent `once` keys, where rules with
these keys cannot match.
"""

import decimal
import json
import pathlib
import random
import sys

IDIOMS = ["phone", "pad", "mac", "tv", "watch", "vision", "car", "desktop"]
PLATFORMS = ["ios", "ipados", "macos", "android", "linux", "web", "other"]
WINDOWING = ["full-screen", "split-half", "slide-over", "windowed"]
MODELS = ["ipad-mini-6", "iphone-17-pro-max", "pixel-9", "ipad-pro-11", "iphone-13-mini"]
PANES = ["sidebar", "content", "detail", "inspector"]
KEYS = ["k0", "k1"]
DISPLAYS = ["automatic", "secondary-only", "one-beside-secondary", "one-over-secondary"]
OUTPUTS = {
    "columns": {"type": "number", "default": 2.5}, "mood": {"of": ["calm", "loud"]},
    "legend": {"type": "boolean", "default": True}, "title": {"type": "text", "default": "it's"},
}
INPUTS = {
    "focus": {"type": "boolean", "default": False},
    "select": {"type": "boolean"},
    "zoom": {"type": "number", "default": 1},
    "row-count": {"type": "number"},
    "split": {"of": ["automatic", "never", "table"]},
    "role": {"type": "text"},
    "tier": {"type": "text", "default": "it's"},
}
TEXTS = ["it's", "naïve -- ; \U0001f600", "admin", "a;b", "100%_"]
RULE_NAMES = [
    "it's '' quoted", "DROP TABLE contexts; --", "naïve \U0001f642", 'say "wide"', "/* x */",
    "otherwise else", "NULL", "a | b", "it\u2019s", "$1 ?", "{x}", "%s", "--",
]


class Plain(str):
    """Text that YAML takes without quotes."""


def yaml(value):
    """The value in YAML's flow style."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {yaml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(yaml(item) for item in value) + "]"
    if isinstance(value, Plain):
        return value
    return json.dumps(value, ensure_ascii=False)


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def length(self):
        pick = self.random.choice
        return pick(
            [320, 480, 600, 640, 744, 840, 1024, 599.5, 599.999, 0.1, 0.3, 2638.11980724,
             1e-9, 1000000000000, round(self.random.uniform(1, 2000), pick([0, 1, 2, 3, 7, 12]))])

    def range(self, numbers, sp=False):
        low, high = sorted(self.random.sample(numbers, 2)) if len(set(numbers)) > 1 else (1, 2)
        unit = "sp" if sp else ""
        low, high = f"{number(low)}{unit}", f"{number(high)}{unit}"
        return Plain(self.random.choice(
            [f"{low}...", f"..<{high}", f"...{high}", f"{low}..<{high}", f"{low}...{high}"]))

    def lengths(self):
        numbers = {self.length() for _ in range(4)} | {600, 840}
        return self.range(sorted(numbers), sp=self.chance(30))

    def some(self, words):
        count = self.random.choice([1, 1, 2, 3])
        chosen = self.random.sample(words, count)
        return chosen[0] if count == 1 else chosen

    def version(self):
        pick = self.random.choice

        def one():
            return [pick([1, 10, 17])] + [pick([0, 1, 2, 10]) for _ in range(pick([0, 0, 1, 2, 3]))]

        def order(parts):
            return (parts + [0] * 3)[:4]

        low, high = sorted([one(), one()], key=order)
        is_range = order(low) < order(high)
        low, high = ".".join(map(str, low)), ".".join(map(str, high))
        forms = [f"{low}...", f"..<{high}", f"...{high}"]
        return Plain(pick(forms + [f"{low}..<{high}", f"{low}...{high}"] if is_range else forms))

    def fold(self):
        if self.chance(25):
            return "none"
        parts = {
            "axis": self.random.choice(["horizontal", "vertical"]),
            "posture": self.random.choice(["flat", "half-open"]),
            "separating": self.chance(50), "occluding": self.chance(50),
        }
        names = self.random.sample(sorted(parts), self.random.choice([1, 1, 2, 3]))
        return {name: parts[name] for name in names}

    def leaf(self, keys):
        key = self.random.choice(keys)
        pick = self.random.choice
        value = {
            "width": self.lengths, "height": self.lengths, "smaller-side": self.lengths,
            "keyboard": lambda: self.range([0.5, 100, 250, 336.5, 0.1]),
            "aspect": lambda: pick(
                [Plain("16/9..."), Plain("..<1.78"), Plain("1...1.5"), Plain("0.3..<4/3")]),
            "text-scale": lambda: self.range([0.8, 1, 1.1, 1.3, 2]),
            "device": lambda: self.some(IDIOMS), "platform": lambda: self.some(PLATFORMS),
            "windowing": lambda: self.some(WINDOWING), "model": lambda: self.some(MODELS),
            "width-class": lambda: pick(["compact", "regular"]),
            "height-class": lambda: pick(["compact", "regular"]),
            "shape": lambda: pick(["tall", "wide"]),
            "orientation": lambda: pick(["portrait", "landscape"]),
            "direction": lambda: pick(["ltr", "rtl"]), "os-version": self.version,
            "open": lambda: self.some(PANES), "fold": self.fold,
            "focus": lambda: self.chance(50), "select": lambda: self.chance(50),
            "zoom": lambda: pick([2, self.range([0.5, 1, 1.7, 3])]),
            "row-count": lambda: pick([7, [7, 8.5], self.range([-3, 0, 2.5, 100])]),
            "split": lambda: self.some(["automatic", "never", "table"]),
            "role": lambda: self.some(TEXTS), "tier": lambda: self.some(TEXTS),
        }[key]()
        return {key: value}

    def condition(self, keys, depth=0):
        """What `when` holds."""
        whole = {}
        for _ in range(self.random.choice([1, 1, 2, 3])):
            kind = self.random.random()
            if kind < 0.65 or depth > 2:
                whole.update(self.leaf(keys))
            elif kind < 0.78:
                whole["not"] = self.condition(keys, depth + 1)
            else:
                word = "any" if kind < 0.92 else "all"
                whole[word] = [
                    self.condition(keys, depth + 1) for _ in range(self.random.choice([2, 2, 3]))]
        return whole

    def pane(self):
        return self.random.choice(
            [320, Plain("240sp"), {"min": 180, "max": Plain("280.5"), "fraction": 0.25},
             {"shown": False, "ideal": 300}])

    def layout(self):
        style = self.random.choice(["stack", "double-column", "double-column", "triple-column"])
        layout = {"style": style}
        if style != "stack":
            if self.chance(20):
                layout["partitions"] = self.random.choice([1, 2])
            elif self.chance(70):
                layout["display"] = self.random.choice(
                    DISPLAYS + (["two-beside-secondary"] if style == "triple-column" else []))
            if self.chance(40):
                layout["sidebar"] = self.pane()
            if self.chance(20):
                layout["collapsible"] = False
            if self.chance(20):
                layout["axis"] = self.random.choice(["horizontal", "vertical"])
        return layout

    def rules(self, count, keys, outcomes):
        names = self.random.sample(RULE_NAMES, min(count, len(RULE_NAMES)))
        rules = []
        for name in names:
            rule = {"name": name}
            if self.chance(20):
                rule["once"] = self.random.choice(KEYS)
            if self.chance(95):
                rule["when"] = self.condition(keys)
            rule.update(self.random.choice(outcomes)())
            rules.append(rule)
        return rules

    def policy(self, used):
        keys = self.random.sample(
            [
                "width", "height", "smaller-side", "aspect", "text-scale", "keyboard", "device",
                "platform", "windowing", "model", "width-class", "height-class", "shape",
                "orientation", "direction", "os-version", "open", "fold", *INPUTS],
            self.random.choice([3, 5, 8, 12])) + ["width"]
        outcomes = [lambda: {"layout": self.layout()}] * 2
        if used:
            outcomes.append(lambda: {"use": self.random.choice(used)})
        return {
            "version": Plain("1"), "inputs": INPUTS, "outputs": OUTPUTS,
            "hysteresis": self.random.choice([0, 16]),
            "rules": self.rules(self.random.choice([1, 2, 4, 8]), keys, outcomes),
            "otherwise": self.random.choice(outcomes)(),
        }, keys

    def further(self, policy, keys, names):
        """Asks further questions about keys that no main question says."""
        says = {
            "navigation": [
                lambda: {"layout": {"tabs": self.random.choice(["bar", "rail", "none"])}},
                lambda: {"layout": {"tabs": {"as": "drawer", "shown": False}}},
                lambda: {"use": "places"}],
            "looks": [
                lambda: {"layout": {"values": {
                    "columns": {"fit": 163, "gap": 7, "min": 2, "max": 4}}}},
                lambda: {"layout": {"values": {"columns": {"fit": 0.1}, "mood": "loud"}}},
                lambda: {"layout": {"values": {
                    "legend": False, "title": self.random.choice(TEXTS)}}}],
            "reading": [
                lambda: {"layout": {"detail": {"max": Plain("720sp")}}},
                lambda: {"layout": {"detail": {"min": 300}}}],
            "help": [
                lambda: {"layout": {"tip": "first-tip"}},
                lambda: {"layout": {"spacing": 8, "margin": 12}}],
            "about": [
                lambda: {"layout": {"inspector": self.pane()}},
                lambda: {"layout": {"hinge": "never"}},
                lambda: {"layout": {"priority": ["sidebar", "detail"]}}],
        }
        policy["also"] = {}
        for name in self.random.sample(names, self.random.randint(1, len(names))):
            question = {"rules": self.rules(self.random.choice([1, 2, 3]), keys, says[name])}
            if self.chance(60):
                question["otherwise"] = self.random.choice(says[name])()
            policy["also"][name] = question


def number(value):
    """The number without an exponent, which ranges do not take."""
    return format(decimal.Decimal(repr(value)), "f").removesuffix(".0")


def write(path, policy, without=()):
    def rule(one):
        if one.get("once") not in without:
            return one
        never = {"all": [{"width": Plain("..<1")}, {"width": Plain("2...")}]}
        rest = {key: value for key, value in one.items() if key not in ("once", "when")}
        return {"name": rest.pop("name"), "when": never, **rest}

    def question(one):
        return {key: [rule(item) for item in value] if key == "rules" else value
                for key, value in one.items()}

    copy = question(policy)
    if "also" in copy:
        copy["also"] = {name: question(one) for name, one in copy["also"].items()}
    path.write_text("".join(f"{key}: {yaml(value)}\n" for key, value in copy.items()))


def main():
    folder, count, seed = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    spendings = {"fresh": [], "k0": ["k0"], "k1": ["k1"], "k0-k1": KEYS}
    policies = {}
    for place in range(count):
        writer = Writer(f"{seed}-{place}")
        # The first third asks no further question; the second uses the first, the third both.
        third = place * 3 // count
        used = [f"p{other:02}" for other in range(count) if other * 3 // count < third]
        policy, keys = writer.policy(used + ["double-column", "pad-only", "fixed-width"])
        if third > 0:
            names = ["navigation", "looks"] if third == 1 else ["reading", "help", "about"]
            writer.further(policy, keys, names)
        policies[f"p{place:02}"] = policy
    writer = Writer(seed)
    places = [{"layout": {"tabs": "bar"}}, {"layout": {"tabs": "rail"}}]
    policies["places"] = {
        "version": Plain("1"), "rules": writer.rules(3, ["width", "shape"], [lambda: places[0]]),
        "otherwise": places[1],
    }
    for name, without in spendings.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for policy in policies:
            write(folder / name / f"{policy}.yaml", policies[policy], without)


if __name__ == "__main__":
    main()
