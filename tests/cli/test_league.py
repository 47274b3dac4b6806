"""longwood league: the saved games of several players, replayed and compared."""

import unittest

from program import ProgramTest


class League(ProgramTest):
    def save(self, player: str, deal: int, won: bool) -> None:
        folder = self.directory / "games" / player
        folder.mkdir(parents=True, exist_ok=True)
        moves = self.one("solve", "fortress", "--deal", str(deal), "--json")["moves"]
        line = (moves.split() if isinstance(moves, str) else moves)[: None if won else 1]
        self.play("fortress", f"game {deal}", *line, f"save {folder / f'{deal}.record'}")

    def test_players_are_compared_by_their_own_games_and_on_the_same_deals(self):
        winnable = [deal for deal in range(5, 30) if self.run_program("solve", "fortress", "--deal", str(deal)).returncode == 0]
        for player, won in (("Ann <b>", True), ("Bob", False)):
            for deal in winnable[:2]:
                self.save(player, deal, won)
        told = self.objects("league", "games", "--json")
        self.assertEqual({one["player"]: one["all"]["won"] > 0 for one in told}, {"Ann <b>": True, "Bob": False})
        self.good("league", "games", "--out", "league.html")
        page = (self.directory / "league.html").read_text()
        self.assertIn("Ann &lt;b>", page)
        self.assertIn("Not checked:", page)
        self.assertIn("The same deals", page)
        self.assertNotIn("<b>", page)
        # the page is replaced, another file is not
        self.good("league", "games", "--out", "league.html")
        self.write("mine.txt", "mine")
        self.bad("league", "games", "--out", "mine.txt")
        self.assertEqual((self.directory / "mine.txt").read_text(), "mine")

    def test_bad_input(self):
        self.bad("league", "nothere", says="nothere")
        (self.directory / "empty").mkdir()
        self.bad("league", "empty", says="make one for each player")
        folder = self.directory / "games" / "ann"
        folder.mkdir(parents=True)
        (folder / "1.record").write_text("longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 5\nmoves\nXX-YY\n")
        self.bad("league", "games", says="1.record")
