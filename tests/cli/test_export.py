"""longwood-lab export, and tools/export: studies as CSV and Parquet."""

import csv
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import unittest

from program import LAB, ROOT
from study import StudyTest

PARQUET = ROOT / "tools/parquet"
READ = """
import { readFileSync } from 'node:fs';
import { parquetReadObjects } from 'hyparquet';
const bytes = readFileSync(process.argv[2]);
const rows = await parquetReadObjects({ file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) });
console.log(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? Number(value) : value)));
"""


class Export(StudyTest):
    def test_rows_are_those_of_the_studies(self):
        self.good("study", "run", "nestor", "--deals", "0-19", "--out", "open.study")
        self.good("study", "run", "nestor", "--deals", "5-9", "--player", "honest", "--out", "hints.study")
        rows = list(csv.DictReader(io.StringIO(self.good("export", "open.study", "--hints", "hints.study"))))
        self.assertEqual([row["deal"] for row in rows], [str(deal) for deal in range(20)])
        for row in rows[:12]:
            solved = self.one("solve", "nestor", "--deal", row["deal"], "--json", status=0 if row["verdict"] == "won" else 1)
            self.assertEqual((row["verdict"], row["nodes"]), (solved["verdict"], str(solved["nodes"])))
            self.assertEqual(row["moves"] == "", solved["verdict"] != "won")
            self.assertEqual(row["hints"] == "", not 5 <= int(row["deal"]) <= 9)
            self.assertFalse(row["hints"] == "won" and solved["verdict"] == "lost")
        alone = list(csv.DictReader(io.StringIO(self.good("export", "hints.study"))))
        self.assertEqual([row["hints"] for row in alone], [row["hints"] for row in rows[5:10]])
        self.assertEqual({row["verdict"] for row in alone}, {""})
        self.good("export", "open.study", "--out", "a.csv")
        self.assertEqual((self.directory / "a.csv").read_text(), self.good("export", "open.study"))

    def test_a_line_per_block_counts_the_rows(self):
        deals = ("the-travellers", "--deals", "16000-33000")
        self.good("study", "run", *deals, "--out", "rows.study")
        self.good("study", "run", *deals, "--blocks", "--out", "counts.blocks")
        rows = list(csv.DictReader(io.StringIO(self.good("export", "rows.study"))))
        lines = list(csv.DictReader(io.StringIO(self.good("export", "counts.blocks"))))
        self.assertEqual([(int(line["first"]), int(line["last"])) for line in lines], [(16000, 16383), (16384, 32767), (32768, 33000)])
        for line in lines:
            inside = [row for row in rows if int(line["first"]) <= int(row["deal"]) <= int(line["last"])]
            for verdict in ("won", "lost", "open"):
                self.assertEqual(int(line[verdict]), sum(row["verdict"] == verdict for row in inside))
            nodes = [int(row["nodes"]) for row in inside]
            self.assertEqual((int(line["nodes"]), int(line["most_nodes"])), (sum(nodes), max(nodes)))
            self.assertGreaterEqual(int(line["moves"]), sum(int(row["moves"] or 0) for row in inside))
        self.bad("export", "counts.blocks", "--hints", "rows.study", says="omit --hints")

    def test_what_is_missing_is_named_in_one_line(self):
        alone = self.directory / "parquet.mjs"
        shutil.copy(PARQUET / "parquet.mjs", alone)
        export = [sys.executable, ROOT / "tools/export", self.directory / "out", "nestor-modern"]
        tried = [(export, {"LONGWOOD_LAB": "/none"}, "there is no /none"), (export, {"LONGWOOD_LAB": LAB, "PATH": "/none"}, "Node")]
        if shutil.which("node"):
            tried.append((["node", alone, "a.csv", "a.parquet"], {}, "npm ci"))
        for command, environment, words in tried:
            done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), done.stderr)
            self.assertIn(words, done.stderr)

    def test_what_does_not_belong_together_is_refused(self):
        self.good("study", "run", "nestor", "--deals", "0-1", "--out", "open.study")
        self.good("study", "run", "nestor", "--deals", "0-1", "--set", "modern", "--player", "honest", "--out", "other.study")
        self.bad("export", "none.study", says="none.study")
        self.bad("export", "open.study", "--hints", "open.study", says="is not a study of the hints")
        self.bad("export", "open.study", "--hints", "other.study", says="has other rules")
        self.bad("export", "other.study", "--hints", "other.study", says="omit --hints")
        self.write("mine.txt", "mine\n")
        self.bad("export", "open.study", "--out", "mine.txt", says="mine.txt")
        self.assertEqual((self.directory / "mine.txt").read_text(), "mine\n")

    @unittest.skipIf(shutil.which("node") is None or not (PARQUET / "node_modules").is_dir(), "npm ci --prefix tools/parquet was not run")
    def test_published_studies_as_csv_and_parquet_with_card_and_sums(self):
        environment = {**os.environ, "LONGWOOD_LAB": LAB}
        for folder in ("one", "two"):
            command = [ROOT / "tools/export", self.directory / folder, "nestor-modern"]
            subprocess.run(command, check=True, capture_output=True, env=environment)
        one, two = ((self.directory / folder / "SHA256SUMS").read_text() for folder in ("one", "two"))
        self.assertEqual(one, two)
        for line in one.splitlines():
            digest, name = line.split("  ")
            self.assertEqual(hashlib.sha256((self.directory / "one" / name).read_bytes()).hexdigest(), digest)
        with (self.directory / "one/nestor-modern.csv").open() as file:
            rows = list(csv.DictReader(file))
        script = PARQUET / "read-test.mjs"
        script.write_text(READ)
        self.addCleanup(script.unlink)
        asked = subprocess.run(["node", script, self.directory / "one/nestor-modern.parquet"], check=True, capture_output=True, text=True)
        read = json.loads(asked.stdout)
        self.assertEqual([{key: "" if value is None else str(value) for key, value in row.items()} for row in read], rows)
        odds = {row["knowledge"]: row for row in map(json.loads, self.good("odds", "nestor", "--json").splitlines()) if row["set"] == "modern"}
        self.assertEqual(sum(row["verdict"] == "won" for row in rows), odds["open"]["won"])
        self.assertEqual(sum(row["hints"] == "won" for row in rows), odds["honest"]["won"])
        self.assertIn("CC0", (self.directory / "one/README.md").read_text())

    @unittest.skipIf(shutil.which("node") is None or not (PARQUET / "node_modules").is_dir(), "npm ci --prefix tools/parquet was not run")
    def test_a_published_study_in_blocks(self):
        command = [ROOT / "tools/export", self.directory / "blocks", "la-nationale-hoffmann.blocks"]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, "LONGWOOD_LAB": LAB})
        with (self.directory / "blocks/la-nationale-hoffmann.blocks.csv").open() as file:
            lines = list(csv.DictReader(file))
        odds = next(row for row in map(json.loads, self.good("odds", "la-nationale", "--json").splitlines()) if row["knowledge"] == "open")
        self.assertEqual(sum(int(line["won"]) for line in lines), odds["won"])
        script = PARQUET / "read-blocks.mjs"
        script.write_text(READ)
        self.addCleanup(script.unlink)
        asked = subprocess.run(["node", script, self.directory / "blocks/la-nationale-hoffmann.blocks.parquet"], check=True, capture_output=True, text=True)
        self.assertEqual([{key: str(value) for key, value in row.items()} for row in json.loads(asked.stdout)], lines)
        self.assertIn("--blocks`", (self.directory / "blocks/README.md").read_text())
