"""longwood rating: how well somebody plays, from saved games and from the page's statistics."""

import json
import unittest

from program import ProgramTest


class Rating(ProgramTest):
    def statistics(self, *games: dict) -> str:
        """A file of the page's statistics with these games."""
        path = self.directory / "statistics.json"
        usual = {"by": "player", "player": "", "game": "fortress", "set": "cadogan", "result": "won",
                 "assists": {"undo": 0, "hint": 0, "peek": 0}, "drawn": {"from": "random", "won": 0, "games": 0}}
        path.write_text(json.dumps({"format": "longwood statistics", "version": 1,
                                    "games": [{**usual, "deal": str(deal), **game} for deal, game in enumerate(games)]}))
        return str(path)

    def test_a_player_who_wins_as_often_as_the_hints_has_their_rating(self):
        games = [{"result": "won" if deal % 5 == 0 else "lost"} for deal in range(100)]
        told = self.one("rating", self.statistics(*games), "--json")["all"]
        self.assertEqual((told["results"]["games"], told["won"]), (100, 20))
        self.assertAlmostEqual(told["results"]["value"], 1500, delta=5)
        self.assertLess(told["results"]["low"], 1500)
        self.assertGreater(told["results"]["high"], 1500)

    def test_few_games_give_no_rating(self):
        one = self.statistics({})
        self.assertFalse(self.one("rating", one, "--json")["all"]["results"]["known"])
        self.assertRegex(self.good("rating", one), r"results +not known yet; 1 of 1 games won")
        # the hints win a deal in five: a player who wins half has 1500 + 400 log10(4) = 1741, and by Clopper and
        # Pearson (21.1 to 78.9 %) an interval of 229 to both sides
        told = self.good("rating", self.statistics(*({"result": "won" if deal % 2 else "lost"} for deal in range(12))))
        self.assertRegex(told, r"results +17[34]\d \(15[01]\d to 19[67]\d\)")

    def test_only_games_that_the_page_dealt_count(self):
        chosen = {"drawn": None}
        helped = {"assists": {"undo": 0, "hint": 1, "peek": 0}}
        told = self.one("rating", self.statistics({}, chosen, helped, {"deal": "0"}, {"by": "autopilot"}), "--json")["all"]
        self.assertEqual([told[key] for key in ("chosen", "helped", "repeated")], [1, 1, 1])
        self.assertEqual(told["results"]["games"], 1)

    def test_games_of_one_player(self):
        path = self.statistics({"player": "Ann"}, {"player": "Bob", "result": "lost"}, {"player": "Bob"})
        self.assertEqual(self.one("rating", path, "--player", "Bob", "--json")["all"]["results"]["games"], 2)

    def test_saved_games_and_their_reviews(self):
        path = self.directory / "a.record"
        self.play("fortress", "game 5", f"save {path}")
        solved = self.one("solve", "fortress", "--deal", "5", "--json")["moves"]
        moves = " ".join(solved) if isinstance(solved, list) else solved
        self.play("fortress", "game 5", *moves.split(), f"save {path}")
        told = self.one("rating", str(path), "--review", "1", "--json")["all"]
        self.assertEqual((told["results"]["games"], told["won"], told["decisions"]["games"]), (1, 1, 1))
        self.assertNotIn("value", told["results"])
        self.assertEqual(told["lossPerDecision"], 0)
        self.assertIn("Fortress", self.good("rating", str(path)))

    def test_where_nothing_counts_the_answer_is_no(self):
        told = self.one("rating", self.statistics({"drawn": None}), "--json", status=1)
        self.assertEqual(told["all"]["results"], {"games": 0, "known": False, "word": ""})

    def test_bad_input(self):
        path = self.directory / "x.json"
        for text in ("{", "{}", '{"format": "longwood statistics"}', '{"format": "longwood statistics", "games": 3}'):
            path.write_text(text)
            self.bad("rating", str(path), says="neither a saved game nor statistics")
        path.write_text("nonsense")
        self.bad("rating", str(path), says="x.json")
        self.bad("rating", "nothere", says="nothere")
        self.bad("rating")
        # entries that are damaged are left out
        path = self.statistics({"game": 3}, {"assists": 7}, {"drawn": {"from": "listed", "won": 9, "games": 2}})
        self.assertEqual(self.one("rating", path, "--json", status=1)["all"]["results"]["games"], 0)
