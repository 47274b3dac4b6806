#!/usr/bin/env bash
# fuzz.sh NAME_fuzz SECONDS: runs one fuzz target of build/fuzz from its committed seeds and what it found before.
# An input that fails is kept in build/fuzz/; once the fault is corrected it belongs in tests/fuzz/corpus/NAME.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target=$1 seconds=$2 name=${1%_fuzz}
found=build/fuzz/corpus/$name log=build/fuzz/$target.log
mkdir -p "$found"
folders=("$found")
[[ -d tests/fuzz/corpus/$name ]] && folders+=("tests/fuzz/corpus/$name")

if "build/fuzz/$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
  -artifact_prefix="build/fuzz/$target-" "${folders[@]}" >"$log" 2>&1; then
  echo "$target: $(tail -n 1 "$log")"
else
  tail -n 60 "$log"
  exit 1
fi
