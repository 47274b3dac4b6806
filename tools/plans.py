#!/usr/bin/env python3
"""What is run and published of each game, and what it goes without: plan.toml in the game's directory, and lib/games/plan.toml for what that leaves out.

    longwood games --json | tools/plans.py LIST

prints a line for each game, rule set or choice, in the program's order, its words separated by blanks, "-" for none:

    books     GAME SET DEALS NODES HONEST RETRY_NODES RETRY_MEGABYTES BY MOST WORLDS     (MOST is 0 if no deals are graded)
    others    GAME SET DEALS NODES HONEST LIST
    choices   GAME SET DEALS NODES CHOICE...
    trials    GAME DEALS ROLLOUTS EVERY SET
    puzzles   GAME SET DEALS NODES

Keys of a plan, first those of the book's own rule set:

    deals     on how many deals, from deal 0, the solver's study is
    nodes     how many positions a deal may cost, where it is not as the laboratory has it
    honest    on how many the honest player's study is; 0 for none
    retry     with how many positions (nodes) and megabytes open deals are decided again, one at a time
    grades    how winnable deals are graded. by = "chance": by the share of quick games that the honest player wins; worlds is
              how many it plays of each deal, most how many deals are graded. by = "trouble": by the solver's effort, for
              games which that player nearly always wins or of which it sees little at first
    puzzles   how many deals are looked through for a shelf, and how many positions (nodes) a question may cost
    trial     on which deals chances are compared with results, with how many rollouts, at one of how many stops (every); no
              training and no fit of a correction saw these deals
    hints     the rule set under which the hints are compared with other methods (longwood-lab arena), if not the book's: the one
              for which their share is published
    solver    the stages of the solver's search, and what proves a loss without one (lost), for docs/research/solver.md
    sets.ID   deals, nodes, honest and trial of another rule set, and how many deals its list has (list)
    choices   of each the set, the options, deals and nodes
    without   steps of tools/game_ready which the game goes without, and why
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[1] / "lib" / "games"
RUN = {"deals": int, "nodes": int, "honest": int}
TRIAL = {"deals": str, "rollouts": int, "every": int}
PARTS = {
    "retry": {"nodes": int, "megabytes": int},
    "grades": {"by": str, "most": int, "worlds": int},
    "puzzles": {"deals": int, "nodes": int},
    "trial": TRIAL,
    "hints": str,
    "solver": {"stage": str, "lost": str},
}


def check(where: str, given: object, kinds: dict) -> None:
    """Ends the program where a table has what is not known, in one line."""
    if not isinstance(given, dict):
        sys.exit(f"{where}: this must be a table")
    for key, value in given.items():
        kind = kinds.get(key)
        if kind is None:
            sys.exit(f"{where}: {key} is none of {', '.join(sorted(kinds))}")
        if isinstance(kind, dict):
            check(f"{where}: {key}", value, kind)
        elif type(value) is not kind:
            sys.exit(f"{where}: {key} must be {'a number' if kind is int else 'text'}")


def file_of(game: str, games: Path = GAMES) -> Path:
    return games / game.replace("-", "_") / "plan.toml"


def plan_of(game: str, games: Path = GAMES) -> dict:
    """The plan of a game, its tables checked, or the usual one for ""; an empty one if there is no file. Ends the program with one line where a file is damaged."""
    file = file_of(game, games)
    if not file.is_file():
        return {}
    try:
        plan = tomllib.loads(file.read_text())
    except tomllib.TOMLDecodeError as error:
        sys.exit(f"{file}: {error}")
    check(str(file), {key: value for key, value in plan.items() if key not in ("sets", "choices", "without")}, RUN | PARTS)
    for name, rule_set in plan.get("sets", {}).items():
        check(f"{file}: sets.{name}", rule_set, RUN | {"list": int, "trial": TRIAL})
    for choice in plan.get("choices", []):
        check(f"{file}: choices", choice, {"set": str, "options": str, "deals": int, "nodes": int})
    for step, reason in plan.get("without", {}).items():
        check(f"{file}: without", {step: reason}, {step: str})
    return plan


def line(*words: object) -> str:
    return " ".join("-" if word is None else str(word) for word in words)


def books(game: str, own: str, usual: dict, plan: dict) -> str:
    run, retry = usual | plan, plan.get("retry", {})
    grades = usual["grades"] | plan.get("grades", {}) | ({"most": 0} if "deals" in plan.get("without", {}) else {})
    return line(game, own, run["deals"], run.get("nodes"), run["honest"], retry.get("nodes"), retry.get("megabytes"), *(grades[key] for key in ("by", "most", "worlds")))  # fmt: skip


def others(game: str, sets: list[str], usual: dict, plan: dict) -> Iterator[str]:
    for name in sets:
        run = usual["sets"]["other"] | plan.get("sets", {}).get(name, {})
        yield line(game, name, run["deals"], run.get("nodes"), run["honest"], run["list"])


def choices(game: str, plan: dict) -> Iterator[str]:
    for choice in plan.get("choices", []):
        yield line(game, choice["set"], choice["deals"], choice.get("nodes"), choice["options"])


def trials(game: str, plan: dict) -> Iterator[str]:
    for rule_set, run in {None: plan, **plan.get("sets", {})}.items():
        if trial := run.get("trial"):
            yield line(game, trial["deals"], trial["rollouts"], trial["every"], rule_set)


def puzzles(game: str, own: str, usual: dict, plan: dict) -> Iterator[str]:
    if "puzzles" not in plan.get("without", {}):
        looked = usual["puzzles"] | plan.get("puzzles", {})
        yield line(game, own, looked["deals"], looked.get("nodes"))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in ("books", "others", "choices", "trials", "puzzles"):
        print(__doc__, file=sys.stderr)
        return 2
    usual = plan_of("")
    for listed in map(json.loads, sys.stdin):
        game, (own, *sets) = listed["game"], (each["id"] for each in listed["sets"])
        plan = plan_of(game)
        for name in plan.get("sets", {}):
            if name not in sets:
                sys.exit(f"{file_of(game)}: {name} is none of the other sets: {', '.join(sets)}")
        lines = {
            "books": lambda: [books(game, own, usual, plan)],
            "others": lambda: others(game, sets, usual, plan),
            "choices": lambda: choices(game, plan),
            "trials": lambda: trials(game, plan),
            "puzzles": lambda: puzzles(game, own, usual, plan),
        }[arguments[0]]()
        for said in lines:
            print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
