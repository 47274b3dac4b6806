#include "arena/method.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "games/playout.hpp"
#include "honest/rollout.hpp"
#include "session/hint.hpp"
#include "solve/solver.hpp"

namespace longwood::arena {

const Method* method_named(std::string_view id) {
  const auto* found = std::ranges::find(all_methods, id, &Method::id);
  return found == std::end(all_methods) ? nullptr : found;
}

Agent random_player(const AnyGame& /*game*/) {
  return [](const Turn& turn) { return Decision{.choice = turn.rng.below(turn.choices.size()), .steps = 0}; };
}

Agent greedy_player(const AnyGame& game) {
  return [&game](const Turn& turn) {
    // the ranking is of all legal moves; the first that leads somewhere new is made
    for (const RankedMove& ranked : rank_moves(game, turn.view.state())) {
      const auto at = std::ranges::find(turn.choices, ranked.move, &Choice::move);
      if (at != turn.choices.end())
        return Decision{.choice = static_cast<std::size_t>(at - turn.choices.begin()), .steps = 0};
    }
    return Decision{.choice = 0, .steps = 0};
  };
}

namespace {

/// Plans of several moves, by the positions from which they are made.
class PlannedMoves {
 public:
  /// The choice that is planned here.
  [[nodiscard]] std::optional<std::size_t> choice(const Turn& turn) const {
    const auto planned = at_.find(key_of(turn.view));
    if (planned == at_.end()) return {};
    return choice_of(turn, planned->second);
  }
  void plan(const InformationState& view, const std::vector<Move>& moves) {
    at_.clear();
    ObservedGame seat{view, view.state()};
    for (const Move move : moves) {
      at_.insert_or_assign(key_of(seat.view()), move);
      if (seat.play(move)) return;
    }
  }

 private:
  std::map<Key, Move> at_;
};

}  // namespace

Agent policy_player(const AnyGame& game) {
  auto solver = std::make_shared<Solver>(game, Limits{.memory = std::size_t{256} << 20});
  auto planned = std::make_shared<PlannedMoves>();
  return [solver, planned](const Turn& turn) {
    ObservedGame seat{turn.view, turn.view.state()};
    const auto choice = [&] { return planned->choice(turn).value_or(choice_of_policy(turn)); };
    if (!is_played_by_net(seat) || planned->choice(turn)) return Decision{.choice = choice(), .steps = 0};
    if (seat.unknown() > 0)
      planned->plan(turn.view, policy_plan(seat));
    else if (decide(seat.state(), *solver, nodes_of_known_end) == Verdict::won)
      planned->plan(turn.view, solver->solution().line);
    return Decision{.choice = choice(), .steps = 0};
  };
}

}  // namespace longwood::arena
