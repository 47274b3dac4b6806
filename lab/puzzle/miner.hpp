#pragma once

#include <optional>
#include <set>
#include <vector>

#include "puzzle/choices.hpp"
#include "puzzle/judge.hpp"
#include "puzzle/puzzle.hpp"
#include "session/session.hpp"

namespace longwood {

/// Finds puzzles, deal by deal. The same deal under the same terms and limits gives the same puzzle.
///
/// A deal that can be won is played by the rule of thumb (`rank_moves`), which never returns to a position of
/// its game. If its first choice would give the win away, or is undecided, a move of a winning line is made
/// instead. The deal's puzzle is the best position on this way that meets the terms, that both engines
/// confirm, and in which the player knows every card.
class Miner {
 public:
  /// `limits` is for each question put to an engine.
  Miner(const AnyGame& game, const PuzzleTerms& terms, const Limits& limits);

  /// The best puzzle of a deal, if it has one.
  std::optional<Puzzle> mine(const ChosenRules& rules, const Deal& deal);

 private:
  /// A position on a way, and what was done there.
  struct Step {
    State state;
    Move played;
    bool known;   ///< to the player, every card
    bool misled;  ///< the rule of thumb's first choice is proved lost
  };
  struct Candidate {
    std::size_t step;
    int moves;
    std::vector<Move> keeping;
  };

  bool walk(Session& session);
  [[nodiscard]] std::optional<ChoiceOfMove> first_choice(const State& state) const;
  std::optional<Candidate> candidate(std::size_t step);
  std::vector<Candidate> candidates();
  std::optional<Puzzle> puzzle(const Candidate& candidate, const ChosenRules& rules, const Deal& deal);
  void find_way(Puzzle& puzzle, std::size_t step);
  void measure(Puzzle& puzzle, std::size_t step);

  const AnyGame& game_;
  PuzzleTerms terms_;
  Judge judge_;
  std::vector<Step> way_;
  std::set<Key> passed_;  ///< on the way
};

}  // namespace longwood
