#include "cli/draw.hpp"

#include <random>

#include "core/fault.hpp"
#include "session/session.hpp"
#include "solve/solver.hpp"

namespace longwood::cli {

Deal any_deal(const AnyGame& game, const ChosenRules& rules) {
  return deal_by_number(game.info->packs_for(rules.options), std::random_device{}());
}

Deal winnable_deal(const AnyGame& game, const ChosenRules& rules) {
  constexpr std::uint64_t effort = 300'000;  // a fraction of a second
  constexpr int tries = 1000;
  Solver solver{game, {.nodes = effort}};
  for (int tried = 0; tried < tries; ++tried) {
    const Deal deal = any_deal(game, rules);
    const Session session{game, *rules.set, rules.options, deal};
    if (solver.solve(session.state()).verdict == Verdict::won) return deal;
  }
  throw Fault{
      problem("none of a thousand deals was proved winnable under these rules; play any deal instead")};
}

}  // namespace longwood::cli
