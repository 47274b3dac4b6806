"""The vocabulary of the kit."""

import unittest

from kit import (
    all_of, families_of, in_suit, in_the_other_colour, next_higher, next_lower, next_lower_round, one_card, one_of, places,
    tails, two_families_of, whole_run,
)


class Words(unittest.TestCase):
    def test_what_lies_on_what(self) -> None:
        cases = [
            (next_lower, "8H 9S", "9S 8H", "KD AC"), (next_higher, "9S 8H", "8H 9S", "AC KD"),
            (next_lower_round, "KD AC", "AC KD", "9S 8H"), (in_suit, "8H KH", "8H 8D", "2S 2C"),
            (in_the_other_colour, "8H 9S", "8H 9D", "2S 2C"), (all_of(in_suit, next_lower), "8H 9H", "8H 9D", "9H 8H"),
            (one_of(next_lower, next_higher), "9H 8S", "9H 7S", "KS AS"),
        ]
        for relation, fits, *others in cases:
            self.assertTrue(relation(*fits.split()), fits)
            for other in others:
                self.assertFalse(relation(*other.split()), other)

    def test_how_much_moves(self) -> None:
        pile = "KC 8S 7S 6S".split()
        run = all_of(in_suit, next_lower)
        self.assertEqual(list(one_card(pile)), [1])
        self.assertEqual(list(tails(run)(pile)), [1, 2, 3])
        self.assertEqual(list(whole_run(run)(pile)), [3])
        self.assertEqual([list(runs([])) for runs in (one_card, tails(run), whole_run(run))], [[], [], []])

    def test_places(self) -> None:
        self.assertEqual(places(2, "b"), ("b1", "b2"))
        self.assertEqual(families_of("a", "k")[3:5], ("ca", "sk"))
        self.assertEqual(two_families_of("a")[:3], ("sa1", "sa2", "ha1"))
