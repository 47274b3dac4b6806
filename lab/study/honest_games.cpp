#include "study/honest_games.hpp"

#include "solve/results/stopwatch.hpp"
#include "study/game_moves.hpp"

namespace longwood::study {

HonestGames::HonestGames(const AnyGame& game, const Options& options) : game_{game}, options_{options} {}

bool HonestGames::decide_timed(std::uint64_t deal, const std::atomic<bool>& stop) {
  const std::uint64_t begun = microseconds_spent();
  const auto played = play_honestly(game_, options_, deal, stop);
  if (!played) return false;
  row_ = {};
  row_.deal = deal;
  row_.verdict = played->won ? Verdict::won : Verdict::lost;
  row_.nodes = played->rollouts;
  row_.moves = played->line.size();
  row_.line = pack_moves(game_, start_of(game_, options_, deal), played->line);
  row_.digest = digest_of(*game_.info, played->line);
  row_.microseconds = microseconds_spent() - begun;
  return true;
}

}  // namespace longwood::study
