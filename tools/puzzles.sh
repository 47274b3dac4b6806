#!/usr/bin/env bash
# Makes the shelves of puzzles that go with the page, data/puzzles/GAME-SET.puzzles, a hundred a game, from the deals that the game's plan.toml names.
#
#     tools/puzzles.sh [GAME...]      all games if none is named
#
#     tools/puzzles.sh --check [SAMPLE]
#
# checks every shelf with both engines, or SAMPLE puzzles of each.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
source "$root/tools/usage.sh"
source "$root/tools/plans.sh"
program=${LONGWOOD:-$root/build/release/longwood}
lab=${LONGWOOD_LAB:-$program-lab}
shelves=$root/data/puzzles
fewest=20 # puzzles that make a shelf

if [[ ${1:-} == --check ]]; then
  (($# <= 2)) && [[ ${2:-1} != *[!0-9]* ]] || usage_from "${BASH_SOURCE[0]}"
  bad=0
  for shelf in "$shelves"/*.puzzles; do
    "$lab" puzzles --check "$shelf" ${2:+--sample "$2"} || bad=1
  done
  exit $bad
fi

mapfile -t games < <("$program" games --json | sed -nE 's/.*"game":"([^"]*)".*/\1/p')
for game; do
  [[ " ${games[*]} " == *" $game "* ]] || { echo "puzzles.sh: $game is none of ${games[*]}" >&2; exit 2; }
done
mkdir -p "$shelves"
lines=()
read_plans puzzles lines
for line in "${lines[@]}"; do
  read -r game set_id count nodes <<<"$line"
  (($# == 0)) || [[ " $* " == *" $game "* ]] || continue
  shelf=$shelves/$game-$set_id.puzzles
  begun=$SECONDS
  "$lab" puzzles "$game" --deals "0-$((count - 1))" $([[ $nodes == - ]] || echo --nodes "$nodes") --out "$shelf" || true
  echo "  $((SECONDS - begun)) s"
  [[ -e $shelf ]] && (($(wc -l <"$shelf") > fewest)) || { rm -f "$shelf"; echo "  too few for a shelf"; }
done
