#include "study/upper_bound.hpp"

#include <algorithm>
#include <mutex>

#include "parallel/pool.hpp"
#include "study/game_moves.hpp"

namespace longwood::study {

void bound_games(const BoundTerms& terms, const Range& deals, const std::atomic<bool>& stop,
                 const std::function<void(const BoundedGame&)>& keep) {
  std::vector<std::uint64_t> list(deals.count());
  std::ranges::generate(list, [next = deals.first] mutable { return next++; });
  std::mutex mutex;
  share_out(list, terms.threads, [&] {
    return [&, regrets = InformationRelaxationBound{*terms.game, terms.effort}](std::uint64_t deal) mutable {
      if (stop.load()) return;
      const State start = start_of(*terms.game, terms.rules.options, deal);
      const BoundedGame game{.deal = deal,
                             .verdict = regrets.verdict(start),
                             .regret = regrets.from(ObservedGame{*terms.game, start}, deal)};
      const std::lock_guard lock{mutex};
      keep(game);
    };
  });
}

UpperBound upper_bound_of(const std::vector<BoundedGame>& games) {
  UpperBound result;
  std::vector<double> regrets, bounds;
  for (const BoundedGame& game : games) {
    result.verdicts.add(game.verdict);
    result.choices += game.regret.choices;
    result.cut += game.regret.cut ? 1 : 0;
    regrets.push_back(game.regret.least);
    bounds.push_back(game.bound());
  }
  result.regret = mean_of(regrets);
  result.bound = mean_of(bounds);
  return result;
}

}  // namespace longwood::study
