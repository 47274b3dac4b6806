#!/usr/bin/env bash
# Makes the shelves of puzzles that go with the page, data/puzzles/GAME-SET.puzzles, a hundred a game, from the deals named below.
#
#     tools/puzzles.sh [GAME...]      all games if none is named
#
#     tools/puzzles.sh --check [SAMPLE]
#
# checks every shelf with both engines, or SAMPLE puzzles of each.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
source "$root/tools/usage.sh"
program=${LONGWOOD:-$root/build/release/longwood}
lab=${LONGWOOD_LAB:-$program-lab}
shelves=$root/data/puzzles

# How many deals of a game are looked through, from deal 0 on, to fill a shelf, where it is not the usual number; and after a
# colon how many positions a question may cost where fewer than usual find more in the same time.
usual=1000
declare -A deals=(
  [la-nationale]=400
  [la-capricieuse]=300
  [st-helena]=200
  [la-nivernaise]=160
  [the-clock]=1500:5000
  [fortress]=12000
  [the-fourteenth]=1800
  [babette]=11500:30000
  [la-belle-lucie]=450:20000
  [the-house-in-the-wood]=120:20000
  [the-house-on-the-hill]=200:20000
  [the-trefoil]=250:20000
  [general-sedgewick]=320:20000
  [the-flower-garden]=750:20000
  [the-four-corners]=1000:20000
  [nestor]=4500
  [the-carpet]=0 # of 500 deals none gave a puzzle
  [the-travellers]=0 # there is one move at a time
  [napoleon-at-st-helena]=0 # of 1,000 deals with 20,000 positions none gave a puzzle
  [the-sultan]=0 # of 5,200 deals none gave a puzzle
)
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
for game in "${games[@]}"; do
  (($# == 0)) || [[ " $* " == *" $game "* ]] || continue
  IFS=: read -r count nodes <<<"${deals[$game]:-$usual}"
  ((count > 0)) || continue
  set_id=$("$program" games --json | sed -nE "s/.*\"game\":\"$game\".*\"sets\":\[\{\"id\":\"([^\"]*)\".*/\1/p")
  shelf=$shelves/$game-$set_id.puzzles
  begun=$SECONDS
  "$lab" puzzles "$game" --deals "0-$((count - 1))" ${nodes:+--nodes "$nodes"} --out "$shelf" || true
  echo "  $((SECONDS - begun)) s"
  [[ -e $shelf ]] && (($(wc -l <"$shelf") > fewest)) || { rm -f "$shelf"; echo "  too few for a shelf"; }
done
