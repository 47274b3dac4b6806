"""longwood review: luck and decisions in a game."""

import json
import unittest

from program import GAMES, ProgramTest

QUICK = ("--precision", "2", "--nodes", "2000")


class Review(ProgramTest):
    def record(self, game: str, deal: int, moves: int) -> str:
        """A record of a deal's first legal moves."""
        line: list[str] = []
        for _ in range(moves):
            told = self.one("deal", game, "--deal", str(deal), "--moves", " ".join(line), "--json")
            line += told["moves"][:1]
        path = self.directory / f"{game}.record"
        self.play(game, f"game {deal}", *line, f"save {path}")
        return str(path)

    def test_every_game_adds_up(self):
        for game in GAMES:
            record = self.record(game, 3, 4)
            told = self.one("review", record, "--json", *QUICK)
            self.assertEqual((told["game"], told["deal"]), (game, 3))
            self.assertEqual(len(told["steps"]), self.one("verify", record, "--json")["moves"], game)
            if "kept" not in told:
                self.assert_nothing_is_estimated(told)
                continue
            # each figure is written to a millionth
            for key in ("loss", "luck"):
                self.assertAlmostEqual(told[key], sum(step[key] for step in told["steps"]), 4)
            first, *_, last = (chance["share"] for chance in told["chances"])
            self.assertAlmostEqual(first + told["luck"] - told["loss"], last, 4)

    def assert_nothing_is_estimated(self, told: dict):
        """Where no chance is told, a review says of a position what is proved, and of a move no figure."""
        self.assertIsNone(told["calibrated"], told["game"])
        for chance in told["chances"]:
            self.assertEqual("share" in chance, chance["figure"] != "not shown", told["game"])
        for step in told["steps"]:
            self.assertFalse({"loss", "reach", "luck"} & step.keys(), told["game"])

    def test_where_no_chance_is_told_none_is_drawn_or_summed_up(self):
        game = "klondike"
        record = self.record(game, 1, 2)
        drawn = self.directory / "game.svg"
        self.bad("review", record, "--svg", str(drawn), *QUICK, says="shows no chances")
        self.assertFalse(drawn.exists())
        told = self.objects("review", record, record, "--json", *QUICK)
        self.assertEqual([t.get("summary") for t in told], [None, None])
        self.bad("review", "--self", game, "--deals", "1", "--player", "greedy", *QUICK, says="shows no chances")

    def test_the_same_every_time_in_text(self):
        record = self.record("the-sultan", 3, 4)
        first = self.good("review", record, *QUICK)
        self.assertEqual(first, self.good("review", record, *QUICK))
        self.assertIn("of your chances", first)

    def test_a_drawing_is_written_and_no_other_file_is_written_over(self):
        record = self.record("the-sultan", 3, 2)
        drawn = self.directory / "game.svg"
        for _ in range(2):
            self.good("review", record, "--svg", str(drawn), *QUICK)
        self.assertTrue(drawn.read_text().startswith("<svg "))
        self.bad("review", record, "--svg", record, *QUICK, says="--svg")
        self.good("verify", record)

    def test_many_records_give_a_summary(self):
        record = self.record("the-sultan", 3, 2)
        told = self.objects("review", record, record, "--json", *QUICK)
        self.assertEqual([t.get("summary") for t in told], [None, None, "The Sultan"])
        self.assertEqual((told[2]["games"], told[2]["won"]), (2, 0))
        self.assertAlmostEqual(told[2]["first"]["mean"], told[0]["chances"][0]["share"], 5)

    def test_games_of_the_program_itself(self):
        for player in ("honest", "greedy"):
            told = self.objects("review", "--self", "fortress", "--deals", "5-6", "--player", player, "--json", *QUICK)
            self.assertEqual([t.get("deal") for t in told], [5, 6, None])
            for one in told[:2]:
                played = self.one("deal", "fortress", "--deal", str(one["deal"]), "--moves", one["moves"], "--json")
                self.assertEqual(played["state"], one["state"])

    def test_moves_are_judged_by_length_where_asked(self):
        told = self.run_program("solve", "fortress", "--deals", "0-20", "--moves", "--nodes", "200000", "--json")
        solved = next(one for one in map(json.loads, told.stdout.splitlines()) if one["verdict"] == "won")
        path = self.directory / "won.record"
        self.play("fortress", f"game {solved['deal']}", *solved["moves"].split(), f"save {path}")
        told = self.one("review", str(path), "--by-length", "--json", "--nodes", "200000")
        # every move is a step of the shortest way, or a detour, longer by `after` less `least`
        self.assertEqual(len(told["least"]), len(told["steps"]) + 1)
        self.assertEqual(told["least"][-1], 0)
        if told["least"][0] is not None and None not in told["least"]:
            longer = sum(one["after"] - one["least"] for one in told["detours"])
            self.assertEqual(told["least"][0] + longer, len(told["steps"]))
        self.assertIn("Shortest solution", self.good("review", str(path), "--by-length", "--nodes", "200000"))
        self.bad("review", self.record("the-sultan", 3, 1), "--by-length", says="--by-length")
        self.bad("review", "--self", "fortress", "--deals", "1", "--by-length", says="--by-length")

    def test_bad_input(self):
        record = self.record("fortress", 3, 1)
        torn = self.write("torn.record", "longwood record 1\ngame fortress\n")
        self.bad("review", says="which game?")
        self.bad("review", record, "--self", "fortress", says="not both")
        self.bad("review", "--self", "fortress", says="--deals")
        self.bad("review", "--self", "fort", "--deals", "1-2", says="fortress")
        self.bad("review", "--deals", "1-2", says="--self")
        self.bad("review", "--self", "fortress", "--deals", "1", "--player", "me", says="honest")
        self.bad("review", record, "--set", "cadogan", says="--self")
        self.bad("review", record, record, "--svg", "x.svg", says="name one file")
        self.bad("review", record, torn, says="torn.record")
        self.bad("review", "nowhere.record", says="nowhere.record")
        for option in ("--precision", "--nodes", "--seed"):
            for text in ("-1", "x", ""):
                self.bad("review", record, option, text, says=option)
