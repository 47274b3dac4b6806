# Sourced by ./play and ./test: configuring and building the presets of CMakePresets.json.

# Was build/PRESET configured, and for this very folder?
configured() {
  [[ -f build/$1/build.ninja ]] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "build/$1/CMakeCache.txt"
}

# configure PRESET [OPTION...]: always runs CMake, so that packages installed since are found; prints only if it fails. Two at a time
# wait for each other.
configure() {
  local output
  mkdir -p build
  {
    flock 7
    configured "$1" || rm -rf "build/$1"
    output=$(cmake --preset "$@" 2>&1) || { echo "$output"; return 1; }
  } 7>"build/$1.lock"
}

# build_quietly PRESET TARGET: says nothing unless the build takes long or fails. A folder that was not configured before is
# configured for players: without the laboratory, and by the page's compiler if that is there, which takes three quarters of g++'s time.
build_quietly() {
  local log=build/$1.log began=
  mkdir -p build
  if ! configured "$1"; then
    began=$SECONDS
    echo "Building; the first time takes some minutes ..." >&2
    CXX=$(command -v clang++-19 || true) configure "$1" -DLONGWOOD_LAB=OFF >&2 || return
  fi
  ninja -C "build/$1" "$2" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  [[ -z $began ]] || echo "Built in $((SECONDS - began)) s." >&2
}
