#!/usr/bin/env python3
"""A game that lacks something does not compile, and the compiler's error says what to write."""

import shutil
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPILER = shutil.which("clang++-19") or shutil.which("clang++") or shutil.which("g++")

# The Sultan under another name, with a flaw in its data.
GAME = """
#include "games/checks.hpp"
#include "games/the_sultan/facts.cpp"
namespace longwood {
struct Flawed : TheSultan {
  static const GameInfo info;
};
inline constexpr GameInfo Flawed::info = [] {
  GameInfo info = TheSultan::info;
  %s
  return info;
}();
static_assert(checks::complete<Flawed>());
}  // namespace longwood
"""

# What the compiler must say to each flaw.
FLAWS = {
    "info.groups = info.groups.first(4);": "every pile that `pile_names` names must be in one of the `groups`",
    "info.reasons = info.reasons.subspan(1);": "the first of the `reasons` is Why::no_such_move",
    "info.rulebook = nullptr;": "write the `rulebook`",
    "info.sets = {};": "give `sets` with ids of their own",
    "info.rules_version = 2;": "`changes` needs a line for every version",
}


def errors_of(flaw: str) -> str:
    """What the compiler says to the game with this flaw; nothing if it compiles."""
    done = subprocess.run(
        [COMPILER, "-std=c++23", "-fsyntax-only", "-I", ROOT / "lib", "-x", "c++", "-"],
        input=GAME % flaw,
        capture_output=True,
        text=True,
        timeout=300,
    )
    return done.stderr if done.returncode else ""


class Incomplete(unittest.TestCase):
    def test_a_sound_game_compiles(self):
        self.assertEqual(errors_of(""), "")

    def test_a_flawed_one_is_told_what_to_write(self):
        for flaw, sentence in FLAWS.items():
            with self.subTest(flaw):
                self.assertIn(sentence, errors_of(flaw))


if __name__ == "__main__":
    unittest.main()
