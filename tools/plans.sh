# Sourced by the scripts that run what the games' plan.toml say; $program and $root are theirs.

# read_plans LIST ARRAY: the lines of tools/plans.py LIST; ends the script where a plan is damaged.
read_plans() {
  local -n into=$2
  local said
  said=$("$program" games --json | python3 "$root/tools/plans.py" "$1") || exit 2
  [[ -z $said ]] || mapfile -t into <<<"$said"
}
