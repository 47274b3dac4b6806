#pragma once

#include <cstdint>
#include <vector>

#include "foresight/foresight.hpp"

namespace longwood {

/// Where a game was lost, found in slices of any size. After a lost position every position of the game is
/// lost, so binary search over its moves finds the first.
class TurningPoint {
 public:
  struct Result {
    /// Whether the position at the end of the path is proved lost; without that there is nothing more.
    bool lost = false;
    /// The move, from 1, after which the game is first proved lost; 0 if the deal itself is.
    std::size_t move = 0;
    /// Whether the position before it is proved winnable; otherwise it may have been lost before.
    bool sure = false;
    /// Whether shuffles were to come in that position: then only a player who foresaw them could say so.
    bool foresees = false;
    /// If so, the moves there after which it can still be won, as far as they were found; the first is of a
    /// line that wins.
    std::vector<Move> instead;
  };

  /// Looks at the game of these moves; `budget` positions may be searched for each position of it, and a
  /// tenth for each other move at the turning point.
  TurningPoint(Foresight& foresight, std::vector<Move> path, std::uint64_t budget);

  /// Searches about `nodes` more positions; true at the end.
  bool step(std::uint64_t nodes);
  /// Whether the move and `sure` are final already, and only `instead` is not.
  [[nodiscard]] bool placed() const { return stage_ >= Stage::others; }
  [[nodiscard]] const Result& result() const { return result_; }
  /// How many positions have been asked about, and how many it will be at most.
  [[nodiscard]] int done() const { return done_; }
  [[nodiscard]] int of() const;

 private:
  enum class Stage : std::uint8_t { end, bisection, before, others, finished };

  void ask(std::size_t moves);
  void ask_other();
  void bisect();
  void judge();

  Foresight& foresight_;
  std::vector<Move> path_;         ///< the game's moves
  std::vector<Move> alternative_;  ///< the same up to the turning point, then another move
  std::uint64_t budget_;
  Stage stage_ = Stage::end;
  std::size_t first_ = 0, last_, middle_ = 0;  ///< the first lost position is among these
  MoveList others_;
  int other_ = 0, done_ = 0;
  Result result_;
};

}  // namespace longwood
