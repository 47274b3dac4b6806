"""The table in the terminal, through a pipe."""

import re
import unittest

from program import GAMES, ProgramTest

FIVE = ("--deal", "5")


class Table(ProgramTest):
    def test_a_few_moves_of_each_game(self):
        for game in GAMES:
            with self.subTest(game=game):
                moves = []
                for step in range(12):
                    now = self.one("deal", game, "--deal", "8", "--moves", " ".join(moves), "--json")
                    if now["state"] != "playing":
                        break
                    moves.append(now["moves"][step % len(now["moves"])])
                back_and_forth = ["undo"] * 3 + ["redo"] * 3
                text = self.play(game, *moves, *back_and_forth, "save it.record", options=("--deal", "8"))
                self.assertNotIn("Not allowed", text)
                self.assertEqual(text.count("Taken back: "), min(3, len(moves)))
                self.assertEqual(self.one("verify", "it.record", "--json")["moves"], len(moves))

    def test_no_prompt_and_no_colour_in_a_pipe(self):
        del self.environment["NO_COLOR"]
        text = self.play("fortress", "L2-R5", options=FIVE)
        self.assertNotIn("\033", text)
        self.assertNotIn(">", text)

    def test_says_what_happened(self):
        text = " ".join(self.play("st-helena", "6-ha", "deal", options=FIVE).split())
        self.assertIn("The two of hearts is played to the family of hearts rising from the ace.", text)
        self.assertIn("is dealt to packet 6", text)
        self.assertIn("is dealt to packet 1. 82 cards are left in hand.", text)

    def test_a_heap_may_be_looked_through(self):
        for rule_set, ground in (("hoffmann", "The rules let you look through it: Hoffmann"), ("cadogan", "A memory aid")):
            options = (*FIVE, "--set", rule_set)
            now = self.one("deal", "the-sultan", *options, "--moves", "turn turn turn", "--json")
            text = " ".join(self.play("the-sultan", "turn", "turn", "turn", "look talon", "look hand", options=options).split())
            heap = re.search(r"In the talon, from the bottom card you may see: ([^.]*)\.", text)
            self.assertIsNotNone(heap, text)
            cards = heap[1].split()
            (talon,) = (pile for pile in now["piles"] if pile["name"] == "talon")
            self.assertEqual(len(cards), len(talon["cards"]))
            self.assertGreater(len(cards), 1)
            self.assertIn(ground, text)
            self.assertIn("You may not see any card in the hand", text)

    def test_a_turn_promises_no_more_cards_than_are_in_hand(self):
        # 34 cards are turned three at a time, 24 as the set says; the last turn may have fewer
        for game, turns, options in (("the-demon", 11, ()), ("klondike", 7, ("--set", "draw-three")), ("klondike", 23, ())):
            text = self.play(game, *["turn"] * turns, "moves", options=("--deal", "11", *options))
            told = re.findall(r"^ *turn +(.*)$", text, re.M)
            self.assertEqual(told, ["turn from the hand"], (game, text[-400:]))

    def test_two_words_make_a_move(self):
        text = self.play("the-fourteenth", "r1c5 r5c5", "save a.record", options=FIVE)
        self.assertIn("go out", text)
        self.play("fortress", "l2 R5", "save b.record", options=FIVE)
        self.assertIn("L2-R5", (self.directory / "b.record").read_text())

    def test_two_words_change_places_where_nothing_else_is_legal(self):
        self.save_standstill()
        text = " ".join(self.play("the-fourteenth", "moves", "r1c1 r2c2", "moves", options=("--record", "stuck.record")).split())
        self.assertIn("No fourteen can be made: the exchange is open.", text)
        self.assertIn("A~B any two of these change places: r1c1 the ", text)
        self.assertIn("change places.", text)
        self.assertNotIn("Not allowed", text)
        self.assertIn("One of two changes made; pairing now gives up the other.", text)
        self.assertNotIn("The exchange has been used", text)

    def save_standstill(self):
        """A record of The Fourteenth that stands still, the exchange being open."""
        moves = []
        while True:
            now = self.one("deal", "the-fourteenth", "--deal", "5", "--moves", " ".join(moves), "--json")
            pairs = [move for move in now["moves"] if "+" in move]
            if not pairs:
                self.assertTrue(now["moves"], "the deal ends without a standstill")
                break
            moves.append(pairs[0])
        self.play("the-fourteenth", *moves, "save stuck.record", options=FIVE)

    def test_several_moves_on_a_line(self):
        text = self.play("the-sultan", "turn turn L1-ck1 turn", "save a.record", options=FIVE)
        self.assertIn("Not allowed", text)
        self.assertEqual(self.one("verify", "a.record", "--json")["moves"], 2)

    def test_refusal_leaves_the_board(self):
        text = self.play("st-helena", "1-sa", "why", "save a.record", options=FIVE)
        self.assertEqual(text.count("St. Helena, deal 5\n"), 1)
        self.assertIn("Not allowed: the top row serves the kings", text)
        self.assertIn("[Hoffmann, Selected no. 9", text)
        self.assertEqual(self.one("verify", "a.record", "--json")["moves"], 0)

    def test_why(self):
        text = self.play("st-helena", "why", "why 6-ha", "why 1 sa", "why nonsense", options=FIVE)
        self.assertIn("No move was refused.", text)
        self.assertIn("6-ha is allowed.", text)
        self.assertIn("7. While cards are in hand", text)
        self.assertIn("'nonsense' is not a move", text)

    def test_lists_and_hints(self):
        verbs = ("moves", "hint", "help", "rules", "board")
        text = " ".join(self.play("st-helena", *verbs, options=FIVE).split())
        self.assertIn("6-ha the two of hearts to the family of hearts rising from the ace", text)
        self.assertEqual(text.count("Hint: "), 1)
        self.assertRegex(text, r"If you follow the hints you win (about|more than|less than) .* simulated games?")
        self.assertIn("save FILE", text)
        self.assertIn("1. Two packs.", text)
        self.assertEqual(text.count("St. Helena, deal 5"), 2)

    def test_undo_redo_restart_and_tree(self):
        text = self.play(
            "the-sultan", "undo", "redo", "restart", "turn", "turn", "undo", "L3-ck1",
            "restart", "redo", "redo", "tree", "save a.record", options=FIVE,
        )  # fmt: skip
        for words in ("nothing to undo", "nothing to redo", "This is the start", "Back at"):
            self.assertIn(words, text)
        self.assertIn("start turn\n  turn\n  L3-ck1 (here)\n", text)
        self.assertEqual((self.directory / "a.record").read_text().split()[-2:], ["turn", "L3-ck1"])

    def test_notes_and_names_are_kept_and_saved(self):
        text = self.play(
            "the-sultan", "note", "name x", "turn", "note  a deal for sultans ", "name the turn", "note", "tree", "save a.record", "note -", "note",
            options=FIVE,
        )  # fmt: skip
        self.assertEqual(text.count("There is no note here; type note TEXT to write one."), 2)
        self.assertIn("Not saved: no branch begins at the start; a name belongs to a move.", text)
        self.assertIn("start turn [the turn] (a deal for sultans) (here)\n", text)
        self.assertIn("The note is deleted.", text)
        record = (self.directory / "a.record").read_text()
        self.assertTrue(record.endswith("moves\nturn\nnote 1 a deal for sultans\nname 1 the turn\n"), record)
        self.assertEqual(self.one("verify", "a.record", "--json")["moves"], 1)
        self.assertIn("start turn [the turn] (here)\n", self.play("the-sultan", "tree"))
        (self.directory / "bad.record").write_text(record.replace("note 1", "note 2"))
        text = " ".join(self.play("the-sultan", "load bad.record").split())
        self.assertIn("Not loaded: line 8: '2' is not a number from 0 (the start) to 1, which must follow 'note'.", text)

    def test_new_deals(self):
        text = self.play("fortress", "game 77", "game x", "game -1", "game", "deal", "new", options=FIVE)
        self.assertIn("Fortress, deal 77\n", text)
        self.assertIn("game needs a deal number", text)
        self.assertEqual(text.count("is not a deal number"), 2)
        self.assertIn("there is neither hand nor re-deal", text)
        self.assertEqual(text.count("Fortress, deal "), 3)

    def test_deal_is_a_move_and_never_another_game(self):
        text = self.play("st-helena", "deal deal deal", "deal 7", "moves", "save a.record", options=FIVE)
        self.assertIn("game 7 starts deal 7", text)
        self.assertNotIn("deal 7\n", text)
        self.assertEqual((self.directory / "a.record").read_text().split("moves\n")[1].split(), ["deal"] * 3)

    def test_live_means_on(self):
        said = "It can still be won"
        self.assertNotIn(said, self.play("the-sultan", "turn", options=FIVE))
        on = self.play("the-sultan", "live on", "live on", "turn", options=FIVE)
        self.assertEqual(on.count(said), 3)
        self.assertEqual(self.play("the-sultan", "live on", "live off", "live off", "turn", options=FIVE).count(said), 1)
        self.assertEqual(self.play("the-sultan", "live", "live", "turn", options=FIVE).count(said), 1)
        self.assertIn("Type live, live on or live off.", self.play("the-sultan", "live maybe", options=FIVE))
        self.assertEqual(self.play("the-sultan", "turn", options=(*FIVE, "--live", "on")).count(said), 2)
        self.assertNotIn("won", self.play("fortress", options=("--deal", "1", "--live", "off")))
        self.bad("play", "fortress", "--live", "maybe", says="--live")

    def test_the_verdict_is_unasked_only_where_no_card_is_ever_hidden(self):
        """La Nationale's deal pauses with cards in hand, or comes to its end by itself: neither says more."""
        for game in self.objects("games", "--json"):
            open_to_all = all(group["role"] != "hand" for group in game["groups"])
            for deal in range(6):
                text = self.play(game["game"], options=("--deal", str(deal)))
                told = re.search(r"be won|decided", text) is not None
                self.assertEqual(told, open_to_all, (game["game"], deal, text))

    def test_help_explains_sequences(self):
        self.assertIn("3-4x2", self.play("la-nationale", "help"))

    def test_last_tells_card_by_card(self):
        text = self.play("la-nationale", "last")
        self.assertRegex(text, r"\n  The [a-z]+ of [a-z]+ is dealt to column 1\.\n")
        self.assertIn("Nothing has happened yet.", self.play("fortress", "last"))

    def test_winnable_deals(self):
        for options, commands in ((("--winnable", "--set", "chessboard"), []), (FIVE, ["new winnable", "new kind"])):
            text = self.play("fortress", *commands, "save won.record", options=options)
            self.assertIn(" can still be won.", text)
            [solved] = self.objects("solve", "fortress", "--record", "won.record", "--json")
            self.assertEqual((solved["verdict"], solved["length"] > 0), ("won", True))
            (self.directory / "won.record").unlink()
        self.assertIn("Type new or new winnable.", text)
        refused = self.run_program("play", "fortress", "--winnable", "--deal", "5")
        self.assertEqual(refused.returncode, 2)
        self.assertEqual(refused.stderr.count("\n"), 1)

    def test_save_and_load(self):
        self.write("letter.txt", "Dear aunt\n")
        self.write("bad.record", "longwood record 1\ngame nothing\n")
        text = self.play(
            "the-sultan", "turn", "save", "save letter.txt", "save no/where", "save .", "save a.record",
            "save a.record", "turn", "load a.record", "load", "load nowhere", "load bad.record", "load .",
            "save b.record", options=FIVE,
        )  # fmt: skip
        for words in (
            "save needs a filename", "'letter.txt' exists and is not a saved game",
            "Not saved: cannot write 'no/where'", "Saved as 'a.record'.", "load needs a filename", "Not loaded: cannot read 'nowhere'",
            "Not loaded: line 2: there is no game 'nothing'", "Is a directory",
        ):  # fmt: skip
            self.assertIn(words, " ".join(text.split()))
        self.assertEqual((self.directory / "letter.txt").read_text(), "Dear aunt\n")
        self.assertEqual((self.directory / "a.record").read_text(), (self.directory / "b.record").read_text())

    def test_a_record_of_another_game_is_loaded(self):
        self.play("fortress", "L2-R5", "save f.record", options=FIVE)
        text = self.play("the-sultan", "turn", "load f.record", options=FIVE)
        self.assertIn("Fortress, deal 5", text)
        self.assertIn("Resuming", self.play("the-sultan"))

    def test_nonsense(self):
        lines = ["", "   ", "foo", "l3 zz", "undoo", "3 4 5 6", "\x1b[A", "é", "x" * 5000]
        lines += ["1-sax99", "-", "?", "moves!"]
        text = self.play("fortress", *lines, "L2-R5", options=FIVE)
        self.assertIn("did you mean 'undo'?", text)
        self.assertIn("That line is too long", text)
        self.assertIn("The five of hearts", text)

    def test_binary_input(self):
        result = self.run_program("play", "fortress", given=bytes(range(256)) * 50)
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_record_option(self):
        self.play("the-sultan", "turn", "save a.record", options=FIVE)
        text = self.good("play", "--record", "a.record", given="moves\n")
        self.assertIn("The Sultan, deal 5", text)
        self.good("play", "the-sultan", "--record", "a.record")
        self.bad("play", "fortress", "--record", "a.record", says="'a.record' is a game of The Sultan")
        self.bad("play", "the-sultan", "--record", "a.record", "--deal", "1", says="--record")


class Chooser(ProgramTest):
    def test_by_number_name_and_part_of_it(self):
        for answer, title in (
            ("6", "Fortress, deal "), ("st-helena", "St. Helena, deal "), ("St. Helena", "St. Helena, deal "),
            ("clock", "The Clock, deal "), ("THE SULTAN", "The Sultan, deal "),
        ):  # fmt: skip
            self.assertIn(title, self.good("play", given=f"{answer}\nquit\n"))

    def test_asks_again(self):
        text = self.good("play", given="0\n99\nfortrex\nthe\n\n6\nquit\n")
        self.assertEqual(text.count("There is no game "), 5)
        self.assertIn("did you mean 'fortress'?", text)
        self.assertIn("Fortress, deal ", text)

    def test_leaves(self):
        for given in ("", "quit\n", "q\n"):
            text = self.good("play", given=given)
            self.assertIn("Which game?", text)
            for number in range(1, 9):
                self.assertRegex(text, rf"(?m)^ {number}  ")
