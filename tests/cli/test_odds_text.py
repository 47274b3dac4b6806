"""What `longwood odds`, `advise` and `review` print for people: estimates with margins that cover the published intervals."""

import re
import unittest

from program import ProgramTest

ESTIMATE = re.compile(r"(\d+(?:\.\d+)?) % ± (\d+(?:\.\d+)?)")


def ends(text: str) -> tuple[float, float]:
    """The interval that a figure stands for, in percent."""
    if found := ESTIMATE.search(text):
        middle, margin = map(float, found.groups())
        return middle - margin, middle + margin
    shares = [float(share) for share in re.findall(r"(\d+(?:\.\d+)?)(?: %| to)", text)]
    if "≥" in text:
        return shares[0], 100
    if "≤" in text:
        return 0, shares[0]
    low, high = shares
    return low, high


class Odds(ProgramTest):
    def published(self) -> dict[tuple[str, str, str, str], dict]:
        return {(o["game"], o["set"], o.get("options", ""), o["knowledge"]): o for o in self.objects("odds", "--json")}

    def check(self, text: str, odds: dict) -> None:
        low, high = ends(text)
        self.assertGreaterEqual(low, 0, text)
        self.assertLessEqual(high, 100, text)
        # it covers the interval, and is not much wider
        self.assertLessEqual(low, 100 * odds["low"] + 1e-9, (text, odds))
        self.assertGreaterEqual(high, 100 * odds["high"] - 1e-9, (text, odds))
        if "±" in text:
            self.assertLess(high - low, 2 * 100 * (odds["high"] - odds["low"]) + 1e-6, (text, odds))

    def test_each_game_has_one_line_of_at_most_78_columns(self):
        published = self.published()
        games = {game["title"]: game for game in self.objects("games", "--json")}
        heading, *lines = self.good("odds").split("\n\n")[0].splitlines()
        self.assertEqual(re.split("  +", heading.strip()), ["winnable", "with hints", "deals"])
        winnable, hints = heading.index("winnable"), heading.index("with hints")
        shown = []
        for line in lines:
            game = games[line[:winnable].strip()]
            shown.append(game["game"])
            for knowledge, text in (("open", line[winnable:hints].strip()), ("honest", re.split("  +", line[hints:])[0].strip())):
                odds = published.get((game["game"], game["sets"][0]["id"], "", knowledge))
                self.assertEqual(bool(text), odds is not None, line)
                if odds:
                    self.check(text, odds)
        self.assertEqual(shown, [game["game"] for game in games.values() if any(key[0] == game["game"] for key in published)])
        for language in ("en", "de", "fr"):
            table, legend = self.good("odds", "--language", language).split("\n\n")
            self.assertLessEqual(max(map(len, table.splitlines())), 78, table)
            self.assertLessEqual(max(map(len, legend.splitlines())), 80, legend)

    def test_a_game_shows_every_study_of_its_rule_sets(self):
        published = self.published()
        for game in sorted({key[0] for key in published}):
            told = [line for line in self.good("odds", game).splitlines() if re.match(r"    (winnable|with hints) ", line)]
            wanted = [odds for (name, *_), odds in published.items() if name == game]
            self.assertEqual(len(told), len(wanted), game)
            for line in told:
                figure = line[18:].split("  ")[0]
                of = [odds for odds in wanted if f" {odds['n']:,} deals" in line and (odds["knowledge"] == "honest") == line.startswith("    with")]
                self.assertTrue(any(self.covers(figure, odds) for odds in of), line)
        whole = self.good("odds", "--all")
        self.assertEqual(len(re.findall(r"(?m)^    (?:winnable|with hints) ", whole)), len(published))

    def covers(self, figure: str, odds: dict) -> bool:
        low, high = ends(figure)
        return low <= 100 * odds["low"] + 1e-9 and high >= 100 * odds["high"] - 1e-9


class Advice(ProgramTest):
    def test_five_moves_of_a_long_line_and_how_many_follow(self):
        plan = self.one("advise", "fortress", "--deal", "5", "--json")["hints"][0]["plan"]
        self.assertGreater(len(plan), 6)
        short, whole = self.good("advise", "fortress", "--deal", "5"), self.good("advise", "fortress", "--deal", "5", "--all")
        numbered = r"(?m)^ *\d+\. (\S+) "
        self.assertEqual(re.findall(numbered, short), plan[:5])
        self.assertIn(f"\n     ... {len(plan) - 5} more (--all)\n", short)
        self.assertEqual(re.findall(numbered, whole), plan)
        self.assertNotIn("--all", whole)


class Review(ProgramTest):
    def test_no_interval_of_a_share_leaves_0_to_100(self):
        text = self.good("review", "--self", "st-helena", "--player", "greedy", "--deals", "1-2", "--precision", "2")
        rows = re.findall(r"(?m)^  (.{34}) +(.*) %$", text)
        self.assertGreater(len(rows), 3)
        for name, figure in rows:
            low, high = ends(re.sub(r"^(\S+)", r"\1 %", figure) if "±" in figure else figure + " %") if " " in figure.strip() else (float(figure), float(figure))
            self.assertGreaterEqual(low, 0, (name, figure))
            self.assertLessEqual(high, 100, (name, figure))
