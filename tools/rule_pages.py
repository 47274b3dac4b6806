#!/usr/bin/env python3
"""The rules of each game as a document, from the program: docs/play/rules/GAME.md, and README.md there as their list.

    tools/rule_pages.py [PROGRAM]            writes them; PROGRAM is build/release/longwood if not given
    tools/rule_pages.py --check [PROGRAM]    changes nothing; status 1 with the files that differ
"""

import sys
from pathlib import Path

from tables import markdown, objects, published, share

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs/play/rules"
MADE = "<!-- Made by tools/rule_pages.py from the program; do not edit. -->"


def cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


def names_of(facts: dict) -> str:
    own = (facts["sets"][0]["id"], "")
    return ", ".join(name["name"] for name in facts["knownAs"] if name["set"] in own)


def shares(facts: dict, odds: dict) -> str:
    """What studies found, in a sentence; empty without a study."""
    own = facts["sets"][0]["id"]
    found = [(words, odds.get((facts["game"], own, kind))) for kind, words in (("open", "winnable"), ("honest", "won with hints"))]
    parts = [f"{words} {share(one)}" for words, one in found if one]
    return f" Share of deals ([odds](../../research/odds.md)): {', '.join(parts)}." if parts else ""


def rule(number: int, sentence: dict) -> str:
    source = "; ".join(part for part in (sentence["source"], sentence["besides"]) if part)
    return f"{number}. {sentence['text']}" + (f" *({source})*" if source else "")


def option(each: dict) -> str:
    choices = ", ".join(f"`{each['id']}={choice['id']}` ({choice['reading']})" for choice in each["choices"])
    return f"* {each['question']} {choices}"


def page(facts: dict, rules: dict, odds: dict) -> str:
    names = names_of(facts)
    parts = [
        f"# {facts['title']}",
        MADE,
        f"For players: how is {facts['title']} played, and which book says so?",
        facts["aim"] + (f" Also known as {names}." if names else "") + shares(facts, odds),
        f"Play it with `longwood play {facts['game']}`, or choose it on the web page. The book is {rules['book']}, {rules['chapter']}. *{rules['object']}*",
        "## Rules",
        "\n".join(rule(number, sentence) for number, sentence in enumerate(rules["sentences"], 1)),
    ]
    if rules["terms"]:
        parts += ["## Words", "\n".join(f"* **{term['forms'][0]}**: {term['means']}" for term in rules["terms"])]
    rows = [["`--set`", "title", "what is different"], *([f"`{each['id']}`", each["title"], each["about"]] for each in rules["sets"])]
    parts += ["## Other ways to play it", markdown([[cell(text) for text in row] for row in rows]).rstrip()]
    parts += ["Choices of your own, each with the book's first (`--options`):", "\n".join(map(option, rules["options"]))]
    if rules["notes"]:
        parts.append("## Where the authorities differ")
        parts += [f"**{note['point']}** {note['readings']} *Here:* {note['ours']}" for note in rules["notes"]]
    parts.append("[All games](README.md) · [Rule sets and options](../rule-sets.md)")
    return "\n\n".join(parts) + "\n"


def contents(games: list[dict]) -> str:
    rows = [["game", "also known as", "book", "packs"]]
    rows += [[f"[{game['title']}]({game['game']}.md)", names_of(game), game["source"], str(game["packs"])] for game in games]
    return "\n\n".join(
        [
            "# Rules of the games",
            MADE,
            "For players: which games are there, and how is each one played?",
            "Each page has the rules of the book, numbered and with their sources, other ways to play the game, and the points on which the authorities differ. Longwood's web page and `longwood rules GAME` show the same rules.",
            markdown([[cell(text) for text in row] for row in rows]).rstrip(),
        ]
    ) + "\n"


def made(program: str) -> dict[Path, str]:
    games, odds = objects(program, "games"), published(program)
    files = {FOLDER / f"{game['game']}.md": page(game, objects(program, "rules", game["game"])[0], odds) for game in games}
    return {FOLDER / "README.md": contents(games), **files}


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    names = [argument for argument in arguments if argument != "--check"]
    files = made(names[0] if names else str(ROOT / "build/release/longwood"))
    there = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md")}
    stale = sorted(path for path in files.keys() | there.keys() if files.get(path) != there.get(path))
    if check:
        for path in stale:
            print(f"{path.relative_to(ROOT)}: the program says something else; tools/rule_pages.py writes it", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for path in stale:
        if path in files:
            path.write_text(files[path], encoding="utf-8")
        else:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
