#pragma once

#include <string>
#include <vector>

#include "core/speech.hpp"
#include "foresight/foresight.hpp"
#include "session/session.hpp"

namespace longwood::cli {

/// What the searches behind verdicts, hints and advice may hold in memory.
inline constexpr Limits live_limits{.memory = std::size_t{512} << 20};

/// Verdicts on the positions of one session, by a solver that knows every card and shuffle.
class Foresight {
 public:
  using View = longwood::Foresight::View;

  explicit Foresight(const AnyGame& game);

  /// The view of the session's present position; searched for within half a second if it is not cached.
  const View& here(const Session& session);

  /// In a sentence or two: can it still be won, and if not, since which move; and whether that assumes
  /// knowledge of future shuffles. Of a game that was won, that it had been lost on a line which was left;
  /// empty if `words` was never asked there, or no move had lost it.
  std::string words(const Speaker& say, const Session& session);
  /// Whether the view of the present position depends on future shuffles.
  [[nodiscard]] bool foresees() const { return foresight_.foresees(view_); }

 private:
  /// A line whose last move lost this deal; `foresees`: only with future shuffles known.
  struct Fall {
    std::vector<Move> line;
    bool foresees = false;
  };

  [[nodiscard]] std::string recovered_words(const Speaker& say, const std::vector<Move>& line) const;

  longwood::Foresight foresight_;
  bool asked_ = false;
  std::vector<Move> line_;  ///< the moves to the position last asked about
  View view_;
  std::vector<Fall> falls_;  ///< as far as `words` found them
};

/// Whether the game, played with these options, has a place whose cards the player may not all see, so that a
/// verdict may give something away.
bool hides_cards(const AnyGame& game, const Options& options);

}  // namespace longwood::cli
