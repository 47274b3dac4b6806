#pragma once

#include <cstdint>

#include "session/session.hpp"

namespace longwood {

/// Kind deals: an aid for players who would rather not lose by the deal. When a move shows a hidden card,
/// that card is chosen among those that may still lie there, so that the game can still be won, as far as a
/// search with all cards known finds. No card that was ever seen, on any branch, changes its place.

/// Whether a game can be played so under these options: cards are hidden, and no later shuffle places them.
bool has_kind_deals(const AnyGame& game, const Options& options);

/// How much is searched for one move.
struct Kindness {
  int arrangements = 60;            ///< of the hidden cards, at most
  std::uint64_t positions = 8'000;  ///< for each of them
  std::uint64_t in_all = 120'000;
};

/// Plays a move of a kind deal as `Session::play` does. If it showed a card and the position cannot be won,
/// or not within the limits, the hidden cards are laid in the first arrangement found in which it can be won;
/// if there is none, they stay as they are. The result depends on the game so far alone.
Why play_kindly(Session& session, Move move, const Kindness& kindness = {});

}  // namespace longwood
