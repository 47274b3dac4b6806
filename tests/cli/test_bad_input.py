"""Wrong use and bad input: one line that says where and how to correct it, status 2."""

import os
import re
import subprocess
import unittest

from program import GAMES, LAB, ProgramTest, deck_from


class Arguments(ProgramTest):
    def test_commands(self):
        self.bad("--color=never", says="a command is missing; see longwood --help")
        self.bad("dael", says="did you mean 'deal'?")
        self.bad("xyzzyplugh", says="there is no command 'xyzzyplugh'")
        self.bad("", says="there is no command")

    def test_options(self):
        self.bad("deal", "fortress", "--jsn", says="did you mean '--json'?")
        self.bad("deal", "fortress", "--unheard-of", says="was not expected here; see longwood deal --help")
        self.bad("deal", "fortress", "again", says="'again' was not expected")
        self.bad("deal", "fortress", "--deal", says="--deal")
        self.bad("games", "fortress", says="was not expected")

    def test_missing_arguments(self):
        for command in ("rules", "deal", "why", "perft"):
            self.bad(command, says="GAME")
        self.bad("why", "fortress", says="MOVE")
        self.bad("perft", "fortress", says="DEPTH")
        self.bad("verify", says="FILE")

    def test_games(self):
        for command in (["rules"], ["deal"], ["play"], ["signature"], ["bench"]):
            self.bad(*command, "fortres", says="did you mean 'fortress'?")
        self.bad("why", "helena", "deal", says="did you mean 'st-helena'?")
        self.bad("perft", "no-such-game", "1", says="there is no game 'no-such-game'; see longwood games")
        self.bad("related", "freecell", says="'freecell' is none of beleaguered-castle, streets-and-alleys, king-albert, bakers-game")
        self.bad("rules", "\x01\xff" + "x" * 5000, says="...'")

    def test_rule_set(self):
        self.bad("deal", "fortress", "--set", "hoyle", says="it has cadogan, chessboard")


class Numbers(ProgramTest):
    def test_deals(self):
        for number in ("-1", "x", "1.5", "1e3", "0x10", " 1", "1 ", "+1", str(2**64), "9" * 400, "１"):
            self.bad("deal", "fortress", "--deal", number, says="--deal: ")
            self.bad("deal", "fortress", f"--deal={number}", says="from 0 to 18446744073709551615")
            self.bad("play", "fortress", "--deal", number, says="is not a deal number")

    def test_depths(self):
        for depth in ("x", "1.0", "101", "99999999999999999999"):
            self.bad("perft", "fortress", depth, says="from 0 to 100")
        self.bad("perft", "fortress", "-1")


    def test_one_reading_for_every_whole_number(self):
        self.good("study", "run", "fortress", "--deals", "0-9", "--out", "a.study")
        self.write("a.record", "")
        commands = [
            (("solve", "fortress", "--deal", "1"), ("--nodes", "--time", "--memory", "--threads")),
            (("verify", "a.record"), ("--nodes", "--memory")),
            (("study", "run", "fortress", "--deals", "0-9", "--out", "b.study"), ("--nodes", "--memory", "--threads")),
            (("study", "check", "a.study"), ("--nodes", "--memory", "--threads", "--sample", "--seed")),
            (("study", "grade", "a.study", "--out", "a.deals"), ("--most",)),
            (("play", "the-sultan"), ("--resume",)),
        ]
        for command, options in commands:
            for option in options:
                for number in ("-1", "-5", "1e6", "0x10", "+5", "1.5", " 7", "x", "1'000", "1_000", str(2**64), "9" * 50):
                    told = self.bad(*command, option, number, says=f"{option}: '")
                    self.assertRegex(told, r" is (not a whole number; give one|out of range; give a number) from ")
                    self.bad(*command, f"{option}={number}", says=f"{option}: '")
                if option != "--seed":
                    self.bad(*command, option, "0", says=f"{option}: '0' is out of range; give a number from ")
        self.assertEqual([path.name for path in self.directory.glob("*.study")], ["a.study"])

    def test_an_empty_text_is_no_value(self):
        for command in (
            ("deal", "fortress", "--deal"),
            ("deal", "fortress", "--deck"),
            ("deal", "fortress", "--set"),
            ("play", "fortress", "--deal"),
            ("play", "--record"),
            ("solve", "fortress", "--deals"),
            ("solve", "fortress", "--decks"),
            ("solve", "fortress", "--record"),
            ("solve", "fortress", "--deal", "1", "--nodes"),
            ("study", "run", "fortress", "--deals", "0-9", "--out"),
            ("study", "run", "fortress", "--deals", "0-9", "--shard"),
            ("study", "report", "x", "--svg"),
        ):
            self.bad(*command, "", says=command[-1])
        self.good("deal", "fortress", "--moves", "", "--options", "")

    def options_of(self, *command: str) -> dict[str, bool]:
        """The options of a command, and of the two programs' own, by its help: whether each takes a value."""
        return {name: bool(kind) for name, kind in re.findall(r"^  (?:-\w, )?(--[\w-]+)(?: <(\w+)>)?", self.good(*command, "--help"), re.MULTILINE)}

    def test_no_option_takes_the_next_word_for_a_value_it_was_not_given(self):
        def named(text: str) -> list[str]:
            return re.findall(r"^  ([a-z-]+)  ", re.search(r"^Commands:\n(.*?)\n\n", text, re.DOTALL | re.MULTILINE)[1], re.MULTILINE)

        told = subprocess.run([LAB, "--help"], capture_output=True, text=True, env=self.environment, check=True).stdout
        shared = {"completions", "manual", "help"}
        commands = [(name,) for name in (*named(self.good("--help")), *(set(named(told)) - shared)) if name not in ("study", "help")]
        commands += [("study", name) for name in named(self.good("study", "--help"))]
        tried = 0
        for command in commands:
            for option, takes in self.options_of(*command).items():
                if not takes:
                    continue
                with self.subTest(command=command, option=option):
                    for words in ((f"{option}=", "--json"), (f"{option}=", "word"), (option, "--json"), (option, "--help"), (option, "-h"), (option,)):
                        if option in ("--moves", "--options") and words[0].endswith("="):
                            continue  # there an empty text says something
                        self.bad(*command, *words, says=f"{option}: the value is missing; write it after the option")
                        tried += 1
        self.assertGreater(tried, 300)
        self.assertEqual([path.name for path in self.directory.iterdir() if path.name != "state"], [])

    def test_what_stands_behind_an_option_keeps_to_it(self):
        self.good("study", "run", "fortress", "--deals=0-9", "--out=a=b.study", "--threads=1")
        self.assertTrue((self.directory / "a=b.study").exists())
        self.bad("verify", "--", "--out=", says="--out=")
        self.bad("verify", "--", "-5", says="'-5'")
        self.bad("deal", "fortress", "--json=", "--deal", "5", says="'' was not expected here")
        self.good("deal", "fortress", "--moves=", "--options=", "--deal", "5")


class Decks(ProgramTest):
    def setUp(self) -> None:
        super().setUp()
        self.deck = deck_from(self.one("deal", "fortress", "--json"))

    def refused(self, deck: list[str], says: str) -> None:
        self.bad("deal", "fortress", "--deck", " ".join(deck), says=says)

    def test_missing_card(self):
        gone = self.deck.pop(20)
        self.refused(self.deck, f"--deck: the deck has 51 cards, not 52: {gone} is missing")
        self.refused(self.deck[:1], "the deck has 1 cards")
        self.refused([" "], "is missing")

    def test_doubled_card(self):
        self.deck[30] = self.deck[3]
        self.refused(self.deck, f"card 31 of the deck, {self.deck[3]}, is one too many of its kind")

    def test_three_of_a_kind_in_two_packs(self):
        self.bad("deal", "the-clock", "--deck", "7S 7S 7S", says="card 3 of the deck, 7S, is one too many")

    def test_withdrawn_cards_are_not_in_the_deck(self):
        self.bad("deal", "the-sultan", "--deck", "KS", says="card 1 of the deck, KS, is one too many")

    def test_what_is_no_card(self):
        for word in ("XX", "1S", "S7", "7", "11H", "7S-", "\x1b[31m"):
            self.refused([*self.deck[:5], word, *self.deck[6:]], "card 6 of the deck")

    def test_deal_and_deck_exclude_each_other(self):
        self.bad("deal", "fortress", "--deal", "1", "--deck", " ".join(self.deck), says="--deal")


class Moves(ProgramTest):
    def test_not_notation(self):
        words = ["x", "3", "3-", "-sa", "3-sa-ha", "3-zz", "zz-sa", "3-sax1", "3-sax", "3–sa", "9" * 300]
        for word in words:
            self.bad("deal", "st-helena", "--moves", word, says="--moves: move 1, ")
            if not word.startswith("-"):
                self.bad("why", "st-helena", word, says="is not a move of St. Helena")

    def test_illegal(self):
        moves = ("--moves", "deal 1-sa deal")
        told = self.bad("deal", "st-helena", "--deal", "5", *moves, says="--moves: move 2, '1-sa'")
        self.assertIn("(St. Helena, rule 7)", told)

    def test_moves_of_other_games(self):
        self.bad("deal", "fortress", "--moves", "r1c1+r2c1", says="there is no such place")
        for game in GAMES:
            legal = "redeal" in self.one("deal", game, "--json")["moves"]
            self.assertEqual(self.run_program("why", game, "redeal").returncode, 0 if legal else 1, game)


class Files(ProgramTest):
    def test_missing_file(self):
        self.bad("verify", "nowhere.record", says="cannot read 'nowhere.record'")
        self.bad("play", "--record", "nowhere.record", says="cannot read 'nowhere.record'")

    def test_directory(self):
        self.bad("verify", str(self.directory), says="Is a directory")
        self.bad("play", "--record", str(self.directory), says="Is a directory")

    @unittest.skipIf(os.geteuid() == 0, "root reads everything")
    def test_unreadable(self):
        path = self.write("closed.record", "longwood record 1\n")
        os.chmod(path, 0)
        self.bad("verify", path, says="Permission denied")

    def test_endless_file(self):
        self.bad("verify", "/dev/zero", says="too long for a saved game")

    def test_name_of_any_bytes(self):
        self.bad("verify", "no\tsuch\nfile", says="cannot read")
