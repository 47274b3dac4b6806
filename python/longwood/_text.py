"""Games through text: for a separate program, a person, or a language model."""

from __future__ import annotations

import argparse
import contextlib
import shlex
import subprocess
import sys
import time
from typing import TextIO

from . import _games
from ._library import Fault, calls, told
from ._session import Session
from .arena import Score, View, look

_MOST_FAULTS = 3
_SECONDS_TO_END = 1
_ASKED = "Answer with the number of a move, with moves in notation, or with: give up"


def described(session: Session, view: View) -> str:
    """A turn as text. It ends with an empty line."""
    lines = [f"turn {len(session)}, {view.unknown} cards unknown, {view.seconds_left:.0f} seconds left"]
    lines += [f"{name}: {' '.join(cards) or '-'}" for name, cards in view.piles().items()]
    lines += [f"{i} = {move} ({session.words(move)})" for i, move in enumerate(view.moves(), 1)]
    return "\n".join([*lines, _ASKED, ""])


def meant(answer: str, moves: list[str]) -> str:
    """The move that an answer names by its number; otherwise the answer."""
    return moves[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(moves) else answer


def play_text(session: Session, read: TextIO | Program, write: TextIO, seconds: float) -> bool:
    """Plays a game by lines of text; whether it was won. It ends after three faulty answers in a row, or when the time is over."""
    write.write(f"{session.game}: {told(calls.game_aim(calls.session_game(session._handle)))}\n")
    ends, faults = time.monotonic() + seconds, 0
    while session.standing == "playing" and faults < _MOST_FAULTS:
        view = look(session, ends - time.monotonic())
        write.write(described(session, view) + "\n")
        write.flush()
        answer = read.readline()
        if not answer or answer.strip() == "give up" or time.monotonic() > ends:
            break
        try:
            session.play(meant(answer.strip(), view.moves()))
            faults = 0
        except Fault as fault:
            write.write(f"{fault}\n")
            faults += 1
    won = session.standing == "won"
    write.write("won\n" if won else "lost\n")
    write.flush()
    return won


class Program:
    """A program that plays. A Fault says if it fails."""

    def __init__(self, command: list[str]):
        self._command = command
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.input = self._process.stdin

    def readline(self) -> str:
        answer = self._process.stdout.readline()
        if not answer:
            self.must_not_have_failed()
        return answer

    def must_not_have_failed(self) -> None:
        try:
            status = self._process.wait(_SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return
        if status != 0:
            raise Fault(f"the program ended with status {status} before the game was over: {shlex.join(self._command)}")

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            self.input.close()


def play_program(command: list[str], session: Session, seconds: float) -> bool:
    """The same with a program that is started for this game; it sees only the text."""
    program = Program(command)
    try:
        return play_text(session, program, program.input, seconds)
    except BrokenPipeError:
        program.must_not_have_failed()
        return False
    finally:
        program.end()


def _range(text: str) -> range:
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is not a range of deals; write e.g. 0-9")
    return range(int(first), int(last or first) + 1)


def main() -> int:
    """The command line of `python3 -m longwood.arena`."""
    parser = argparse.ArgumentParser(
        prog="python3 -m longwood.arena",
        description="Play games by lines of text. Without --program, one game through standard input and output.",
    )
    parser.add_argument("game", nargs="+", help="a game, by id, title or another name")
    parser.add_argument("--deals", type=_range, default=range(1), help="a range of deals, e.g. 0-9 [default: 0]")
    parser.add_argument("--seconds", type=float, default=3600, help="elapsed time of a game [default: 3600]")
    parser.add_argument("--program", type=shlex.split, help="the command that plays, started once for each game")
    chosen = parser.parse_args()
    try:
        if chosen.program is None:
            return 0 if play_text(_games.deal(chosen.game[0], chosen.deals[0]), sys.stdin, sys.stdout, chosen.seconds) else 1
        for name in chosen.game:
            score, begun = Score(name), time.monotonic()
            for each in chosen.deals:
                score.won[each] = play_program(chosen.program, _games.deal(name, each), chosen.seconds)
            score.seconds = time.monotonic() - begun
            print(score)
    except (Fault, OSError) as fault:
        print(f"longwood.arena: {fault}", file=sys.stderr)
        return 2
    return 0
