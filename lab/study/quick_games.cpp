#include "study/quick_games.hpp"

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "core/fault.hpp"
#include "honest/rollout.hpp"
#include "parallel/pool.hpp"
#include "study/honest_games.hpp"

namespace longwood::study {

std::uint64_t won_quickly(const AnyGame& game, const Options& options, Range deals, unsigned threads) {
  const Guide& guide = guide_for(*game.info);
  if (guide.playout.rule != nullptr)
    throw Fault{"quick play of " + std::string{game.info->id} +
                " ends with a guess, not with a result; name another game"};
  const std::uint64_t of = std::min<std::uint64_t>(deals.count(), 256);
  std::vector<Range> parts;
  for (std::uint64_t index = 1; index <= of; ++index) parts.push_back(*shard(deals, index, of));
  const Packs packs = game.info->packs_for(options);
  std::atomic<std::uint64_t> won = 0;
  share_out(parts, threads, [&] {
    return [&, solver = Solver{game, budget_of_games(game).limits()}](const Range& some) mutable {
      for (std::uint64_t deal = some.first; deal <= some.last; ++deal) {
        const State start = game.start(deal_by_number(packs, deal), options).state();
        ObservedGame seat{game, start};
        won += play_out(seat, guide, solver, guide.endgame.nodes).chance == 1 ? 1 : 0;
      }
    };
  });
  return won;
}

}  // namespace longwood::study
