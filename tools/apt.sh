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

# ensure_packages NAME...: installs what is missing; asks the package database only, so it is instant if nothing is.
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

  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || { echo "Please install as root: apt-get install ${missing[*]}" >&2; return 1; }
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]} ..." >&2
  local log
  log=$(mktemp)
  if ! { { [[ -n ${apt_is_fresh:-} ]] || "${as_root[@]}" apt-get update -qq; } && apt_is_fresh=1 &&
         "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } \
       >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    echo "apt could not install: ${missing[*]}" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}
