#pragma once

#include "games/search/rising.hpp"
#include "games/spensers_fairie_queen/rules.hpp"

namespace longwood::advice {

struct SpensersFairieQueenAdvice {
  using Game = SpensersFairieQueen;
  static constexpr Rising rising{Game::families};
  static constexpr RisingWeights weights{.left = 4, .vacancy = 0, .joint = 2, .above = 4};
  static constexpr int lone_king = 6;

  static bool in_suit(const State& s) { return chosen(s, Game::Following::suit); }
  static bool stands_alone(const State& s, Pile column) {
    return s.size[column] == 1 && s.top[column].rank() == king;
  }

  /// Cards dealt so far.
  static int stage(const State& s) { return max_cards - s.size[Game::hand]; }
  static int estimate(const Table& table, PileSums& memory) {
    const State& s = table.state();
    int value =
        rising_estimate(table, memory, rising, Game::columns, BuildRule::down_any, Game::cards, weights);
    for (int i = 0; i < Game::columns.count; ++i)
      if (stands_alone(s, Game::columns[i])) value -= lone_king;
    return value;
  }
  /// A card is safe to play if all families have come to within two of its rank, and those that may take it
  /// to within one. Then each card of the next lower rank has a family of its own and need not rest on this
  /// one, and each card of this rank has one too: were there fewer, the card to play first would be the one
  /// that covers what the other families wait for.
  static std::optional<Move> safe(const State& s) {
    int least = king;
    for (int i = 0; i < Game::families.count; ++i) least = std::min(least, rising.height(s, i));
    for (int i = 0; i < Game::columns.count; ++i) {
      const Card card = s.top[Game::columns[i]];
      if (card.none() || card.rank() > least + 2 || card.rank() == king) continue;
      std::optional<Pile> first;
      bool each_has_one = true;
      for (int family = 0; family < Game::families.count; ++family) {
        const bool own = family / rising.alike() == card.suit();
        if (!own && (in_suit(s) || card.rank() == ace)) continue;
        if (rising.height(s, family) + 1 < card.rank()) each_has_one = false;
        if (!first && rising.height(s, family) + 1 == card.rank()) first = Game::families[family];
      }
      if (first && each_has_one) return Move{Act::lay, Game::columns[i], *first, 1};
    }
    return {};
  }
  /// Of kings that stand alone one serves as well as another, and a card that lies alone on one stays there;
  /// of families that take the same card the first.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    Pile alone = max_piles;
    for (int i = Game::columns.count; i-- > 0;)
      if (stands_alone(s, Game::columns[i])) alone = Game::columns[i];
    moves.keep_if([&](Move m) {
      if (m.act != Act::lay) return true;
      if (Game::families.has(m.to)) return is_first_such_family(s, m);
      return !stands_alone(s, m.to) || (m.to == alone && s.size[m.from] > m.count + 1);
    });
  }
  static bool is_first_such_family(const State& s, Move m) {
    const int to = m.to - Game::families.first;
    const bool of_suit = in_suit(s) || rising.height(s, to) == 0;  // an ace goes to a family of its own suit
    for (int family = of_suit ? to / 2 * 2 : 0; family < to; ++family)
      if (rising.height(s, family) == rising.height(s, to)) return false;
    return true;
  }

  static constexpr std::array runs{Run::beam(10),
                                   Run::beam(100),
                                   Run::in_rollouts(50'000).searching_ends(),
                                   Run::beam(1'000),
                                   Run::in_rollouts(300'000).searching_ends(),
                                   Run::beam(300'000).exploring(),
                                   Run::in_rollouts(4'000'000).searching_ends(),
                                   Run::unlimited(Engine::staged).exploring()};
  static constexpr SearchSpec advice{.order = {.stage = stage, .by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .runs = runs,
                                     .version = 5};
};

}  // namespace longwood::advice
