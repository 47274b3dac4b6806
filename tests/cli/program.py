"""The program under test, and what the tests of the command line share."""

import fcntl
import json
import os
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.environ.get("LONGWOOD", str(ROOT / "build" / "release" / "longwood"))
LAB = os.environ.get("LONGWOOD_LAB", BINARY + "-lab")
# What the laboratory's own help lists: these run there, everything else in the player's program.
LAB_COMMANDS = (
    "study", "arena", "export", "train", "puzzles", "blockers", "perft", "signature", "bench", "related", "losses", "rating-trial",
)
# The one list of games; test_commands compares what the program says with it.
GAMES = [
    line.replace("_", "-")
    for line in (ROOT / "lib" / "games" / "games.txt").read_text().splitlines()
    if line and not line.startswith("#")
]
TIMEOUT = 120


def of_today(items: list, most: int) -> list:
    """Some `most` of these, others each day, for what takes long with each; all of them where LONGWOOD_GAMES=all asks for everything."""
    every = 1 if os.environ.get("LONGWOOD_GAMES") == "all" else -(-len(items) // most)
    return items[int(time.time()) // 86400 % every :: every]


def program_of(arguments: tuple[str, ...]) -> str:
    """Which of the two programs has the command that is named first."""
    return LAB if next((word for word in arguments if not word.startswith("-")), "") in LAB_COMMANDS else BINARY


class ProgramTest(unittest.TestCase):
    """Runs the program in a directory of its own, with a state directory of its own."""

    def setUp(self) -> None:
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        self.directory = Path(held.name)
        self.state = self.directory / "state" / "longwood"
        self.environment = {
            **{key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "XDG_STATE_HOME")},
            "XDG_STATE_HOME": str(self.directory / "state"),
            "HOME": str(self.directory),
            "NO_COLOR": "1",
            "LC_ALL": "C.UTF-8",  # the system's language is the program's
        }

    def run_program(self, *arguments: str, given: str | bytes = "") -> subprocess.CompletedProcess:
        data = given if isinstance(given, bytes) else given.encode()
        result = subprocess.run(
            [program_of(arguments), *arguments],
            input=data,
            capture_output=True,
            cwd=self.directory,
            env=self.environment,
            timeout=TIMEOUT,
        )
        result.stdout = result.stdout.decode()
        result.stderr = result.stderr.decode()
        return result

    def good(self, *arguments: str, given: str = "") -> str:
        """What the program prints when all is well."""
        result = self.run_program(*arguments, given=given)
        self.assertEqual((result.returncode, result.stderr), (0, ""), arguments)
        return result.stdout

    def objects(self, *arguments: str, status: int = 0) -> list[dict]:
        """The JSON objects it prints, one a line."""
        result = self.run_program(*arguments)
        self.assertEqual((result.returncode, result.stderr), (status, ""), arguments)
        return [json.loads(line) for line in result.stdout.splitlines()]

    def one(self, *arguments: str, status: int = 0) -> dict:
        (only,) = self.objects(*arguments, status=status)
        return only

    def bad(self, *arguments: str, says: str = "", given: str = "") -> str:
        """Wrong use: status 2, nothing on standard output, one line on standard error with these words."""
        result = self.run_program(*arguments, given=given)
        self.assertEqual(result.returncode, 2, (arguments, result.stdout[:300], result.stderr))
        self.assertEqual(result.stdout, "", arguments)
        self.assertRegex(result.stderr, rf"\A{Path(program_of(arguments)).name}: [^\n]+\n\Z", arguments)
        self.assertIn(says, result.stderr, arguments)
        return result.stderr

    def play(self, game: str, *lines: str, options: tuple[str, ...] = ()) -> str:
        """What the table prints when these lines are typed."""
        return self.good("play", game, *options, given="".join(line + "\n" for line in lines))

    def keep_usual_port(self) -> None:
        """Until the end of the test no other test that calls this runs: port 8104 is there once only."""
        held = open(Path(tempfile.gettempdir()) / "longwood-port.lock", "w")
        self.addCleanup(held.close)
        fcntl.flock(held, fcntl.LOCK_EX)

    def write(self, name: str, text: str | bytes) -> str:
        path = self.directory / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)


def deck_from(position: dict) -> list[str]:
    """The deck of Fortress, whose cards all lie open, put together again from a position just dealt."""
    piles = {pile["name"]: pile["cards"] for pile in position["piles"]}
    deck = []
    for row in range(1, 6):
        deck += reversed(piles[f"L{row}"])
        deck += piles[f"R{row}"]
    return deck


def winning_moves(game: str, deal: int, seed: int) -> list[str]:
    """A playthrough which the oracle finds by playing home what it can."""
    command = ["python3", str(ROOT / "tests" / "oracle" / "oracle.py"), "random", game]
    options = ["--deal", str(deal), "--seed", str(seed), "--plies", "1500", "--keen", "1", "--eager", "0.5"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=True, timeout=TIMEOUT)
    return [line["move"] for line in map(json.loads, done.stdout.splitlines()) if line.get("move")]
