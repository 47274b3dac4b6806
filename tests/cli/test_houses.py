"""The two programs: what a player's needs, and where each command is."""

import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import BINARY, LAB, LAB_COMMANDS, ROOT, ProgramTest


def commands_of(program: str) -> list[str]:
    """The commands that the program's own help lists."""
    said = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"(?m)^  ([a-z-]+) ", said.split("Commands:")[1].split("\n\n")[0])


class Houses(ProgramTest):
    def test_a_command_of_the_laboratory_names_its_program(self):
        listed = commands_of(LAB)
        about_itself = {"completions", "help", "manual"}
        self.assertEqual(sorted(set(listed) - about_itself), sorted(LAB_COMMANDS))
        self.assertEqual(set(listed) & set(commands_of(BINARY)), about_itself)
        for command in LAB_COMMANDS:
            result = subprocess.run([BINARY, command, "--help"], capture_output=True, text=True)
            self.assertEqual((result.returncode, result.stdout), (2, ""), command)
            self.assertRegex(result.stderr, rf"\Alongwood: '{command}' [^\n]*longwood-lab {command}\n\Z")

    @unittest.skipIf(shutil.which("ldd") is None, "there is no ldd")
    def test_the_players_program_links_no_database(self):
        def libraries(program: str) -> str:
            return subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout

        self.assertNotRegex(libraries(BINARY), "sqlite|boost")
        self.assertIn("sqlite", libraries(LAB))


class Configured(unittest.TestCase):
    def configure(self, *options: str) -> subprocess.CompletedProcess:
        """As on a machine which has neither SQLite nor Boost."""
        folder = Path(tempfile.mkdtemp(prefix="longwood-houses-"))
        self.addCleanup(shutil.rmtree, folder)
        hidden = [f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in ("SQLite3", "Boost")]
        command = ["cmake", "-G", "Ninja", "-S", ROOT, "-B", folder, *hidden, *options]
        return subprocess.run(command, capture_output=True, text=True, timeout=300)

    @unittest.skipIf(shutil.which("cmake") is None, "there is no cmake")
    def test_a_player_needs_neither_sqlite_nor_boost(self):
        without = self.configure("-DLONGWOOD_LAB=OFF")
        self.assertEqual(without.returncode, 0, without.stderr)
        laboratory = self.configure("-DLONGWOOD_LAB=ON")
        self.assertNotEqual(laboratory.returncode, 0)
        self.assertIn("-DLONGWOOD_LAB=OFF", laboratory.stderr)
