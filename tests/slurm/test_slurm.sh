#!/usr/bin/env bash
# tools/slurm/study.sh on two nodes of this machine: one is lost in the middle of the array, and the study still ends
# with the rows of one undisturbed run. Takes about a minute; needs root, slurm-wlm and munge.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
source "$root/tests/slurm/cluster.sh"
export LONGWOOD_LAB=${LONGWOOD_LAB:-$root/build/release/longwood-lab}
((EUID == 0)) || { echo "skipped: only root can start a cluster"; exit 0; }
work=$(mktemp -d)
trap 'stop_cluster "$work"; rm -rf "$work"' EXIT
fail() {
  echo "FAILED: $*"
  squeue || true
  tail -n 20 "$work"/log/slurmctld.log "$work"/shards/*.txt 2>/dev/null || true
  exit 1
}
# In groups of three whatever the locale, as the program writes it.
grouped() { rev <<<"$1" | sed 's/.../&,/g; s/,$//' | rev; }
rows() { sqlite3 -cmd '.timeout 10000' "$1" 'SELECT deal, verdict, moves, nodes, digest, limit_nodes FROM deals ORDER BY deal'; }

wait_for_jobs() {
  for _ in {1..180}; do
    [[ -n $(squeue -h) ]] || return 0
    sleep 1
  done
  fail "the jobs do not end"
}

start_cluster "$work" || fail "the cluster does not start"
"$root/tools/slurm/study.sh" "$work/shards" 6 the-fourteenth 0-59999 --nodes 100000

# Wait until the second node has work that has come some way, and lose it.
for _ in {1..150}; do
  task=$(squeue -h -r -t running -w n1 -o %K | head -n 1)
  [[ -n $task && -s $work/shards/shard-$task.study ]] && break
  sleep 0.1
done
[[ -n $task ]] || fail "nothing ran on the second node"
sleep 0.5
lose_node "$work" n1
before=$(rows "$work/shards/shard-$task.study" | wc -l)
echo "n1 lost with $before of 10000 rows of shard $task written"
((before > 0 && before < 10000)) || fail "the node was not lost in the middle of a shard"

wait_for_jobs
[[ -s $work/shards/the-fourteenth.study ]] || fail "there is no study: $(cat "$work/shards/merge.txt")"
grep -q "JobState=COMPLETED" "$work/log/jobcomp.log" || fail "no job completed"
cat "$work/shards/merge.txt"

"$LONGWOOD_LAB" study run the-fourteenth --deals 0-59999 --nodes 100000 --out "$work/whole.study" >/dev/null
[[ $(rows "$work/whole.study" | wc -l) == 60000 ]] || fail "not 60000 rows"
diff <(rows "$work/whole.study") <(rows "$work/shards/the-fourteenth.study") >/dev/null || fail "the rows differ"
grep -q "$(grouped "$before") in the file" "$work/shards/shard-$task.txt" || fail "the lost shard was not gone on with"

# in blocks, on the node that is left, cut where records end: byte for byte the file of one run
across=1040000-1060000
"$root/tools/slurm/study.sh" "$work/blocks" 2 fortress "$across" --blocks
wait_for_jobs
cat "$work/blocks/merge.txt"
"$LONGWOOD_LAB" study run fortress --blocks --deals "$across" --out "$work/whole.blocks" >/dev/null
cmp "$work/whole.blocks" "$work/blocks/fortress.blocks" || fail "the blocks differ"
echo "2 passed, 0 failed"
