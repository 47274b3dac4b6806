#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/state.hpp"
#include "core/table.hpp"

namespace longwood {

/// The square of The Fourteenth (Cadogan): its lines, the fourteens that show in it, and how its gaps are
/// closed where an option has it so. Numbers in brackets are sentences of the game's rulebook.
struct FourteenthSquare {
  static constexpr Group square{0, 25};  // five rows of five [1]

  struct Places {
    Pile a, b;
  };
  /// Whether two places lie in one row or one column [3].
  static constexpr auto share_line = [](Pile a, Pile b) { return a / 5 == b / 5 || a % 5 == b % 5; };
  /// All pairs of places in one row or column, the earlier first, in reading order.
  static constexpr auto in_line = [] {
    std::array<Places, 100> pairs{};
    std::size_t n = 0;
    for (Pile a = 0; a < 25; ++a)
      for (Pile b = static_cast<Pile>(a + 1); b < 25; ++b)
        if (share_line(a, b)) pairs[n++] = {a, b};
    return pairs;
  }();
  /// The same by the earlier place: the later ones as a set of bits.
  static constexpr auto within = [] {
    std::array<std::uint32_t, 25> later{};
    for (const auto [a, b] : in_line) later[a] |= 1U << b;
    return later;
  }();

  /// The last card of the square, in reading order, and the first gap before it.
  static std::optional<Places> gap(const State& s) {
    Pile last = 24, first = 0;
    while (last > 0 && s.size[last] == 0) --last;
    while (first < last && s.size[first] > 0) ++first;
    if (first >= last) return {};
    return Places{last, first};
  }
  /// The last card goes to the first gap.
  [[gnu::noinline]] static void fill_gap(Table& t) {
    const auto [last, first] = *gap(t.state());
    t.shift(last, first);
  }
  /// Moves all cards up, to the left and upwards.
  [[gnu::noinline]] static void shift_up(Table& t) {
    Pile first = 0;
    for (Pile place = 0; place < 25; ++place) {
      if (t.size(place) == 0) continue;
      if (place != first) t.shift(place, first);
      ++first;
    }
  }
};

}  // namespace longwood
