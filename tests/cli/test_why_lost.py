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
