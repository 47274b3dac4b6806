"""The common parts of all pages of the site, and the files that list them."""

import base64
import hashlib
import html
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from .pictures import with_sizes

NAME = "Longwood"
# Its own colours, because these pages are for reading; light or dark as the reader prefers.
STYLE = """:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#22231f;--quiet:#5a5b54;--line:#d8d2c2;--link:#1d5c45;--leaf:#f1ecdf}
@media(prefers-color-scheme:dark){:root{--paper:#161a18;--ink:#ece8dd;--quiet:#aaa89d;--line:#3a403c;--link:#8fd0b3;--leaf:#1f2522}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Georgia,'Times New Roman',serif}
header,main,footer{max-width:46rem;margin:0 auto;padding:1rem 1.25rem}
header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center}
header a,footer a{display:inline-block;padding:.4rem 0}
header a:first-child{font-weight:bold;font-size:1.25rem}
a{color:var(--link)}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0 1rem}
h2{font-size:1.4rem;margin:2rem 0 .5rem}
h3{font-size:1.1rem}
img{max-width:100%;height:auto;border-radius:.4rem}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{border-bottom:1px solid var(--line);padding:.4rem .5rem;text-align:left;vertical-align:top}
.wide{overflow-x:auto}
.quiet,footer,small{color:var(--quiet)}
.play{display:inline-block;background:var(--link);color:var(--paper);padding:.6rem 1.2rem;border-radius:.4rem;text-decoration:none;font-weight:bold}
.rules li{margin:.6rem 0}
.departs{background:var(--leaf);border-left:3px solid var(--link);padding-left:.6rem}
pre{background:var(--leaf);padding:.8rem;overflow-x:auto}
code{font:.9em/1.5 monospace}
"""

# What these pages may load: pictures of the site and the style above, no script at all.
POLICY = "; ".join(
    (
        "default-src 'none'",
        f"style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)


def usual_address(root: Path) -> str:
    """The project's own address, as the packages have it."""
    return re.search(r'LONGWOOD_HOMEPAGE "([^"]+)"', (root / "cmake/install.cmake").read_text())[1] + "/"


def text(words: object) -> str:
    return html.escape(str(words), quote=True)


@dataclass
class Site:
    """A site that is being made: the folder, the address where it will be found, and its pages so far."""

    folder: Path
    address: str
    pages: list[str] = field(default_factory=list)

    def write(self, path: str, title: str, description: str, body: str, picture: str = "pictures/the-clock.jpg", data: dict | None = None) -> None:
        """Writes OUT/path/index.html for a path that ends in a slash, or OUT/path if it names a file. Links in `body` start at the site's root as `~/`."""
        named = path.endswith(".html")
        file = self.folder / path if named else self.folder / path / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        # a host shows a page with a name of its own, which is that for what is not there, at any address
        up = self.address if named else "../" * path.count("/")
        address = self.address + path
        words = " ".join(description.split())
        # what is wider than the window is scrolled by keys as well; a column without a head has none
        body = with_sizes(body, self.folder)
        body = re.sub(r'<(pre|div class="wide")>', r'<\1 tabindex="0">', body).replace("<th></th>", "<td></td>")
        head = [
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{text(title)}</title>",
            f'<meta name="description" content="{text(words)}">',
            f'<link rel="canonical" href="{text(address)}">',
            *card(self.address, address, title, words, picture),
            '<link rel="icon" href="~/icon.svg" type="image/svg+xml">',
            # in the page itself: a picture must not delay it
            f"<style>{STYLE}</style>",
        ]
        if data:
            head.append(f'<script type="application/ld+json">{ld(data)}</script>')
        page = f"""<!doctype html>
<html lang="en">
<head>
{chr(10).join(head)}
</head>
<body>
<header><nav aria-label="Site"><a href="~/">{NAME}</a><a href="~/games/">Games and odds</a><a href="~/docs/">Documents</a><a href="~/">Play</a></nav></header>
<main>
{body}
</main>
<footer><p>{NAME}: patience as the Victorian books wrote it. Nothing is sent anywhere. Odds as <a href="~/odds.json">JSON</a> and <a href="~/odds.csv">CSV</a>, CC0; all else MIT. <a href="~/licences.txt">Licences of all parts</a></p></footer>
</body>
</html>
"""
        file.write_text(page.replace('"~/', f'"{up}'), encoding="utf-8")
        self.pages.append(path)


def ld(data: dict) -> str:
    """JSON within a page: nothing in it can end the script."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


def card(root: str, address: str, title: str, description: str, picture: str) -> list[str]:
    """What other sites show of a link."""
    facts = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": title,
        "og:description": description,
        "og:url": address,
        "og:image": root + picture,
    }
    return [f'<meta property="{key}" content="{text(value)}">' for key, value in facts.items()] + [
        '<meta name="twitter:card" content="summary_large_image">'
    ]


def finish(site: Site, catalogue: list) -> None:
    """The page itself gets its card and a way to the rest for who has no scripts; then style, map and the page for what is not there."""
    index = site.folder / "index.html"
    page = index.read_text(encoding="utf-8")
    description = f"{len(catalogue)} patience games of Victorian books, played by their own rules, with hints, proofs and odds."
    head = "\n    ".join([f'<link rel="canonical" href="{text(site.address)}">', *card(site.address, site.address, "Longwood: patience by the book", description, "pictures/the-clock.jpg")])
    links = "".join(f'<li><a href="games/{game.id}/">{text(game.title)}</a></li>' for game in catalogue)
    without = f'<noscript><h1>Longwood</h1><p>The games need JavaScript; their <a href="games/">rules and odds</a> do not.</p><ul>{links}</ul></noscript>'
    page, heads = re.subn(r"</head>", lambda _: f"  {head}\n  </head>", page, count=1)
    page, bodies = re.subn(r"(<body[^>]*>)", lambda found: f"{found[1]}\n    {without}", page, count=1)
    if heads != 1 or bodies != 1:
        raise ValueError("index.html has no head or no body")
    index.write_text(page, encoding="utf-8")
    renew_worker(site.folder)
    site.write("404.html", "Not here: Longwood", "There is no such page.", '<h1>Not here</h1><p>There is no such page. <a href="~/">Play</a>, or look at <a href="~/games/">the games</a>.</p>')
    addresses = "".join(f"  <url><loc>{text(site.address + path)}</loc></url>\n" for path in ["", *site.pages] if path != "404.html")
    (site.folder / "sitemap.xml").write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{addresses}</urlset>\n'
    )
    (site.folder / "robots.txt").write_text(f"User-agent: *\nAllow: /\nSitemap: {site.address}sitemap.xml\n")


def renew_worker(folder: Path) -> None:
    """The worker that keeps the page offline names its build by a digest, which must be another for another index.html."""
    worker = folder / "sw.js"
    source = worker.read_text(encoding="utf-8")
    digest = hashlib.sha256(source.encode() + (folder / "index.html").read_bytes()).hexdigest()[:16]
    source, found = re.subn(r'^(const build = \{"version":")[0-9a-f]+(")', rf"\g<1>{digest}\g<2>", source, count=1)
    if found != 1:
        raise ValueError("sw.js does not begin with the version of its build")
    worker.write_text(source, encoding="utf-8")
