#!/usr/bin/env bash
# tools/parallel/study.sh: killed in the middle and begun again it ends with the rows of one undisturbed run.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
export LONGWOOD_LAB=${LONGWOOD_LAB:-$root/build/release/longwood-lab}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

rows() { sqlite3 -cmd '.timeout 10000' "$1" 'SELECT deal, verdict, moves, nodes, digest, limit_nodes FROM deals ORDER BY deal'; }
study=(the-fourteenth 0-2999 --nodes 100000)

setsid "$root/tools/parallel/study.sh" "$work/shards" 6 "${study[@]}" >/dev/null 2>&1 &
leader=$!
for ((i = 0; i < 200; ++i)); do [[ -s $work/shards/shard-2.study ]] && break; sleep 0.02; done
mapfile -t running < <(ps -o pid= -s "$leader")  # parallel and all it runs
kill -9 "${running[@]}"
wait "$leader" 2>/dev/null || true
[[ ! -e $work/shards/the-fourteenth.study ]] || { echo "FAILED: it was done before it could be killed"; exit 1; }

"$root/tools/parallel/study.sh" "$work/shards" 6 "${study[@]}"
"$LONGWOOD_LAB" study run the-fourteenth --deals "${study[@]:1}" --out "$work/whole.study" >/dev/null
diff <(rows "$work/whole.study") <(rows "$work/shards/the-fourteenth.study") >/dev/null ||
  { echo "FAILED: the rows differ"; exit 1; }
[[ $(rows "$work/whole.study" | wc -l) == 3000 ]] || { echo "FAILED: not 3000 rows"; exit 1; }
if "$root/tools/parallel/study.sh" "$work/shards" 6 the-fourteenth 0-2999 --nodes 50 >/dev/null 2>&1; then
  echo "FAILED: other limits were not refused"
  exit 1
fi

# in blocks, cut where records end: byte for byte the file of one run
across=1048000-1049100
"$root/tools/parallel/study.sh" "$work/blocks" 2 fortress "$across" --blocks >/dev/null
"$LONGWOOD_LAB" study run fortress --blocks --deals "$across" --out "$work/whole.blocks" >/dev/null
cmp "$work/whole.blocks" "$work/blocks/fortress.blocks" || { echo "FAILED: the blocks differ"; exit 1; }
echo "1 passed, 0 failed"
