"""longwood advise: what to do next by what the player can know."""

import json
import unittest

from program import GAMES, ProgramTest

# What is printed if no chance is shown, for each reason; none of these sentences has a percentage.
NO_CHANCE = {
    "known": r"No card is hidden",
    "certain": r"however the unseen cards lie\.",
    "no-choice": r"You never have more than one move",
    "not-compared": r"^$|No chance is shown: for this game, our estimates have not been checked yet\.",
    "not-simulated": r"^$|A chance is shown when you have seen all cards that cost nothing to turn\.",
}


class Advise(ProgramTest):
    def test_every_game_gets_a_plan_of_moves_that_may_be_made(self):
        for game in GAMES:
            told = self.one("advise", game, "--deal", "4", "--samples", "2", "--json")
            self.assertEqual((told["game"], told["deal"]), (game, 4))
            self.assertEqual(told["hints"][0]["text"], told["hints"][0]["plan"][0], game)
            self.good("deal", game, "--deal", "4", "--moves", " ".join(told["hints"][0]["plan"]))
            if told["unknown"] > 0:
                self.assertEqual(told["knowledge"], "honest")
            self.check_chance(told, 2)

    def check_chance(self, told: dict, samples: int) -> None:
        """An answer shows a chance with its interval, or says why it shows none."""
        why = told["noChance"]
        self.assertEqual(why == "known", told["unknown"] == 0, told)
        if why != "":
            self.assertNotIn("%", told["worth"] + told["figure"] + told["margin"], told)
            self.assertRegex(told["worth"], NO_CHANCE[why])
            # what is certain has no range
            if why == "certain":
                self.assertIn((told["tried"], told["share"], told["low"], told["high"]), [(0, x, x, x) for x in (0, 1)])
            if why == "not-compared":
                self.assertIsNone(told["calibrated"], told)
            if why == "not-simulated":
                # only a search over information sets may have too little to show
                self.assertEqual((told["tried"], told["lines"] > 0), (0, True), told)
            return
        self.assertIn("%", told["figure"], told)
        self.assertIn(told["figure"], told["worth"])
        self.assertLessEqual(told["low"], told["share"])
        self.assertLessEqual(told["share"], told["high"])
        # a chance that was worked out is exact, and no game was simulated for it
        simulated = told["tried"] > 0 and told["lines"] == 0 and not told["valued"]
        self.assertEqual("simulated" in told["worth"], simulated, told)
        if told["tried"] == 0:
            self.assertEqual((told["low"], told["high"]), (told["share"], told["share"]), told)
        elif told["lines"] == 0:
            self.assertEqual(told["tried"], samples, told)

    def test_no_chance_has_the_reason_that_holds(self):
        """The reason follows from the rules and the position, not from what is printed."""
        rules = {game: self.one("rules", game, "--json") for game in GAMES}
        reasons = set()
        for game in GAMES:
            told = self.one("advise", game, "--deal", "4", "--samples", "2", "--json")
            why = told["noChance"]
            reasons.add(why)
            if not rules[game]["chooses"]:
                self.assertEqual(why, "no-choice", game)
            elif told["unknown"] > 0 and told["calibrated"] is not None and told["tried"] > 0:
                self.assertEqual(why, "", game)
        self.assertLessEqual({"", "known", "no-choice", "not-compared"}, reasons)

    def test_where_all_is_known_the_plan_wins(self):
        deals = (json.loads(self.run_program("solve", "fortress", "--deal", str(deal), "--json").stdout) for deal in range(60))
        won = next(deal["deal"] for deal in deals if deal["verdict"] == "won")
        told = self.one("advise", "fortress", "--deal", str(won), "--json")
        self.assertEqual((told["knowledge"], told["verdict"]), ("open", "won"))
        line = " ".join(told["hints"][0]["plan"])
        self.assertEqual(self.one("deal", "fortress", "--deal", str(told["deal"]), "--moves", line, "--json")["state"], "won")

    def test_who_asks_again_after_each_move_comes_to_the_end(self):
        for deal in range(12):
            told = self.one("advise", "fortress", "--deal", str(deal), "--json")
            if told["verdict"] != "won":
                continue
            made: list[str] = []
            whole = told["hints"][0]["plan"]
            for left in range(len(whole), 0, -1):
                plan = self.one("advise", "fortress", "--deal", str(deal), "--moves", " ".join(made), "--json")["hints"][0]["plan"]
                self.assertEqual(len(plan), left, deal)
                made.append(plan[0])
            self.assertEqual(made, whole)
            return
        self.fail("no deal of these can be won")

    def test_beside_the_chance_stands_what_one_who_sees_all_could_win(self):
        text = " ".join(self.good("advise", "st-helena", "--deal", "5", "--samples", "4", "--foreseen", "10").split())
        self.assertRegex(text, r"If you follow the hints you win .* of the time \(.*from 4 simulated games")
        self.assertRegex(text, r"With all cards known, .* % .*of these games could be won\.")

    def test_where_nobody_measured_how_true_a_chance_is_that_is_said(self):
        for game in map(json.loads, self.good("games", "--json").splitlines()):
            for each in game["sets"]:
                rules = self.one("rules", game["game"], "--set", each["id"], "--json")
                ask = ("advise", game["game"], "--set", each["id"], "--deal", "4", "--samples", "4")
                told = self.one(*ask, "--json")
                if told["unknown"] == 0:
                    continue
                self.assertEqual(told["calibrated"], rules["calibrated"])
                text = " ".join(self.good(*ask).split())
                self.check_chance(told, 4)
                self.assertEqual("%" in text, told["noChance"] == "", (game["game"], each["id"], text))
                if told["noChance"] != "":
                    continue
                self.assertEqual("have not been checked against real results" in text, rules["calibrated"] is None, (game["game"], each["id"], text))
                self.assertEqual("By our estimate" in text, rules["calibrated"] is None, text)

    def test_the_same_seed_gives_the_same_advice(self):
        ask = ("advise", "the-clock", "--deal", "2", "--samples", "5", "--seed", "9", "--json")
        self.assertEqual(self.one(*ask), self.one(*ask))

    def test_numbers_are_checked(self):
        for option in ("--samples", "--seed"):
            for text in ("-1", "x", "1e3", "") + (("0",) if option == "--samples" else ()):
                result = self.run_program("advise", "fortress", option, text)
                self.assertEqual((result.returncode, result.stdout), (2, ""), (option, text))
                self.assertEqual(len(result.stderr.splitlines()), 1)
