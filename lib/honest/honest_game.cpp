#include "honest/honest_game.hpp"

#include "core/rng.hpp"
#include "honest/observed_game.hpp"

namespace longwood {

Limits limits_of_games(const GameInfo& game) {
  return {.nodes = guide_for(game).endgame.full_information_nodes,
          .memory = static_cast<std::size_t>(megabytes_of_games) << 20};
}

std::uint64_t seed_of_game(std::uint64_t deal) {
  constexpr std::uint64_t stream = 0x686F6E657374;  // "honest"; small numbers are the deal's own streams
  return Rng{deal, stream}.next();
}

std::optional<HonestGame> play_honestly(const AnyGame& game, const Options& options, std::uint64_t deal,
                                        const std::atomic<bool>& stop) {
  const std::uint64_t seed = seed_of_game(deal);
  ObservedGame seat{game, start_of(game, options, deal)};
  // a fresh adviser for each deal: what it remembers of another must not matter
  Adviser adviser{game, effort_of_games, limits_of_games(*game.info)};
  HonestGame played;
  for (int undecided = 0; undecided < most_undecided && !seat.won() && played.line.size() < most_moves;) {
    adviser.begin(seat.view(), seed);
    while (!adviser.step())
      if (stop.load(std::memory_order_relaxed)) return {};
    const Recommendation& counsel = adviser.counsel();
    played.rollouts += static_cast<std::uint64_t>(counsel.worlds);
    undecided = counsel.verdict == Verdict::open ? undecided + 1 : 0;
    if (counsel.plan.empty() || counsel.verdict == Verdict::lost) break;
    for (const Move move : counsel.plan) {
      played.line.push_back(move);
      seat.play(move);
    }
  }
  played.won = seat.won();
  return played;
}

}  // namespace longwood
