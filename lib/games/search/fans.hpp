#pragma once

#include <array>

#include "core/rules.hpp"
#include "games/search/rising.hpp"

namespace longwood::advice {

/// Advice for La Belle Lucie and similar games: fans of one pack, marriages downwards in suit, and two
/// re-deals. `G` has an option `Families`, and may have an option `Vacancy` that lets a king begin a new fan.
template <class G>
struct FansAdvice {
  static constexpr Rising rising{G::families};
  static constexpr RisingWeights weights{.left = 8, .vacancy = 4, .joint = 0, .above = 6, .cover = 2};

  static bool last_deal(const State& s) { return G::redeals_left(s) == 0; }
  /// Whether a fan that is gone stays so.
  static bool closed(const State& s) {
    if constexpr (requires { G::Vacancy::closed; }) return chosen(s, G::Vacancy::closed);
    return true;
  }

  static int stage(const State& s) { return s.counter[G::redeals]; }
  static int estimate(const Table& table, PileSums& memory) {
    return rising_estimate(table, memory, rising, G::fans, BuildRule::down, G::cards, weights);
  }

  /// Whether positions are followed to the end in this deal, because each card can only go to one place or
  /// its family, and none comes back (`leave_out_dominated`).
  static bool settles(const State& s) { return last_deal(s); }

  /// In the last deal a card may be played as soon as its family takes it: no lower card of its suit is left
  /// to be laid on it, and what lies beneath it is freed. Before that it decides what the next deal brings
  /// which cards are left.
  static std::optional<Move> safe(const State& s) {
    if (!settles(s)) return std::nullopt;
    if (const auto play = rising.play(s, G::fans, rising.next(s))) return play;
    return settled_marriage(s);
  }
  /// A card is safe to marry to one that leaves only for its family: since there is one pack, no other card
  /// could be laid there, and that one goes home after it in any line. The card beneath it is freed.
  static std::optional<Move> settled_marriage(const State& s) {
    std::array<int, 64> shown;
    shown.fill(-1);
    for (int i = 0; i < G::fans.count; ++i) {
      const Card card = s.top[G::fans[i]];
      if (!card.none()) shown[static_cast<std::size_t>(card.kind())] = i;
    }
    for (int i = 0; i < G::fans.count; ++i) {
      const Card card = s.top[G::fans[i]];
      if (card.none() || card.rank() == king) continue;
      const int on = shown[static_cast<std::size_t>(card.kind() + 4)];
      if (on >= 0 && stays(s, G::fans[on])) return Move{Act::lay, G::fans[i], G::fans[on], 1};
    }
    return std::nullopt;
  }
  /// Whether the exposed card of a fan need not go anywhere but home: it lies on the one card to which it can
  /// be married; or it is a king that no vacancy takes or that has one; or it lies alone, and a vacancy is of
  /// no use.
  static bool stays(const State& s, Pile fan) {
    const Card card = s.top[fan];
    if (s.size[fan] == 1) return closed(s) || card.rank() == king;
    return card.rank() == king ? closed(s) : fits(BuildRule::down, card, s.under[card.id]);
  }
  /// In the last deal nothing is won by taking a card back from its family. Only the next lower card of its
  /// suit could be laid on it, which came home before it. So what a line takes back only covers other cards:
  /// the line without these cards' moves, which lie at home, is legal and wins as well.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (!last_deal(s)) return;
    moves.keep_if([](Move m) { return m.act != Act::lay || !G::families.has(m.from); });
    no_idle_vacancies(s, G::fans, moves);
  }

  /// In the last deal a king above a lower card of its own suit is stuck where no vacancy takes it: it leaves
  /// only for its family, which waits for that card.
  static bool lost(const State& s) { return last_deal(s) && closed(s) && rising.beneath_kings(s, G::fans); }

  static constexpr std::array runs{Run::beam(1'000), Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .prove = {.lost = lost},
                                     .runs = runs,
                                     .version = 2};
};

}  // namespace longwood::advice
