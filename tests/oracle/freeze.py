"""Writes what the program's tests expect of a game, as its oracle plays it: decks, perft counts, a record."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from deals import deck_of_number
from games import folder_of
from position import Position
from replay import Taste, choose, game_named, perft, start_from_number

DATA = Path(__file__).resolve().parents[1] / "data"
DEALS = (0, 1, 2, 3, 1 << 63, (1 << 64) - 1, 1234567890123456789)
LATER = (4, 5, 12)
ENOUGH = 4000
"""Counting goes on until a number is greater than this."""
DEEPEST = 9
HEADING = "# Paths of 1, 2, 3 … legal moves, counted by tests/oracle/oracle.py.\n"


def counts(position: Position) -> str:
    numbers: list[int] = []
    while len(numbers) < DEEPEST and (not numbers or numbers[-1] <= ENOUGH):
        numbers.append(perft(position, len(numbers) + 1))
    return " ".join(map(str, numbers))


def played(position: Position, random: Random, plies: int, taste: Taste) -> tuple[Position, list[str]]:
    moves: list[str] = []
    for _ in range(plies):
        if not position.moves():
            break
        moves.append(choose(position, random, taste))
        position = position.play(moves[-1])
    return position, moves


def perft_lines(name: str, rule_set: str | None, choices: str | None) -> Iterator[str]:
    way = name + (f" set {rule_set}" if rule_set else "") + (f" with {choices}" if choices else "")
    for number in DEALS if choices is None else DEALS[:2]:
        yield f"{way} deal {number} : {counts(start_from_number(name, number, rule_set, choices))}\n"
    for i, number in enumerate(LATER):
        position = start_from_number(name, number, rule_set, choices)
        position, moves = played(position, Random(number), 20 + 40 * i, Taste(keen=0.8, eager=0.5))
        yield f"{way} deal {number} after {' '.join(moves)} : {counts(position)}\n"


def golden(name: str, books_set: str, rules: int) -> tuple[str, str]:
    """A record of the game that brings most cards home of some played keenly, and its line in golden.txt."""
    best: tuple[int, int, list[str], Position] | None = None
    for number in range(20):
        position, moves = played(start_from_number(name, number), Random(number), 250, Taste(keen=1.0, eager=0.9))
        home = sum(len(position.cards.get(pile, ())) for pile in (*position.families, "out"))
        if best is None or home > best[0]:
            best = (home, number, moves, position)
    assert best is not None
    home, number, moves, position = best
    lines = [""]
    for move in moves:
        if lines[-1] and len(lines[-1]) + 1 + len(move) > 76:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + move
    head = ["longwood record 1", f"game {name}", f"set {books_set}", f"rules {rules}", f"deal {number}", "moves"]
    standing = "won" if position.won() else "playing" if position.moves() else "over"
    return "\n".join([*head, *lines]) + "\n", f"{name} {len(moves)} {home} {standing}\n"


def replace_lines(path: Path, name: str, lines: list[str]) -> None:
    """Puts these lines in the place of the game's, before those of the games that follow it in games.txt."""
    listed = (DATA.parents[1] / "lib/games/games.txt").read_text().splitlines()
    order = [game.replace("_", "-") for game in listed if not game.startswith("#")]
    later = order[order.index(name) + 1 :] if name in order else []
    kept = [line for line in path.read_text().splitlines(True) if line.split(" ", 1)[0] != name]
    at = next((i for i, line in enumerate(kept) if line.split(" ", 1)[0] in later), len(kept))
    path.write_text("".join(kept[:at] + lines + kept[at:]))


def freeze(name: str, books_set: str, rules: int, choices: list[str]) -> list[Path]:
    """Writes all of it for one game; `choices` are single choices that stand in no named set."""
    game = game_named(name)
    counted = folder_of(name) / "perft"
    counted.mkdir(exist_ok=True)
    written = [counted / "book.txt"]
    written[0].write_text(HEADING + "".join(perft_lines(name, None, None)))
    for rule_set in game.sets:
        written.append(counted / f"{rule_set}.txt")
        written[-1].write_text(HEADING + "".join(perft_lines(name, rule_set, None)))
    if choices:
        written.append(counted / "options.txt")
        text = "".join(line for choice in choices for line in perft_lines(name, None, choice))
        written[-1].write_text(HEADING + text)
    record, line = golden(name, books_set, rules)
    written.append(folder_of(name) / "golden.record")
    written[-1].write_text(record)
    replace_lines(DATA / "records" / "golden.txt", name, [line])
    decks = [f"{name} {n} : {' '.join(deck_of_number(name, n))}\n" for n in (0, 1, 1 << 63)]
    replace_lines(DATA / "deals.txt", name, decks)
    return [*written, DATA / "records" / "golden.txt", DATA / "deals.txt"]
