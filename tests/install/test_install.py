"""What `cmake --install` puts down: complete, valid, relocatable, and usable by another project.

    LONGWOOD_BUILD=build/release python3 -m unittest tests/install/test_install.py
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import unittest
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("LONGWOOD_BUILD", ROOT / "build/release")).resolve()


def run(*command: object, **more) -> subprocess.CompletedProcess:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=300, **more)


def commands(page: str, word: str) -> str:
    """The commands of the block of a document that has this word, as a shell reads them."""
    text = (ROOT / page).read_text()
    return next(block for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) if word in block)


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        held = tempfile.TemporaryDirectory(prefix="longwood-install-")
        cls.addClassCleanup(held.cleanup)
        staged = Path(held.name) / "stage"
        done = run("cmake", "--install", BUILD, "--prefix", "/usr", "--strip", env={**os.environ, "DESTDIR": str(staged)})
        assert done.returncode == 0, done.stderr
        # moved elsewhere, it must still work
        cls.root = Path(held.name) / "moved"
        (staged / "usr").rename(cls.root)
        cls.left = [path for path in staged.rglob("*") if path.is_file()]
        cls.held = Path(held.name)

    def good(self, *command: object, **more) -> str:
        done = run(*command, **more)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def one(self, pattern: str) -> Path:
        (found,) = self.root.glob(pattern)
        return found

    def test_nothing_lies_outside_the_prefix(self):
        self.assertEqual(self.left, [])

    def test_one_debian_package_has_each_manual_page(self):
        patterns = [line for file in (ROOT / "packaging/debian").glob("*.install") for line in file.read_text().splitlines()]
        for page in (self.root / "share/man/man1").iterdir():
            takes = [pattern for pattern in patterns if fnmatch.fnmatchcase(f"usr/share/man/man1/{page.name}", pattern)]
            self.assertEqual(len(takes), 1, page.name)

    def test_the_manual_gives_the_size_of_the_library(self):
        given = float(re.search(r"`liblongwood.so.1` is ([\d.]+) MB", (ROOT / "docs/library/quickstart.md").read_text())[1])
        (library,) = self.root.rglob("liblongwood.so.1")
        self.assertAlmostEqual(given, library.stat().st_size / 1e6, delta=0.25)

    def test_programs_pages_and_completions(self):
        for name in ("longwood", "longwood-lab"):
            self.assertRegex(self.good(self.root / "bin" / name, "--version"), rf"\A{name} \d")
        for name in ("longwood", "longwood-play", "longwood-lab", "longwood-lab-study"):
            self.assertTrue((self.root / f"share/man/man1/{name}.1").exists(), name)
        for place in ("bash-completion/completions/longwood", "zsh/site-functions/_longwood", "fish/vendor_completions.d/longwood.fish"):
            self.assertIn("--complete", (self.root / "share" / place).read_text())

    def test_desktop_files_are_valid(self):
        desktop, metainfo = self.one("share/applications/*.Longwood.desktop"), self.one("share/metainfo/*.metainfo.xml")
        games = [line.split('"')[3] for line in self.good(self.root / "bin/longwood", "games", "--json").splitlines()]
        text = desktop.read_text()
        for game in games:
            self.assertIn(f"[Desktop Action {game}]", text)
        self.assertIn("Big Ben;", text)
        self.assertEqual(metainfo.name.removesuffix(".metainfo.xml"), desktop.stem)
        checks = (
            ("desktop-file-validate", desktop),
            ("desktop-file-validate", self.one("share/applications/*.Longwood.Record.desktop")),
            ("appstreamcli", "validate", "--pedantic", "--no-net", metainfo),
            ("xmllint", "--noout", metainfo, self.one("share/mime/packages/longwood.xml")),
        )
        for check in checks:
            if shutil.which(check[0]):
                with self.subTest(check[0]):
                    self.good(*check)
        # Flatpak exports what bears the application's id, and nothing else
        name = desktop.stem
        self.assertIn(f"\nIcon={name}\n", text)
        for icon in (f"scalable/apps/{name}.svg", f"symbolic/apps/{name}-symbolic.svg", f"512x512/apps/{name}.png"):
            self.assertTrue((self.root / "share/icons/hicolor" / icon).exists(), icon)
        (manifest_id,) = re.findall(r"^id: (.*)$", (ROOT / "packaging/flatpak/longwood.yml").read_text(), re.MULTILINE)
        self.assertEqual(manifest_id, name)

    def test_the_desktop_speaks_every_language_of_the_program(self):
        languages = sorted({path.stem for path in ROOT.glob("po/*.po")} | {path.parent.name for path in ROOT.glob("po/*/*.po")} - {"template"})
        self.assertGreaterEqual(len(languages), 2)
        words = json.loads(self.good(self.root / "bin/longwood", "words", "--desktop"))["languages"]
        self.assertEqual([each["language"] for each in words], ["en", *languages])
        metainfo = ElementTree.parse(self.one("share/metainfo/*.metainfo.xml"))
        kinds = ElementTree.parse(self.one("share/mime/packages/longwood.xml"))
        lang = "{http://www.w3.org/XML/1998/namespace}lang"

        def told(tree: ElementTree.ElementTree, tag: str, language: str) -> list[str]:
            return [one.text for one in tree.iter(tag) if one.get(lang, "en") == language]

        for each in words:
            tag = each["language"]
            bracket = "" if tag == "en" else f"[{tag}]"
            for entry, lines in (
                ("Longwood", {"GenericName": "kind", "Comment": "comment"}),
                ("Longwood.Record", {"Name": "terminal", "Comment": "continue"}),
            ):
                text = self.one(f"share/applications/*.{entry}.desktop").read_text()
                for key, word in lines.items():
                    self.assertIn(f"\n{key}{bracket}={each[word]}\n", text)
            text = self.one("share/applications/*.Longwood.desktop").read_text()
            keywords = re.search(rf"^Keywords{re.escape(bracket)}=(.*);$", text, re.MULTILINE)[1].split(";")
            for game in each["list"]:
                self.assertIn(f"[Desktop Action {game['game']}]", text)
                self.assertIn(f"\nName{bracket}={game['title']}\n", text)
                self.assertLessEqual({game["title"], *game["names"]}, set(keywords))
            self.assertLessEqual(set(each["keywords"].split("|")), set(keywords))
            # a summary that software centres list whole
            self.assertEqual(told(metainfo, "summary", tag), [each["summary"]])
            self.assertLessEqual(len(each["summary"]), 35)
            self.assertEqual(told(metainfo, "p", tag), [each["about"], each["games"]])
            self.assertEqual(told(metainfo, "li", tag), [f"{game['title']}: {game['aim']}" for game in each["list"]])
            self.assertEqual(told(metainfo, "caption", tag), [each["clock"], each["fortress"]])
            self.assertEqual(told(metainfo, "keyword", tag), keywords)
            self.assertEqual([one.text for one in kinds.iterfind(".//{*}comment") if one.get(lang, "en") == tag], [each["saved"]])
            # nothing is left in English
            if tag != "en":
                for key in ("comment", "summary", "about", "games", "clock", "fortress", "terminal", "continue", "saved"):
                    self.assertNotEqual(each[key], words[0][key], (tag, key))

    def test_a_desktop_finds_each_text_in_the_language_of_its_locale(self):
        """As a desktop looks it up: the region first, then the language, then English."""
        languages = [each["language"] for each in json.loads(self.good(self.root / "bin/longwood", "words", "--desktop"))["languages"]]
        for entry in (self.root / "share/applications").glob("*.desktop"):
            found: dict[str, dict[str, dict[str, str]]] = {}
            group: dict[str, dict[str, str]] = {}
            for line in entry.read_text().splitlines():
                if line.startswith("["):
                    group = found.setdefault(line, {})
                elif "=" in line:
                    key, _, value = line.partition("=")
                    name, _, language = key.rstrip("]").partition("[")
                    self.assertNotIn(language, group.get(name, {}), f"{entry.name}: {key} twice")
                    group.setdefault(name, {})[language] = value
            for title, keys in found.items():
                for name, values in keys.items():
                    # a text that any language has, every language has: none falls back to English
                    if set(values) != {""}:
                        self.assertEqual(set(values), {"", *languages[1:]}, f"{entry.name} {title} {name}")
                    elif name in ("Name", "GenericName", "Comment", "Keywords"):
                        self.assertEqual((name, values[""]), ("Name", "Longwood"), f"{entry.name} {title} is English only")

    def test_software_centres_get_every_paragraph_in_every_language(self):
        lang = "{http://www.w3.org/XML/1998/namespace}lang"
        root = ElementTree.parse(self.one("share/metainfo/*.metainfo.xml")).getroot()
        languages = {one.get(lang) for one in root.iter("summary")} - {None}
        for parent in root.iter():
            counts: dict[str, Counter] = {}
            for one in parent:
                if one.tag in ("summary", "p", "li", "caption", "keyword"):
                    counts.setdefault(one.tag, Counter())[one.get(lang)] += 1
            for tag, count in counts.items():
                self.assertEqual(set(count), {None, *languages}, (parent.tag, tag))
                if tag != "keyword":
                    self.assertEqual(len(set(count.values())), 1, (parent.tag, tag, count))
        # what a search for the game's national name must find
        for language, name in (("de", "Patience"), ("fr", "réussite")):
            words = [one.text.lower() for one in root.iter("keyword") if one.get(lang) == language]
            self.assertIn(name.lower(), words)

    def test_another_project_links_the_library(self):
        folder = self.held / "consumer"
        source = ROOT / "tests/install/consumer"
        self.good("cmake", "-G", "Ninja", "-S", source, "-B", folder, f"-DCMAKE_PREFIX_PATH={self.root}", "-DCMAKE_CXX_COMPILER=g++")
        self.good("cmake", "--build", folder)
        moves = self.good(folder / "consumer").strip()
        solved = self.good(self.root / "bin/longwood", "solve", "fortress", "--deal", "5", "--moves", "--json")
        self.assertIn(f'"moves":"{moves}"', solved.replace('"moves": ', '"moves":'))

    def test_the_commands_of_the_manual_build_a_program(self):
        home = self.held / "home"
        home.mkdir()
        (home / "longwood").symlink_to(self.root)
        where = {**os.environ, "HOME": str(home), "CMAKE_GENERATOR": "Ninja"}
        for word in ("CMAKE_PREFIX_PATH", "pkg-config", "-llongwood_solve"):
            with self.subTest(word):
                folder = self.held / f"manual{word}"
                shutil.copytree(ROOT / "tests/install/consumer", folder)
                self.good("bash", "-ec", commands("docs/library/quickstart.md", word), cwd=folder, env=where)
                (program,) = folder.rglob("consumer")
                self.assertRegex(self.good(program), r"\AL\d-")
        program = self.held / "manual-llongwood_solve/consumer"
        self.good("strip", program)
        text = (ROOT / "docs/library/quickstart.md").read_text()
        for file, size in zip((program, self.one("lib/liblongwood.so.1")), re.findall(r" is ([\d.]+) MB", text), strict=True):
            self.assertAlmostEqual(file.stat().st_size / 1e6, float(size), delta=0.25 * float(size), msg=str(file))
        where["PKG_CONFIG_PATH"] = str(self.root / "lib/pkgconfig")
        folder = Path(shutil.copytree(ROOT / "tests/install/c_consumer", self.held / "manual-c"))
        self.good("bash", "-ec", commands("docs/library/c.md", "pkg-config"), cwd=folder, env=where)
        self.assertTrue((folder / "example").exists())

    def test_the_c_header_serves_c_and_cpp(self):
        folder = self.held / "c_consumer"
        source = ROOT / "tests/install/c_consumer"
        self.good("cmake", "-G", "Ninja", "-S", source, "-B", folder, f"-DCMAKE_PREFIX_PATH={self.root}", "-DCMAKE_CXX_COMPILER=g++")
        self.good("cmake", "--build", folder)
        told = self.good(folder / "from_c").splitlines()
        self.assertRegex(told[0], r"\AFortress, \d+ moves\Z")
        self.assertIn("won", told)
        self.assertEqual(self.good(folder / "from_cpp").strip(), "all good")

    def test_every_call_of_the_header_is_in_the_library_and_nothing_else(self):
        header = self.one("include/longwood.h").read_text()
        declared = set(re.findall(r"\b(longwood_\w+)\(", re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)))
        library = self.one("lib/**/liblongwood.so")
        offered = {line.split()[-1].partition("@")[0] for line in self.good("nm", "-D", "--defined-only", library).splitlines()}
        self.assertEqual(offered - {"LONGWOOD_1"}, declared)
        binding = self.one("lib/python3/dist-packages/longwood/_library.py").read_text()
        bound = {f"longwood_{name}" for name in re.findall(r'^    "(\w+)": \(', binding, re.MULTILINE)}
        self.assertEqual(bound - declared, set())
        version = re.search(r"#define LONGWOOD_C_VERSION (\d+)", header)[1]
        self.assertIn(f"C_VERSION = {version}\n", binding)

    def test_every_call_of_the_header_takes_null(self):
        (library,) = {path.resolve() for path in self.root.rglob("liblongwood.so.1")}
        told = self.good(sys.executable, ROOT / "tests/install/null_handles.py", self.one("include/longwood.h"), library)
        self.assertRegex(told, r"\A\d+ calls refused NULL\n\Z")

    def test_every_header_compiles_alone(self):
        folder = self.root / "include/longwood"
        headers = sorted(path.relative_to(folder) for path in folder.rglob("*.hpp"))
        self.assertGreater(len(headers), 200)
        # a sixth of them a day, since all take two and a half minutes of a core
        if os.environ.get("LONGWOOD_GAMES") != "all":
            headers = headers[int(time.time()) // 86400 % 6 :: 6]
        alone = self.held / "alone"
        alone.mkdir()
        rules = f"rule alone\n  command = clang++-19 -std=c++23 -fsyntax-only -Wall -Wextra -Werror -I{folder} -include $in -x c++ /dev/null && touch $out\n"
        built = "".join(f"build {i}: alone {folder / header}\n" for i, header in enumerate(headers))
        (alone / "build.ninja").write_text(rules + built)
        done = subprocess.run(["ninja", "-k", "0", "-C", str(alone)], capture_output=True, text=True, timeout=3600)
        self.assertEqual(done.returncode, 0, "\n".join(re.findall(r"^.*error:.*$", done.stdout, re.MULTILINE)))

    def test_python_binding(self):
        where = {**os.environ, "PYTHONPATH": str(self.root / "lib/python3/dist-packages"), "PYTHONDONTWRITEBYTECODE": "1"}
        self.good(sys.executable, ROOT / "tests/install/python_binding.py", self.root / "bin/longwood", env=where, cwd=self.held)
        project = tomllib.loads((ROOT / "python/pyproject.toml").read_text())["project"]
        self.assertEqual(f"longwood {project['version']}", self.good(self.root / "bin/longwood", "--version").split("\n")[0])
        without = run(sys.executable, "-c", "import longwood", env={**where, "LONGWOOD_LIBRARY": "/nowhere/liblongwood.so.1"})
        self.assertIn("ImportError: liblongwood was not found", without.stderr)

    def test_python_arena(self):
        pairs = "10000" if os.environ.get("LONGWOOD_GAMES") == "all" else "1000"
        where = {**os.environ, "PYTHONPATH": str(self.root / "lib/python3/dist-packages"), "PYTHONDONTWRITEBYTECODE": "1"}
        self.good(sys.executable, ROOT / "tests/install/python_arena.py", self.root / "bin/longwood", pairs, env=where, cwd=self.held)

    def test_the_wheel_installs_and_runs_its_sample(self):
        (library,) = self.root.rglob("liblongwood.so.1")
        folders = [self.held / "wheel", self.held / "wheel-again"]
        for folder in folders:
            self.good(ROOT / "tools/wheel", folder, library)
        wheels = [next(folder.glob("longwood-*.whl")) for folder in folders]
        self.assertEqual(*(wheel.read_bytes() for wheel in wheels))
        self.good(sys.executable, "-m", "venv", self.held / "clean")
        python = self.held / "clean/bin/python"
        clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "LONGWOOD_LIBRARY")}
        self.good(python, "-m", "pip", "install", "--no-index", wheels[0], env=clean, cwd=self.held)
        for page in ("python/README.md", "docs/library/arena.md"):
            sample = re.search(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)[1].replace("range(20)", "range(1)")
            told = self.good(python, "-c", sample, env=clean, cwd=self.held)
            self.assertTrue(told.strip(), page)
        self.assertIn("general-sedgewick: won", told)
        refused = run(ROOT / "tools/wheel", self.held, "/nowhere/liblongwood.so.1")
        self.assertEqual((refused.returncode, refused.stderr.count("\n")), (2, 1))

    @unittest.skipIf(shutil.which("pkg-config") is None, "there is no pkg-config")
    def test_pkg_config_leads_to_the_library_where_it_lies(self):
        (folder,) = {path.parent for path in self.root.rglob("longwood.pc")}
        flags = self.good("pkg-config", "--cflags", "--libs", "longwood", env={**os.environ, "PKG_CONFIG_PATH": str(folder)}).split()
        out = self.held / "by-pkg-config"
        self.good("g++", ROOT / "tests/install/consumer/main.cpp", "-o", out, *flags)
        self.assertTrue(self.good(out).strip())
        flags = self.good("pkg-config", "--cflags", "--libs", "longwood-c", env={**os.environ, "PKG_CONFIG_PATH": str(folder)}).split()
        (library,) = self.root.rglob("liblongwood.so.1")
        self.good("cc", ROOT / "tests/install/c_consumer/example.c", "-o", out, *flags, f"-Wl,-rpath,{library.parent}")
        self.assertTrue(self.good(out).strip())

    def test_no_path_of_the_build_is_left_in_what_is_installed(self):
        for path in self.root.rglob("*"):
            if path.is_file() and path.suffix in (".cmake", ".pc", ".desktop", ".xml", ".1", ".h", ".hpp", ".py"):
                self.assertNotIn(str(ROOT), path.read_text(errors="replace"), path)
