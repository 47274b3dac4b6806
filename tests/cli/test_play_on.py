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

    def test_with_all_cards_known_a_winnable_deal_is_won(self):
        path = self.directory / "a.record"
        self.play("fortress", "game 5", "on all 500", f"save {path}")
        self.assertEqual(self.one("verify", str(path), "--json")["state"], "won")
        self.assertIn("(Played on from here with all cards known.)", self.play("fortress", f"load {path}", "tree"))

    def test_with_all_cards_known_a_lost_deal_is_called_lost(self):
        told = self.play("fortress", "game 1", "on all", "moves")
        self.assertIn("(With all cards known.)", told)

    def test_a_note_of_the_player_stays(self):
        path = self.directory / "a.record"
        self.play("fortress", "game 5", "note mine", "on 1", f"save {path}")
        self.assertIn("mine", path.read_text())
        self.assertNotIn("The hints", path.read_text())

    def test_a_number_that_is_none_is_refused(self):
        told = self.play("fortress", "game 5", "on x", "on -1", "moves")
        self.assertEqual(told.count("Type on and a number of moves"), 2)
