"""Studies: runs that are stopped and continued, reports, merging, checking."""

import csv
import io
import json
import os
import pty
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import time
import unittest
import xml.etree.ElementTree as ElementTree

from program import LAB, TIMEOUT
from study import StudyTest, deals_of


class Running(StudyTest):
    def test_a_row_is_what_solve_says(self):
        self.run_study("fortress", "0-60", "a.study")
        solved = self.run_program("solve", "fortress", "--deals", "0-60", "--json")
        told = [json.loads(line) for line in solved.stdout.splitlines()]
        rows = self.rows("a.study")
        self.assertEqual([(r[0], r[1], r[2], r[3]) for r in rows], [(o["deal"], o["verdict"], o.get("length"), o["nodes"]) for o in told])
        for row, answer in zip(rows, told):
            digest = None
            if answer["verdict"] == "won":
                value = 0xCBF29CE484222325
                for byte in answer["moves"].encode():
                    value = (value ^ byte) * 0x100000001B3 % 2**64
                digest = f"{value:016x}"
            self.assertEqual(row[4], digest, row)

    def test_killed_at_random_moments_it_ends_with_the_same_rows(self):
        command = ("the-fourteenth", "--deals", "0-11999", "--out", "killed.study")
        moments = random.Random(1812)
        killed = 0
        for _ in range(12):
            process = self.start(*command)
            try:
                process.wait(timeout=moments.uniform(0.02, 0.35))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                killed += 1
        self.assertGreater(killed, 3)
        self.good("study", "run", *command)
        self.run_study("the-fourteenth", "0-11999", "quiet.study")
        self.assertEqual(len(self.rows("quiet.study")), 12000)
        self.assertEqual(self.rows("killed.study"), self.rows("quiet.study"))
        self.assertEqual(sorted(path.name for path in self.directory.glob("*.study*")), ["killed.study", "quiet.study"])

    def test_little_is_lost_by_a_kill(self):
        """After a second of work most of it is in the file, however slow the machine."""
        process = self.start("la-nivernaise", "--deals", "0-400", "--out", "a.study", "--threads", "1", "--nodes", "300000")
        self.wait_for_rows("a.study", process)
        time.sleep(1.0)
        process.kill()
        process.wait()
        database = sqlite3.connect(self.directory / "a.study")
        (spent,) = database.execute("SELECT sum(ms) FROM deals").fetchone()
        (longest,) = database.execute("SELECT max(ms) FROM deals").fetchone()
        database.close()
        self.assertGreater(spent + longest, 50)

    def test_an_interrupt_ends_it_in_good_order(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            name = f"{number}.study"
            process = self.start("the-clock", "--deals", "0-99999", "--out", name)
            self.wait_for_rows(name, process)
            process.send_signal(number)
            status, out, error = self.ended(process)
            self.assertEqual(status, 128 + number)
            self.assertIn("100,000 deals requested", out)
            self.assertEqual(error, "longwood-lab: stopped; the same command resumes\n")
            self.assertEqual(self.rows(name)[0][0], 0)

    def test_stopped_again_and_again_it_ends_with_the_same_rows(self):
        command = ("the-fourteenth", "--deals", "0-5999", "--out", "stopped.study", "--threads", "1")
        moments = random.Random(1899)
        statuses = []
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            process = self.start(*command)
            try:
                process.wait(timeout=moments.uniform(0.05, 0.3))
            except subprocess.TimeoutExpired:
                process.send_signal(number)
            statuses.append(self.ended(process)[0])
            self.good("study", "report", "stopped.study") if (self.directory / "stopped.study").exists() else None
        self.assertGreater(sum(status > 0 for status in statuses), 0, statuses)
        self.good("study", "run", *command)
        self.run_study("the-fourteenth", "0-5999", "quiet.study")
        self.assertEqual(self.rows("stopped.study"), self.rows("quiet.study"))

    def test_sharded_equals_unsharded(self):
        self.run_study("fortress", "7-706", "whole.study")
        for part in range(1, 5):
            self.good("study", "run", "fortress", "--deals", "7-706", "--shard", f"{part}/4", "--threads", "1")
        parts = sorted(path.name for path in self.directory.glob("fortress-cadogan.*-of-4.study"))
        self.assertEqual(len(parts), 4)
        self.good("study", "merge", *parts, "--out", "merged.study", "--deals", "7-706")
        self.assertEqual(self.rows("merged.study"), self.rows("whole.study"))
        result = self.run_program("study", "merge", *parts[:2], "--out", "half.study", "--deals", "7-706")
        self.assertEqual(result.returncode, 1)
        self.assertIn("missing: 357-706", result.stdout)

    def test_progress_on_a_terminal(self):
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [LAB, "study", "run", "fortress", "--deals", "0-19999"],
            stdout=subprocess.DEVNULL,
            stderr=theirs,
            cwd=self.directory,
            env=self.environment,
        )
        os.close(theirs)
        text = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # Linux says so when the other end is closed
                break
            if not part:
                break
            text += part
        os.close(ours)
        self.assertEqual(process.wait(timeout=TIMEOUT), 0)
        last = text.decode().split("\r")[-2 if text.endswith(b"\r\n") else -1]
        self.assertRegex(text.decode(), r"fortress( \[[#-]+\])? +\d+ %  [\d,]+ of 20,000  [\d,.]+/s  \d+:\d\d left  won [\d,]+, lost")
        self.assertIn("100 %", last)
        self.assertIn("left", last)

    def test_open_deals_again(self):
        self.run_study("fortress", "0-99", "a.study", "--nodes", "20")
        before = [row for row in self.rows("a.study") if row[1] == "open"]
        self.assertTrue(before)
        self.bad("study", "run", "fortress", "--deals", "0-99", "--out", "a.study", says="was begun with --nodes 20")
        self.run_study("fortress", "0-99", "a.study", "--retry-open")
        self.run_study("fortress", "0-99", "b.study")
        self.assertEqual([row[:5] for row in self.rows("a.study")], [row[:5] for row in self.rows("b.study")])
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual(told["retried"], len(before))
        # The commands of the report make the same rows again.
        for command in told["commands"]:
            self.good(*command.split()[1:], "--out", "c.study")
        self.assertEqual(self.rows("a.study"), self.rows("c.study"))

    def test_wrong_use(self):
        run = ("study", "run", "fortress")
        self.bad(*run, says="--deals")
        self.bad(*run, "--deals", "9-3", says="1-1000")
        self.bad(*run, "--deals", "0-9", "--shard", "3/2", says="3/8")
        self.bad(*run, "--deals", "0-9", "--shard", "0/2", says="3/8")
        self.bad(*run, "--deals", "0-9", "--shard", "x", says="3/8")
        self.bad(*run, "--deals", "0-1", "--shard", "3/3", says="take fewer")
        self.bad(*run, "--deals", "0-18446744073709551615", says="the highest deal of a study is")
        self.bad(*run, "--deals", "0-9", "--time", "5", says="--nodes")
        self.bad(*run, "--deals", "0-9", "--threads", "0", says="--threads")
        self.bad(*run, "--deals", "0-9", "--set", "nobody", says="no rule set")
        self.bad(*run, "--deals", "0-9", "--out", "no/such/folder", says="no/such/folder")
        self.bad("study", "run", "solitaire", "--deals", "0-9", says="no game")
        self.bad("study", says="a command is missing")
        self.assertEqual(list(self.directory.glob("*.study")), [])


class Reports(StudyTest):
    def test_the_forms_agree(self):
        self.run_study("fortress", "0-499", "a.study")
        told = self.one("study", "report", "a.study", "--json")
        won = sum(row[1] == "won" for row in self.rows("a.study"))
        self.assertEqual((told["n"], told["won"], told["lost"], told["open"]), (500, won, 500 - won, 0))
        self.assertEqual((told["method"], told["deals"]), ("Wilson", "0-499"))
        self.assertEqual([told["low"], told["high"]], told["wilson"])
        self.assertLess(told["low"], won / 500)
        nodes = sorted(row[3] for row in self.rows("a.study"))
        self.assertEqual(told["nodes"]["median"], nodes[249])
        self.assertEqual(told["nodes"]["p99"], nodes[494])
        (line,) = csv.DictReader(io.StringIO(self.good("study", "report", "a.study", "--csv")))
        self.assertEqual((line["game"], int(line["won"]), float(line["low"])), ("fortress", won, round(told["low"], 8)))
        text = self.good("study", "report", "a.study")
        self.assertIn(f"{won} won, {500 - won} lost, 0 undecided", text)
        self.assertIn("all cards known", text)
        odds = self.good("study", "report", "a.study", "--odds")
        self.assertRegex(odds, rf'\A\{{"fortress", "cadogan", \d+, \d+, "0-499", {won}, {500 - won}, 0, \d+, \d+, "Wilson", 20000000\}},\n\Z')
        self.bad("study", "report", "a.study", "--json", "--csv", says="--")
        self.bad("study", "report", "a.study", "a.study", says="merge")

    def test_all_won_is_never_a_hundred_percent(self):
        self.run_study("the-fourteenth", "100-199", "a.study")
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual((told["won"], told["method"]), (100, "Clopper-Pearson"))
        self.assertAlmostEqual(told["low"], 0.025 ** (1 / 100), places=9)
        for form in ([], ["--markdown"]):
            text = self.good("study", "report", "a.study", *form)
            self.assertIn("96.3 % or more", text)
            self.assertNotIn("100.", text)
            self.assertNotIn("100 %", text)

    def test_a_page_with_charts(self):
        self.run_study("fortress", "0-499", "a.study")
        self.run_study("the-fourteenth", "0-199", "b.study")
        page = self.good("study", "report", "a.study", "b.study", "--markdown", "--svg", "charts")
        links = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)
        self.assertEqual(len(links), 7)
        drawn = {path.relative_to(self.directory).as_posix() for path in self.directory.glob("charts/*")}
        self.assertEqual(set(links), drawn)
        for name in drawn:
            root = ElementTree.parse(self.directory / name).getroot()
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            _, _, wide, tall = map(float, root.get("viewBox").split())
            for element in root.iter():
                for key, most in (("x", wide), ("y", tall), ("x1", wide), ("y1", tall), ("cx", wide), ("cy", tall)):
                    if element.get(key):
                        self.assertTrue(0 <= float(element.get(key)) <= most, (name, element.attrib))
                self.assertNotIn("nan", str(element.attrib))
        self.assertIn("longwood-lab study run fortress --set cadogan --deals 0-499", page)

    def test_an_empty_study(self):
        self.run_study("fortress", "0-9", "a.study")
        self.change("a.study", "DELETE FROM result")
        self.assertIn("no deals yet", self.good("study", "report", "a.study"))
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual((told["n"], told["low"], told["high"], told["commands"]), (0, 0, 1, []))
        self.good("study", "report", "a.study", "--csv")
        self.good("study", "report", "a.study", "--markdown", "--svg", "charts")
        self.assertEqual(self.good("study", "report", "a.study", "--odds"), "")
        self.assertIn("0 rows", self.good("study", "check", "a.study"))
        self.assertIn("0 deals", self.good("study", "compare", "a.study", "a.study"))
        self.bad("study", "grade", "a.study", "--out", "x.deals", says="no winnable deals")
        self.good("study", "merge", "a.study", "--out", "b.study")
        self.assertEqual(self.run_study("fortress", "0-9", "a.study").count("10 new: "), 1)

    def test_pairs(self):
        self.run_study("fortress", "0-199", "a.study")
        shutil.copy(self.directory / "a.study", self.directory / "b.study")
        self.change("b.study", "UPDATE study SET rule_set = 'another'")
        self.change("b.study", "UPDATE result SET verdict = 1 WHERE deal IN (SELECT deal FROM result WHERE verdict = 2 LIMIT 9)")
        self.change("b.study", "DELETE FROM result WHERE deal >= 150")
        told = self.one("study", "compare", "a.study", "b.study", "--json")
        self.assertEqual((told["pairs"], told["table"]["lost_won"], told["table"]["won_lost"]), (150, 9, 0))
        self.assertAlmostEqual(told["p"], 2 / 2**9)
        self.assertIn("fortress (another)", self.good("study", "compare", "a.study", "b.study"))
        won, lost = (told["table"][f"{both}_{both}"] for both in ("won", "lost"))
        page = self.good("study", "compare", "a.study", "b.study", "a.study", "--markdown")
        self.assertIn(f"| another | 150 | {won} | 0 | 9 | {lost} | 0 | +", page)
        alone = self.one("study", "report", "a.study", "--json")
        self.assertIn(f"| a.study | 200 | {alone['won']} | 0 | 0 | {alone['lost']} | 0 | ", page)
        self.assertEqual(len(self.objects("study", "compare", "a.study", "b.study", "a.study", "--json")), 2)
        self.run_study("the-fourteenth", "0-9", "c.study")
        self.bad("study", "compare", "a.study", "c.study", says="one game")


class Merging(StudyTest):
    def test_contradictions_are_shown(self):
        self.run_study("fortress", "0-99", "a.study")
        self.run_study("fortress", "50-149", "b.study")
        self.good("study", "merge", "a.study", "b.study", "--out", "ok.study")
        self.assertEqual(len(self.rows("ok.study")), 150)
        self.change("b.study", "UPDATE result SET nodes = nodes + 1 WHERE deal IN (60, 120)")
        before = (self.directory / "ok.study").read_bytes()
        for out in ("new.study", "ok.study"):
            result = self.run_program("study", "merge", "a.study", "b.study", "--out", out)
            self.assertEqual(result.returncode, 2)
            self.assertRegex(result.stderr, r"\Alongwood-lab: the studies contradict each other[^\n]*\n\Z")
            self.assertRegex(result.stdout, r"deal 60:\n  [^\n]*\.study: [^\n]* nodes[^\n]*\n  b\.study: ")
        self.assertFalse((self.directory / "new.study").exists())
        self.assertEqual((self.directory / "ok.study").read_bytes(), before)
        self.assertEqual([path.name for path in self.directory.glob("*longwood-merge*")], [])


    def test_killed_at_random_moments_it_leaves_the_old_file_or_the_new(self):
        self.run_study("fortress", "0-29999", "a.study")
        self.run_study("fortress", "30000-59999", "b.study")
        self.run_study("fortress", "60000-60009", "out.study")
        moments = random.Random(1889)
        killed = 0
        for _ in range(12):
            process = subprocess.Popen(
                [LAB, "study", "merge", "a.study", "b.study", "--out", "out.study"],
                stdout=subprocess.DEVNULL,
                cwd=self.directory,
                env=self.environment,
            )
            try:
                process.wait(timeout=moments.uniform(0.005, 0.15))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                killed += 1
            self.assertIn(self.one("study", "report", "out.study", "--json")["n"], (10, 60010))
        self.assertGreater(killed, 0)
        self.good("study", "merge", "a.study", "b.study", "--out", "out.study", "--deals", "0-60009")
        self.run_study("fortress", "0-60009", "quiet.study")
        self.assertEqual(self.rows("out.study"), self.rows("quiet.study"))
        self.assertEqual([path.name for path in self.directory.glob("*longwood-merge*")], [])


class Checking(StudyTest):
    def test_a_good_study_holds_and_a_false_row_is_named(self):
        self.run_study("fortress", "0-299", "a.study")
        told = self.one("study", "check", "a.study", "--sample", "120", "--json")
        self.assertEqual((told["rows"], told["faults"], told["unproved"]), (120, [], 0))
        self.assertEqual(told["replayed"] + told["proved"] + told["proved_alike"], 120)
        self.assertGreater(min(told["replayed"], told["proved"]), 10)
        other = self.one("study", "check", "a.study", "--sample", "120", "--seed", "7", "--json")
        self.assertNotEqual(told["replayed"], 0)
        self.assertEqual(other["rows"], 120)
        self.change("a.study", "UPDATE result SET verdict = 2 WHERE deal = (SELECT min(deal) FROM result WHERE verdict = 1)")
        result = self.run_program("study", "check", "a.study")
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stdout, r"(?m)^deal \d+: the study has lost.*decided again: won in")

    def test_graded_deals(self):
        self.run_study("fortress", "0-499", "a.study")
        self.good("study", "grade", "a.study", "--out", "a.deals", "--most", "50")
        packed = (self.directory / "a.deals").read_bytes()
        self.assertTrue(packed.startswith(b"longwood deals 2\ngame fortress\nset cadogan\n"))
        self.assertIn(b"\ncount 50\n", packed)
        stated, grades = deals_of(packed)
        self.assertEqual(stated, [[0, 0]] * 5)
        won = [row[0] for row in self.rows("a.study") if row[1] == "won"]
        self.assertEqual(list(grades), won[:50])
        self.assertEqual(set(grades.values()), {0, 1, 2, 3, 4})


class PublishedOdds(StudyTest):
    def test_odds(self):
        listed = self.objects("odds", "--json")
        self.assertTrue(listed)
        for odds in listed:
            self.assertEqual(odds["n"], odds["won"] + odds["lost"] + odds["open"])
            self.assertLessEqual(odds["low"], odds["won"] / odds["n"])
            self.assertGreaterEqual(odds["high"], (odds["won"] + odds["open"]) / odds["n"])
            self.assertEqual(odds["player"] > 0, odds["knowledge"] == "honest")
            self.assertIn(odds["knowledge"], ["open", "honest"])
        text = self.good("odds", "fortress")
        self.assertRegex(text, r"(?m)^    winnable +[\d.]+ % ± [\d.]+ +[\d,]+ deals$")
        self.assertNotRegex(self.good("odds"), r"100(\.0*)? %")
        self.bad("odds", "solitaire", says="no game")
