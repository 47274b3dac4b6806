"""The version in CMakeLists.txt is the source; every other file that names it, and the release date, agrees with it."""

import json
import re
import tomllib
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def found(pattern: str, name: str) -> str:
    match = re.search(pattern, text(name), re.MULTILINE)
    assert match, f"{name}: there is no {pattern}"
    return match[1]


class Version(unittest.TestCase):
    version = found(r"^project\(longwood VERSION ([0-9.]+) ", "CMakeLists.txt")

    def test_packages_have_the_version(self):
        lock = json.loads(text("web/package-lock.json"))
        for name, version in {
            "CITATION.cff": found(r"^version: (\S+)$", "CITATION.cff"),
            "lib/c/longwood.h": found(r'The version of Longwood, "([^"]+)"', "lib/c/longwood.h"),
            "packaging/arch/PKGBUILD": found(r"^pkgver=(\S+)$", "packaging/arch/PKGBUILD"),
            "packaging/homebrew/longwood.rb": found(r"/v([0-9.]+)\.tar\.gz", "packaging/homebrew/longwood.rb"),
            "python/pyproject.toml": tomllib.loads(text("python/pyproject.toml"))["project"]["version"],
            "web/package.json": json.loads(text("web/package.json"))["version"],
            "web/package-lock.json": lock["version"],
            "web/package-lock.json, packages": lock["packages"][""]["version"],
            "web/npm/package.json": json.loads(text("web/npm/package.json"))["version"],
        }.items():
            with self.subTest(name):
                self.assertEqual(version, self.version)

    def test_the_newest_release_of_the_changelog_is_this_version(self):
        version, date = re.search(r"^## \[([0-9.]+)\] - (\d{4}-\d\d-\d\d)$", text("CHANGELOG.md"), re.MULTILINE).groups()
        self.assertEqual(version, self.version)
        self.assertEqual(date, found(r"^date-released: (\S+)$", "CITATION.cff"))

    def test_the_build_finds_that_release(self):
        """cmake/install.cmake reads the date for the metadata of software centres by this pattern."""
        pattern = found(r'CHANGELOG.md" released REGEX "([^"]+)"', "cmake/install.cmake").replace("\\\\", "\\")
        headings = [line for line in text("CHANGELOG.md").splitlines() if re.search(pattern, line)]
        self.assertTrue(headings and f"[{self.version}]" in headings[0], headings)
