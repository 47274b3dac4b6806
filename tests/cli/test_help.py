"""The help, the manual pages and the reference of both programs."""

import os
import pty
import re
import subprocess
import unittest
from pathlib import Path

from program import BINARY, LAB, ROOT, TIMEOUT, ProgramTest

PROGRAMS = (BINARY, LAB)


def run(*command: str, **more) -> subprocess.CompletedProcess:
    return subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, **more)


def commands_of(text: str) -> list[str]:
    """The commands that a help lists."""
    if "\nCommands:\n" not in text:
        return []
    return re.findall(r"(?m)^  ([a-z-]+) ", text.split("\nCommands:\n")[1].split("\n\n")[0])


class Help(ProgramTest):
    def all_commands(self) -> list[list[str]]:
        """Each program, its commands and theirs, without `help`, whose own help is that of the program."""
        found = []
        for program in PROGRAMS:
            waiting = [[program]]
            while waiting:
                command = waiting.pop()
                found.append(command)
                waiting += [[*command, below] for below in commands_of(self.help_of(command)) if below != "help"]
        self.assertGreater(len(found), 30)
        return found

    def help_of(self, command: list[str], language: str = "C") -> str:
        done = run(*command, "--help", env={**self.environment, "LC_ALL": f"{language}.UTF-8"})
        self.assertEqual((done.returncode, done.stderr), (0, ""), command)
        return done.stdout

    def test_a_program_alone_prints_its_help(self):
        for program in PROGRAMS:
            whole = self.help_of([program])
            for words in ([], ["help"], ["-h"]):
                done = run(program, *words, env=self.environment)
                self.assertEqual((done.returncode, done.stdout, done.stderr), (0, whole, ""), words)

    def test_help_names_a_command(self):
        self.assertEqual(self.good("help", "solve"), self.good("solve", "--help"))
        done = run(LAB, "help", "study", "run", env=self.environment)
        self.assertEqual(done.stdout, self.help_of([LAB, "study", "run"]))
        self.bad("help", "solvee", says="there is no command 'solvee'; did you mean 'solve'?")

    def test_each_begins_with_its_use_and_two_examples(self):
        for command in self.all_commands():
            text = self.help_of(command)
            name = " ".join([Path(command[0]).name, *command[1:]])
            self.assertIn(f"\n\nUsage: {name}", text)
            examples = text.split("\nExamples:\n")[1].split("\n\n")[0].splitlines()
            self.assertGreaterEqual(len(examples), 2, name)
            for example in examples:
                self.assertTrue(example.startswith(f"  {name}" if len(command) > 1 and name != "longwood-lab study" else "  longwood"), example)

    def test_no_line_is_wider_than_80_columns(self):
        for command in self.all_commands():
            for language in ("C", "de_DE", "fr_FR"):
                for line in self.help_of(command, language).splitlines():
                    self.assertLessEqual(len(line), 80, (command, line))

    def test_values_name_their_kind_and_exclusions_are_not_listed(self):
        for command in self.all_commands():
            for line in self.help_of(command).splitlines():
                self.assertNotRegex(line, r"\b(TEXT|NUMBER|REQUIRED|Excludes|Needs)\b", command)
                if option := re.match(r"  (?:-\w, )?--[a-z-]+ (\S+)", line):
                    self.assertTrue(option[1] == "" or line[line.index(option[1]) - 1] == " ", line)
                    self.assertRegex(option[1], r"^(<[A-Z0-9a-z|/-]+>|[a-z].*)$", line)

    def test_the_footer_is_in_the_help_of_the_program_alone(self):
        for command in self.all_commands():
            self.assertEqual("Exit status: 0" in self.help_of(command), len(command) == 1, command)

    def test_every_option_is_in_a_group(self):
        titles = {"Examples", "Commands", "Arguments", "Position", "Limits", "Output", "Other options"}
        for command in self.all_commands():
            headings = re.findall(r"(?m)^(\S.*):$", self.help_of(command))
            self.assertLessEqual(set(headings), titles, command)
            self.assertEqual(len(headings), len(set(headings)), command)


class Colour(ProgramTest):
    def test_always_and_never(self):
        del self.environment["NO_COLOR"]
        for words in (["odds", "--color=always"], ["--color", "always", "odds"], ["deal", "fortress", "--color", "always"]):
            self.assertIn("\033[", self.good(*words), words)
        for words in (["odds"], ["odds", "--color=auto"], ["deal", "fortress"]):
            self.assertNotIn("\033", self.good(*words), words)
        self.bad("odds", "--color=maybe", says="--color: 'maybe' is not one of {auto,always,never}")

    def on_terminal(self, *words: str) -> str:
        master, slave = pty.openpty()
        environment = {**self.environment, "TERM": "xterm"}
        environment.pop("NO_COLOR", None)
        with subprocess.Popen([BINARY, *words], stdout=slave, env=environment) as process:
            os.close(slave)
            shown = b""
            while True:
                try:
                    piece = os.read(master, 65536)
                except OSError:  # the other side is closed
                    break
                if not piece:
                    break
                shown += piece
            process.wait(timeout=TIMEOUT)
        os.close(master)
        return shown.decode()

    def test_on_a_terminal(self):
        self.assertRegex(self.on_terminal("odds"), "\033\\[32m█")
        self.assertNotIn("\033", self.on_terminal("odds", "--color=never"))


class Examples(ProgramTest):
    def setUp(self):
        super().setUp()
        programs = self.directory / "programs"
        programs.mkdir()
        for program in PROGRAMS:
            (programs / Path(program).name).symlink_to(Path(program).resolve())
        self.environment["PATH"] = f"{programs}:{self.environment['PATH']}"
        self.play("fortress", "L2-R5", "save my.record", "quit", options=("--deal", "5"))
        (self.directory / "games" / "ann").mkdir(parents=True)
        (self.directory / "games" / "ann" / "1.record").write_text((self.directory / "my.record").read_text())
        self.write("my.proof", self.run_program("solve", "fortress", "--deal", "1", "--proof").stdout)
        self.good("study", "run", "fortress", "--deals", "0-9", "--out", "a.study")
        self.good("study", "run", "fortress", "--deals", "10-19", "--out", "b.study")
        for name in ("cadogan", "chessboard"):
            self.good("study", "run", "fortress", "--set", name, "--deals", "0-9", "--out", f"{name}.study")

    def examples_of(self, *command: str) -> list[str]:
        text = run(*command, "--help", env=self.environment).stdout
        found = [line.strip() for line in text.split("\nExamples:\n")[1].split("\n\n")[0].splitlines()]
        for below in commands_of(text) if command[1:] != ("help",) else []:
            found += self.examples_of(*command, below)
        return found

    def test_all_run(self):
        for program in PROGRAMS:
            for example in dict.fromkeys(self.examples_of(program)):
                with self.subTest(example):
                    if example.startswith("longwood serve"):
                        self.serve(example)
                        continue
                    done = run("bash", "-c", example, cwd=self.directory, env=self.environment, stdin=subprocess.DEVNULL)
                    # a move of an example may be one that is refused
                    self.assertIn(done.returncode, (0, 1) if example.startswith("longwood why") else (0,), done.stderr)

    def serve(self, example: str) -> None:
        words = [*example.split()[1:], "--no-browser"]
        with subprocess.Popen([BINARY, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.environment, text=True) as process:
            line = process.stdout.readline()
            process.terminate()
            if "built without the page" in process.stderr.read():
                self.skipTest("this program was built without the page")
        self.assertIn("127.0.0.1", line + "127.0.0.1" if line.startswith("Port ") else line)


class Reference(ProgramTest):
    def test_each_command_and_option_is_in_the_reference(self):
        for program, page in ((BINARY, "cli.md"), (LAB, "cli-lab.md")):
            text = (ROOT / "docs/reference" / page).read_text(encoding="utf-8")
            whole = run(program, "manual", "--markdown", env=self.environment).stdout
            self.assertIn(whole, text)
            for command in commands_of(run(program, "--help", env=self.environment).stdout):
                self.assertRegex(whole, rf"(?m)^### `{command}\b")
                shown = run(program, command, "--help", env=self.environment).stdout if command != "help" else ""
                for option in re.findall(r"(?m)^  (?:-\w, )?(--[a-z-]+)", shown):
                    self.assertRegex(whole, rf"{option}\b")

    def test_manual_pages_have_the_examples(self):
        page = self.good("manual")
        self.assertIn(".SH EXAMPLES\n.nf\nlongwood serve\n", page)
        self.good("manual", "--out", "pages")
        for path in (self.directory / "pages").iterdir():
            self.assertIn(".SH EXAMPLES\n", path.read_text(), path.name)


class Scripts(unittest.TestCase):
    def test_help_is_no_fault(self):
        for script in ("test", "play", "tools/deb"):
            done = run(str(ROOT / script), "--help")
            self.assertEqual((done.returncode, done.stderr), (0, ""), script)
            self.assertIn(f"usage: {'./' if '/' not in script else ''}{script}", done.stdout)
