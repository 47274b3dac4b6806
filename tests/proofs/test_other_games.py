#!/usr/bin/env python3
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


def solved(game: str, deals: str) -> list[dict]:
    done = subprocess.run([BINARY, "solve", game, "--deals", deals, "--json"], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def run(name: str, given: str, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([PROOFS / name, *arguments], input=given, capture_output=True, text=True)


class LaNationale(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.lost: list[int] = []
        cls.won: list[int] = []
        for one in solved("la-nationale", "0-140"):
            {"lost": cls.lost, "won": cls.won}[one["verdict"]].append(one["deal"])
        del cls.lost[25:]
        del cls.won[12:]

    def test_losses_are_lost_and_wins_are_won(self):
        self.assertEqual((len(self.lost), len(self.won)), (25, 12))
        module = script("la_nationale")
        self.assertEqual([deal for deal in self.lost if module.search(deal)[0] is not True], [])
        self.assertEqual([deal for deal in self.won if module.search(deal)[0] is not False], [])

    def test_a_damaged_deal_or_rule_shows(self):
        def found(damage) -> tuple[bool, bool]:
            """Whether some loss is no loss any more, and some win no win."""
            module = script("la_nationale")
            damage(module)
            return (
                any(module.search(deal, 3000)[0] is False for deal in self.lost),
                any(module.search(deal, 3000)[0] is True for deal in self.won),
            )

        def backwards(module) -> None:
            whole = module.dealt
            module.dealt = lambda number: whole(number)[::-1]

        def no_vacancies(module) -> None:
            free = module.moves
            module.moves = lambda p, deal: (q for q in free(p, deal) if p.turned != module.PLAY or q.columns.count(()) >= p.columns.count(()))

        self.assertEqual(found(lambda module: None), (False, False))
        self.assertEqual(found(backwards), (True, True))
        self.assertTrue(found(no_vacancies)[1])

    def test_says_what_it_found(self):
        for deals, most, status, words in (
            (self.lost[:2], "100000", 0, "2 lost, 0 can be won, 0 not decided"),
            (self.won[:1], "100000", 1, f"deal {self.won[0]} can be won"),
            (self.lost[:1], "5", 2, f"deal {self.lost[0]} takes too many positions"),
        ):
            done = run("la_nationale.py", "".join(f"{deal}\n" for deal in deals), most)
            self.assertEqual((done.returncode, done.stderr), (status, ""))
            self.assertIn(words, done.stdout)


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


if __name__ == "__main__":
    unittest.main()
