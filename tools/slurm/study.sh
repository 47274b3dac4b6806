#!/usr/bin/env bash
# A study as a Slurm job array, a shard a task, and a job that puts the shards together when all have ended.
#
#     tools/slurm/study.sh FOLDER SHARDS GAME A-B [OPTIONS of longwood-lab study run]
#
# FOLDER must be seen by all nodes. Prints the numbers of both jobs. Slurm runs the shards of a lost node again, and each
# resumes from its file; if a task still fails, the same command submits what is left again.
# LONGWOOD_LAB names the program; SBATCH_OPTIONS goes to the array, as in SBATCH_OPTIONS="--time=2:00:00 --mem=2G".
set -euo pipefail

if (($# < 4)); then
  sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 2
fi
folder=$1 shards=$2 game=$3 deals=$4
shift 4
kind=study
for option; do [[ $option != --blocks ]] || kind=blocks; done
program=$(realpath "${LONGWOOD_LAB:-$(dirname "${BASH_SOURCE[0]}")/../../build/release/longwood-lab}")
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
mkdir -p "$folder"
folder=$(realpath "$folder")

# shellcheck disable=SC2086  # SBATCH_OPTIONS is a list of words
array=$(sbatch --parsable --job-name="longwood-$game" --array="1-$shards" --requeue --open-mode=append \
  --output="$folder/shard-%a.txt" --ntasks=1 --cpus-per-task=1 ${SBATCH_OPTIONS:-} \
  "$here/shard.sbatch" "$program" "$folder" "$shards" "$game" "$deals" "$kind" "$@")
merge=$(sbatch --parsable --job-name="longwood-$game-merge" --dependency="afterany:$array" --requeue \
  --output="$folder/merge.txt" --ntasks=1 --cpus-per-task=1 \
  "$here/merge.sbatch" "$program" "$folder" "$shards" "$game" "$deals" "$kind")
echo "array $array, merge $merge; the study will be $folder/$game.$kind"
