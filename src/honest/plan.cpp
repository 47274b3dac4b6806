#include "honest/plan.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "honest/seat.hpp"
#include "solve/key_set.hpp"

namespace longwood {
namespace {

/// A position reached without learning anything.
struct Reached {
  PlayerView view;
  std::vector<Move> moves;
  double guess;
};

std::vector<Move> extended(std::vector<Move> moves, Move last) {
  moves.push_back(last);
  return moves;
}

/// Keeps the items with the greatest guesses, in that order; of equal ones the first, on every machine.
template <class Item>
void keep_best(std::vector<Item>& items, int most) {
  std::vector<std::pair<double, std::size_t>> order;
  order.reserve(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) order.emplace_back(-items[i].guess, i);
  std::ranges::sort(order);
  if (std::ssize(order) > most) order.resize(static_cast<std::size_t>(most));
  std::vector<Item> best;
  best.reserve(order.size());
  for (const auto& [guess, i] : order) best.push_back(std::move(items[i]));
  items = std::move(best);
}

class Planner {
 public:
  Planner(const PlayerView& view, const Guide& guide) : guide_{guide} {
    met_.insert(Table{view.game().info->classes, view.state()}.key());
    front_.push_back({view, {}, guide.guess(view.sight())});
  }

  std::vector<Plan> run() {
    for (int depth = 0; depth <= guide_.depth && !front_.empty(); ++depth) {
      std::vector<Reached> next;
      for (const Reached& reached : front_) expand(reached, next);
      keep_best(next, guide_.beam);
      std::ranges::move(front_, std::back_inserter(reached_));
      front_ = std::move(next);
    }
    // where nothing can be learnt any more, the best positions are plans of their own
    if (plans_.empty())
      for (Reached& reached : reached_)
        if (!reached.moves.empty()) plans_.push_back({std::move(reached.moves), false, reached.guess});
    keep_best(plans_, guide_.candidates);
    return std::move(plans_);
  }

 private:
  void expand(const Reached& from, std::vector<Reached>& next) {
    MoveList moves;
    from.view.sight().moves(moves);
    for (const Move move : moves) {
      Seat seat{from.view, from.view.state()};
      if (seat.play(move)) {
        if (!shown_.insert(seat.table().key())) continue;
        const double urge = guide_.urge != nullptr ? guide_.urge(from.view.sight(), move) : 0;
        plans_.push_back({extended(from.moves, move), true, from.guess + urge});
      } else if (met_.insert(seat.table().key())) {
        const double guess = guide_.guess(seat.sight());
        if (seat.won()) plans_.push_back({extended(from.moves, move), false, guess});
        next.push_back({seat.view(), extended(from.moves, move), guess});
      }
    }
  }

  const Guide& guide_;
  KeySet met_, shown_;  ///< positions reached by moves that show nothing, and by one that shows something
  std::vector<Reached> front_, reached_;
  std::vector<Plan> plans_;
};

}  // namespace

std::vector<Plan> plans_from(const PlayerView& view, const Guide& guide) {
  return Planner{view, guide}.run();
}

}  // namespace longwood
