"""The documents as pages: every .md that can be reached from the README, with its pictures and other files."""

import re
import shutil
from pathlib import Path
from urllib.parse import quote, urldefrag

import markdown

from .shell import Site, text

# Links and pictures of a document; anchors are formed as its host forms them.
ATTRIBUTE = re.compile(r'(<(?:a|img)\b[^>]*?\b(?:href|src)=")([^"]*)(")')


def slug(heading: str, separator: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", separator)


def page_path(document: Path) -> str:
    """The address of a document: docs/play/review.md at docs/play/review/, README.md at docs/, other README.md at their folder."""
    parts = list(document.with_suffix("").parts)
    if parts[-1] == "README":
        parts.pop()
    if not parts or parts[0] != "docs":
        parts.insert(0, "docs")
    return "/".join(part if part != part.upper() else part.lower() for part in parts) + "/"


def rendered(source: str) -> str:
    return markdown.markdown(source, extensions=["tables", "fenced_code", "toc", "sane_lists"], extension_configs={"toc": {"slugify": slug}}, output_format="html")


def listed(source: str) -> str:
    """Lists that follow a paragraph without a blank line between them, as the host reads them."""
    lines, fenced = [], False
    for line in source.splitlines():
        fenced ^= line.startswith("```")
        before = lines[-1] if lines else ""
        if not fenced and re.match(r"(\* |- |\d+\. |\|)", line) and before.strip() and not re.match(r"(\* |- |\d+\. |\||\s|<!--)", before):
            lines.append("")
        lines.append(line)
    return "\n".join(lines) + "\n"


def reached(root: Path) -> list[Path]:
    """The documents, in the order in which the README and those it names lead to them."""
    found, waiting = [], [Path("README.md")]
    while waiting:
        document = waiting.pop(0)
        if document in found:
            continue
        found.append(document)
        for target in re.findall(r"\]\(([^)\s#]+\.md)", (root / document).read_text(encoding="utf-8")):
            file = (root / document.parent / target).resolve()
            if file.exists() and file.is_relative_to(root):
                waiting.append(file.relative_to(root))
    return found


def write(site: Site, root: Path) -> None:
    documents = {document: page_path(document) for document in reached(root)}
    for document, path in documents.items():
        source = (root / document).read_text(encoding="utf-8")
        body = ATTRIBUTE.sub(lambda found, at=document: found[1] + led(site, root, documents, at, found[2]) + found[3], rendered(listed(source)))
        body = re.sub(r"<table>(.*?)</table>", r'<div class="wide"><table>\1</table></div>', body, flags=re.DOTALL)
        heading = re.search(r"^# (.+)$", source, re.MULTILINE)
        title = heading[1] if heading else path
        first = re.search(r"<p>([^<].*?)</p>", body, re.DOTALL)
        words = re.sub(r"<[^>]+>", "", first[1]) if first else title
        site.write(path, f"{title}: Longwood" if title != "Longwood" else "Longwood: documents", shortened(words), body)


def shortened(words: str) -> str:
    """The first sentences, as long as a search shows them."""
    plain = " ".join(words.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').split())
    return plain if len(plain) <= 160 else plain[:160].rsplit(" ", 1)[0] + " …"


def led(site: Site, root: Path, documents: dict[Path, str], document: Path, target: str) -> str:
    """Where a link of a document leads on the site. Files that are no documents are copied; what is only in the repository is named there."""
    if re.match(r"[a-z]+:", target) or target.startswith("#"):
        return target
    name, anchor = urldefrag(target.replace("&amp;", "&"))
    file = (root / document.parent / name).resolve()
    if not file.is_relative_to(root) or not file.exists():
        raise ValueError(f"{document}: {target} leads nowhere")
    inside = file.relative_to(root)
    if inside in documents:
        return f"~/{documents[inside]}" + (f"#{text(anchor)}" if anchor else "")
    if file.is_dir():
        return f"~/docs/#{slug('Documents', '-')}"
    copy = site.folder / "docs/files" / inside
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, copy)
    return f"~/docs/files/{quote(str(inside))}"
