#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/any_game.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// A deal under some options: where every game of it begins.
struct Beginning {
  Options options;
  Deal deal;
};

/// What the solver has found out about the positions of one deal, every card and shuffle being known to it.
///
/// Positions are told apart by their whole key, so the ways to them do not matter. Along a line that wins
/// every position is known at once, and after a loss every position stays lost; what was known once is known
/// again after an undo. Searches go in slices of any size.
class Foresight {
 public:
  /// A verdict, for a won position the moves that win it, and the positions searched for it.
  struct View {
    Verdict verdict = Verdict::open;
    std::vector<Move> line;
    std::uint64_t nodes = 0;
  };

  /// `limits` bounds the memory; effort is given with each question.
  explicit Foresight(const AnyGame& game, const Limits& limits = {});

  [[nodiscard]] const AnyGame& game() const { return game_; }
  /// From now on questions are about this deal; what is known is kept if it is the same as before.
  void begin(const RuleSet& set, const Deal& deal) { begin(set.options, deal); }
  /// The same under options beyond those of a set.
  void begin(const Options& options, const Deal& deal);

  /// Asks about the position after these moves, which must be legal, at the cost of so many positions.
  void ask(std::span<const Move> path, std::uint64_t budget);
  /// Goes on for about so many positions. True when the answer is there: a verdict, or open at the end of the
  /// budget or the memory.
  bool step(std::uint64_t nodes);
  /// The answer, or what is known so far.
  [[nodiscard]] View view() const;
  /// Asks, and steps to the end.
  View look(std::span<const Move> path, std::uint64_t budget);

  /// The position last asked about.
  [[nodiscard]] const State& position() const { return table_.state(); }

 private:
  struct Known {
    Verdict verdict = Verdict::open;
    Move next{};              ///< for a won position that is not the end
    std::uint64_t nodes = 0;  ///< searched for it
    bool settled = true;      ///< no greater budget would decide it
  };

  const Known* known(const Key& key) const;
  void learn(const Solution& solution);
  [[nodiscard]] std::vector<Move> line_from(Table table) const;

  const AnyGame& game_;
  Solver solver_;
  std::optional<Beginning> beginning_;
  Table start_, table_;  ///< keys that tell all piles apart, for a line names its piles
  std::map<Key, Known> known_;
  std::uint64_t budget_ = 0;
  bool done_ = true;
};

}  // namespace longwood
