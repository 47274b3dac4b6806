"""Checking perft files and playthrough files line by line."""

import json
import re
from dataclasses import dataclass
from typing import Any

from position import IllegalMove, Position
from replay import description, perft, play_all, start_from_deck, start_from_number

PERFT_LINE = re.compile(r"(?P<game>\S+)(?:\s+set\s+(?P<set>\S+))?(?:\s+with\s+(?P<choices>\S+=\S+(?:\s+\S+=\S+)*))?\s+deal\s+(?P<deal>\d+)(?:\s+after\s+(?P<moves>[^:]+?))?\s*:(?P<counts>[\d\s]+)")


@dataclass
class Tally:
    """Counts lines and prints what is wrong with those that fail."""

    passed: int = 0
    failed: int = 0

    def record(self, place: str, complaints: list[str]) -> None:
        if complaints:
            self.failed += 1
            for complaint in complaints:
                print(f"{place}: {complaint}")
        else:
            self.passed += 1

    def close(self) -> int:
        """Print the closing line; the exit status."""
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed else 0


# Perft files.


def complaints_about_perft_line(line: str) -> list[str]:
    match = PERFT_LINE.fullmatch(line)
    if match is None:
        return [f"not a perft line: {line}"]
    try:
        position = start_from_number(match["game"], int(match["deal"]), match["set"], match["choices"])
        position = play_all(position, (match["moves"] or "").split())
    except ValueError as error:
        return [str(error)]
    complaints = []
    for depth, expected in enumerate(map(int, match["counts"].split()), start=1):
        count = perft(position, depth)
        if count != expected:
            complaints.append(f"perft({depth}) is {count}, the file has {expected}")
    return complaints


def check_perft_file(path: str, tally: Tally) -> None:
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            text = line.strip()
            if text and not text.startswith("#"):
                tally.record(f"{path}:{number}", complaints_about_perft_line(text))


# Playthrough files.


def differences(position: Position, expected: dict[str, Any]) -> list[str]:
    """Where the piles, the moves or the end of the game differ from a line of a playthrough."""
    actual = description(position)
    found = []
    theirs, ours = set(expected["moves"]), set(actual["moves"])
    if theirs - ours:
        found.append("moves only in the file: " + " ".join(sorted(theirs - ours)))
    if ours - theirs:
        found.append("moves only in the oracle: " + " ".join(sorted(ours - theirs)))
    if theirs == ours and expected["moves"] != actual["moves"]:
        found.append("the moves are not sorted, or some are repeated")
    for name in sorted(set(expected["piles"]) | set(actual["piles"])):
        in_file, in_oracle = expected["piles"].get(name), actual["piles"].get(name)
        if in_file != in_oracle:
            found.append(f"pile {name}: the file has {in_file}, the oracle {in_oracle}")
    if expected["won"] != actual["won"]:
        found.append(f"won: the file has {expected['won']}, the oracle {actual['won']}")
    return found


def complaints_about_refusal(position: Position, move: str) -> list[str]:
    try:
        position.play(move)
    except IllegalMove:
        return []
    return [f"the file refuses {move}, which is legal"]


def start_of_playthrough(header: dict[str, Any]) -> Position:
    if "deck" in header:
        return start_from_deck(header["game"], header["deck"])
    return start_from_number(header["game"], int(header["deal"]))


def check_playthrough_file(path: str, tally: Tally) -> None:
    """Replay a file; it is given up at the first line from which the game cannot go on."""
    with open(path, encoding="utf-8") as file:
        lines = [(f"{path}:{number}", line) for number, line in enumerate(file, start=1) if line.strip()]
    place = path
    try:
        if not lines:
            raise ValueError("the file is empty")
        place, header = lines[0]
        position = start_of_playthrough(json.loads(header))
        for place, line in lines[1:]:
            step = json.loads(line)
            if "refused" in step:
                tally.record(place, complaints_about_refusal(position, step["refused"]))
                continue
            if step["move"] is not None:
                position = position.play(step["move"])
            tally.record(place, differences(position, step))
    except KeyError as error:
        tally.record(place, [f"the line lacks {error}"])
    except ValueError as error:
        tally.record(place, [str(error)])
