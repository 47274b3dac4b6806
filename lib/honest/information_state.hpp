#pragma once

#include <memory>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "foresight/hidden_orders.hpp"
#include "session/knowledge.hpp"

namespace longwood {

class Session;

/// Access to a position that shows only what the player knows: an unknown card reads as no card. Does not own
/// the position.
class Observation {
 public:
  Observation(const AnyGame& game, const State& state, const Known& known)
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
  /// Cards that are, or will be, in places unknown to the player.
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

/// A position as its player knows it, the information state of game theory (Kuhn, Extensive Games and the
/// Problem of Information, 1953).
///
/// The unknown cards are sorted by face, and the deal has no number. Two positions that differ only in hidden
/// cards therefore give the same view, and nothing computed from a view can depend on what the player may not
/// know.
class InformationState {
 public:
  /// Without `orders`, every order of the unknown cards is equally likely.
  InformationState(const AnyGame& game, const State& state, const Known& known,
                   std::shared_ptr<const HiddenOrders> orders = {});
  /// The position of a session.
  static InformationState of(const Session& session);

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  /// The position, with one of the unknown cards in each unknown place. Its legal moves are the real ones.
  [[nodiscard]] const State& state() const { return state_; }
  /// Cards in places that the player knows; all of them if nothing is unknown.
  [[nodiscard]] const Known& known() const { return known_; }
  /// Cards that are, or will be, in places unknown to the player (see `unknown_cards`).
  [[nodiscard]] int unknown() const { return unknown_; }
  [[nodiscard]] Observation sight() const { return {*game_, state_, known_}; }

  /// How likely the orders of the unknown cards are; null if all are equally likely.
  [[nodiscard]] const std::shared_ptr<const HiddenOrders>& orders() const { return orders_; }
  /// One of the positions that agree with everything the player knows, drawn with its probability; later
  /// shuffles are sampled again.
  [[nodiscard]] State world(Rng& rng) const;

  friend bool operator==(const InformationState& a, const InformationState& b) {
    return a.game_ == b.game_ && a.state_ == b.state_ && a.known_ == b.known_;
  }

 private:
  const AnyGame* game_;
  State state_;
  Known known_;
  int unknown_;
  std::shared_ptr<const HiddenOrders> orders_;
};

}  // namespace longwood
