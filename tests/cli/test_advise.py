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
            answer = self.one("advise", game, "--deal", "4", "--samples", "2", "--json")
            self.assertEqual((answer["game"], answer["deal"]), (game, 4))
            self.assertEqual(answer["hints"][0]["text"], answer["hints"][0]["plan"][0], game)
            self.good("deal", game, "--deal", "4", "--moves", " ".join(answer["hints"][0]["plan"]))
            if answer["unknown"] > 0:
                self.assertEqual(answer["knowledge"], "honest")
            self.check_chance(answer, 2)

    def check_chance(self, answer: dict, samples: int) -> None:
        """An answer shows a chance with its interval, or says why it shows none."""
        why = answer["noChance"]
        self.assertEqual(why == "known", answer["unknown"] == 0, answer)
        if why != "":
            self.assertNotIn("%", answer["worth"] + answer["figure"] + answer["margin"], answer)
            self.assertRegex(answer["worth"], NO_CHANCE[why])
            # what is certain has no range
            if why == "certain":
                self.assertIn((answer["tried"], answer["share"], answer["low"], answer["high"]), [(0, x, x, x) for x in (0, 1)])
            if why == "not-compared":
                self.assertIsNone(answer["calibrated"], answer)
            if why == "not-simulated":
                # only a search over information sets may have too little to show
                self.assertEqual((answer["tried"], answer["lines"] > 0), (0, True), answer)
            return
        self.assertIn("%", answer["figure"], answer)
        self.assertIn(answer["figure"], answer["worth"])
        self.assertLessEqual(answer["low"], answer["share"])
        self.assertLessEqual(answer["share"], answer["high"])
        # a chance that was worked out is exact, and no game was simulated for it
        simulated = answer["tried"] > 0 and answer["lines"] == 0 and not answer["valued"]
        self.assertEqual("simulated" in answer["worth"], simulated, answer)
        if answer["tried"] == 0:
            self.assertEqual((answer["low"], answer["high"]), (answer["share"], answer["share"]), answer)
        elif answer["lines"] == 0:
            self.assertEqual(answer["tried"], samples, answer)

    def test_no_chance_has_the_reason_that_holds(self):
        """The reason follows from the rules and the position, not from what is printed."""
        rules = {game: self.one("rules", game, "--json") for game in GAMES}
        reasons = set()
        for game in GAMES:
            answer = self.one("advise", game, "--deal", "4", "--samples", "2", "--json")
            why = answer["noChance"]
            reasons.add(why)
            if not rules[game]["chooses"]:
                self.assertEqual(why, "no-choice", game)
            elif answer["unknown"] > 0 and answer["calibrated"] is not None and answer["tried"] > 0:
                self.assertEqual(why, "", game)
        self.assertLessEqual({"", "known", "no-choice", "not-compared"}, reasons)

    def test_where_all_is_known_the_plan_wins(self):
        deals = (json.loads(self.run_program("solve", "fortress", "--deal", str(deal), "--json").stdout) for deal in range(60))
        won = next(deal["deal"] for deal in deals if deal["verdict"] == "won")
        answer = self.one("advise", "fortress", "--deal", str(won), "--json")
        self.assertEqual((answer["knowledge"], answer["verdict"]), ("open", "won"))
        line = " ".join(answer["hints"][0]["plan"])
        self.assertEqual(self.one("deal", "fortress", "--deal", str(answer["deal"]), "--moves", line, "--json")["state"], "won")

    def test_who_asks_again_after_each_move_comes_to_the_end(self):
        for deal in range(12):
            answer = self.one("advise", "fortress", "--deal", str(deal), "--json")
            if answer["verdict"] != "won":
                continue
            made: list[str] = []
            whole = answer["hints"][0]["plan"]
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
                answer = self.one(*ask, "--json")
                if answer["unknown"] == 0:
                    continue
                self.assertEqual(answer["calibrated"], rules["calibrated"])
                text = " ".join(self.good(*ask).split())
                self.check_chance(answer, 4)
                self.assertEqual("%" in text, answer["noChance"] == "", (game["game"], each["id"], text))
                if answer["noChance"] != "":
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
