#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "arena/method.hpp"

namespace longwood::arena {

/// A finished game.
struct Played {
  bool won = false;
  std::uint64_t steps = 0;  ///< of all decisions; for the hints, games simulated
};

/// Plays a deal by this method with so many steps for the whole game; nothing if `stop` became true. The
/// result depends on the arguments alone, never on time.
///
/// The method sees an `InformationState` and the choices, never the deal. Each decision may take its part of
/// the steps left, by the number of decisions that the bare policy needs in sampled worlds. Only new
/// positions are offered, so every game ends: after 100 moves that reveal nothing only moves that do are
/// offered, and after 500 the game is over.
std::optional<Played> play_game(const AnyGame& game, const Options& options, std::uint64_t deal,
                                const Method& method, std::uint64_t steps, const std::atomic<bool>& stop);

/// Whether a game under these options hides anything from its player.
bool hides_cards(const AnyGame& game, const Options& options);

}  // namespace longwood::arena
