"""Tests of the oracle: run this file, or unittest discovery in its directory."""

import contextlib
import io
import json
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from random import Random

import games
import oracle
from cards import RANKS, CardError, parse_card
from deals import Generator, cards_of_deck, deck_of_number, fnv1a, full_pack, number_of_deck, parse_deck
from games import GAMES
from games.the_clock.oracle import CARDS_IN_ALL, CIRCLE
from games.the_fourteenth.oracle import SQUARE
from games.the_salic_law.oracle import FAMILIES
from games.the_sultan.oracle import DIVAN
from playthroughs import playthrough_of, random_playthrough
from position import IllegalMove, Position
from replay import Taste, choose, perft, start_from_deck, start_from_number

LINE = tuple(str(n) for n in range(1, 7))
COLUMNS = tuple(str(n) for n in range(1, 13))


class Deals(unittest.TestCase):
    def test_generator_is_splitmix64_when_deal_and_stream_are_0(self) -> None:
        generator = Generator(0, 0)
        draws = [generator.draw() for _ in range(3)]
        self.assertEqual(draws, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F])

    def test_hash(self) -> None:
        self.assertEqual(fnv1a(""), 0xCBF29CE484222325)
        self.assertEqual(fnv1a("a"), 0xAF63DC4C8601EC8C)

    def test_deck_sizes(self) -> None:
        for name, game in GAMES.items():
            deck = deck_of_number(name, 2**64 - 1)
            self.assertEqual(len(deck), 52 * game.packs - len(game.withdrawn))
            self.assertEqual(Counter(deck), cards_of_deck(name))
        self.assertEqual((len(deck_of_number("the-clock", 9)), len(deck_of_number("the-sultan", 9))), (92, 95))

    def test_pack_before_shuffling(self) -> None:
        self.assertEqual(full_pack("st-helena")[:3], [("AS", 0), ("AS", 1), ("AH", 0)])
        self.assertEqual(full_pack("fortress")[:5], [("AS", 0), ("AH", 0), ("AD", 0), ("AC", 0), ("2S", 0)])

    def test_reading_cards(self) -> None:
        self.assertEqual([parse_card(text) for text in ("10h", "th", "aS")], ["TH", "TH", "AS"])
        for text in ("", "1S", "7", "7SS", "110S", "XH"):
            self.assertRaises(CardError, parse_card, text)

    def test_reading_decks(self) -> None:
        deck = deck_of_number("fortress", 4)
        self.assertEqual(parse_deck("fortress", "  ".join(deck).lower()), deck)
        with self.assertRaisesRegex(CardError, f"missing {deck[0]}$"):
            parse_deck("fortress", " ".join(deck[1:]))
        with self.assertRaisesRegex(CardError, f"missing {deck[0]}; too many {deck[1]}"):
            parse_deck("fortress", " ".join([deck[1]] + deck[1:]))

    def test_a_deck_starts_like_its_number(self) -> None:
        for name in GAMES:
            text = " ".join(deck_of_number(name, 11))
            self.assertEqual(start_from_deck(name, text).piles(), start_from_number(name, 11).piles())
        sultan = deck_of_number("the-sultan", 11)
        self.assertEqual(vars(start_from_deck("the-sultan", " ".join(sultan)))["number"], number_of_deck(sultan))


class Invariants(unittest.TestCase):
    """Rules section F: what must hold after every move of random games."""

    def check(self, position: Position, move: str | None) -> None:
        piles = position.piles()
        pack = Counter(card for card, _ in full_pack(position.game))
        self.assertEqual(Counter(card for pile in piles.values() for card in pile), pack)
        for family in position.families:
            self.check_family(family, piles[family], position.game)
        hand = piles.get("hand", [])
        if position.game == "the-clock":
            if move == "refill":
                self.assertTrue(not hand or all(len(piles[packet]) >= 3 for packet in CIRCLE))
        elif position.game == "the-fourteenth":
            self.assertEqual((sum(len(piles[place]) for place in SQUARE) + len(hand)) % 2, 0)
        elif position.game == "the-sultan":
            self.assertTrue(all(piles[place] for place in DIVAN) or not (hand or piles["talon"]))
        elif position.game == "la-nivernaise":
            self.assertTrue(not hand or all(piles[packet] for packet in LINE))
        elif position.game == "la-capricieuse" and (hand or piles["turned"]):
            lengths = [len(piles[column]) for column in COLUMNS]
            self.assertEqual(lengths, sorted(lengths, reverse=True))
            self.assertLessEqual(lengths[0] - lengths[-1], 1)

    def check_family(self, family: str, cards: list[str], game: str) -> None:
        """One suit, rank after rank from the base, and not beyond the limit; in The Travellers four cards of one rank, as the queens of The Salic Law."""
        if game == "the-travellers" or family == "queens":
            self.assertLessEqual(len({card[0] for card in cards}), 1)
            self.assertLessEqual(len(cards), 8 if family == "queens" else 4)
            return
        self.assertTrue(GAMES[game].mixed_families or len({card[1] for card in cards}) <= 1)
        step = GAMES[game].family_step
        step = -step if family[1:] == "k" and game != "the-sultan" else step
        for lower, upper in zip(cards, cards[1:]):
            self.assertEqual((RANKS.index(upper[0]) - RANKS.index(lower[0]) - step) % 13, 0)
        limits = {**CARDS_IN_ALL, "ha": 12 if game == "the-sultan" else 13}
        if game == "the-salic-law":
            limits = dict.fromkeys(FAMILIES, 11)
        self.assertLessEqual(len(cards), limits.get(family, 13))

    def test_random_games(self) -> None:
        for name in GAMES:
            for deal in range(6):
                with self.subTest(game=name, deal=deal):
                    self.play_at_random(name, deal)

    def play_at_random(self, name: str, deal: int) -> None:
        random = Random(deal)
        position = start_from_number(name, deal)
        self.check(position, None)
        for _ in range(250):
            moves = position.moves()
            if not moves:
                break
            self.assertEqual(len(moves), len(set(moves)))
            before = position.piles()
            move = choose(position, random, Taste(keen=0.4 * (deal % 3), eager=0.2))
            position_after = position.play(move.swapcase())
            self.assertEqual(position.piles(), before, "playing a move leaves the old position alone")
            position = position_after
            self.check(position, move)


class Counting(unittest.TestCase):
    def test_perft_is_the_sum_over_the_moves(self) -> None:
        for name in GAMES:
            position = start_from_number(name, 3)
            moves = position.moves()
            self.assertEqual(perft(position, 0), 1)
            self.assertEqual(perft(position, 1), len(moves))
            self.assertEqual(perft(position, 2), sum(len(position.play(move).moves()) for move in moves))

    def test_positions_without_moves_count_0(self) -> None:
        over = GAMES["fortress"].from_piles({})
        self.assertEqual((perft(over, 0), perft(over, 1), perft(over, 2)), (1, 0, 0))

    def test_a_won_position_has_no_moves(self) -> None:
        rising = {suit.lower() + "a": [rank + suit for rank in RANKS] for suit in "SHDC"}
        falling = {suit.lower() + "k": [rank + suit for rank in reversed(RANKS)] for suit in "SHDC"}
        for name in ("la-nationale", "la-capricieuse", "st-helena", "la-nivernaise"):
            won = GAMES[name].from_piles({**rising, **falling})
            self.assertEqual((won.won(), won.moves()), (True, []))
        self.assertTrue(GAMES["fortress"].from_piles(rising).won())

    def test_the_hand_deals_its_last_card_next(self) -> None:
        for name, move, target in (("st-helena", "deal", "1"), ("la-nivernaise", "deal", "1"),
                                   ("the-clock", "turn", "talon"), ("the-sultan", "turn", "talon")):
            start = start_from_number(name, 6)
            before, after = start.piles(), start.play(move).piles()
            dealt = before["hand"][len(after["hand"]):][::-1]
            self.assertEqual(after["hand"], before["hand"][: len(after["hand"])])
            self.assertEqual(after[target], before[target] + dealt[: len(after[target]) - len(before[target])])
        deck = deck_of_number("st-helena", 6)
        self.assertEqual(start_from_number("st-helena", 6).piles()["hand"], deck[:11:-1])


class CommandLine(unittest.TestCase):
    def run_oracle(self, *arguments: str) -> tuple[int, str]:
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            status = oracle.main(list(arguments))
        return status, output.getvalue()

    def run_on_file(self, command: str, text: str) -> tuple[int, str]:
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "data"
            path.write_text(text, encoding="utf-8")
            return self.run_oracle(command, str(path))

    def test_show_and_perft(self) -> None:
        status, output = self.run_oracle("show", "fortress", "--deal", "7")
        shown = json.loads(output)
        self.assertEqual((status, sorted(shown)), (0, ["moves", "piles", "won"]))
        self.assertEqual(self.run_oracle("perft", "fortress", "--deal", "7", "1"), (0, f"{len(shown['moves'])}\n"))
        deck = " ".join(deck_of_number("fortress", 7))
        self.assertEqual(self.run_oracle("show", "fortress", "--deck", deck), (status, output))
        self.assertEqual(self.run_oracle("show", "fortress", "--deal", "7", "--moves", "L1-L1")[0], 2)

    def test_check_perft(self) -> None:
        position = start_from_number("the-clock", 0)
        counts = f"{perft(position, 1)} {perft(position, 2)}"
        after = f"after turn : {perft(position.play('turn'), 1)}"
        good = f"# a comment\n\nthe-clock deal 0 : {counts}\nthe-clock deal 0 {after}\n"
        self.assertEqual(self.run_on_file("check-perft", good), (0, "2 passed, 0 failed\n"))
        bad = good + "the-clock deal 0 : 999\nthe-clock deal 0 after refill : 1\nnonsense\n"
        status, output = self.run_on_file("check-perft", bad)
        self.assertEqual((status, output.splitlines()[-1]), (1, "2 passed, 3 failed"))

    def test_playthroughs_are_written_as_their_file_has_them(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            folder = Path(directory) / "made"
            for name in ("fortress", "the-trefoil"):
                for _ in range(2):
                    self.assertEqual(self.run_oracle("playthroughs", name, str(folder)), (0, ""))
            said = (games.folder_of("fortress") / "playthroughs.txt").read_text().splitlines()[1]
            header, *lines = map(json.loads, (folder / "fortress-1.jsonl").read_text().splitlines())
            moves = [line["move"] for line in lines if line.get("move")]
            refused = [line["refused"] for line in lines if "refused" in line]
            self.assertEqual(said, f"deal {header['deal']} refusals {len(refused) // (len(moves) + 1)} : {' '.join(moves)}")
            self.assertEqual(len(list(folder.glob("the-trefoil-*.jsonl"))), 2)

    def test_a_playthrough_of_an_illegal_move_is_refused(self) -> None:
        with self.assertRaises(IllegalMove):
            list(playthrough_of("fortress", 5, 0, ["L1-L1"]))

    def test_refusals_are_illegal(self) -> None:
        for name in GAMES:
            position = start_from_number(name, 5)
            for line in random_playthrough(name, 5, 1, 20, Taste(0.5, 0.2), refusals=2):
                if line.get("move"):
                    position = position.play(line["move"])
                if "refused" in line:
                    self.assertRaises(IllegalMove, position.play, line["refused"])

    def test_random_writes_the_same_playthrough_again(self) -> None:
        arguments = ("random", "the-sultan", "--deal", "2", "--seed", "4", "--plies", "20")
        status, output = self.run_oracle(*arguments)
        self.assertEqual((status, len(output.splitlines())), (0, 22))
        self.assertEqual(self.run_oracle(*arguments), (status, output))

    def test_games_can_be_won(self) -> None:
        for name, deal in (("la-capricieuse", 59), ("st-helena", 37), ("the-clock", 32), ("the-sultan", 0)):
            *_, last = random_playthrough(name, deal, deal, 600, Taste(keen=1.0, eager=0.5))
            self.assertEqual((last["won"], last["moves"]), (True, []))

    def test_illegal_moves_raise(self) -> None:
        self.assertRaises(IllegalMove, start_from_number("st-helena", 0).play, "redeal")
