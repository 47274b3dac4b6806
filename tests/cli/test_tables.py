"""Tables in the documents are what the program's data give."""

import subprocess
import sys
import unittest

from program import BINARY, GAMES, ROOT, ProgramTest


class Tables(ProgramTest):
    def test_documents_have_the_tables_of_the_data(self):
        result = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "tables.py"), "--check", BINARY], capture_output=True, text=True
        )
        self.assertEqual((result.returncode, result.stderr), (0, ""))

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
