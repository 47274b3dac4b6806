#include "study/honest_games.hpp"

#include "core/hash.hpp"
#include "core/notation.hpp"
#include "honest/seat.hpp"
#include "study/thread_time.hpp"

namespace longwood::study {
namespace {

/// Far more than the moves of any game: only an adviser at fault would go on for ever.
constexpr std::size_t most_moves = 20'000;

}  // namespace

std::uint64_t seed_of_game(std::uint64_t deal) {
  constexpr std::uint64_t stream = 0x686F6E657374;  // "honest"; small numbers are the deal's own streams
  return Rng{deal, stream}.next();
}

HonestGames::HonestGames(const AnyGame& game, const Options& options) : game_{game}, options_{options} {}

bool HonestGames::decide_timed(std::uint64_t deal, const std::atomic<bool>& stop) {
  const std::uint64_t begun = microseconds_spent(), seed = seed_of_game(deal);
  const State start = game_.start(deal_by_number(game_.info->packs_for(options_), deal), options_).state();
  Seat seat{PlayerView{game_, start, cards_in_sight(game_, start)}, start};
  // a fresh adviser for each deal: what he remembers of another must not matter
  Adviser adviser{game_, effort_of_games, budget_of_games.limits()};
  row_ = {};
  row_.deal = deal;
  row_.verdict = Verdict::lost;
  std::vector<Move> line;
  while (!seat.won() && line.size() < most_moves) {
    adviser.begin(seat.view(), seed);
    while (!adviser.step())
      if (stop.load(std::memory_order_relaxed)) return false;
    const Counsel& counsel = adviser.counsel();
    row_.nodes += static_cast<std::uint64_t>(counsel.worlds);
    if (counsel.plan.empty() || counsel.verdict == Verdict::lost) break;
    for (const Move move : counsel.plan) {
      line.push_back(move);
      seat.play(move);
    }
  }
  if (seat.won()) row_.verdict = Verdict::won;
  row_.moves = line.size();
  row_.line = write_moves(*game_.info, line);
  row_.digest = fnv1a(row_.line);
  row_.microseconds = microseconds_spent() - begun;
  return true;
}

}  // namespace longwood::study
