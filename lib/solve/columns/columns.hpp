#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/state.hpp"
#include "core/table.hpp"
#include "solve/columns/column_rules.hpp"

namespace longwood {

/// Which positions of a game of columns a search takes for the same.
enum class Alike : std::uint8_t {
  none,     ///< equal ones only
  cards,    ///< those in which cards of a rank and colour have changed places
  holders,  ///< those in which cards may also lie on others of the same rank and colour
};

/// A position of such a game, in which moves are made and taken back. Cards are kinds (`Card::kind`); here
/// the columns are piles 0, 1, ..., at most twelve, and the reserve comes after them.
class Columns {
 public:
  static constexpr int to_home = 31;
  static constexpr int most_piles = 22;
  /// The family of a suit, as a pile that a card leaves.
  [[nodiscard]] static constexpr int family(int suit) { return 24 + suit; }
  using Piles = std::array<std::array<std::uint8_t, 24>, most_piles>;
  using Counts = std::array<std::uint8_t, most_piles>;

  explicit Columns(const ColumnRules& rules);

  /// Takes up a position.
  void load(const State& state, Alike alike);

  /// Moves the exposed card of a pile to a column or `to_home`, or that of a family to a column; returns
  /// whether anything changed that never changes back by building alone: a card home, or a column's cards
  /// that lie as they were dealt.
  bool make(int from, int to);
  /// Takes the last move back.
  void undo();

  [[nodiscard]] const ColumnRules& rules() const { return rules_; }
  [[nodiscard]] bool won() const { return left_ == 0; }
  [[nodiscard]] Key key() const { return key_; }
  [[nodiscard]] int size(int pile) const { return size_[at(pile)]; }
  [[nodiscard]] int card(int pile, int place) const { return piles_[at(pile)][at(place)]; }
  [[nodiscard]] int exposed(int pile) const { return card(pile, size(pile) - 1); }
  /// Cards of each suit that are home.
  [[nodiscard]] const std::array<int, 4>& home() const { return home_; }
  [[nodiscard]] bool goes_home(int kind) const { return home_[at(kind & 3)] == kind >> 2; }
  /// How many cards of each pile, from its base, lie as they did in the position taken up.
  [[nodiscard]] const Counts& in_place() const { return in_place_; }
  [[nodiscard]] const Piles& taken_up() const { return first_; }
  [[nodiscard]] const Counts& sizes_taken_up() const { return first_size_; }
  /// Moves made: the pile left, and 32 times the pile reached.
  [[nodiscard]] const std::vector<std::uint16_t>& path() const { return path_; }
  /// Whether the exposed card of a pile lies on one on which it is built, or alone in a column.
  [[nodiscard]] bool loose(int pile) const {
    const int last = size(pile) - 1;
    return pile < rules_.columns && (last == 0 || rules_.builds(card(pile, last), card(pile, last - 1)));
  }

 private:
  static constexpr int base = 52, reserved = 53, beneath = 54;

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] Key part(int pile, int place) const {
    const int under = pile >= rules_.columns ? reserved : place == 0 ? base : card(pile, place - 1);
    return parts_[at(card_class_[at(card(pile, place))])][at(holder_class_[at(under)])];
  }
  void toggle(int pile, int place) {
    const Key more = part(pile, place);
    key_.a ^= more.a;
    key_.b ^= more.b;
  }
  [[nodiscard]] bool dealt(int pile, int place, int kind) const {
    return place < first_size_[at(pile)] && first_[at(pile)][at(place)] == kind;
  }
  void put(int pile, int kind);
  int take(int pile);
  int leave_home(int suit);

  ColumnRules rules_;
  Piles piles_{}, first_{};
  Counts size_{}, first_size_{}, in_place_{};
  std::array<int, 4> home_{};
  int left_ = 0;
  Key key_;
  std::vector<std::uint16_t> path_;
  std::array<std::array<Key, beneath>, base> parts_{};
  std::array<std::uint8_t, beneath> card_class_{}, holder_class_{};
};

}  // namespace longwood
