#pragma once

#include <cstdint>
#include <string_view>

namespace longwood {

/// FNV-1a of a text's bytes, 64 bits: the number of a deck written out, the digest of a solution. `hash` is
/// that of what stands before the text.
constexpr std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = 0xCBF29CE484222325U) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return hash;
}

}  // namespace longwood
