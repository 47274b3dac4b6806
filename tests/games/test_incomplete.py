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


# The rules of General Sedgewick, whose hooks are misspelled in one place.
RULES = """
#include "games/checks.hpp"
#include "games/general_sedgewick/choices.hpp"
#include "core/chapter.hpp"
%s
static_assert(longwood::checks::rules_name_what_is_replaced<longwood::GeneralSedgewick>(), "replaced");
static_assert(longwood::checks::rules_name_what_is_declared<longwood::GeneralSedgewick>(), "declared");
"""

# What is written instead of what, and what the compiler must say.
MISSPELLINGS = [
    (".forbids = forbids", ".forbid = forbids", "forbid"),
    ("static Why forbids(", "static Why forbid(", "forbids"),
    (".forbids = forbids,", "", "declared"),
    ("static Why forbids(", "static bool won(const State& s) { return s.size[0] > 0; }\n  static Why forbids(", "replaced"),
    (".forbids = forbids,", ".forbids = forbids, .won = won,", "replaced"),
]


def errors_of(source: str) -> str:
    """What the compiler says to this source; nothing if it compiles."""
    done = subprocess.run(
        [COMPILER, "-std=c++23", "-fsyntax-only", "-I", ROOT / "lib", "-x", "c++", "-"],
        input=source,
        capture_output=True,
        text=True,
        timeout=300,
    )
    return done.stderr if done.returncode else ""


class Incomplete(unittest.TestCase):
    def test_a_sound_game_compiles(self):
        self.assertEqual(errors_of(GAME % ""), "")

    def test_a_flawed_one_is_told_what_to_write(self):
        for flaw, sentence in FLAWS.items():
            with self.subTest(flaw):
                self.assertIn(sentence, errors_of(GAME % flaw))

    def test_a_misspelled_hook_does_not_compile(self):
        rules = (ROOT / "lib/games/general_sedgewick/rules.hpp").read_text().replace("#pragma once\n", "")
        self.assertEqual(errors_of(RULES % rules), "")
        for written, misspelled, said in MISSPELLINGS:
            with self.subTest(misspelled):
                self.assertIn(written, rules)
                self.assertIn(said, errors_of(RULES % rules.replace(written, misspelled, 1)))
