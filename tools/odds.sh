#!/usr/bin/env bash
# Runs the studies of all games and makes from them what is published.
#
#     tools/odds.sh FOLDER [DEALS]
#
# The studies lie in FOLDER; repeat the command to continue a run that was stopped. From them are made, in FOLDER: odds.md with its charts in
# odds/, odds.inc, and a list deals/GAME-SET.deals a rule set. DEALS, for a trial, is the number of deals of every game.
#
#     tools/odds.sh FOLDER --only GAME...
#
# runs the studies of these games only; those of the others are the published ones, unpacked.
#
#     tools/odds.sh FOLDER --honest [DEALS]
#
# runs or continues the studies of the honest player, GAME-SET-honest.study, which are published beside those of the
# solver: they take far longer. Then it makes all from the studies that lie there.
#
#     tools/odds.sh FOLDER --report
#
# makes them from the studies that lie there, and runs none. Lists which the honest player's chances graded keep
# their grades, which take minutes to make: those in FOLDER, else the published ones. Its games are counted anew.
#
#     tools/odds.sh FOLDER --grade
#
# is --report, and makes all lists anew.
#
# Where a study in blocks lies in FOLDER, GAME-SET.blocks (longwood-lab study run GAME --blocks), it is published instead of
# the rows of the same rules, which are still compared and graded.
#
#     tools/odds.sh FOLDER --publish
#
# puts these into the project: docs/research/odds.md, docs/research/odds/, lib/session/odds.inc, data/deals/, and in data/studies/ the results of the
# studies, without moves and their digests (tools/study_results.py), with a line each in data/MANIFEST.tsv of what was run. A file which
# has no other in its place is left there and named; a rule set that is published and not among these is asked for.
#
#     tools/odds.sh FOLDER --unpack
#
# lays the studies that go with the project into FOLDER, where they can be reported, checked and continued. Those
# that lie there already are left as they are.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
program=${LONGWOOD:-$root/build/release/longwood}
lab=${LONGWOOD_LAB:-$program-lab}
source "$root/tools/usage.sh"
source "$root/tools/packed.sh"
usage() { usage_from "${BASH_SOURCE[0]}"; }
(($# >= 1)) || usage
folder=$1 mode=${2:-} deals=
only=("${@:3}")
case $mode in
  '' | --report | --grade | --publish | --unpack) (($# <= 2)) || usage ;;
  --honest)
    (($# <= 3)) && [[ ${3:-1} != *[!0-9]* ]] || usage
    deals=${3:-} only=()
    ;;
  --only) (($# >= 3)) || usage ;;
  *[!0-9]*) usage ;;
  *) deals=$mode ;;
esac
mkdir -p "$folder"
cd "$folder"

# The size of each published study of the books' rules, where it is not the usual one, and after a colon how many
# positions a deal may cost.
sizes=(
  la-nationale=1000000
  la-capricieuse=70832
  st-helena=20000
  la-nivernaise=20000
  the-clock=20000
  babette=1681
  fortress=1000000
  the-fourteenth=100000
  the-sultan=100000
  napoleon-at-st-helena=500:2000000
  the-flower-garden=1000:2000000
  the-four-corners=200:2000000
  the-house-in-the-wood=1000:200000
  the-house-on-the-hill=1000:200000
  the-trefoil=1527:4000000
  general-sedgewick=500:5000000
  nestor=20000
  the-carpet=20000
  the-travellers=100000
)
# How many games of each the honest player plays, where it is not the usual number.
honest=(
  the-fourteenth=100000
  the-sultan=100000
  babette=181
  napoleon-at-st-helena=200
  the-flower-garden=200
  the-four-corners=100
  general-sedgewick=100
)
# The same for other rule sets: fewer where a game takes it a tenth of a second and more.
honest_others=(
  "st-helena modern 1000"
  "st-helena pysolfc 1000"
  "st-helena suits-modern-deal 100"
  "st-helena box-kite 40"
  "la-nivernaise no-peeking 100"
  "the-clock big-ben 500"
  "the-fourteenth each-standstill 1000"
  "the-sultan hoffmann 1000"
  "babette one-redeal 50"
  "la-nationale the-nation 1000"
  "the-carpet carpet 1000"
  "la-belle-lucie pysolfc 0"
  "la-belle-lucie fan 0"
  "la-belle-lucie fan-in-rounds 0"
  "the-house-in-the-wood house-modern 0"
  "the-house-on-the-hill house-modern 0"
  "the-trefoil last-first 0"
  "the-trefoil face-upwards 0"
  "the-trefoil in-pack 0"
  "the-trefoil pysolfc 0"
  "napoleon-at-st-helena strict 0"
  "napoleon-at-st-helena pysolfc 0"
  "the-flower-garden wildflower 0"
  "the-flower-garden pysolfc 0"
  "the-four-corners hoffmann 0"
  "the-four-corners pysolfc 0"
  "general-sedgewick four-seasons 0"
  "general-sedgewick pysolfc 0"
)
# How many deals other rule sets are compared on, the first of these studies, and how many positions a deal may cost if
# not as usual: as many as a few minutes decide.
others=(
  "la-nationale with-wrap 6500"
  "la-capricieuse open-spaces 2100"
  "la-capricieuse pysolfc 2100"
  "st-helena modern 1000"
  "st-helena suits-modern-deal 100 1000000"
  "st-helena box-kite 100 1000000"
  "the-clock big-ben 400"
  "fortress chessboard 2000"
  "fortress pysolfc 2000"
  "the-sultan hoffmann 500"
  "the-sultan six 500"
  "the-sultan sultan-plus 1000"
  "the-sultan leisure 500"
  "the-sultan unshuffled 5000"
  "babette one-redeal 185 500000"
  "nestor hoffmann 20000"
  "nestor modern 20000"
  "the-carpet carpet 2000"
  "the-travellers clock-patience 100000"
  "la-belle-lucie pysolfc 500 1000000"
  "la-belle-lucie fan 10000 1000000"
  "la-belle-lucie fan-in-rounds 20000 1000000"
  "the-house-in-the-wood house-modern 100 200000"
  "the-house-on-the-hill house-modern 100 200000"
  "the-trefoil last-first 5000 1000000"
  "the-trefoil face-upwards 5000 1000000"
  "the-trefoil in-pack 2000 1000000"
  "the-trefoil pysolfc 500 1000000"
  "napoleon-at-st-helena strict 100 1000000"
  "napoleon-at-st-helena pysolfc 100 1000000"
  "the-flower-garden wildflower 100 1000000"
  "the-flower-garden pysolfc 100 1000000"
  "the-four-corners hoffmann 50 1000000"
  "the-four-corners pysolfc 50 1000000"
  "general-sedgewick four-seasons 100 1000000"
  "general-sedgewick pysolfc 100 1000000"
)
# Choices which are compared with their rule set, on its first deals: "GAME SET CHOICE... DEALS [NODES]".
choices=(
  "la-nationale hoffmann compulsion=last-card 100000"
  "la-nationale hoffmann abeyance=off 100000"
  "la-capricieuse hoffmann abeyance=off 2278"
  "st-helena hoffmann supply=after-plays 5000"
  "st-helena hoffmann supply=first-round 5000"
  "st-helena hoffmann abeyance=allowed 1000"
  "the-clock cadogan phases=strict 5000"
  "la-nivernaise cadogan round-after-redeal=after-filling 2000"
  "the-fourteenth cadogan last-card=chosen 10000"
)
# Open deals are decided again, one at a time, with this many positions and megabytes.
declare -A again=(
  [la-nationale]="100000000 8000"
  [la-capricieuse]="100000000 7000"
  [st-helena]="100000000 8000"
)
usual=10000    # deals of the games and rule sets not named there
# How many deals are graded by the honest player's chances, and by how many quick games each, where it is not as usual.
graded=(
  "the-clock 3000 64"
  "la-nivernaise 10000 256"
)
# Games which the solver's trouble grades though the honest player's games are published: it wins nearly all, or the
# first row of cards tells little.
by_trouble=(st-helena babette)
shipped=10000  # deals in a list of winnable ones of the book's own rules; of others a fifth
# Other rule sets of which days that have passed have their deals: as many as of the book's own.
whole=(babette-at-will)

# Every game with the books' own rule set and the size of its study: "GAME SET DEALS".
mapfile -t games < <("$program" games --json | python3 -c '
import json, sys
sizes = dict(one.split("=") for one in sys.argv[2:])
for game in map(json.loads, sys.stdin):
    print(game["game"], game["sets"][0]["id"], *sizes.get(game["game"], sys.argv[1]).split(":"))
' "$usual" "${sizes[@]}")

# The studies of games that are not in the list of --only; of all without one.
published_studies() {
  local packed game
  for packed in "$root"/data/studies/*.{results,blocks}.xz; do
    [[ -e $packed ]] || continue
    for game in ${only[@]+"${only[@]}"}; do
      [[ $(basename "$packed") != "$game"-* ]] || continue 2
    done
    echo "$packed"
  done
}

unpack() {
  local packed study
  while read -r packed; do
    study=$(basename "$packed" .results.xz).study
    if [[ $packed != *.results.xz ]]; then
      unpack_here "$packed"
    elif [[ ! -e $study ]]; then
      python3 "$root/tools/study_results.py" unpack "$packed" "$study"
    fi
  done < <(published_studies)
}

# replace FOLDER PLACE SUFFIX: puts there what FOLDER has for files of that suffix, and names those for which it has nothing.
replace() {
  local file from=${3%.xz}
  from=${from/#.results/.study}
  mkdir -p "$2"
  for file in "$2"/*"$3"; do
    [[ ! -e $file || -e $1/$(basename "$file" "$3")$from ]] || echo "left as it was: ${file#"$root"/}"
  done
  for file in "$1"/*"$from"; do
    [[ -e $file ]] || continue
    case $3 in
      .results.xz) python3 "$root/tools/study_results.py" pack "$file" "$2/$(basename "$file" "$from")$3" ;;
      *.xz) pack "$file" "$2/$(basename "$file").xz" ;;
      *) cp "$file" "$2/" ;;
    esac
  done
}

if [[ $mode == --publish ]]; then
  [[ -s odds.md && -s odds.inc ]] || { echo "make them first: tools/odds.sh $folder" >&2; exit 2; }
  # Both files are replaced as wholes, so whoever stands in them now must stand in the new ones too.
  rows='s/^\{"([^"]*)", "([^"]*)".*/\1 \2/p'
  touch "$root/lib/session/odds.inc"
  gone=$(comm -23 <(sed -nE "$rows" "$root/lib/session/odds.inc" | sort -u) <(sed -nE "$rows" odds.inc | sort -u))
  [[ -z $gone ]] || {
    echo "$folder lacks what is published of ${gone//$'\n'/, }: tools/odds.sh $folder --unpack, then --report" >&2
    exit 2
  }
  cp odds.md "$root/docs/research/odds.md"
  cp odds.inc "$root/lib/session/odds.inc"
  replace odds "$root/docs/research/odds" .svg
  replace deals "$root/data/deals" .deals
  replace . "$root/data/studies" .results.xz
  python3 "$root/tools/study_results.py" note "$lab" "$root/data/MANIFEST.tsv" ./*.study
  replace . "$root/data/studies" .blocks.xz
  exit 0
fi

if [[ $mode == --unpack ]]; then
  unpack
  exit 0
fi
[[ $mode != --only ]] || unpack

# Whether this game's studies are to be run, and not only reported.
runs() {
  local game
  [[ $mode != --report && $mode != --grade && $mode != --honest ]] || return 1
  [[ $mode == --only ]] || return 0
  for game in "${only[@]}"; do [[ $game != "$1" ]] || return 0; done
  return 1
}

# run GAME SET DEALS NODES CHOICE...: NODES may be empty.
run() {
  local choices="${*:5}"
  runs "$1" || return 0
  "$lab" study run "$1" --set "$2" ${choices:+--options "$choices"} --deals "0-$((${deals:-$3} - 1))" \
    ${4:+--nodes "$4"} --out "$(study "$1" "$2" "${@:5}")"
}

# study GAME SET CHOICE...: the name of its file, as the program gives it.
study() {
  local IFS=+
  echo "$1-${*:2}.study"
}

# Whether this study lies there; one that does not, nor was run, is left out of what is made.
has_study() {
  [[ -e $1 ]] || { echo "left out: there is no $1" >&2; return 1; }
}

files=()
for line in ${games[@]+"${games[@]}"}; do
  read -r game set count nodes <<<"$line"
  run "$game" "$set" "$count" "$nodes"
  has_study "$game-$set.study" || continue
  files+=("$game-$set.study")
  [[ -n ${again[$game]:-} && -z $deals ]] && runs "$game" || continue
  read -r nodes memory <<<"${again[$game]}"
  "$lab" study run "$game" --set "$set" --deals "0-$((count - 1))" --retry-open --threads 1 \
    --nodes "$nodes" --memory "$memory" --out "$game-$set.study"
done

# The honest player's games by the books' own rules.
declare -A games_of=()
for one in "${honest[@]}"; do games_of[${one%%=*}]=${one#*=}; done
played=()
for line in ${games[@]+"${games[@]}"}; do
  read -r game set count nodes <<<"$line"
  [[ $mode != --honest ]] || "$lab" study run "$game" --set "$set" --player honest \
    --deals "0-$((${deals:-${games_of[$game]:-$usual}} - 1))" --out "$game-$set-honest.study"
  [[ ! -e $game-$set-honest.study ]] || played+=("$game-$set-honest.study")
done

# Every other rule set of a game that has more than one, on the same deals as the book's own; and the honest player's
# games by it.
pairs=() played_others=()
declare -A others_of=()
for line in "${honest_others[@]}"; do
  read -r game set count <<<"$line"
  others_of[$game-$set]=$count
done
while read -r game set count nodes; do
  run "$game" "$set" "$count" "${nodes:-}"
  ! has_study "$game-$set.study" || pairs+=("$game-$set.study")
  games_by_it=${others_of[$game-$set]:-$usual}
  [[ $mode != --honest ]] || ((games_by_it == 0)) || "$lab" study run "$game" --set "$set" --player honest \
    --deals "0-$((${deals:-$games_by_it} - 1))" --out "$game-$set-honest.study"
  [[ ! -e $game-$set-honest.study ]] || played_others+=("$game-$set-honest.study")
done < <("$program" games --json | python3 -c '
import json, sys
few = {tuple(line.split()[:2]): line.split()[2:] for line in sys.argv[3:]}
for line in sys.stdin:
    game = json.loads(line)
    for rule_set in game["sets"][1:]:
        if game["game"] in sys.argv[2].split():
            print(game["game"], rule_set["id"], *few.get((game["game"], rule_set["id"]), [sys.argv[1]]))
' "$usual" "${games[*]%% *}" "${others[@]}")

# The choices, by the study which each is compared with.
declare -A chosen=()
options=()
for line in ${choices[@]+"${choices[@]}"}; do
  read -ra words <<<"$line"
  given=() numbers=()
  for word in "${words[@]:2}"; do
    if [[ $word == *=* ]]; then given+=("$word"); else numbers+=("$word"); fi
  done
  run "${words[0]}" "${words[1]}" "${numbers[0]}" "${numbers[1]:-}" "${given[@]}"
  has_study "$(study "${words[0]}" "${words[1]}" "${given[@]}")" || continue
  options+=("$(study "${words[0]}" "${words[1]}" "${given[@]}")")
  chosen[${words[0]}-${words[1]}.study]+=" ${options[-1]}"
done

# published FILE...: a line each, the study in blocks of the same rules where there is one.
published() {
  local file
  for file; do
    [[ ! -e ${file%.study}.blocks ]] || file=${file%.study}.blocks
    echo "$file"
  done
}

((${#files[@]} > 0)) || { echo "there is no study to report" >&2; exit 1; }
{
  mapfile -t reported < <(published "${files[@]}")
  "$lab" study report "${reported[@]}" ${played[@]+"${played[@]}"} --markdown --svg odds
  if ((${#pairs[@]} > 0)); then
    cat <<'END'
## Other rule sets, open and honest

The same for the other rule sets. The honest player has the weights and corrections that were made for the books' rules; by others it is a lower bound all the more. Where a game takes it a tenth of a second and more it has played fewer.

END
    "$lab" study report "${pairs[@]}" ${played_others[@]+"${played_others[@]}"} --pairs
  fi
  cat <<'END'
## Rules that are disputed, on the same deals

Every deal is decided by the book's rules and by others, or by a rule set and with another choice besides, so that luck in the deal plays no part. *Gain* is by how much more of the deals the other rules
win, with 95 % confidence (Agresti and Min; open deals counted either way); *p* is the chance of a split at least as uneven,
of the deals which only one of the two wins, if neither is better (McNemar's exact test). Quatorze has one pack where the book's game has two, so its deals have
nothing but their numbers in common with the book's.

END
  for line in "${games[@]}"; do
    read -r game set count nodes <<<"$line"
    [[ -e $game-$set.study ]] || continue
    mapfile -t sets < <(printf '%s\n' ${pairs[@]+"${pairs[@]}"} | grep "^$game-")
    for first in "$game-$set.study" ${sets[@]+"${sets[@]}"}; do
      read -ra seconds <<<"${chosen[$first]:-}"
      [[ $first != "$game-$set.study" ]] || seconds=(${sets[@]+"${sets[@]}"} ${seconds[@]+"${seconds[@]}"})
      ((${#seconds[@]} == 0)) || "$lab" study compare "$first" "${seconds[@]}" --markdown
    done
  done
} >odds.md
own=("${files[@]}")
files+=(${pairs[@]+"${pairs[@]}"})
mapfile -t reported < <(published "${files[@]}")
"$lab" study report "${reported[@]}" ${options[@]+"${options[@]}"} ${played[@]+"${played[@]}"} ${played_others[@]+"${played_others[@]}"} --odds >odds.inc

# game_of FILE: the game whose study it is.
game_of() {
  local line
  for line in "${games[@]}"; do [[ $1 != "${line%% *}"-* ]] || echo "${line%% *}"; done
}

# How many deals of a study were won.
won() { "$lab" study report "$1" --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["won"])'; }

# grade_by_chance GAME FILE LIST: by the chances of the honest player, whose study lies beside FILE.
grade_by_chance() {
  local line most=$shipped worlds=64
  for line in "${graded[@]}"; do
    [[ ${line%% *} != "$1" ]] || read -r _ most worlds <<<"$line"
  done
  "$lab" study grade "$2" --honest "${2%.study}-honest.study" --worlds "$worlds" --most "$most" --out "$3"
}

mkdir -p deals
for file in "${files[@]}"; do
  ! grep -qs "^$(game_of "$file")"$'\tdeals\t' "$root/data/without.tsv" || continue
  list=deals/${file%.study}.deals
  most=$((shipped / 5)) honest_games=${file%.study}-honest.study
  [[ " ${own[*]} ${whole[*]/%/.study} " != *" $file "* ]] || most=$shipped
  # from fewer one would soon be dealt the same again
  (($(won "$file") >= 100)) || { rm -f "$list"; continue; }
  if [[ ! -e $honest_games || " ${by_trouble[*]} " == *" $(game_of "$file") "* ]]; then
    "$lab" study grade "$file" --out "$list" --most "$most"
    [[ ! -e $honest_games ]] || "$lab" study grade "$file" --honest "$honest_games" --count --out "$list"
    continue
  fi
  [[ $mode != --report || -e $list ]] || cp "$root/data/deals/${list#deals/}" deals/ 2>/dev/null || true
  if [[ $mode == --report && -e $list ]]; then
    "$lab" study grade "$file" --honest "$honest_games" --count --out "$list"
  else
    grade_by_chance "$(game_of "$file")" "$file" "$list"
  fi
done
# How many games the honest player won in each grade, as the lists tell.
"$program" games --json | python3 -c '
import json, pathlib, re, sys
rows = []
for game in map(json.loads, sys.stdin):
    file = pathlib.Path("deals", game["game"] + "-" + game["sets"][0]["id"] + ".deals")
    counts = re.search(rb"\nhonest (.*)\n", file.read_bytes()).group(1).decode().split() if file.exists() else []
    games = [tuple(map(int, one.split("/"))) for one in counts]
    if games and all(of for _, of in games):
        # 0 and 100 % are told of none and all alone
        told = ((100 * won / of if won in (0, of) else min(max(100 * won / of, 0.1), 99.9), of) for won, of in games)
        shares = (f"{share:.1f} % of {of:,}" for share, of in told)
        rows.append(" | ".join(["| " + game["title"], *shares]) + " |")
if rows:
    print("""
## How hard a winnable deal is

Winnable deals are graded by how likely the honest player is to win them before its first move ([studies.md](studies.md)), a fifth of them in each grade, and those of
St. Helena, of which it wins nearly all, and of Babette, whose first row tells little, by the solver\x27s trouble. Its games had no part in that. Of those with deals of each grade, by the books\x27 own rules, it won:

| game | easiest | easy | middling | hard | hardest |
|---|---|---|---|---|---|""", *rows, sep="\n")
' >>odds.md
echo "made: $folder/odds.md, odds.inc, deals/; look at them, then: tools/odds.sh $folder --publish"
