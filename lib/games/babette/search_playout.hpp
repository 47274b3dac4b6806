#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "games/babette/rules.hpp"
#include "games/search/families_reached.hpp"

namespace longwood::advice {

/// The piles of a position of Babette, copied so as to be played on without its rules, which keep more than a
/// count needs.
class BabetteGarden {
 public:
  /// Copies the piles of a state, or of a sight in which no card is unknown: whatever has a size, an exposed
  /// card and cards from there down.
  template <class Position>
  explicit BabetteGarden(const Position& s, int redeals_left) : redeals_{redeals_left} {
    for (int suit = 0; suit < 4; ++suit)
      families_.begin(static_cast<std::size_t>(suit), exposed(s, Game::aces[suit]),
                      exposed(s, Game::kings[suit]));
    for (std::size_t i = 0; i < columns; ++i) {
      std::size_t at = size_[i] = size_of(s, Game::columns[static_cast<int>(i)]);
      each_card(s, Game::columns[static_cast<int>(i)], [&](Card card) { column_[i][--at] = card; });
    }
    each_card(s, Game::hand, [&](Card card) { hand_[in_hand_++] = card; });
    left_ = static_cast<int>(in_hand_);
    for (const std::size_t n : size_) left_ += static_cast<int>(n);
  }

  /// Plays on without holding anything back: whatever can be played is, from the leftmost column first and on
  /// the rising family where both would take it; then the next row is dealt, or the garden taken up.
  LeftAfterPlayout play_on() {
    LeftAfterPlayout result{.after_deal = -1};
    for (;;) {
      play_home();
      if (dealt_ < in_hand_) {
        deal_row();
        continue;
      }
      if (result.after_deal < 0) result.after_deal = left_;
      if (left_ == 0 || redeals_-- == 0) break;
      take_up();
    }
    result.at_end = left_;
    return result;
  }

 private:
  using Game = Babette;
  static constexpr std::size_t columns = Game::columns.count;

  static Card exposed(const State& s, Pile pile) { return s.size[pile] > 0 ? s.top[pile] : Card{}; }
  static std::size_t size_of(const State& s, Pile pile) { return s.size[pile]; }
  template <class Visit>
  static void each_card(const State& s, Pile pile, Visit visit) {
    Card card = s.top[pile];
    for (int n = s.size[pile]; n > 0; --n, card = s.under[card.id]) visit(card);
  }
  template <class Observation>
  static Card exposed(const Observation& s, Pile pile) {
    return s.top(pile);
  }
  template <class Observation>
  static std::size_t size_of(const Observation& s, Pile pile) {
    return static_cast<std::size_t>(s.size(pile));
  }
  template <class Observation, class Visit>
  static void each_card(const Observation& s, Pile pile, Visit visit) {
    s.for_each_card(pile, [&](Card card, int /*depth*/) { visit(card); });
  }

  void play_home() {
    constexpr unsigned all = (1U << columns) - 1;
    for (unsigned untried = all; untried != 0;) {
      const auto i = static_cast<std::size_t>(std::countr_zero(untried));
      if (size_[i] == 0 || !families_.take(column_[i][size_[i] - 1])) {
        untried &= untried - 1;
        continue;
      }
      --size_[i];
      --left_;
      untried = all;
    }
  }

  void deal_row() {
    for (std::size_t i = 0; i < columns && dealt_ < in_hand_; ++i) column_[i][size_[i]++] = hand_[dealt_++];
  }

  /// The last column is dealt first, from its uppermost row down.
  void take_up() {
    in_hand_ = dealt_ = 0;
    for (std::size_t i = columns; i-- > 0;) {
      for (std::size_t k = 0; k < size_[i]; ++k) hand_[in_hand_++] = column_[i][k];
      size_[i] = 0;
    }
  }

  FamiliesPlayout families_{FamiliesPlayout::Exchange::off};
  std::array<std::array<Card, max_cards>, columns> column_;
  std::array<std::size_t, columns> size_{};
  std::array<Card, max_cards> hand_;
  std::size_t in_hand_ = 0, dealt_ = 0;
  int left_ = 0, redeals_;
};

}  // namespace longwood::advice
