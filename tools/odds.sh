#!/usr/bin/env bash
# Runs the studies of all games and makes from them everything that is published.
#
#     tools/odds.sh FOLDER [DEALS]
#
# runs the studies in FOLDER; repeat the command to resume. Then it makes in FOLDER: odds.md, odds/ with a page and charts per game,
# odds.inc, and a list deals/GAME-SET.deals per rule set. With DEALS, for a trial, every game has that number of deals.
#
#     tools/odds.sh FOLDER --only GAME...
#
# runs only the studies of these games; the published studies of the others are unpacked.
#
#     tools/odds.sh FOLDER --honest [DEALS]
#
# runs or resumes the studies of the honest player, GAME-SET-honest.study, which take far longer, and makes everything.
#
#     tools/odds.sh FOLDER --report
#
# makes everything from the studies in FOLDER and runs none. Lists that are graded by the honest player's chances keep their grades, which
# take minutes to make: those in FOLDER, or the published ones. Its games are counted again.
#
#     tools/odds.sh FOLDER --grade
#
# does the same as --report, and grades all lists again.
#
# If FOLDER has a study in blocks, GAME-SET.blocks (longwood-lab study run GAME --blocks), its figures are published instead of those of
# the rows. Comparisons and grades still use the rows.
#
#     tools/odds.sh FOLDER --publish
#
# copies the results into the project: docs/research/odds.md, docs/research/odds/, lib/session/odds.inc and traits.inc, data/deals/, in data/studies/ the
# results of the studies without moves and digests (tools/study_results.py), and a line for each in data/MANIFEST.tsv. Files without a
# new version are kept and named. Changed lists of deals are named, since days may be drawn from them. A published rule set that FOLDER
# lacks is an error.
#
#     tools/odds.sh FOLDER --unpack
#
# unpacks the published studies into FOLDER, where they can be reported, checked and resumed. Existing files are kept.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
program=${LONGWOOD:-$root/build/release/longwood}
lab=${LONGWOOD_LAB:-$program-lab}
source "$root/tools/usage.sh"
source "$root/tools/packed.sh"
source "$root/tools/plans.sh"
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

# The games' plan.toml, with "-" for a missing value: see tools/plans.py.
games=() others=() choices=()
read_plans books games
read_plans others others
read_plans choices choices

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

# replace FOLDER PLACE SUFFIX: copies the files of that suffix from FOLDER, and names those that FOLDER lacks.
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
  # Both files are replaced as a whole, so every game in them must also be in the new ones.
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
  replace odds "$root/docs/research/odds" .md
  changed=()
  for list in deals/*.deals; do
    [[ ! -e $list ]] || cmp -s "$list" "$root/data/$list" || changed+=("data/$list")
  done
  replace deals "$root/data/deals" .deals
  replace . "$root/data/studies" .results.xz
  python3 "$root/tools/study_results.py" note "$lab" "$root/data/MANIFEST.tsv" ./*.study
  replace . "$root/data/studies" .blocks.xz
  python3 "$root/tools/traits.py"
  ((${#changed[@]} == 0)) || echo "changed: ${changed[*]}; node tools/days.mjs says whether days are drawn from them"
  exit 0
fi

if [[ $mode == --unpack ]]; then
  unpack
  exit 0
fi
[[ $mode != --only ]] || unpack

# Whether this game's studies should be run, and not only reported.
runs() {
  local game
  [[ $mode != --report && $mode != --grade && $mode != --honest ]] || return 1
  [[ $mode == --only ]] || return 0
  for game in "${only[@]}"; do [[ $game != "$1" ]] || return 0; done
  return 1
}

# run GAME SET DEALS NODES CHOICE...
run() {
  local choices="${*:5}"
  runs "$1" || return 0
  "$lab" study run "$1" --set "$2" ${choices:+--options "$choices"} --deals "0-$((${deals:-$3} - 1))" \
    $(limit "$4") --out "$(study "$1" "$2" "${@:5}")"
}

# limit NODES: the option for this limit, if there is one.
limit() { [[ $1 == - ]] || echo --nodes "$1"; }

# study GAME SET CHOICE...: the name of its file, as the program chooses it.
study() {
  local IFS=+
  echo "$1-${*:2}.study"
}

# Whether this study exists; a missing one is left out of the results.
has_study() {
  [[ -e $1 ]] || { echo "left out: there is no $1" >&2; return 1; }
}

# play GAME SET GAMES: the honest player's games, if it plays any.
play() {
  [[ $mode == --honest ]] && (($3 > 0)) || return 0
  "$lab" study run "$1" --set "$2" --player honest --deals "0-$((${deals:-$3} - 1))" --out "$1-$2-honest.study"
}

files=() played=()
declare -A most_of=() worlds_of=() graded_by=()
for line in ${games[@]+"${games[@]}"}; do
  read -r game set count nodes honest retry memory by most worlds <<<"$line"
  graded_by[$game]=$by most_of[$game]=$most worlds_of[$game]=$worlds
  run "$game" "$set" "$count" "$nodes"
  play "$game" "$set" "$honest"
  [[ ! -e $game-$set-honest.study ]] || played+=("$game-$set-honest.study")
  has_study "$game-$set.study" || continue
  files+=("$game-$set.study")
  [[ $retry != - && -z $deals ]] && runs "$game" || continue
  "$lab" study run "$game" --set "$set" --deals "0-$((count - 1))" --retry-open --threads 1 \
    --nodes "$retry" --memory "$memory" --out "$game-$set.study"
done

# Every other rule set, on the same deals as the book's own.
pairs=() played_others=()
declare -A list_of=()
for line in ${others[@]+"${others[@]}"}; do
  read -r game set count nodes honest list <<<"$line"
  list_of[$game-$set.study]=$list
  run "$game" "$set" "$count" "$nodes"
  ! has_study "$game-$set.study" || pairs+=("$game-$set.study")
  play "$game" "$set" "$honest"
  [[ ! -e $game-$set-honest.study ]] || played_others+=("$game-$set-honest.study")
done

# The options, by the study with which each is compared.
declare -A chosen=()
options=()
for line in ${choices[@]+"${choices[@]}"}; do
  read -r game set count nodes given <<<"$line"
  read -ra given <<<"$given"
  run "$game" "$set" "$count" "$nodes" "${given[@]}"
  has_study "$(study "$game" "$set" "${given[@]}")" || continue
  options+=("$(study "$game" "$set" "${given[@]}")")
  chosen[$game-$set.study]+=" ${options[-1]}"
done

# published FILE...: one line for each, the study in blocks of the same rules if there is one.
published() {
  local file
  for file; do
    [[ ! -e ${file%.study}.blocks ]] || file=${file%.study}.blocks
    echo "$file"
  done
}

((${#files[@]} > 0)) || { echo "there is no study to report" >&2; exit 1; }
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
mapfile -t reported < <(published "${files[@]}")
"$lab" study report "${reported[@]}" ${played[@]+"${played[@]}"} --markdown --svg odds >"$parts/report"
: >"$parts/pairs"
mapfile -t reported < <(published ${pairs[@]+"${pairs[@]}"})
if ((${#pairs[@]} > 0)); then "$lab" study report "${reported[@]}" ${played_others[@]+"${played_others[@]}"} --markdown >"$parts/pairs"; fi
for line in "${games[@]}"; do
  read -r game set _ <<<"$line"
  [[ -e $game-$set.study ]] || continue
  mapfile -t sets < <(printf '%s\n' ${pairs[@]+"${pairs[@]}"} | grep "^$game-")
  for first in "$game-$set.study" ${sets[@]+"${sets[@]}"}; do
    read -ra seconds <<<"${chosen[$first]:-}"
    [[ $first != "$game-$set.study" ]] || seconds=(${sets[@]+"${sets[@]}"} ${seconds[@]+"${seconds[@]}"})
    ((${#seconds[@]} == 0)) || "$lab" study compare "$first" "${seconds[@]}" --markdown
  done
done >"$parts/compared"
files+=(${pairs[@]+"${pairs[@]}"})
mapfile -t reported < <(published "${files[@]}" ${options[@]+"${options[@]}"})
"$lab" study report "${reported[@]}" ${played[@]+"${played[@]}"} ${played_others[@]+"${played_others[@]}"} --odds >odds.inc

python3 "$root/tools/study_results.py" counters "$lab" "$root/data/MANIFEST.tsv" ${played[@]+"${played[@]}"} >"$parts/counters"

# game_of FILE: the game whose study it is.
game_of() {
  local line
  for line in "${games[@]}"; do [[ $1 != "${line%% *}"-* ]] || echo "${line%% *}"; done
}

# How many deals of a study were won.
won() { "$lab" study report "$1" --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["won"])'; }

# grade_by_chance GAME FILE LIST: by the chances of the honest player, whose study lies beside FILE.
grade_by_chance() {
  "$lab" study grade "$2" --honest "${2%.study}-honest.study" --worlds "${worlds_of[$1]}" --most "${most_of[$1]}" --out "$3"
}

mkdir -p deals
for file in "${files[@]}"; do
  game=$(game_of "$file")
  ((${most_of[$game]} > 0)) || continue
  list=deals/${file%.study}.deals honest_games=${file%.study}-honest.study
  # a shorter list would soon repeat its deals
  (($(won "$file") >= 100)) || { rm -f "$list"; continue; }
  if [[ ! -e $honest_games || ${graded_by[$game]} == trouble ]]; then
    "$lab" study grade "$file" --out "$list" --most "${list_of[$file]:-${most_of[$game]}}"
    [[ ! -e $honest_games ]] || "$lab" study grade "$file" --honest "$honest_games" --count --out "$list"
    continue
  fi
  [[ $mode != --report || -e $list ]] || cp "$root/data/deals/${list#deals/}" deals/ 2>/dev/null || true
  if [[ $mode == --report && -e $list ]]; then
    "$lab" study grade "$file" --honest "$honest_games" --count --out "$list"
  else
    grade_by_chance "$game" "$file" "$list"
  fi
done
"$program" games --json | python3 "$root/tools/page.py" odds "$parts"/{report,pairs,compared,counters} .
echo "made: $folder/odds.md, odds.inc, deals/; look at them, then: tools/odds.sh $folder --publish"
