#pragma once

#include <string>
#include <vector>

#include "foresight/foresight.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// What the searches behind verdicts, hints and advice may hold in memory.
inline constexpr Limits live_limits{.memory = std::size_t{512} << 20};

/// What the player is told of the positions of one session, every card and shuffle being known to the solver.
class Foresight {
 public:
  using View = longwood::Foresight::View;

  explicit Foresight(const AnyGame& game);

  /// The view of the session's present position; searched for within half a second if it is not cached.
  const View& here(const Session& session);

  /// One sentence: can it still be won, and if not, since which move.
  std::string words(const Session& session);

 private:
  longwood::Foresight foresight_;
  bool asked_ = false;
  std::vector<Move> line_;  ///< the moves to the position last asked about
  View view_;
};

/// Whether the game, played with these options, has a place whose cards the player may not all see, so that a
/// verdict may give something away.
bool hides_cards(const AnyGame& game, const Options& options);

}  // namespace longwood::cli
