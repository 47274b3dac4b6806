#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/move.hpp"
#include "honest/chance.hpp"
#include "session/session.hpp"

/// The causes of a game's result: the player's decisions, and the cards that were turned
/// (docs/research/review-method.md).
namespace longwood {

/// A figure from sampled games with its standard error; a fact has none.
struct Estimate {
  double value = 0, error = 0;
};

/// The same as a chance with its interval, between 0 and 1.
Chance as_chance(const Estimate& estimate);

/// The basis of the chance of a position.
enum class Basis : std::uint8_t {
  estimated,  ///< simulated games, with the unseen cards dealt again
  proved,     ///< nothing is hidden: 1 or 0, by search
  open,       ///< nothing is hidden, but the search did not decide
};

/// "estimated", "proved" or "open".
std::string_view basis_name(Basis basis);

/// What is special about a move.
enum class Mark : std::uint8_t {
  none,
  forced,     ///< no other move was legal
  costly,     ///< it lost more than the error of its loss, and at least a point; or a proved win
  only_move,  ///< the others that were tried lose much more
  brilliant,  ///< of many moves the only one that keeps a proved win
};

/// "", "forced", "costly", "only move" or "brilliant".
std::string_view mark_name(Mark mark);

/// If a move is the only one, the tried alternatives lose at least this much.
inline constexpr double much = 0.10;

/// The fewest legal moves among which the only winning one is brilliant.
inline constexpr int many_moves = 6;

/// A move of the line played.
struct Step {
  Move move;
  bool shows = false;  ///< it revealed something, so that luck influenced what followed
  Basis basis = Basis::estimated;
  Mark mark = Mark::none;
  Estimate before;           ///< chance of the best plan
  Estimate taken;            ///< chance of the player's plan, before anything was revealed
  Estimate loss;             ///< `before` minus `taken`, in the same worlds; below 0 only through noise
  Estimate luck;             ///< the chance afterwards minus `taken`
  std::vector<Move> better;  ///< the best plan, if the player chose another
};

/// Moves that were tried and taken back, as far as the first that showed something.
struct Try {
  std::size_t at = 0;  ///< the number of moves of the line before it
  std::vector<Move> moves;
  Basis basis = Basis::estimated;
  Estimate loss;  ///< of its plan; not part of any sum
};

/// The chance that a hint has shown for a position: the account shows the same.
struct Heard {
  std::size_t at = 0;  ///< the moves before it
  Chance chance = {};
};

/// A game from its first position to its last: result = first chance + luck - loss.
struct Account {
  std::vector<Step> steps;
  std::vector<Estimate> chances;  ///< of each position, one more than steps
  std::vector<Basis> bases;       ///< the basis of each
  std::vector<Try> tries;
  std::vector<Heard> heard;  ///< of the estimated positions
  Standing end = Standing::playing;
  Estimate loss, luck;  ///< the sums
  double kept = 1;      ///< the product of taken / before over all costly moves
  int rollouts = 0;     ///< games played out

  /// Whether a hint has shown the chance of a position.
  [[nodiscard]] bool is_heard(std::size_t at) const;
  /// The chance of a position: what a hint has shown, or as estimated.
  [[nodiscard]] Chance chance(std::size_t at) const;
  [[nodiscard]] const Estimate& first() const { return chances.front(); }
  /// 1 if won, 0 if over; for an abandoned game, the chance that was left.
  [[nodiscard]] const Estimate& result() const { return chances.back(); }
  /// Whether the search left a position undecided.
  [[nodiscard]] bool open() const;
};

/// Computes the sums, the marks and the share kept from everything else. The losses of one stretch are not
/// independent, so the caller sets the error of their sum.
void add_up(Account& account);

/// How many costly moves are shown first.
inline constexpr std::size_t most_costly = 3;

/// The indices of the most costly moves, the worst first, at most `most`.
std::vector<std::size_t> costliest(const Account& account, std::size_t most = most_costly);

}  // namespace longwood
