#!/usr/bin/env bash
# How true the chances are that a player is told: trials of all games, and the page docs/research/calibration.md.
#
#     tools/calibration.sh FOLDER
#
# plays the trials or goes on with them, GAME.trial, then makes calibration.md and a plot a game. Can be stopped and given
# again.
#
#     tools/calibration.sh FOLDER --only GAME...
#
# plays those of these games only; those of the others are the published ones, unpacked.
#
#     tools/calibration.sh FOLDER --report
#
# makes page and plots from the trials that lie there, and plays nothing. Other corrections of a game are tried so: a
# trial keeps rollouts, and the chances follow by the correction which the program has.
#
#     tools/calibration.sh FOLDER --publish
#
# puts these into the project: docs/research/calibration.md, docs/research/calibration/, data/trials/.
#
#     tools/calibration.sh FOLDER --unpack
#
# lays the trials that go with the project into FOLDER. Those that lie there already are left as they are.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
program=${LONGWOOD:-$root/build/release/longwood}
lab=${LONGWOOD_LAB:-$program-lab}
source "$root/tools/usage.sh"
source "$root/tools/packed.sh"
source "$root/tools/plans.sh"
usage() { usage_from "${BASH_SOURCE[0]}"; }
(($# >= 1)) || usage
folder=$1 mode=${2:-}
only=("${@:3}")
case $mode in
  '' | --report | --publish | --unpack) (($# <= 2)) || usage ;;
  --only) (($# >= 3)) || usage ;;
  *) usage ;;
esac

mkdir -p "$folder"
cd "$folder"

# Whether the trials of this game are to be played, and not only reported.
plays() {
  local game
  [[ $mode != --report ]] || return 1
  [[ $mode == --only ]] || return 0
  for game in "${only[@]}"; do [[ $game != "$1" ]] || return 0; done
  return 1
}

unpack() {
  local packed
  for packed in "$root"/data/trials/*.trial.xz; do [[ ! -e $packed ]] || unpack_here "$packed"; done
}

if [[ $mode == --unpack ]]; then
  unpack
  exit 0
fi
if [[ $mode == --publish ]]; then
  [[ -s calibration.md ]] || { echo "make it first: tools/calibration.sh $folder --report" >&2; exit 2; }
  for packed in "$root"/data/trials/*.trial.xz; do
    [[ ! -e $packed || -e $(basename "$packed" .xz) ]] || {
      echo "$folder lacks $(basename "$packed" .xz), which is published: tools/calibration.sh $folder --unpack, then --report" >&2
      exit 2
    }
  done
  mkdir -p "$root/data/trials" "$root/docs/research/calibration"
  cp calibration.md "$root/docs/research/"
  cp calibration/*.svg "$root/docs/research/calibration/"
  for trial in *.trial; do pack "$trial" "$root/data/trials/$trial.xz"; done
  exit 0
fi
[[ $mode != --only ]] || unpack

trials=() told=()
read_plans trials trials
for line in "${trials[@]}"; do
  read -r game deals samples every <<<"$line"
  if plays "$game"; then
    "$lab" study calibrate "$game" --deals "$deals" --samples "$samples" --positions 1000 --every "$every" \
      --out "$game.trial" >/dev/null
  fi
  [[ -e $game.trial ]] || { echo "left out: there is no $game.trial" >&2; continue; }
  told+=("$("$lab" study calibrate "$game" --out "$game.trial" --svg calibration --json)")
done
((${#told[@]} > 0)) || { echo "there is no trial to report" >&2; exit 1; }
printf '%s\n' "${told[@]}" | python3 -c '
import json, sys

titles = {game["game"]: game["title"] for game in map(json.loads, open(sys.argv[1]))}
told = [json.loads(line) for line in sys.stdin]


def percent(share):
    return f"{100 * share:.1f} %"


print("""# How true the chances are

A player is told how likely a win is by going on as advised. Here such chances are compared with what came of them. A game is begun at random, by the rule of
thumb, by the guide alone, or as advised (in turn), up to a random move, and then goes on as advised; at some stops of the second part the chance is taken that is told there,
and in the end it is known whether the game was won. Where nothing is unknown nothing is estimated, and those positions are left out. Deals that no training and no fit saw, the
books\x27 own rules.

The random move is one of those that the first player makes before being stuck or nothing is unknown, and how many these are hangs on hidden cards: where they lie badly there are often fewer, and each is drawn more often.
So games count by how many there were, in all that follows; else the draw itself would tell something of the hidden cards.

Where none or all of the rollouts were won a player is told a bound and no chance ("less than 1.7 %"): such positions are counted apart, below.

*Slope* is that of logit(won) over logit(shown), from rollouts as many as are named: 1 is true, less is too bold. A chance of few rollouts is a guess with a margin
of its own, which makes the slope a little less; on the page there are more. Positions of one game are alike, so errors (±, one standard error) are of games. *Brier score* is the mean square of the difference.

| game | player | games | positions | rollouts | with a chance | shown | won | slope | Brier score |
|---|---|---|---|---|---|---|---|---|---|""")
for one in told:
    chances = one["positions"] - one["none"]["positions"] - one["all"]["positions"]
    # where all but a few games are won there is no slope to tell
    few = min(one["won"], 1 - one["won"]) < 0.005
    figures = "{} | {} | {} | {:.3f}".format(
        percent(one["shown"]), percent(one["won"]),
        "" if few else "{slope:.2f} ± {slope_error:.2f}".format(**one), one["brier"])
    print("| {} | {player} | {games:,} | {positions:,} | {samples} | {:,} | {} |".format(
        titles[one["game"]], chances, figures if chances > 0 else "| | | ", **one))
print("""
In Fortress nothing is hidden, in La Capricieuse something at few choices only. Where hardly a game was lost, or no chance told, there is no slope.

## By tenths of the range

Shown, won, by how much the difference would scatter if these chances were true (±, one standard error), and how many positions; tenths with fewer than 20 are left out.

| game | """ + " | ".join(f"{10 * i} to {10 * i + 10} %" for i in range(10)) + """ |
|---|""" + "---|" * 10)
for one in told:
    cells = [
        "" if tenth["positions"] < 20 else
        "{:.1f}, {:.1f} ± {:.1f} ({:,})".format(
            100 * tenth["shown"], 100 * tenth["won"], 100 * tenth["error"], tenth["positions"])
        for tenth in one["tenths"]
    ]
    print("| " + " | ".join([titles[one["game"]], *cells]) + " |")
print("""
## Bounds

How many positions there were where none or all of the rollouts were won, the bound told there on average, and how many of those games were won.

| game | none won | less than | won | all won | more than | won |
|---|---|---|---|---|---|---|""")
for one in told:
    cells = [
        cell
        for bounds in (one["none"], one["all"])
        for cell in ("{:,}".format(bounds["positions"]), *(
            (percent(bounds["told"]), percent(bounds["won"])) if bounds["positions"] > 0 else ("", "")))
    ]
    print("| " + " | ".join([titles[one["game"]], *cells]) + " |")
print()
for one in told:
    print("![{}](calibration/{}-{}-honest-reliability.svg)".format(titles[one["game"]], one["game"], one["set"]))
print("""
## Again

The trials go with the project (`data/trials/`), so that all this can be made from them, and other corrections tried on the same games:

    tools/calibration.sh FOLDER --unpack    # lays the published trials there
    tools/calibration.sh FOLDER --report    # makes this page and the plots from them
    tools/calibration.sh FOLDER             # plays what is missing: some hours of one core for all of it""")
' <("$program" games --json) >calibration.md
echo "made: $folder/calibration.md, calibration/; look at them, then: tools/calibration.sh $folder --publish"
