"""What is published of the winning chances: the studies that go with the project, and what was made of them."""

import json
import lzma
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from program import BINARY, LAB, ROOT, TIMEOUT, of_today
from study import StudyTest, deals_of

sys.path.insert(0, str(ROOT / "tools"))
import page  # noqa: E402
import study_results  # noqa: E402

SUFFIX = ".results.xz"
STUDIES = sorted((ROOT / "data" / "studies").glob(f"*{SUFFIX}"))
BLOCKS = sorted((ROOT / "data" / "studies").glob("*.blocks.xz"))
ODDS = ROOT / "tools" / "odds.sh"
# Of deals that a block of 16,384 can be checked with in seconds.
MOST_MEAN_NODES = 5_000


class Published(StudyTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.whole = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.reports: dict[str, dict] = {}
        for packed in BLOCKS:
            (cls.whole / packed.stem).write_bytes(lzma.decompress(packed.read_bytes()))
        for packed in STUDIES:
            study_results.unpack(packed, cls.whole / f"{packed.name.removesuffix(SUFFIX)}.study")

    def some(self) -> list[str]:
        """The names of this day's studies in rows, which lie in the folder then."""
        return [self.unpacked(packed.name.removesuffix(SUFFIX)) for packed in of_today(STUDIES, 16)]

    def unpack(self) -> None:
        for packed in BLOCKS:
            shutil.copy(self.whole / packed.stem, self.directory)
        for packed in STUDIES:
            self.unpacked(packed.name.removesuffix(SUFFIX))

    def report(self, name: str) -> dict:
        """What the program reports of a published study: asked once, since all rows are read."""
        if name not in self.reports:
            self.reports[name] = self.one("study", "report", str(self.whole / name), "--json")
        return self.reports[name]

    def unpacked(self, name: str) -> str:
        """The name of a study in rows, which lies in the folder then."""
        shutil.copy(self.whole / f"{name}.study", self.directory)
        return f"{name}.study"

    def test_every_rule_set_has_its_study(self):
        """A game that was studied was so by every set; of one that was not, tools/game_ready says so."""
        names = [packed.name for packed in STUDIES]
        studied = [g for g in self.objects("games", "--json") if any(name.startswith(g["game"]) for name in names)]
        self.assertGreater(len(studied), 8)
        for game in studied:
            for rule_set in game["sets"]:
                self.assertIn(f"{game['game']}-{rule_set['id']}{SUFFIX}", names)

    def test_the_manifest_says_what_was_run_for_every_study(self):
        lines = study_results.manifest_of(ROOT / "data" / "MANIFEST.tsv")
        studies = [path.name for path in self.whole.glob("*.study")]
        self.assertEqual(sorted(lines), sorted(studies))
        for name in studies:
            line, report = lines[name], self.report(name)
            self.assertEqual([line[key] for key in ("rules", "solver", "kept")], [str(report[key]) for key in ("rules", "solver", "n")], name)
            self.assertEqual(line["player"], str(report.get("player", "-")), name)
            if line["deals"] == line["kept"]:
                self.assertEqual(line["verdict_sum"], report["verdict_sum"], name)
                self.assertEqual(line["command"], " && ".join(report["commands"]), name)
            self.assertIn(f"longwood-lab study run {report['game']} --set {report['set']} ", line["command"])
            self.assertRegex(line["solution_sum"], "^[0-9a-f]{16}$")

    def test_commands_of_the_manifest_have_the_same_sums_again(self):
        """Of studies of today's versions that take seconds."""
        lines = study_results.manifest_of(ROOT / "data" / "MANIFEST.tsv")
        checked = 0
        for name in self.some():
            if self.number(name, "SELECT sum(microseconds) FROM result") > 4_000_000:
                continue
            if "run the study again" in self.run_program("study", "check", name, "--sample", "1").stderr:
                continue
            words = shlex.split(lines[name]["command"])
            self.assertEqual(words[:3], ["longwood-lab", "study", "run"])
            self.good(*words[1:], "--out", "again.study")
            report = self.one("study", "report", "again.study", "--json")
            for key in ("verdict_sum", "solution_sum"):
                self.assertEqual(report[key], lines[name][key], (name, key))
            (self.directory / "again.study").unlink()
            checked += 1
        if checked == 0:
            self.skipTest("the quick studies are of earlier versions")

    def test_counters_won_are_noted_with_the_study_and_told_again_of_its_results(self):
        name = "klondike-cadogan-honest.study"
        self.good("study", "run", "klondike", "--player", "honest", "--deals", "0-19", "--out", name)
        mean = re.search(r"won in counters, on average: (\S+ ± \S+)", self.good("study", "report", name))

        def results(*arguments: str) -> str:
            return subprocess.run(
                [sys.executable, ROOT / "tools/study_results.py", *arguments], cwd=self.directory, capture_output=True, text=True, check=True
            ).stdout

        told = results("counters", LAB, "MANIFEST.tsv", name)
        self.assertEqual(told, f"{name} {mean[1]}\n")
        results("note", LAB, "MANIFEST.tsv", name)
        results("pack", name, "a.results.xz")
        results("unpack", "a.results.xz", name)
        self.assertNotIn("counters", self.good("study", "report", name))
        self.assertEqual(results("counters", LAB, "MANIFEST.tsv", name), told)
        klondike = {"game": "klondike", "sets": [{"id": "cadogan"}]}
        said, command = page.of_counters(klondike, told)
        self.assertIn(f"**{mean[1].replace('-', '−')}** counters", said)
        self.assertEqual(command.strip(), f"longwood-lab study report {name}")
        self.assertEqual(page.of_counters({"game": "nestor", "sets": [{"id": "cadogan"}]}, told), ("", ""))

    def test_damaged_results_are_refused_in_one_line(self):
        packed = STUDIES[0].read_bytes()
        for at in (3, len(packed) // 2, len(packed) - 30):
            self.write("bad.results.xz", packed[:at] + bytes([packed[at] ^ 1]) + packed[at + 1 :])
            done = subprocess.run(
                [sys.executable, ROOT / "tools/study_results.py", "unpack", "bad.results.xz", "bad.study"],
                cwd=self.directory, capture_output=True, text=True, check=False,
            )  # fmt: skip
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (1, "", 1), at)
            self.assertIn("bad.results.xz", done.stderr)
            self.assertFalse((self.directory / "bad.study").exists())

    def test_all_is_made_from_the_studies(self):
        self.unpack()
        subprocess.run(
            ["bash", str(ODDS), str(self.directory), "--report"],
            env={**os.environ, "LONGWOOD": BINARY, "LONGWOOD_LAB": LAB},
            check=True,
            capture_output=True,
            timeout=5 * TIMEOUT,
        )
        pairs = [("odds.md", "docs/research/odds.md"), ("odds.inc", "lib/session/odds.inc")]
        pairs += [(f"odds/{chart.name}", f"docs/research/odds/{chart.name}") for chart in (ROOT / "docs/research/odds").iterdir()]
        pairs += [(f"deals/{deals.name}", f"data/deals/{deals.name}") for deals in (ROOT / "data/deals").iterdir()]
        self.assertGreater(len(pairs), 2 + 8 + 8)
        for made, published in pairs:
            self.assertEqual((self.directory / made).read_bytes(), (ROOT / published).read_bytes(), published)

    def tells(self, deals: Path, name: str) -> bool:
        """Whether the program holds that the grades of a list tell how hard a deal is."""
        self.unpacked(name)
        shutil.copy(deals, self.directory / "counted.deals")
        told = self.good("study", "grade", f"{name}.study", "--honest", f"{name}-honest.study", "--count", "--out", "counted.deals")
        return "do not tell" not in told

    def test_a_grade_is_as_hard_as_the_lists_state(self):
        compared = 0
        for packed in (ROOT / "data" / "studies").glob(f"*-honest{SUFFIX}"):
            name = packed.name.removesuffix(f"-honest{SUFFIX}")
            deals = ROOT / "data" / "deals" / f"{name}.deals"
            if not deals.exists():
                continue  # too few deals are proved winnable
            stated, grades = deals_of(deals.read_bytes())
            if not any(of for _, of in stated):
                continue  # graded by the solver's trouble
            study = self.unpacked(f"{name}-honest")
            counted = [[0, 0] for _ in stated]
            for deal, verdict in sqlite3.connect(self.directory / study).execute("SELECT deal, verdict FROM result"):
                if deal in grades:
                    counted[grades[deal]][0] += verdict == 1
                    counted[grades[deal]][1] += 1
            self.assertEqual(stated, counted, name)
            # what is graded easier is won oftener, by more than luck in many games, unless hardly one is lost or the program says that it is not
            (easy, of_easy), (hard, of_hard) = stated[0], stated[-1]
            if min(of_easy, of_hard) >= 500 and of_easy - easy + of_hard - hard >= 10 and self.tells(deals, name):
                shares = ((easy / of_easy, of_easy), (hard / of_hard, of_hard))
                error = sum(share * (1 - share) / of for share, of in shares) ** 0.5
                self.assertGreater(shares[0][0] - shares[1][0], 3 * error, name)
                compared += 1
        self.assertGreaterEqual(compared, 3)

    def test_hints_win_what_can_be_won_where_little_is_hidden(self):
        for name in ("fortress-cadogan", "st-helena-hoffmann", "la-capricieuse-hoffmann"):
            for study in (name, f"{name}-honest"):
                self.unpacked(study)
            rows = sqlite3.connect(self.directory / f"{name}.study")
            rows.execute("ATTACH ? AS honest", (str(self.directory / f"{name}-honest.study"),))
            ask = "SELECT open.verdict = 1, played.verdict = 1, count(*) FROM result AS open JOIN honest.result AS played USING (deal) GROUP BY 1, 2"
            found = {(winnable, won): count for winnable, won, count in rows.execute(ask)}
            self.assertGreater(found[1, 1], 1000, name)
            self.assertNotIn((1, 0), found, name)
            self.assertNotIn((0, 1), found, name)
            rows.close()

    def test_the_program_tells_the_same(self):
        def terms(said: dict) -> tuple:
            return tuple(said.get(key) or None for key in ("game", "set", "options", "player"))

        told = {terms(odds): odds for odds in self.objects("odds", "--json")}
        for path in self.whole.glob("*.study"):
            # a study in blocks takes the place of the rows of the same rules
            blocks = path.with_suffix(".blocks")
            name = blocks.name if blocks.exists() else path.name
            study = self.report(name)
            odds = told[terms(study)]
            for key in ("won", "lost", "open", "rules", "solver"):
                self.assertEqual(odds[key], study[key], (name, key))

    def test_a_sampled_block_comes_out_again(self):
        """Of studies in which a block takes seconds; the rows of the others are sampled."""
        checked, quick = 0, 0
        for packed in BLOCKS:
            if self.report(packed.stem)["nodes"]["mean"] > MOST_MEAN_NODES:
                continue
            quick += 1
            result = self.run_program("study", "check", str(self.whole / packed.stem), "--blocks", "1", "--json")
            if "run the study again" in result.stderr:
                continue
            self.assertEqual((result.returncode, result.stderr), (0, ""), packed.stem)
            self.assertEqual(json.loads(result.stdout)["faults"], [], packed.stem)
            checked += json.loads(result.stdout)["blocks"]
        if checked == 0:
            self.skipTest("the studies in blocks are of an earlier solver")
        self.assertEqual(checked, quick)

    def test_published_blocks_have_their_rows_too(self):
        for packed in BLOCKS:
            blocks, rows = self.report(packed.stem), self.report(f"{packed.name.removesuffix('.blocks.xz')}.study")
            self.assertLessEqual(rows["n"], blocks["n"], packed.stem)
            for end in ("low", "high"):
                # what the rows say, the blocks say more closely; both are chance
                self.assertLess(abs(rows[end] - blocks[end]), 1.5 * (rows["high"] - rows["low"]), packed.stem)

    def test_sampled_rows_come_out_again(self):
        checked = 0
        for name in self.some():
            result = self.run_program("study", "check", name, "--sample", "5", "--nodes", "200000", "--json")
            if "run the study again" in result.stderr:
                continue
            self.assertEqual((result.returncode, result.stderr), (0, ""), name)
            checked += json.loads(result.stdout)["rows"]
        if checked == 0:
            self.skipTest("the studies are of an earlier solver")
        self.assertGreaterEqual(checked, 5)


class Estimates(unittest.TestCase):
    """The share with its margin on the front page: never outside of what is possible, and covering the interval."""

    def test_a_share_with_its_margin(self):
        self.assertEqual(page.estimate(7926, 10_000, 0, "78.4 % to 80.1 %"), "79.3 % ± 0.9")
        self.assertEqual(page.estimate(8_070_165, 10_000_000, 0, "80.677 % to 80.727 %"), "80.702 % ± 0.025")

    def test_the_middle_where_few_deals_are_undecided(self):
        self.assertEqual(page.estimate(18_860, 20_000, 48, "93.97 % to 94.85 %"), "94.41 % ± 0.44")

    def test_both_ends_where_there_is_no_middle(self):
        self.assertEqual(page.estimate(234, 500, 256, "42.3 % to 99.1 %"), "42.3 to 99.1 %")
        self.assertEqual(page.estimate(19_998, 20_000, 0, "99.963 % to 99.999 %"), "99.963 to 99.999 %")
        self.assertEqual(page.estimate(20_000, 20_000, 0, "99.981 % or more"), "99.981 % or more")


OTHERS = "[sets.other]\ndeals = {0}\nhonest = {0}\nlist = 2000"
CHOICE = '[[choices]]\nset = "{}"\noptions = "{}"\ndeals = {}'


class Made(StudyTest):
    """The script in a project of two games, whose lists are short."""

    def setUp(self) -> None:
        super().setUp()
        for folder in ("tools", "data/studies", "data/deals", "docs/research/odds", "lib/session"):
            (self.directory / folder).mkdir(parents=True)
        for name in ("odds.sh", "usage.sh", "packed.sh", "plans.sh", "plans.py", "page.py", "study_results.py", "traits.py"):
            self.write(f"tools/{name}", (ODDS.parent / name).read_text())
        shutil.copytree(ROOT / "lab/pages", self.directory / "lab/pages")
        shutil.copy(ROOT / "data/thumb.tsv", self.directory / "data")
        self.plan("", "deals = 15", "honest = 15", 'grades = { by = "chance", most = 10_000, worlds = 64 }', *OTHERS.format(15).splitlines())
        self.plan("fortress", "deals = 60", *CHOICE.format("cadogan", "corner=open", 40).splitlines())
        swap = CHOICE.format("quatorze", "size=one-with-one exchange=once", 10)
        self.plan("the-fourteenth", "deals = 20", "[sets.quatorze]", "deals = 12", *swap.splitlines(), "nodes = 5000")
        self.offer("fortress", "the-fourteenth")

    def plan_file(self, name: str) -> Path:
        return self.directory / "lib/games" / name.replace("-", "_") / "plan.toml"

    def plan(self, name: str, *lines: str) -> None:
        file = self.plan_file(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{line}\n" for line in lines))

    def offer(self, *games: str) -> None:
        """A program which lists these games only."""
        listed = " ".join(f"-e '\"game\":\"{game}\"'" for game in games)
        lines = ["#!/usr/bin/env bash", f'[[ "$*" == "games --json" ]] || exec "{BINARY}" "$@"']
        self.write("longwood", "\n".join([*lines, f'"{BINARY}" games --json | grep {listed}', ""]))
        (self.directory / "longwood").chmod(0o755)

    def odds(self, *arguments: str, says: str = "") -> str:
        done = subprocess.run(
            ["bash", "tools/odds.sh", "runs", *arguments],
            env={**self.environment, "LONGWOOD": f"{self.directory}/longwood", "LONGWOOD_LAB": LAB},
            cwd=self.directory,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )
        if says:
            self.assertIn(says, done.stderr)
        else:
            self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def contents(self, folder: str) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in (self.directory / folder).iterdir() if path.is_file()}

    def test_choices_are_run_and_compared(self):
        self.odds()
        studies = {name: self.one("study", "report", f"runs/{name}", "--json") for name in self.contents("runs") if name.endswith(".study")}
        corner = studies["fortress-cadogan+corner=open.study"]
        self.assertEqual((corner["set"], corner["options"], corner["n"]), ("cadogan", "corner=open", 40))
        swap = studies["the-fourteenth-quatorze+size=one-with-one+exchange=once.study"]
        self.assertEqual((swap["n"], swap["budgets"]), (10, [{"nodes": 5000, "megabytes": 1024}]))
        self.assertEqual(studies["the-fourteenth-quatorze.study"]["n"], 12)
        page = (self.directory / "runs/odds/fortress.md").read_text()
        self.assertIn("* **Cadogan with corner=open**: ", page)
        self.assertRegex(page, r"(?m)^\| Cadogan with corner=open \| 40 \| ")
        page = (self.directory / "runs/odds/the-fourteenth.md").read_text()
        chapter = page[page.index("### The Fourteenth (Quatorze)\n") :]
        self.assertRegex(chapter, r"(?m)^\| Quatorze with exchange=once size=one-with-one \| 10 \| ")
        self.assertIn("study compare the-fourteenth-quatorze.study the-fourteenth-quatorze+", chapter)
        self.assertIn('5000, "exchange=once size=one-with-one"},', (self.directory / "runs/odds.inc").read_text())
        self.assertNotIn("+", "".join(self.contents("runs/deals")))

    def test_some_games_alone(self):
        self.odds()
        self.odds("--publish")
        published = self.contents("data/studies")
        manifest = self.directory / "data/MANIFEST.tsv"
        before = study_results.manifest_of(manifest)
        gone = "the-fourteenth-gone.results.xz"
        self.write(f"data/studies/{gone}", b"kept")
        shutil.rmtree(self.directory / "runs")
        # What is run again has another budget; all else must come out byte for byte.
        file = self.plan_file("the-fourteenth")
        file.write_text(file.read_text().replace("deals = 20", "deals = 30"))
        (self.directory / "runs").mkdir()
        self.odds("--only", "the-fourteenth")
        self.assertIn(f"left as it was: data/studies/{gone}", self.odds("--publish"))
        now = self.contents("data/studies")
        self.assertEqual(now.pop(gone), b"kept")
        told = study_results.manifest_of(manifest)
        self.assertEqual(told.keys(), before.keys())
        self.assertFalse([name for name in told if name.startswith("fortress") and told[name] != before[name]])
        self.assertEqual((before["the-fourteenth-cadogan.study"]["deals"], told["the-fourteenth-cadogan.study"]["deals"]), ("20", "30"))
        self.assertEqual(now.keys(), published.keys())
        changed = {name for name in now if now[name] != published[name]}
        self.assertIn("the-fourteenth-cadogan.results.xz", changed)
        self.assertFalse([name for name in changed if name.startswith("fortress")])
        self.assertRegex((self.directory / "docs/research/odds.md").read_text(), r"(?m)^\| \[The Fourteenth\].* \| 30 \| \d+ \|")
        self.assertIn(" of 30 deals can be won", (self.directory / "docs/research/odds/the-fourteenth.md").read_text())

    def test_blocks_are_published_instead_of_rows(self):
        self.odds("7")
        graded = self.contents("runs/deals")
        self.good("study", "run", "fortress", "--blocks", "--deals", "0-89", "--out", "runs/fortress-cadogan.blocks")
        self.odds("--report")
        self.assertRegex((self.directory / "runs/odds.md").read_text(), r"(?m)^\| \[Fortress\].* \| 90 \| \d+ \|")
        page = (self.directory / "runs/odds/fortress.md").read_text()
        self.assertRegex(page, r"(?m)^    longwood-lab study run fortress .* --deals 0-89 .*--blocks$")
        self.assertRegex(page, r"(?m)^\| Cadogan with corner=open \| 7 \| ")
        self.assertRegex((self.directory / "runs/odds.inc").read_text(), r'\{"fortress", "cadogan", 2, \d+, "0-89", ')
        self.assertEqual(self.contents("runs/deals"), graded)
        self.odds("--publish")
        whole = (self.directory / "runs/fortress-cadogan.blocks").read_bytes()
        (self.directory / "runs/fortress-cadogan.blocks").unlink()
        self.odds("--unpack")
        self.assertEqual((self.directory / "runs/fortress-cadogan.blocks").read_bytes(), whole)

    def test_the_honest_player_plays_all_rule_sets_but_those_that_take_too_long(self):
        self.plan("", "deals = 15", "honest = 3", 'grades = { by = "chance", most = 10_000, worlds = 64 }', *OTHERS.format(3).splitlines())
        self.plan("fortress", "[sets.pysolfc]", "honest = 0")
        self.plan("the-fourteenth", "honest = 4", "[sets.shift]", "honest = 2", "[sets.each-standstill]", "honest = 1")
        self.odds("7")
        self.odds("--honest")
        honest = {
            name.removesuffix("-honest.study"): self.one("study", "report", f"runs/{name}", "--json")["n"]
            for name in self.contents("runs")
            if name.endswith("-honest.study")
        }
        own = {"fortress-cadogan": 3, "the-fourteenth-cadogan": 4}
        others = {f"the-fourteenth-{name}": 3 for name in ("close-up", "number-fourteen", "quatorze")}
        slow = {"the-fourteenth-shift": 2, "the-fourteenth-each-standstill": 1}
        self.assertEqual(honest, own | others | slow | {"fortress-chessboard": 3})
        self.assertRegex((self.directory / "runs/odds.md").read_text(), r"(?m)^\| \[The Fourteenth\].* \| 7 \| \d+ \| 4 \|$")
        page = (self.directory / "runs/odds/the-fourteenth.md").read_text()
        self.assertRegex(page[page.index("## Other rule sets") :], r"(?m)^\| The Fourteenth \(.*\) \| 7 \| .* \| 2 \| \d+ \|$")
        self.assertIn('{"the-fourteenth", "shift", 1, 4, "0-1", ', (self.directory / "runs/odds.inc").read_text())

    def test_what_lies_there_is_not_overwritten_by_unpacking(self):
        self.odds("7")
        self.odds("--publish")
        self.good("study", "run", "fortress", "--deals", "0-9", "--out", "runs/fortress-cadogan.study")
        (self.directory / "runs/fortress-chessboard.study").unlink()
        self.odds("--unpack")
        self.assertEqual(self.one("study", "report", "runs/fortress-cadogan.study", "--json")["n"], 10)
        self.assertEqual(self.one("study", "report", "runs/fortress-chessboard.study", "--json")["n"], 7)

    def test_a_game_is_published_beside_the_others(self):
        self.offer("fortress")
        self.odds("--report", says="left out: there is no fortress-cadogan.study")
        self.odds()
        self.odds("--publish")
        alone = (self.directory / "lib/session/odds.inc").read_text()
        self.offer("fortress", "the-fourteenth")
        self.odds("--report", says="left out: there is no the-fourteenth-cadogan.study")
        shutil.rmtree(self.directory / "runs")
        self.odds("--only", "the-fourteenth")
        self.odds("--publish")
        both = (self.directory / "lib/session/odds.inc").read_text()
        others = [[line for line in text.splitlines() if "the-fourteenth" not in line] for text in (alone, both)]
        self.assertEqual(*others)

    def test_what_is_published_is_not_lost(self):
        self.odds()
        said = self.odds("--publish")
        for name in self.contents("data/deals"):
            self.assertRegex(said, rf"changed: .*data/deals/{name}.*; node tools/days.mjs says")
        self.assertNotIn("days.mjs", self.odds("--publish"))
        before = (self.directory / "docs/research/odds.md").read_bytes()
        shutil.rmtree(self.directory / "runs")
        self.offer("fortress")
        self.odds("--only", "fortress")
        done = subprocess.run(
            ["bash", "tools/odds.sh", "runs", "--publish"], cwd=self.directory, capture_output=True, text=True, timeout=TIMEOUT
        )
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("runs lacks what is published of the-fourteenth cadogan", done.stderr)
        self.assertEqual((self.directory / "docs/research/odds.md").read_bytes(), before)

    def test_a_damaged_plan_is_named(self):
        for line, says in (
            ("deels = 3", "fortress/plan.toml: deels is none of deals, "),
            ('deals = "many"', "fortress/plan.toml: deals must be a number"),
            ("deals = ", "fortress/plan.toml: Invalid value (at line 1"),
            ("[sets.cadogan]", "fortress/plan.toml: cadogan is none of the other sets: chessboard, pysolfc"),
        ):
            self.plan("fortress", line)
            done = subprocess.run(
                ["bash", "tools/odds.sh", "runs", "--report"],
                env={**self.environment, "LONGWOOD": f"{self.directory}/longwood", "LONGWOOD_LAB": LAB},
                cwd=self.directory, capture_output=True, text=True,
            )  # fmt: skip
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), (line, done.stderr))
            self.assertIn(says, done.stderr)

    def test_wrong_use(self):
        for arguments in ([], ["runs", "--pubish"], ["runs", "--only"], ["runs", "--report", "x"], ["runs", "-5"]):
            done = subprocess.run(["bash", "tools/odds.sh", *arguments], cwd=self.directory, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assertIn("tools/odds.sh FOLDER --only GAME...", done.stderr)
        self.assertFalse((self.directory / "runs").exists())
