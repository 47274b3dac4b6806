#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/any_game.hpp"

/// How a game's table is arranged in the terminal: data. A game without a board of its own is drawn plainly.
namespace longwood {

/// How the cards of a pile are spread on the board.
enum class Fan : std::uint8_t {
  top,      ///< the exposed card only
  packet,   ///< the exposed card, with the number of cards beneath the rest
  count,    ///< only how many cards there are
  down,     ///< base above, the exposed card lowest; covered cards as a number
  right,    ///< base to exposed card from left to right, beginning at the place
  leading,  ///< base to exposed card from left to right, ending at the place
  left,     ///< base at the place, the exposed card leftmost
};

/// Where a pile's name stands.
enum class Tag : std::uint8_t { above, before, after };

/// The place of a pile on the board. Row and column are those of its base card, in characters.
struct Spot {
  Pile pile;
  std::uint8_t row, column;
  Fan fan;
  Tag tag = Tag::above;
  /// Most cards spread; of a longer pile the last ones, and the whole beneath the board.
  std::uint8_t room = 99;
};

/// Words that always stand on the board.
struct Legend {
  std::uint8_t row, column;
  std::string_view text;
};

/// The arrangement of a game's table: data, no rules.
struct BoardPlan {
  std::span<const Spot> spots = {};
  std::span<const Legend> words = {};
};

/// Whether every pile of a game is on its board once.
constexpr bool shows_each_pile_once(const GameInfo& info, std::span<const Spot> spots) {
  std::array<int, max_piles> times{};
  for (const Spot& spot : spots) ++times[spot.pile];
  for (int pile = 0; pile < max_piles; ++pile)
    if (times[static_cast<std::size_t>(pile)] != (pile < static_cast<int>(info.pile_names.size()) ? 1 : 0))
      return false;
  return true;
}

/// A board made from the groups of piles alone.
class PlainBoard {
 public:
  constexpr explicit PlainBoard(const GameInfo& info) : info_{info} {
    for (const PileGroup& group : info.groups)
      if (group.role != Role::tableau) side_by_side(group, fan_of(group.role));
    for (const PileGroup& group : info.groups)
      if (group.role == Role::tableau)
        group.in_a_row > 0 ? side_by_side(group, Fan::packet) : in_lines(group);
  }
  [[nodiscard]] constexpr std::span<const Spot> spots() const { return std::span{spots_}.first(size_); }

 private:
  static constexpr int left = 2, width = 78, lines_from = 10;

  static constexpr Fan fan_of(Role role) {
    if (role == Role::hand || role == Role::out) return Fan::count;
    return role == Role::talon || role == Role::reserve ? Fan::packet : Fan::top;
  }
  [[nodiscard]] constexpr int longest_name(Group piles) const {
    int longest = 0;
    for (int i = 0; i < piles.count; ++i)
      longest = std::max(longest, static_cast<int>(info_.pile_names[piles[i]].size()));
    return longest;
  }
  constexpr void add(Pile pile, int row, int column, Fan fan, Tag tag) {
    spots_[size_++] = {pile, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column), fan, tag};
  }
  /// From left to right, the names above, in as many rows as it takes.
  constexpr void side_by_side(const PileGroup& group, Fan fan) {
    const int apart = std::max(8, longest_name(group.piles) + 2);
    const int in_a_row = group.in_a_row > 0 ? group.in_a_row : (width - left) / apart;
    for (int i = 0; i < group.piles.count; ++i)
      add(group.piles[i], row_ + 1 + 3 * (i / in_a_row), left + apart * (i % in_a_row), fan, Tag::above);
    row_ += 3 * ((group.piles.count + in_a_row - 1) / in_a_row);
  }
  /// A line for each pile, its cards from the base up.
  constexpr void in_lines(const PileGroup& group) {
    for (int i = 0; i < group.piles.count; ++i)
      add(group.piles[i], row_++, std::max(lines_from, longest_name(group.piles) + 3), Fan::right,
          Tag::before);
    ++row_;
  }

  const GameInfo& info_;
  int row_ = 0;
  std::array<Spot, max_piles> spots_{};
  std::size_t size_ = 0;
};

template <Game G>
inline const PlainBoard plain_board{G::info};

/// The board of a game; its board.hpp has one for it in the place of the plain one.
template <Game G>
inline const BoardPlan board_of{.spots = plain_board<G>.spots()};

}  // namespace longwood
