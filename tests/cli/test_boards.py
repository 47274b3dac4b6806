"""Boards: positions given card by card; and decks as other people write them."""

import json
import re
import unittest

from program import GAMES, ProgramTest, deck_from


class Boards(ProgramTest):
    def test_a_position_of_every_game_is_taken_up_again(self):
        taken = 0
        for game in GAMES:
            text = self.good("deal", game, "--deal", "4", "--as-board")
            self.write("a.board", text)
            result = self.run_program("deal", game, "--board", "a.board", "--as-board")
            if result.returncode == 2:  # a deal that pauses for choices alone
                self.assertRegex(result.stderr, r"waits for a choice|in hand")
                german = self.run_program("deal", game, "--board", "a.board", "--as-board", "--language", "de")
                self.assertNotRegex(german.stderr, r"waits for a choice|in hand")
                continue
            self.assertEqual((result.returncode, result.stdout), (0, text), game)
            moves = [self.one("deal", game, *which, "--json")["moves"] for which in (("--deal", "4"), ("--board", "a.board"))]
            self.assertEqual(*moves)
            taken += 1
        self.assertGreater(taken, len(GAMES) // 2)

    def test_families_lie_in_the_order_of_the_plates(self):
        for game in ("louis", "the-crescent", "the-four-corners"):
            board = self.good("deal", game, "--deal", "1")
            for base in "ak":
                with self.subTest(game=game, base=base):
                    self.assertEqual("".join(re.findall(rf"(?<![-\w])([shdc]){base}(?![-\w])", board)), "dchs")

    def test_solve_prove_verify_advise_why_and_play_know_it(self):
        board = self.good("deal", "fortress", "--deal", "5", "--moves", self.one("deal", "fortress", "--deal", "5", "--json")["moves"][0], "--as-board")
        self.write("a.board", board.replace("; ", "\n"))
        told = json.loads(self.run_program("solve", "fortress", "--board", "a.board", "--json").stdout)
        self.assertEqual(told["board"], board.strip())
        self.write("a.record", self.run_program("solve", "fortress", "--board", "a.board", "--proof").stdout)
        self.assertIn("\nboard ", (self.directory / "a.record").read_text())
        self.good("verify", "a.record")
        plan = self.one("advise", "fortress", "--board", "a.board", "--json")
        self.assertEqual(plan["board"], board.strip())
        self.assertTrue(plan["hints"])
        self.good("why", "fortress", plan["hints"][0]["text"], "--board", "a.board")
        played = self.play("fortress", plan["hints"][0]["text"], "save b.record", options=("--board", "a.board"))
        self.assertIn("a given position", played)
        self.good("verify", "b.record")
        self.assertEqual(self.good("deal", "fortress", "--board", "-", "--as-board", given=board), board)

    def test_what_is_wrong_is_named(self):
        board = self.good("deal", "fortress", "--deal", "5", "--as-board")
        first = board.split(": ")[1].split()[0]
        for text, says in (
            (board.replace(first, "", 1), f"{first} is missing"),
            (board + f"; sa: {first}" if first[1] != "S" else board.replace(first, f"{first} {first}", 1), ""),
            (board.replace("L1", "L9"), "there is no pile 'L9'"),
            (board.replace(first, "7♠x", 1), "'7♠x' is not a card"),
            ("{", "JSON"),
            ("", "10 piles of this kind"),
        ):
            self.write("bad.board", text)
            self.bad("deal", "fortress", "--board", "bad.board", says=says)
        self.bad("deal", "fortress", "--board", "none.board", says="cannot read 'none.board'")
        self.bad("deal", "fortress", "--board", "a.board", "--deal", "5")


class Decks(ProgramTest):
    def setUp(self) -> None:
        super().setUp()
        self.deck = deck_from(self.one("deal", "fortress", "--deal", "5", "--json"))
        self.told = self.one("deal", "fortress", "--deck", " ".join(self.deck), "--json")

    def test_commas_signs_tens_and_small_letters(self):
        signs = str.maketrans("SHDC", "♠♥♢♧")
        for text in (
            ", ".join(self.deck),
            ",".join(self.deck).lower(),
            " ".join(card.replace("T", "10") for card in self.deck),
            " ".join(card.translate(signs) for card in self.deck),
            " ".join(card.translate(signs) + "\ufe0f" for card in self.deck),
            "\ufeff" + " ".join(self.deck) + "\n",
        ):
            self.assertEqual(self.one("deal", "fortress", "--deck", text, "--json"), self.told)

    def test_files_in_utf_16(self):
        plain = self.one("solve", "fortress", "--decks", self.write("plain.txt", "one: " + " ".join(self.deck)), "--json")
        for code in ("utf-16", "utf-16-be", "utf-8-sig"):
            text = ("\ufeff" if code == "utf-16-be" else "") + "one: " + ", ".join(self.deck) + "\r\n"
            again = self.one("solve", "fortress", "--decks", self.write("wide.txt", text.encode(code)), "--json")
            self.assertEqual({**again, "processor_ms": 0}, {**plain, "processor_ms": 0})

    def test_several_lines_are_no_deck(self):
        lines = "\n".join(" ".join(self.deck[row * 5 : row * 5 + 5]) for row in range(11))
        self.bad("deal", "fortress", "--deck", lines, says="a deck is one line")

    def test_text_is_quoted_as_it_was_written(self):
        self.bad("deal", "fortress", "--deck", "7♠️x " + " ".join(self.deck), says="'7♠️x'")
        self.bad("deal", "fortress", "--deck", "пик", says="'пик'")


class Widths(ProgramTest):
    def test_below_the_width_of_the_board_each_pile_is_a_line(self):
        for game in GAMES:
            self.environment["COLUMNS"] = "30"
            text = self.good("deal", game, "--deal", "4")
            self.assertTrue(all(len(line) <= 30 for line in text.splitlines()[1:]), (game, text))
            self.environment["COLUMNS"] = "200"
            wide = self.good("deal", game, "--deal", "4")
            piles = [pile["name"] for pile in self.one("deal", game, "--deal", "4", "--json")["piles"]]
            lines = {line.split()[0] for line in text.splitlines() if line.strip()}
            board = [line for line in wide.splitlines()[1:] if not line.endswith(".") and " legal moves: " not in line]
            if any(len(line) > 30 for line in board):
                self.assertLessEqual({f"{pile}:" for pile in piles}, lines, game)
            else:  # a small board is not taken apart
                self.assertLessEqual(set(board), set(text.splitlines()), game)
            del self.environment["COLUMNS"]
            self.assertEqual(self.good("deal", game, "--deal", "4"), wide)
