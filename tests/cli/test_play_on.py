#!/usr/bin/env python3
"""The hints play on at the terminal, each move with its reason."""

import unittest

from program import ProgramTest


class PlayOn(ProgramTest):
    def test_the_hints_play_a_won_deal_to_its_end(self):
        path = self.directory / "a.record"
        told = self.play("fortress", "game 5", "on 500", f"save {path}")
        self.assertEqual(self.one("verify", str(path), "--json")["state"], "won")
        self.assertIn("(The hints played on from here.)", self.play("fortress", f"load {path}", "tree"))
        self.assertIn("home", told)

    def test_so_many_moves_and_no_more(self):
        path = self.directory / "a.record"
        for words, moves in (("on 3", 3), ("on 0", 0), ("on", 10)):
            self.play("fortress", "game 5", words, f"save {path}")
            self.assertEqual(self.one("verify", str(path), "--json")["moves"], moves, words)

    def test_a_note_of_the_player_stays(self):
        path = self.directory / "a.record"
        self.play("fortress", "game 5", "note mine", "on 1", f"save {path}")
        self.assertIn("mine", path.read_text())
        self.assertNotIn("The hints", path.read_text())

    def test_a_number_that_is_none_is_refused(self):
        told = self.play("fortress", "game 5", "on x", "on -1", "moves")
        self.assertEqual(told.count("Type on and a number of moves"), 2)


if __name__ == "__main__":
    unittest.main()
