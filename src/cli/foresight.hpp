#pragma once

#include <map>
#include <string>
#include <vector>

#include "session/session.hpp"
#include "solve/solver.hpp"

namespace longwood::cli {

/// What the solver knows of the positions of one session, every card and shuffle being known to it.
class Foresight {
 public:
  explicit Foresight(const AnyGame& game);

  /// A verdict, and for a won position the moves that win it.
  struct View {
    Verdict verdict = Verdict::open;
    std::vector<Move> line;
    std::uint64_t nodes = 0;
  };

  /// The view of the session's present position; reckoned within half a second if it was not known.
  const View& here(const Session& session);

  /// One sentence: can it still be won, and if not, since which move.
  std::string words(const Session& session);

 private:
  const View& view_of(const Session& session, std::size_t moves);
  [[nodiscard]] std::size_t lost_since(const Session& session);

  const AnyGame& game_;
  Solver solver_;
  std::map<std::vector<std::uint32_t>, View> known_;  ///< by the moves from the start
};

/// Whether the player cannot see some card now, so that a verdict would give something away.
bool hides_cards(const AnyGame& game, const State& state);

}  // namespace longwood::cli
