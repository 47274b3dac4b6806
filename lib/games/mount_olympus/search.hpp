#pragma once

#include "games/mount_olympus/rules.hpp"
#include "games/search/rising.hpp"
#include "games/search/schedules.hpp"

namespace longwood::advice {

struct MountOlympusAdvice {
  using Game = MountOlympus;
  static constexpr Rising rising{Game::families};

  /// Cards that have left the hand, in both deals if there are two.
  static int stage(const State& s) {
    return 128 * s.counter[Game::redeals] + Game::cards - s.size[Game::hand];
  }
  /// The kinds that the less advanced family of each suit and parity takes next.
  static Kinds next(const State& s) {
    Kinds wanted = 0;
    for (int i = 0; i < Game::families.count; i += 2) {
      const int least = std::min(s.top[Game::families[i]].rank(), s.top[Game::families[i + 1]].rank());
      if (least + 2 <= king) wanted |= Kinds{1} << Card::of(least + 2, i % Game::odd.count / 2).kind();
    }
    return wanted;
  }
  /// Cards left, those of the talon dearer; cards that lie above lower ones of their suit which go to the
  /// same families before them, and cards over the next ones wanted. Joints and vacancies count for a
  /// position.
  static int estimate(const Table& table, PileSums& memory) {
    constexpr int left = 12, turned = 3, vacancy = 6, above = 4, joint = 3, cover = 2;
    const State& s = table.state();
    const Kinds wanted = next(s);
    int value = 4000 + left * (Game::cards - s.total(Game::families)) + turned * s.size[Game::talon];
    for (int i = 0; i < Game::sources.count; ++i) {
      const Card top = s.top[Game::sources[i]];
      if (top.none() && Game::battery.has(Game::sources[i])) value -= vacancy;
      value += cover * memory.above(table, top, wanted) +
               memory.sum(table, top, [](Card card, Card on, Kinds beneath) {
                 const int blocked = (beneath & before(card)) != 0 ? above : 0;
                 return blocked - (!on.none() && fits(Game::down_by_two, card, on) ? joint : 0);
               });
    }
    return value;
  }
  /// The kinds of a card's suit and parity that go home before it.
  static Kinds before(Card card) {
    Kinds kinds = 0;
    for (int rank = card.rank() - 2; rank > 2; rank -= 2)
      kinds |= Kinds{1} << Card::of(rank, card.suit()).kind();
    return kinds;
  }
  /// A play to the less advanced of the two families of a suit and parity is safe: both cards of two values
  /// less are home, so nothing can rest on the card any more; and its twin, if it is still out, has the other
  /// family. Not where the play leaves a vacancy that is filled at once, or takes from the talon the card
  /// that would fill one, as it changes which cards lie where.
  static std::optional<Move> safe(const State& s) {
    const bool leisure = chosen(s, Game::Fill::leisure) || s.size[Game::hand] + s.size[Game::talon] == 0;
    const Kinds wanted = next(s);
    for (int i = 0; i < Game::sources.count; ++i) {
      const Pile from = Game::sources[i];
      const Card card = s.top[from];
      if (card.none() || (wanted >> card.kind() & 1) == 0) continue;
      if (!leisure && (s.size[from] == 1 || from == Game::talon.first)) continue;
      const int place = (card.rank() % 2 == 0 ? Game::odd.count : 0) + 2 * card.suit();
      for (int n = 0; n < 2; ++n)
        if (s.top[Game::families[place + n]].rank() + 2 == card.rank())
          return Move{Act::lay, from, Game::families[place + n], 1};
    }
    return {};
  }
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (s.counter[State::order_is_moot] != 0) no_idle_vacancies(s, Game::battery, moves);
    rising.one_of_equals(s, moves);
  }

  static constexpr SearchSpec advice{.order = {.stage = stage, .by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .runs = widening_beams,
                                     .version = 2};
};

}  // namespace longwood::advice
