#!/usr/bin/env python3
"""Games in progress are kept whatever happens to the program."""

import os
import re
import signal
import subprocess
import unittest

from program import BINARY, GAMES, TIMEOUT, ProgramTest

FIVE = ("--deal", "5")


class Keeping(ProgramTest):
    def table(self, *arguments: str) -> subprocess.Popen:
        process = subprocess.Popen(
            [BINARY, "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.directory,
            env=self.environment,
            # a shell starts what runs in its background deaf to Ctrl-C, and children inherit that
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

        def end() -> None:
            process.kill()
            process.communicate(timeout=TIMEOUT)

        self.addCleanup(end)
        return process

    def type(self, process: subprocess.Popen, *lines: str) -> None:
        """Types these lines and waits until the table has answered them all."""
        process.stdin.write("".join(line + "\n" for line in (*lines, "moves")))
        process.stdin.flush()
        for answer in process.stdout:
            if re.match(r"\d+ legal moves?:|No move is left", answer):
                return
        self.fail("the table ended too soon")

    def kept(self, name: str = "the-sultan.record") -> list[str]:
        return (self.state / name).read_text().split("moves\n")[1].split()

    def test_kill_9_and_resume(self):
        for game in GAMES:
            with self.subTest(game=game):
                moves = self.one("deal", game, "--deal", "12", "--json")["moves"]
                process = self.table(game, "--deal", "12")
                self.type(process, moves[0])
                process.send_signal(signal.SIGKILL)
                self.assertEqual(process.wait(timeout=TIMEOUT), -signal.SIGKILL)
                self.assertEqual(self.kept(f"{game}.record"), [moves[0]])
                text = self.play(game, "undo")
                self.assertIn("Going on with the game you left, 1 move from the start.", text)
                self.assertIn("deal 12\n", text)
                self.assertIn(f"Taken back: {moves[0]}.", text)
                self.assertEqual(self.kept(f"{game}.record"), [])

    def test_ctrl_c(self):
        process = self.table("the-sultan", *FIVE)
        self.type(process, "turn")
        process.send_signal(signal.SIGINT)
        self.assertNotEqual(process.wait(timeout=TIMEOUT), 0)
        self.assertEqual(self.kept(), ["turn"])

    def test_end_of_input_and_quit(self):
        text = self.play("the-sultan", "turn", options=FIVE)
        self.assertIn("longwood play the-sultan goes on with it", text)
        self.play("the-sultan", "turn", "quit", "turn")
        self.assertEqual(self.kept(), ["turn", "turn"])

    def test_nothing_is_left_lying_about(self):
        self.play("the-sultan", "turn", "undo", "redo", options=FIVE)
        self.assertEqual(sorted(os.listdir(self.state)), ["the-sultan.lock", "the-sultan.record"])

    def test_looking_is_not_playing(self):
        self.play("the-sultan", "moves", "hint?", "board", options=FIVE)
        self.assertFalse((self.state / "the-sultan.record").exists())

    def test_a_game_left_for_another_is_moved_aside(self):
        self.play("the-sultan", "turn", options=FIVE)
        self.assertNotIn("is kept in", self.play("the-sultan", "moves", options=("--deal", "6")))
        self.assertEqual(self.kept(), ["turn"])
        text = self.play("the-sultan", "turn", "turn", options=("--deal", "6"))
        self.assertIn("The game you left is kept in", text)
        self.assertEqual(self.kept(), ["turn", "turn"])
        self.assertEqual(self.kept("the-sultan.previous.record"), ["turn"])
        self.play("the-sultan", "new", "turn", "turn", "turn")
        self.assertEqual(self.kept("the-sultan.previous.record"), ["turn", "turn"])

    def test_a_finished_game_starts_anew(self):
        deal, moves = next(self.finished_games())
        text = self.play("fortress", *moves, options=("--deal", str(deal)))
        self.assertIn("The game is over: no move is left.", text)
        self.assertNotIn("Going on", self.play("fortress"))

    def finished_games(self):
        """Games of Fortress which are over after a few moves."""
        for deal in range(1000):
            moves = []
            for _ in range(8):
                now = self.one("deal", "fortress", "--deal", str(deal), "--moves", " ".join(moves), "--json")
                if now["state"] == "over":
                    yield deal, moves
                    break
                moves.append(now["moves"][0])

    def test_what_cannot_be_read_is_set_aside(self):
        self.state.mkdir(parents=True)
        record = self.state / "the-sultan.record"
        for text in (b"\x00\xff junk", b"", b"longwood record 9\n", b"x" * 2_000_000):
            record.write_bytes(text)
            told = self.play("the-sultan", "turn", options=FIVE)
            self.assertIn("The game kept here cannot be read", told)
            self.assertEqual(self.kept(), ["turn"])
        aside = [path for path in self.state.iterdir() if path.suffix == ".bad"]
        self.assertEqual(len(aside), 4)
        self.assertIn(b"\x00\xff junk", [path.read_bytes() for path in aside])

    def test_a_record_of_another_game_in_its_place(self):
        self.play("fortress", "L2-da", options=FIVE)
        os.rename(self.state / "fortress.record", self.state / "the-sultan.record")
        self.assertIn("it is of another game", self.play("the-sultan"))

    def test_two_tables_of_one_game(self):
        first = self.table("the-sultan", *FIVE)
        self.type(first, "turn")
        second = self.table("the-sultan", "--deal", "6")
        self.type(second, "turn", "turn")
        for process in (first, second):
            process.kill()
            process.wait(timeout=TIMEOUT)
        self.assertEqual(self.kept(), ["turn"])
        self.assertEqual(self.kept("the-sultan-2.record"), ["turn", "turn"])
        self.assertIn("The Sultan, deal 5", self.play("the-sultan"))

    def test_no_place_to_keep(self):
        self.write("file", "")
        for place in (str(self.directory / "file"), "/proc/nowhere"):
            self.environment["XDG_STATE_HOME"] = place
            text = self.play("the-sultan", "turn", "turn", "save a.record", options=FIVE)
            self.assertEqual(text.count("This game is not kept: "), 1)
            self.assertEqual(self.one("verify", "a.record", "--json")["moves"], 2)

    def test_home_is_used_when_no_state_directory_is_named(self):
        for value in (None, "", "relative"):
            self.environment.pop("XDG_STATE_HOME", None)
            if value is not None:
                self.environment["XDG_STATE_HOME"] = value
            self.play("the-sultan", "turn", options=FIVE)
        self.assertTrue((self.directory / ".local/state/longwood/the-sultan.record").exists())
        self.assertFalse((self.directory / "relative").exists())


if __name__ == "__main__":
    unittest.main()
