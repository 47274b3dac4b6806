#include "study/honest_games.hpp"

#include "core/hash.hpp"
#include "honest/seat.hpp"
#include "solve/stopwatch.hpp"
#include "study/game_moves.hpp"

namespace longwood::study {
std::uint64_t seed_of_game(std::uint64_t deal) {
  constexpr std::uint64_t stream = 0x686F6E657374;  // "honest"; small numbers are the deal's own streams
  return Rng{deal, stream}.next();
}

HonestGames::HonestGames(const AnyGame& game, const Options& options) : game_{game}, options_{options} {}

bool HonestGames::decide_timed(std::uint64_t deal, const std::atomic<bool>& stop) {
  const std::uint64_t begun = microseconds_spent(), seed = seed_of_game(deal);
  const State start = start_of(game_, options_, deal);
  Seat seat{game_, start};
  // a fresh adviser for each deal: what he remembers of another must not matter
  Adviser adviser{game_, effort_of_games, budget_of_games(game_).limits()};
  row_ = {};
  row_.deal = deal;
  row_.verdict = Verdict::lost;
  line_.clear();
  while (!seat.won() && line_.size() < most_moves) {
    adviser.begin(seat.view(), seed);
    while (!adviser.step())
      if (stop.load(std::memory_order_relaxed)) return false;
    const Counsel& counsel = adviser.counsel();
    row_.nodes += static_cast<std::uint64_t>(counsel.worlds);
    if (counsel.plan.empty() || counsel.verdict == Verdict::lost) break;
    for (const Move move : counsel.plan) {
      line_.push_back(move);
      seat.play(move);
    }
  }
  if (seat.won()) row_.verdict = Verdict::won;
  row_.moves = line_.size();
  row_.line = pack_moves(game_, start, line_);
  row_.digest = digest_of(*game_.info, line_);
  row_.microseconds = microseconds_spent() - begun;
  return true;
}

}  // namespace longwood::study
