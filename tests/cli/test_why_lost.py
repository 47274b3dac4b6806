"""`longwood why-lost`, and its reasons against the oracle's rules."""

import json
import subprocess
import sys
import unittest

from program import ROOT, ProgramTest


class WhyLost(ProgramTest):
    def test_a_lost_deal_is_explained_in_words_and_as_json(self):
        self.assertIn("The ace of spades can never come home.", self.good("why-lost", "fortress", "--deal", "1"))
        told = json.loads(self.good("why-lost", "fortress", "--deal", "1", "--json"))
        self.assertEqual(told["found"], "lost")
        self.assertEqual([one["held"]["card"] for one in told["holds"]][:1], ["KS"])
        self.assertFalse(told["unseen"])

    def test_a_winnable_or_undecided_position_has_status_1(self):
        for extra, found in (((), "winnable"), (("--nodes", "5"), "undecided")):
            done = self.run_program("why-lost", "fortress", "--deal", "5", "--json", *extra)
            self.assertEqual((done.returncode, json.loads(done.stdout)["found"]), (1, found))

    def test_cards_that_are_named_are_judged(self):
        position = ("why-lost", "fortress", "--deal", "1")
        told = json.loads(self.good(*position, "--cards", "AS", "--json"))["asked"]
        self.assertEqual((told["found"], told["minimal"], told["named"]), ("cannot", True, 1))
        told = json.loads(self.good(*position, "--cards", "AS KD", "--json"))["asked"]
        self.assertEqual((told["found"], told["minimal"], [one["card"] for one in told["enough"]]), ("cannot", False, ["AS"]))
        self.assertIn("1 other card that you named is not needed.", self.good(*position, "--cards", "AS KD"))
        self.assertNotIn("asked", json.loads(self.good(*position, "--json")))

    def test_cards_that_can_come_home_have_status_1(self):
        done = self.run_program("why-lost", "fortress", "--deal", "5", "--cards", "KS KD")
        self.assertEqual((done.returncode, done.stdout), (1, "Some line of play brings both cards home.\n"))

    def test_a_card_that_is_none_is_refused(self):
        self.bad("why-lost", "fortress", "--deal", "1", "--cards", "AS 1X", says="--cards: '1X' is not a card")

    def test_the_oracle_confirms_the_reasons(self):
        for game in ("fortress", "nestor"):
            losses = self.good("losses", game, "--losses", "12", "--json")
            check = ROOT / "tests" / "oracle" / "check_why_lost.py"
            done = subprocess.run([sys.executable, str(check), "200"], input=losses, capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stdout)
            self.assertRegex(done.stdout, r"^[1-9]\d* checked, 0 faults")

    def test_the_check_notices_a_false_reason(self):
        false = {"game": "fortress", "deal": "2", "moves": "", "cannot": ["AH"], "pinned": [], "held": []}
        check = ROOT / "tests" / "oracle" / "check_why_lost.py"
        lines = json.dumps(false) + "\n"
        done = subprocess.run([sys.executable, str(check)], input=lines, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1, done.stdout)
