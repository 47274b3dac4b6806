#pragma once

#include "games/general_sedgewick/rules.hpp"
#include "games/search/rising.hpp"

namespace longwood::advice {

struct GeneralSedgewickAdvice {
  using Game = GeneralSedgewick;
  static constexpr Rising rising{Game::families, Begins::alike};

  /// Cards that have left the hand.
  static int stage(const State& s) { return Game::cards - Game::cross.count - 1 - s.size[Game::hand]; }
  /// Cards left, those of the talon dearer; in the cross and in the talon cards that lie above lower ones of
  /// their suit or of any, and in the cross cards over the next ones wanted. Joints count for a position,
  /// most of all those in suit. Weights by climbing on deals 0 to
  /// 99, of which a beam of 1,000 wins 73.
  static int estimate(const Table& table, PileSums& memory) {
    constexpr int left = 14, vacancy = 3, cover = 4, turned = 3;
    const State& s = table.state();
    const Kinds wanted = rising.next(s);
    const int first = rising.first(s);
    memory.depend_on(first);
    int value = 5000 + left * (Game::cards - s.total(Game::families)) + turned * s.size[Game::talon];
    for (int i = 0; i < Game::sources.count; ++i) {
      const Card top = s.top[Game::sources[i]];
      if (!Game::cross.has(Game::sources[i])) {
        value += memory.sum(table, top,
                            [&](Card card, Card, Kinds beneath) { return blocked(card, beneath, first, 5); });
        continue;
      }
      if (top.none()) value -= vacancy;
      value += cover * memory.above(table, top, wanted) +
               memory.sum(table, top, [&](Card card, Card on, Kinds beneath) {
                 return blocked(card, beneath, first, 4) - joined(card, on);
               });
    }
    return value;
  }
  /// The weight of a card that lies above cards which families take before it: for its own suit, and for any
  /// suit.
  static int blocked(Card card, Kinds beneath, int first, int in_suit) {
    const Kinds lower = beneath & Rising::before(card.rank(), first);
    return ((lower & suit_of_spades << card.suit()) != 0 ? in_suit : 0) + (lower != 0 ? 1 : 0);
  }
  static int joined(Card card, Card on) {
    constexpr int joint = 2, in_suit = 5;
    if (on.none() || !fits(Game::falling, card, on)) return 0;
    return joint + (card.suit() == on.suit() ? in_suit : 0);
  }
  /// A card is safe to play if all families have begun and come to within two of its place in them, and it is
  /// none that begins one. Only cards of the next lower place could ever rest on it. Where a line lays one
  /// there, its family lacks no lower card and takes it instead; and nothing rests on that one, as all before
  /// it are home. A card that begins a family may be wanted on the cross, for the last cards of the others.
  /// Not where a vacancy that it leaves would have to be filled.
  static std::optional<Move> safe(const State& s) {
    if (!chosen(s, Game::Fill::leisure)) return std::nullopt;
    int least = king;
    for (int suit = 0; suit < 4; ++suit) least = std::min(least, rising.lower(s, suit));
    if (least == 0) return std::nullopt;
    return rising.play(s, Game::sources, rising.next(s, least + 2));
  }
  /// A card from the hand into a vacancy may as well be turned first.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    no_idle_vacancies(s, Game::cross, moves);
    if (chosen(s, Game::Fill::leisure)) moves.keep_if([](Move m) { return !Game::hand.has(m.from); });
  }

  static constexpr std::array runs{Run::beam(100),
                                   Run::in_rollouts(100'000),
                                   Run::beam(1'000),
                                   Run::in_rollouts(300'000),
                                   Run::beam(10'000),
                                   Run::beam(100'000),
                                   Run::in_rollouts(20'000'000),
                                   Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .runs = runs,
                                     .version = 2};
};

}  // namespace longwood::advice
