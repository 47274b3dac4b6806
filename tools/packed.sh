# Sourced by scripts that put files into the project, packed, and lay them out again.

# unpack_here PACKED.xz: unpacks this file into the current folder, unless it was unpacked before.
unpack_here() {
  local file
  file=$(basename "$1" .xz)
  [[ -e $file ]] || { xz --decompress --stdout "$1" >"$file.part" && mv "$file.part" "$file"; }
}

# pack FILE PACKED.xz: packs a file, unless what is packed there is the same.
pack() {
  xz --decompress --stdout "$2" 2>/dev/null | cmp --quiet - "$1" || xz -9e --stdout "$1" >"$2"
}
