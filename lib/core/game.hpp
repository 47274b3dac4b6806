#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "core/any_game.hpp"
#include "core/game_rules.hpp"

/// A game as a type, and how it becomes a value of type `AnyGame`.
namespace longwood {

/// What a game consists of: rules over a `State`, without data.
template <class G>
concept Game = requires(const State& s, Table& t, const Deal& d, Move m, MoveList& out, Pile p) {
  { G::info } -> std::convertible_to<const GameInfo&>;
  /// Lays the game out on an empty table up to the player's first choice.
  { G::lay_out(t, d) } -> std::same_as<void>;
  /// Appends all legal moves, in a fixed order; none when the game is won.
  { G::moves(s, out) } -> std::same_as<void>;
  /// `ok` exactly for the moves that `moves` lists. Never depends on a card that the player may not see.
  { G::why_not(s, m) } -> std::same_as<Why>;
  /// Makes a legal move and everything that follows from it.
  { G::play(t, m) } -> std::same_as<void>;
  { G::won(s) } -> std::same_as<bool>;
  /// How many cards, from the exposed one down, the player may see; not asked of the hand.
  { G::shown(s, p) } -> std::same_as<int>;
  /// Redeals left; -1 in a game without redeals.
  { G::redeals_left(s) } -> std::same_as<int>;
  /// Why a board cannot be played on; empty if it can.
  { G::invalid_board_reason(s) } -> std::same_as<std::string_view>;
  { G::rules } -> std::convertible_to<const Rules&>;
};

/// How many cards of a pile, from the exposed one down, the player may see. For the hand it is none or, in a
/// game with the option `stock`, the next card if the stock is held face upwards; or if the game shows it
/// (`hand_shows`).
template <Game G>
constexpr int shown(const State& state, Pile pile) {
  if (!G::rules.hand.has(pile)) return G::shown(state, pile);
  bool shows = false;
  if constexpr (requires { G::Stock::face_up; }) shows = chosen(state, G::Stock::face_up);
  constexpr auto hand_shows = G::rules.hand_shows;
  if constexpr (hand_shows != nullptr) shows = shows || hand_shows(state);
  return shows && state.size[pile] > 0 ? 1 : 0;
}

/// For all piles at once.
template <Game G>
constexpr ShownCards shown_cards(const State& state) {
  ShownCards cards{};
  constexpr auto piles = static_cast<Pile>(G::info.piles());
  for (Pile pile = 0; pile < piles; ++pile) cards[pile] = static_cast<std::uint8_t>(shown<G>(state, pile));
  return cards;
}

/// The situation of a position; none in a game without `situation`.
template <Game G>
Situation situation(const State& state) {
  if constexpr (G::rules.situation != nullptr) return G::info.situations[G::rules.situation(state)];
  return {};
}

/// Sets the counters of a board that follow from its piles; a game without `derive_counters` has none.
template <Game G>
void derive_counters(State& state) {
  if constexpr (G::rules.derive_counters != nullptr) G::rules.derive_counters(state);
}

/// Whether the texts of a game's options are in the order of its enums.
template <Game G>
consteval bool options_agree() {
  if constexpr (requires { typename G::List; })
    return option_names::agree(typename G::List{}, G::info.variants.options);
  else
    return G::info.variants.options.empty();
}

/// Why a move cannot be made. The general reasons do not apply to a pile that the options leave out.
template <Game G>
Why why_not(const State& state, Move move) {
  const Why why = G::why_not(state, move);
  const bool is_common = why != Why::ok && why < Why::own;
  return is_common && G::info.names_absent_pile(move, state.option) ? Why::no_such_move : why;
}

/// The function pointers of one game.
template <Game G>
constexpr AnyGame erase() {
  static_assert(
      options_agree<G>(),
      "name the enums and enumerators of `Choices` like the ids of the options and choices, in their "
      "order");
  return {&G::info,
          G::lay_out,
          G::moves,
          longwood::why_not<G>,
          G::play,
          G::won,
          shown_cards<G>,
          G::redeals_left,
          situation<G>,
          derive_counters<G>,
          G::invalid_board_reason,
          G::rules.redeals};
}

}  // namespace longwood
