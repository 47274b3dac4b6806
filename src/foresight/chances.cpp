#include "foresight/chances.hpp"

#include <algorithm>

namespace longwood {
namespace {

/// Positions to search for one move and sample, and for one move where nothing is unknown.
constexpr std::uint64_t sample_budget = 20'000, certain_budget = 2'000'000;
constexpr int most_samples = 400;

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
  // sorted by face, so that the sample does not depend on how they really lie
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
  samples_ = certain ? 1 : most_samples;
  budget_ = certain ? certain_budget : sample_budget;
  for (const Move move : moves) estimates_.push_back({move});
  counting_ = estimates_;
  if (moves.empty())
    done_ = true;
  else
    begin_sample();
}

void Chances::begin_sample() {
  Rng rng{seed_, static_cast<std::uint64_t>(tried_)};
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
  // with one sample there are no others to keep level with
  if (samples_ == 1) estimates_ = counting_;
  if (next_ < counting_.size()) return begin_move();
  estimates_ = counting_;
  done_ = ++tried_ == samples_;
  if (!done_) begin_sample();
}

bool Chances::step(std::uint64_t nodes) {
  if (done_) return true;
  const std::uint64_t spent = solver_.solution().nodes;
  const bool over = solver_.step(std::min(nodes, budget_ - std::min(spent, budget_)));
  if (over || solver_.solution().nodes >= budget_) count(solver_.solution());
  return done_;
}

}  // namespace longwood
