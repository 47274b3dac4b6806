"""Every kind of file, damaged in every way, before every reader: no reader ends in silence, without end or with a trace.

A kind that is not in the table fails: what the sources know as the beginning of a file must stand in it."""

import json
import os
import random
import re
import sqlite3
import subprocess
import unittest
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from program import ROOT, program_of
from study import StudyTest

# Damaged copies of each kind of damage; a program with sanitizers, which takes eight times as long, gets fewer.
TRIED = int(os.environ.get("LONGWOOD_DAMAGED", "24"))
FORTRESS = ("study", "run", "fortress", "--deals")
ACROSS = f"{(1 << 20) - 120}-{(1 << 20) + 80}"  # two records of blocks


@dataclass
class Kind:
    """A kind of file: what its marks are in the sources, how one is made, and what reads it, FILE standing for its name."""

    marks: tuple[str, ...]
    make: Callable[["Damage", str], None]
    readers: list[tuple[str, ...]]
    sealed: bool  # has sums: damage changes nothing that is told, or is refused
    tried: int = TRIED
    writes: list[tuple[str, ...]] = field(default_factory=list)  # readers that go on with the file


def rows(test: "Damage", name: str) -> None:
    test.good(*FORTRESS, "0-199", "--out", name)


def games(test: "Damage", name: str) -> None:
    test.good("study", "run", "babette", "--player", "honest", "--deals", "0-3", "--out", name)


def blocks(test: "Damage", name: str) -> None:
    test.good(*FORTRESS, ACROSS, "--blocks", "--out", name)


def trial(test: "Damage", name: str) -> None:
    test.good("study", "calibrate", "babette", "--deals", "0-3", "--samples", "4", "--out", name)


def deals(test: "Damage", name: str) -> None:
    test.good(*FORTRESS, "0-199", "--out", "to-grade.study")
    test.good("study", "grade", "to-grade.study", "--out", name)


def shelf(test: "Damage", name: str) -> None:
    test.good_or_no("puzzles", "fortress", "--deals", "0-199", "--most", "2", "--out", name)


def blockers(test: "Damage", name: str) -> None:
    test.write(name, (ROOT / "data/blockers/the-fourteenth-cadogan.blockers").read_bytes())


def record(test: "Damage", name: str) -> None:
    test.write(name, test.good_or_no("solve", "fortress", "--deal", "5", "--proof"))


def tries(test: "Damage", name: str) -> None:
    test.play("fortress", "L2-R5", options=("--deal", "5"))
    test.write(name, (test.state / "fortress.record").read_bytes())


def claim(test: "Damage", name: str) -> None:
    for deal in range(60):
        text = test.run_program("solve", "fortress", "--deal", str(deal), "--proof").stdout
        if text.startswith("longwood claim"):
            return void(test.write(name, text))
    raise AssertionError("no claim among the first deals")


def proof(test: "Damage", name: str) -> None:
    for deal in range(60):
        text = test.run_program("solve", "fortress", "--deal", str(deal), "--proof").stdout
        if text.startswith("longwood proof"):
            return void(test.write(name, text))
    raise AssertionError("no proof among the first deals")


def statistics(test: "Damage", name: str) -> None:
    game = {"by": "player", "player": "", "game": "fortress", "set": "cadogan", "result": "won", "drawn": {"from": "random", "won": 0, "games": 0}}
    test.write(name, json.dumps({"format": "longwood statistics", "version": 1, "games": [{**game, "deal": str(deal)} for deal in range(3)]}))


def void(_: object) -> None:
    return None


REPORTS = [("study", "report", "FILE", "--json"), ("study", "merge", "FILE", "--out", "merged")]
KINDS = {
    "rows": Kind(("0x4C575354",), rows, [*REPORTS, ("study", "check", "FILE"), ("study", "compare", "FILE", "FILE", "--json")], True),
    "games": Kind(("0x4C575354",), games, [*REPORTS, ("study", "record", "FILE", "--deal", "2")], True, 8),
    "blocks": Kind(("blocks",), blocks, [*REPORTS, ("study", "check", "FILE")], True),
    "trial": Kind(("0x4C575452",), trial, [("study", "calibrate", "babette", "--out", "FILE")], True, 8),
    "deals": Kind(("deals",), deals, [("study", "grade", "to-grade.study", "--honest", "to-grade.study", "--count", "--out", "FILE")], False, 8),
    "shelf": Kind(("puzzles",), shelf, [("puzzles", "--check", "FILE")], False, 8),
    "blockers": Kind(("blockers",), blockers, [("blockers", "--check", "FILE")], False, 8),
    "record": Kind(("record",), record, [("verify", "FILE"), ("solve", "fortress", "--record", "FILE")], False, 12),
    "tries": Kind(("tries",), tries, [("verify", "FILE")], False, 12),
    "claim": Kind(("claim",), claim, [("verify", "FILE", "--nodes", "20000")], False, 12),
    "proof": Kind(("proof",), proof, [("verify", "FILE")], False, 12),
    "statistics": Kind(("statistics",), statistics, [("rating", "FILE")], False, 12),
    "weights": Kind(("train", "net"), lambda test, name: None, [], False),  # read when the program is built
}


def damaged(data: bytes, tried: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """Copies with a byte changed, with the end cut off, and with two stretches exchanged."""
    dice = random.Random(seed)
    for _ in range(tried):
        at = dice.randrange(len(data))
        yield f"flip {at}", data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]
    for _ in range(tried):
        length = dice.randrange(len(data))
        yield f"cut {length}", data[:length]
    for _ in range(tried):
        size = dice.randrange(1, max(2, len(data) // 4))
        first, second = sorted((dice.randrange(len(data) - size), dice.randrange(len(data) - size)))
        if second >= first + size:
            whole = data[:first] + data[second : second + size] + data[first + size : second] + data[first : first + size]
            yield f"swap {first} {second} {size}", whole + data[second + size :]


class Damage(StudyTest):
    def good_or_no(self, *arguments: str) -> str:
        result = self.run_program(*arguments)
        self.assertIn(result.returncode, (0, 1), result.stderr)
        return result.stdout

    def read(self, command: tuple[str, ...], name: str) -> subprocess.CompletedProcess:
        (self.directory / "merged").unlink(missing_ok=True)
        command = tuple(name if word == "FILE" else word for word in command)
        result = subprocess.run([program_of(command), *command], capture_output=True, cwd=self.directory, env=self.environment, timeout=60)
        self.assertIn(result.returncode, (0, 1, 2), (command, result.stderr))
        if result.returncode == 2:
            self.assertRegex(result.stderr.decode(), r"\A(longwood(?:-lab)?: [^\n]+\n)+\Z", command)
        return result

    def test_every_format_of_the_sources_is_in_the_table(self):
        text = "".join(path.read_text() for folder in ("src", "lib", "app", "lab") for path in sorted((ROOT / folder).rglob("*.[ch]pp")))
        found = set(re.findall(r'"(?:// )?longwood(?:-lab)? ([a-z]+)(?: \d*)?"', text)) | set(re.findall(r'longwood":"([a-z]+) ', text))
        found |= set(re.findall(r"0x4C57[0-9A-F]{4}", text))
        known = {mark for kind in KINDS.values() for mark in kind.marks}
        self.assertEqual(found, known)

    def test_every_damage_before_every_reader(self):
        for name, kind in KINDS.items():
            if not kind.readers:
                continue
            for former in self.directory.glob("whole*"):
                former.unlink()
            kind.make(self, "whole")
            data = (self.directory / "whole").read_bytes()
            told = [self.read(reader, "whole") for reader in kind.readers]
            merged = {reader: self.merged(reader, "whole") for reader in kind.readers}
            for what, copy in damaged(data, kind.tried, sum(map(ord, name))):
                if copy == data:
                    continue
                for reader, before in zip(kind.readers, told, strict=True):
                    with self.subTest(kind=name, damage=what, reader=reader):
                        self.write("whole", copy)
                        for beside in self.directory.glob("whole-*"):
                            beside.unlink()
                        after = self.read(reader, "whole")
                        if kind.sealed and after.returncode == 0 and after.stderr == b"":
                            self.assertEqual(after.stdout, before.stdout)
                            self.assertEqual(self.merged(reader, "whole"), merged[reader])

    def merged(self, reader: tuple[str, ...], name: str) -> str:
        """What a file says that a reader has written; nothing if it writes none."""
        if reader[1:2] != ("merge",) or self.read(reader, name).returncode != 0:
            return ""
        told = self.run_program("study", "report", "merged", "--json").stdout
        return told.replace("merged", name)

    def test_forged_rows_and_blocks_are_found_by_checking(self):
        rows(self, "a.study")
        self.change("a.study", "UPDATE result SET nodes = nodes + 1 WHERE deal = 77")
        self.good("study", "report", "a.study")
        result = self.run_program("study", "check", "a.study")
        self.assertEqual(result.returncode, 1)
        self.assertIn("deal 77", result.stdout)

    def test_rows_that_are_gone_or_of_another_study_show(self):
        rows(self, "whole.study")
        for name, sql, says in (
            ("gone", "DELETE FROM result WHERE deal = 77", "199 rows are there, but it says 200"),
            ("changed", "UPDATE result SET nodes = nodes + 1 WHERE deal = 77", "deal 77 does not agree with its sum"),
            ("swapped", "UPDATE result SET sum = (SELECT sum FROM result WHERE deal = 3) WHERE deal = 4", "deal 4 does not agree"),
            ("head", "UPDATE study SET solver = solver + 1", "does not agree with its sum"),
            ("budget", "UPDATE budget SET nodes = nodes + 1", "does not agree with its sum"),
            ("total", "UPDATE total SET sum = sum + 1", "do not agree with the sum of all"),
        ):
            path = Path(self.write(f"{name}.study", (self.directory / "whole.study").read_bytes()))
            self.damage(path.name, sql)
            self.bad("study", "report", path.name, says=says)
            self.bad("study", "merge", path.name, "--out", "out.study", says=says)

    def refused(self, name: str, readers: list[tuple[str, ...]], says: str) -> None:
        """Every reader refuses the file with one line that says this, and leaves it as it is."""
        before = (self.directory / name).read_bytes()
        for reader in readers:
            command = tuple(name if word == "FILE" else word for word in reader)
            self.assertIn(name, self.bad(*command, says=says))
        self.assertEqual((self.directory / name).read_bytes(), before)
        self.assertFalse((self.directory / "merged").exists())

    def readers(self, kind: str) -> list[tuple[str, ...]]:
        runs = {
            "rows": (*FORTRESS, "0-299", "--out", "FILE"),
            "games": ("study", "run", "babette", "--player", "honest", "--deals", "0-4", "--out", "FILE"),
            "trial": ("study", "calibrate", "babette", "--deals", "0-4", "--samples", "4", "--out", "FILE"),
        }
        return [*KINDS[kind].readers, runs[kind]]

    def test_a_file_whose_format_was_changed_is_refused(self):
        """The format lies in SQLite's head, byte 63, and says whether there are sums at all."""
        for kind in ("rows", "games", "trial"):
            KINDS[kind].make(self, f"{kind}.whole")
            whole = bytearray((self.directory / f"{kind}.whole").read_bytes())
            own = whole[63]
            for value in range(16):
                if value != own:
                    whole[63] = value
                    self.write(f"{kind}.changed", bytes(whole))
                    with self.subTest(kind=kind, format=value):
                        self.refused(f"{kind}.changed", self.readers(kind), f"format {value}")

    def test_files_of_formats_without_sums_are_read_as_such(self):
        rows(self, "a.study")
        self.without_sums("a.study", 2)
        self.assertFalse(self.one("study", "report", "a.study", "--json")["sums"])
        self.assertIn("no sums of rows, so that damage may not show", self.good("study", "report", "a.study"))
        trial(self, "a.trial")
        told = self.good("study", "calibrate", "babette", "--out", "a.trial")
        self.damage("a.trial", "DROP TABLE total", "ALTER TABLE game DROP COLUMN sum", "PRAGMA user_version = 2")
        ask = ("study", "calibrate", "babette", "--out", "a.trial")
        self.assertFalse(self.one(*ask, "--json")["sums"])
        self.assertEqual(self.good(*ask), told + "  (no sums of games, so that damage may not show)\n")
        # and gone on with as they are
        self.good(*ask, "--deals", "0-5", "--samples", "4")
        self.assertGreater(self.one(*ask, "--json")["games"], self.one(*ask, "--deals", "0-3", "--samples", "4", "--json")["games"])

    def test_nothing_that_a_file_defines_is_run(self):
        endless = "WITH RECURSIVE c(deal) AS (SELECT 1 UNION ALL SELECT deal + 1 FROM c)"
        columns = "1 AS verdict, 5 AS moves, 1 AS nodes, 1 AS microseconds, 1 AS kilobytes, 1 AS digest, 0 AS budget, 0 AS sum"
        hostile = {
            "view": ["ALTER TABLE result RENAME TO r0", f"CREATE VIEW result AS {endless} SELECT deal, {columns} FROM c"],
            "view of the head": ["ALTER TABLE study RENAME TO s0", f"CREATE VIEW study AS {endless} SELECT s0.* FROM s0, c"],
            "trigger": ["CREATE TRIGGER t AFTER INSERT ON result BEGIN DELETE FROM result WHERE deal < 9; END"],
            "index": ["CREATE INDEX i ON result(abs(verdict))"],
            "column that is worked out": ["ALTER TABLE result ADD COLUMN slow AS (length(hex(zeroblob(1000000))))"],
            "table": ["CREATE TABLE more(what)"],
            "virtual table": ["CREATE VIRTUAL TABLE more USING fts5(what)"],
            "view of its own": ["DROP VIEW deals", f"CREATE VIEW deals AS {endless} SELECT deal FROM c"],
            "no view": ["DROP VIEW deals"],
        }
        rows(self, "whole.study")
        whole = (self.directory / "whole.study").read_bytes()
        for what, statements in hostile.items():
            self.write("hostile.study", whole)
            self.damage("hostile.study", *statements)
            with self.subTest(what):
                self.refused("hostile.study", self.readers("rows"), "is not built as a study of format 5 is")
        trial(self, "whole.trial")
        self.damage("whole.trial", "ALTER TABLE judged RENAME TO j0", f"CREATE VIEW judged AS {endless} SELECT j0.* FROM j0, c")
        self.refused("whole.trial", self.readers("trial"), "is not built as a trial of format 3 is")

    def test_a_head_or_a_total_that_is_there_twice_is_refused(self):
        rows(self, "whole.study")
        trial(self, "whole.trial")
        for name, table, kind in (("study", "study", "rows"), ("study", "total", "rows"), ("trial", "trial", "trial"), ("trial", "total", "trial")):
            self.write("twice", (self.directory / f"whole.{name}").read_bytes())
            self.damage("twice", f"INSERT INTO {table} SELECT * FROM {table}")
            with self.subTest(table=table):
                self.refused("twice", self.readers(kind), "says more than once")

    def test_pages_that_lead_back_to_one_another_are_read_to_an_end(self):
        """A tree of twenty levels whose every branch is the same would take longer than anybody waits."""
        rows(self, "whole.study")
        whole = (self.directory / "whole.study").read_bytes()
        size = 4096
        database = sqlite3.connect(self.directory / "whole.study")
        roots = dict(database.execute("SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0"))
        database.close()
        for table, kind in (("result", "rows"), ("budget", "rows")):
            root = roots[table]
            pages = [whole[at : at + size] for at in range(0, len(whole), size)]
            leaf = pages[root - 1]
            while leaf[0] == 5:  # an interior page of a table: down to its last leaf
                leaf = pages[int.from_bytes(leaf[8:12], "big") - 1]
            pages.append(leaf)
            for _ in range(14):
                below, branches = len(pages).to_bytes(4, "big"), 200
                cells = b"".join(below + b"\x01" for _ in range(branches))
                start = size - len(cells)
                head = b"\x05\0\0" + branches.to_bytes(2, "big") + start.to_bytes(2, "big") + b"\0" + below
                places = b"".join((start + 5 * i).to_bytes(2, "big") for i in range(branches))
                pages.append((head + places).ljust(start, b"\0") + cells)
            pages[root - 1] = pages[-1]
            data = bytearray(b"".join(pages))
            data[28:32] = len(pages).to_bytes(4, "big")
            self.write("knot.study", bytes(data))
            with self.subTest(table=table):
                self.refused("knot.study", self.readers(kind), "is damaged")

    def test_a_trial_that_was_changed_shows(self):
        trial(self, "whole.trial")
        for sql, says in (
            ("DELETE FROM judged WHERE deal = 1", "deal 1 does not agree with its sum"),
            ("UPDATE judged SET wins = tried WHERE place = 1", "does not agree with its sum"),
            ("UPDATE judged SET won = 1 - won WHERE place = 0", "does not agree with its sum"),
            ("UPDATE judged SET place = place + 1 WHERE place = (SELECT max(place) FROM judged)", "lacks a position"),
            ("UPDATE game SET takeovers = takeovers + 1", "does not agree with its sum"),
            ("DELETE FROM game WHERE deal = 2; DELETE FROM judged WHERE deal = 2", "3 rows are there, but it says 4"),
            ("DELETE FROM game WHERE deal = 2", "is damaged"),
            ("DELETE FROM judged; DELETE FROM game", "0 rows are there, but it says 4"),
            ("UPDATE trial SET samples = 5", "does not agree with its sum"),
            ("UPDATE trial SET player = player + 1", "does not agree with its sum"),
            ("UPDATE total SET sum = sum + 1", "do not agree with the sum of all"),
        ):
            self.write("changed.trial", (self.directory / "whole.trial").read_bytes())
            self.damage("changed.trial", *sql.split(";"))
            with self.subTest(sql):
                self.bad("study", "calibrate", "babette", "--out", "changed.trial", says=says)

    def test_a_torn_record_and_deals_that_are_not_there_are_told_by_every_reader(self):
        blocks(self, "whole.blocks")
        data = (self.directory / "whole.blocks").read_bytes()
        self.write("torn.blocks", data[:-7])
        self.write("cut.blocks", data[: 512 + (len(data) - 512) // 2])
        for reader in (("report",), ("check",), ("merge", "--out", "merged.blocks")):
            for name, lines in (("torn", 2), ("cut", 1)):
                result = self.run_program("study", reader[0], f"{name}.blocks", *reader[1:])
                self.assertEqual((result.returncode, result.stderr.count("\n")), (0, lines), result.stderr)
                self.assertIn(f"deals {1 << 20}-{(1 << 20) + 80} are named in its head and not there", result.stderr)
                self.assertEqual("is torn" in result.stderr, name == "torn")
                (self.directory / "merged.blocks").unlink(missing_ok=True)
        damaged_record = bytearray(data)
        damaged_record[-100] ^= 1
        self.write("bad.blocks", bytes(damaged_record))
        for command in (("report",), ("check",), ("merge", "--out", "merged.blocks")):
            self.bad("study", command[0], "bad.blocks", *command[1:], says="record 2 does not agree with its checksum")
        self.bad(*FORTRESS, ACROSS, "--blocks", "--out", "bad.blocks", says="record 2 does not agree with its checksum")

    def test_a_record_of_another_study_shows(self):
        blocks(self, "whole.blocks")
        self.good("study", "run", "fortress", "--deals", ACROSS, "--blocks", "--nodes", "100", "--out", "other.blocks")
        whole, other = ((self.directory / name).read_bytes() for name in ("whole.blocks", "other.blocks"))
        self.write("mixed.blocks", whole[: 512 + (len(whole) - 512) // 2] + other[512 + (len(whole) - 512) // 2 :])
        self.bad("study", "report", "mixed.blocks", says="record 2 does not agree with its checksum")
