#pragma once

#include <bit>

#include "games/la_nationale/rules.hpp"
#include "games/search/two_rows.hpp"

namespace longwood::advice {

struct LaNationaleAdvice {
  using Game = LaNationale;
  static int stage(const State& s) {
    return 98 * s.counter[Game::redeals] + (s.counter[Game::dealing] != 0 ? s.counter[Game::counted] : 97);
  }
  static int estimate(const Table& table, PileSums& memory) {
    return packets_estimate(table, memory, Game::columns, {}, Game::between);
  }
  /// Where the corner is open an ace might rest on the king that is played, and cannot follow it; and where
  /// families give back, a card played has other ways to go.
  static std::optional<Move> safe(const State& s) {
    const bool holds = last_play(s) && chosen(s, Game::Corner::closed) && chosen(s, Game::Families::final);
    return holds ? crossing_play(s, Game::columns, Game::between) : std::nullopt;
  }
  /// The last card is dealt and no redeal is to come: before one, the order of the columns counts.
  static bool last_play(const State& s) {
    return s.counter[Game::dealing] == 0 && Game::redeals_left(s) <= 0;
  }
  /// Vacant columns are interchangeable, and a whole column gains nothing by going to a vacant one.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    if (!last_play(s)) return;
    one_vacancy(s, Game::columns, moves);
    hold_rather(moves, Game::between);
    const auto as_it_stands = [&](Move m) { return s.size[m.to] == 0 && s.size[m.from] == m.count; };
    moves.keep_if(
        [&](Move m) { return !Game::columns.has(m.from) || !Game::columns.has(m.to) || !as_it_stands(m); });
  }
  /// Puts first the moves which improve a position most: plays, marriages made, wanted cards uncovered.
  static void sort_moves(const Table& t, MoveList& moves) {
    const State& s = t.state();
    if (!last_play(s)) return;
    using namespace two_rows;
    Kinds wanted = 0;
    for (int suit = 0; suit < 4; ++suit) {
      if (const int rank = risen(s, suit) + 1; rank <= king) wanted |= Kinds{1} << (4 * (rank - 1) + suit);
      if (const int rank = fallen(s, suit) - 1; rank >= ace) wanted |= Kinds{1} << (4 * (rank - 1) + suit);
    }
    // of a card lying on those
    const auto cost = [&](Kinds on) { return std::popcount(on & wanted) + 4 * (on == 0); };
    sort_by_cost(moves, [&](Move m) {
      Card base = s.top[m.from];
      for (int k = 1; k < m.count; ++k) base = s.under[base.id];
      const int left = s.size[m.from] - m.count;
      const Card below = s.under[base.id];
      const int uncovers = cost(t.kinds_up_to(below));
      const int parts = left > 0 && fits(BuildRule::marry, base, below) ? 2 : 0;
      if (!Game::columns.has(m.to)) return parts - uncovers - 8;
      return parts - uncovers + cost(t.kinds_up_to(s.top[m.to])) - 2 * (s.size[m.to] > 0);
    });
  }

  /// Lost if in the following relaxation each column keeps a card that can go nowhere: whatever card was ever
  /// exposed takes its neighbours for good, and so does whatever card a family has ever shown. For suppose a
  /// real line moves one of the cards kept, and take the first. Only cards above those kept have moved
  /// before; so only what the relaxation exposes has been exposed, the families have shown only what they
  /// show in it, and no column is vacant: the card has nowhere to go. Premise: no redeal is to come.
  static bool lost(const State& s) {
    if (!last_play(s) || !chosen(s, Game::Corner::closed) || !chosen(s, Game::Families::final)) return false;
    using namespace two_rows;
    std::array<Card, 12> top;
    std::array<int, 12> left;
    Kinds exposed = 0;
    for (int i = 0; i < Game::columns.count; ++i) {
      const auto n = static_cast<std::size_t>(i);
      left[n] = s.size[Game::columns[i]];
      if (left[n] == 0) return false;
      top[n] = s.top[Game::columns[i]];
      exposed |= Kinds{1} << top[n].kind();
    }
    Kinds rising = 0, falling = 0;  // what the families have shown
    for (int suit = 0; suit < 4; ++suit) {
      rising |= Kinds{1} << s.top[aces[suit]].kind();
      falling |= Kinds{1} << s.top[kings[suit]].kind();
      if (const Card held = s.top[Game::between[suit]]; !held.none()) {
        rising |= Kinds{1} << held.kind();
        falling |= Kinds{1} << held.kind();
      }
    }
    for (bool any = true; any;) {
      any = false;
      for (Kinds more; (more = accepted_on(BuildRule::up, rising) & exposed & ~rising) != 0;) rising |= more;
      for (Kinds more; (more = accepted_on(BuildRule::down, falling) & exposed & ~falling) != 0;)
        falling |= more;
      const Kinds free = accepted_on(BuildRule::marry, exposed) | accepted_on(BuildRule::up, rising) |
                         accepted_on(BuildRule::down, falling);
      for (std::size_t n = 0; n < 12; ++n)
        while ((free >> top[n].kind() & 1) != 0) {
          if (--left[n] == 0) return false;
          top[n] = s.under[top[n].id];
          exposed |= Kinds{1} << top[n].kind();
          any = true;
        }
    }
    return true;
  }

  /// Most deals are decided by a few hundred positions, whatever the order. Among the others, best-first
  /// search finds wins sooner, and depth-first search exhausts the rest, mostly losses, at the lowest cost.
  static constexpr std::array runs{Run::depth_first(3'000), Run::beam(1'000),
                                   Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .by_piles = estimate, .moves = sort_moves},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .prove = {.lost = lost},
                                     .runs = runs,
                                     .version = 4};
};

}  // namespace longwood::advice
