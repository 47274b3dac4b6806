#!/usr/bin/env bash
# A study in shards with GNU parallel, on this machine or several, and the shards put together.
#
#     tools/parallel/study.sh FOLDER SHARDS GAME A-B [OPTIONS of longwood-lab study run]
#
# The same command resumes where it was stopped. LONGWOOD_LAB names the program, PARALLEL_OPTIONS goes to parallel, as in
# PARALLEL_OPTIONS="--sshloginfile hosts" where the machines share FOLDER and the program lies in the same place.
set -euo pipefail

if (($# < 4)); then
  sed -n '2,7s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
folder=$1 shards=$2 game=$3 deals=$4
shift 4
kind=study
for option; do [[ $option != --blocks ]] || kind=blocks; done
program=$(realpath "${LONGWOOD_LAB:-$(dirname "${BASH_SOURCE[0]}")/../../build/release/longwood-lab}")
mkdir -p "$folder"
folder=$(realpath "$folder")

# A shard that was done before costs a moment; one that fails is tried three times.
# shellcheck disable=SC2086  # PARALLEL_OPTIONS is a list of words
seq 1 "$shards" | parallel --will-cite --retries 3 --joblog "$folder/parallel.log" ${PARALLEL_OPTIONS:-} \
  "$program" study run "$game" --deals "$deals" "${@@Q}" --threads 1 --shard "{}/$shards" --out "$folder/shard-{}.$kind" \
  '>' "$folder/shard-{}.txt" '2>&1' || {
    echo "some shards failed; their words are in $folder/shard-*.txt, and the same command tries again" >&2
    exit 1
  }

mapfile -t parts < <(seq -f "$folder/shard-%.0f.$kind" 1 "$shards")
"$program" study merge "${parts[@]}" --out "$folder/$game.$kind" --deals "$deals"
