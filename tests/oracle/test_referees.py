#!/usr/bin/env python3
"""Every named rule set as its referee has it and as the oracle plays it, in random games.

    tests/oracle/test_referees.py --positions 3000 [GAME [SET]]

compares as many positions of each set, or of those named; the tests look at a sample.
"""

import contextlib
import io
import sys
import unittest
from collections.abc import Iterator
from random import Random

from deals import deck_of_number
from games import FOLDER, GAMES
from referees import REFEREES
from replay import Taste, choose, options_of, start_from_number

SAMPLE = 120
LONGEST = 260


def compare(game: str, rule_set: str | None, own: bool, positions: int) -> Iterator[str]:
    """The differences among so many positions of random games, each with what it takes to see it again."""
    referee_of = REFEREES[game][rule_set if rule_set is not None else next(iter(REFEREES[game]))]
    name = None if own else rule_set
    options = options_of(game, name)
    deal = seen = 0
    while seen < positions and deal < positions:
        random = Random(deal)
        taste = Taste(keen=(0.3, 0.7, 0.95)[deal % 3], eager=(0.25, 0.5)[deal % 2])
        position = start_from_number(game, deal, name)
        referee = referee_of(deck_of_number(game, deal, options), deal)
        played: list[str] = []
        for _ in range(LONGEST):
            where = f"{game} {rule_set} deal {deal} after {' '.join(played[-3:])} ({len(played)} moves)"
            ours, theirs = set(position.moves()), referee.moves()
            if ours != theirs:
                yield f"{where}: only the oracle {sorted(ours - theirs)}, only the referee {sorted(theirs - ours)}"
                break
            piles = {pile for pile in referee.names if list(position.cards[pile]) != referee.p[pile]}
            if piles or position.won() != referee.won():
                yield f"{where}: differs in {sorted(piles) or 'winning'}"
                break
            seen += 1
            if not ours or seen == positions:
                break
            played.append(choose(position, random, taste))
            position = position.after(played[-1])
            referee.play(played[-1])
        deal += 1


def all_sets() -> Iterator[tuple[str, str, bool]]:
    for game, sets in REFEREES.items():
        for i, rule_set in enumerate(sets):
            yield game, rule_set, i == 0


class Referees(unittest.TestCase):
    def test_every_named_set_has_one(self) -> None:
        for game, position in GAMES.items():
            self.assertEqual(list(REFEREES[game])[1:], list(position.sets), game)
        self.assertEqual(set(REFEREES), set(GAMES))

    def test_a_sample_of_every_set(self) -> None:
        for game, rule_set, own in all_sets():
            with self.subTest(game=game, set=rule_set):
                self.assertEqual(list(compare(game, rule_set, own, SAMPLE)), [])

    def test_another_rule_is_seen(self) -> None:
        """A referee of another set finds differences, so that the comparison can fail."""
        wrong = REFEREES["la-nationale"]["with-wrap"]
        original = REFEREES["la-nationale"]["the-nation"]
        REFEREES["la-nationale"]["the-nation"] = wrong
        try:
            self.assertNotEqual(list(compare("la-nationale", "the-nation", False, SAMPLE)), [])
        finally:
            REFEREES["la-nationale"]["the-nation"] = original


    def test_none_knows_the_oracle(self) -> None:
        for path in sorted(FOLDER.glob("*/referee.py")):
            self.assertNotRegex(path.read_text(), r"(?m)^(from|import) (.*\boracle|kit|position|replay|families)\b", path)

    def test_a_game_or_set_without_a_referee_is_named(self) -> None:
        for words, without in ((["the-windmill"], "the-windmill"), (["babette", "nowhere"], "babette nowhere")):
            said = io.StringIO()
            with contextlib.redirect_stderr(said):
                self.assertEqual(main(["1", *words]), 2)
            self.assertIn(f"{without} has no referee", said.getvalue())
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(main(["1", "babette"]), 0)


def main(words: list[str]) -> int:
    positions, wanted = int(words[0]), words[1:3]
    chosen = [(game, rule_set, own) for game, rule_set, own in all_sets() if [game, rule_set][: len(wanted)] == wanted]
    if not chosen:
        print(f"{' '.join(wanted)} has no referee: add it to lib/games/{wanted[0].replace('-', '_')}/referee.py", file=sys.stderr)
        return 2
    failed = 0
    for game, rule_set, own in chosen:
        found = list(compare(game, rule_set, own, positions))
        failed += bool(found)
        print(f"{game} {rule_set}: {positions} positions, {len(found)} differences", *found[:5], sep="\n  ", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--positions"]:
        sys.exit(main(sys.argv[2:]))
    unittest.main()
