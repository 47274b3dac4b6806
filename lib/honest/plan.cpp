#include "honest/plan.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "honest/rollout.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood {
namespace {

/// A position reached without learning anything.
struct Reached {
  InformationState view;
  std::vector<Move> moves;
  double guess;
};

std::vector<Move> extended(std::vector<Move> moves, Move last) {
  moves.push_back(last);
  return moves;
}

class Planner {
 public:
  Planner(const InformationState& view, const Guide& guide)
      : view_{view}, guide_{guide}, avoids_loss_{!guide.proves_lost(view.state())} {
    met_.insert(Table{view.game().info->classes, view.state()}.key());
    front_.push_back({view, {}, guide.rank(view.sight())});
  }

  std::vector<Plan> run() {
    for (int depth = 0; depth <= guide_.planner.depth && !front_.empty(); ++depth) {
      std::vector<Reached> next = expanded_front();
      keep_best(next, guide_.planner.beam);
      front_ = std::move(next);
    }
    add_ends_that_teach_nothing();
    if (guide_.planner.prospects.evaluate != nullptr) keep_most_promising();
    keep_best(plans_, guide_.planner.candidates,
              guide_.planner.prospects.evaluate != nullptr ? &Plan::prospect : &Plan::guess);
    return std::move(plans_);
  }

  std::optional<std::vector<Plan>> run_all(int most_positions) {
    while (!front_.empty()) {
      if (std::ssize(reached_) + std::ssize(front_) > most_positions) return {};
      front_ = expanded_front();
    }
    add_ends_that_teach_nothing();
    return std::move(plans_);
  }

 private:
  /// The positions one move further, the front being done with.
  std::vector<Reached> expanded_front() {
    std::vector<Reached> next;
    for (const Reached& reached : front_) expand(reached, next);
    std::ranges::move(front_, std::back_inserter(reached_));
    return next;
  }

  /// Where nothing can be learnt any more, the positions reached are plans of their own.
  void add_ends_that_teach_nothing() {
    if (!plans_.empty()) return;
    for (Reached& reached : reached_)
      if (!reached.moves.empty()) plans_.push_back({std::move(reached.moves), false, reached.guess});
  }

  /// Keeps the plans with the best guesses, and judges what their ends are worth.
  void keep_most_promising() {
    keep_best(plans_, guide_.planner.prospects.plans);
    for (Plan& plan : plans_) {
      const ObservedGame seat = before_stop(view_, plan);
      plan.prospect = seat.won() ? 1
                                 : chance_of_logit(guide_.planner.prospects.evaluate(
                                       seat.sight(), guide_.planner.prospects.weights));
    }
  }

  void expand(const Reached& from, std::vector<Reached>& next) {
    ObservedGame seat{from.view, from.view.state()};
    MoveList moves;
    seat.sight().moves(moves);
    guide_.keep_considered(moves);
    std::array<bool, MoveList::capacity> stops{}, open_ended{};
    bool any_open = false;
    for (int i = 0; i < moves.size(); ++i) {
      const Move move = moves[i];
      seat.try_out(move, [&](const Observation& after, bool shown) {
        const auto at = static_cast<std::size_t>(i);
        stops[at] = shown && shown_.insert(seat.table().key());
        open_ended[at] = stops[at] && guide_.policy.looks_ahead(move);
        any_open = any_open || open_ended[at];
        if (shown || !met_.insert(seat.table().key())) return;
        if (avoids_loss_ && guide_.proves_lost(seat.state())) return;
        const double guess = guide_.rank(after);
        if (seat.won()) plans_.push_back({extended(from.moves, move), false, guess});
        next.push_back({seat.view(), extended(from.moves, move), guess});
      });
    }
    std::array<double, MoveList::capacity> worth;
    if (any_open) look_ahead(seat, guide_, moves, open_ended, worth);
    for (int i = 0; i < moves.size(); ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (!stops[at]) continue;
      const double urge = guide_.policy.reveal_bonus(seat.sight(), moves[i], guide_.policy.weights);
      plans_.push_back(
          {extended(from.moves, moves[i]), true, open_ended[at] ? worth[at] : from.guess + urge});
    }
  }

  const InformationState& view_;
  const Guide& guide_;
  bool avoids_loss_;    ///< positions proved lost are left out; not where the view is one
  KeySet met_, shown_;  ///< positions reached by moves that show nothing, and by one that shows something
  std::vector<Reached> front_, reached_;
  std::vector<Plan> plans_;
};

}  // namespace

ObservedGame before_stop(const InformationState& view, const Plan& plan) {
  ObservedGame seat{view, view.state()};
  for (const Move move : std::span{plan.moves}.first(plan.moves.size() - (plan.stops ? 1 : 0)))
    seat.play(move);
  return seat;
}

std::vector<Plan> plans_from(const InformationState& view, const Guide& guide) {
  return Planner{view, guide}.run();
}

std::optional<std::vector<Plan>> all_plans(const InformationState& view, int most_positions) {
  Guide guide = guide_for(*view.game().info);
  guide.policy.looks_ahead = Policy::no_move;
  return Planner{view, guide}.run_all(most_positions);
}

}  // namespace longwood
