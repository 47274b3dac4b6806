"""Studies in blocks: runs that are killed and gone on with, shards, reports and checks."""

import json
import random
import subprocess
import time
import unittest

from program import LAB, TIMEOUT, ProgramTest

GRID = 1 << 20  # a record holds the deals of one place of this grid
ACROSS = f"{GRID - 700}-{GRID + 500}"
HEAD = 512
MASK = (1 << 64) - 1


def mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


class BlocksTest(ProgramTest):
    def run_blocks(self, deals: str, name: str, *options: str) -> bytes:
        self.good("study", "run", "fortress", "--blocks", "--deals", deals, "--out", name, *options)
        return (self.directory / name).read_bytes()

    def report(self, name: str) -> dict:
        return json.loads(self.good("study", "report", name, "--json"))


class Running(BlocksTest):
    def test_killed_at_random_moments_it_ends_with_the_same_bytes(self):
        deals = f"{GRID - 20000}-{GRID + 20000}"
        command = [LAB, "study", "run", "fortress", "--blocks", "--deals", deals, "--out", "killed.blocks", "--threads", "1"]
        begin = time.monotonic()
        quiet = self.run_blocks(deals, "quiet.blocks", "--threads", "1")
        whole = time.monotonic() - begin  # however fast the machine is
        moments = random.Random(1812)
        kills = []  # with how many bytes there
        for attempt in range(40):
            process = subprocess.Popen(command, cwd=self.directory, env=self.environment, stdout=subprocess.DEVNULL)
            try:
                # at first within the first of the two records, then anywhere
                process.wait(timeout=whole * moments.uniform(0.05, 0.4 if attempt < 4 else 0.9))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                file = self.directory / "killed.blocks"
                kills.append(file.stat().st_size if file.exists() else 0)
        self.assertGreater(len(kills), 2)
        self.assertEqual(self.run_blocks(deals, "killed.blocks"), quiet)
        self.assertEqual(self.report("killed.blocks")["n"], 40001)

    def test_a_kill_keeps_what_was_written(self):
        """Killed after the first record, it goes on behind it."""
        first = self.run_blocks(f"{GRID - 700}-{GRID - 1}", "first.blocks")
        deals = f"{GRID - 700}-{3 * GRID}"
        process = subprocess.Popen(
            [LAB, "study", "run", "fortress", "--blocks", "--deals", deals, "--out", "a.blocks", "--threads", "1"],
            cwd=self.directory, env=self.environment,
        )
        self.addCleanup(process.kill)
        file = self.directory / "a.blocks"
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until and not (file.exists() and file.stat().st_size >= len(first)):
            time.sleep(0.01)
        process.kill()
        process.wait()
        self.assertEqual(file.read_bytes()[HEAD:], first[HEAD:])  # the heads name other deals
        out = self.good("study", "run", "fortress", "--blocks", "--deals", ACROSS, "--out", "a.blocks", "--json")
        self.assertEqual((json.loads(out)["there"], json.loads(out)["done"]), (700, 501))
        self.assertEqual(file.read_bytes(), self.run_blocks(ACROSS, "quiet.blocks"))

    def test_an_interrupt_ends_it_in_good_order(self):
        process = subprocess.Popen(
            [LAB, "study", "run", "fortress", "--blocks", "--deals", "0-999999999", "--out", "a.blocks"],
            cwd=self.directory, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        self.addCleanup(process.kill)
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until and not (self.directory / "a.blocks").exists():
            time.sleep(0.01)
        time.sleep(0.3)  # the signals are watched before the file is made
        process.terminate()
        out, error = process.communicate(timeout=TIMEOUT)
        self.assertEqual(process.returncode, 128 + 15)
        self.assertIn("the same command resumes", error)
        self.assertIn("1,000,000,000 deals requested", out)

    def test_shards_are_the_whole(self):
        whole = self.run_blocks(ACROSS, "whole.blocks")
        for shard in ("2/2", "1/2"):
            self.run_blocks(ACROSS, f"{shard[0]}.blocks", "--shard", shard)
        out = self.good("study", "merge", "2.blocks", "1.blocks", "--out", "all.blocks", "--deals", ACROSS)
        self.assertIn("1,201 deals, 0 of them in several files", out)
        self.assertEqual((self.directory / "all.blocks").read_bytes(), whole)
        missing = self.run_program("study", "merge", "1.blocks", "--out", "some.blocks", "--deals", ACROSS)
        self.assertEqual((missing.returncode, missing.stdout.splitlines()[-1]), (1, f"missing: {GRID}-{GRID + 500}"))

    def test_open_deals_tried_again_with_more(self):
        """The file is then the one of a run with the greater effort, byte for byte."""
        study = ("study", "run", "la-nationale", "--blocks", "--deals", "0-199", "--out")
        self.good(*study, "a.blocks", "--nodes", "1000")
        self.good(*study, "whole.blocks", "--nodes", "50000")
        self.assertGreater(self.report("a.blocks")["open"], self.report("whole.blocks")["open"])
        first = self.report("a.blocks")["open"]
        again = json.loads(self.good(*study, "a.blocks", "--nodes", "50000", "--retry-open", "--json"))
        self.assertEqual((again["asked"], again["done"]), (first, first))
        self.assertEqual((self.directory / "a.blocks").read_bytes(), (self.directory / "whole.blocks").read_bytes())
        self.assertEqual(json.loads(self.good(*study, "a.blocks", "--nodes", "50000", "--retry-open", "--json"))["asked"], 0)

    def test_wrong_use(self):
        self.run_blocks("0-9", "a.blocks")
        self.good("study", "run", "fortress", "--deals", "0-9", "--out", "a.study")
        for arguments, words in (
            (("run", "fortress", "--deals", "0-9", "--blocks", "--out", "a.study"), "is not a study in blocks"),
            (("run", "fortress", "--deals", "0-9", "--out", "a.blocks"), "is not"),
            (("run", "fortress", "--deals", "0-9", "--blocks", "--out", "a.blocks", "--nodes", "5"), "was begun with --nodes"),
            (("run", "fortress", "--deals", "0-9", "--blocks", "--retry-open", "--out", "none.blocks"), "cannot read 'none.blocks'"),
            (("run", "fortress", "--deals", "0-8", "--blocks", "--retry-open", "--out", "a.blocks"), "has deals 0-9"),
            (("run", "fortress", "--deals", "0-9", "--blocks", "--retry-open", "--out", "a.blocks", "--nodes", "5"), "was run with --nodes"),
            (("run", "the-clock", "--deals", "0-9", "--blocks", "--retry-open", "--out", "a.blocks"), "holds fortress"),
            (("run", "fortress", "--deals", "0-9", "--blocks", "--shard", "2/2"), "take fewer"),
            (("merge", "a.blocks", "a.study", "--out", "b.blocks"), "is not a study in blocks"),
            (("merge", "a.study", "a.blocks", "--out", "b.study"), "is not"),
            (("check", "a.study", "--blocks", "3"), "not a study in blocks"),
            (("check", "a.study", "--checker", "true"), "not a study in blocks"),
            (("grade", "a.blocks", "--out", "b"), "is not"),
            (("report", "a.blocks", "a.study"), "use longwood-lab study merge"),
        ):
            done = self.run_program("study", *arguments)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (2, 1), (arguments, done.stderr))
            self.assertIn(words, done.stderr, arguments)


class Reports(BlocksTest):
    def test_what_rows_say(self):
        self.run_blocks(ACROSS, "a.blocks")
        self.good("study", "run", "fortress", "--deals", ACROSS, "--out", "a.study")
        blocks, rows = self.report("a.blocks"), self.report("a.study")
        for key in ("n", "won", "lost", "open", "low", "high", "hardest", "verdict_sum", "deals"):
            self.assertEqual(blocks[key], rows[key], key)
        self.assertAlmostEqual(blocks["nodes"]["mean"], rows["nodes"]["mean"])
        for share in ("median", "p90", "p99", "most"):
            self.assertLessEqual(rows["nodes"][share], blocks["nodes"][share])
            self.assertLessEqual(blocks["nodes"][share], rows["nodes"][share] * 1.25)
        # rows have the line that is shown, blocks the one that the search found before it was shortened
        for exact in ("most", "mean"):
            self.assertLessEqual(rows["moves"][exact], blocks["moves"][exact])
        self.assertIsNone(blocks["processor_ms"])
        rounded = "median, 90 % and 99 % are rounded up"
        for form in ([], ["--markdown"]):
            self.assertIn(rounded, self.good("study", "report", "a.blocks", *form))
            self.assertNotIn(rounded, self.good("study", "report", "a.study", *form))

    def test_the_verdict_sum_follows_from_the_verdicts(self):
        self.run_blocks("0-199", "a.blocks")
        solved = self.run_program("solve", "fortress", "--deals", "0-199", "--json").stdout.splitlines()
        told = {"open": 0, "won": 1, "lost": 2}
        total = sum(mix(4 * one["deal"] + told[one["verdict"]]) for one in map(json.loads, solved)) & MASK
        self.assertEqual(self.report("a.blocks")["verdict_sum"], f"{total:016x}")

    def test_all_forms(self):
        self.run_blocks(ACROSS, "a.blocks")
        self.assertIn("--blocks", self.good("study", "report", "a.blocks"))
        page = self.good("study", "report", "a.blocks", "--markdown", "--svg", "charts")
        self.assertIn("positions searched", page)
        self.assertEqual(len(list((self.directory / "charts").glob("fortress*.svg"))), 3)
        self.assertIn('{"fortress", "cadogan"', self.good("study", "report", "a.blocks", "--odds"))


class Checking(BlocksTest):
    def test_losses_are_handed_to_a_checker(self):
        self.run_blocks(ACROSS, "a.blocks")
        checked = json.loads(self.good("study", "check", "a.blocks", "--checker", "cat >lost", "--json"))
        lost = sorted(map(int, (self.directory / "lost").read_text().split()))
        self.assertEqual((checked["blocks"], checked["deals"], checked["lost"]), (2, 1201, len(lost)))
        self.assertEqual(checked["replayed"] + checked["lost"], 1201)
        solved = self.run_program("solve", "fortress", "--deals", ACROSS, "--json").stdout.splitlines()
        self.assertEqual(lost, [one["deal"] for one in map(json.loads, solved) if one["verdict"] == "lost"])
        for refusing in ("exit 1", "head -n 1 >one; exit 3"):
            done = self.run_program("study", "check", "a.blocks", "--checker", refusing)
            self.assertEqual((done.returncode, done.stderr), (1, ""))
            self.assertIn("the checker does not agree", done.stdout)

    def test_the_seed_draws_and_the_file_too(self):
        self.run_blocks(f"{GRID - 17000}-{GRID + 500}", "a.blocks")
        drawn = set()
        for seed in range(12):
            self.good("study", "check", "a.blocks", "--blocks", "1", "--seed", str(seed), "--checker", "sort -n >lost")
            drawn.add((self.directory / "lost").read_text().split()[0])
        self.assertGreater(len(drawn), 1)
