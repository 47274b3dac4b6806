#include "honest/exact_play.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/rng.hpp"
#include "foresight/worlds.hpp"
#include "honest/rollout.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood {
namespace {

/// Values that are kept; more than any game so far has needed.
constexpr std::size_t most_values = 1'000'000;

/// Sums of chances that miss 1 by rounding alone.
constexpr double certain = 1 - 1e-9;

std::vector<Move> path_to(const auto& reached, std::size_t at) {
  std::vector<Move> moves;
  for (; at != 0; at = reached[at].from) moves.push_back(reached[at].move);
  std::ranges::reverse(moves);
  return moves;
}

/// The mean over all cards that may come to light, each with its probability: a card that is shown is
/// exchanged for every other that may lie in its place.
class Showing {
 public:
  Showing(const AnyGame& game, const ObservedGame& seat, Move move, double least)
      : game_{game}, before_{seat}, move_{move}, least_{least} {
    for_each_hidden(game, seat.state(), seat.known(),
                    [&](Card card, int /*place*/) { hidden_.push_back(card); });
  }

  /// None if `value` gives none for some outcome. Once the mean cannot exceed `least` any more, what is left
  /// counts as won: such a mean is never the best.
  template <class Value>
  std::optional<double> mean(Value value) {
    return add(before_.state(), Known{}, before_.orders(), 1, value) ? std::optional{sum_} : std::nullopt;
  }

 private:
  template <class Value>
  bool add(const State& world, const Known& fixed, const std::shared_ptr<const HiddenOrders>& orders,
           double weight, Value value) {
    if (sum_ + left_ <= least_) return true;
    ObservedGame after{game_, world, before_.known(), before_.orders()};
    after.play(move_);
    const Known shown = after.known() & ~before_.known() & ~fixed;
    const auto first = std::ranges::find_if(hidden_, [&](Card card) { return shown[card.id]; });
    if (first == hidden_.end()) {
      const auto found = value(after);
      if (!found) return false;
      left_ -= weight;
      sum_ += weight * *found;
      return true;
    }
    int place = 0;
    for_each_hidden(game_, world, before_.known(), [&](Card card, int at) {
      if (card == *first) place = at;
    });
    const auto free = std::ranges::count_if(hidden_, [&](Card card) { return !fixed[card.id]; });
    for (const Card card : hidden_) {
      if (fixed[card.id]) continue;
      Known now_fixed = fixed;
      now_fixed.set(card.id);
      const double share = orders ? orders->share(place, card) : 1 / static_cast<double>(free);
      if (!add(with_exchanged(game_, world, *first, card), now_fixed,
               orders ? orders->given(place, card) : nullptr, weight * share, value))
        return false;
    }
    return true;
  }

  const AnyGame& game_;
  const ObservedGame& before_;
  Move move_;
  double least_, sum_ = 0, left_ = 1;
  std::vector<Card> hidden_;
};

}  // namespace

bool ExactPlay::applies(const InformationState& view, const Guide& guide) {
  return view.unknown() > 0 && view.unknown() <= guide.exact.unknown &&
         (guide.exact.plays_so == nullptr || guide.exact.plays_so(view.state()));
}

/// Values of other rules, or too many of them, are forgotten.
void ExactPlay::begin(const Options& options, Solver& solver) {
  solver_ = &solver;
  if (options == options_ && values_.size() < most_values) return;
  options_ = options;
  values_.clear();
}

/// Equal positions have equal keys, the order in piles where it means nothing being left out.
Key ExactPlay::key_of(const Table& table) const {
  if (guide_.exact.irrelevant == nullptr) return table.key();
  return table.key_without(guide_.exact.irrelevant(table.state()));
}

/// The key of the position as the player sees it, with the places where unknown cards lie.
Key ExactPlay::key_of(const InformationState& view) const {
  Key key = key_of(Table{game_.info->classes, view.state()});
  for_each_hidden(game_, view.state(), view.known(), [&](Card card, int place) {
    key.a ^= mix(static_cast<std::uint64_t>(place) << 8 | static_cast<std::uint64_t>(card.kind()));
  });
  if (view.orders()) key.a ^= view.orders()->hash();
  return key;
}

std::optional<double> ExactPlay::chance(const InformationState& view, Solver& solver) {
  begin(view.state().option, solver);
  return value(view);
}

std::optional<double> ExactPlay::value(const InformationState& view) {
  if (game_.won(view.state())) return 1;
  if (view.unknown() == 0) {
    const Verdict verdict = decide(view.state(), *solver_, guide_.endgame.full_information_nodes);
    if (verdict == Verdict::open) return {};
    return verdict == Verdict::won ? 1 : 0;
  }
  const Key key = key_of(view);
  if (const auto kept = values_.find(key); kept != values_.end()) return kept->second;
  const auto best = best_from(view);
  if (best) values_.emplace(key, *best);
  return best;
}

MoveList ExactPlay::moves_worth_making(const ObservedGame& seat) const {
  MoveList moves;
  if (guide_.exact.safe != nullptr)
    if (const auto safe = guide_.exact.safe(seat.state());
        safe && game_.why_not(seat.state(), *safe) == Why::ok) {
      moves.add(*safe);
      return moves;
    }
  seat.sight().moves(moves);
  if (guide_.exact.dominated != nullptr) guide_.exact.dominated(seat.state(), moves);
  return moves;
}

/// Calls `stop(seat, at, move)` for each move that shows something, and `won(at, move)` for each that wins,
/// from the positions that can be reached without learning anything, until one of them says false. False if
/// there are too many positions.
template <class Stop, class Won>
bool ExactPlay::explore(const InformationState& view, std::vector<Reached>& reached, Stop stop, Won won) {
  KeySet met;
  ObservedGame seat{view, view.state()};
  met.insert(key_of(seat.table()));
  reached.push_back({seat.state(), seat.known(), 0, Move{}});
  for (std::size_t at = 0; at < reached.size(); ++at) {
    seat.sit_down(reached[at].state, reached[at].known);
    const MoveList moves = moves_worth_making(seat);
    for (const Move move : moves) {
      bool shows = false, wins = false;
      seat.try_out(move, [&](const Observation& /*after*/, bool shown) {
        shows = shown;
        if (shown) return;
        wins = seat.won();
        if (!wins && met.insert(key_of(seat.table())))
          reached.push_back({seat.state(), seat.known(), at, move});
      });
      if (wins && !won(at, move)) return true;
      if (shows && !stop(seat, at, move)) return true;
    }
    if (std::ssize(reached) > guide_.exact.positions) return false;
  }
  return true;
}

std::optional<double> ExactPlay::best_from(const InformationState& view) {
  std::vector<Reached> reached;
  double best = 0;
  bool known = true;
  const auto stop = [&](const ObservedGame& seat, std::size_t /*at*/, Move move) {
    const auto mean = mean_after(seat, move, best);
    known = mean.has_value();
    if (known) best = std::max(best, *mean);
    return known && best < certain;
  };
  const auto won = [&](std::size_t /*at*/, Move /*move*/) {
    best = 1;
    return false;
  };
  if (!explore(view, reached, stop, won) || !known) return {};
  return best < certain ? best : 1;
}

std::optional<double> ExactPlay::mean_after(const ObservedGame& seat, Move move, double least) {
  if (guide_.exact.shuffles != nullptr && move.act == Act::redeal)
    return guide_.exact.shuffles->mean(seat.state());
  const int unknown_before = seat.unknown();
  return Showing{game_, seat, move, least}.mean(
      [&](const ObservedGame& after) { return value_after(after, unknown_before); });
}

std::optional<double> ExactPlay::value_after(const ObservedGame& after, int unknown_before) {
  if (after.won()) return 1;
  const InformationState view = after.view();
  // a shuffle without a mean of the guide's would never end
  if (view.unknown() >= unknown_before) return {};
  return value(view);
}

std::optional<std::vector<ValuedPlan>> ExactPlay::plans(const InformationState& view, Solver& solver) {
  begin(view.state().option, solver);
  std::vector<Reached> reached;
  std::vector<ValuedPlan> found;
  bool known = true;
  const auto note = [&](std::size_t at, Move move, bool stops, double chance) {
    auto moves = path_to(reached, at);
    moves.push_back(move);
    found.push_back({.plan = {.moves = std::move(moves), .stops = stops}, .chance = chance});
  };
  const auto stop = [&](const ObservedGame& seat, std::size_t at, Move move) {
    const auto mean = mean_after(seat, move, -1);
    known = mean.has_value();
    if (known) note(at, move, true, *mean < certain ? *mean : 1);
    return known;
  };
  const auto won = [&](std::size_t at, Move move) {
    note(at, move, false, 1);
    return true;
  };
  if (!explore(view, reached, stop, won) || !known) return {};
  if (found.empty())  // nothing can be learnt any more, and nothing wins
    for (std::size_t at = 1; at < reached.size(); ++at)
      found.push_back({.plan = {.moves = path_to(reached, at)}, .chance = 0});
  return ordered(std::move(found));
}

/// The best of those that begin alike, the best first; of equal ones the one found first.
std::vector<ValuedPlan> ExactPlay::ordered(std::vector<ValuedPlan> plans) const {
  keep_best(plans, static_cast<int>(plans.size()), &ValuedPlan::chance);
  std::vector<ValuedPlan> best;
  for (ValuedPlan& one : plans) {
    const Move first = one.plan.moves.front();
    if (std::ranges::none_of(best, [&](const ValuedPlan& b) { return b.plan.moves.front() == first; }))
      best.push_back(std::move(one));
  }
  return best;
}

}  // namespace longwood
