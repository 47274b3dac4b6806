#pragma once

#include <functional>
#include <string_view>

#include "arena/turn.hpp"

namespace longwood::arena {

/// A player for one game, who may remember things from one of its turns to the next.
using Agent = std::function<Decision(const Turn&)>;

/// A way to play that is compared with others.
struct Method {
  std::string_view id;
  std::string_view title;
  std::string_view paper;  ///< where it is described
  /// Makes a player for one game. Null for the player behind the hints, who plays whole games alone.
  Agent (*make)(const AnyGame&);
  bool searches = false;  ///< uses its budget; the others always play alike
  bool in_gate = false;   ///< the hints must beat it before a share "with hints" is published
};

// The players, each in a separate file.
Agent random_player(const AnyGame& game);
Agent greedy_player(const AnyGame& game);
Agent policy_player(const AnyGame& game);
Agent rollout_player(const AnyGame& game);
Agent pimc_player(const AnyGame& game);
Agent ismcts_player(const AnyGame& game);
Agent hindsight_player(const AnyGame& game);

inline constexpr std::string_view id_of_hints = "hints";

/// All methods, the simplest first, and the player behind the hints at the end.
inline constexpr Method all_methods[] = {
    {.id = "random",
     .title = "random",
     .paper = "each choice equally likely",
     .make = random_player,
     .in_gate = true},
    {.id = "greedy",
     .title = "greedy",
     .paper = "the best move by a rule of thumb: cards home, wanted cards nearer, vacancies",
     .make = greedy_player,
     .in_gate = true},
    {.id = "policy",
     .title = "bare policy",
     .paper = "what the hints' rollouts play, without search",
     .make = policy_player,
     .in_gate = true},
    {.id = "rollout",
     .title = "flat Monte Carlo",
     .paper = "one-step rollouts of the bare policy: Tesauro and Galperin, On-line Policy Improvement using "
              "Monte-Carlo Search, 1996; Bertsekas, Tsitsiklis and Wu, Rollout Algorithms for Combinatorial "
              "Optimization, 1997",
     .make = rollout_player,
     .searches = true,
     .in_gate = true},
    {.id = "pimc",
     .title = "PIMC",
     .paper = "determinized Monte Carlo: Ginsberg, GIB: Imperfect Information in a Computationally "
              "Challenging Game, 2001; Long, Sturtevant, Buro and Furtak, Understanding the Success of "
              "Perfect Information Monte Carlo Sampling, 2010",
     .make = pimc_player,
     .searches = true},
    {.id = "ismcts",
     .title = "SO-ISMCTS",
     .paper = "Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012",
     .make = ismcts_player,
     .searches = true},
    {.id = "hindsight",
     .title = "hindsight optimization",
     .paper = "Chong, Givan and Chang, A Framework for Simulation-based Network Control via Hindsight "
              "Optimization, 2000; in Klondike: Bjarnason, Fern and Tadepalli, Lower Bounding Klondike "
              "Solitaire with Monte-Carlo Planning, 2009",
     .make = hindsight_player,
     .searches = true},
    {.id = id_of_hints,
     .title = "hints",
     .paper = "the honest player (docs/research/methods-honest.md)",
     .make = nullptr},
};

/// The method of this id, or null.
const Method* method_named(std::string_view id);

}  // namespace longwood::arena
