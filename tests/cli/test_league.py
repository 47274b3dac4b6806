"""longwood league: the saved games of several players, replayed and compared."""

import json
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

    def test_a_game_that_cannot_be_read_is_left_out_and_the_others_count(self):
        self.save("ann", 5, True)
        games = self.directory / "games"
        (games / "ann" / "0.record").write_text("longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 5\nmoves\nXX-YY\n")
        (games / "ann" / "9 <i>.record").write_bytes(b"\xff\x00")
        (games / "ann" / "gone.record").symlink_to("nowhere")
        (games / "bob").mkdir()
        (games / "bob" / "1.record").write_text("")
        result = self.run_program("league", "games", "--out", "league.html")
        self.assertEqual((result.returncode, result.stdout), (0, ""), result.stderr)
        lines = result.stderr.splitlines()
        self.assertEqual(len(lines), 4, lines)
        for line, name in zip(lines, ("ann/0.record", "ann/9 <i>.record", "ann/gone.record", "bob/1.record")):
            self.assertRegex(line, rf"\Alongwood: left out: .*games/{name}.*: \S")
        page = (self.directory / "league.html").read_text()
        self.assertIn("<h2>Left out</h2>", page)
        self.assertEqual(page.count("<li>"), 4)
        self.assertIn("9 &lt;i>.record", page)
        self.assertIn("<td>ann</td><td>1</td><td>1</td>", page)
        self.assertNotIn("<td>bob</td>", page)
        # the objects are as they are without the broken files
        told = self.run_program("league", "games", "--json")
        self.assertEqual((told.returncode, [json.loads(line)["player"] for line in told.stdout.splitlines()]), (0, ["ann"]))

    def test_a_folder_without_a_readable_game_is_bad_input(self):
        folder = self.directory / "games" / "ann"
        folder.mkdir(parents=True)
        (folder / "1.record").write_text("nonsense")
        result = self.run_program("league", "games", "--out", "league.html")
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertIn("1.record", result.stderr.splitlines()[0])
        self.assertEqual(result.stderr.splitlines()[1:], ["longwood: 'games' has no saved game that can be read"])
        self.assertFalse((self.directory / "league.html").exists())

    def test_one_game_gives_no_rating(self):
        self.save("ann", 5, True)
        self.assertRegex(self.good("league", "games"), r"ann +not known yet; 1 of 1 games won")
