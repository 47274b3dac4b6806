"""Games by the names that players use, and what shells and man(1) are told of the programs."""

import shutil
import subprocess
import unittest

from program import BINARY, GAMES, LAB, ProgramTest


class Names(ProgramTest):
    def test_every_other_name_leads_to_its_game_and_set(self):
        for game in self.objects("games", "--json"):
            self.assertEqual(self.one("rules", game["title"], "--json")["game"], game["game"])
            for known in game["knownAs"]:
                rules = self.one("rules", known["name"].upper(), "--json")
                self.assertEqual((rules["game"], rules["set"]), (game["game"], known["set"] or game["sets"][0]["id"]), known)

    def test_a_name_of_another_game_says_so(self):
        names = [(game, other) for game in self.objects("games", "--json") for other in game["mistaken"]]
        self.assertTrue(names)
        for game, other in names:
            result = self.run_program("rules", other["name"])
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn(f"{other['name']} is {other['is']}, not {game['title']}", result.stderr)

    def test_a_set_that_is_given_counts_for_more_than_the_name(self):
        game = next(game for game in self.objects("games", "--json") for known in game["knownAs"] if known["set"])
        name = next(known["name"] for known in game["knownAs"] if known["set"])
        usual = game["sets"][0]["id"]
        self.assertEqual(self.one("rules", name, "--set", usual, "--json")["set"], usual)

    def test_an_unknown_name_gets_its_nearest(self):
        self.assertIn("did you mean 'fortress'?", self.run_program("rules", "fortres").stderr)
        self.assertIn("did you mean 'Tournament'?", self.run_program("rules", "tournement").stderr)


class Completions(ProgramTest):
    def words(self, *typed: str, program: str = BINARY) -> list[str]:
        said = subprocess.run([program, "--complete", *typed], capture_output=True, text=True, check=True).stdout
        return [line.split("\t")[0] for line in said.splitlines()]

    def test_games_sets_and_choices_of_every_game(self):
        self.assertEqual(self.words("rules", ""), GAMES)
        for game in self.objects("games", "--json"):
            name = game["game"]
            self.assertEqual(self.words("solve", name, "--set", ""), [each["id"] for each in game["sets"]])
            choices = [f"{option['id']}={choice['id']}" for option in game["options"] for choice in option["choices"]]
            self.assertEqual(self.words("solve", name, "--options", ""), choices)
            self.assertEqual(self.words("solve", name, "--options="), [f"--options={choice}" for choice in choices])

    def test_commands_options_and_values(self):
        self.assertIn("play", self.words(""))
        self.assertEqual(self.words("play", "--live", ""), ["on", "off"])
        self.assertIn("--deal", self.words("play", "--d"))
        self.assertIn("--color", self.words("play", "--c"))
        self.assertIn("play", self.words("help", ""))
        self.assertIn("upper-bound", self.words("study", "", program=LAB))
        self.assertEqual(self.words("solve", "fortress", "--deal", ""), [])

    def test_the_scripts_of_the_shells_ask_the_program(self):
        script = self.write("longwood.bash", self.good("completions", "bash").encode())
        tried = f'source "{script}"; COMP_WORDS=(longwood rules fort); COMP_CWORD=2; _longwood "{BINARY}"; echo "${{COMPREPLY[@]}}"'
        said = subprocess.run(["bash", "-c", tried], capture_output=True, text=True, check=True, cwd=self.directory)
        self.assertEqual(said.stdout, "fortress\n")
        for shell, command in (("zsh", ["zsh", "-n"]), ("fish", ["fish", "--no-execute"])):
            script = self.write(f"longwood.{shell}", self.good("completions", shell).encode())
            if shutil.which(shell):
                subprocess.run([*command, str(script)], check=True, capture_output=True)
        result = self.run_program("completions", "tcsh")
        self.assertEqual((result.returncode, result.stdout), (2, ""))


class Manual(ProgramTest):
    def test_a_page_for_each_command(self):
        for program, name in ((BINARY, "longwood"), (LAB, "longwood-lab")):
            folder = self.directory / "new" / name  # is made
            subprocess.run([program, "manual", "--out", str(folder)], check=True)
            commands = Completions.words(self, "", program=program)
            self.assertEqual(sorted(page.name for page in folder.iterdir()), sorted([f"{name}.1", *(f"{name}-{each}.1" for each in commands)]))
            if not shutil.which("man"):
                continue
            for page in folder.iterdir():
                shown = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(page)], capture_output=True, text=True)
                self.assertEqual((shown.returncode, shown.stderr), (0, ""), page.name)

    def test_no_page_takes_the_place_of_another_file(self):
        folder = self.directory / "pages"
        folder.mkdir()
        (folder / "longwood.1").write_text("a letter")
        result = self.run_program("manual", "--out", str(folder))
        self.assertEqual(result.returncode, 2)
        self.assertEqual((folder / "longwood.1").read_text(), "a letter")
