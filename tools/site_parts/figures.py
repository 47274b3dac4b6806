"""The published odds, as data."""

import csv
import io
import json
from pathlib import Path

from tables import objects

LICENCE = "https://creativecommons.org/publicdomain/zero/1.0/"
COLUMNS = ("game", "set", "options", "rules", "knowledge", "solver", "player", "deals", "n", "won", "lost", "open", "low", "high", "method", "nodes")


def write(program: Path, folder: Path) -> list[dict]:
    """Writes odds.json and odds.csv, and answers with their rows."""
    rows = objects(str(program), "odds")
    whole = {
        "licence": "CC0-1.0",
        "licence_address": LICENCE,
        "about": "Shares of deals that can be won with all cards and shuffles known (open), or that the honest player wins, with 95 % intervals from low to high.",
        "odds": rows,
    }
    (folder / "odds.json").write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    table = io.StringIO()
    writer = csv.DictWriter(table, COLUMNS, restval="", extrasaction="ignore", lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(rows)
    (folder / "odds.csv").write_text(table.getvalue(), encoding="utf-8", newline="")
    return rows


def of_set(rows: list[dict], game: str, rule_set: str) -> dict[str, dict]:
    """What is published of a rule set without other options, by knowledge."""
    return {row["knowledge"]: row for row in rows if (row["game"], row["set"]) == (game, rule_set) and not row.get("options")}
