#!/usr/bin/env python3
"""Studies: runs that are stopped and gone on with, files that cannot be trusted, reports, merging, checking."""

import csv
import io
import json
import os
import pty
import random
import re
import resource
import shlex
import shutil
import signal
import sqlite3
import subprocess
import time
import unittest
import xml.etree.ElementTree as ElementTree

from program import BINARY, TIMEOUT, ProgramTest

TOLD = "deal, verdict, moves, nodes, digest, limit_nodes, limit_megabytes"


class StudyTest(ProgramTest):
    def rows(self, name: str) -> list[tuple]:
        """All that a study tells, but for times."""
        with sqlite3.connect(f"file:{self.directory / name}?mode=rw", uri=True) as database:
            rows = database.execute(f"SELECT {TOLD} FROM deals ORDER BY deal").fetchall()
        database.close()
        return rows

    def change(self, name: str, sql: str) -> None:
        database = sqlite3.connect(self.directory / name)
        with database:
            database.execute(sql)
        database.close()

    def start(self, *arguments: str, **options) -> subprocess.Popen:
        process = subprocess.Popen(
            [BINARY, "study", "run", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.directory,
            env=self.environment,
            **options,
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.kill)
        return process

    def ended(self, process: subprocess.Popen) -> tuple[int, str, str]:
        out, error = process.communicate(timeout=TIMEOUT)
        return process.returncode, out.decode(), error.decode()

    def wait_for_rows(self, name: str, process: subprocess.Popen) -> None:
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until and process.poll() is None:
            if (self.directory / name).exists():
                try:
                    if self.rows(name):
                        return
                except sqlite3.OperationalError:
                    pass  # not begun yet, or being written
            time.sleep(0.01)
        self.fail("no rows came")

    def run_study(self, game: str, deals: str, name: str, *options: str) -> str:
        return self.good("study", "run", game, "--deals", deals, "--out", name, *options)


class Running(StudyTest):
    def test_a_row_is_what_solve_says(self):
        self.run_study("fortress", "0-60", "a.study")
        solved = self.run_program("solve", "fortress", "--deals", "0-60", "--json")
        told = [json.loads(line) for line in solved.stdout.splitlines()]
        rows = self.rows("a.study")
        self.assertEqual([(r[0], r[1], r[2], r[3]) for r in rows], [(o["deal"], o["verdict"], o.get("length"), o["nodes"]) for o in told])
        for row, answer in zip(rows, told):
            digest = None
            if answer["verdict"] == "won":
                value = 0xCBF29CE484222325
                for byte in answer["moves"].encode():
                    value = (value ^ byte) * 0x100000001B3 % 2**64
                digest = f"{value:016x}"
            self.assertEqual(row[4], digest, row)

    def test_killed_at_random_moments_it_ends_with_the_same_rows(self):
        command = ("the-fourteenth", "--deals", "0-11999", "--out", "killed.study")
        moments = random.Random(1812)
        killed = 0
        for _ in range(12):
            process = self.start(*command)
            try:
                process.wait(timeout=moments.uniform(0.02, 0.35))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                killed += 1
        self.assertGreater(killed, 3)
        self.good("study", "run", *command)
        self.run_study("the-fourteenth", "0-11999", "quiet.study")
        self.assertEqual(len(self.rows("quiet.study")), 12000)
        self.assertEqual(self.rows("killed.study"), self.rows("quiet.study"))
        self.assertEqual(sorted(path.name for path in self.directory.glob("*.study*")), ["killed.study", "quiet.study"])

    def test_little_is_lost_by_a_kill(self):
        """After a second of work most of it is in the file, however slow the machine."""
        process = self.start("la-nivernaise", "--deals", "0-400", "--out", "a.study", "--threads", "1", "--nodes", "300000")
        self.wait_for_rows("a.study", process)
        time.sleep(1.0)
        process.kill()
        process.wait()
        database = sqlite3.connect(self.directory / "a.study")
        (spent,) = database.execute("SELECT sum(ms) FROM deals").fetchone()
        (longest,) = database.execute("SELECT max(ms) FROM deals").fetchone()
        database.close()
        self.assertGreater(spent + longest, 50)

    def test_an_interrupt_ends_it_in_good_order(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            name = f"{number}.study"
            process = self.start("the-clock", "--deals", "0-99999", "--out", name)
            self.wait_for_rows(name, process)
            process.send_signal(number)
            status, out, error = self.ended(process)
            self.assertEqual(status, 128 + number)
            self.assertIn("100,000 deals asked for", out)
            self.assertEqual(error, "longwood: stopped; the same command goes on where it was\n")
            self.assertEqual(self.rows(name)[0][0], 0)

    def test_stopped_again_and_again_it_ends_with_the_same_rows(self):
        command = ("the-fourteenth", "--deals", "0-5999", "--out", "stopped.study", "--threads", "1")
        moments = random.Random(1899)
        statuses = []
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            process = self.start(*command)
            try:
                process.wait(timeout=moments.uniform(0.05, 0.3))
            except subprocess.TimeoutExpired:
                process.send_signal(number)
            statuses.append(self.ended(process)[0])
            self.good("study", "report", "stopped.study") if (self.directory / "stopped.study").exists() else None
        self.assertGreater(sum(status > 0 for status in statuses), 0, statuses)
        self.good("study", "run", *command)
        self.run_study("the-fourteenth", "0-5999", "quiet.study")
        self.assertEqual(self.rows("stopped.study"), self.rows("quiet.study"))

    def test_sharded_equals_unsharded(self):
        self.run_study("fortress", "7-706", "whole.study")
        for part in range(1, 5):
            self.good("study", "run", "fortress", "--deals", "7-706", "--shard", f"{part}/4", "--threads", "1")
        parts = sorted(path.name for path in self.directory.glob("fortress-cadogan.*-of-4.study"))
        self.assertEqual(len(parts), 4)
        self.good("study", "merge", *parts, "--out", "merged.study", "--deals", "7-706")
        self.assertEqual(self.rows("merged.study"), self.rows("whole.study"))
        result = self.run_program("study", "merge", *parts[:2], "--out", "half.study", "--deals", "7-706")
        self.assertEqual(result.returncode, 1)
        self.assertIn("missing: 357-706", result.stdout)

    def test_progress_on_a_terminal(self):
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [BINARY, "study", "run", "fortress", "--deals", "0-19999"],
            stdout=subprocess.DEVNULL,
            stderr=theirs,
            cwd=self.directory,
            env=self.environment,
        )
        os.close(theirs)
        text = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # Linux says so when the other end is closed
                break
            if not part:
                break
            text += part
        os.close(ours)
        self.assertEqual(process.wait(timeout=TIMEOUT), 0)
        last = text.decode().split("\r")[-2 if text.endswith(b"\r\n") else -1]
        self.assertRegex(text.decode(), r"fortress( \[[#-]+\])? +\d+ %  [\d,]+ of 20,000  [\d,.]+/s  \d+:\d\d left  won [\d,]+, lost")
        self.assertIn("100 %", last)
        self.assertIn("left", last)

    def test_open_deals_again(self):
        self.run_study("fortress", "0-99", "a.study", "--nodes", "20")
        before = [row for row in self.rows("a.study") if row[1] == "open"]
        self.assertTrue(before)
        self.bad("study", "run", "fortress", "--deals", "0-99", "--out", "a.study", says="was begun with --nodes 20")
        self.run_study("fortress", "0-99", "a.study", "--retry-open")
        self.run_study("fortress", "0-99", "b.study")
        self.assertEqual([row[:5] for row in self.rows("a.study")], [row[:5] for row in self.rows("b.study")])
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual(told["retried"], len(before))
        # The commands of the report make the same rows again.
        for command in told["commands"]:
            self.good(*command.split()[1:], "--out", "c.study")
        self.assertEqual(self.rows("a.study"), self.rows("c.study"))

    def test_wrong_use(self):
        run = ("study", "run", "fortress")
        self.bad(*run, says="--deals")
        self.bad(*run, "--deals", "9-3", says="1-1000")
        self.bad(*run, "--deals", "0-9", "--shard", "3/2", says="3/8")
        self.bad(*run, "--deals", "0-9", "--shard", "0/2", says="3/8")
        self.bad(*run, "--deals", "0-9", "--shard", "x", says="3/8")
        self.bad(*run, "--deals", "0-1", "--shard", "3/3", says="take fewer")
        self.bad(*run, "--deals", "0-18446744073709551615", says="as far as")
        self.bad(*run, "--deals", "0-9", "--time", "5", says="--nodes")
        self.bad(*run, "--deals", "0-9", "--threads", "0", says="--threads")
        self.bad(*run, "--deals", "0-9", "--set", "nobody", says="no rule set")
        self.bad(*run, "--deals", "0-9", "--out", "no/such/folder", says="no/such/folder")
        self.bad("study", "run", "solitaire", "--deals", "0-9", says="no game")
        self.bad("study", says="subcommand")
        self.assertEqual(list(self.directory.glob("*.study")), [])


class Choices(StudyTest):
    """Studies of a rule set with other choices besides."""

    def test_rows_are_those_of_solve_with_these_choices(self):
        choices = ("--options", "corner=open")
        told = self.one("study", "run", "fortress", *choices, "--deals", "0-40", "--json")
        self.assertEqual((told["file"], told["set"], told["options"]), ("fortress-cadogan+corner=open.study", "cadogan", "corner=open"))
        solved = self.run_program("solve", "fortress", *choices, "--deals", "0-40", "--json").stdout
        self.assertEqual(
            [(row[0], row[1], row[3]) for row in self.rows(told["file"])],
            [(one["deal"], one["verdict"], one["nodes"]) for one in map(json.loads, solved.splitlines())],
        )
        plain = self.run_study("fortress", "0-40", "plain.study")
        self.assertIn("41 decided now", plain)
        self.assertNotEqual([row[1:4] for row in self.rows("plain.study")], [row[1:4] for row in self.rows(told["file"])])

    def test_they_are_named_wherever_the_study_is(self):
        self.run_study("fortress", "0-99", "a.study", "--options", "corner=open")
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual((told["set"], told["options"]), ("cadogan", "corner=open"))
        self.assertIn("fortress (cadogan corner=open), rules", self.good("study", "report", "a.study"))
        (line,) = csv.DictReader(io.StringIO(self.good("study", "report", "a.study", "--csv")))
        self.assertEqual((line["set"], line["options"]), ("cadogan", "corner=open"))
        self.assertIn('20000000, "corner=open"},', self.good("study", "report", "a.study", "--odds"))
        page = self.good("study", "report", "a.study", "--markdown", "--svg", "charts")
        self.assertIn("Fortress (Cadogan with corner=open)", page)
        self.assertIn("Rule set `cadogan corner=open`", page)
        self.assertTrue((self.directory / "charts" / "fortress-cadogan+corner=open-course.svg").exists())
        self.assertIn("fortress (cadogan corner=open)", self.good("study", "grade", "a.study", "--out", "a.deals"))
        self.assertIn(b"\nset cadogan corner=open\n", (self.directory / "a.deals").read_bytes())
        # The command which it reports makes the same rows again.
        (command,) = told["commands"]
        self.good(*shlex.split(command)[1:], "--out", "b.study")
        self.assertEqual(self.rows("a.study"), self.rows("b.study"))

    def test_compared_with_the_set_on_the_same_deals(self):
        self.run_study("fortress", "0-99", "a.study")
        self.run_study("fortress", "0-99", "b.study", "--options", "corner=open")
        told = self.one("study", "compare", "a.study", "b.study", "--json")
        self.assertEqual(told["pairs"], 100)
        self.assertIn("(cadogan corner=open)", told["second"])
        page = self.good("study", "compare", "a.study", "b.study", "--markdown")
        self.assertIn("* **Cadogan with corner=open**: ", page)
        self.assertRegex(page, r"(?m)^\| Cadogan with corner=open \| 100 \| ")

    def test_checked_by_their_own_rules(self):
        self.run_study("fortress", "0-99", "a.study", "--options", "corner=open")
        told = self.one("study", "check", "a.study", "--sample", "60", "--json")
        self.assertEqual((told["rows"], told["faults"]), (60, []))
        # The same rows under the set alone do not hold.
        self.change("a.study", "UPDATE study SET options = ''")
        self.assertEqual(self.run_program("study", "check", "a.study").returncode, 1)
        self.change("a.study", "UPDATE study SET options = 'corner=upside-down'")
        self.bad("study", "check", "a.study", says="does not know them")

    def test_not_mixed_with_the_set_or_other_choices(self):
        self.run_study("fortress", "0-9", "a.study")
        self.run_study("fortress", "0-9", "b.study", "--options", "corner=open")
        self.bad("study", "run", "fortress", "--deals", "0-20", "--out", "a.study", "--options", "corner=open", says="not fortress (cadogan corner=open)")
        self.bad("study", "merge", "a.study", "b.study", "--out", "c.study", says="same terms")
        self.run_study("fortress", "5-19", "c.study", "--options", "corner=open")
        self.good("study", "merge", "b.study", "c.study", "--out", "d.study", "--deals", "0-19")
        self.assertEqual(self.one("study", "report", "d.study", "--json")["options"], "corner=open")

    def test_choices_that_make_a_set_are_that_set(self):
        told = self.one("study", "run", "fortress", "--options", "base=first-card corner=open", "--deals", "0-9", "--json")
        self.assertEqual((told["set"], told["file"]), ("chessboard", "fortress-chessboard.study"))
        self.assertNotIn("options", told)

    def test_wrong_choices(self):
        run = ("study", "run", "fortress", "--deals", "0-9")
        self.bad(*run, "--options", "croner=open", says="--options: Fortress has no option 'croner'")
        self.bad(*run, "--options", "corner=ajar", says="corner may be closed, open")
        self.assertEqual(list(self.directory.glob("*.study")), [])

    def test_files_of_before_there_were_choices_are_read_and_gone_on_with(self):
        self.run_study("fortress", "0-39", "new.study")
        self.run_study("fortress", "0-19", "old.study")
        self.change("old.study", "DROP VIEW deals")
        self.change("old.study", "ALTER TABLE study DROP COLUMN options")
        self.change("old.study", "PRAGMA user_version = 1")
        self.assertEqual(self.one("study", "report", "old.study", "--json")["n"], 20)
        self.run_study("fortress", "0-39", "old.study")
        self.good("study", "merge", "old.study", "--out", "merged.study")
        self.assertEqual(self.rows("merged.study"), self.rows("new.study"))
        self.bad("study", "run", "fortress", "--deals", "0-9", "--options", "corner=open", "--out", "old.study", says="give another --out")


class BadFiles(StudyTest):
    def commands(self, name: str) -> list[tuple]:
        return [
            ("study", "run", "fortress", "--deals", "0-9", "--out", name),
            ("study", "report", name),
            ("study", "check", name),
            ("study", "compare", name, name),
            ("study", "grade", name, "--out", "x.deals"),
            ("study", "merge", name, "--out", "x.study"),
        ]

    def refused(self, name: str, says: str = "") -> None:
        before = (self.directory / name).read_bytes()
        for command in self.commands(name):
            self.assertIn(name, self.bad(*command, says=says))
        self.assertEqual((self.directory / name).read_bytes(), before)
        self.assertFalse((self.directory / "x.study").exists())
        self.assertFalse((self.directory / "x.deals").exists())

    def test_a_truncated_study(self):
        self.run_study("fortress", "0-1999", "a.study")
        whole = (self.directory / "a.study").read_bytes()
        for length in (60, 1000, len(whole) // 2, len(whole) - 4096):
            self.write("cut.study", whole[:length])
            self.refused("cut.study", says="" if length < 4096 else "damaged")

    def test_a_study_with_a_page_of_noise(self):
        self.run_study("fortress", "0-1999", "a.study")
        whole = bytearray((self.directory / "a.study").read_bytes())
        for page in range(5, len(whole) // 4096 - 1):
            whole[page * 4096 : page * 4096 + 4096] = random.Random(page).randbytes(4096)
        self.write("noise.study", bytes(whole))
        self.bad("study", "report", "noise.study", says="damaged")

    def test_a_study_cut_anywhere(self):
        self.run_study("fortress", "0-1999", "a.study")
        whole = (self.directory / "a.study").read_bytes()
        for gone in (1, 7, 400, 4095):
            self.write("cut.study", whole[:-gone])
            self.refused("cut.study", says=f"{gone} bytes are missing at its end; set it aside")
            self.bad("study", "run", "fortress", "--deals", "0-2999", "--out", "cut.study", says="damaged")
            self.bad("study", "run", "fortress", "--deals", "0-2999", "--retry-open", "--nodes", "30000000", "--out", "cut.study", says="damaged")
            self.assertEqual((self.directory / "cut.study").read_bytes(), whole[:-gone])

    def test_rows_overwritten_with_nothing(self):
        self.run_study("fortress", "0-1999", "a.study")
        whole = (self.directory / "a.study").read_bytes()
        for length in (400, 2000):
            self.write("cut.study", whole[:-length] + bytes(length))
            before = (self.directory / "cut.study").read_bytes()
            for command in self.commands("cut.study"):
                self.bad(*command, says="damaged")
            self.assertEqual((self.directory / "cut.study").read_bytes(), before)
        self.change("a.study", "UPDATE result SET verdict = 3 WHERE deal = 77")
        self.bad("study", "report", "a.study", says="deal 77 has no verdict")

    def test_names_that_are_none(self):
        self.run_study("fortress", "0-9", "a.study")
        self.change("a.study", "UPDATE study SET rule_set = char(27) || '[31m'")
        self.refused("a.study", says="no such name")

    def test_files_of_others(self):
        database = sqlite3.connect(self.directory / "foreign.db")
        database.execute("CREATE TABLE result(deal INTEGER)")
        database.commit()
        database.close()
        self.refused("foreign.db", says="not a study")
        self.write("text.study", "Ten of spades, and so on.\n" * 300)
        self.refused("text.study", says="not a study")
        self.run_study("fortress", "0-9", "later.study")
        self.change("later.study", "PRAGMA user_version = 3")
        self.refused("later.study", says="format 3")

    def test_rows_of_other_rules_or_another_solver_are_not_mixed_in(self):
        self.run_study("fortress", "0-9", "a.study")
        self.run_study("fortress", "0-9", "b.study")
        now = self.one("study", "report", "a.study", "--json")
        for column in ("rules", "solver"):
            self.change("a.study", f"UPDATE study SET {column} = {column} + 1")
            self.bad("study", "run", "fortress", "--deals", "0-20", "--out", "a.study", says=f"{column} {now[column] + 1}")
            self.bad("study", "merge", "b.study", "a.study", "--out", "c.study", says="same terms")
            self.bad("study", "check", "a.study", says="run the study again")
            self.change("a.study", f"UPDATE study SET {column} = {column} - 1")
        self.bad("study", "run", "the-clock", "--deals", "0-20", "--out", "a.study", says="holds fortress")
        self.assertEqual(len(self.rows("a.study")), 10)

    def test_a_full_disk(self):
        def little_room() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))

        arguments = ("fortress", "--deals", "0-9999", "--out", "a.study")
        status, _, error = self.ended(self.start(*arguments, preexec_fn=little_room))
        self.assertEqual(status, 2, error)
        self.assertRegex(error, r"\Alongwood: 'a.study' cannot be written further[^\n]*same command again\n\Z")
        self.good("study", "run", *arguments)
        self.run_study("fortress", "0-9999", "b.study")
        self.assertEqual(self.rows("a.study"), self.rows("b.study"))

        result = subprocess.run(
            [BINARY, "study", "merge", "b.study", "--out", "c.study"],
            capture_output=True,
            text=True,
            cwd=self.directory,
            preexec_fn=little_room,
            timeout=TIMEOUT,
        )
        self.assertEqual(result.returncode, 2, result.stderr)
        self.assertRegex(result.stderr, r"\Alongwood: [^\n]*\n\Z")
        self.assertEqual(list(self.directory.glob("c.study*")), [])

    def test_a_folder_that_is_only_read(self):
        binary = str(shutil.copy(BINARY, self.directory / "longwood"))
        folder = self.directory / "shelf"
        folder.mkdir()
        self.run_study("fortress", "0-9", "shelf/a.study")
        self.directory.chmod(0o755)
        (folder / "a.study").chmod(0o444)
        folder.chmod(0o555)
        nobody = 65534

        def as_nobody(*arguments: str) -> subprocess.CompletedProcess:
            return subprocess.run(
                [binary, *arguments],
                capture_output=True,
                text=True,
                cwd=folder,
                preexec_fn=(lambda: os.setuid(nobody)) if os.geteuid() == 0 else None,
                timeout=TIMEOUT,
            )

        for name in ("a.study", "b.study"):
            result = as_nobody("study", "run", "fortress", "--deals", "0-20", "--out", name)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertRegex(result.stderr, rf"\Alongwood: '{name}' cannot be written: Permission denied[^\n]*\n\Z")
        for arguments in (("merge", "a.study", "--out", "c.study"), ("grade", "a.study", "--out", "c.deals")):
            result = as_nobody("study", *arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertRegex(result.stderr, r"\Alongwood: [^\n]*Permission denied[^\n]*\n\Z")
        self.assertEqual(as_nobody("study", "report", "a.study").returncode, 0)
        folder.chmod(0o755)
        self.assertEqual([path.name for path in folder.iterdir()], ["a.study"])

    def test_two_processes_on_one_file(self):
        first = self.start("the-clock", "--deals", "0-99999", "--out", "a.study")
        self.wait_for_rows("a.study", first)
        self.bad("study", "run", "the-clock", "--deals", "0-99999", "--out", "a.study", says="another process")
        self.bad("study", "merge", "a.study", "--out", "a.study", says="another process")
        self.assertIn("winnable", self.good("study", "report", "a.study"))
        first.kill()
        first.wait()
        have = len(self.rows("a.study"))
        self.run_study("the-clock", f"0-{have}", "a.study")


class Reports(StudyTest):
    def test_the_forms_agree(self):
        self.run_study("fortress", "0-499", "a.study")
        told = self.one("study", "report", "a.study", "--json")
        won = sum(row[1] == "won" for row in self.rows("a.study"))
        self.assertEqual((told["n"], told["won"], told["lost"], told["open"]), (500, won, 500 - won, 0))
        self.assertEqual((told["method"], told["deals"]), ("Wilson", "0-499"))
        self.assertEqual([told["low"], told["high"]], told["wilson"])
        self.assertLess(told["low"], won / 500)
        nodes = sorted(row[3] for row in self.rows("a.study"))
        self.assertEqual(told["nodes"]["median"], nodes[249])
        self.assertEqual(told["nodes"]["p99"], nodes[494])
        (line,) = csv.DictReader(io.StringIO(self.good("study", "report", "a.study", "--csv")))
        self.assertEqual((line["game"], int(line["won"]), float(line["low"])), ("fortress", won, round(told["low"], 8)))
        text = self.good("study", "report", "a.study")
        self.assertIn(f"{won} won, {500 - won} lost, 0 open", text)
        self.assertIn("all cards known", text)
        odds = self.good("study", "report", "a.study", "--odds")
        self.assertRegex(odds, rf'\A\{{"fortress", "cadogan", \d+, \d+, "0-499", {won}, {500 - won}, 0, \d+, \d+, "Wilson", 20000000\}},\n\Z')
        self.bad("study", "report", "a.study", "--json", "--csv", says="--")
        self.bad("study", "report", "a.study", "a.study", says="merge")

    def test_all_won_is_never_a_hundred_percent(self):
        self.run_study("the-fourteenth", "100-199", "a.study")
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual((told["won"], told["method"]), (100, "Clopper-Pearson"))
        self.assertAlmostEqual(told["low"], 0.025 ** (1 / 100), places=9)
        for form in ([], ["--markdown"]):
            text = self.good("study", "report", "a.study", *form)
            self.assertIn("96.3 % or more", text)
            self.assertNotIn("100.", text)
            self.assertNotIn("100 %", text)

    def test_a_page_with_charts(self):
        self.run_study("fortress", "0-499", "a.study")
        self.run_study("the-fourteenth", "0-199", "b.study")
        page = self.good("study", "report", "a.study", "b.study", "--markdown", "--svg", "charts")
        links = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)
        self.assertEqual(len(links), 7)
        drawn = {path.relative_to(self.directory).as_posix() for path in self.directory.glob("charts/*")}
        self.assertEqual(set(links), drawn)
        for name in drawn:
            root = ElementTree.parse(self.directory / name).getroot()
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            _, _, wide, tall = map(float, root.get("viewBox").split())
            for element in root.iter():
                for key, most in (("x", wide), ("y", tall), ("x1", wide), ("y1", tall), ("cx", wide), ("cy", tall)):
                    if element.get(key):
                        self.assertTrue(0 <= float(element.get(key)) <= most, (name, element.attrib))
                self.assertNotIn("nan", str(element.attrib))
        self.assertIn("longwood study run fortress --set cadogan --deals 0-499", page)

    def test_an_empty_study(self):
        self.run_study("fortress", "0-9", "a.study")
        self.change("a.study", "DELETE FROM result")
        self.assertIn("no deals yet", self.good("study", "report", "a.study"))
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual((told["n"], told["low"], told["high"], told["commands"]), (0, 0, 1, []))
        self.good("study", "report", "a.study", "--csv")
        self.good("study", "report", "a.study", "--markdown", "--svg", "charts")
        self.assertEqual(self.good("study", "report", "a.study", "--odds"), "")
        self.assertIn("0 rows", self.good("study", "check", "a.study"))
        self.assertIn("0 deals", self.good("study", "compare", "a.study", "a.study"))
        self.bad("study", "grade", "a.study", "--out", "x.deals", says="no won deals")
        self.good("study", "merge", "a.study", "--out", "b.study")
        self.assertEqual(self.run_study("fortress", "0-9", "a.study").count("10 decided now"), 1)

    def test_pairs(self):
        self.run_study("fortress", "0-199", "a.study")
        shutil.copy(self.directory / "a.study", self.directory / "b.study")
        self.change("b.study", "UPDATE study SET rule_set = 'another'")
        self.change("b.study", "UPDATE result SET verdict = 1 WHERE deal IN (SELECT deal FROM result WHERE verdict = 2 LIMIT 9)")
        self.change("b.study", "DELETE FROM result WHERE deal >= 150")
        told = self.one("study", "compare", "a.study", "b.study", "--json")
        self.assertEqual((told["pairs"], told["table"]["lost_won"], told["table"]["won_lost"]), (150, 9, 0))
        self.assertAlmostEqual(told["p"], 2 / 2**9)
        self.assertIn("fortress (another)", self.good("study", "compare", "a.study", "b.study"))
        won, lost = (told["table"][f"{both}_{both}"] for both in ("won", "lost"))
        page = self.good("study", "compare", "a.study", "b.study", "a.study", "--markdown")
        self.assertIn(f"| another | 150 | {won} | 0 | 9 | {lost} | 0 | +", page)
        alone = self.one("study", "report", "a.study", "--json")
        self.assertIn(f"| a.study | 200 | {alone['won']} | 0 | 0 | {alone['lost']} | 0 | ", page)
        self.assertEqual(len(self.objects("study", "compare", "a.study", "b.study", "a.study", "--json")), 2)
        self.run_study("the-fourteenth", "0-9", "c.study")
        self.bad("study", "compare", "a.study", "c.study", says="one game")


class Merging(StudyTest):
    def test_contradictions_are_shown(self):
        self.run_study("fortress", "0-99", "a.study")
        self.run_study("fortress", "50-149", "b.study")
        self.good("study", "merge", "a.study", "b.study", "--out", "ok.study")
        self.assertEqual(len(self.rows("ok.study")), 150)
        self.change("b.study", "UPDATE result SET nodes = nodes + 1 WHERE deal IN (60, 120)")
        before = (self.directory / "ok.study").read_bytes()
        for out in ("new.study", "ok.study"):
            result = self.run_program("study", "merge", "a.study", "b.study", "--out", out)
            self.assertEqual(result.returncode, 2)
            self.assertRegex(result.stderr, r"\Alongwood: the studies contradict each other[^\n]*\n\Z")
            self.assertRegex(result.stdout, r"deal 60:\n  [^\n]*\.study: [^\n]* nodes[^\n]*\n  b\.study: ")
        self.assertFalse((self.directory / "new.study").exists())
        self.assertEqual((self.directory / "ok.study").read_bytes(), before)
        self.assertEqual([path.name for path in self.directory.glob("*longwood-merge*")], [])


    def test_killed_at_random_moments_it_leaves_the_old_file_or_the_new(self):
        self.run_study("fortress", "0-29999", "a.study")
        self.run_study("fortress", "30000-59999", "b.study")
        self.run_study("fortress", "60000-60009", "out.study")
        moments = random.Random(1889)
        killed = 0
        for _ in range(12):
            process = subprocess.Popen(
                [BINARY, "study", "merge", "a.study", "b.study", "--out", "out.study"],
                stdout=subprocess.DEVNULL,
                cwd=self.directory,
                env=self.environment,
            )
            try:
                process.wait(timeout=moments.uniform(0.005, 0.15))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                killed += 1
            self.assertIn(self.one("study", "report", "out.study", "--json")["n"], (10, 60010))
        self.assertGreater(killed, 0)
        self.good("study", "merge", "a.study", "b.study", "--out", "out.study", "--deals", "0-60009")
        self.run_study("fortress", "0-60009", "quiet.study")
        self.assertEqual(self.rows("out.study"), self.rows("quiet.study"))
        self.assertEqual([path.name for path in self.directory.glob("*longwood-merge*")], [])


class Checking(StudyTest):
    def test_a_good_study_holds_and_a_false_row_is_named(self):
        self.run_study("fortress", "0-299", "a.study")
        told = self.one("study", "check", "a.study", "--sample", "120", "--json")
        self.assertEqual((told["rows"], told["faults"], told["unproved"]), (120, [], 0))
        self.assertEqual(told["replayed"] + told["proved"] + told["proved_alike"], 120)
        self.assertGreater(min(told["replayed"], told["proved"]), 10)
        other = self.one("study", "check", "a.study", "--sample", "120", "--seed", "7", "--json")
        self.assertNotEqual(told["replayed"], 0)
        self.assertEqual(other["rows"], 120)
        self.change("a.study", "UPDATE result SET verdict = 2 WHERE deal = (SELECT min(deal) FROM result WHERE verdict = 1)")
        result = self.run_program("study", "check", "a.study")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stdout, r"(?m)^deal \d+: the study has lost.*decided again: won in")

    def test_graded_deals(self):
        self.run_study("fortress", "0-499", "a.study")
        self.good("study", "grade", "a.study", "--out", "a.deals", "--most", "50")
        packed = (self.directory / "a.deals").read_bytes()
        self.assertTrue(packed.startswith(b"longwood deals 1\ngame fortress\nset cadogan\n"))
        # Read here by the page's own description of the format, apart from the program's reader.
        head, _, rest = packed.partition(b"\ncount 50\n")
        numbers, grades, at, number = [], [], 0, 0
        while at < len(rest) - 8:
            value = shift = 0
            while True:
                byte = rest[at]
                value |= (byte & 0x7F) << shift
                at, shift = at + 1, shift + 7
                if byte < 0x80:
                    break
            number += value // 5
            numbers.append(number)
            grades.append(value % 5 + 1)
            number += 1
        won = [row[0] for row in self.rows("a.study") if row[1] == "won"]
        self.assertEqual(numbers, won[:50])
        self.assertEqual(set(grades), {1, 2, 3, 4, 5})


class PublishedOdds(StudyTest):
    def test_odds(self):
        listed = self.objects("odds", "--json")
        self.assertTrue(listed)
        for odds in listed:
            self.assertEqual(odds["n"], odds["won"] + odds["lost"] + odds["open"])
            self.assertLessEqual(odds["low"], odds["won"] / odds["n"])
            self.assertGreaterEqual(odds["high"], (odds["won"] + odds["open"]) / odds["n"])
            self.assertEqual(odds["knowledge"], "open")
        text = self.good("odds", "fortress")
        self.assertRegex(text, r"(?m)^Fortress +[\d.]+ % to [\d.]+ % +of [\d,]+ deals, \d+ open")
        self.assertNotRegex(self.good("odds"), r"100(\.0*)? %")
        self.bad("odds", "solitaire", says="no game")


if __name__ == "__main__":
    unittest.main()
