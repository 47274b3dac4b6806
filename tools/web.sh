# Sourced by ./play and ./test: node and its packages, the WebAssembly module, and the page made of them.

# The oldest node that the page's builder runs on.
node_needed=20.19.0

# is_new_enough NODE: 20.19 and later, or 22.12 and later.
is_new_enough() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number)
    process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

# ensure_node: puts a node that is new enough and an npm first in PATH. Debian 12 has node 18; tools/node.py fetches a newer one,
# for this folder alone.
ensure_node() {
  command -v npm >/dev/null && command -v node >/dev/null && is_new_enough node && return
  [[ -x build/node/bin/node ]] || echo "Fetching a newer node for building the page ..." >&2
  if ! python3 tools/node.py build/node || ! is_new_enough build/node/bin/node; then
    echo "The page needs npm and node $node_needed or later; here is $(node --version 2>/dev/null || echo none)." >&2
    return 1
  fi
  PATH=$PWD/build/node/bin:$PATH
}

# ensure_modules [FOLDER]: the packages of web/, or of another folder, when its lock file is newer than they are.
ensure_modules() {
  local folder=${1:-web}
  [[ $folder/node_modules/.package-lock.json -nt $folder/package-lock.json ]] && return
  mkdir -p build
  npm ci --prefix "$folder" --no-audit --no-fund >build/npm.log 2>&1 || { tail -n 20 build/npm.log >&2; return 1; }
  touch "$folder/node_modules/.package-lock.json"
}

# The inputs of the page as one number.
page_fingerprint() {
  {
    node --version
    echo "${LONGWOOD_SITE:-}"
    sha256sum build/wasm/longwood.wasm
    find data/days data/deals data/puzzles data/blockers lib/games/*/*.net po tools/words.py -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
    find web -type d \( -name node_modules -o -name e2e \) -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
  } | sha256sum
}

# build_page: build/web from web/ and the module, unless nothing has changed.
build_page() {
  local stamp=build/web.stamp now
  now=$(page_fingerprint) || return
  [[ -f build/web/index.html && -f $stamp && $(<"$stamp") == "$now" ]] && return
  rm -f "$stamp"
  npm run build --prefix web >build/web.log 2>&1 || { tail -n 40 build/web.log >&2; return 1; }
  echo "$now" >"$stamp"
}
