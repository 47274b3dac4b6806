"""Checking perft files line by line."""

import re
from dataclasses import dataclass

from replay import perft, play_all, start_from_number

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
