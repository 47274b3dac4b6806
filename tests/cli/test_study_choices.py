"""Studies of options beyond those of a set."""

import csv
import io
import json
import shlex
import unittest

from study import StudyTest


VIEW_OF_FORMAT_1 = """CREATE VIEW deals AS SELECT game, rule_set, rules, solver, deal,
  CASE verdict WHEN 1 THEN 'won' WHEN 2 THEN 'lost' ELSE 'open' END AS verdict, moves, result.nodes AS nodes,
  microseconds / 1000.0 AS ms, kilobytes, budget.nodes AS limit_nodes, budget.megabytes AS limit_megabytes,
  CASE WHEN digest IS NOT NULL THEN printf('%016x', digest) END AS digest
  FROM result JOIN study JOIN budget ON budget.id = result.budget"""


class Choices(StudyTest):
    """Studies of a rule set with other choices besides."""

    def test_rows_are_those_of_solve_with_these_choices(self):
        choices = ("--options", "corner=open")
        told = self.one("study", "run", "fortress", *choices, "--deals", "0-40", "--json")
        self.assertEqual((told["file"], told["set"], told["options"]), ("fortress-cadogan+corner=open.study", "cadogan", "corner=open"))
        solved = self.run_program("solve", "fortress", *choices, "--deals", "0-40", "--json").stdout
        self.assertEqual(
            [(row[0], row[1], row[3]) for row in self.rows(told["file"])],
            [(one["deal"], one["verdict"], one["nodes"]) for one in map(json.loads, solved.splitlines())],
        )
        plain = self.run_study("fortress", "0-40", "plain.study")
        self.assertIn("41 new: ", plain)
        self.assertNotEqual([row[1:4] for row in self.rows("plain.study")], [row[1:4] for row in self.rows(told["file"])])

    def test_they_are_named_wherever_the_study_is(self):
        self.run_study("fortress", "0-99", "a.study", "--options", "corner=open")
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual((told["set"], told["options"]), ("cadogan", "corner=open"))
        self.assertIn("fortress (cadogan corner=open), rules", self.good("study", "report", "a.study"))
        (line,) = csv.DictReader(io.StringIO(self.good("study", "report", "a.study", "--csv")))
        self.assertEqual((line["set"], line["options"]), ("cadogan", "corner=open"))
        self.assertIn('20000000, "corner=open"},', self.good("study", "report", "a.study", "--odds"))
        page = self.good("study", "report", "a.study", "--markdown", "--svg", "charts")
        self.assertIn("Fortress (Cadogan with corner=open)", page)
        self.assertIn("Rule set `cadogan corner=open`", page)
        self.assertTrue((self.directory / "charts" / "fortress-cadogan+corner=open-course.svg").exists())
        self.assertIn("fortress (cadogan corner=open)", self.good("study", "grade", "a.study", "--out", "a.deals"))
        self.assertIn(b"\nset cadogan corner=open\n", (self.directory / "a.deals").read_bytes())
        # The command which it reports makes the same rows again.
        (command,) = told["commands"]
        self.good(*shlex.split(command)[1:], "--out", "b.study")
        self.assertEqual(self.rows("a.study"), self.rows("b.study"))

    def test_compared_with_the_set_on_the_same_deals(self):
        self.run_study("fortress", "0-99", "a.study")
        self.run_study("fortress", "0-99", "b.study", "--options", "corner=open")
        told = self.one("study", "compare", "a.study", "b.study", "--json")
        self.assertEqual(told["pairs"], 100)
        self.assertIn("(cadogan corner=open)", told["second"])
        page = self.good("study", "compare", "a.study", "b.study", "--markdown")
        self.assertIn("* **Cadogan with corner=open**: ", page)
        self.assertRegex(page, r"(?m)^\| Cadogan with corner=open \| 100 \| ")

    def test_checked_by_their_own_rules(self):
        self.run_study("fortress", "0-99", "a.study", "--options", "corner=open")
        told = self.one("study", "check", "a.study", "--sample", "60", "--json")
        self.assertEqual((told["rows"], told["faults"]), (60, []))
        # The same rows under the set alone do not hold.
        self.change("a.study", "UPDATE study SET options = ''")
        self.assertEqual(self.run_program("study", "check", "a.study").returncode, 1)
        self.change("a.study", "UPDATE study SET options = 'corner=upside-down'")
        self.bad("study", "check", "a.study", says="does not know them")

    def test_not_mixed_with_the_set_or_other_choices(self):
        self.run_study("fortress", "0-9", "a.study")
        self.run_study("fortress", "0-9", "b.study", "--options", "corner=open")
        self.bad("study", "run", "fortress", "--deals", "0-20", "--out", "a.study", "--options", "corner=open", says="not fortress (cadogan corner=open)")
        self.bad("study", "merge", "a.study", "b.study", "--out", "c.study", says="same terms")
        self.run_study("fortress", "5-19", "c.study", "--options", "corner=open")
        self.good("study", "merge", "b.study", "c.study", "--out", "d.study", "--deals", "0-19")
        self.assertEqual(self.one("study", "report", "d.study", "--json")["options"], "corner=open")

    def test_choices_that_make_a_set_are_that_set(self):
        told = self.one("study", "run", "fortress", "--options", "base=first-card corner=open", "--deals", "0-9", "--json")
        self.assertEqual((told["set"], told["file"]), ("chessboard", "fortress-chessboard.study"))
        self.assertNotIn("options", told)

    def test_wrong_choices(self):
        run = ("study", "run", "fortress", "--deals", "0-9")
        self.bad(*run, "--options", "croner=open", says="--options: Fortress has no option 'croner'")
        self.bad(*run, "--options", "corner=ajar", says="corner may be closed, open")
        self.assertEqual(list(self.directory.glob("*.study")), [])

    def test_files_of_before_there_were_choices_are_read_and_gone_on_with(self):
        self.run_study("fortress", "0-39", "new.study")
        self.run_study("fortress", "0-19", "old.study")
        self.change("old.study", "DROP VIEW deals")
        self.without_sums("old.study", 1)
        self.change("old.study", "ALTER TABLE study DROP COLUMN options")
        self.change("old.study", VIEW_OF_FORMAT_1)
        self.change("old.study", "PRAGMA user_version = 1")
        self.assertEqual(self.one("study", "report", "old.study", "--json")["n"], 20)
        self.run_study("fortress", "0-39", "old.study")
        self.good("study", "merge", "old.study", "--out", "merged.study")
        self.assertEqual(self.rows("merged.study"), self.rows("new.study"))
        self.bad("study", "run", "fortress", "--deals", "0-9", "--options", "corner=open", "--out", "old.study", says="give another --out")
