#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "foresight/foresight.hpp"
#include "review/account.hpp"

namespace longwood {

/// Positions searched in one step of a review.
inline constexpr std::uint64_t positions_a_step = 2'000;

/// The end of a game, in which nothing is hidden from its player: which of its positions can be won. Works in
/// slices, with few searches: positions before a won one are won, and positions after a lost one are lost.
///
/// A position that the search did not decide counts as won if one before it is proved won, otherwise as lost.
class ProvedEnd {
 public:
  /// For the game of this line, starting after `from` moves. `foresight` must know its deal.
  ProvedEnd(Foresight& foresight, std::vector<Move> line, std::size_t from, Standing end);

  /// Searches again, with a budget of positions for each position of the game.
  void begin(std::uint64_t budget);
  /// Goes on for a few thousand positions; true at the end.
  bool step();

  [[nodiscard]] std::size_t from() const { return from_; }
  /// 1 or 0, for positions from `from` on.
  [[nodiscard]] double value(std::size_t at) const;
  [[nodiscard]] Basis basis(std::size_t at) const;
  /// Whether the position is proved won.
  [[nodiscard]] bool won(std::size_t at) const { return won_ && at <= *won_; }
  /// The first position proved lost.
  [[nodiscard]] std::optional<std::size_t> lost() const { return lost_; }

 private:
  [[nodiscard]] std::optional<std::size_t> question() const;
  [[nodiscard]] bool before_loss(std::size_t at) const { return !lost_ || at < *lost_; }
  void note(std::size_t at, Verdict verdict);

  Foresight& foresight_;
  std::vector<Move> line_;
  std::size_t from_;
  std::uint64_t budget_ = 0;
  std::optional<std::size_t> won_, lost_;  ///< the last position proved won, the first proved lost
  std::vector<std::size_t> open_;          ///< asked about, and not decided within the budget
  std::optional<std::size_t> asking_;
};

}  // namespace longwood
