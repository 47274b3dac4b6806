"""Games in progress are kept whatever happens to the program."""

import json
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
        """The moves from the start to where the player was."""
        tries, at = (self.state / name).read_text().split("\ntries\n")[1].split("at ")
        lines = [[""]]
        for line in tries.splitlines():
            if not line.startswith("redo"):
                start, *moves = line.split()
                for move in moves:
                    lines.append([*lines[int(start)], move])
                    start = len(lines) - 1
        return lines[int(at)][1:]

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
                self.assertIn("Resuming your last game, after 1 move.", text)
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
        self.assertIn("longwood play the-sultan continues it", text)
        self.play("the-sultan", "turn", "quit", "turn")
        self.assertEqual(self.kept(), ["turn", "turn"])

    def test_nothing_is_left_lying_about(self):
        self.play("the-sultan", "turn", "undo", "redo", options=FIVE)
        self.assertEqual(sorted(os.listdir(self.state)), ["the-sultan.lock", "the-sultan.record"])

    def test_what_a_killed_table_was_writing_is_cleared_away(self):
        self.state.mkdir(parents=True)
        (self.state / "fortress.record.longwood-new").write_text("longwood tri")
        self.play("fortress", "quit", options=("--deal", "5"))
        self.assertEqual(list(self.state.glob("*.longwood-new")), [])

    def test_looking_is_not_playing(self):
        self.play("the-sultan", "moves", "hint", "board", options=FIVE)
        self.assertFalse((self.state / "the-sultan.record").exists())

    def test_a_game_left_for_another_is_kept_among_the_former(self):
        self.play("the-sultan", "turn", options=FIVE)
        self.assertNotIn("The game you left", self.play("the-sultan", "moves", options=("--deal", "6")))
        self.assertEqual(self.kept(), ["turn"])
        text = self.play("the-sultan", "turn", "turn", options=("--deal", "6"))
        self.assertEqual(text.count("Your last game is saved; resume 1 continues it."), 1)
        self.assertEqual(self.kept(), ["turn", "turn"])
        self.play("the-sultan", "new", "turn", "turn", "turn")
        self.assertEqual(self.kept("the-sultan.former-1.record"), ["turn"])
        self.assertEqual(self.kept("the-sultan.former-2.record"), ["turn", "turn"])
        listed = self.good("play", "the-sultan", "--games")
        self.assertEqual(listed, "The Sultan\n  2  deal 6: 2 moves, playing\n  1  deal 5: 1 move, playing\n")
        self.assertEqual(self.good("play", "--games"), listed)
        self.assertEqual(self.good("play", "fortress", "--games"), "")

    def test_former_games_are_taken_up_again(self):
        self.play("the-sultan", "turn", "turn", "undo", "L3-ck1", options=FIVE)
        text = self.play("the-sultan", "turn", "games", "resume 7", "resume", "resume 1", "tree", options=("--deal", "6"))
        self.assertIn("  1  deal 5: 2 moves, playing\n", text)
        self.assertIn("there is no earlier game 7", text)
        self.assertIn("resume needs the number of an earlier game", text)
        self.assertIn("start turn\n  turn\n  L3-ck1 (here)\n", text)
        self.assertEqual(self.kept(), ["turn", "L3-ck1"])
        self.assertEqual(self.kept("the-sultan.former-2.record"), ["turn"])
        self.assertFalse((self.state / "the-sultan.former-1.record").exists())
        self.assertIn("deal 6\n", self.good("play", "the-sultan", "--resume", "2"))
        self.assertEqual(self.kept(), ["turn"])
        self.assertEqual(self.kept("the-sultan.former-3.record"), ["turn", "L3-ck1"])
        self.bad("play", "the-sultan", "--resume", "9", says="there is no earlier game 9; games lists them")
        self.bad("play", "the-sultan", "--resume", "0", says="--resume")
        self.bad("play", "the-sultan", "--resume", "1", "--deal", "3", says="--resume")

    def test_the_tree_of_tries_is_kept(self):
        self.play("the-sultan", "turn", "turn", "undo", "L3-ck1", "restart", options=FIVE)
        self.assertIn("start (here) turn\n  turn\n  L3-ck1\n", self.play("the-sultan", "tree"))
        self.assertEqual(self.play("the-sultan", "redo", "redo", "tree").count("L3-ck1 (here)"), 1)

    def test_a_game_without_moves_left_is_still_there(self):
        deal, moves = next(self.finished_games())
        text = self.play("fortress", *moves, options=("--deal", str(deal)))
        self.assertIn("The game is over: no move is left.", text)
        text = self.play("fortress", "undo")
        self.assertIn("Resuming your last game", text)
        self.assertIn("The game is over: no move is left.", text)
        self.assertEqual(self.kept("fortress.record"), moves[:-1])
        self.play("fortress", "redo")
        self.play("fortress", self.first_move("fortress", 5), options=FIVE)
        self.assertEqual(self.kept("fortress.former-1.record"), moves)

    def test_a_won_game_is_kept_among_the_former(self):
        listed = self.run_program("solve", "fortress", "--deals", "0-40", "--json").stdout.splitlines()
        solved = next(one for one in map(json.loads, listed) if one["verdict"] == "won")
        options = ("--deal", str(solved["deal"]))
        text = self.play("fortress", solved["moves"], options=options)
        self.assertIn("The game is won", text)
        self.assertNotIn("Resuming", self.play("fortress", "game 5", self.first_move("fortress", 5)))
        self.assertEqual(self.kept("fortress.former-1.record"), solved["moves"].split())

    def test_no_more_than_99_former_games(self):
        self.state.mkdir(parents=True)
        self.play("the-sultan", "turn", options=FIVE)
        text = (self.state / "the-sultan.record").read_text()
        for number in range(1, 100):
            (self.state / f"the-sultan.former-{number}.record").write_text(text)
        self.play("the-sultan", "turn", "turn", options=("--deal", "6"))
        numbers = [int(path.name.split("-")[2].split(".")[0]) for path in self.state.glob("*.former-*")]
        self.assertEqual(sorted(numbers), list(range(2, 101)))

    def test_games_kept_by_versions_before(self):
        self.state.mkdir(parents=True)
        head = "longwood record 1\ngame the-sultan\nset cadogan\nrules 1\ndeal 5\nmoves\n"
        (self.state / "the-sultan.record").write_text(head + "turn turn\n")
        (self.state / "the-sultan.previous.record").write_text(head + "turn\n")
        self.assertIn("after 2 moves", self.play("the-sultan", "turn"))
        self.assertEqual(self.kept(), ["turn", "turn", "turn"])
        self.assertIn("  1  deal 5: 1 move, playing\n", self.play("the-sultan", "games"))

    def test_killed_while_a_former_game_is_taken_up(self):
        self.play("the-sultan", "turn", options=FIVE)
        for _ in range(10):
            process = self.table("the-sultan", "--deal", "6")
            self.type(process, "turn")
            process.stdin.write("resume 1\n")
            process.stdin.flush()
            process.kill()
            process.wait(timeout=TIMEOUT)
            deals = {path.read_text().split("deal ")[1].split()[0] for path in self.state.glob("*.record")}
            self.assertEqual(deals, {"5", "6"})

    def first_move(self, game: str, deal: int) -> str:
        return self.one("deal", game, "--deal", str(deal), "--json")["moves"][0]

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
            self.assertIn("The saved game cannot be read", told)
            self.assertEqual(self.kept(), ["turn"])
        aside = [path for path in self.state.iterdir() if path.suffix == ".bad"]
        self.assertEqual(len(aside), 4)
        self.assertIn(b"\x00\xff junk", [path.read_bytes() for path in aside])

    def test_a_record_of_another_game_in_its_place(self):
        self.play("fortress", self.one("deal", "fortress", *FIVE, "--json")["moves"][0], options=FIVE)
        os.rename(self.state / "fortress.record", self.state / "the-sultan.record")
        self.assertIn("it belongs to another game", self.play("the-sultan"))

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
            self.assertEqual(text.count("This game is not saved: "), 1)
            self.assertEqual(self.one("verify", "a.record", "--json")["moves"], 2)

    def test_home_is_used_when_no_state_directory_is_named(self):
        for value in (None, "", "relative"):
            self.environment.pop("XDG_STATE_HOME", None)
            if value is not None:
                self.environment["XDG_STATE_HOME"] = value
            self.play("the-sultan", "turn", options=FIVE)
        self.assertTrue((self.directory / ".local/state/longwood/the-sultan.record").exists())
        self.assertFalse((self.directory / "relative").exists())
