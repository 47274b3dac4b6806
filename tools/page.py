#!/usr/bin/env python3
"""Makes pages of docs/research from their texts in lab/pages and from what was counted.

    longwood games --json | tools/page.py odds REPORT PAIRS COMPARED COUNTERS OUT    writes OUT/odds.md and OUT/odds/GAME.md
    longwood games --json | tools/page.py calibration TRIALS OUT            writes OUT/calibration.md and OUT/calibration/tenths.md

REPORT, PAIRS and COMPARED are Markdown from `longwood-lab study`; PAIRS may be empty. COUNTERS has lines of `tools/study_results.py
counters`. TRIALS has a JSON object per line. Lists
of deals are read from deals/. In a text {{name}} is replaced, lines between {{#name}} and {{/name}} are left out if the value is empty,
and lines between {{^name}} and {{/name}} if it is not.
"""

import json
import re
import sys
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "lab" / "pages"
COMMAND = re.compile(r"(?m)^    .*\n")


def fill(text: str, values: dict[str, str]) -> str:
    def part(found: re.Match) -> str:
        return found[3] if bool(values[found[2]]) == (found[1] == "#") else ""

    text = re.sub(r"(?ms)^\{\{([#^])(\w+)\}\}\n(.*?)^\{\{/\2\}\}\n", part, text)
    return re.sub(r"\{\{(\w+)\}\}\n", lambda found: values[found[1]], text)


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |\n"


def grades(games: list[dict]) -> str:
    """The share of games that were won with hints in each grade, from the lists of deals."""
    rows = ""
    for game in games:
        file = Path("deals", f"{game['game']}-{game['sets'][0]['id']}.deals")
        counts = re.search(rb"\nhonest (.*)\n", file.read_bytes())[1].decode().split() if file.exists() else []
        played = [tuple(map(int, one.split("/"))) for one in counts]
        if played and all(of for _, of in played):
            # 0 and 100 % are shown only for none and all
            told = ((100 * won / of if won in (0, of) else min(max(100 * won / of, 0.1), 99.9), of) for won, of in played)
            rows += row(game["title"], *(f"{share:.1f} % of {of:,}" for share, of in told))
    return rows


def number(text: str) -> int:
    return int(text.replace(",", ""))


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def table_rows(text: str) -> list[list[str]]:
    """The rows of the first table, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [cells(line) for line in lines[2:]]


def chapters(text: str, mark: str) -> dict[str, str]:
    """By heading, what is below it, in the order of the text."""
    parts = re.split(rf"(?m)^{mark} (.+)\n", text)
    return dict(zip(parts[1::2], (part.strip() + "\n" for part in parts[2::2])))


def estimate(won: int, count: int, undecided: int, interval: str) -> str:
    """The share with its margin, or the interval as it is if it has no middle that can be named."""
    ends = re.fullmatch(r"([0-9.]+) % to ([0-9.]+) %", interval)
    if ends is None or 100 * undecided > count:
        return interval.replace(" % to ", " to ")
    low, high = map(float, ends.groups())
    middle, half = (low + high) / 2, (high - low) / 2
    share = 100 * won / count if undecided == 0 else middle
    if abs(share - middle) > half / 4:
        return interval.replace(" % to ", " to ")
    places = len(ends[1].partition(".")[2])
    # the margin covers the interval also when the share is rounded
    share = round(share, places)
    margin = max(share - low, high - share)
    return f"{share:.{places}f} % ± {margin:.{places}f}"


class Report:
    """What is reported of one game under its book's rules: the row of the table and the chapter."""

    def __init__(self, row: list[str], chapter: str):
        self.deals, self.won, _, self.undecided = map(number, row[1:5])
        self.interval = row[5]
        self.hints = row[7:9] if len(row) > 8 and row[7] else []
        lines = chapter.splitlines(keepends=True)
        self.charts = "".join(line.replace("](odds/", "](") for line in lines if line.startswith("!["))
        text = "".join(line for line in lines if not line.startswith("!["))
        words, distribution, self.commands = re.split(r"(?m)(?=^\| \|)|(?=^These commands)", text)
        self.words, self.distribution = words.strip() + "\n", distribution.strip() + "\n"

    def row(self, title: str, game: str) -> str:
        winnable = estimate(self.won, self.deals, self.undecided, self.interval)
        hints, games = "", ""
        if self.hints:
            interval, games = self.hints
            of_hints = re.search(r"With hints, ([\d,]+) of ([\d,]+) games", self.words)
            hints = estimate(number(of_hints[1]), number(of_hints[2]), 0, interval)
        return row(f"[{title}](odds/{game}.md)", winnable, hints, f"{self.deals:,}", f"{self.undecided:,}", games)


def belongs(heading: str, title: str) -> bool:
    return heading == title or heading.startswith(f"{title} (")


def of_counters(game: dict, counters: str) -> tuple[str, str]:
    """What a game under the book's rules wins in counters, and the command that says so; nothing if it is not played for them."""
    study = f"{game['game']}-{game['sets'][0]['id']}-honest.study"
    for line in counters.splitlines():
        name, won = line.split(" ", 1)
        if name == study:
            won = won.replace("-", "−")
            return f"\nWith hints, a game wins **{won}** counters on average (mean and 95 % interval).\n", f"    longwood-lab study report {study}\n"
    return "", ""


class Others:
    """What is reported of the other rule sets of all games: the rows of the table, and the chapter of each set."""

    def __init__(self, report: str):
        self.table = report.partition("\n## ")[0].splitlines(keepends=True)
        self.chapters = chapters(report, "##")

    def rows(self, title: str) -> str:
        """The table of one game's sets, empty if it has none."""
        rows = [line for line in self.table[2:] if line.startswith("|") and belongs(cells(line)[0], title)]
        return "".join(self.table[:2] + rows) if rows else ""

    def commands(self, title: str) -> str:
        """The commands of one game's sets, with a blank line before each set."""
        found = ("".join(COMMAND.findall(text)) for heading, text in self.chapters.items() if belongs(heading, title))
        return "".join(f"\n{lines}" for lines in found)


def page_of_game(game: dict, report: Report, others: Others, compared: dict[str, str], counters: str) -> str:
    title = game["title"]
    won, command = of_counters(game, counters)
    comparisons = (text if heading == title else f"### {heading}\n\n{text}" for heading, text in compared.items() if belongs(heading, title))
    values = {
        "heading": f"# Odds of {title}\n",
        "summary": report.words + won,
        "sets": others.rows(title),
        "distribution": report.distribution,
        "charts": report.charts,
        "commands": report.commands.rstrip("\n") + "\n" + command + others.commands(title),
        "compared": "\n".join(comparisons),
    }
    return fill((PAGES / "odds-of-game.md.in").read_text(), values)


def odds(games: list[dict], report: str, pairs: str, compared: str, counters: str, out: str) -> None:
    found = {cells[0]: cells for cells in table_rows(report.partition("\n## ")[0])}
    texts, comparisons = chapters(report, "##"), chapters(compared, "###")
    others = Others(pairs)
    folder, rows = Path(out, "odds"), ""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        title = game["title"]
        if title not in texts:
            continue
        one = Report(found[title], texts[title])
        rows += one.row(title, game["game"])
        (folder / f"{game['game']}.md").write_text(page_of_game(game, one, others, comparisons, counters))
    Path(out, "odds.md").write_text(fill((PAGES / "odds.md.in").read_text(), {"games": rows, "grades": grades(games)}))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def chances_of(one: dict) -> int:
    """In how many positions of a trial a chance was shown, and not a bound."""
    return one["positions"] - one["none"]["positions"] - one["all"]["positions"]


def trial_row(title: str, one: dict) -> str:
    chances = chances_of(one)
    # a slope needs wins and losses
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
    named = {game["game"]: game for game in games}

    def title_of(one: dict) -> str:
        game = named[one["game"]]
        other = next((each["title"] for each in game.get("sets", [])[1:] if each["id"] == one["set"]), None)
        return game["title"] + (f" ({other})" if other else "")

    told = [(title_of(one), one) for one in map(json.loads, trials.splitlines())]
    ranges = row("game", *(f"{10 * i} to {10 * i + 10} %" for i in range(10))) + "|---|" + "---|" * 10 + "\n"
    plots = (f"![{title}](calibration/{one['game']}-{one['set']}-honest-reliability.svg)\n" for title, one in told if chances_of(one) > 0)
    return {
        "games": "".join(trial_row(*one) for one in told),
        "tenths": ranges + "".join(tenths_row(title, one) for title, one in told if chances_of(one) > 0),
        "bounds": "".join(bounds_row(*one) for one in told),
        "plots": "\n".join(plots),
    }


def main(arguments: list[str]) -> int:
    kind, parts = (arguments or [""])[0], arguments[1:]
    if (kind, len(parts)) not in {("odds", 5), ("calibration", 2)}:
        print(__doc__, file=sys.stderr)
        return 2
    games = [json.loads(line) for line in sys.stdin]
    if kind == "odds":
        odds(games, *(Path(part).read_text() for part in parts[:4]), out=parts[4])
    else:
        values = calibration(games, Path(parts[0]).read_text())
        for name in ("calibration.md", "calibration/tenths.md"):
            Path(parts[1], name).write_text(fill((PAGES / f"{Path(name).name}.in").read_text(), values))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
