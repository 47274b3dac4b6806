# Sourced by scripts whose first comment says how they are used.

# usage_from SCRIPT: prints that comment, up to the line that sets the shell's options, and ends with status 2.
usage_from() {
  sed -n '2,/^set -/{/^#/s/^# \{0,1\}//p}' "$1" >&2
  exit 2
}
