#!/usr/bin/env python3
"""Tables and numbers in documents that are made from the program's data.

    tools/tables.py [PROGRAM]            # writes them; PROGRAM is build/release/longwood if not given
    tools/tables.py --check [PROGRAM]    # status 1 if a document holds another table than the program's data give

A table is between the lines `<!-- table: NAME [WORD...] -->` and `<!-- end of table -->`; the name is that of a function below,
which gets the words. The number in "plays N games of patience" is that of the games.
"""

import json
import math
import re
import subprocess
import sys
from pathlib import Path

from plans import plan_of

ROOT = Path(__file__).resolve().parents[1]
NUMBER = re.compile(r"(?<=plays )\d+(?= games of patience)")
BLOCK = re.compile(r"(<!-- table: ([a-z_]+)((?: [a-z:-]+)*) -->\n).*?(<!-- end of table -->)", re.DOTALL)


def objects(program: str, *arguments: str) -> list[dict]:
    done = subprocess.run([program, *arguments, "--json"], check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def share(odds: dict) -> str:
    """An interval in percent, rounded outwards; one that ends below 100 % has places enough to show it."""
    low, high = 100 * odds["low"], 100 * odds["high"]
    places = 1 if high - low >= 0.5 else 2
    while True:
        unit = 10**places
        bottom = math.floor(low * unit + 1e-6) / unit
        top = math.ceil(high * unit - 1e-6) / unit
        if top < 100 or odds["high"] >= 1:
            break
        places += 1
    return f"{bottom:.{places}f} % or more" if top >= 100 else f"{bottom:.{places}f} to {top:.{places}f} %"


def published(program: str) -> dict[tuple[str, str, str], dict]:
    """Published shares by game, rule set and knowledge; a rule set with other choices is called "canfield+corner=from-base"."""
    found: dict[tuple[str, str, str], dict] = {}
    for odds in objects(program, "odds"):
        rules = "+".join([odds["set"], *odds.get("options", "").split()])
        found.setdefault((odds["game"], rules, odds["knowledge"]), odds)
    return found


def known(program: str, *chosen: str) -> list[list[str]]:
    """The chosen games with other names and published shares: under the book's own rules, or as GAME:SET under other ones."""
    odds = published(program)
    rows = [["game", "also known as", "winnable", "with hints"]]
    games = {game["game"]: game for game in objects(program, "games")}
    for name, _, wanted in (each.partition(":") for each in chosen):
        game = games[name]
        own = game["sets"][0]["id"]
        by = wanted or own
        names = [other["name"] for other in game["knownAs"] if other["set"] in {"" if by == own else by, by}]
        found = [odds.get((name, by, knowledge)) for knowledge in ("open", "honest")]
        of_set = "".join(f" ({each['title']})" for each in game["sets"] if each["id"] == wanted)
        title = f"[{game['title']}{of_set}](docs/play/rules/{name}.md)"
        rows.append([title, ", ".join(names[:2]), *(share(one) if one else "not published" for one in found)])
    return rows


def sets(program: str) -> list[list[str]]:
    """Every rule set of every game."""
    rows = [["game", "`--set`", "what is different"]]
    for game in objects(program, "games"):
        title = f"[{game['title']}](rules/{game['game']}.md)"
        for number, each in enumerate(game["sets"]):
            rows.append([title if number == 0 else "", f"`{each['id']}`", each["about"]])
    return rows


def stages(program: str) -> list[list[str]]:
    """The stages of each game's search, and what proves a loss without one, as its plan has them."""
    rows = [["game", "stage", "lost if"]]
    for game in objects(program, "games"):
        search = plan_of(game["game"]).get("solver", {})
        rows.append([game["title"], search.get("stage", "one"), search.get("lost", "")])
    return rows


def judged(number: str, winnable: dict | None, hints: dict | None) -> str:
    """What the measured intervals say of a share of games won, or of an interval for what is winnable. The hints are a player, so they
    are a lower bound for good play."""
    if "-" in number and winnable:
        low, high = map(float, number.split("-"))
        return "agrees" if low <= winnable["high"] and winnable["low"] <= high else "differs"
    said = float(number)
    if winnable and said > winnable["high"]:
        return "too high: not so many can be won"
    if hints and said < hints["low"]:
        return "too low: the hints win more"
    if hints and said <= hints["high"]:
        return "what the hints win"
    if winnable and said < winnable["low"]:
        return "possible: between the hints and what is winnable" if hints else "lower than what is winnable"
    return "within the interval of what is winnable"


def folk(program: str) -> list[list[str]]:
    """The odds that people quote for famous games, beside the measured ones."""
    odds = published(program)
    lines = [line.split("\t") for line in (ROOT / "data/folk-odds.tsv").read_text(encoding="utf-8").splitlines()]
    rows = [["game", "said", "by", "winnable, measured", "with hints, measured", "deals", "judgement"]]
    for game, own_set, name, said, number, who, address, difference in lines[1:]:
        winnable, hints = (odds.get((game, own_set, knowledge)) for knowledge in ("open", "honest"))
        measured = winnable or hints
        title = f"[{name}](odds/{game}.md)" if measured else name  # only a game with a study has a page
        verdict = judged(number, winnable, hints) if measured else "not measured here"
        rows.append(
            [
                title,
                said + (f" ({difference})" if difference else ""),
                f"[{who}]({address})" if address else who,
                share(winnable) if winnable else "not measured",
                share(hints) if hints else "not measured",
                ", ".join(f"{one['n']:,}" for one in (winnable, hints) if one),
                verdict,
            ]
        )
    return rows


ARENA = ROOT / "data/arena.jsonl"
BUDGETS = {"tenth": 0.1, "one": 1.0, "ten": 10.0}


def contests() -> list[dict]:
    """What longwood-lab arena measured: an object per game, method and budget."""
    return [json.loads(line) for line in ARENA.read_text(encoding="utf-8").splitlines()]


def of_contest(line: dict | None) -> str:
    """Wins, games and interval of one method; what beats the hints says so."""
    if line is None:
        return "not played"
    digits = 0 if line["games"] < 1000 else 1 if line["games"] < 10_000 else 2
    text = f"{line['won']}/{line['games']}, {100 * line['low']:.{digits}f} to {100 * line['high']:.{digits}f} %"
    if line["method"] != "hints" and line["p"] < 0.05:
        text += ", weaker" if weaker(line) else ", **beats the hints**"
    return text


def weaker(line: dict) -> bool:
    """Whether a method is shown to be weaker than the hints."""
    return line["p"] < 0.05 and line["only_hints"] > line["only_this"]


def of_hints(line: dict, games: dict[str, dict]) -> str:
    """The same of the hints; a result of another version than the program's says so."""
    return of_contest(line) + ("" if line["player"] == games[line["game"]]["player"] else ", earlier hints")


def under(line: dict, games: dict[str, dict]) -> str:
    """The game, with the rule set in brackets if it is not the book's."""
    game = games[line["game"]]
    titles = {each["id"]: each["title"] for each in game["sets"][1:]}
    return game["title"] + (f" ({titles[line['rules']]})" if line["rules"] in titles else "")


def by_rules(lines: list[dict], games: dict[str, dict]) -> list[list[dict]]:
    """What was measured under each rule set, in the order of the games."""
    order = list(games)
    grounds = sorted({(order.index(line["game"]), line["rules"]) for line in lines})
    return [[line for line in lines if line["game"] == order[game] and line["rules"] == rules] for game, rules in grounds]


def arena(program: str, budget: str) -> list[list[str]]:
    """Every method at one budget beside the hints, and the gate."""
    games = {game["game"]: game for game in objects(program, "games")}
    searching = ("rollout", "pimc", "ismcts", "hindsight")
    rows = [["game", "random", "greedy", "bare policy", "flat Monte Carlo", "PIMC", "SO-ISMCTS", "hindsight", "hints", "hints, s per game"]]
    for played in by_rules(contests(), games):
        lines = {(line["method"], line["budget_seconds"]): line for line in played}
        hints = lines.get(("hints", 0.0))
        if hints is None or not any((method, BUDGETS[budget]) in lines for method in searching):
            continue
        found = [lines.get((method, 0.0)) for method in ("random", "greedy", "policy")]
        found += [lines.get((method, BUDGETS[budget])) for method in searching]
        rows.append([under(hints, games), *map(of_contest, found), of_hints(hints, games), f"{hints['seconds_per_game']:.2g}"])
    return rows


def gates(program: str) -> list[list[str]]:
    """Whether the hints passed the gate in each game."""
    games = {game["game"]: game for game in objects(program, "games")}
    rows = []
    rivals = {"random": "random", "greedy": "greedy", "policy": "bare policy", "rollout": "flat Monte Carlo"}
    for played in by_rules(contests(), games):
        own = next((line for line in played if line["method"] == "hints"), None)
        if own is None:
            continue
        found: dict[str, dict] = {}
        for line in sorted(played, key=lambda line: line["budget_seconds"]):
            # of several budgets, the smallest with at least the hints' time, or the largest: as the gate has it
            if line["method"] not in found or found[line["method"]]["seconds_per_game"] < own["seconds_per_game"]:
                found[line["method"]] = line
        equal = [name for method, name in rivals.items() if method in found and not weaker(found[method])]
        rollout = found.get("rollout")
        flat = f"{of_contest(rollout)} at {rollout['budget_seconds']:g} s" if rollout else "not played"
        rows.append([under(own, games), f"{own['games']:,}", own["gate"], flat, of_hints(own, games), ", ".join(equal)])
    return [["game", "deals", "gate", "flat Monte Carlo", "hints", "not shown to be weaker than the hints"], *sorted(rows)]


def commands(program: str, *which: str) -> str:
    """All commands and options, as the program itself prints them; with a word, those of longwood-WORD."""
    name = "-".join([program, *which])
    return subprocess.run([name, "manual", "--markdown"], check=True, capture_output=True, text=True).stdout


def markdown(rows: list[list[str]] | str) -> str:
    """A table; text stays as it is."""
    if isinstance(rows, str):
        return rows
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]) + "\n"


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    names = [argument for argument in arguments if argument != "--check"]
    program = names[0] if names else str(ROOT / "build/release/longwood")
    tables = {"arena": arena, "commands": commands, "folk": folk, "gates": gates, "known": known, "sets": sets, "stages": stages}
    stale = []
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        text = path.read_text(encoding="utf-8")
        now = NUMBER.sub(str(len(objects(program, "games"))), text) if NUMBER.search(text) else text
        now = BLOCK.sub(lambda found: found[1] + markdown(tables[found[2]](program, *found[3].split())) + found[4], now)
        if now == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not check:
            path.write_text(now, encoding="utf-8")
    if check and stale:
        print(f"{', '.join(stale)}: a table is not what the data give; tools/tables.py writes it", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
