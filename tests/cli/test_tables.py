"""Tables in the documents are what the program's data give."""

import subprocess
import sys
import unittest

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

    def test_an_interval_that_ends_below_the_whole_is_shown_so(self):
        self.assertEqual(tables.share({"low": 0.99963, "high": 0.99999}), "99.963 to 99.999 %")
        self.assertEqual(tables.share({"low": 0.99963, "high": 1}), "99.96 % or more")
        self.assertEqual(tables.share({"low": 0.7841, "high": 0.8009}), "78.4 to 80.1 %")

    def test_the_page_on_notation_says_what_deal_and_turn_do_in_each_game(self):
        text = (ROOT / "docs/library/notation.md").read_text(encoding="utf-8")
        rows = {verb: next(row for row in text.splitlines() if row.startswith(f"| `{verb}` |")) for verb in ("deal", "turn")}
        for game in GAMES:
            title = self.one("rules", game, "--json")["title"]
            moves = self.one("deal", game, "--deal", "1", "--json")["moves"]
            for verb in rows.keys() & set(moves):
                self.assertIn(title, rows[verb], verb)


if __name__ == "__main__":
    unittest.main()
