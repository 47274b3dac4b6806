#pragma once

#include <memory>
#include <utility>

#include "core/any_game.hpp"
#include "honest/information_state.hpp"

namespace longwood {

/// A player at a table where every card lies somewhere, who knows only what was seen there.
class ObservedGame {
 public:
  /// `world` must agree with what is known; the cards in sight are among it.
  ObservedGame(const AnyGame& game, const State& world, const Known& known,
               std::shared_ptr<const HiddenOrders> orders = {})
      : game_{&game}, table_{game.info->classes, world}, known_{known}, orders_{std::move(orders)} {}
  /// At the beginning of a game: it knows what is in sight.
  ObservedGame(const AnyGame& game, const State& start)
      : ObservedGame{game, start, cards_in_sight(game, start)} {
    orders_ = HiddenOrders::of(game, start, known_);
  }
  ObservedGame(const InformationState& view, const State& world)
      : ObservedGame{view.game(), world, view.known(), view.orders()} {}

  /// Goes to another position of the game in which the same cards are unknown, or to one in another world.
  void sit_down(const State& world, const Known& known) {
    table_.load(world);
    known_ = known;
  }
  /// Plays a legal move. True if it showed it a card, or shuffled cards that it will see again.
  bool play(Move move);
  /// Plays a legal move, calls `look` with what it then sees and whether something was shown, and takes the
  /// move back.
  template <class Look>
  void try_out(Move move, Look look) {
    const Known before = known_;
    const auto orders = orders_;
    const auto mark = table_.mark();
    const bool shown = make(move);
    look(sight(), shown);
    table_.undo_to(mark);
    known_ = before;
    orders_ = orders;
  }

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const State& state() const { return table_.state(); }
  [[nodiscard]] const Known& known() const { return known_; }
  [[nodiscard]] Observation sight() const { return {*game_, table_.state(), known_}; }
  [[nodiscard]] const std::shared_ptr<const HiddenOrders>& orders() const { return orders_; }
  [[nodiscard]] InformationState view() const { return {*game_, table_.state(), known_, orders_}; }
  [[nodiscard]] bool won() const { return game_->won(table_.state()); }
  /// Cards of which it cannot tell where they lie.
  [[nodiscard]] int unknown() const { return unknown_cards(*game_, table_.state(), known_); }

 private:
  bool make(Move move);
  void see(const State& before, const Known& known);
  [[nodiscard]] Known seen_on_the_way(Move move, Table::Mark mark, const ShownCards& shown_before);

  const AnyGame* game_;
  Table table_;
  Known known_;
  std::shared_ptr<const HiddenOrders> orders_;
};

}  // namespace longwood
