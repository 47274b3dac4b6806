#include "rating/mixed_player.hpp"

#include <optional>
#include <set>

#include "core/rng.hpp"
#include "honest/honest_game.hpp"
#include "honest/observed_game.hpp"
#include "session/hint.hpp"

namespace longwood::rating {
namespace {

/// The best move by the rule of thumb that leads to a new position.
std::optional<Move> greedy_move(const ObservedGame& seat, const std::set<Key>& met) {
  for (const auto& [move, worth] : rank_moves(seat.game(), seat.state())) {
    ObservedGame next{seat};
    next.play(move);
    if (!met.contains(next.table().key())) return move;
  }
  return {};
}

/// The plan of the hints; empty if they give the game up.
std::vector<Move> advised_plan(Adviser& adviser, const ObservedGame& seat, std::uint64_t seed) {
  adviser.begin(seat.view(), seed);
  while (!adviser.step()) continue;
  const Recommendation& counsel = adviser.counsel();
  return counsel.verdict == Verdict::lost ? std::vector<Move>{} : counsel.plan;
}

}  // namespace

std::vector<Move> mixed_line(const AnyGame& game, const Options& options, std::uint64_t deal,
                             double strength) {
  constexpr std::uint64_t stream = 0x6D69786564;  // "mixed"
  constexpr std::size_t longest = 2000;
  constexpr std::uint64_t fine = 1'000'000;
  Rng random{deal, stream};
  const std::uint64_t seed = seed_of_game(deal);
  ObservedGame seat{game, start_of(game, options, deal)};
  Adviser adviser{game, effort_of_games, limits_of_games(*game.info)};
  std::set<Key> met{seat.table().key()};
  std::vector<Move> line;
  while (!seat.won() && line.size() < longest) {
    const bool advised = static_cast<double>(random.below(fine)) < strength * fine;
    std::vector<Move> plan;
    if (advised)
      plan = advised_plan(adviser, seat, seed);
    else if (const auto move = greedy_move(seat, met))
      plan = {*move};
    if (plan.empty()) break;
    for (const Move move : plan) {
      line.push_back(move);
      seat.play(move);
      met.insert(seat.table().key());
    }
  }
  return line;
}

}  // namespace longwood::rating
