"""Each sample of the documents is run, or is part of a file that a test builds, or says why not."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import samples

SOURCES = {"cpp": ["tests/install/consumer/main.cpp"], "c": ["tests/install/c_consumer/example.c"], "cmake": ["tests/install/consumer/CMakeLists.txt"]}
"""By language, what tests/install compiles."""


def squeezed(text: str) -> str:
    return " ".join(text.split())


class Samples(unittest.TestCase):
    def test_each_has_a_way_to_be_checked(self):
        ways = re.compile(r"head \d+|slow|fragment|file [\w.-]+|not run, .{10,}|run by (?P<test>[\w./]+)|the whole of (?P<file>[\w./]+)")
        for document in samples.documents():
            for sample in samples.samples(document):
                if not sample.how:
                    continue
                with self.subTest(sample.place):
                    way = ways.fullmatch(sample.how)
                    self.assertIsNotNone(way, sample.how)
                    for named in filter(None, way.groupdict().values()):
                        self.assertTrue((ROOT / named).exists(), named)

    def test_programs_in_c_and_cpp_are_in_what_is_built(self):
        for document in samples.documents():
            for sample in samples.samples(document):
                if sample.language in SOURCES:
                    with self.subTest(sample.place):
                        built = [squeezed((ROOT / name).read_text()) for name in SOURCES[sample.language]]
                        self.assertTrue(any(squeezed(sample.text) in text for text in built), "no test builds it")

    def test_what_says_that_a_test_runs_it_is_read_by_that_test(self):
        for document in samples.documents():
            for sample in samples.samples(document):
                if sample.how.startswith("run by "):
                    with self.subTest(sample.place):
                        self.assertIn(document.name, (ROOT / sample.how.removeprefix("run by ")).read_text())

    def test_a_sample_that_lies_is_seen(self):
        page = ROOT / "sample-page.md"
        self.addCleanup(page.unlink)
        page.write_text("```console\n$ echo two\none\n```\n\n```sh\nfalse\n```\n\n<!-- sample: head 8 -->\n```console\n$ seq 20\n```\n")
        faults: list[str] = []
        now = samples.renewed(page, faults)
        self.assertIn("$ echo two\ntwo\n", now)
        self.assertIn("8\n…\n", now)
        self.assertEqual(len(faults), 1)
        self.assertIn("sample-page.md:6: status 1", faults[0])

    def test_seconds_are_not_compared(self):
        self.assertTrue(samples.same("won in 79 moves, 0.14 ms", "won in 79 moves, 12 ms"))
        self.assertFalse(samples.same("won in 79 moves, 0.14 ms", "won in 78 moves, 0.14 ms"))
