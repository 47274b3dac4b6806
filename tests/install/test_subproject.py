"""Longwood taken in by another project, by add_subdirectory or FetchContent: the library alone, unless more is asked for.

    python3 -m unittest tests/install/test_subproject.py
"""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLUB = """cmake_minimum_required(VERSION 3.25)
project(club VERSION 2.0 LANGUAGES CXX)
{before}
add_subdirectory("{root}" longwood)
file(WRITE "${{CMAKE_BINARY_DIR}}/main.cpp" "int main() {{}}\\n")
add_executable(club "${{CMAKE_BINARY_DIR}}/main.cpp")
target_link_libraries(club PRIVATE {linked})
install(TARGETS club)
"""
# What the program, the laboratory, the tests and the installation look for.
PACKAGES = ("CLI11", "fmt", "nlohmann_json", "httplib", "PkgConfig", "SQLite3", "Boost", "Python3", "GTest", "Threads", "benchmark")


class Subproject(unittest.TestCase):
    def configured(self, before: str = "", linked: str = "longwood::solve", options: tuple[str, ...] = ()) -> Path:
        held = tempfile.TemporaryDirectory()
        self.addCleanup(held.cleanup)
        club = Path(held.name)
        (club / "CMakeLists.txt").write_text(CLUB.format(before=before, root=ROOT, linked=linked))
        done = subprocess.run(
            ["cmake", "-S", club, "-B", club / "build", "-G", "Ninja", "-DCMAKE_CXX_COMPILER=g++", *options], capture_output=True, text=True
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        return club / "build"

    def outputs(self, build: Path) -> set[str]:
        """The libraries and programs that `all` makes."""
        told = subprocess.run(["ninja", "-C", build, "-t", "commands", "all"], capture_output=True, text=True, check=True).stdout
        made = re.findall(r" qc (\S+\.a)|: && .* -o (\S+)", told)
        return {(archive or program).rpartition("/")[2] for archive, program in made}

    def rules(self, build: Path) -> int:
        return (build / "longwood/cmake_install.cmake").read_text().count("file(INSTALL")

    def test_it_is_built_as_far_as_it_is_linked_and_not_installed(self):
        build = self.configured()
        # a game names its search and its hints, so that their libraries come with it, and no others
        parts = ("core", "foresight", "games", "honest", "session", "solve", "statistics")
        self.assertEqual(self.outputs(build), {"club", *(f"liblongwood_{part}.a" for part in parts)})
        self.assertEqual(self.rules(build), 0)

    def test_it_needs_no_package(self):
        build = self.configured(options=tuple(f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in PACKAGES))
        self.assertIn("club", self.outputs(build))

    def test_a_project_around_it_may_have_modules_of_the_same_names(self):
        names = [path.stem for path in (ROOT / "cmake").glob("*.cmake")]
        wrong = "".join(f'file(WRITE "${{CMAKE_BINARY_DIR}}/modules/{name}.cmake" "message(FATAL_ERROR another)\\n")\n' for name in names)
        build = self.configured(before=wrong + 'list(APPEND CMAKE_MODULE_PATH "${CMAKE_BINARY_DIR}/modules")')
        self.assertIn("club", self.outputs(build))

    def test_what_is_asked_for_is_built_and_installed(self):
        build = self.configured(before="set(LONGWOOD_CLI ON)", linked="longwood::c", options=("-DLONGWOOD_INSTALL=ON", "-DLONGWOOD_SHARED=ON"))
        made = self.outputs(build)
        self.assertLessEqual({"club", "longwood", "liblongwood_review.a"}, made)
        self.assertNotIn("longwood-lab", made)
        self.assertGreater(self.rules(build), 10)
