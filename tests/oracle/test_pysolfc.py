"""The positions of tests/data/pysolfc.jsonl, worked out from PySolFC's classes by hand, as this oracle plays them."""

import json
import unittest
from pathlib import Path

from games import GAMES

DATA = Path(__file__).resolve().parents[1] / "data/pysolfc.jsonl"
REDEALS = {"st-helena": "1", "la-capricieuse": "2"}
"""The counter of redeals in a position as the program reads it."""


class PySolFC(unittest.TestCase):
    def test_its_sets_allow_what_it_allows(self) -> None:
        for line in DATA.read_text().splitlines():
            row = json.loads(line)
            game = GAMES[row["game"]]
            parts = [part.strip() for part in row["position"].split(";")]
            counters = dict(part[1:].split("=") for part in parts if part.startswith("@"))
            piles = dict(part.split(": ") for part in parts if not part.startswith("@"))
            used = counters.get(REDEALS.get(row["game"], ""))
            more = {"redeals_used": int(used)} if used else {}
            position = game.from_piles(piles, options=game.sets[row["set"]], **more)
            self.assertEqual(sorted(position.moves()), row["moves"], f"{row['class']}: {row['why']}")
