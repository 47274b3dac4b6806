#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "arena/method.hpp"
#include "arena/results.hpp"
#include "core/range.hpp"
#include "session/record.hpp"

namespace longwood::arena {

/// A game to be played by one entrant.
struct Match {
  const AnyGame* game;
  Options options;
  Ground ground;
  Entrant entrant;
  std::uint64_t deal;
};

/// The steps that stand for so much processor time, by the rate measured for this game and method
/// (`rates.inc`); a usual rate if none was measured.
std::uint64_t steps_for(std::string_view game, const Method& method, std::uint64_t milliseconds);

/// The ground that a game and rules are played on now.
Ground ground_now(const GameInfo& game, const ChosenRules& rules);

/// Every deal by every method, with every budget if it searches: deal by deal, so that a run that is stopped
/// has complete pairs.
std::vector<Match> matches_of(const AnyGame& game, const ChosenRules& rules, const Range& deals,
                              const std::vector<const Method*>& methods,
                              const std::vector<std::uint64_t>& milliseconds);

/// Plays matches on several threads and calls `done` with each result, on this thread. Ends early if `stop`
/// becomes true.
void play_matches(const std::vector<Match>& matches, unsigned threads, const std::atomic<bool>& stop,
                  const std::function<void(const Result&)>& done);

}  // namespace longwood::arena
