#!/usr/bin/env python3
"""What is published of the winning chances: the studies that go with the project, and what was made of them."""

import json
import lzma
import os
import subprocess
import unittest

from program import BINARY, GAMES, ROOT, TIMEOUT, ProgramTest

STUDIES = sorted((ROOT / "data" / "studies").glob("*.study.xz"))
ODDS = ROOT / "tools" / "odds.sh"


class Published(ProgramTest):
    def unpack(self) -> list[str]:
        for packed in STUDIES:
            self.write(packed.stem, lzma.decompress(packed.read_bytes()))
        return [packed.stem for packed in STUDIES]

    def test_every_rule_set_has_its_study(self):
        for game in self.objects("games", "--json"):
            for rule_set in game["sets"]:
                self.assertIn(f"{game['game']}-{rule_set['id']}.study.xz", [packed.name for packed in STUDIES])

    def test_all_is_made_from_the_studies(self):
        self.unpack()
        subprocess.run(
            ["bash", str(ODDS), str(self.directory), "--report"],
            env={**os.environ, "LONGWOOD": BINARY},
            check=True,
            capture_output=True,
            timeout=5 * TIMEOUT,
        )
        pairs = [("odds.md", "docs/odds.md"), ("odds.inc", "src/session/odds.inc")]
        pairs += [(f"odds/{chart.name}", f"docs/odds/{chart.name}") for chart in (ROOT / "docs/odds").iterdir()]
        pairs += [(f"deals/{deals.name}", f"data/deals/{deals.name}") for deals in (ROOT / "data/deals").iterdir()]
        self.assertGreater(len(pairs), 2 + 8 + 8)
        for made, published in pairs:
            self.assertEqual((self.directory / made).read_bytes(), (ROOT / published).read_bytes(), published)

    def test_the_program_tells_the_same(self):
        told = {(odds["game"], odds["set"]): odds for odds in self.objects("odds", "--json")}
        for name in self.unpack():
            study = self.one("study", "report", name, "--json")
            odds = told[study["game"], study["set"]]
            for key in ("won", "lost", "open", "rules", "solver"):
                self.assertEqual(odds[key], study[key], (name, key))

    def test_sampled_rows_come_out_again(self):
        checked = 0
        for name in self.unpack():
            result = self.run_program("study", "check", name, "--sample", "10", "--nodes", "200000", "--json")
            if "run the study again" in result.stderr:
                continue
            self.assertEqual((result.returncode, result.stderr), (0, ""), name)
            checked += json.loads(result.stdout)["rows"]
        if checked == 0:
            self.skipTest("the studies are of an earlier solver")
        self.assertGreaterEqual(checked, 10 * len(GAMES))


if __name__ == "__main__":
    unittest.main()
