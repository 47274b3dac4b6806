#!/usr/bin/env python3
"""Documents stay short: how many words people keep by hand, in all and in the longest.

    tests/docs/test_length.py    prints the words of each document, the longest first

Words are counted as `wc -w` does. Generated documents, and tables between `<!-- table: … -->` and `<!-- end of table -->`, are left
out; of a document made from a text in lab/pages, that text is counted. The notebook, lab/log, and the changelog, which grow with each version, are left out too.
"""

import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
IN_ALL = 34_000
IN_README = 600
"""Without code."""
NOT_COUNTED = re.compile(r"lab/log/|CHANGELOG\.md|docs/play/rules/|docs/research/odds/|docs/reference/json|docs/library/notation-games\.md")
MADE_FROM = {f"docs/research/{name}.md": f"lab/pages/{Path(name).name}.md.in" for name in ("odds", "calibration", "calibration/tenths")}
TABLE = re.compile(r"<!-- table: .*?<!-- end of table -->", re.DOTALL)
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def words(text: str) -> int:
    return len(TABLE.sub("", text).split())


def documents() -> list[str]:
    # not what other tests write for a moment
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [name for name in sorted(set(listed.stdout.splitlines())) if (ROOT / name).exists()]


def words_of(name: str) -> int:
    return words((ROOT / MADE_FROM.get(name, name)).read_text(encoding="utf-8"))


class Length(unittest.TestCase):
    def test_words_kept_by_hand_are_within_the_limit(self):
        self.assertLessEqual(sum(words_of(name) for name in documents() if not NOT_COUNTED.match(name)), IN_ALL)

    def test_the_readme_is_short(self):
        text = CODE.sub("", (ROOT / "README.md").read_text(encoding="utf-8"))
        self.assertLessEqual(words(text), IN_README)

    def test_tables_from_data_are_not_counted(self):
        self.assertEqual(words("One.\n<!-- table: sets -->\n| a | b |\n<!-- end of table -->\nTwo and three.\n"), 4)


if __name__ == "__main__":
    counted = {name: words_of(name) for name in documents() if not NOT_COUNTED.match(name)}
    for name, count in sorted(counted.items(), key=lambda each: -each[1]):
        print(f"{count:6,} {name}")
    print(f"{sum(counted.values()):6,} in all; at most {IN_ALL:,}")
