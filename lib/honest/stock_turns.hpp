#pragma once

#include <vector>

#include "honest/observed_game.hpp"

namespace longwood::guides {

/// What guides of games with a hand and a talon make on a seat for a model's move (see `GraphSearchOf`). Each
/// function is true if the last move showed something, or could not be made.
template <class Game>
struct StockTurns {
  static constexpr Move lay(Pile from, Pile to, int count) {
    return {Act::lay, from, to, static_cast<std::uint8_t>(count)};
  }
  static bool is_legal(const ObservedGame& seat, Move move) {
    return seat.game().why_not(seat.state(), move) == Why::ok;
  }
  /// Makes a move and notes it; a move that cannot be made ends the plan.
  static bool make(ObservedGame& seat, Move move, std::vector<Move>& made) {
    if (!is_legal(seat, move)) return true;
    made.push_back(move);
    return seat.play(move);
  }
  static bool send_home(ObservedGame& seat, Pile from, std::vector<Move>& made) {
    for (int i = 0; i < Game::families.count; ++i)
      if (const Move home = lay(from, Game::families[i], 1); is_legal(seat, home))
        return make(seat, home, made);
    return false;
  }
  /// Sends home the cards that the model sends at once; `pile_of` tells the pile of a place in the model.
  template <class Model>
  static bool send_settled(ObservedGame& seat, typename Model::Position p, Pile (*pile_of)(int place),
                           std::vector<Move>& made) {
    bool stopped = false;
    Model::settle(p, [&](int place) {
      stopped = send_home(seat, pile_of(place), made);
      return !stopped;
    });
    return stopped;
  }
  static bool turn(ObservedGame& seat, std::vector<Move>& made) {
    return make(seat, bare(seat.state().size[Game::hand] > 0 ? Act::turn : Act::redeal), made);
  }
  /// Turns until the card of this place in a run is uppermost.
  static bool bring(ObservedGame& seat, int place, std::vector<Move>& made) {
    constexpr int most_turns = 80;
    for (int i = 0; i < most_turns && seat.state().size[Game::talon] != place + 1; ++i)
      if (turn(seat, made)) return true;
    return false;
  }
};

}  // namespace longwood::guides
