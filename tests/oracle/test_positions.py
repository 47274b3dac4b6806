"""The positions of each game's positions.txt as its oracle plays them."""

import unittest

from games import GAMES
from positions import PositionsFile, Statement, all_files, complaints, is_for_the_oracle


class Positions(unittest.TestCase):
    def test_every_game_has_a_file(self) -> None:
        self.assertEqual({file.game for file in all_files()}, set(GAMES))

    def test_what_is_said_holds(self) -> None:
        for file in all_files():
            for statement in filter(is_for_the_oracle, file.statements):
                with self.subTest(game=file.game, line=statement.line):
                    try:
                        found = list(complaints(GAMES[file.game], file, statement))
                    except ValueError as error:
                        found = [str(error)]
                    self.assertEqual(found, [], f"{file.game}: positions.txt:{statement.line}: {statement.example}")

    def test_what_is_false_is_found(self) -> None:
        file = PositionsFile("fortress")
        for verb, right, wrong in (
            ("legal", "R1-L1", "R1-L1 R1-L2"),
            ("refused", "R1-L2: not_next [7]", "R1-L2 R1-L1"),
            ("only", "L2-L1 L2-R2 of L1 L2 R2", "R1-L1 of R1 L2"),
            ("piles", "R1: 8D 9D; L1:", "R1: 9D 8D"),
            ("count", "R1: 2; L1: 0", "R1: 1"),
            ("gained", "", "R1-L1"),
            ("lost", "", "R1-L1"),
        ):
            for text, number in ((right, 0), (wrong, 1)):
                said = Statement(1, "", verb, text, "L1: 9D; R1: 8D; L2: KS", "corner=open", ("L1-R1",))
                self.assertEqual(min(1, len(list(complaints(GAMES["fortress"], file, said)))), number, (verb, text))
