"""What can be won at most by one who sees only the table."""

import unittest

from study import StudyTest

DEALS = "0-59"


class UpperBounds(StudyTest):
    def bound(self, game: str, *options: str, deals: str = DEALS) -> dict:
        return self.one("study", "upper-bound", game, "--deals", deals, *options, "--json")

    def test_it_is_the_share_that_can_be_won_less_the_regrets(self):
        found = self.bound("la-nationale")
        decided = self.one("study", "run", "la-nationale", "--deals", DEALS, "--json")
        self.assertEqual([found[key] for key in ("won", "lost", "open")], [decided[key] for key in ("won", "lost", "open")])
        self.assertEqual((found["n"], found["open"], found["cut"]), (60, 0, 0))
        self.assertGreater(found["regret"]["mean"], 0)
        self.assertAlmostEqual(found["bound"]["mean"], found["won"] / 60 - found["regret"]["mean"])
        for mean in (found["regret"], found["bound"]):
            self.assertLess(mean["low"], mean["mean"])
            self.assertLess(mean["mean"], mean["high"])

    def test_it_depends_on_the_deals_alone(self):
        self.assertEqual(self.bound("la-nationale", "--threads", "1"), self.bound("la-nationale", "--threads", "3"))
        parts = [self.bound("la-nationale", deals=deals) for deals in ("0-29", "30-59")]
        whole = self.bound("la-nationale")
        self.assertEqual(whole["choices"], sum(part["choices"] for part in parts))
        self.assertAlmostEqual(whole["regret"]["mean"], sum(part["regret"]["mean"] for part in parts) / 2)

    def test_where_all_is_known_there_is_nothing_to_regret(self):
        found = self.bound("fortress")
        self.assertEqual((found["choices"], found["regret"]["mean"]), (0, 0))
        self.assertAlmostEqual(found["bound"]["mean"], (found["won"] + found["open"]) / 60)

    def test_what_is_not_looked_at_counts_as_nothing(self):
        whole, cut = self.bound("la-nationale"), self.bound("la-nationale", "--choices", "1")
        self.assertGreater(cut["cut"], 0)
        self.assertLess(cut["choices"], whole["choices"])
        self.assertLessEqual(cut["regret"]["mean"], whole["regret"]["mean"])
        self.assertIn(
            "had too many choices", self.good("study", "upper-bound", "la-nationale", "--deals", DEALS, "--choices", "1")
        )

    def test_rules_are_chosen_as_everywhere(self):
        self.assertEqual(self.bound("la-nationale", "--set", "the-nation", deals="0-9")["set"], "the-nation")
        self.assertEqual(self.bound("la-nationale", "--options", "abeyance=off", deals="0-9")["options"], "abeyance=off")

    def test_bad_input_is_one_line(self):
        self.bad("study", "upper-bound", "la-nationale", says="--deals")
        self.bad("study", "upper-bound", "la-nationale", "--deals", "9-0", says="--deals")
        self.bad("study", "upper-bound", "la-nationale", "--deals", "0-18446744073709551615", says="10,000,000")
        self.bad("study", "upper-bound", "la-nationale", "--deals", "1", "--worlds", "0", says="--worlds")
        self.bad("study", "upper-bound", "whist", "--deals", "1", says="whist")
