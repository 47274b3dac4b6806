#pragma once

#include <cstdint>

#include "core/table.hpp"

/// What searches that prove losses keep in a memory of keys.
namespace longwood::advice {

inline std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 31) * 0x9E3779B97F4A7C15;
  x = (x ^ x >> 29) * 0xD6E8FEB86659FD93;
  return x ^ x >> 32;
}

/// Under which key the memory has a position that is not known to be lost, and need not be searched again.
inline Key known_not_lost(const Key& key) { return {~key.a, key.b}; }

}  // namespace longwood::advice
