"""Study files that cannot be trusted."""

import os
import random
import resource
import shutil
import sqlite3
import subprocess
import unittest

from program import LAB, TIMEOUT
from study import StudyTest


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
        self.change("later.study", "PRAGMA user_version = 7")
        self.refused("later.study", says="format 7")

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
        self.assertRegex(error, r"\Alongwood-lab: 'a.study' cannot be written further[^\n]*same command again\n\Z")
        self.good("study", "run", *arguments)
        self.run_study("fortress", "0-9999", "b.study")
        self.assertEqual(self.rows("a.study"), self.rows("b.study"))

        result = subprocess.run(
            [LAB, "study", "merge", "b.study", "--out", "c.study"],
            capture_output=True,
            text=True,
            cwd=self.directory,
            preexec_fn=little_room,
            timeout=TIMEOUT,
        )
        self.assertEqual(result.returncode, 2, result.stderr)
        self.assertRegex(result.stderr, r"\Alongwood-lab: [^\n]*\n\Z")
        self.assertEqual(list(self.directory.glob("c.study*")), [])

    def test_a_folder_that_is_only_read(self):
        binary = str(shutil.copy(LAB, self.directory / "longwood-lab"))
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
            self.assertRegex(result.stderr, rf"\Alongwood-lab: '{name}' cannot be written: Permission denied[^\n]*\n\Z")
        for arguments in (("merge", "a.study", "--out", "c.study"), ("grade", "a.study", "--out", "c.deals")):
            result = as_nobody("study", *arguments)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertRegex(result.stderr, r"\Alongwood-lab: [^\n]*Permission denied[^\n]*\n\Z")
        self.assertEqual(as_nobody("study", "report", "a.study").returncode, 0)
        folder.chmod(0o755)
        self.assertEqual([path.name for path in folder.iterdir()], ["a.study"])

    def test_a_file_that_is_not_there_is_said_before_anything_else(self):
        for name in ("none", "none.study"):
            self.bad("study", "check", name, "--threads", "16", "--memory", "1024", "--machine", "2048", says=name)
            self.bad("study", "report", name, says=name)
            self.bad("study", "merge", name, "--out", "merged.study", says=name)
            self.bad("study", "grade", name, "--out", "graded.deals", says=name)
        self.assertEqual([path.name for path in self.directory.iterdir() if path.name != "state"], [])

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
