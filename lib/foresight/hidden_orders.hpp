#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// How likely the orders are in which the unknown cards of a game may lie, if its deal does not make all
/// equally likely (`GameInfo::shuffles`). Premise: unknown cards lie where they were dealt until they are
/// seen.
class HiddenOrders {
 public:
  /// The orders that a player considers possible who saw this start and knows these of its cards by now. Null
  /// if all are equally likely.
  static std::shared_ptr<const HiddenOrders> of(const AnyGame& game, const State& start, const Known& known);

  /// Those that are left when this card was seen in this place (`for_each_hidden`); null if only one is.
  [[nodiscard]] std::shared_ptr<const HiddenOrders> given(int place, Card card) const;
  /// The probability that a place has this card.
  [[nodiscard]] double share(int place, Card card) const;
  /// One of the orders, drawn with its probability: the cards pile by pile, from the base of each.
  std::span<const Card> draw(Rng& rng) const;
  /// The same number for the same orders with the same probabilities.
  [[nodiscard]] std::uint64_t hash() const;

 private:
  struct Order {
    std::vector<Card> cards;
    double shuffles;  ///< that deal it
  };

  [[nodiscard]] std::size_t at(int place) const;

  std::vector<int> places_;  ///< in rising order
  std::vector<Order> orders_;
  double all_ = 0;  ///< shuffles of all orders
};

}  // namespace longwood
