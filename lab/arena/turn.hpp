#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rng.hpp"
#include "honest/information_state.hpp"
#include "honest/observed_game.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood::arena {

/// A legal move that leads to a position where the player has not been.
struct Choice {
  Move move;
  bool shows = false;  ///< whether it reveals a card
};

/// The question to a method. It contains nothing that the player cannot see.
struct Turn {
  const InformationState& view;
  std::span<const Choice> choices;  ///< at least two
  /// Steps for this decision. A step is a move made in a simulated game, or a position searched.
  std::uint64_t budget;
  Rng& rng;
};

/// What it answers.
struct Decision {
  std::optional<std::size_t> choice;  ///< in `Turn::choices`; none gives the game up
  std::uint64_t steps = 0;            ///< steps that it took
};

/// The choices of a player who has been at these positions; of moves that lead to the same position only the
/// first. Interchangeable piles and cards count as equal. Only `view` is looked at.
std::vector<Choice> choices_at(const InformationState& view, const KeySet& been);

/// The key of a position as its player knows it: equal for positions that differ only in hidden cards.
Key key_of(const InformationState& view);

/// The value of a game's end for methods that compare ends: 1 if it is won, otherwise up to a quarter,
/// in proportion to the cards home. Without that part almost all simulated games of a hard game are equal.
double value_of_end(const AnyGame& game, const State& state);

/// Plays a world to its end with moves drawn at random; a card that can go home does so four times of five.
/// Ends after 400 moves. Returns the value of the end and adds the moves made to `steps`.
double play_at_random(const AnyGame& game, Table& table, Rng& rng, std::uint64_t& steps);

/// The next moves of the game's bare policy, up to the first that shows a card. None if the policy would
/// rather stop.
///
/// If a net plays the game, it judges the positions after each of its moves, without search; such a move may
/// be several moves of the game. Otherwise it is one move: that of the game's rule if it has one, or the one
/// whose position its guide likes best.
std::vector<Move> policy_plan(ObservedGame& seat);

/// The most positions searched if the game's net plays and every card is known: the hints do not use the net
/// there either.
inline constexpr std::uint64_t nodes_of_known_end = 3'000;

/// Whether the game's net plays from here, or played up to here and now every card is known.
bool is_played_by_net(const ObservedGame& seat);

/// The choice that makes this legal move or leads to the same position; none if the move leads back.
std::optional<std::size_t> choice_of(const Turn& turn, Move move);

/// The policy's next move among the choices of a turn; without one, the first that reveals something, or the
/// first of all.
std::size_t choice_of_policy(const Turn& turn);

}  // namespace longwood::arena
