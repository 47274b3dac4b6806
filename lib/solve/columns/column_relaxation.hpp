#pragma once

#include <array>
#include <cstdint>

#include "solve/columns/columns.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood {

/// Shows losses by a relaxation that knows of a position only which cards lie as dealt and which are home.
///
/// All others have left their places and count as if they could be arranged at will. Even so each of them
/// lies on a card of the next rank (and the other colour, if colours alternate) that has none but it above
/// it, or begins one of the columns all of whose dealt cards have left. So for each rank at most as many
/// have left as there are such holders, but for one a column. The card that moves must have nothing on it
/// when it does. As cards that left never count as dealt again, the positions of the relaxation form no
/// circles, and each is decided once a deal.
///
/// Where families give cards back, what has left is at home and in columns at once, as far as the cards of
/// its suit below it have left too: it needs no holder, and is one. So a position is what lies as dealt, and
/// a card that goes home when it leaves is played without trying more, since nothing is the worse for it.
class ColumnRelaxation {
 public:
  explicit ColumnRelaxation(const ColumnRules& rules) : rules_{rules} {}

  /// Begins with a position newly taken up.
  void begin(const Columns& position);
  /// Whether the relaxation cannot be won from this position, which can be reached from the one begun with.
  /// After looking at `budget` positions it gives up and says no.
  bool lost(const Columns& position, std::uint64_t budget);

  /// Bytes reserved.
  [[nodiscard]] std::size_t bytes() const { return dead_.bytes() + alive_.bytes(); }
  /// Bytes that must be allocated before `more` positions can be added to those known as lost or not lost.
  [[nodiscard]] std::size_t growth_bytes(std::size_t more) const {
    return dead_.growth_bytes(more) + alive_.growth_bytes(more);
  }

 private:
  enum class Where : std::uint8_t { covered, on_top, left, reserve };

  /// The pile of a card that was at home in the position begun with, and of one that is not in the game.
  static constexpr std::uint8_t at_home = Columns::most_piles, no_card = at_home + 1;

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  using PerColour = std::array<int, 2>;

  [[nodiscard]] Key key() const;
  void load(const Columns& position);
  [[nodiscard]] Where where(int kind) const;
  [[nodiscard]] bool holds_all() const;
  [[nodiscard]] bool may_leave(int kind, Where where);
  void uncover(int pile);
  void cover(int pile);
  void count(int kind, Where where, int by);
  [[nodiscard]] bool play(int kind, Where where);
  [[nodiscard]] bool depart(int pile);
  [[nodiscard]] bool alive();
  [[nodiscard]] bool any_alive();
  [[nodiscard]] bool gone(int kind) const;
  void extend_home(int suit, int leaving);
  [[nodiscard]] bool any_alive_returning();

  ColumnRules rules_;
  Columns::Piles dealt_{};
  std::array<std::uint8_t, 52> pile_{}, place_{};
  KeySet dead_, alive_;

  Columns::Counts in_place_{};
  std::array<int, 4> home_{};
  std::array<PerColour, 14> left_{}, holders_{};  ///< by rank from 0 and colour
  int vacated_ = 0, cards_ = 0;
  std::uint64_t budget_ = 0;
};

}  // namespace longwood
