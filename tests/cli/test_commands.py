"""Every command by its text, its JSON and its exit status."""

import json
import re
import subprocess
import unittest
from pathlib import Path

from program import BINARY, GAMES, LAB, ROOT, ProgramTest, deck_from

# those of the page's facts of a game, with "game" before them and what no page asks for behind
GAME_KEYS = """game id title source knownAs mistaken rulesVersion packs cards set setVersion besides choices sets groups piles figure book
chapter object aim lesson dealtHome terms sentences notes comparison chooses kindDeals hidden shuffles odds honest teaches genre length skill options
player calibrated""".split()


class Games(ProgramTest):
    def test_json_names_each_game_with_its_keys(self):
        games = self.objects("games", "--json")
        self.assertEqual([game["game"] for game in games], GAMES)
        for game in games:
            self.assertEqual(list(game), GAME_KEYS)
            for known in game["knownAs"]:
                self.assertEqual(list(known), ["name", "source", "set"])
                self.assertIn(known["set"], ["", *(each["id"] for each in game["sets"])])
            for option in game["options"]:
                self.assertEqual(list(option), ["id", "question", "choices"])
                self.assertTrue(all(choice["id"] and choice["reading"] for choice in option["choices"]), option)
        packs = {game["game"]: game["packs"] for game in games}
        self.assertEqual((packs["fortress"], packs["st-helena"]), (1, 2))

    def test_json_has_every_pile_in_one_group(self):
        for game in self.objects("games", "--json"):
            dealt = self.one("deal", game["game"], "--json")
            piles = {game["piles"][pile]["id"]: group["name"] for group in game["groups"] for pile in group["piles"]}
            # a pile that is not there under the book's rules is listed all the same
            self.assertLessEqual({(pile["name"], pile["group"]) for pile in dealt["piles"]}, set(piles.items()))
            self.assertEqual(sum(len(group["piles"]) for group in game["groups"]), len(game["piles"]))
            self.assertLessEqual(
                {group["role"] for group in game["groups"]},
                {"family", "held", "out", "court", "tableau", "reserve", "turned", "talon", "hand"},
            )
            self.assertTrue({"family", "out"} & {group["role"] for group in game["groups"]})

    def test_text_is_one_aligned_line_for_each_game(self):
        for language in ("en", "de", "fr"):
            lines = self.good("games", "--language", language).splitlines()
            self.assertEqual([line.split()[0] for line in lines], GAMES)
            columns = {tuple(match.start() for match in re.finditer(r"(?<=  )\S", line)) for line in lines}
            self.assertEqual(len({starts[0] for starts in columns}), 1, columns)
            self.assertEqual(len({starts[1] for starts in columns}), 1, columns)
            self.assertLessEqual(max(map(len, lines)), 80)

    def test_more_is_shown_on_request(self):
        aims = [game["aim"] for game in self.objects("games", "--json")]
        short, whole = self.good("games"), " ".join(self.good("games", "--long").split())
        for aim in aims:
            self.assertIn(aim, whole)
            self.assertNotIn(aim, short)


class Rules(ProgramTest):
    def test_sentences_are_numbered_and_cited(self):
        for game in GAMES:
            rules = self.one("rules", game, "--json")
            self.assertEqual(list(rules), GAME_KEYS)
            self.assertEqual(rules["choices"], "")
            for sentence in rules["sentences"]:
                self.assertEqual(list(sentence), ["text", "source", "besides", "departs"])
                self.assertIs(sentence["departs"], False)
                self.assertTrue(sentence["text"] and (sentence["source"] or sentence["besides"]))
            for note in rules["notes"]:
                self.assertEqual(list(note), ["sentence", "point", "readings", "ours"])

    def test_lines_of_notes_are_full(self):
        for game in GAMES:
            lines = self.good("rules", game).partition("Notes: where the sources differ\n")[2].splitlines()
            for line, following in zip(lines, lines[1:], strict=False):
                if line.startswith(("Rule", "     ")) and following.startswith("      "):
                    self.assertGreater(len(line) + 1 + len(following.split()[0]), 80, (game, line, following))

    def test_text_has_every_sentence_and_note(self):
        for game in GAMES:
            rules = self.one("rules", game, "--json")
            words = " ".join(self.good("rules", game).split())
            for number, sentence in enumerate(rules["sentences"], 1):
                cited = "; ".join(part for part in (sentence["source"], sentence["besides"]) if part)
                self.assertIn(f"{number}. {sentence['text']} [{cited}]", words)
            for note in rules["notes"]:
                self.assertIn(note["ours"], words)

    def test_a_sentence_that_refers_to_a_note_has_one(self):
        for game in GAMES:
            rules = self.one("rules", game, "--json")
            noted = {note["sentence"] for note in rules["notes"]}
            for number, sentence in enumerate(rules["sentences"], 1):
                if "see the note" in sentence["besides"]:
                    self.assertIn(number, noted, game)
                    self.assertIn("\nNotes: ", self.good("rules", game))

    def test_the_sample_of_options_is_valid_in_its_game(self):
        for game in GAMES:
            text = " ".join(self.good("rules", game).split())
            sample = re.search(r'--options "([^"]+)"', text)
            if not self.one("rules", game, "--json")["options"]:
                self.assertIsNone(sample, game)
                continue
            self.assertIsNotNone(sample, game)
            self.assertEqual(set(sample[1].split()), set(self.one("rules", game, "--options", sample[1], "--json")["choices"].split()))


class Deal(ProgramTest):
    def test_json_keys(self):
        for game in GAMES:
            position = self.one("deal", game, "--deal", "7", "--json")
            version = self.one("rules", game, "--json")["sets"][0]["version"]
            edition = ["set", "version"] if version > 1 else ["set"]
            self.assertEqual(list(position), ["game", *edition, "rules", "deal", "piles", "moves", "state", "deadEnd"])
            self.assertEqual(position.get("version", 1), version)
            self.assertEqual((position["game"], position["deal"], position["state"]), (game, 7, "playing"))
            for pile in position["piles"]:
                self.assertEqual(list(pile), ["name", "group", "cards"])

    def test_after_a_play_the_deal_waits_even_if_no_other_move_is_left(self):
        manual = " ".join((ROOT / "docs" / "library" / "notation.md").read_text().split())
        self.assertRegex(manual, r"waits for the move `deal`, even if no other move is possible\.")
        for game, deals in (("spensers-fairie-queen", (1, 4)), ("the-salic-law", (1, 3))):
            for deal in deals:
                played = next(
                    (
                        [first]
                        for first in self.one("deal", game, "--deal", str(deal), "--json")["moves"]
                        if self.one("deal", game, "--deal", str(deal), "--moves", first, "--json")["moves"] == ["deal"]
                    ),
                    None,
                )
                self.assertIsNotNone(played, (game, deal))

    def test_in_the_carpet_the_cards_decide_if_all_that_fits_is_played_in_any_order(self):
        def ends(deal: int, choose, pass_by: int = 0) -> tuple[str, list]:
            """Plays whatever fits, as `choose` picks it, before it turns; passes by the first `pass_by` plays from the talon."""
            moves: list[str] = []
            while True:
                now = self.one("deal", "the-carpet", "--deal", str(deal), "--moves", " ".join(moves), "--json")
                fits = [move for move in now["moves"] if move != "turn"]
                if pass_by > 0 and "turn" in now["moves"] and any(move.startswith("talon-") for move in fits):
                    pass_by -= 1
                    moves.append("turn")
                elif now["state"] != "playing":
                    homes = [pile["cards"] for pile in now["piles"] if pile["group"] == "families"]
                    return now["state"], homes
                else:
                    moves.append(choose(fits) if fits else "turn")

        for deal in (2, 12):
            first, last = ends(deal, lambda fits: fits[0]), ends(deal, lambda fits: fits[-1])
            self.assertEqual(first, last, deal)
        # as note 6 says, a card of the talon that is passed by may lose the game
        for deal in (2, 7, 16):
            self.assertEqual((ends(deal, lambda fits: fits[0])[0], ends(deal, lambda fits: fits[0], pass_by=1)[0]), ("won", "over"), deal)

    def test_every_pile_stands_on_the_board_once(self):
        for game in GAMES:
            position = self.one("deal", game, "--deal", "3", "--json")
            board = self.good("deal", game, "--deal", "3").rsplit("\n\n", 2)[0].split("\n", 1)[1]
            words = [word.strip(":") for word in board.split()]
            for pile in position["piles"]:
                self.assertEqual(words.count(pile["name"]), 1, (game, pile["name"], board))

    def test_board_shows_every_open_card_and_no_other(self):
        for game in ("fortress", "la-capricieuse"):
            position = self.one("deal", game, "--deal", "11", "--json")
            board = self.good("deal", game, "--deal", "11").rsplit("\n\n", 1)[0]
            shown = sorted(re.findall(r"\b[A2-9TJQK][SHDC]\b", board))
            expected = []
            for pile in position["piles"]:
                family = pile["group"] in ("aces", "kings")
                expected += pile["cards"][-1:] if family else pile["cards"]
            self.assertEqual(shown, sorted(expected))

    def test_boards_keep_to_the_width_of_a_terminal(self):
        for game in GAMES:
            for number in range(10):
                for line in self.good("deal", game, "--deal", str(number)).splitlines():
                    self.assertLessEqual(len(line), 80, line)

    def test_covered_cards_are_hidden_unless_revealed(self):
        hidden = self.one("deal", "st-helena", "--moves", "deal deal", "--json")
        shown = self.one("deal", "st-helena", "--moves", "deal deal", "--json", "--reveal")
        cards = {pile["name"]: pile["cards"] for pile in hidden["piles"]}
        self.assertEqual(set(cards["hand"]), {"??"})
        self.assertEqual(cards["1"][0], "??")
        revealed = [card for pile in shown["piles"] for card in pile["cards"]]
        self.assertEqual(len(revealed), 104)
        self.assertNotIn("??", revealed)
        self.assertEqual(hidden["moves"], shown["moves"])
        self.assertIn("In full", self.good("deal", "st-helena", "--reveal"))
        self.assertNotIn("In full", self.good("deal", "st-helena"))

    def test_a_deck_is_the_deal_it_spells(self):
        dealt = self.one("deal", "fortress", "--deal", "5", "--json")
        deck = deck_from(dealt)
        for text in (" ".join(deck), "  ".join(deck).lower(), " ".join(deck).replace("T", "10")):
            given = self.one("deal", "fortress", "--deck", text, "--json")
            self.assertEqual(given["deck"], " ".join(deck))
            self.assertNotIn("deal", given)
            self.assertEqual(given["piles"], dealt["piles"])
            self.assertEqual(given["moves"], dealt["moves"])

    def test_largest_number(self):
        self.assertEqual(self.one("deal", "the-clock", "--deal", str(2**64 - 1), "--json")["deal"], str(2**64 - 1))

    def test_numbers_above_2_to_the_53_are_strings_in_json(self):
        """Most readers of JSON would take another number, and so another deal."""

        def numbers(value: object) -> list[int]:
            if isinstance(value, dict):
                value = list(value.values())
            if isinstance(value, list):
                return [number for each in value for number in numbers(each)]
            return [value] if isinstance(value, int) else []

        first = 2**53
        for deal in (first - 1, first, first + 1, 2**63 - 1, 2**64 - 1):
            wanted = deal if deal <= first else str(deal)
            for command in (
                ("deal", "fortress", "--json"),
                ("solve", "fortress", "--json"),
                ("why", "fortress", "L1-R1", "--json"),
                ("advise", "the-clock", "--samples", "2", "--seed", str(deal), "--json"),
                ("perft", "fortress", "1", "--json"),
            ):
                result = self.run_program(*command, "--deal", str(deal))
                (told,) = [json.loads(line) for line in result.stdout.splitlines()]
                with self.subTest(command=command, deal=deal):
                    self.assertEqual(told["deal"], wanted)
                    if "--seed" in command:
                        self.assertEqual(told["seed"], wanted)
                    self.assertLessEqual(max(numbers(told)), first)
        deals = f"{2**63 - 3}-{2**63 - 1}"
        self.good("study", "run", "fortress", "--deals", deals, "--nodes", "3", "--out", "a.study")
        told = self.one("study", "report", "a.study", "--json")
        self.assertLessEqual({each["deal"] for each in told["hardest"]}, {str(2**63 - each) for each in (1, 2, 3)})
        self.assertEqual(told["deals"], deals)
        self.assertLessEqual(max(numbers(told)), first)

    def test_moves_are_played(self):
        before = self.one("deal", "the-sultan", "--json")
        after = self.one("deal", "the-sultan", "--moves", "turn TURN", "--json")
        count = {p["name"]: len(p["cards"]) for p in after["piles"]}
        self.assertEqual((count["talon"], count["hand"]), (2, len(before["piles"][-1]["cards"]) - 2))

    def test_colour_is_for_terminals_only(self):
        del self.environment["NO_COLOR"]
        self.assertNotIn("\033", self.good("deal", "fortress"))

    def test_rule_set_may_be_named(self):
        self.assertEqual(self.one("deal", "fortress", "--set", "cadogan", "--json")["set"], "cadogan")


class WhyNot(ProgramTest):
    def test_refusal_with_sentence_and_citation(self):
        result = self.run_program("why", "st-helena", "--deal", "5", "1-sa")
        self.assertEqual((result.returncode, result.stderr), (1, ""))
        self.assertIn("top row serves the kings", result.stdout)
        self.assertIn("(St. Helena, rule 7)", result.stdout.replace("\n", " "))
        self.assertIn("[Hoffmann, Selected no. 9", result.stdout)

    def test_legal_move(self):
        self.assertEqual(self.good("why", "st-helena", "--deal", "5", "6-HA"), "6-ha is allowed.\n")

    def test_json(self):
        start = ["game", "set", "rules", "deal", "move", "legal"]
        legal = self.one("why", "fortress", "--deal", "5", "L2-R5", "--json")
        self.assertEqual(list(legal), start)
        self.assertIs(legal["legal"], True)
        refused = self.one("why", "fortress", "--deal", "5", "L1-da", "--json", status=1)
        self.assertEqual(list(refused), [*start, "refusal", "rule"])
        self.assertEqual(refused["refusal"]["sentence"], 3)
        self.assertEqual(refused["rule"], self.one("rules", "fortress", "--json")["sentences"][2])
        unknown = self.one("why", "the-clock", "1+2", "--json", status=1)
        self.assertEqual(list(unknown), [*start, "refusal"])
        self.assertEqual((unknown["refusal"]["code"], unknown["refusal"]["sentence"]), ("no_such_move", 0))

    def test_agrees_with_the_list_of_moves(self):
        for game in GAMES:
            for move in self.one("deal", game, "--deal", "9", "--json")["moves"][:6]:
                self.good("why", game, "--deal", "9", move)


class Measures(ProgramTest):
    def test_perft(self):
        moves = self.one("deal", "fortress", "--deal", "5", "--json")["moves"]
        self.assertEqual(self.good("perft", "fortress", "--deal", "5", "0"), "1\n")
        self.assertEqual(self.good("perft", "fortress", "--deal", "5", "1"), f"{len(moves)}\n")
        two = sum(int(self.good("perft", "fortress", "--deal", "5", "--moves", move, "1")) for move in moves)
        found = self.one("perft", "fortress", "--deal", "5", "2", "--json")
        self.assertEqual(list(found), ["game", "set", "rules", "deal", "depth", "count"])
        self.assertEqual((found["depth"], found["count"]), (2, two))

    def test_signature(self):
        lines = self.good("signature").splitlines()
        self.assertEqual([line.split()[0] for line in lines], GAMES)
        for line in lines:
            self.assertRegex(line, r"\A[a-z-]+ [0-9a-f]{16}\Z")
        self.assertEqual(self.good("signature", "fortress").splitlines(), [lines[GAMES.index("fortress")]])
        signature = self.one("signature", "fortress", "--json")
        self.assertEqual(f"{signature['game']} {signature['signature']}", lines[GAMES.index("fortress")])

    def test_bench(self):
        speed = self.one("bench", "fortress", "--json")
        self.assertEqual(list(speed), ["game", "nodes", "processor_seconds", "nodes_per_processor_second"])
        self.assertGreaterEqual(speed["nodes"], 100_000)  # fewer take no time that can be measured
        self.assertGreater(speed["nodes_per_processor_second"], 1000)
        self.assertRegex(self.good("bench", "fortress"), r"\Afortress +\d+\.\d+ million nodes per second of processor time\n\Z")
        self.assertIsNone(self.one("bench", "the-travellers", "--json")["nodes"])
        self.assertIn("do not branch", self.good("bench", "the-travellers"))

    def test_related_games(self):
        decided = self.one("related", "bakers-game", "--deals", "0-19", "--json")
        self.assertEqual((decided["game"], decided["n"]), ("bakers-game", 20))
        self.assertEqual(decided["won"] + decided["lost"] + decided["open"], 20)
        self.assertTrue(0 <= decided["low"] < decided["high"] <= 1)
        self.assertEqual(len(self.good("related", "--deals", "0-1", "--nodes", "1000").splitlines()), 4)


class Version(ProgramTest):
    def test_version(self):
        self.assertRegex(self.good("--version"), r"\Alongwood \d+\.\d+\.\d+\n\Z")
        self.assertEqual(self.good("-V"), self.good("--version"))
