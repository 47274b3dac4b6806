"""Tables in the documents are what the program's data give."""

import subprocess
import sys
import unittest
import unittest.mock

from program import BINARY, GAMES, ROOT, ProgramTest

sys.path.insert(0, str(ROOT / "tools"))
import tables


class Tables(ProgramTest):
    def test_documents_have_the_tables_of_the_data(self):
        result = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "tables.py"), "--check", BINARY], capture_output=True, text=True
        )
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_documents_have_the_rules_of_the_program(self):
        result = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "rule_pages.py"), "--check", BINARY], capture_output=True, text=True
        )
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_documents_have_the_piles_and_moves_of_every_game(self):
        result = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "notation_page.py"), "--check", BINARY], capture_output=True, text=True
        )
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_every_rule_set_and_choice_is_in_the_documents(self):
        manual = (ROOT / "docs/play/rule-sets.md").read_text(encoding="utf-8")
        for game in GAMES:
            facts = self.one("rules", game, "--json")
            page = (ROOT / f"docs/play/rules/{game}.md").read_text(encoding="utf-8")
            for each in facts["sets"]:
                self.assertIn(f"| `{each['id']}` |", manual, game)
            for option in facts["options"]:
                for choice in option["choices"]:
                    self.assertIn(f"`{option['id']}={choice['id']}`", page, game)

    def test_sayings_are_judged_by_what_was_measured(self):
        hints, winnable = {"low": 0.2, "high": 0.3}, {"low": 0.6, "high": 0.8}
        for number, both, told in (
            ("0.1", (winnable, hints), "too low: the hints win more"),
            ("0.25", (winnable, hints), "what the hints win"),
            ("0.5", (winnable, hints), "possible: between the hints and what is winnable"),
            ("0.7", (winnable, None), "within the interval of what is winnable"),
            ("0.5", (winnable, None), "lower than what is winnable"),
            ("0.9", (winnable, hints), "too high: not so many can be won"),
            ("0.79-0.9", (winnable, hints), "agrees"),
            ("0.81-0.9", (winnable, hints), "differs"),
        ):
            self.assertEqual(tables.judged(number, *both), told, number)

    def test_each_rule_set_of_the_arena_has_its_row_and_the_budget_of_the_gate(self):
        def line(rules: str, method: str, budget: float, won: int, seconds: float) -> dict:
            return {
                "game": "klondike", "rules": rules, "player": 0, "method": method, "budget_seconds": budget, "games": 10, "won": won,
                "low": won / 10, "high": won / 10, "seconds_per_game": seconds, "only_this": 0, "only_hints": 9, "p": 0.01, "gate": "passed",
            }  # fmt: skip

        played = [
            *(line(rules, "hints", 0.0, won, 0.2) for rules, won in (("cadogan", 1), ("draw-three", 5))),
            *(line("draw-three", "rollout", budget, won, seconds) for budget, won, seconds in ((0.1, 2, 0.1), (0.3, 3, 0.25), (1.0, 4, 1.0))),
        ]
        with unittest.mock.patch.object(tables, "contests", return_value=played):
            _, *gates = tables.gates(BINARY)
            _, *rows = tables.arena(BINARY, "tenth")
        self.assertEqual([row[0] for row in gates], ["Klondike", "Klondike (Draw three)"])
        self.assertEqual([row[3][:4] for row in gates], ["not ", "3/10"])
        self.assertIn("at 0.3 s", gates[1][3])
        self.assertEqual([row[0] for row in rows], ["Klondike (Draw three)"])

    def test_an_interval_that_ends_below_the_whole_is_shown_so(self):
        self.assertEqual(tables.share({"low": 0.99963, "high": 0.99999}), "99.963 to 99.999 %")
        self.assertEqual(tables.share({"low": 0.99963, "high": 1}), "99.96 % or more")
        self.assertEqual(tables.share({"low": 0.7841, "high": 0.8009}), "78.4 to 80.1 %")
