"""Length and skill of games are those of the published studies and of the games by the rule of thumb."""

import json
import math
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from program import BINARY, GAMES, ROOT, ProgramTest, of_today

sys.path.insert(0, str(ROOT / "tools"))
import study_results  # noqa: E402


def honest_wins(game: str, rule_set: str) -> tuple[int, int]:
    """Games won with hints, and all of them."""
    for line in (ROOT / "lib/session/odds.inc").read_text().splitlines():
        row = re.match(r'\{"([^"]+)", "([^"]+)", \d+, \d+, "[^"]*", (\d+), (\d+), (\d+), .*, "", \d+\},', line)
        if row and (row[1], row[2]) == (game, rule_set):
            won, lost, undecided = (int(row[i]) for i in (3, 4, 5))
            return won, won + lost + undecided
    return 0, 0


class Traits(ProgramTest):
    def setUp(self) -> None:
        super().setUp()
        lines = subprocess.run([BINARY, "games", "--json"], capture_output=True, text=True, check=True).stdout
        self.games = {facts["id"]: facts for facts in map(json.loads, lines.splitlines())}

    def test_the_file_is_what_the_studies_give(self):
        done = subprocess.run([sys.executable, ROOT / "tools/traits.py", "--check"], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_skill_is_the_difference_of_two_ratings(self):
        rows = [line.split("\t") for line in (ROOT / "data/thumb.tsv").read_text().splitlines()[1:]]
        self.assertGreater(len(rows), 20)
        for game, rule_set, _, strength, _, games, won in rows:
            self.assertEqual(strength, "0", game)
            played, thumb = int(games), int(won)
            hints, of = honest_wins(game, rule_set)
            if of == 0 or thumb >= 0.95 * played:
                self.assertIsNone(self.games[game]["skill"], game)
                continue
            logs = [math.log((w + 0.5) / (n - w + 0.5)) for w, n in ((hints, of), (thumb, played))]
            error = math.sqrt(sum(1 / (count + 0.5) for w, n in ((hints, of), (thumb, played)) for count in (w, n - w)))
            ends = [400 / math.log(10) * (logs[0] - logs[1] + sign * 1.959964 * error) for sign in (-1, 1)]
            for name, end in zip(("low", "high"), ends, strict=True):
                self.assertAlmostEqual(self.games[game]["skill"][name], end, delta=0.51, msg=game)

    def test_the_length_is_the_median_of_the_games_won(self):
        packed = {game: ROOT / f"data/studies/{game}-{self.games[game]['set']}-honest.results.xz" for game in GAMES}
        for game in of_today([game for game in GAMES if packed[game].exists()], 4):
            study = self.directory / f"{game}.study"
            study_results.unpack(packed[game], study)
            database = sqlite3.connect(study)
            moves = [row[0] for row in database.execute("SELECT moves FROM result WHERE verdict = 1")]
            database.close()
            length = round(statistics.median(moves)) if len(moves) >= 5 else None
            self.assertEqual(self.games[game]["length"], length, game)

    def test_kinds_follow_from_the_piles(self):
        groups = {game: {group["role"] for group in self.games[game]["groups"]} for game in GAMES}
        for game, roles in groups.items():
            genre = self.games[game]["genre"]
            self.assertEqual(genre == "pairs", "out" in roles, game)
            self.assertEqual(genre == "open", not roles & {"out", "hand"}, game)
            if genre in ("talon", "dealing"):
                self.assertIn({"talon": "talon", "dealing": "turned"}[genre], roles, game)
