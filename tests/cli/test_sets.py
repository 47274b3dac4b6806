"""Rule sets and options, wherever the program takes them."""

import re
import unittest

from program import GAMES, ProgramTest


class Sets(ProgramTest):
    def sets_of(self, game: str) -> list[dict]:
        return self.one("rules", game, "--json")["sets"]

    def choices_of(self, game: str, described: dict) -> str:
        return self.one("rules", game, "--set", described["id"], "--json")["choices"]

    def test_every_set_is_described(self):
        for game in GAMES:
            sets = self.sets_of(game)
            self.assertGreaterEqual(len(sets), 2)
            for described in sets:
                self.assertEqual(list(described), ["id", "version", "title", "source", "about"])
                self.assertTrue(described["title"] and described["source"] and described["about"])
            self.assertEqual([self.choices_of(game, s) == "" for s in sets], [i == 0 for i in range(len(sets))])

    def test_every_set_is_dealt_and_named(self):
        for game in GAMES:
            for described in self.sets_of(game)[1:]:
                found = self.one("deal", game, "--set", described["id"], "--deal", "3", "--json")
                edition = ["set", "version"] if described["version"] > 1 else ["set"]
                self.assertEqual(list(found), ["game", *edition, "rules", "deal", "piles", "moves", "state", "deadEnd"])
                self.assertEqual(found.get("version", 1), described["version"])
                self.assertEqual(found["set"], described["id"])
                free = self.one("deal", game, "--options", self.choices_of(game, described), "--deal", "3", "--json")
                self.assertEqual(free, found, "choices that make a named set are that set")
                self.assertIn(described["title"], self.good("deal", game, "--set", described["id"]).split("\n")[0])

    def test_boards_keep_to_the_width_of_a_terminal(self):
        for game in GAMES:
            for described in self.sets_of(game)[1:]:
                for line in self.good("deal", game, "--set", described["id"]).splitlines():
                    self.assertLessEqual(len(line), 80, line)

    def test_the_books_own_other_ways_are_no_departures(self):
        for game, name, sentences in (("the-trefoil", "in-pack", {1, 2}), ("napoleon-at-st-helena", "strict", {10})):
            found = self.one("rules", game, "--set", name, "--json")["sentences"]
            self.assertEqual({n for n, s in enumerate(found, 1) if s["departs"]} & sentences, set(), game)

    def test_a_set_of_a_program_cites_that_program_for_what_it_changes(self):
        cited = 0
        for game in GAMES:
            for each in self.one("rules", game, "--json")["sets"]:
                if not each["source"].startswith("PySolFC,"):
                    continue
                for number, sentence in enumerate(self.one("rules", game, "--set", each["id"], "--json")["sentences"], 1):
                    if sentence["departs"]:
                        self.assertIn("PySolFC", sentence["source"], (game, each["id"], number))
                        cited += 1
        self.assertGreater(cited, 60)

    def test_louis_says_of_each_set_whether_a_played_card_changes_families(self):
        for name, says in (("cadogan", "may be changed"), ("hoffmann", "is not changed"), ("pysolfc", "may be passed to the other")):
            sentence = self.one("rules", "louis", "--set", name, "--json")["sentences"][10]
            self.assertIn(says, sentence["text"], name)

    def test_a_note_that_a_sentence_points_to_is_printed(self):
        for game in GAMES:
            facts = self.one("rules", game, "--json")
            choices = [f"{option['id']}={choice['id']}" for option in facts["options"] for choice in option["choices"][1:]]
            ways = [("--set", each["id"]) for each in facts["sets"]] + [("--options", choice) for choice in choices]
            for way in ways:
                result = self.run_program("rules", game, *way)
                if result.returncode == 2:  # a choice that does not go alone
                    continue
                text = result.stdout
                for number, body in re.findall(r"^[ *]([ \d]\d)\. (.*?)(?=^[ *][ \d]\d\. |\n\n|\Z)", text, re.MULTILINE | re.DOTALL):
                    if "see the note" in " ".join(body.split()):
                        self.assertIn(f"\nRule {number.strip()}: ", text, (game, way))

    def test_notes_on_sentences_that_a_choice_changes_are_left_out(self):
        book = self.good("rules", "the-trefoil")
        self.assertIn("\nRule 11: ", book)
        at_will = self.good("rules", "the-trefoil", "--set", "at-will")
        self.assertNotIn("\nRule 11: ", at_will)
        self.assertIn("\nRule 10: ", at_will)
        told = self.one("rules", "the-trefoil", "--set", "at-will", "--json")["notes"]
        self.assertNotIn(11, [note["sentence"] for note in told])

    def test_rules_of_a_set_mark_its_departures(self):
        for game in GAMES:
            book = self.one("rules", game, "--json")["sentences"]
            for described in self.sets_of(game)[1:]:
                sentences = self.one("rules", game, "--set", described["id"], "--json")["sentences"]
                books_own = self.one("rules", game, "--json")["comparison"]["authorities"][0]["citation"]
                changed = [a["text"] != b["text"] for a, b in zip(sentences, book)]
                self.assertTrue(any(changed))
                own = [s["source"].startswith(books_own) for s in sentences]
                self.assertEqual([s["departs"] for s in sentences], [c and not o for c, o in zip(changed, own)], described["id"])
                lines = self.good("rules", game, "--set", described["id"]).splitlines()
                marked = [int(line[1:3]) for line in lines if line.startswith("*") and line[3:4] == "."]
                self.assertEqual(marked, [number for number, s in enumerate(sentences, 1) if s["departs"]])

    def test_comparison(self):
        for game in GAMES:
            table = self.one("rules", game, "--json")["comparison"]
            self.assertEqual(list(table), ["authorities", "points"])
            text = " ".join(self.good("rules", game, "--compare").split())
            for point in table["points"]:
                self.assertEqual(list(point), ["sentence", "question", "readings"])
                self.assertEqual(len(point["readings"]), len(table["authorities"]))
                for authority, reading in zip(table["authorities"], point["readings"]):
                    self.assertEqual(bool(reading["citation"]), bool(reading["text"]))
                    if not reading["text"]:
                        continue
                    said = "" if reading["says"] else "as we read it: "
                    self.assertIn(f"{authority['title']} {said}{reading['text']} [{reading['citation']}]", text)
            for says in (True, False):
                self.assertTrue(any(r["says"] is says for point in table["points"] for r in point["readings"]), (game, says))

    def test_the_stock_face_upwards_shows_its_next_card(self):
        holding = [
            game
            for game in GAMES
            if " in hand" in self.good("deal", game, "--deal", "3")
            # a closed reserve is in hand too, but no stock
            and any(option["id"] == "stock" for option in self.objects("rules", game, "--json")[0]["options"])
        ]
        self.assertGreaterEqual(len(holding), 5, "in the others there is none, or it is dealt out before the first choice")
        for game in holding:
            board, _, words = self.good("deal", game, "--deal", "3", "--options", "stock=face-up").partition("in hand, the next the ")
            rank, _, suit = words.partition(".")[0].partition(" of ")
            card = {"ten": "T", "knave": "J", "queen": "Q", "king": "K", "ace": "A"}.get(
                rank, str(("two three four five six seven eight nine".split() + [rank]).index(rank) + 2)
            )
            self.assertRegex(board, rf"{card}{suit[0].upper()} \(\d+\)", game)
            self.assertNotIn("the next", self.good("deal", game, "--deal", "3"))

    def test_why_names_the_rule_of_the_set(self):
        position = ("why", "the-sultan", "--set", "six", "talon-L4", "--json")
        refused = self.one(*position, status=1)
        self.assertEqual((refused["refusal"]["code"], refused["refusal"]["sentence"]), ("no_such_place", 2))
        self.assertTrue(refused["rule"]["text"].startswith("Six cards"))

    def test_solve_under_a_set(self):
        found = self.one("solve", "the-fourteenth", "--set", "quatorze", "--deal", "1", "--json")
        self.assertEqual((found["set"], found["verdict"]), ("quatorze", "won"))
        text = self.run_program("solve", "la-capricieuse", "--set", "open-spaces", "--deals", "1-2", "--json").stdout
        self.assertEqual(text.count('"set":"open-spaces"'), 2)
        self.assertNotEqual(
            self.good("perft", "the-sultan", "--deal", "3", "5"),
            self.good("perft", "the-sultan", "--deal", "3", "5", "--set", "six"),
        )

    def test_one_pack_is_dealt_from_a_deck_of_its_own(self):
        dealt = self.one("deal", "the-fourteenth", "--set", "quatorze", "--deal", "4", "--json", "--reveal")
        piles = {pile["name"]: pile["cards"] for pile in dealt["piles"]}
        deck = [piles[f"r{row}c{column}"][0] for row in range(1, 6) for column in range(1, 6)]
        deck += reversed(piles["hand"])
        self.assertEqual(len(set(deck)), 52)
        given = self.one("deal", "the-fourteenth", "--set", "quatorze", "--deck", " ".join(deck), "--json")
        self.assertEqual(given["moves"], dealt["moves"])


class Options(ProgramTest):
    choices = ("--options", "vacancy=single-card corner=open")

    def test_free_choices_are_named(self):
        found = self.one("deal", "la-nationale", *self.choices, "--json")
        self.assertEqual(list(found), ["game", "set", "options", "rules", "deal", "piles", "moves", "state", "deadEnd"])
        self.assertEqual((found["set"], found["options"]), ("hoffmann", self.choices[1]))
        self.assertIn("Hoffmann with vacancy=single-card corner=open", self.good("deal", "la-nationale", *self.choices))

    def test_choices_stand_upon_a_set(self):
        found = self.one("deal", "la-nationale", "--set", "the-nation", "--options", "corner=open", "--json")
        self.assertEqual((found["set"], found["options"]), ("the-nation", "corner=open"))

    def test_faults_name_the_mend(self):
        for arguments, words in (
            (("fortress", "--options", "colour=red"), "has no option 'colour'; it has base, corner"),
            (("fortress", "--options", "corner=ajar"), "corner may be closed, open"),
            (("fortress", "--options", "corner"), "corner may be closed, open"),
            (("fortress", "--set", "draughts"), "has no rule set 'draughts'; it has cadogan, chessboard"),
            (("la-nationale", "--options", "gather=all-reversed"), "take redeals=two as well"),
            (("la-nationale", "--set", "the-nation", "--options", "redeals=none"), "take redeals=two as well"),
            (("st-helena", "--options", "deal=all-at-once"), "take restriction=first-deal"),
        ):
            result = self.run_program("deal", *arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
            self.assertEqual(result.stderr.count("\n"), 1)
            self.assertIn(words, result.stderr)

    def test_a_record_keeps_set_and_options(self):
        path = self.directory / "kept.record"
        self.good("play", "la-nationale", "--deal", "5", *self.choices, given=f"save {path}\nquit\n")
        text = path.read_text()
        self.assertIn("set hoffmann\noptions vacancy=single-card corner=open\nrules 2\n", text)
        self.assertIn("Hoffmann with vacancy=single-card corner=open", self.good("verify", str(path)))
        found = self.one("verify", str(path), "--json")
        self.assertEqual(found["options"], self.choices[1])
        path.write_text(text.replace("corner=open", "corner=ajar"))
        self.assertIn("corner may be closed, open", self.run_program("verify", str(path)).stdout)
        path.write_text(text.replace("set hoffmann", "set hoffmann 2"))
        self.assertIn("version '2' of the rule set 'hoffmann'", self.run_program("verify", str(path)).stdout)

    def test_a_record_of_an_earlier_version_is_refused(self):
        path = self.directory / "earlier.record"
        self.good("play", "the-sultan", "--set", "six", "--deal", "5", given=f"save {path}\nquit\n")
        text = path.read_text()
        self.assertIn("set six 2\n", text)
        path.write_text(text.replace("set six 2", "set six"))
        told = self.run_program("verify", str(path)).stdout
        self.assertIn("version '1' of the rule set 'six'; this program plays version 2", told)

    def test_a_proof_keeps_the_set(self):
        result = self.run_program("solve", "fortress", "--set", "chessboard", "--deal", "1", "--proof")
        self.assertEqual(result.returncode, 0)
        self.assertIn("set chessboard\n", result.stdout)
        path = self.directory / "won.record"
        path.write_text(result.stdout)
        self.assertIn("Chessboard", self.good("verify", str(path)))
