#!/usr/bin/env python3
"""Makes a page of docs/research from its text in lab/pages and what was counted.

    longwood games --json | tools/page.py odds REPORT PAIRS COMPARED    of parts in Markdown; PAIRS may be empty
    longwood games --json | tools/page.py calibration TRIALS            of reports of trials, a JSON object a line

prints the page. The lists of deals are looked for in deals/. In a text {{name}} stands for what is put there, and what
stands between {{#name}} and {{/name}}, each in a line of its own, is left out where that is empty; {{^name}} likewise where it is not.
"""

import json
import re
import sys
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "lab" / "pages"


def fill(text: str, values: dict[str, str]) -> str:
    def part(found: re.Match) -> str:
        return found[3] if bool(values[found[2]]) == (found[1] == "#") else ""

    text = re.sub(r"(?ms)^\{\{([#^])(\w+)\}\}\n(.*?)^\{\{/\2\}\}\n", part, text)
    return re.sub(r"\{\{(\w+)\}\}\n", lambda found: values[found[1]], text)


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |\n"


def grades(games: list[dict]) -> str:
    """How many games the honest player won in each grade, as the lists tell."""
    rows = ""
    for game in games:
        file = Path("deals", f"{game['game']}-{game['sets'][0]['id']}.deals")
        counts = re.search(rb"\nhonest (.*)\n", file.read_bytes())[1].decode().split() if file.exists() else []
        played = [tuple(map(int, one.split("/"))) for one in counts]
        if played and all(of for _, of in played):
            # 0 and 100 % are told of none and all alone
            told = ((100 * won / of if won in (0, of) else min(max(100 * won / of, 0.1), 99.9), of) for won, of in played)
            rows += row(game["title"], *(f"{share:.1f} % of {of:,}" for share, of in told))
    return rows


def odds(games: list[dict], report: str, pairs: str, compared: str) -> dict[str, str]:
    honest = "yes" if "| honest |" in report else ""
    return {"honest": honest, "report": report, "pairs": pairs, "compared": compared, "grades": grades(games)}


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def trial_row(title: str, one: dict) -> str:
    chances = one["positions"] - one["none"]["positions"] - one["all"]["positions"]
    # where all but a few games are won there is no slope to tell
    few = min(one["won"], 1 - one["won"]) < 0.005
    slope = "" if few else f"{one['slope']:.2f} ± {one['slope_error']:.2f}"
    told = f"{percent(one['shown'])} | {percent(one['won'])} | {slope} | {one['brier']:.3f}"
    head = row(title, f"{one['player']}", f"{one['games']:,}", f"{one['positions']:,}", f"{one['samples']}", f"{chances:,}")
    return f"{head[:-1]} {told if chances > 0 else '| | | '} |\n"


def tenths_row(title: str, one: dict) -> str:
    def cell(tenth: dict) -> str:
        if tenth["positions"] < 20:
            return ""
        shown, won, error = (100 * tenth[key] for key in ("shown", "won", "error"))
        return f"{shown:.1f}, {won:.1f} ± {error:.1f} ({tenth['positions']:,})"

    return row(title, *map(cell, one["tenths"]))


def bounds_row(title: str, one: dict) -> str:
    cells: list[str] = []
    for bounds in (one["none"], one["all"]):
        some = bounds["positions"] > 0
        cells += [f"{bounds['positions']:,}", *(percent(bounds[key]) if some else "" for key in ("told", "won"))]
    return row(title, *cells)


def calibration(games: list[dict], trials: str) -> dict[str, str]:
    titles = {game["game"]: game["title"] for game in games}
    told = [(titles[one["game"]], one) for one in map(json.loads, trials.splitlines())]
    ranges = row("game", *(f"{10 * i} to {10 * i + 10} %" for i in range(10))) + "|---|" + "---|" * 10 + "\n"
    plots = (f"![{title}](calibration/{one['game']}-{one['set']}-honest-reliability.svg)\n" for title, one in told)
    return {
        "games": "".join(trial_row(*one) for one in told),
        "tenths": ranges + "".join(tenths_row(*one) for one in told),
        "bounds": "".join(bounds_row(*one) for one in told),
        "plots": "".join(plots),
    }


def main(arguments: list[str]) -> int:
    makers = {"odds": (odds, 3), "calibration": (calibration, 1)}
    make, count = makers.get(arguments[0] if arguments else "", (None, 0))
    if make is None or len(arguments) != 1 + count:
        print(__doc__, file=sys.stderr)
        return 2
    games = [json.loads(line) for line in sys.stdin]
    parts = (Path(path).read_text() for path in arguments[1:])
    print(fill((PAGES / f"{arguments[0]}.md.in").read_text(), make(games, *parts)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
