#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/any_game.hpp"

/// How a game's table is arranged, for the page and for the terminal: data, no rules. A game without a figure
/// is drawn from its groups of piles.
namespace longwood {

/// How the cards of a pile lie.
enum class Lie : std::uint8_t {
  squared,  ///< one on another
  down,     ///< the exposed card lowest; the pile grows with the board
  right,    ///< the exposed card rightmost
  left,     ///< the exposed card leftmost
  up,       ///< cards that were seen above the exposed one; the rest squared
  fanned,   ///< its last three cards to the right if the rules say so, otherwise squared
};

/// Where a pile's name stands at the terminal; usually above the pile, and before cards that lie in a line.
enum class Tag : std::uint8_t { usual, above, before, after };

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

/// What is written on the table.
enum class Notice : std::uint8_t {
  none,
  head,     ///< beside the hand: cards in hand, redeals, and at the far end the cards home
  tally,    ///< the same in small letters, one below another
  beside,   ///< cards in hand and redeals, next to the hand
  redeals,  ///< a mark for the redeals left
};

/// A part of a figure. Measures are hundredths of a card's width; below 0 means the view's own.
struct Part {
  enum class Kind : std::uint8_t {
    beside,  ///< its parts from left to right; the hand's side changes for left-handed players
    above,   ///< its parts from the top
    piles,   ///< in rows
    gap,     ///< between the parts before and after it
    rest,    ///< what room is left
    notice,
    caption,  ///< words beside the parts that follow it
  };
  Kind kind = Kind::piles;
  std::uint8_t parts = 0;  ///< of `beside` and `above`: how many parts directly belong to it
  Group piles = {};
  Lie lie = Lie::squared;
  std::uint8_t per = 0;  ///< piles in a row; 0 for all
  Notice notice = Notice::none;
  std::int16_t gap = -1;      ///< between piles of a row, or the width of a `gap`
  std::int16_t row_gap = -1;  ///< between rows
  /// The room of a pile that lies `down` or `up` at least, in hundredths of a card's height.
  std::int16_t deep = 0;
  std::int16_t most = 0;         ///< and at most; 0 for any
  std::int16_t room = 100;       ///< a pile's width if it lies `right` or `left`
  std::int16_t apart = 50;       ///< how far apart its cards lie then, where there is room
  bool counted = false;          ///< the number of its cards stands under each
  bool named = false;            ///< its name is beside each pile, or on a tall board beneath it
  bool quiet = false;            ///< the place of an empty pile is not drawn
  bool headed = false;           ///< the first card of each stays legible
  bool reversed = false;         ///< from right to left
  bool lined = false;            ///< rows and columns of piles matter
  bool sided = false;            ///< a `beside` that changes sides for left-handed players without the hand
  bool fixed = false;            ///< a `beside` that keeps its sides although the hand is in it
  std::string_view unless = {};  ///< the choice under which it is not quiet
  std::string_view text = {};    ///< of a caption
  /// What is engraved in empty places, with bars between; the last one is in all further places.
  std::string_view marks = {};
  /// At the terminal: how many characters and lines from one pile to the next, 0 for the figure's own.
  std::uint8_t pitch = 0, line = 0;
  Tag tag = Tag::usual;
};

/// Parts in the order in which they are written, each followed by its own.
template <std::size_t n>
struct Parts {
  std::array<Part, n> list;
};

namespace figure {

/// The nearest number of hundredths; not of a negative number.
constexpr std::int16_t hundredths(double value) {
  const auto below = static_cast<int>(100 * value);
  return static_cast<std::int16_t>(100 * value - below < 0.5 ? below : below + 1);
}

constexpr Parts<1> part(Group piles) { return {{{{.piles = piles}}}}; }
constexpr Parts<1> part(double gap) { return {{{{.kind = Part::Kind::gap, .gap = hundredths(gap)}}}}; }
constexpr Parts<1> part(Notice notice) { return {{{{.kind = Part::Kind::notice, .notice = notice}}}}; }
constexpr Parts<1> part(const Part& part) { return {{{part}}}; }
template <std::size_t n>
constexpr Parts<n> part(const Parts<n>& parts) {
  return parts;
}

template <std::size_t... n>
constexpr Parts<1 + (n + ... + 0)> group(Part::Kind kind, const Parts<n>&... parts) {
  Parts<1 + (n + ... + 0)> all{};
  std::size_t at = 0;
  all.list[at++] = {.kind = kind, .parts = sizeof...(n)};
  const auto add = [&](const auto& some) {
    for (const Part& one : some.list) all.list[at++] = one;
  };
  (add(parts), ...);
  return all;
}

/// From left to right.
constexpr auto beside(const auto&... parts) { return group(Part::Kind::beside, part(parts)...); }
/// From the top.
constexpr auto above(const auto&... parts) { return group(Part::Kind::above, part(parts)...); }
/// A `beside` that changes sides for left-handed players although the hand is not in it.
constexpr auto sided(auto parts) {
  parts.list[0].sided = true;
  return parts;
}
/// A `beside` that keeps its sides although the hand is in it.
constexpr auto fixed(auto parts) {
  parts.list[0].fixed = true;
  return parts;
}
inline constexpr Part rest{.kind = Part::Kind::rest};
/// Words beside the parts that follow them.
constexpr Part caption(std::string_view text) { return {.kind = Part::Kind::caption, .text = text}; }

/// Piles in a column.
constexpr Part upright(Group piles) { return {.piles = piles, .per = 1}; }
/// Piles in rows of so many.
constexpr Part rows(Group piles, int per, Part lay = {}) {
  lay.piles = piles;
  lay.per = static_cast<std::uint8_t>(per);
  return lay;
}
constexpr Part rows(Part lay, int per) { return rows(lay.piles, per, lay); }
/// Packets with the number of their cards beneath each.
constexpr Part counted(Group piles, bool reversed = false) {
  return {.piles = piles, .counted = true, .reversed = reversed};
}
constexpr Part counted(Pile pile) { return counted(Group{pile, 1}); }
/// Piles whose cards spread to the right, or to the left.
constexpr Part fans(Group piles, Lie lie, int per, double room, Part lay = {}) {
  lay.piles = piles;
  lay.lie = lie;
  lay.per = static_cast<std::uint8_t>(per);
  lay.room = hundredths(room);
  return lay;
}
/// A line for each pile at the terminal, in rows of so many that are `pitch` characters wide each.
constexpr Part lines(Group piles, int per = 1, int pitch = 76) {
  return {.piles = piles,
          .lie = Lie::right,
          .per = static_cast<std::uint8_t>(per),
          .pitch = static_cast<std::uint8_t>(pitch)};
}
/// Piles at the terminal whose names stand before them.
constexpr Part named(Group piles, int pitch = 9) {
  return {.piles = piles, .pitch = static_cast<std::uint8_t>(pitch), .tag = Tag::before};
}
/// Packets of which the cards that were seen rise into this much room, in hundredths of a card's height.
constexpr Part rising(Group piles, std::int16_t deep) {
  return {.piles = piles, .lie = Lie::up, .deep = deep, .counted = true};
}
/// Columns, at least so many heights of a card deep.
constexpr Part down(Group piles, double deep, Part lay = {}) {
  lay.piles = piles;
  lay.lie = Lie::down;
  lay.deep = hundredths(deep);
  return lay;
}

}  // namespace figure

/// A way to arrange the table.
struct View {
  std::span<const Part> parts = {};
  std::int16_t gap = 16;     ///< between piles, in hundredths of a card's width
  std::int16_t larger = 15;  ///< a further view is taken if its cards are by so many per cent larger
};

/// The arrangements of a table. Of several the page takes the first, unless cards are much larger in another.
struct Figure {
  std::array<View, 5> wide = {};  ///< for a board that is wider than high
  std::array<View, 5> tall = {};
  std::span<const Part> text = {};  ///< for the terminal; none: the first wide one
  std::uint8_t pitch = 8;           ///< at the terminal, characters from one pile to the next
  /// The places at the terminal one by one, for a table that parts cannot describe. If the page has its own
  /// file for the table, too, no view is needed.
  BoardPlan board = {};
};

/// Whether every pile of a game is once in these parts. Those that have left the game may be in none.
constexpr bool shows_each_pile_once(const GameInfo& info, std::span<const Part> parts) {
  std::array<int, max_piles> times{};
  for (const Part& part : parts)
    for (int i = 0; i < part.piles.count; ++i) ++times[part.piles[i]];
  for (int pile = 0; pile < max_piles; ++pile) {
    const int most = pile < info.piles() ? 1 : 0;
    const int least = most == 1 && info.role_of(static_cast<Pile>(pile)) != Role::out ? 1 : 0;
    const int here = times[static_cast<std::size_t>(pile)];
    if (here < least || here > most) return false;
  }
  return true;
}
/// Whether a game's figure, if it has one, shows every pile once in each of its arrangements.
constexpr bool figure_is_whole(const GameInfo& info) {
  if (info.figure == nullptr) return true;
  const auto spots = info.figure->board.spots;
  std::array<Part, max_piles> parts{};
  for (std::size_t i = 0; i < spots.size(); ++i) parts[i].piles = {spots[i].pile, 1};
  if (!spots.empty() && !shows_each_pile_once(info, std::span{parts}.first(spots.size()))) return false;
  const auto whole = [&](const View& view) {
    return view.parts.empty() || shows_each_pile_once(info, view.parts);
  };
  return std::ranges::all_of(info.figure->wide, whole) && std::ranges::all_of(info.figure->tall, whole) &&
         whole({info.figure->text});
}

}  // namespace longwood
