# Sourced by ./play and ./test: the Debian packages they need, and how to install those that are missing.
# shellcheck disable=SC2034  # the lists are used by the scripts that source this

build_packages=(cmake ninja-build gettext)  # of the page and of the program
command -v python3 >/dev/null || build_packages+=(python3)  # it often comes from elsewhere than Debian; any copy will do
play_packages=("${build_packages[@]}" g++ pkg-config libcli11-dev libfmt-dev nlohmann-json3-dev libcpp-httplib-dev)
lab_packages=(libsqlite3-dev libboost-math-dev)  # of the laboratory, which players do without
page_packages=("${build_packages[@]}" ca-certificates clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32)
quick_test_packages=(clang-19 libclang-rt-19-dev clang-format-19 libgtest-dev libgmock-dev librapidcheck-dev ccache)
test_packages=(
  clang-tidy-19 libfuzzer-19-dev                     # lint, fuzzing
  libbenchmark-dev
  gringo                                             # losses of The Clock, shown a second time
  coq ocaml-nox                                      # losses of Fortress, proved
  chromium-headless-shell fonts-dejavu-core          # the page's tests
  parallel slurm-wlm munge sqlite3                   # studies over several machines
  desktop-file-utils appstream libxml2-utils man-db  # what is installed
)
deb_packages=(debhelper dh-python lintian librsvg2-bin dpkg-dev fakeroot mmdebstrap)  # Debian packages
site_packages=(python3-markdown)                                                      # the site
coverage_packages=(llvm-19)                                                           # what the tests run

# ensure_packages NAME...: installs what is missing, and says what before it does; asks the package database only, so it is instant
# if nothing is. With LONGWOOD_SKIP_INSTALL nothing is installed.
ensure_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    [[ -n ${LONGWOOD_SKIP_INSTALL:-} ]] && return 0
    echo "This script installs what it needs with apt, and this is not a Debian-like system." >&2
    echo "Install the equivalents of: $*" >&2
    echo "and run it again with LONGWOOD_SKIP_INSTALL=1." >&2
    return 1
  fi

  local there missing=() name
  there=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for name in "$@"; do
    grep -qxF "$name installed" <<<"$there" || missing+=("$name")
  done
  ((${#missing[@]})) || return 0
  if [[ -n ${LONGWOOD_SKIP_INSTALL:-} ]]; then
    echo "LONGWOOD_SKIP_INSTALL is set, so these packages stay missing: ${missing[*]}" >&2
    return 0
  fi

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || { echo "Please install as root: apt-get install ${missing[*]}" >&2; return 1; }
    as_root=(sudo)
  fi
  if [[ -z ${apt_is_fresh:-} ]]; then
    apt_quietly "${as_root[@]}" apt-get update -qq || return
    apt_is_fresh=1
  fi
  tell_packages "${missing[@]}"
  apt_quietly "${as_root[@]}" "${BASH_SOURCE[0]%/*}/install_packages" "${missing[@]}"
}

# tell_packages NAME...: what is going to be installed, with what these packages need.
tell_packages() {
  local needed
  needed=$(apt-get install --simulate --no-install-recommends "$@" 2>/dev/null </dev/null | awk '/^Inst / { print $2 }' |
    grep -vxF "$(printf '%s\n' "$@")" | tr '\n' ' ' || true)
  echo "Installing with apt, as root: $*" >&2
  [[ -z $needed ]] || echo "and what these need: $needed" >&2
  echo "Services among them stay switched off. LONGWOOD_SKIP_INSTALL=1 installs nothing." >&2
}

# apt_quietly COMMAND...: shows what it says only if it fails.
apt_quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if ((status != 0)); then
    tail -n 20 "$log" >&2
    echo "apt failed: ${missing[*]} could not be installed" >&2
  fi
  rm -f "$log"
  return $status
}
