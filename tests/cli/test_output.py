"""What becomes of what is printed: full disks, closed streams, names that would steer a terminal."""

import json
import os
import stat
import subprocess
import unittest

from program import TIMEOUT, ProgramTest, deck_from, program_of


class Full(ProgramTest):
    def full(self, *arguments: str, given: str = "") -> None:
        with open("/dev/full", "w") as full:
            result = subprocess.run(
                [program_of(arguments), *arguments],
                input=given,
                text=True,
                stdout=full,
                stderr=subprocess.PIPE,
                cwd=self.directory,
                env=self.environment,
                timeout=TIMEOUT,
            )
        self.assertEqual(result.returncode, 2, (arguments, result.stderr))
        # The system gives its reason once only, and an earlier write may have had it.
        line = r"longwood(-lab)?: standard output cannot be written(: No space left on device)?; what was printed is not complete\n\Z"
        self.assertRegex(result.stderr, line, arguments)
        self.assertNotIn("unforeseen", result.stderr)

    def test_every_command(self):
        self.good("study", "run", "fortress", "--deals", "0-9", "--out", "a.study")
        for arguments in (
            ["--help"],
            ["--version"],
            ["games"],
            ["games", "--json"],
            ["rules", "fortress"],
            ["deal", "fortress"],
            ["deal", "fortress", "--json"],
            ["why", "fortress", "L1-sa"],
            ["solve", "fortress", "--deal", "3"],
            ["solve", "fortress", "--deals", "0-400", "--threads", "2", "--json"],
            ["solve", "fortress", "--deal", "3", "--proof"],
            ["odds"],
            ["perft", "fortress", "1"],
            ["signature", "fortress"],
            ["study", "run", "fortress", "--deals", "0-9", "--out", "b.study"],
            ["study", "report", "a.study"],
            ["study", "report", "a.study", "--markdown"],
            ["study", "compare", "a.study", "a.study"],
            ["study", "merge", "a.study", "--out", "c.study"],
            ["study", "check", "a.study"],
            ["study", "grade", "a.study", "--out", "a.deals"],
            ["play", "fortress", "--deal", "3"],
        ):
            with self.subTest(arguments):
                self.full(*arguments)
        self.assertEqual(self.one("study", "report", "b.study", "--json")["n"], 10)

    def test_a_game_is_kept_all_the_same(self):
        legal = self.one("deal", "fortress", "--deal", "3", "--json")["moves"]
        move = legal[0] if isinstance(legal, list) else legal.split()[0]
        self.full("play", "fortress", "--deal", "3", given=f"{move}\n")
        self.assertIn(move, (self.state / "fortress.record").read_text())


class Closed(ProgramTest):
    def closed(self, streams: str, *arguments: str, given: str = "") -> subprocess.CompletedProcess:
        words = " ".join(f"'{word}'" for word in [program_of(arguments), *arguments])
        return subprocess.run(
            ["sh", "-c", f"exec {words} {streams}"],
            input=given,
            capture_output=True,
            text=True,
            cwd=self.directory,
            env=self.environment,
            timeout=TIMEOUT,
        )

    def test_output_closed_is_said(self):
        for arguments in (["games"], ["solve", "fortress", "--deal", "3"], ["study", "run", "fortress", "--deals", "0-9"]):
            result = self.closed(">&-", *arguments)
            self.assertEqual(result.returncode, 2, (arguments, result))
            self.assertIn(": standard output cannot be written: Bad file descriptor", result.stderr)

    def test_error_closed_changes_nothing_else(self):
        self.assertEqual(self.closed("2>&-", "deal", "fortress", "--deal", "x").returncode, 2)
        result = self.closed("2>&-", "solve", "fortress", "--deals", "0-9")
        self.assertEqual((result.returncode, len(result.stdout.splitlines())), (0, 10))

    def test_no_file_receives_what_is_said(self):
        legal = self.one("deal", "fortress", "--deal", "3", "--json")["moves"]
        move = legal[0] if isinstance(legal, list) else legal.split()[0]
        for streams in (">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
            with self.subTest(streams):
                status = self.closed(streams, "play", "fortress", "--deal", "3", given=f"{move}\nboard\n").returncode
                self.assertEqual(status, 2 if ">&- " in streams + " " and not streams.startswith("2") else 0)
                for path in self.state.glob("*"):
                    text = path.read_bytes() if path.is_file() else b""
                    self.assertTrue(text == b"" or text.startswith(b"longwood "), (path, text[:200]))
                name = f"{len(streams)}.study"
                self.closed(streams, "study", "run", "fortress", "--deals", "0-99", "--out", name)
                self.assertEqual(self.one("study", "report", name, "--json")["n"], 100)


class Overwriting(ProgramTest):
    def test_nothing_is_written_over_that_was_not_made_by_the_command(self):
        self.good("study", "run", "fortress", "--deals", "0-99", "--out", "a.study")
        study = (self.directory / "a.study").read_bytes()
        self.bad("study", "grade", "a.study", "--out", "a.study", says="'a.study' is not a list of deals and is not overwritten")
        self.assertEqual((self.directory / "a.study").read_bytes(), study)
        self.write("letter.txt", "Dear Cadogan,\n")
        self.bad("study", "grade", "a.study", "--out", "letter.txt", says="give another --out")
        self.bad("study", "run", "fortress", "--deals", "0-9", "--out", "letter.txt", says="not a study")
        self.bad("study", "merge", "a.study", "--out", "letter.txt", says="not a study")
        self.assertEqual((self.directory / "letter.txt").read_text(), "Dear Cadogan,\n")
        self.good("study", "grade", "a.study", "--out", "a.deals")
        self.good("study", "grade", "a.study", "--out", "a.deals", "--most", "5")
        self.write("empty.deals", "")
        self.good("study", "grade", "a.study", "--out", "empty.deals")

    def test_devices_and_folders(self):
        self.good("study", "run", "fortress", "--deals", "0-99", "--out", "a.study")
        os.mkfifo(self.directory / "pipe")
        (self.directory / "folder").mkdir()
        # Not those that rename: one that went wrong would put a file in the place of the system's own device.
        commands = [("run", "fortress", "--deals", "0-9"), ("merge", "a.study"), ("grade", "a.study")]
        for name, tried in (("pipe", commands), ("folder", commands), ("/dev/null", commands[:1])):
            for command in tried:
                told = self.bad("study", *command, "--out", name, says=f"'{name}' is not a file that could be replaced")
                self.assertIn("give another --out", told)
        self.assertTrue(stat.S_ISFIFO(os.stat(self.directory / "pipe").st_mode))

    def test_before_the_work_begins(self):
        """Each would take minutes; the fault comes at once."""
        self.write("notes", "bread, milk")
        work = ("--deals", "0-9999999")
        for command in (
            ("puzzles", "fortress", *work, "--out"),
            ("train", "the-sultan", "--minutes", "9", "--out"),
            ("study", "calibrate", "the-sultan", *work, "--svg"),
            ("study", "calibrate", "the-sultan", *work, "--out"),
            ("study", "run", "the-sultan", *work, "--out"),
        ):
            for place in ("notes", "none/file", "/proc/file"):
                if command[-1] == "--svg" and place == "none/file":
                    continue  # a folder is made
                self.bad(*command, place)
        self.assertEqual((self.directory / "notes").read_text(), "bread, milk")

    def test_charts(self):
        self.good("study", "run", "fortress", "--deals", "0-99", "--out", "a.study")
        os.umask(0o022)
        self.good("study", "report", "a.study", "--svg", "deep/charts")
        self.assertEqual(stat.S_IMODE((self.directory / "deep/charts").stat().st_mode), 0o755)
        self.good("study", "report", "a.study", "--svg", "deep/charts")
        self.write("deep/charts/chances.svg", "<?xml a drawing of somebody's?>")
        self.bad("study", "report", "a.study", "--svg", "deep/charts", says="chances.svg' is not a chart")
        self.assertIn("somebody", (self.directory / "deep/charts/chances.svg").read_text())


class Foreign(ProgramTest):
    """Names from files and of files."""

    def setUp(self) -> None:
        super().setUp()
        self.deck = " ".join(deck_from(self.one("deal", "fortress", "--deal", "3", "--json")))

    def test_names_of_decks(self):
        self.write("decks", b"\x1b[31mred\xff\xc2\x9b\xe2\x80\xae: " + self.deck.encode() + b"\n")
        self.assertIn("?[31mred??????: lost", self.good_error("solve", "fortress", "--decks", "decks"))
        (told,) = map(json.loads, self.good_error("solve", "fortress", "--decks", "decks", "--json").splitlines())
        self.assertTrue(told["name"].startswith("\x1b[31mred\ufffd"))

    def good_error(self, *arguments: str) -> str:
        result = self.run_program(*arguments)
        self.assertEqual(result.returncode, 0, (arguments, result.stderr))
        return result.stdout

    def test_letters_of_any_language_stay(self):
        self.write("decks", "Große-Patience-日本: " + self.deck + "\n")
        self.assertIn("Große-Patience-日本: lost", self.good_error("solve", "fortress", "--decks", "decks"))

    def test_names_of_files(self):
        name = "\x1b]0;title\x07\x7f.record"
        self.write(name, "longwood record 1\n")
        result = self.run_program("verify", name)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stdout.startswith("?]0;title??.record: no: "), result.stdout)
        self.assertNotRegex(self.bad("verify", name + "x"), r"[\x00-\x09\x0b-\x1f\x7f]")
        odd = os.fsdecode(b"\xff\x1b.study")
        self.good("study", "run", "fortress", "--deals", "0-9", "--out", "a.study")
        os.rename(self.directory / "a.study", self.directory / odd)
        self.assertIn("??.study: fortress", self.good("study", "report", odd))
        self.assertEqual(self.one("study", "report", odd, "--json")["n"], 10)

    def test_marks_and_line_ends_of_other_systems(self):
        bom = "\ufeff"
        self.write("decks", f"{bom}first: {self.deck}\r\n\r\nsecond: {self.deck}\r\n")
        self.assertEqual([line.split(":")[0] for line in self.good_error("solve", "fortress", "--decks", "decks").splitlines()], ["first", "second"])
        self.write("bare", f"{bom}{self.deck}")
        self.good_error("solve", "fortress", "--decks", "bare")
        record = "longwood record 1\ngame st-helena\nset hoffmann\nrules RULES\ndeal 5\nmoves\ndeal\n"
        record = record.replace("RULES", str(self.one("deal", "st-helena", "--json")["rules"]))
        for text in (record, bom + record, record.replace("\n", "\r\n"), bom + record.replace("\n", "\r\n")):
            self.write("a.record", text)
            self.assertIn("a.record: ok", self.good("verify", "a.record"))
