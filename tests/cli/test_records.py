"""Records: saved, verified, refused."""

import unittest

from program import GAMES, ProgramTest, deck_from, winning_moves

GOOD = """longwood record 1
game st-helena
set hoffmann
rules 1
deal 5
moves
6-ha deal
"""


class Verify(ProgramTest):
    def test_good(self):
        path = self.write("good.record", GOOD)
        self.assertEqual(self.good("verify", path), f"{path}: ok: St. Helena, deal 5, 2 moves, playing\n")
        told = self.one("verify", path, "--json")
        self.assertEqual(list(told), ["file", "ok", "game", "set", "rules", "deal", "moves", "state"])
        self.assertEqual((told["ok"], told["deal"], told["moves"], told["state"]), (True, 5, 2, "playing"))

    def test_blanks_and_comments(self):
        text = "# mine\r\n\r\n" + GOOD.replace("\n", " \r\n  # so\r\n\r\n")
        self.good("verify", self.write("spaced.record", text))

    def test_several_files_get_each_an_answer(self):
        good, bad = self.write("good.record", GOOD), self.write("bad.record", "")
        result = self.run_program("verify", good, bad, good)
        self.assertEqual(result.returncode, 1)
        self.assertEqual([line.split(": ")[1] for line in result.stdout.splitlines()], ["ok", "no", "ok"])
        result = self.run_program("verify", good, "nowhere", bad)
        self.assertEqual(result.returncode, 2)
        self.assertEqual(result.stderr.count("\n"), 1)
        self.assertEqual(len(result.stdout.splitlines()), 2)

    def refused(self, text: str | bytes, says: str) -> None:
        path = self.write("bad.record", text)
        told = self.one("verify", path, "--json", status=1)
        self.assertEqual(list(told), ["file", "ok", "error"])
        self.assertFalse(told["ok"])
        self.assertIn(says, told["error"])
        self.assertNotIn("\n", told["error"])
        self.assertEqual(self.run_program("verify", path).stdout, f"{path}: no: {told['error']}\n")
        self.bad("play", "--record", path, says=says)

    def test_truncated_anywhere_before_the_moves(self):
        lines = GOOD.splitlines(keepends=True)
        for count in range(6):
            self.refused("".join(lines[:count]), f"line {max(count, 1)}: ")
        self.refused(GOOD[: GOOD.index("6-ha") + 3], "line 7: ")

    def test_versions(self):
        self.refused(GOOD.replace("record 1", "record 3"), "line 1: record version '3' is unknown")
        self.refused(GOOD.replace("rules 1", "rules 7"), "line 4: the saved game follows version '7'")

    def test_names(self):
        self.refused(GOOD.replace("st-helena", "baccarat"), "line 2: there is no game 'baccarat'")
        self.refused(GOOD.replace("hoffmann", "hoyle"), "line 3: St. Helena has no rule set 'hoyle'")
        self.refused(GOOD.replace("game", "gmae"), "line 2: found 'gmae st-helena' where 'game' is expected")

    def test_deals(self):
        self.refused(GOOD.replace("deal 5", "deal -5"), "line 5: '-5' is not a deal number")
        self.refused(GOOD.replace("deal 5", "deck AS AS"), "line 5: card 2 of the deck")
        self.refused(GOOD.replace("deal 5", "deck"), "line 5: ")

    def test_moves(self):
        self.refused(GOOD.replace("6-ha", "6~ha~"), "line 7: '6~ha~' is not a move")
        self.refused(GOOD.replace("6-ha", "1-sa"), "move 1, 1-sa: Not allowed: the top row serves the kings")
        self.refused(GOOD.replace("deal\n", "redeal\n"), "move 2, redeal: Not allowed: ")
        self.refused(GOOD.replace("moves\n", "moves "), "line 6: ")

    def test_junk(self):
        self.refused(bytes(range(256)) * 8, "line 1: this is not a saved game of Longwood")
        self.refused(GOOD.encode().replace(b"6-ha", b"\x00\xff\x1b[2J"), "line 7: '???[2J' is not a move")
        self.refused("\0" * 1000, "line 1: this is not a saved game of Longwood")

    def test_huge(self):
        self.bad("verify", self.write("huge.record", GOOD + "deal " * 300_000), says="too long for a saved game")


class Wins(ProgramTest):
    def check(self, game: str, deal: int, seed: int) -> None:
        moves = winning_moves(game, deal, seed)
        text = self.play(game, *moves, "save won.record", options=("--deal", str(deal)))
        self.assertIn("The game is won.", text)
        self.assertEqual(self.one("verify", "won.record", "--json")["state"], "won")
        end = self.one("deal", game, "--deal", str(deal), "--moves", " ".join(moves), "--json")
        self.assertEqual((end["state"], end["moves"]), ("won", []))

    def test_st_helena(self):
        self.check("st-helena", 37, 29)

    def test_the_clock(self):
        self.check("the-clock", 32, 1)

    def test_the_sultan(self):
        self.check("the-sultan", 0, 1)


class RoundTrip(ProgramTest):
    def test_every_game_is_saved_and_loaded(self):
        for game in GAMES:
            moves = []
            for _ in range(4):
                now = self.one("deal", game, "--deal", "21", "--moves", " ".join(moves), "--json")
                if now["state"] != "playing":
                    break
                moves.append(now["moves"][-1])
            self.play(game, *moves, "save mine.record", options=("--deal", "21"))
            told = self.one("verify", "mine.record", "--json")
            self.assertEqual((told["game"], told["deal"], told["moves"]), (game, 21, len(moves)))

    def test_a_deck_is_written_down(self):
        first = self.one("deal", "fortress", "--json")
        deck = " ".join(deck_from(first))
        self.play("fortress", first["moves"][0], "save deck.record", options=("--deck", deck))
        self.assertEqual(self.one("verify", "deck.record", "--json")["deck"], deck)

    def test_long_games_are_broken_into_lines(self):
        self.play("the-sultan", *["turn"] * 60, "save long.record", options=("--deal", "1"))
        lines = (self.directory / "long.record").read_text().splitlines()
        self.assertGreater(len(lines), 8)
        self.assertLessEqual(max(map(len, lines)), 80)
        self.assertEqual(self.one("verify", "long.record", "--json")["moves"], 60)
