#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "honest/guide.hpp"
#include "honest/information_state.hpp"
#include "honest/observed_game.hpp"

namespace longwood {

/// Moves that reveal nothing, and at their end a *stop*: a move after which the player knows something
/// new.
struct Plan {
  std::vector<Move> moves;
  bool stops =
      false;  ///< the last move reveals something; otherwise it wins, or nothing can be revealed any more
  double guess = 0;     ///< for the position before the stop, including the bonus for the stop
  double prospect = 0;  ///< the chance that the guide's `LeafValue` gives, if it has one
};

/// The player at the end of a plan, before its stop if it has one.
ObservedGame before_stop(const InformationState& view, const Plan& plan);

/// Keeps the items with the greatest values, in that order; of equal ones the first, on every machine.
template <class Item>
void keep_best(std::vector<Item>& items, int most, double Item::* value = &Item::guess) {
  std::vector<std::pair<double, std::size_t>> order;
  order.reserve(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) order.emplace_back(-(items[i].*value), i);
  std::ranges::sort(order);
  if (std::ssize(order) > most) order.resize(static_cast<std::size_t>(most));
  std::vector<Item> best;
  best.reserve(order.size());
  for (const auto& [less, i] : order) best.push_back(std::move(items[i]));
  items = std::move(best);
}

/// The plans worth a closer look, the most promising first, found by beam search over moves that reveal
/// nothing. A position counts once, with interchangeable piles and cards treated as equal, so no plan repeats
/// a position. Empty only if no move is legal.
std::vector<Plan> plans_from(const InformationState& view, const Guide& guide);

/// All plans from here, without a limit on their number, except those whose end is proved lost. Returns
/// nothing if moves that reveal nothing reach more than `most_positions` positions.
std::optional<std::vector<Plan>> all_plans(const InformationState& view, int most_positions);

}  // namespace longwood
