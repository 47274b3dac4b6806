"""Losses of other games than Fortress, proved by scripts that share nothing with the program; and that damage is found out."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.environ.get("LONGWOOD", str(ROOT / "build" / "release" / "longwood"))
PROOFS = ROOT / "proofs"


def script(name: str):
    """A script as a module of its own, to be damaged without harm."""
    if str(PROOFS) not in sys.path:
        sys.path.insert(0, str(PROOFS))
    spec = importlib.util.spec_from_file_location(name, PROOFS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def solved(game: str, deals: str, *options: str) -> list[dict]:
    done = subprocess.run([BINARY, "solve", game, "--deals", deals, *options, "--json"], capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def table(game: str, deal: int, *options: str) -> dict:
    """A deal as the program lays it out."""
    done = subprocess.run([BINARY, "deal", game, "--deal", str(deal), *options, "--json"], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def cards_by_pile(game: str, deal: int, *options: str) -> dict[str, list[str]]:
    return {pile["name"]: pile["cards"] for pile in table(game, deal, *options)["piles"]}


def rank_of(card: str) -> int:
    return "A23456789TJQK".index(card[0]) + 1


def dealt_backwards(module, by: str = "shuffled") -> None:
    """Has the cards dealt in the other order."""
    whole = getattr(module, by)
    setattr(module, by, lambda number: whole(number)[::-1])


def run(name: str, given: str, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([PROOFS / name, *arguments], input=given, capture_output=True, text=True)


class LinesOfPlay:
    """Of a script that follows every line of play; and what a rule less does to it."""

    game: str
    deals: str
    lost_tried, won_tried = 25, 12
    most = 3000  # positions of a damaged deal

    backwards = staticmethod(dealt_backwards)

    @staticmethod
    def a_rule_less(module) -> None:
        """Takes a move away, without which some deals cannot be won."""
        raise NotImplementedError

    @classmethod
    def setUpClass(cls) -> None:
        cls.name = cls.game.replace("-", "_")
        cls.lost: list[int] = []
        cls.won: list[int] = []
        for one in solved(cls.game, cls.deals):
            {"lost": cls.lost, "won": cls.won}[one["verdict"]].append(one["deal"])
        del cls.lost[cls.lost_tried :]
        del cls.won[cls.won_tried :]

    def test_losses_are_lost_and_wins_are_won(self):
        self.assertEqual((len(self.lost), len(self.won)), (self.lost_tried, self.won_tried))
        module = script(self.name)
        self.assertEqual([deal for deal in self.lost if module.search(deal)[0] is not True], [])
        self.assertEqual([deal for deal in self.won if module.search(deal)[0] is not False], [])

    def test_a_damaged_deal_or_rule_shows(self):
        def found(damage) -> tuple[bool, bool]:
            """Whether some loss is no loss any more, and some win no win."""
            module = script(self.name)
            damage(module)
            return (
                any(module.search(deal, self.most)[0] is False for deal in self.lost),
                any(module.search(deal, self.most)[0] is True for deal in self.won),
            )

        self.assertEqual(found(lambda module: None), (False, False))
        self.assertTrue(found(self.backwards)[0])
        self.assertTrue(found(self.a_rule_less)[1])

    def test_says_what_it_found(self):
        for deals, most, status, words in (
            (self.lost[:2], "100000", 0, "2 lost, 0 can be won, 0 not decided"),
            (self.won[:1], "100000", 1, f"deal {self.won[0]} can be won"),
            (self.lost[:1], "5", 2, f"deal {self.lost[0]} takes too many positions"),
        ):
            done = run(f"{self.name}.py", "".join(f"{deal}\n" for deal in deals), most)
            self.assertEqual((done.returncode, done.stderr), (status, ""))
            self.assertIn(words, done.stdout)

    def test_what_is_no_number_of_a_deal_is_refused(self):
        for given in ("7x\n", "-1\n", "1 2\n", "\n", f"{2**64}\n"):
            done = run(f"{self.name}.py", given)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (3, "", 1), given)


class LaNationale(LinesOfPlay, unittest.TestCase):
    game, deals = "la-nationale", "0-140"

    @staticmethod
    def backwards(module) -> None:
        dealt_backwards(module, "dealt")

    @staticmethod
    def a_rule_less(module) -> None:
        """No vacancy is filled."""
        free = module.moves
        module.moves = lambda p, deal: (q for q in free(p, deal) if p.turned != module.PLAY or q.columns.count(()) >= p.columns.count(()))


class TheSalicLaw(unittest.TestCase):
    """Few deals are lost, and a win may take the script long, so that only losses are decided."""

    LOST = (593, 237, 192, 987, 858)  # the five that take fewest positions
    MOST = 20_000

    def test_losses_are_lost_and_no_win_is(self):
        module = script("the_salic_law")
        self.assertEqual([deal for deal in self.LOST if module.search(deal, self.MOST)[0] is not True], [])
        won = [one["deal"] for one in solved("the-salic-law", "0-14", "--nodes", "20000") if one["verdict"] == "won"]
        self.assertGreater(len(won), 5)
        found = {deal: module.search(deal, self.MOST)[0] for deal in won}
        self.assertNotIn(True, found.values(), found)
        self.assertIn(False, found.values())

    def test_the_layout_is_the_programs(self):
        module = script("the_salic_law")
        piles = cards_by_pile("the-salic-law", 7)
        shown = [tuple(rank_of(card) for card in piles[str(i + 1)]) for i in range(8) if piles[str(i + 1)]]
        hand, position = module.in_hand(7), module.Position(0, (), (), (0,) * module.KNAVE)
        while sum(map(len, (*position.packets, position.last))) < sum(map(len, shown)) - len(shown) or len(position.packets) < len(shown) - 1:
            position = module.after_deal(position, hand[position.dealt])
        self.assertEqual(sorted((13, *packet) for packet in (*position.packets, position.last)), sorted(shown))

    def test_a_damaged_deal_or_rule_shows(self):
        module = script("the_salic_law")
        dealt_backwards(module, "in_hand")
        self.assertTrue(any(module.search(deal, self.MOST)[0] is False for deal in self.LOST))
        module = script("the_salic_law")
        free = module.moves
        # no king takes a card
        module.moves = lambda hand, p: (q for q in free(hand, p) if q.dealt > p.dealt or q.home != p.home)
        self.assertTrue(any(module.search(deal, self.MOST)[0] is True for deal in range(15)))


class TheFlowerGarden(unittest.TestCase):
    """A loss of the simpler game proves one; a deal that can be won never gets called lost."""

    LOST = (103, 124, 141, 142, 146)

    @classmethod
    def setUpClass(cls) -> None:
        cls.won = [one["deal"] for one in solved("the-flower-garden", "0-39", "--nodes", "20000") if one["verdict"] == "won"]

    def test_losses_are_lost_and_no_win_is(self):
        module = script("the_flower_garden")
        self.assertEqual([deal for deal in self.LOST if module.search(deal)[0] is not True], [])
        self.assertGreater(len(self.won), 15)
        self.assertEqual([deal for deal in self.won if module.search(deal)[0] is not None], [])

    def test_a_line_that_wins_keeps_room_for_all_cards(self):
        """Played as the program does, it never meets a position that the simpler game forbids."""
        module = script("the_flower_garden")
        for deal in self.won[:5]:
            garden = module.Garden(deal)
            sizes, heights, home = [module.HEIGHT] * module.PACKETS, [module.HEIGHT] * module.PACKETS, [0] * 4
            for move in solved("the-flower-garden", f"{deal}-{deal}", "--moves")[0]["moves"].split():
                giver, taker = move.split("-")
                at = int(giver) - 1 if giver.isdecimal() else None
                if at is not None and sizes[at] == heights[at]:
                    self.assertTrue(garden.has_room((tuple(heights), tuple(home)), leaving=at), move)
                    heights[at] -= 1
                if at is not None:
                    sizes[at] -= 1
                if taker.isdecimal():
                    sizes[int(taker) - 1] += 1
                else:
                    home["shdc".index(taker[0])] += 1
                self.assertTrue(garden.has_room((tuple(heights), tuple(home))), (deal, move))
            self.assertEqual((sum(heights), home), (0, [13] * 4))

    def test_a_damaged_deal_or_rule_shows(self):
        module = script("the_flower_garden")
        dealt_backwards(module)
        self.assertTrue(any(module.search(deal)[0] is None for deal in self.LOST))
        module = script("the_flower_garden")
        free = module.Garden.has_room
        # no cleared packet takes a card
        module.Garden.has_room = lambda self, at, leaving=None: free(self, at, leaving) and free(self, (tuple(h or 1 for h in at[0]), at[1]), leaving)
        self.assertTrue(any(module.search(deal)[0] is True for deal in self.won))


class Nestor(LinesOfPlay, unittest.TestCase):
    game, deals = "nestor", "0-60"

    @staticmethod
    def backwards(module) -> None:
        whole = module.laid
        module.laid = lambda pack, any_card=False: whole(pack[::-1], any_card)

    @staticmethod
    def a_rule_less(module) -> None:
        """No card is taken up."""
        free = module.moves
        module.moves = lambda p, columns, reserve: (q for q in free(p, columns, reserve) if q.taken == p.taken)

    def test_a_deal_that_is_shuffled_again(self):
        """In the first deal of which no card in hand can be laid the layout is the program's."""
        module = script(self.name)
        pack = [i // 4 + 1 for i in range(52)]

        def stuck(number: int) -> bool:
            cards = list(pack)
            module.shuffle(cards, number)
            return module.laid(cards) is None

        number = next(n for n in range(20_000) if stuck(n))
        piles = cards_by_pile("nestor", number)
        columns, _ = module.dealt(number)
        self.assertEqual([tuple(rank_of(card) for card in piles[str(i + 1)]) for i in range(8)], list(columns))


class TheCarpet(LinesOfPlay, unittest.TestCase):
    game, deals = "the-carpet", "0-60"

    @staticmethod
    def a_rule_less(module) -> None:
        """Nothing is played from the talon."""
        free = module.moves
        module.moves = lambda p, pack: (q for q in free(p, pack) if module.home(q) == module.home(p) or q.carpet != p.carpet)


class TheFifteen(LinesOfPlay, unittest.TestCase):
    game, deals = "the-fifteen", "0-80"
    lost_tried = 6
    most = 5000

    @staticmethod
    def a_rule_less(module) -> None:
        """No lane is begun."""
        free = module.moves
        module.moves = lambda p: (q for q in free(p) if q.columns.count(()) >= p.columns.count(()))

    def test_the_sixth_row_opens_only_a_game_that_cannot_begin(self):
        module = script("the_fifteen")
        for deal, withdrawn in ((125, 0), (1332, 2), (1752, 3)):
            moves = table("the-fifteen", deal)["moves"]
            self.assertEqual(len([move for move in moves if "x" in move]), withdrawn, deal)
            self.assertEqual(len(list(module.by_the_grace(module.laid(deal)))), withdrawn, deal)


class TheFourteenth(unittest.TestCase):
    certificates = (PROOFS / "the_fourteenth.txt").read_text()

    def test_every_published_loss_is_proved(self):
        done = run("the_fourteenth.py", self.certificates)
        self.assertEqual((done.returncode, done.stdout), (0, "23 proved lost, 0 not\n"))

    def test_false_numbers_and_deals_are_refused(self):
        pairs = [tuple(map(int, line.split())) for line in self.certificates.splitlines()]
        damaged = [(deal, k - 1) for deal, k in pairs] + [(deal + 1, k) for deal, k in pairs] + [(5, 3), (pairs[0][0], 40)]
        done = run("the_fourteenth.py", "".join(f"{deal} {k}\n" for deal, k in damaged))
        self.assertEqual((done.returncode, done.stdout.splitlines()[-1]), (1, f"0 proved lost, {len(damaged)} not"))

    def test_the_program_writes_the_same_numbers(self):
        for line in self.certificates.splitlines()[:6]:
            deal, k = line.split()
            done = subprocess.run([BINARY, "solve", "the-fourteenth", "--deal", deal, "--proof"], capture_output=True, text=True)
            self.assertIn(f"\npairs {k}\n", done.stdout)


@unittest.skipUnless(shutil.which("clingo"), "clingo is not installed")
class TheClock(unittest.TestCase):
    def test_every_published_loss_is_proved(self):
        files = sorted((PROOFS / "the_clock").glob("*.txt"))
        self.assertEqual([file.stem for file in files], ["2173", "243"])
        done = run("the_clock.py", "", *map(str, files))
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_damaged_certificates_are_refused(self):
        module = script("the_clock")
        text = (PROOFS / "the_clock" / "243.txt").read_text()
        self.assertIn("can be freed", module.fault_of(text.replace("243", "5")))
        self.assertIn("another game", module.fault_of(text.replace("the-clock", "fortress")))
        too_soon = "\n".join(line.rsplit(" ", 1)[0] if line.startswith("stuck") else line for line in text.splitlines())
        self.assertIn("can be freed", module.fault_of(too_soon))
