"""tools/game_ready: what a game lacks is named, with what makes it, and the status says so."""

import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def game_ready(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "tools/game_ready", *arguments], capture_output=True, text=True)


class GameReady(unittest.TestCase):
    def test_a_whole_game_is_ready(self) -> None:
        result = game_ready("la_nationale")
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)
        self.assertEqual(len(result.stdout.splitlines()), 13)
        self.assertNotIn("lacks", result.stdout)

    def test_what_a_game_goes_without_is_not_missed(self) -> None:
        self.assertRegex(game_ready("the_sultan").stdout, r"puzzles +does without")

    def with_gates(self, game: str, gates: dict[str, str]) -> str:
        """The report on a game whose hints have these gates, by rule set."""
        root = Path(tempfile.mkdtemp(prefix="longwood-game-ready-"))
        self.addCleanup(shutil.rmtree, root)
        (root / "data").mkdir()
        shutil.copytree(ROOT / "lib/games" / game, root / "lib/games" / game)
        lines = [
            {"game": game.replace("_", "-"), "rules": rules, "method": method, "games": 20, "gate": gate}
            for rules, gate in gates.items()
            for method in ("random", "hints")
        ]
        (root / "data/arena.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
        return game_ready("--root", root, game).stdout

    def test_hints_that_do_not_pass_the_gate_are_named(self) -> None:
        for gate, said in (("passed", r"gate +ready"), ("failed", r"gate +lacks hints that pass the gate: failed on 20 deals")):
            self.assertRegex(self.with_gates("babette", {"cadogan": gate}), said)

    def test_the_gate_is_that_of_the_rule_set_for_which_the_share_is_published(self) -> None:
        self.assertRegex(self.with_gates("klondike", {"draw-three": "passed", "cadogan": "undecided"}), r"gate +ready")
        self.assertRegex(self.with_gates("klondike", {"cadogan": "passed"}), r"gate +lacks a table of the rule set draw-three .*arena klondike --set draw-three --gate")

    def test_a_skeleton_lacks_all_that_is_made_later(self) -> None:
        root = Path(tempfile.mkdtemp(prefix="longwood-game-ready-"))
        self.addCleanup(shutil.rmtree, root)
        shutil.copytree(ROOT / "tests/oracle", root / "tests/oracle", ignore=shutil.ignore_patterns("__pycache__"))
        (root / "lib/games").mkdir(parents=True)
        (root / "lib/games/games.txt").write_text("")
        subprocess.run([sys.executable, ROOT / "tools/new_game", "the_mill", "--root", root], check=True, capture_output=True)
        result = game_ready("--root", root, "the_mill")
        self.assertEqual((result.returncode, result.stderr), (1, ""))
        for said in (
            r"source +ready",
            r"figure +lacks lib/games/the_mill/figure.hpp",
            r"oracle +lacks lib/games/the_mill/referee.py",
            r"frozen +lacks lib/games/the_mill/perft/book.txt   \[tools/new_game the_mill --freeze\]",
            r"lesson +ready",
            r"deals +lacks data/deals/the-mill-\S+.deals   \[tools/odds.sh FOLDER --only the-mill\]",
            r"puzzles +lacks", r"odds +lacks", r"calibration +lacks", r"gate +lacks a table of the rule set \S+ in data/arena.jsonl", r"names +lacks", r"days +lacks",
        ):
            self.assertRegex(result.stdout, said)
        self.assertEqual(game_ready("--root", root, "--all").stdout, result.stdout)

    def test_a_lesson_that_cannot_be_played_is_named(self) -> None:
        root = Path(tempfile.mkdtemp(prefix="longwood-game-ready-"))
        self.addCleanup(shutil.rmtree, root)
        shutil.copytree(ROOT / "tests/oracle", root / "tests/oracle", ignore=shutil.ignore_patterns("__pycache__"))
        words = (ROOT / "lib/games/babette/words.hpp").read_text()
        (root / "lib/games/babette").mkdir(parents=True)
        shutil.copy(ROOT / "lib/games/babette/oracle.py", root / "lib/games/babette")
        (root / "lib/games/babette/words.hpp").write_text(words.replace('{"3-ck", ', '{"1-ck", '))
        self.assertRegex(game_ready("--root", root, "babette").stdout, "lesson +lacks a lesson that can be played: 1-ck is not legal")

    def test_a_name_is_that_of_a_folder_or_its_id(self) -> None:
        for arguments in ((), ("--the-mill",), ("The Mill",)):
            self.assertEqual(game_ready(*arguments).returncode, 2)
        self.assertEqual(game_ready("la-nationale").stdout, game_ready("la_nationale").stdout)
