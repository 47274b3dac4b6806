#!/usr/bin/env python3
"""An independent judge of the games, written from the rules specification and the notation alone."""

import argparse
import json
import sys
from pathlib import Path

from checks import Tally, check_perft_file
from games import GAMES
from playthroughs import random_playthrough, write_playthroughs
from position import Position
from replay import Taste, description, perft, play_all, start_from_deck, start_from_number


def parse_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    for name, purpose in (("perft", "count paths of legal moves"), ("show", "print a position as JSON")):
        command = commands.add_parser(name, help=purpose)
        command.add_argument("game", choices=sorted(GAMES))
        origin = command.add_mutually_exclusive_group(required=True)
        origin.add_argument("--deal", type=int, metavar="N")
        origin.add_argument("--deck", metavar="CARDS")
        command.add_argument("--moves", default="", metavar="MOVES")
        command.add_argument("--set", metavar="ID")
        command.add_argument("--options", metavar="CHOICES", help="as in 'vacancy=any-card corner=open'")
    commands.choices["perft"].add_argument("depth", type=int)

    command = commands.add_parser("check-perft", help="recount perft files")
    command.add_argument("files", nargs="+", metavar="FILE")

    command = commands.add_parser("playthroughs", help="write the playthroughs of a game that the program is compared with")
    command.add_argument("game", choices=sorted(GAMES))
    command.add_argument("folder", type=Path, metavar="FOLDER")

    command = commands.add_parser("random", help="write a playthrough of random legal moves")
    command.add_argument("game", choices=sorted(GAMES))
    command.add_argument("--deal", type=int, required=True, metavar="N")
    command.add_argument("--seed", type=int, required=True, metavar="S")
    command.add_argument("--plies", type=int, required=True, metavar="P")
    command.add_argument("--refusals", type=int, default=0, metavar="R", help="illegal moves tried after each move")
    command.add_argument("--keen", type=float, default=0.0, metavar="K", help="probability of playing on a foundation")
    command.add_argument(
        "--eager", type=float, default=0.0, metavar="E", help="otherwise, of preferring deal, turn, refill, redeal"
    )
    return parser.parse_args(arguments)


def position_asked_for(options: argparse.Namespace) -> Position:
    if options.deck is not None:
        position = start_from_deck(options.game, options.deck, options.set, options.options)
    else:
        position = start_from_number(options.game, options.deal, options.set, options.options)
    return play_all(position, options.moves.split())


def run(options: argparse.Namespace) -> int:
    if options.command == "perft":
        print(perft(position_asked_for(options), options.depth))
    elif options.command == "show":
        print(json.dumps(description(position_asked_for(options))))
    elif options.command == "random":
        taste = Taste(keen=options.keen, eager=options.eager)
        lines = random_playthrough(
            options.game, options.deal, options.seed, options.plies, taste, options.refusals
        )
        for line in lines:
            print(json.dumps(line))
    elif options.command == "playthroughs":
        write_playthroughs(options.game, options.folder)
    else:
        tally = Tally()
        for path in options.files:
            check_perft_file(path, tally)
        return tally.close()
    return 0


def main(arguments: list[str] | None = None) -> int:
    try:
        return run(parse_arguments(arguments))
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
