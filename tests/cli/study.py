"""What the tests of studies share."""

import re
import sqlite3
import subprocess
import time

from program import LAB, TIMEOUT, ProgramTest

TOLD = "deal, verdict, moves, nodes, digest, limit_nodes, limit_megabytes"


def deals_of(packed: bytes) -> tuple[list[list[int]], dict[int, int]]:
    """A list of deals as docs/reference/formats.md has it: games won and played of each grade, and the grades, from 0, by deal."""
    head, rest = re.fullmatch(rb"((?:[a-z]+ [^\n]*\n)+?honest [^\n]*\n)(.*)", packed[:-8], re.DOTALL).groups()
    stated = [[int(number) for number in one.split("/")] for one in head.decode().splitlines()[-1].split()[1:]]
    grades: dict[int, int] = {}
    value = shift = following = 0
    for byte in rest:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            deal = following + value // 5
            grades[deal] = value % 5
            following, value, shift = deal + 1, 0, 0
    return stated, grades


def fnv1a(data: bytes, value: int = 0xCBF29CE484222325) -> int:
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & (1 << 64) - 1
    return value


def forge_sums(database: sqlite3.Connection) -> None:
    """Puts the sums of docs/reference/formats.md in the place of those that are there; nothing happens in files that have none."""
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if "total" not in tables:
        return
    if "trial" in tables:
        return forge_sums_of_trial(database)
    head = database.execute("SELECT * FROM study").fetchone()
    if head is None:
        return
    terms = "".join(f"{value}|" for value in (*head, 0)[:6])
    games = len(head) == 6
    budgets = {number: f"{nodes}|{megabytes}|" for number, nodes, megabytes in database.execute("SELECT * FROM budget")}
    total = 0
    rows = database.execute(
        "SELECT deal, verdict, moves, nodes, microseconds, kilobytes, digest, budget, " + ("line" if games else "x''") + " FROM result"
    ).fetchall()
    for *numbers, budget, line in rows:
        text = "".join(f"{(number or 0) % (1 << 64)}|" for number in numbers) + budgets.get(budget, "")
        sum_of_row = fnv1a(terms.encode() + text.encode() + (line if isinstance(line, bytes) else str(line).encode())) & 0xFFFFFFFF
        database.execute("UPDATE result SET sum = ? WHERE deal = ?", (sum_of_row, numbers[0]))
        total += sum_of_row
    database.execute("UPDATE total SET rows = ?, sum = ?", (len(rows), total))


def forge_sums_of_trial(database: sqlite3.Connection) -> None:
    terms = "3|" + "".join(f"{value}|" for value in database.execute("SELECT * FROM trial").fetchone())
    total = 0
    games = database.execute("SELECT deal, takeovers FROM game").fetchall()
    for game in games:
        positions = database.execute("SELECT tried, wins, unknown, cards, finishing, won FROM judged WHERE deal = ? ORDER BY place", game[:1])
        text = terms + "".join(f"{number}|" for row in (game, *positions) for number in row)
        sum_of_game = fnv1a(text.encode()) & 0xFFFFFFFF
        database.execute("UPDATE game SET sum = ? WHERE deal = ?", (sum_of_game, game[0]))
        total += sum_of_game
    database.execute("UPDATE total SET rows = ?, sum = ?", (len(games), total))


class StudyTest(ProgramTest):
    def rows(self, name: str) -> list[tuple]:
        """All that a study tells, but for times."""
        with sqlite3.connect(f"file:{self.directory / name}?mode=rw", uri=True) as database:
            rows = database.execute(f"SELECT {TOLD} FROM deals ORDER BY deal").fetchall()
        database.close()
        return rows

    def change(self, name: str, sql: str) -> None:
        """Changes a database and forges its sums, as somebody would who wants to deceive."""
        self.damage(name, sql)
        database = sqlite3.connect(self.directory / name)
        with database:
            forge_sums(database)
        database.close()

    def damage(self, name: str, *statements: str) -> None:
        database = sqlite3.connect(self.directory / name)
        with database:
            for sql in statements:
                database.execute(sql)
        database.close()

    def without_sums(self, name: str, version: int) -> None:
        """Makes a study one of a format that had no sums."""
        self.damage(name, "DROP TABLE total")
        self.damage(name, "ALTER TABLE result DROP COLUMN sum")
        if version == 3:
            self.damage(name, "PRAGMA writable_schema = ON", "UPDATE sqlite_schema SET sql = replace(sql, 'line BLOB', 'line TEXT')")
        self.damage(name, f"PRAGMA user_version = {version}")

    def start(self, *arguments: str, verb: str = "run", **options) -> subprocess.Popen:
        process = subprocess.Popen(
            [LAB, "study", verb, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.directory,
            env=self.environment,
            **options,
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.kill)
        return process

    def ended(self, process: subprocess.Popen) -> tuple[int, str, str]:
        out, error = process.communicate(timeout=TIMEOUT)
        return process.returncode, out.decode(), error.decode()

    def wait_for_rows(self, name: str, process: subprocess.Popen) -> None:
        self.wait_for(lambda: self.rows(name), name, process)

    def wait_for(self, there, name: str, process: subprocess.Popen) -> None:
        """Until `there()` is true of this file, while the process writes it."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until and process.poll() is None:
            if (self.directory / name).exists():
                try:
                    if there():
                        return
                except sqlite3.OperationalError:
                    pass  # not begun yet, or being written
            time.sleep(0.01)
        self.fail("no rows came")

    def number(self, name: str, sql: str) -> int:
        database = sqlite3.connect(f"file:{self.directory / name}?mode=rw", uri=True)
        try:
            return database.execute(sql).fetchone()[0]
        finally:
            database.close()

    def run_study(self, game: str, deals: str, name: str, *options: str) -> str:
        return self.good("study", "run", game, "--deals", deals, "--out", name, *options)
