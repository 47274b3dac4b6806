#include "foresight/chances.hpp"

#include <algorithm>

namespace longwood {
namespace {

/// Positions for one way after one move, and most ways; where all is known, positions for one move.
constexpr std::uint64_t budget_of_a_way = 20'000, budget_of_certainty = 2'000'000;
constexpr int most_ways = 400;

using Cards = std::array<Card, max_cards>;

/// The same position with these cards in its piles, in the order of piles and from the base of each.
State with_cards(const AnyGame& game, const State& state, const Cards& cards) {
  Table table{game.info->classes};
  std::size_t next = 0;
  for (int i = 0; i < game.info->piles(); ++i)
    for (int n = state.size[static_cast<std::size_t>(i)]; n-- > 0;)
      table.put(static_cast<Pile>(i), cards[next++]);
  State result = table.state();
  result.counter = state.counter;
  result.option = state.option;
  result.number = state.number;
  return result;
}

}  // namespace

State sample_unknown(const AnyGame& game, const State& state, const Known& known, Rng& rng) {
  Cards cards, unknown;
  std::size_t count = 0, hidden = 0;
  for (int i = 0; i < game.info->piles(); ++i) {
    Cards pile;
    const int size = state.cards(static_cast<Pile>(i), pile);
    for (int n = 0; n < size; ++n) cards[count++] = pile[static_cast<std::size_t>(n)];
  }
  const auto is_unknown = [&](Card card) { return !known[card.id]; };
  for (std::size_t i = 0; i < count; ++i)
    if (is_unknown(cards[i])) unknown[hidden++] = cards[i];
  // in the order of their faces: how they really lie must not tell
  const auto list = std::span{unknown}.first(hidden);
  std::ranges::sort(list, {}, &Card::id);
  rng.shuffle(list);
  std::size_t next = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (is_unknown(cards[i])) cards[i] = unknown[next++];
  State sample = with_cards(game, state, cards);
  sample.number = rng.next();
  return sample;
}

Chances::Chances(Solver& solver, const AnyGame& game, const State& state, const Known& known,
                 const std::vector<Move>& moves, std::uint64_t seed)
    : solver_{solver}, game_{game}, state_{state}, known_{known}, seed_{seed} {
  const bool certain = unknown_cards(game, state, known) == 0;
  ways_ = certain ? 1 : most_ways;
  budget_ = certain ? budget_of_certainty : budget_of_a_way;
  for (const Move move : moves) estimates_.push_back({move});
  counting_ = estimates_;
  if (moves.empty())
    done_ = true;
  else
    begin_way();
}

void Chances::begin_way() {
  Rng rng{seed_, static_cast<std::uint64_t>(way_)};
  sample_ = sample_unknown(game_, state_, known_, rng);
  next_ = 0;
  begin_move();
}

void Chances::begin_move() {
  Table table{game_.info->classes, sample_};
  game_.play(table, counting_[next_].move);
  solver_.start(table.state());
}

void Chances::count(const Solution& solution) {
  Estimate& estimate = counting_[next_];
  ++estimate.tried;
  if (solution.verdict == Verdict::won) ++estimate.wins;
  if (solution.verdict == Verdict::open) ++estimate.open;
  ++next_;
  // with one way only there is nothing to be even about
  if (ways_ == 1) estimates_ = counting_;
  if (next_ < counting_.size()) return begin_move();
  estimates_ = counting_;
  done_ = ++way_ == ways_;
  if (!done_) begin_way();
}

bool Chances::step(std::uint64_t nodes) {
  if (done_) return true;
  const std::uint64_t spent = solver_.solution().nodes;
  const bool over = solver_.step(std::min(nodes, budget_ - std::min(spent, budget_)));
  if (over || solver_.solution().nodes >= budget_) count(solver_.solution());
  return done_;
}

}  // namespace longwood
