"""A page for each game and each of its rule sets: what it is, how often it is won, its rules and its other names."""

from dataclasses import dataclass
from pathlib import Path

from tables import objects, share

from . import figures
from .shell import Site, text

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Game:
    """A game, from `longwood games` and the `rules` of each set."""

    facts: dict
    rules: dict[str, dict]  # by set

    @property
    def id(self) -> str:
        return self.facts["game"]

    @property
    def title(self) -> str:
        return self.facts["title"]

    @property
    def own(self) -> str:
        """The book's own rule set."""
        return self.facts["sets"][0]["id"]

    def names(self, rule_set: str) -> list[dict]:
        """Other names of a rule set."""
        return [name for name in self.facts["knownAs"] if (name["set"] or self.own) == rule_set]

    def path(self, rule_set: str) -> str:
        return f"games/{self.id}/" if rule_set == self.own else f"games/{self.id}/{rule_set}/"


def read(program: Path) -> list[Game]:
    """Every game, in the program's order."""
    found = []
    for facts in objects(str(program), "games"):
        rules = {each["id"]: objects(str(program), "rules", facts["game"], "--set", each["id"])[0] for each in facts["sets"]}
        found.append(Game(facts, rules))
    return found


def odds_words(game: str, found: dict[str, dict]) -> list[str]:
    """The answer to how often a game is won, in sentences."""
    words = []
    if odds := found.get("open"):
        words.append(f"With all cards and shuffles known, {share(odds)} of the deals of {game} can be won ({odds['n']:,} deals, {odds['open']:,} of them not decided).")
    if odds := found.get("honest"):
        words.append(f"A player who sees only the table and makes the best choices we know wins {share(odds)} ({odds['n']:,} deals).")
    return words


def odds_table(found: dict[str, dict]) -> str:
    names = {"open": "can be won, all cards and shuffles known", "honest": "won by the honest player, who sees only the table"}
    rows = "".join(
        f"<tr><td>{names[kind]}</td><td>{share(odds)}</td><td>{odds['n']:,}</td><td>{odds['won']:,}</td><td>{odds['lost']:,}</td><td>{odds['open']:,}</td></tr>"
        for kind, odds in found.items()
        if kind in names
    )
    if not rows:
        return "<p>No study of these rules is published yet.</p>"
    head = "<tr><th></th><th>share, 95 % interval</th><th>deals</th><th>won</th><th>lost</th><th>open</th></tr>"
    return f'<div class="wide"><table>{head}{rows}</table></div>'


def cited(rule: dict) -> str:
    """The citation of a rule, and the remark on it."""
    return "; ".join(part for part in (rule["source"], rule["besides"]) if part)


def rules_list(rules: dict) -> str:
    items = "".join(
        f'<li id="rule-{number}"{" class=departs" if rule["departs"] else ""}>{text(rule["text"])}<br><small>{text(cited(rule))}</small></li>'
        for number, rule in enumerate(rules["sentences"], 1)
    )
    return f'<ol class="rules">{items}</ol>'


def sets_table(game: Game, odds: list[dict], shown: str) -> str:
    rows = []
    for each in game.rules[game.own]["sets"]:
        found = figures.of_set(odds, game.id, each["id"])
        names = ", ".join(text(name["name"]) for name in game.names(each["id"]))
        title = text(each["title"]) if each["id"] == shown else f'<a href="~/{game.path(each["id"])}">{text(each["title"])}</a>'
        shares = "".join(f"<td>{share(found[kind]) if kind in found else 'not published'}</td>" for kind in ("open", "honest"))
        rows.append(f"<tr><td>{title}</td><td>{text(each['about'])}{f' Known as {names}.' if names else ''}</td>{shares}</tr>")
    head = "<tr><th>rule set</th><th>what it is</th><th>can be won</th><th>honest player wins</th></tr>"
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'


def notes_list(notes: list[dict]) -> str:
    return "".join(f"<h3>{text(note['point'])}</h3><p>{text(note['readings'])}</p><p>{text(note['ours'])}</p>" for note in notes)


def studied(game: Game) -> str:
    """The game's own page below the odds; empty for a game that was not studied yet."""
    return f"{game.id}/" if (ROOT / f"docs/research/odds/{game.id}.md").exists() else ""


def write_one(site: Site, game: Game, rule_set: str, odds: list[dict], picture: str | None) -> None:
    rules, found = game.rules[rule_set], figures.of_set(odds, game.id, rule_set)
    described = next(each for each in rules["sets"] if each["id"] == rule_set)
    names = [name["name"] for name in game.names(rule_set)]
    own = rule_set == game.own
    heading = game.title if own else f"{game.title}: {described['title']}"
    called = f" ({', '.join(names)})" if names else ""
    title = f"{heading}{called} solitaire: rules and odds"
    answers = odds_words(names[0] if names and not own else game.title, found)
    play = f"~/#/{game.id}" if own else f"~/#/{game.id}/{rule_set}"
    body = [f"<h1>{text(heading)}</h1>"]
    if names:
        body.append(f'<p class="quiet">Also known as {text(", ".join(names))}.</p>')
    body.append(f"<p>{text(game.facts['aim'])}</p>")
    body.append(f'<p><a class="play" href="{play}">Play {text(heading)}</a></p>')
    if picture:
        body.append(f'<p><img src="~/{picture}" alt="{text(game.title)} laid out on the table"></p>')
    body.append(f"<h2>How often is it won?</h2><p>{text(' '.join(answers))}</p>{odds_table(found)}")
    body.append(f'<p class="quiet">How these figures were found: <a href="~/docs/research/odds/{studied(game)}">odds</a>, <a href="~/docs/research/methods-honest/">the honest player</a>.</p>')
    body.append(f"<h2>Rules</h2><p>{text(rules['book'])}, {text(rules['chapter'])}. {text(rules['object'])}</p>")
    if not own:
        body.append("<p>Sentences which are not the book’s own are marked.</p>")
    body.append(rules_list(rules))
    body.append(f"<h2>Rule sets</h2>{sets_table(game, odds, rule_set)}")
    if own and rules["notes"]:
        body.append(f"<h2>Where the authorities differ</h2>{notes_list(rules['notes'])}")
    data = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": heading,
        "alternateName": names,
        "description": game.facts["aim"],
        "numberOfPlayers": {"@type": "QuantitativeValue", "value": 1},
        "url": site.address + game.path(rule_set),
    }
    if picture:
        data["image"] = site.address + picture
    description = f"{game.facts['aim']} {' '.join(answers)}"
    site.write(game.path(rule_set), title, description, "\n".join(body), picture or "pictures/the-clock.jpg", data)


def write(site: Site, catalogue: list[Game], odds: list[dict]) -> None:
    """Every game's pages, and the list of them."""
    rows = []
    for game in catalogue:
        files = (f"pictures/games/{game.id}.jpg", f"pictures/{game.id}.jpg")
        picture = next((file for file in files if (site.folder / file).exists()), None)
        for each in game.facts["sets"]:
            write_one(site, game, each["id"], odds, picture)
        found = figures.of_set(odds, game.id, game.own)
        names = ", ".join(text(name["name"]) for name in game.facts["knownAs"])
        shares = "".join(f"<td>{share(found[kind]) if kind in found else 'not published'}</td>" for kind in ("open", "honest"))
        rows.append(f'<tr><td><a href="~/{game.path(game.own)}">{text(game.title)}</a></td><td>{names}</td><td>{text(game.facts["source"])}</td>{shares}</tr>')
    head = "<tr><th>game</th><th>also known as</th><th>book</th><th>can be won</th><th>honest player wins</th></tr>"
    names = ", ".join(game.title for game in catalogue)
    body = f"""<h1>Games, and how often they are won</h1>
<p>Shares of deals with 95 % intervals, by the book’s own rules; each game’s page has those of its other rule sets. <em>Can be won</em>: for one who
sees every card and knows every shuffle. <em>Honest player</em>: one who sees only the table.</p>
<div class="wide"><table>{head}{"".join(rows)}</table></div>
<p>All figures: <a href="~/odds.json">JSON</a>, <a href="~/odds.csv">CSV</a> (CC0). <a href="~/docs/research/odds/">How they were found.</a></p>"""
    data = {
        "@context": "https://schema.org",
        "@type": "Dataset",
        "name": "Odds of patience games",
        "description": "Shares of deals that can be won, and that an honest player wins, with 95 % intervals.",
        "license": figures.LICENCE,
        "url": site.address + "games/",
        "distribution": [
            {"@type": "DataDownload", "encodingFormat": kind, "contentUrl": site.address + name}
            for kind, name in (("application/json", "odds.json"), ("text/csv", "odds.csv"))
        ],
    }
    site.write("games/", "Solitaire games: rules and win rates", f"Rules and win rates of {names}.", body, data=data)
