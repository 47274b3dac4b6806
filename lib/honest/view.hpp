#pragma once

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "session/knowledge.hpp"

namespace longwood {

/// A window on a position through which only what the player knows is seen: an unknown card reads as no card.
/// Does not own the position.
class Sight {
 public:
  Sight(const AnyGame& game, const State& state, const Known& known)
      : game_{&game}, state_{&state}, known_{&known} {}

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] int size(Pile pile) const { return state_->size[pile]; }
  [[nodiscard]] int total(Group group) const { return state_->total(group); }
  [[nodiscard]] int counter(int i) const { return state_->counter[static_cast<std::size_t>(i)]; }
  [[nodiscard]] const Options& options() const { return state_->option; }
  /// The exposed card of a pile; none if the pile is vacant or the card unknown.
  [[nodiscard]] Card top(Pile pile) const { return size(pile) > 0 ? masked(state_->top[pile]) : Card{}; }
  /// The legal moves, which never depend on a card that the player may not see.
  void moves(MoveList& out) const { game_->moves(*state_, out); }
  [[nodiscard]] int redeals_left() const { return game_->redeals_left(*state_); }
  [[nodiscard]] bool won() const { return game_->won(*state_); }
  /// Cards of which the player cannot tell where they lie, or will come to lie.
  [[nodiscard]] int unknown() const { return unknown_cards(*game_, *state_, *known_); }

  /// Calls `visit(card, depth)` for the cards of a pile from the exposed one down, none for an unknown one.
  template <class Visit>
  void for_each_card(Pile pile, Visit visit) const {
    Card card = state_->top[pile];
    for (int depth = 0; depth < state_->size[pile]; ++depth, card = state_->under[card.id])
      visit(masked(card), depth);
  }

 private:
  [[nodiscard]] Card masked(Card card) const { return (*known_)[card.id] ? card : Card{}; }

  const AnyGame* game_;
  const State* state_;
  const Known* known_;
};

/// A position as its player knows it.
///
/// The unknown cards lie in the order of their faces, and the deal has no number. Two positions that differ
/// in hidden cards only therefore give the same view, and nothing computed from a view can depend on what the
/// player may not know.
class PlayerView {
 public:
  PlayerView(const AnyGame& game, const State& state, const Known& known);

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  /// The position; where a card is unknown, some card of those that are. Its legal moves are the real ones.
  [[nodiscard]] const State& state() const { return state_; }
  /// Cards that lie where the player knows; all of them once nothing is unknown.
  [[nodiscard]] const Known& known() const { return known_; }
  /// Cards that lie, or will come to lie, where the player cannot tell (see `unknown_cards`).
  [[nodiscard]] int unknown() const { return unknown_; }
  [[nodiscard]] Sight sight() const { return {*game_, state_, known_}; }

  /// One of the equally likely positions that agree with everything the player knows; a shuffle still to come
  /// is sampled again.
  [[nodiscard]] State world(Rng& rng) const;

  friend bool operator==(const PlayerView& a, const PlayerView& b) {
    return a.game_ == b.game_ && a.state_ == b.state_ && a.known_ == b.known_;
  }

 private:
  const AnyGame* game_;
  State state_;
  Known known_;
  int unknown_;
};

}  // namespace longwood
