"""The site that tools/site makes: complete, without dead links, and its figures are the program's.

    python3 -m unittest tests/site/test_site.py
"""

import base64
import csv
import hashlib
import json
import os
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("LONGWOOD", str(ROOT / "build/release/longwood"))
ADDRESS = "https://longwood.example/some/folder/"
OPEN = {"br", "hr", "img", "input", "link", "meta"}


def said(*command: str) -> list[dict]:
    done = subprocess.run([PROGRAM, *command, "--json"], check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


class Read(HTMLParser):
    """A page's links, anchors, title, and elements that are not closed in order."""

    def __init__(self, text: str):
        super().__init__()
        self.links, self.anchors, self.meta = [], set(), {}
        self.waiting, self.faults, self.title, self.pictures = [], [], "", []
        self.feed(text)
        self.close()
        self.faults += [f"<{tag}> is never closed" for tag in self.waiting]

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.links += [given[name] for name in ("href", "src") if given.get(name)]
        self.anchors.update(given[name] for name in ("id", "name") if given.get(name))
        if tag == "meta" and "content" in given:
            self.meta[given.get("name") or given.get("property")] = given["content"]
        if tag == "img":
            self.pictures.append(given)
        if tag not in OPEN and tag not in ("p", "li", "td", "th", "tr", "path"):
            self.waiting.append(tag)

    def handle_endtag(self, tag):
        if self.waiting and self.waiting[-1] == tag:
            self.waiting.pop()
        elif tag not in OPEN and tag not in ("p", "li", "td", "th", "tr", "path"):
            self.faults.append(f"</{tag}> closes nothing")

    def handle_data(self, data):
        if self.waiting and self.waiting[-1] == "title":
            self.title += data


class SiteTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        held = tempfile.TemporaryDirectory(prefix="longwood-site-")
        cls.addClassCleanup(held.cleanup)
        cls.site = Path(held.name) / "site"
        command = [ROOT / "tools/site", cls.site, "--address", ADDRESS.rstrip("/"), "--program", PROGRAM, "--no-pictures"]
        cls.made = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert cls.made.returncode == 0, cls.made.stderr
        cls.pages = {path.relative_to(cls.site).as_posix(): Read(path.read_text(encoding="utf-8")) for path in cls.site.rglob("*.html")}

    def page(self, path: str) -> str:
        return (self.site / path / "index.html").read_text(encoding="utf-8")

    def test_every_page_says_what_it_may_load_and_loads_nothing_else(self):
        for name, page in self.pages.items():
            text = (self.site / name).read_text(encoding="utf-8")
            with self.subTest(page=name):
                policy = page.meta[None]
                self.assertIn('<meta http-equiv="Content-Security-Policy"', text)
                self.assertTrue(policy.startswith("default-src 'none'; "), policy)
                self.assertLess(text.index("Content-Security-Policy"), text.index("<title"))
                if name == "index.html":  # the page itself
                    continue
                self.assertNotIn("script-src", policy)
                self.assertNotRegex(text, r"<script(?! type=\"application/ld\+json\">)")
                (style,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
                digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
                self.assertIn(f"style-src 'sha256-{digest}'", policy)
                self.assertNotRegex(text.replace(ADDRESS, ""), r'(?:src|href)="https?://[^"]*\.(?:png|jpg|svg|css|js|woff2)"')

    def test_the_licences_of_all_parts_come_with_it(self):
        text = (self.site / "licences.txt").read_text(encoding="utf-8")
        for words in ("SIL OPEN FONT LICENSE", "Apache License", "Permission is hereby granted", "The Longwood authors"):
            self.assertIn(words, text)

    def test_no_address_is_dead(self):
        games = {game["game"] for game in said("games")}
        for name, page in self.pages.items():
            here = ADDRESS + name
            for link in page.links:
                whole, anchor = urldefrag(urljoin(here, link))
                if not whole.startswith(ADDRESS):
                    continue
                with self.subTest(f"{name}: {link}"):
                    path = unquote(whole.removeprefix(ADDRESS))
                    file = self.site / path / "index.html" if path == "" or path.endswith("/") else self.site / path
                    self.assertTrue(file.is_file(), "there is no such file")
                    if path == "" and anchor:
                        self.assertIn(anchor.split("/")[1], games | {"daily"}, "the page knows no such game")
                    elif anchor:
                        self.assertIn(unquote(anchor), self.pages[file.relative_to(self.site).as_posix()].anchors, "there is no such anchor")

    def test_every_page_has_what_a_search_shows(self):
        titles = {}
        for name, page in self.pages.items():
            with self.subTest(name):
                self.assertEqual(page.faults, [])
                self.assertTrue(page.title and page.meta["description"])
                self.assertNotIn(page.title, titles.values())
                titles[name] = page.title
                picture = page.meta["og:image"]
                self.assertTrue((self.site / picture.removeprefix(ADDRESS)).is_file(), picture)
                self.assertTrue(all(each.get("alt") is not None for each in page.pictures))

    def test_nothing_moves_when_a_picture_comes(self):
        sizes = {}
        for name, page in self.pages.items():
            for number, picture in enumerate(page.pictures):
                with self.subTest(f"{name}: {picture['src']}"):
                    sizes[picture["src"].split("/")[-1]] = (int(picture["width"]), int(picture["height"]))
                    self.assertEqual(picture.get("loading"), "lazy" if number > 0 else None)
        self.assertEqual((sizes["phone.jpg"], sizes["fortress.jpg"], sizes["chances.svg"][0]), ((780, 1688), (1440, 900), 820))

    def test_the_map_lists_every_page_once(self):
        listed = [each.text for each in ElementTree.parse(self.site / "sitemap.xml").iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
        there = {ADDRESS + name.removesuffix("index.html") for name in self.pages if name != "404.html"}
        self.assertEqual(sorted(listed), sorted(there))
        self.assertIn(f"Sitemap: {ADDRESS}sitemap.xml", (self.site / "robots.txt").read_text())

    def test_each_game_is_found_by_its_names_with_its_odds(self):
        tables = subprocess.run(["grep", "-o", "| .* |", ROOT / "README.md"], capture_output=True, text=True, check=True).stdout
        for game in said("games"):
            own = self.page(f"games/{game['game']}/")
            self.assertIn(f"<h1>{game['title']}</h1>", own)
            row = next((line for line in tables.splitlines() if line.startswith(f"| [{game['title']}]")), "")
            for share in re.findall(r"[\d.]+ (?:to [\d.]+ )?%(?: or more)?", row):
                self.assertIn(share, own)
            for name in game["knownAs"]:
                where = f"games/{game['game']}/" + ("" if name["set"] in ("", game["sets"][0]["id"]) else name["set"] + "/")
                page = self.pages[where + "index.html"]
                self.assertIn(name["name"], page.title)
            for rules in said("rules", game["game"]):
                for number, _ in enumerate(rules["sentences"], 1):
                    self.assertIn(f'id="rule-{number}"', own)

    def test_odds_are_the_programs(self):
        rows = said("odds")
        self.assertEqual(json.loads((self.site / "odds.json").read_text())["odds"], rows)
        with (self.site / "odds.csv").open(newline="") as file:
            table = list(csv.DictReader(file))
        self.assertEqual([(row["game"], row["set"], int(row["won"]), float(row["low"])) for row in table], [(row["game"], row["set"], row["won"], row["low"]) for row in rows])
        self.assertEqual({key for row in rows for key in row} - set(table[0]), set())

    def test_structured_data_can_be_read(self):
        for name in self.pages:
            for data in re.findall(r'<script type="application/ld\+json">(.*?)</script>', (self.site / name).read_text(encoding="utf-8"), re.DOTALL):
                self.assertEqual(json.loads(data)["@context"], "https://schema.org", name)

    def test_the_page_is_kept_offline_as_a_build_of_its_own(self):
        build = json.loads(re.match(r"const build = (\{.*?\})\n", (self.site / "sw.js").read_text())[1])
        before = json.loads(re.match(r"const build = (\{.*?\})\n", (ROOT / "build/web/sw.js").read_text())[1])
        self.assertNotEqual(build["version"], before["version"])
        self.assertEqual(build["files"], before["files"])
        for file in build["files"]:
            self.assertTrue((self.site / file).is_file(), file)

    def test_wrong_use_is_one_line_and_harms_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(folder) / "kept"
            kept.write_text("mine")
            for more in ([folder], [f"{folder}/new", "--address", "nonsense"], [f"{folder}/new", "--page", folder], [f"{folder}/new", "--program", "/nowhere"]):
                done = subprocess.run([ROOT / "tools/site", "--no-pictures", *more], capture_output=True, text=True)
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertRegex(done.stderr, r"\Atools/site: [^\n]+\n\Z")
            self.assertEqual([path.name for path in Path(folder).iterdir()], ["kept"])
            self.assertEqual(kept.read_text(), "mine")
