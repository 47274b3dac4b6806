#!/usr/bin/env bash
# Measures how true the displayed chances are: trials of all games, and the page docs/research/calibration.md.
#
#     tools/calibration.sh FOLDER
#
# plays or resumes the trials, GAME.trial or, under another rule set than the book's, GAME+SET.trial. Then it makes calibration.md and
# a plot per trial. It can be stopped and repeated.
#
#     tools/calibration.sh FOLDER --only GAME...
#
# plays only the trials of these games; the published trials of the others are unpacked.
#
#     tools/calibration.sh FOLDER --report
#
# makes page and plots from the trials in FOLDER, and plays nothing. A trial stores simulated games, and the chances follow from the
# program's current correction, so this is also the way to try another correction.
#
#     tools/calibration.sh FOLDER --publish
#
# copies the results into the project: docs/research/calibration.md, docs/research/calibration/, data/trials/.
#
#     tools/calibration.sh FOLDER --unpack
#
# unpacks the published trials into FOLDER. Existing files are kept.
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

# Whether the trials of this game should be played, and not only reported.
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
  cp calibration/*.svg calibration/tenths.md "$root/docs/research/calibration/"
  for trial in *.trial; do pack "$trial" "$root/data/trials/$trial.xz"; done
  exit 0
fi
[[ $mode != --only ]] || unpack

trials=() told=()
read_plans trials trials
for line in "${trials[@]}"; do
  read -r game deals samples every set <<<"$line"
  [[ $set != - ]] || set=
  name=$game${set:++$set}
  if plays "$game"; then
    "$lab" study calibrate "$game" ${set:+--set "$set"} --deals "$deals" --samples "$samples" --positions 1000 --every "$every" \
      --out "$name.trial" >/dev/null
  fi
  [[ -e $name.trial ]] || { echo "left out: there is no $name.trial" >&2; continue; }
  told+=("$("$lab" study calibrate "$game" --out "$name.trial" --svg calibration --json)")
done
((${#told[@]} > 0)) || { echo "there is no trial to report" >&2; exit 1; }
"$program" games --json | python3 "$root/tools/page.py" calibration <(printf '%s\n' "${told[@]}") .
echo "made: $folder/calibration.md, calibration/; look at them, then: tools/calibration.sh $folder --publish"
