#!/usr/bin/env python3
"""The words of Longwood in other languages: from PO files to the catalogues that the core and the page read.

    tools/words.py template code            po/template/code.pot, from the sentences of the C++ (xgettext)
    tools/words.py template games|page POT  the same of the games' data or the page, from a template that was printed
    tools/words.py template OUT.pot         all of it in one file, for who begins a language
    tools/words.py update [LANGUAGE...]     brings PO files up to the templates (msgmerge)
    tools/words.py check [LANGUAGE...]      everything that can be seen to be wrong, and how much is translated
    tools/words.py compile LANGUAGE OUT     writes a catalogue, without what is wrong
    tools/words.py pseudo OUT               a catalogue that nobody speaks: accents, brackets, 40 % longer
    tools/words.py join LANGUAGE OUT.po     the parts of a language in one file

A language is one file, po/fr.po; where several write at once it may be a folder of parts with the names of the templates, po/de/code.po.
--root FOLDER takes another folder than the project's. docs/contribute/translate.md tells a translator all that is needed.
"""

import argparse
import gettext
import re
import struct
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("code", "games", "page")

# ---- PO files ---------------------------------------------------------------------------------------


@dataclass
class Entry:
    """A message of a PO file; `texts` are its translations, one for each form of the plural."""

    context: str = ""
    english: str = ""
    plural: str = ""
    texts: list[str] = field(default_factory=list)
    fuzzy: bool = False
    notes: list[str] = field(default_factory=list)
    has_english: bool = False

    @property
    def is_done(self) -> bool:
        return not self.fuzzy and bool(self.texts) and all(self.texts)

    @property
    def is_term(self) -> bool:
        """Its lines are forms: the first is used in a hole without a form, "form: words" in a hole with it."""
        return self.context in TERM_CONTEXTS or "\n" in self.english

    @property
    def key(self) -> int:
        """FNV-1a as in lib/core/speech.hpp."""
        data = (f"{self.context}\4" if self.context else "") + self.english
        value = 2166136261
        for byte in data.encode():
            value = (value ^ byte) * 16777619 & 0xFFFFFFFF
        return value

    def __str__(self) -> str:
        return f"{self.context + ': ' if self.context else ''}{self.english[:60]!r}"


# Titles, piles and acts are put into the holes of sentences.
TERM_CONTEXTS = {"pile", "title", "act"}
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def plain(quoted: str) -> str:
    return re.sub(r"\\(.)", lambda m: ESCAPES.get(m[1], m[1]), quoted[1:-1])


def refuse(why: str) -> NoReturn:
    print(f"words.py: {why}", file=sys.stderr)
    sys.exit(2)


def run(*command: str | Path, **more: str) -> str:
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, **more)
    if done.returncode != 0:
        refuse(done.stderr.strip() or f"{command[0]} failed")
    return done.stdout


def entries_of(text: str) -> list[Entry]:
    """The messages of a PO file as msgcat writes it, without those that are crossed out; the header first."""
    found, now, part = [], Entry(), ""
    for line in [*text.splitlines(), ""]:
        if line.startswith("#"):
            if line.startswith("#,") and "fuzzy" in line:
                now.fuzzy = True
            if line.startswith(("#. ", "# ")):
                now.notes.append(line.split(" ", 1)[1])
        elif match := re.match(r'(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[\d+\])? )?(".*")$', line):
            part, new = match[1] or part, bool(match[1])
            words = plain(match[2])
            if part == "msgctxt":
                now.context += words
            elif part == "msgid":
                now.english, now.has_english = now.english + words, True
            elif part == "msgid_plural":
                now.plural += words
            elif new:
                now.texts.append(words)
            else:
                now.texts[-1] += words
        else:
            if now.has_english:
                found.append(now)
            now = Entry()
    return found


def read(paths: Iterable[Path]) -> list[Entry]:
    """The messages of some PO files together, the header first; msgcat checks their grammar."""
    return entries_of(run("msgcat", "--use-first", "--no-wrap", *paths))


def templates(root: Path) -> list[Path]:
    return [path for part in PARTS if (path := root / f"po/template/{part}.pot").exists()]


def files_of(root: Path, language: str) -> list[Path]:
    """The PO files of a language: one, or its parts."""
    whole = root / f"po/{language}.po"
    files = [whole] if whole.exists() else [p for part in PARTS if (p := root / f"po/{language}/{part}.po").exists()]
    return files or refuse(f"there is no po/{language}.po")


def languages(root: Path) -> list[str]:
    return sorted({p.stem for p in root.glob("po/*.po")} | {p.parent.name for p in root.glob("po/*/*.po")})


# ---- checks -----------------------------------------------------------------------------------------

HOLE = re.compile(r"\{(\w+)(?:\.(\w+))?\}")
# A pile is filled with these by name (`Speaker::put_pile`); the holes of all else are numbered as they come.
PILE_HOLES = {"name": 0, "suit": 1, "row": 2, "place": 3}
# Forms of the English terms, and those which any hole has: a number in words, a capital.
KNOWN_FORMS = {"bare", "rank", "word", "head"}
FULL_STOPS = (".", "?", "!", "…", "。", ":")


def holes(text: str) -> list[str]:
    return [match[1] for match in HOLE.finditer(text)]


@dataclass
class Language:
    """A language as its PO files have it."""

    name: str
    header: dict[str, str]
    entries: list[Entry]

    @classmethod
    def of(cls, root: Path, name: str) -> "Language":
        # each part may declare forms of its own
        header: dict[str, str] = {}
        for path in files_of(root, name):
            head = read([path])[0]
            for line in head.texts[0].splitlines() if not head.english else []:
                key, _, value = line.partition(": ")
                header[key] = f"{header[key]};{value}" if key == "X-Forms" and key in header else value
        return cls(name, header, [e for e in read(files_of(root, name)) if e.english])

    @property
    def forms(self) -> set[str]:
        """What holes may ask for: of `X-Forms: card=akk,dat;pile=wohin`; without that header the forms that cards and places have."""
        declared = re.findall(r"=\s*([\w, ]+)", self.header.get("X-Forms", ""))
        if not declared:
            texts = [text for entry in self.entries if entry.is_term for text in entry.texts]
            return KNOWN_FORMS | set(re.findall(r"^(\w+): \S", "\n".join(texts), flags=re.MULTILINE))
        return KNOWN_FORMS | {form.strip() for group in declared for form in group.split(",")}

    def plural_table(self) -> tuple[int, bytes]:
        """How many forms the plural has, and which a number takes: of 0 to 99, then of a hundred and more by their last two digits."""
        match = re.match(r"\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*(.*?);?\s*$", self.header.get("Plural-Forms", ""))
        if not match:
            refuse(f"{self.name}: the header has no Plural-Forms")
        rule = gettext.c2py(match[2])
        table = bytes(rule(n) for n in range(200))
        if any(rule(n) != table[n if n < 100 else 100 + n % 100] for n in range(10_000)) or max(table) >= int(match[1]):
            refuse(f"{self.name}: Plural-Forms asks for more than the last two digits, or for a form too many")
        return int(match[1]), table


def faults_of_holes(entry: Entry, text: str, forms: set[str]) -> Iterator[str]:
    english = holes(entry.english.split("\n")[0])
    # A plural form may say "one card" and leave the number out; a form of a term need not name all.
    may_miss = set(english) if entry.is_term else set(english[:1]) if entry.plural else set()
    for line in text.split("\n") if entry.is_term else [text]:
        used = set(holes(line))
        if extra := used - set(english):
            yield f"unknown hole {', '.join(sorted(extra))}"
        if lost := set(english) - used - may_miss:
            yield f"lost hole {', '.join(sorted(lost))}"
        for match in HOLE.finditer(line):
            if match[2] and match[2] not in forms:
                yield f"nobody declared the form {match[2]}"
        if re.search(r"[{}]", HOLE.sub("", line)):
            yield "a brace that is no hole"


def faults_of_lines(entry: Entry, text: str, forms: set[str]) -> Iterator[str]:
    """Of a term: a first line, then a line for each form, that was declared."""
    for line in text.split("\n")[1:]:
        form = re.match(r"(\w+): \S", line)
        if not form:
            yield f"a line of a term that is not a form: {line!r}"
        elif form[1] not in forms:
            yield f"nobody declared the form {form[1]}"


def faults_of_text(entry: Entry, text: str, forms: set[str]) -> Iterator[str]:
    yield from faults_of_holes(entry, text, forms)
    if entry.is_term:
        yield from faults_of_lines(entry, text, forms)
    elif "\n" in text:
        yield "a line break that English does not have"
    if re.search(r"\d %|\} %", text):
        yield "a common blank before %"
    if re.search(r"\S [:;?!»](?=[ ».)]|$)|« ", text):
        yield "a common blank before a mark, or within quotation marks"
    if text != text.strip() and entry.english == entry.english.strip() and entry.context != "digit grouping":
        yield "a blank at an end"
    # the decimal sign is a full stop, and a number alone
    if len(entry.english) > 1 and entry.english.endswith(".") != text.endswith(".") and not text.endswith(FULL_STOPS[1:]):
        yield "a full stop lost, or one too many"


def has_word(text: str, forms: list[str]) -> bool:
    words = "|".join(re.escape(form) for form in forms if form)
    return bool(words) and bool(re.search(rf"(?<![^\W\d_])(?:{words})(?![^\W\d_])", text, re.IGNORECASE))


def lost_terms(entries: list[Entry]) -> Iterator[tuple[Entry, str]]:
    """Explained terms of an English rule or refusal of which the translation has no form; a comment "without: family" says that it need not."""
    terms = [(e.english.split("|"), e.texts[0].split("|")) for e in entries if e.context == "term" and e.is_done]
    for entry in entries:
        if entry.context not in ("rule", "refusal") or not entry.is_done:
            continue
        for english, forms in terms:
            waived = any(f"without: {english[0]}" in note for note in entry.notes)
            if has_word(entry.english, english) and not has_word(entry.texts[0], forms) and not waived:
                yield entry, f"the term {english[0]!r} is lost"


def faults(language: Language, known: dict[int, Entry]) -> Iterator[tuple[Entry, str]]:
    """All that is wrong in a language, by its message. `known`: the templates' messages."""
    plurals, _ = language.plural_table()
    forms, keys = language.forms, dict[int, Entry]()
    for entry in language.entries:
        if known and entry.key not in known:
            yield entry, f"no template has it; run tools/words.py update {language.name}"
        if other := keys.get(entry.key):
            yield entry, f"its key is that of {other}"
        keys[entry.key] = entry
        if not entry.is_done:
            continue
        if entry.plural and len(entry.texts) != plurals:
            yield entry, f"{plurals} plural forms wanted, {len(entry.texts)} given"
        for text in entry.texts:
            yield from ((entry, fault) for fault in faults_of_text(entry, text, forms))
    yield from lost_terms(language.entries)


def told_in_two_ways(root: Path, language: str) -> Iterator[str]:
    """Messages that occur in several parts, of which a catalogue takes one translation for all."""
    first = dict[int, tuple[str, list[str]]]()
    for path in files_of(root, language):
        for entry in read([path]):
            part, texts = first.setdefault(entry.key, (path.stem, entry.texts))
            if entry.english and entry.is_done and texts != entry.texts:
                yield f"{entry}: {part}.po and {path.name} translate it in two ways"


def faults_of_templates(entries: list[Entry]) -> Iterator[str]:
    """Two messages with one key; a plural whose holes come otherwise than those of the singular; more holes than have a digit."""
    keys = dict[int, Entry]()
    for entry in entries:
        if other := keys.get(entry.key):
            yield f"{entry}: its key is that of {other}"
        keys[entry.key] = entry
        if entry.plural and holes(entry.plural) != holes(entry.english):
            yield f"{entry}: both numbers must have the same holes in the same order"
        if len(set(holes(entry.english.split("\n")[0]))) < len(holes(entry.english.split("\n")[0])):
            yield f"{entry}: a hole stands twice; English fills holes as they come"
        if len(holes(entry.english)) > 10:
            yield f"{entry}: more than ten holes"


# ---- catalogues -------------------------------------------------------------------------------------


def numbered(entry: Entry, text: str) -> str:
    """The holes by the number of their argument, as the core and the page fill them."""
    english = holes(entry.english.split("\n")[0])
    names = PILE_HOLES if entry.context == "pile" else {name: i for i, name in enumerate(english)}
    return HOLE.sub(lambda m: f"{{{names[m[1]]}{'.' + m[2] if m[2] else ''}}}", text)


def catalogue(table: bytes, entries: Iterable[Entry]) -> bytes:
    """`LWW1`, how many, the table of plurals, then keys in order, ends of texts, texts; all numbers little-endian, of 32 bits."""
    texts = {e.key: "\0".join(numbered(e, text) for text in e.texts).encode() for e in entries if e.is_done}
    keys, ends, end = sorted(texts), [], 0
    for key in keys:
        end += len(texts[key])
        ends.append(end)
    numbers = struct.pack(f"<I{len(keys)}I{len(keys)}I", len(keys), *keys, *ends)
    return b"LWW1" + numbers[:4] + table + numbers[4:] + b"".join(texts[key] for key in keys)


ACCENTS = str.maketrans("aeiouyAEIOUYcns", "áéíóúýÁÉÍÓÚÝçñš")


def pseudo_line(line: str) -> str:
    """⟦Thé cárd góéš ···⟧ with its holes as they were and its full stop at the end."""
    parts = re.split(r"(\{[\w.]+\})", line)
    words = "".join(part.translate(ACCENTS) if i % 2 == 0 else part for i, part in enumerate(parts))
    letters = sum(len(part) for part in parts[::2])
    stop = "." if line.endswith(".") else ""
    # in words of eight letters, between which a line may end
    filler = re.sub(r"(·{8})(?=·)", r"\1 ", "·" * max(1, round(0.4 * letters)))
    return f"⟦{words.removesuffix('.')}{filler}⟧{stop}"


def pseudo(entry: Entry) -> Entry:
    def of(text: str) -> str:
        lines = text.split("\n")
        forms = [re.sub(r"^(\w+: )?(.*)$", lambda m: (m[1] or "") + pseudo_line(m[2]), line) for line in lines[1:]]
        return "\n".join([pseudo_line(lines[0]), *forms])

    if entry.context == "term":  # forms that are looked for in texts
        texts = ["|".join(form.translate(ACCENTS) for form in entry.english.split("|"))]
    elif entry.context in ("decimal sign", "digit grouping"):
        texts = [entry.english]
    else:
        texts = [of(text) for text in (entry.english, entry.plural) if text]
    return Entry(entry.context, entry.english, entry.plural, texts)


# ---- commands ---------------------------------------------------------------------------------------

POT_HEADER = """msgid ""
msgstr ""
"Project-Id-Version: Longwood\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
KEYWORDS = ("message:1,1t", "message:1,2c,2t", "phrase:1", "sentence:1", "count:1,2", "count_sentence:1,2", 'problem:1,"a fault"',
            'count_problem:1,2,"a fault"')
# Descriptions in the help of the program, where CLI11 is given them.
HELP_KEYWORDS = ("add_subcommand:2", "add_option:3", "add_flag:3", "add_number:6", "add_effort_to:4", "set_version_flag:3",
                 "set_help_flag:2")
SECOND_HELP_KEYWORDS = ("add_effort_to:5",)  # xgettext takes one argument of a call


def normal(pot: str) -> str:
    """A template as it is kept: one header for all, a line a text, files without lines, so that it changes with the messages alone."""
    body = pot.split("\n\n", 1)[1] if "\n\n" in pot else ""
    body = re.sub(r"^#, .*-format\n", "", body, flags=re.MULTILINE)
    return run("msgcat", "--no-wrap", "--add-location=file", "-", input=POT_HEADER + "\n" + body)


def code_template(root: Path) -> str:
    """The messages of all C++ files, and the descriptions in the help under a context of their own."""
    files = sorted(path.relative_to(root) for house in ("lib", "app") for path in (root / house).rglob("*.[ch]pp") if not path.name.endswith("_test.cpp"))
    options = ["--language=C++", "--from-code=UTF-8", "--add-comments=TRANSLATORS", "--no-wrap", "--keyword", "-o-"]

    def found(keywords: Iterable[str], files: Iterable[Path]) -> str:
        """The messages without their header."""
        return run("xgettext", *options, *(f"--keyword={k}" for k in keywords), *files, cwd=str(root)).partition("\n\n")[2]

    cli = [path for path in files if path.parts[:2] == ("app", "cli")]
    helps = found(HELP_KEYWORDS, cli) + "\n" + found(SECOND_HELP_KEYWORDS, cli)
    return normal("\n\n" + found(KEYWORDS, files) + "\n" + re.sub(r"^msgid ", 'msgctxt "help"\nmsgid ', helps, flags=re.MULTILINE))


def make_template(root: Path, part: str, printed: str | None) -> None:
    folder = root / "po/template"
    folder.mkdir(parents=True, exist_ok=True)
    if part == "code":
        (folder / "code.pot").write_text(code_template(root), encoding="utf-8")
    elif part in PARTS:
        text = sys.stdin.read() if printed in (None, "-") else Path(printed).read_text(encoding="utf-8")
        (folder / f"{part}.pot").write_text(normal(text), encoding="utf-8")
    else:
        Path(part).write_text(run("msgcat", "--use-first", "--no-wrap", *templates(root)), encoding="utf-8")


def update(root: Path, language: str) -> None:
    for path in files_of(root, language):
        of_part = root / f"po/template/{path.stem}.pot"
        template = of_part.read_text() if path.parent.name == language else run("msgcat", "--use-first", "--no-wrap", *templates(root))
        run("msgmerge", "--quiet", "--no-wrap", "--no-fuzzy-matching", "--backup=none", "--update", path, "-", input=template)


def check(root: Path, language: Language) -> bool:
    """Prints what is wrong and how much is done; whether nothing is wrong."""
    template = [e for e in read(templates(root)) if e.english] if templates(root) else []
    known = {e.key: e for e in template}
    wrong = [*faults_of_templates(template), *told_in_two_ways(root, language.name)]
    wrong += [f"{entry}: {fault}" for entry, fault in faults(language, known)]
    for fault in wrong:
        print(f"{language.name}: {fault}")
    print(f"{language.name}: {len(wrong)} faults; {shares(template, language.entries)}")
    return not wrong


def shares(template: list[Entry], entries: list[Entry]) -> str:
    """How much of a template is translated, tier by tier; the page offers a language of which all that is met in play is."""
    done = {e.key for e in entries if e.is_done}
    tiers = [[e.key in done for e in template if is_second(e) == second] for second in (False, True)]
    return ", ".join(f"{sum(tier)} of {len(tier)} {what}" for tier, what in zip(tiers, ("met in play", "in what is read about games")))


# What only who reads about a game meets: notes, options and rule sets, and how the authorities compare; and the help of the terminal.
SECOND_TIER = ("note", "option", "choice", "contradiction", "set", "point", "reading", "change", "source", "help", "objection", "desktop")


def is_second(entry: Entry) -> bool:
    return entry.context.split(":")[0] in SECOND_TIER


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT)
    parser.add_argument("command", choices=["template", "update", "check", "compile", "pseudo", "join"])
    parser.add_argument("words", nargs="*")
    given = parser.parse_args()
    root, words = given.root, given.words
    match given.command, words:
        case "template", [part, *printed] if len(printed) < 2:
            make_template(root, part, printed[0] if printed else None)
        case "update", names:
            for name in names or languages(root):
                update(root, name)
        case "check", names:
            return 0 if all([check(root, Language.of(root, name)) for name in names or languages(root)]) else 1
        case "compile", [name, out]:
            language = Language.of(root, name)
            wrong = {id(entry) for entry, _ in faults(language, {})}
            sound = [entry for entry in language.entries if id(entry) not in wrong]
            Path(out).write_bytes(catalogue(language.plural_table()[1], sound))
            print(f"{name}: {shares([e for e in read(templates(root)) if e.english] if templates(root) else [], sound)}")
        case "pseudo", [out]:
            table = bytes(0 if n == 1 else 1 for n in range(100)) + bytes([1] * 100)
            Path(out).write_bytes(catalogue(table, [pseudo(e) for e in read(templates(root)) if e.english]))
        case "join", [name, out]:
            Path(out).write_text(run("msgcat", "--use-first", "--no-wrap", *files_of(root, name)), encoding="utf-8")
        case _:
            parser.error("see --help")
    return 0


if __name__ == "__main__":
    sys.exit(main())
