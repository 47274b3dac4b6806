#!/usr/bin/env bash
# Runs the studies of all games and makes from them what is published.
#
#     tools/odds.sh FOLDER [DEALS]
#
# The studies lie in FOLDER; stopped, the same command goes on. From them come, in FOLDER: odds.md with its charts in
# odds/, odds.inc, and a list deals/GAME-SET.deals a rule set. With DEALS every game gets so many deals, for a trial.
#
#     tools/odds.sh FOLDER --report
#
# makes them from the studies that lie there, and runs none.
#
#     tools/odds.sh FOLDER --publish
#
# puts these into the project: docs/odds.md, docs/odds/, src/session/odds.inc, data/deals/, data/studies/.
#
#     tools/odds.sh FOLDER --unpack
#
# lays the studies that go with the project into FOLDER, where they can be reported, checked and gone on with.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
program=${LONGWOOD:-$root/build/release/longwood}
(($# >= 1)) || { sed -n '2,19s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 2; }
folder=$1 deals=${2:-}
mkdir -p "$folder"
cd "$folder"

# The size of each published study of the books' rules: "GAME SET DEALS".
games=(
  "la-nationale hoffmann 1000000"
  "la-capricieuse hoffmann 100000"
  "st-helena hoffmann 20000"
  "la-nivernaise cadogan 20000"
  "the-clock cadogan 20000"
  "fortress cadogan 1000000"
  "the-fourteenth cadogan 100000"
  "the-sultan cadogan 100000"
)
# How many deals other rule sets are compared on, the first of these studies, and how many positions a deal may cost if
# not as usual: as many as a few minutes decide.
others=(
  "la-nationale with-wrap 6500"
  "la-capricieuse pysolfc 10000"
  "st-helena modern 1000"
  "st-helena suits-modern-deal 100 1000000"
  "the-clock big-ben 400"
  "fortress chessboard 2000"
  "the-sultan six 500"
  "the-sultan sultan-plus 1000"
  "the-sultan leisure 500"
  "the-sultan unshuffled 5000"
)
# What stays open is decided again, one deal at a time: with so many positions and megabytes.
declare -A again=(
  [la-nationale]="100000000 8000"
  [la-capricieuse]="100000000 7000"
  [st-helena]="100000000 8000"
)
usual=10000    # deals of the rule sets not named there
shipped=10000  # deals in a list of winnable ones of the book's own rules; of others a fifth

if [[ $deals == --publish ]]; then
  [[ -s odds.md && -s odds.inc ]] || { echo "make them first: tools/odds.sh $folder" >&2; exit 2; }
  cp odds.md "$root/docs/odds.md"
  mkdir -p "$root/docs/odds"
  cp odds/*.svg "$root/docs/odds/"
  cp odds.inc "$root/src/session/odds.inc"
  rm -rf "$root/data/deals" "$root/data/studies"
  mkdir -p "$root/data/deals" "$root/data/studies"
  cp deals/*.deals "$root/data/deals/"
  for study in *.study; do
    xz -9e --stdout "$study" >"$root/data/studies/$study.xz"
  done
  exit 0
fi

if [[ $deals == --unpack ]]; then
  for packed in "$root"/data/studies/*.study.xz; do
    xz --decompress --stdout "$packed" >"$(basename "$packed" .xz)"
  done
  exit 0
fi

# run GAME SET DEALS [NODES]
run() {
  [[ $deals == --report ]] ||
    "$program" study run "$1" --set "$2" --deals "0-$((${deals:-$3} - 1))" ${4:+--nodes "$4"} --out "$1-$2.study"
}

files=()
for line in "${games[@]}"; do
  read -r game set count <<<"$line"
  run "$game" "$set" "$count"
  files+=("$game-$set.study")
  [[ -n ${again[$game]:-} && -z $deals ]] || continue
  read -r nodes memory <<<"${again[$game]}"
  "$program" study run "$game" --set "$set" --deals "0-$((count - 1))" --retry-open --threads 1 \
    --nodes "$nodes" --memory "$memory" --out "$game-$set.study"
done

# Every other rule set of a game that has more than one, on the same deals as the book's own.
pairs=()
while read -r game set count nodes; do
  run "$game" "$set" "$count" "$nodes"
  pairs+=("$game-$set.study")
done < <("$program" games --json | python3 -c '
import json, sys
few = {tuple(line.split()[:2]): line.split()[2:] for line in sys.argv[2:]}
for line in sys.stdin:
    game = json.loads(line)
    for rule_set in game["sets"][1:]:
        print(game["game"], rule_set["id"], *few.get((game["game"], rule_set["id"]), [sys.argv[1]]))
' "$usual" "${others[@]}")

{
  "$program" study report "${files[@]}" --markdown --svg odds
  cat <<'END'
## Rules that are disputed, on the same deals

Every deal is decided by the book's rules and by others, so that luck in the deal plays no part. *Gain* is by how much more of the deals the other rules
win, with 95 % confidence (Agresti and Min; open deals counted either way); *p* is the chance that so uneven a split of the deals which
only one of the two wins comes about if neither is better (McNemar's exact test). Quatorze has one pack where the book's game has two, so its deals have
nothing but their numbers in common with the book's.

END
  for line in "${games[@]}"; do
    read -r game set count <<<"$line"
    mapfile -t seconds < <(printf '%s\n' ${pairs[@]+"${pairs[@]}"} | grep "^$game-")
    ((${#seconds[@]} == 0)) || "$program" study compare "$game-$set.study" "${seconds[@]}" --markdown
  done
} >odds.md
files+=(${pairs[@]+"${pairs[@]}"})
"$program" study report "${files[@]}" --odds >odds.inc

# How many deals of a study were won.
won() { "$program" study report "$1" --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["won"])'; }

rm -rf deals
mkdir -p deals
for number in "${!files[@]}"; do
  file=${files[number]}
  most=$((number < ${#games[@]} ? shipped : shipped / 5))
  (($(won "$file") >= 100)) || continue  # from fewer one would soon be dealt the same again
  "$program" study grade "$file" --out "deals/${file%.study}.deals" --most "$most"
done
echo "made: $folder/odds.md, odds.inc, deals/; look at them, then: tools/odds.sh $folder --publish"
