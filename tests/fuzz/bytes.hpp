#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <source_location>
#include <span>
#include <string_view>

#include "core/all_games.hpp"
#include "games/playout.hpp"

namespace longwood {

/// Stops the fuzzer, in every build, where a property does not hold.
inline void require(bool holds, std::source_location where = std::source_location::current()) {
  if (holds) return;
  std::fprintf(stderr, "property fails at %s:%u\n", where.file_name(), where.line());
  std::abort();
}

/// The fuzzer's input, taken from the front; zeros once it is used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : rest_{data, size} {}

  [[nodiscard]] bool empty() const { return rest_.empty(); }
  std::uint8_t next() {
    if (rest_.empty()) return 0;
    const std::uint8_t byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }
  /// All that is left, as text.
  [[nodiscard]] std::string_view text() const {
    return {reinterpret_cast<const char*>(rest_.data()), rest_.size()};
  }
  /// Any of the games, by one byte: '0' is the first, so that seeds can be read.
  const AnyGame& game() { return all_games()[(next() - std::size_t{'0'}) % all_games().size()]; }
  /// The book's options for a byte '0' or none; else a random combination, by this byte and the next.
  Options options(const GameInfo& info) {
    const std::uint8_t first = next();
    if (first == 0 || first == '0') return {};
    Rng rng{first + std::uint64_t{256} * next()};
    return random_options(info, rng);
  }

 private:
  std::span<const std::uint8_t> rest_;
};

}  // namespace longwood
