#!/usr/bin/env python3
"""Results of studies as they are published: what a study in rows says of its deals, without moves, their digests and sums of rows.

    tools/study_results.py pack FILE.study OUT.results.xz
    tools/study_results.py unpack IN.results.xz OUT.study     a study of format 2, of the honest player 4
    tools/study_results.py note LAB MANIFEST FILE.study...    notes in MANIFEST what was run, and in counters.tsv beside it what was won in
                                                              games played for counters; LAB is longwood-lab
    tools/study_results.py counters LAB MANIFEST FILE.study...    for each played for counters, what a game won on average: "FILE.study -1.23 ± 0.45"

docs/reference/formats.md has the format. A study that keeps results only was noted when it was published first, and its line stays.
"""

import hashlib
import json
import lzma
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

MAGIC = b"longwood results 1\n"
NUMBERS = ("verdict", "moves", "nodes", "microseconds", "kilobytes", "budget")
TERMS = ("game", "rule_set", "options", "rules", "solver")
EXTREME = 9 | lzma.PRESET_EXTREME
WON = 1

# As lab/study/study_file.cpp has them, without sums.
TABLES = """
CREATE TABLE study(game TEXT NOT NULL, rule_set TEXT NOT NULL, options TEXT NOT NULL, rules INTEGER NOT NULL, solver INTEGER NOT NULL{player_column});
CREATE TABLE budget(id INTEGER PRIMARY KEY, nodes INTEGER NOT NULL, megabytes INTEGER NOT NULL, UNIQUE(nodes, megabytes));
CREATE TABLE result(deal INTEGER PRIMARY KEY, verdict INTEGER NOT NULL, moves INTEGER, nodes INTEGER NOT NULL,
  microseconds INTEGER NOT NULL, kilobytes INTEGER NOT NULL, digest INTEGER, budget INTEGER NOT NULL REFERENCES budget(id){line_column});
CREATE VIEW deals AS SELECT game, rule_set, options, rules, solver, deal,
  CASE verdict WHEN 1 THEN 'won' WHEN 2 THEN 'lost' ELSE 'open' END AS verdict, moves, result.nodes AS nodes,
  microseconds / 1000.0 AS ms, kilobytes, budget.nodes AS limit_nodes, budget.megabytes AS limit_megabytes,
  CASE WHEN digest IS NOT NULL THEN printf('%016x', digest) END AS digest{view_columns}
  FROM result JOIN study JOIN budget ON budget.id = result.budget;
PRAGMA application_id = 1280791380;
PRAGMA user_version = {version};
"""


def ranges_of(deals: list[int]) -> list[list[int]]:
    """Ascending numbers as ranges, each of its first and last."""
    ranges: list[list[int]] = []
    for deal in deals:
        if ranges and ranges[-1][1] + 1 == deal:
            ranges[-1][1] = deal
        else:
            ranges.append([deal, deal])
    return ranges


def planes(values: tuple[int, ...]) -> list[bytes]:
    """The lowest byte of all values, then the next of all, as many as the greatest has."""
    count = (max(values, default=0).bit_length() + 7) // 8
    return [bytes(value >> 8 * plane & 255 for value in values) for plane in range(count)]


def pack(study: Path) -> bytes:
    database = sqlite3.connect(f"file:{study}?mode=ro", uri=True)
    database.row_factory = sqlite3.Row
    head = dict(database.execute("SELECT * FROM study").fetchone())
    head.setdefault("options", "")
    rows = database.execute(f"SELECT deal, {', '.join(NUMBERS)} FROM result ORDER BY deal").fetchall()
    budgets = [list(row) for row in database.execute("SELECT nodes, megabytes FROM budget ORDER BY id")]
    database.close()
    columns = [planes(tuple(row[name] or 0 for row in rows)) for name in NUMBERS]
    head |= {
        "budgets": budgets,
        "deals": ranges_of([row["deal"] for row in rows]),
        "bytes": {name: len(column) for name, column in zip(NUMBERS, columns, strict=True)},
    }
    body = b"".join(plane for column in columns for plane in column)
    return lzma.compress(MAGIC + json.dumps(head).encode() + b"\n" + body, preset=EXTREME)


def numbers(body: bytes, count: int, widths: list[int]) -> list[list[int]]:
    """The columns that `planes` wrote one after another."""
    columns, at = [], 0
    for width in widths:
        values = [0] * count
        for plane in range(width):
            values = [value | byte << 8 * plane for value, byte in zip(values, body[at : at + count], strict=True)]
            at += count
        columns.append(values)
    return columns


def unpack(packed: Path, out: Path) -> None:
    try:
        text = lzma.decompress(packed.read_bytes())
    except lzma.LZMAError as error:
        sys.exit(f"{packed} is damaged: {error}")
    if not text.startswith(MAGIC):
        sys.exit(f"{packed} does not hold results of a study")
    line, body = text.removeprefix(MAGIC).split(b"\n", 1)
    head = json.loads(line)
    deals = [deal for first, last in head["deals"] for deal in range(first, last + 1)]
    columns = dict(zip(NUMBERS, numbers(body, len(deals), [head["bytes"][name] for name in NUMBERS]), strict=True))
    honest = "player" in head
    terms = [head[name] for name in (*TERMS, *(["player"] if honest else []))]
    moves = [count if honest or verdict == WON else None for count, verdict in zip(columns["moves"], columns["verdict"], strict=True)]
    part = out.with_name(out.name + ".part")
    part.unlink(missing_ok=True)
    database = sqlite3.connect(part)
    database.executescript(
        TABLES.format(
            player_column=", player INTEGER NOT NULL" if honest else "",
            line_column=", line BLOB NOT NULL" if honest else "",
            view_columns=", player, line" if honest else "",
            version=4 if honest else 2,
        )
    )
    with database:
        database.execute(f"INSERT INTO study VALUES({', '.join('?' * len(terms))})", terms)
        database.executemany("INSERT INTO budget VALUES(?, ?, ?)", [(i, *budget) for i, budget in enumerate(head["budgets"])])
        fields = (deals, columns["verdict"], moves, *(columns[name] for name in ("nodes", "microseconds", "kilobytes", "budget")))
        line_of_all = ", x''" if honest else ""
        database.executemany(f"INSERT INTO result VALUES(?, ?, ?, ?, ?, ?, NULL, ?{line_of_all})", zip(*fields, strict=True))
    database.close()
    os.replace(part, out)


# ---- the manifest

HEAD = """\
# The studies of which only the results lie in data/studies, without moves and their digests. `deals`: how many were run; `kept`: rows that lie here. The sums are those of the whole, as
# `longwood-lab study report` tells them: a run of the command has them again (times differ, so bytes do). `bytes` and `sha256` are of the whole file, packed with xz -9e; `where` is the commit that has it.
"""
COLUMNS = ("study", "rules", "solver", "player", "deals", "kept", "verdict_sum", "solution_sum", "bytes", "sha256", "where", "command")


def manifest_of(path: Path) -> dict[str, dict[str, str]]:
    """Its lines by study; none where there is no such file."""
    text = path.read_text() if path.exists() else ""
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    return {row[0]: dict(zip(COLUMNS, row, strict=True)) for row in rows[1:]}


def report_of(lab: str, study: Path) -> dict:
    told = subprocess.run([lab, "study", "report", str(study), "--json"], check=True, capture_output=True, text=True).stdout
    return json.loads(told)


def noted(lab: str, study: Path, where: str = "made again by the command") -> dict[str, str] | None:
    """The line of a whole study; none of one that keeps results only."""
    report = report_of(lab, study)
    if report["solution_sum"] is None:
        return None
    packed = lzma.compress(study.read_bytes(), preset=EXTREME)
    values = report | {
        "study": study.name,
        "player": report.get("player", "-"),
        "deals": report["n"],
        "kept": report["n"],
        "bytes": len(packed),
        "sha256": hashlib.sha256(packed).hexdigest(),
        "where": where,
        "command": " && ".join(report["commands"]),
    }
    return {name: str(values[name]) for name in COLUMNS}


def write_manifest(path: Path, lines: dict[str, dict[str, str]]) -> None:
    rows = ["\t".join(COLUMNS), *("\t".join(lines[name].values()) for name in sorted(lines))]
    path.write_text(HEAD + "\n".join(rows) + "\n")


def note(lab: str, manifest: Path, studies: list[Path]) -> None:
    lines = manifest_of(manifest)
    for study in studies:
        line = noted(lab, study)
        before = lines.get(study.name)
        if line is None and before is None:
            sys.exit(f"{study} keeps results only, and {manifest} says nothing of the whole; run the study again")
        if line is not None and (before is None or before["sha256"] != line["sha256"]):
            lines[study.name] = line
    write_manifest(manifest, lines)
    note_counters(lab, manifest, studies)


# ---- what was won in counters, which only a study with its moves says

COUNTERS_HEAD = "study\tverdict_sum\tcounters\n"


def counters_of(lab: str, manifest: Path, studies: list[Path]) -> dict[str, tuple[str, str]]:
    """By study, its sum of verdicts and what a game won on average, with half of the 95 % interval. Of a study that keeps results only, as
    it was noted when the same verdicts were whole."""
    file = manifest.with_name("counters.tsv")
    noted_lines = file.read_text(encoding="utf-8").splitlines()[1:] if file.exists() else []
    before = {name: (verdicts, told) for name, verdicts, told in (line.split("\t") for line in noted_lines)}
    found = {}
    for study in studies:
        if not study.name.endswith("-honest.study"):
            continue
        report = report_of(lab, study)
        verdicts = report["verdict_sum"]
        if won := report.get("counters"):
            found[study.name] = (verdicts, f"{won['mean']:+.2f} ± {won['error']:.2f}")
        elif before.get(study.name, ("", ""))[0] == verdicts:
            found[study.name] = before[study.name]
    return found


def note_counters(lab: str, manifest: Path, studies: list[Path]) -> None:
    found = counters_of(lab, manifest, studies)
    if found:
        lines = ("\t".join([name, *found[name]]) + "\n" for name in sorted(found))
        manifest.with_name("counters.tsv").write_text(COUNTERS_HEAD + "".join(lines), encoding="utf-8")


def main(arguments: list[str]) -> None:
    match arguments:
        case ["pack", study, out]:
            Path(out).write_bytes(pack(Path(study)))
        case ["unpack", packed, out]:
            unpack(Path(packed), Path(out))
        case ["note", lab, manifest, *studies]:
            note(lab, Path(manifest), [Path(name) for name in studies])
        case ["counters", lab, manifest, *studies]:
            for name, (_, told) in counters_of(lab, Path(manifest), [Path(name) for name in studies]).items():
                print(name, told)
        case _:
            print(__doc__, file=sys.stderr)
            sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
