#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace longwood {

/// Scrambles 64 bits one-to-one (the finisher of splitmix64).
constexpr std::uint64_t mix(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
  z = (z ^ z >> 27) * 0x94D049BB133111EBU;
  return z ^ z >> 31;
}

/// Longwood's random generator: the same numbers with every compiler and in the browser, permanently
/// (docs/library/notation.md).
class Rng {
 public:
  /// The generator of one stream of a deal; stream 0 shuffles the packs, stream k the k-th redeal.
  constexpr explicit Rng(std::uint64_t number, std::uint64_t stream = 0)
      : state_{mix(number) ^ mix(stream)} {}

  constexpr std::uint64_t next() { return mix(state_ += 0x9E3779B97F4A7C15U); }

  /// A number from 0 to n-1, each equally likely; n must not be 0.
  constexpr std::uint64_t below(std::uint64_t n) {
    Wide product = Wide{next()} * n;
    if (static_cast<std::uint64_t>(product) < n) {
      const std::uint64_t uneven = (0 - n) % n;
      while (static_cast<std::uint64_t>(product) < uneven) product = Wide{next()} * n;
    }
    return static_cast<std::uint64_t>(product >> 64);
  }

  /// Shuffles the items; every order is equally likely.
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i-- > 1;)
      std::swap(items[i], items[static_cast<std::size_t>(below(i + 1))]);
  }

 private:
  __extension__ using Wide = unsigned __int128;

  std::uint64_t state_;
};

}  // namespace longwood
