"""Losses of Fortress, proved by a script that shares nothing with the program and by a checker that Coq has proved sound; and
that neither accepts a set, a deal or a rule that is damaged."""

import importlib.util
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.environ.get("LONGWOOD", str(ROOT / "build" / "release" / "longwood"))
PROOFS = ROOT / "proofs"
LOSSES, WINS = 1000, 20


def script():
    """The script as a module of its own, to be damaged without harm."""
    spec = importlib.util.spec_from_file_location("check_losses", PROOFS / "check_losses.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def card(name: str) -> tuple[int, int]:
    return "SHDC".index(name[1]), "A23456789TJQK".index(name[0]) + 1


def program(*arguments: str) -> list[dict]:
    done = subprocess.run([BINARY, *arguments, "--json"], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


class Proofs(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.lost: list[int] = []
        cls.won: list[int] = []
        for one in program("solve", "fortress", "--deals", f"0-{LOSSES * 3 // 2}"):
            {"lost": cls.lost, "won": cls.won}[one["verdict"]].append(one["deal"])
        del cls.lost[LOSSES:]
        del cls.won[WINS:]

    def numbers(self, deals: list[int]) -> str:
        return "".join(f"{deal}\n" for deal in deals)


class ByTheScript(Proofs):
    def test_losses_are_lost_and_wins_are_won(self):
        self.assertEqual((len(self.lost), len(self.won)), (LOSSES, WINS))
        module = script()
        self.assertEqual([deal for deal in self.lost if not module.search(deal)[0]], [])
        self.assertEqual([deal for deal in self.won if module.search(deal)[0]], [])

    def test_deals_are_laid_out_as_in_the_program(self):
        module = script()
        for deal in (0, 1, 5, 806142, 2**64 - 1):
            (position,) = program("deal", "fortress", "--deal", str(deal))
            rows = [pile["cards"] for pile in position["piles"] if pile["name"][0] in "LR"]
            own = [["A23456789TJQK"[rank - 1] + "SHDC"[suit] for suit, rank in row] for row in module.layout(module.shuffled(deal))[1]]
            self.assertEqual(sorted(rows), sorted(own))

    def test_a_damaged_deal_or_rule_shows(self):
        def found(damage) -> tuple[bool, bool]:
            """Whether some loss is no loss any more, and some win no win."""
            module = script()
            damage(module)
            return (
                any(not module.search(deal)[0] for deal in self.lost[:400]),
                any(module.search(deal)[0] for deal in self.won),
            )

        def swapped(module) -> None:
            whole = module.shuffled
            module.shuffled = lambda number: whole(number)[::-1]

        def no_lanes(module) -> None:
            free = module.moves
            module.moves = lambda p: (q for q in free(p) if p[0] != q[0] or q[1].count(()) >= p[1].count(()))

        def open_corner(module) -> None:
            free = module.moves

            def moves(position):
                yield from free(position)
                families, rows = position
                for i, row in enumerate(rows):
                    for j, onto in enumerate(rows):
                        if i != j and row and onto and row[-1][0] == onto[-1][0] and {row[-1][1], onto[-1][1]} == {1, 13}:
                            rest = [each for k, each in enumerate(rows) if k not in (i, j)]
                            yield families, tuple(sorted((*rest, row[:-1], (*onto, row[-1]))))

            module.moves = moves

        self.assertEqual(found(lambda module: None), (False, False))
        self.assertEqual(found(swapped), (True, True))
        self.assertTrue(found(no_lanes)[1])
        self.assertTrue(found(open_corner)[0])

    def test_evidence_of_the_program_holds(self):
        """What `solve --proof` writes of deals that lie still, read by the rule of Stopped.v and the script's layout."""
        module = script()
        stopped = 0
        for deal in self.lost[:120]:
            text = subprocess.run([BINARY, "solve", "fortress", "--deal", str(deal), "--proof"], capture_output=True, text=True).stdout
            if "because stopped" not in text:
                continue
            stopped += 1
            said = [line.split() for line in text.splitlines()]
            exposed = {card(name) for words in said if words[0] == "exposed" for name in words[1:]}
            families = next([int(word) for word in words[1:]] for words in said if words[0] == "families")
            stuck = {card(words[2]) for words in said if words[0] == "stuck"}
            self.assertEqual(len(stuck), 10)
            for suit, rank in exposed:
                self.assertNotEqual(rank, families[suit] + 1, deal)
            for suit, rank in stuck:
                self.assertGreater(rank, families[suit], deal)
                self.assertFalse({(suit, rank + 1), (suit, rank - 1)} & exposed, deal)
            for row in module.layout(module.shuffled(deal))[1]:
                ends = [i for i, each in enumerate(row) if each in stuck]
                self.assertEqual(len(ends), 1, deal)
                self.assertLessEqual(set(row[ends[0] :]), exposed, deal)
        self.assertGreater(stopped, 40)

    def test_says_what_it_found(self):
        for deals, status in ((self.lost[:3], 0), (self.won[:1], 1)):
            done = subprocess.run([PROOFS / "check_losses.py"], input=self.numbers(deals), capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr), (status, ""))
        self.assertIn(f"deal {self.won[0]} can be won\n0 lost, 1 can be won, 0 not decided;", done.stdout)


@unittest.skipUnless(shutil.which("coqc") and shutil.which("ocamlopt"), "Coq and OCaml are not installed")
class ByTheProvedChecker(Proofs):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        held = tempfile.TemporaryDirectory()
        cls.addClassCleanup(held.cleanup)
        cls.folder = Path(held.name)

    def built(self, name: str, damage: dict[str, tuple[str, str]] | None = None) -> subprocess.CompletedProcess:
        """Builds a copy of the proof, with some text in some files replaced."""
        source = self.folder / name
        shutil.copytree(PROOFS, source)
        for file, (old, new) in (damage or {}).items():
            text = (source / file).read_text()
            self.assertIn(old, text)
            (source / file).write_text(text.replace(old, new))
        return subprocess.run([source / "build", source / "out"], capture_output=True, text=True)

    def check(self, name: str, deals: list[int], *arguments: str) -> subprocess.CompletedProcess:
        command = [self.folder / name / "out" / "checker", *arguments]
        return subprocess.run(command, input=self.numbers(deals), capture_output=True, text=True)

    def test_losses_are_proved_and_damaged_sets_refused(self):
        built = self.built("whole")
        self.assertEqual(built.returncode, 0, built.stderr)
        self.assertIn("Closed under the global context", built.stdout)
        done = self.check("whole", self.lost, "--damage")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn(f"{LOSSES} proved lost, 0 not, 0 not decided;", done.stdout)
        self.assertIn(f"{LOSSES} damaged sets refused, 0 accepted", done.stdout)

    def test_a_damaged_deal_shows(self):
        """With the sixth cards in the top rows, a loss is found that can be won then."""
        module = script()
        whole = module.layout
        module.layout = lambda pack: whole(pack[12:] + pack[:12])
        winnable = next(deal for deal in self.lost if not module.search(deal)[0])
        self.assertEqual(self.built("deal", {"deals.ml": ("index >= 8", "index < 2")}).returncode, 0)
        done = self.check("deal", [winnable])
        self.assertEqual((done.returncode, done.stdout.splitlines()[0]), (1, f"deal {winnable} can be won"))

    def test_a_damaged_rule_is_not_proved(self):
        for name, old, new in (
            ("suits", "(fst c =? fst e) && ", "true && "),
            ("plays", "snd c =? S (height f (fst c))", "S (height f (fst c)) <=? snd c"),
        ):
            self.assertNotEqual(self.built(name, {"Rules.v": (old, new)}).returncode, 0)

    def test_an_axiom_shows(self):
        text = (PROOFS / "Stopped.v").read_text()
        start = text.index("Theorem dead_lost")
        proof = text[text.index("Proof.", start) : text.index("Qed.", start)]
        damaged = text.replace(proof, "Proof. intros. exfalso. exact cheat. ")
        damaged = damaged.replace("Theorem dead_lost", "Axiom cheat : False.\nTheorem dead_lost")
        built = self.built("axiom", {"Stopped.v": (text, damaged)})
        self.assertNotEqual(built.returncode, 0)
        self.assertIn("rests on an axiom", built.stderr)
