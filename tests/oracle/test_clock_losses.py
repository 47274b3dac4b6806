"""Every deal of The Clock that the published studies call lost, shown lost a second time.

The solver's own argument is built from masks and fixpoints; here the oracle's moves are followed until clingo, an answer
set solver, finds that the cards cannot be freed even if nothing is used up.
"""

import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from cards import RANKS
from games.the_clock.oracle import CARDS_IN_ALL, CIRCLE, HOURS, TheClock, may_marry
from replay import start_from_number

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STUDIES = ROOT / "data" / "studies"
MOST_POSITIONS = 500

sys.path.insert(0, str(ROOT / "tools"))
import study_results  # noqa: E402


def facts(position: TheClock) -> Iterator[str]:
    """The position as clock_freed.lp wants it; the two copies of a card are told apart by a number."""
    met: Counter[str] = Counter()

    def named(card: str) -> str:
        met[card] += 1
        return f'"{card}{met[card]}"'

    for hour in HOURS:
        filled, before = len(position.cards[hour]), ""
        kind = position.cards[hour][-1]
        for _ in range(CARDS_IN_ALL[hour] - filled):
            kind = RANKS[(RANKS.index(kind[0]) + 1) % 13] + kind[1]
            yield f'place({hour.lower()}, "{kind}").'
            yield f'next({hour.lower()}, "{before}", "{kind}").' if before else f'first({hour.lower()}, "{kind}").'
            before = kind
    for card in position.cards["hand"]:
        name = named(card)
        yield f'card({name}, "{card}"). hand({name}).'
    for pile in CIRCLE + ("talon",):
        names = [named(card) for card in position.cards[pile]]
        for name, card in zip(names, position.cards[pile]):
            yield f'card({name}, "{card}"). pile({name}).'
            if pile == "talon" and not position.has("talon", "circle"):
                yield f"talon({name})."
        yield from (f"under({a}, {b})." for a, b in zip(names, names[1:]))
        if names:
            yield f"exposed({names[-1]})."
    kinds = [rank + suit for rank in RANKS for suit in "SHDC"]
    yield from (f'takes("{b}", "{a}").' for a in kinds for b in kinds if may_marry(a, b))


def can_be_freed(position: TheClock) -> bool:
    said = subprocess.run(["clingo", "--quiet=2", str(HERE / "clock_freed.lp"), "-"],
                          input="\n".join(facts(position)), capture_output=True, text=True, check=False).stdout
    if "UNSATISFIABLE" in said:
        return False
    assert "SATISFIABLE" in said, said
    return True


def deals(rule_set: str, verdict: str, most: int) -> list[int]:
    with tempfile.TemporaryDirectory() as folder:
        study = Path(folder) / "rows.study"
        study_results.unpack(STUDIES / f"the-clock-{rule_set}.results.xz", study)
        with sqlite3.connect(study) as rows:
            found = rows.execute("SELECT deal FROM deals WHERE verdict = ? ORDER BY deal LIMIT ?", (verdict, most))
            return [deal for deal, in found]


@unittest.skipUnless(shutil.which("clingo"), "clingo is not installed")
class ClockLosses(unittest.TestCase):
    def start(self, deal: int, rule_set: str) -> TheClock:
        position = start_from_number("the-clock", deal, None if rule_set == "cadogan" else rule_set)
        assert isinstance(position, TheClock)
        self.assertFalse(position.has("redeal", "one"))
        return position

    def test_no_way_leads_out(self) -> None:
        for rule_set in ("cadogan", "big-ben"):
            lost = deals(rule_set, "lost", 100)
            self.assertGreater(len(lost), 0)
            for deal in lost:
                with self.subTest(rule_set=rule_set, deal=deal):
                    todo, seen = [self.start(deal, rule_set)], 0
                    while todo:
                        position = todo.pop()
                        self.assertFalse(position.won())
                        seen += 1
                        self.assertLess(seen, MOST_POSITIONS)
                        if can_be_freed(position):
                            todo += [position.after(move) for move in position.moves()]

    def test_a_deal_that_is_won_is_not_called_lost(self) -> None:
        for deal in deals("cadogan", "won", 20):
            self.assertTrue(can_be_freed(self.start(deal, "cadogan")), deal)
