#pragma once

#include <bit>

#include "games/la_nationale/rules.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct LaNationaleAdvice {
  using Game = LaNationale;
  static int stage(const State& s) {
    return 98 * s.counter[Game::redeals] + (s.counter[Game::dealing] != 0 ? s.counter[Game::counted] : 97);
  }
  static int estimate(const State& s) { return packets_estimate(s, Game::columns, {}, Game::between); }
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
  /// Vacant columns are alike, and a whole column gains nothing by going to another as it stands.
  static void prune(const State& s, MoveList& moves) {
    if (!last_play(s)) return;
    one_vacancy(s, Game::columns, moves);
    hold_rather(moves, Game::between);
    const auto as_it_stands = [&](Move m) { return s.size[m.to] == 0 && s.size[m.from] == m.count; };
    moves.keep_if(
        [&](Move m) { return !Game::columns.has(m.from) || !Game::columns.has(m.to) || !as_it_stands(m); });
    if (moves.size() > 1) order(s, moves);
  }
  /// Puts first the moves which better a position most: plays, joints made, cards wanted laid free.
  static void order(const State& s, MoveList& moves) {
    using namespace two_rows;
    Kinds wanted = 0;
    for (int suit = 0; suit < 4; ++suit) {
      if (const int rank = risen(s, suit) + 1; rank <= king) wanted |= Kinds{1} << (4 * (rank - 1) + suit);
      if (const int rank = fallen(s, suit) - 1; rank >= ace) wanted |= Kinds{1} << (4 * (rank - 1) + suit);
    }
    const auto kinds_in = [&](Card card, int n) {
      Kinds kinds = 0;
      for (; n > 0; --n, card = s.under[card.id]) kinds |= Kinds{1} << card.kind();
      return kinds;
    };
    // what it costs that a card lies on those
    const auto cost = [&](Kinds on) { return std::popcount(on & wanted) + 4 * (on == 0); };
    std::array<int, MoveList::capacity> costs;
    int n = 0;
    for (const Move m : moves) {
      Card base = s.top[m.from];
      for (int k = 1; k < m.count; ++k) base = s.under[base.id];
      const int left = s.size[m.from] - m.count;
      const Card below = s.under[base.id];
      int value = -cost(kinds_in(below, left));
      if (left > 0 && fits(Fit::marry, base, below)) value += 2;
      if (!Game::columns.has(m.to))
        value -= 8;
      else
        value += cost(kinds_in(s.top[m.to], s.size[m.to])) - 2 * (s.size[m.to] > 0);
      int i = n++;
      for (; i > 0 && costs[static_cast<std::size_t>(i - 1)] > value; --i) {
        costs[static_cast<std::size_t>(i)] = costs[static_cast<std::size_t>(i - 1)];
        moves[i] = moves[i - 1];
      }
      costs[static_cast<std::size_t>(i)] = value;
      moves[i] = m;
    }
  }

  /// Lost if, even when whatever was ever exposed takes its neighbours for good, in each column a card
  /// remains that can go nowhere. Before the first of these goes, only cards above them have gone; so all
  /// that has been exposed is what was exposed here, the families show nothing that they do not show here,
  /// and no column is vacant: it has nowhere to go. It holds only when no redeal is to come.
  static bool dead(const State& s) {
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
    Kinds rising = 0, falling = 0;  // what the families show, or showed
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
      for (Kinds more; (more = takers(Fit::up, rising) & exposed & ~rising) != 0;) rising |= more;
      for (Kinds more; (more = takers(Fit::down, falling) & exposed & ~falling) != 0;) falling |= more;
      const Kinds free = takers(Fit::marry, exposed) | takers(Fit::up, rising) | takers(Fit::down, falling);
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

  /// Most deals are decided by a few hundred positions, whatever the order. Of the others those that are won
  /// are sooner found best first; what is left, most of it lost, is cheapest to exhaust depth first.
  static constexpr std::array<std::uint32_t, 3> widths{deeply | 3'000, 1'000, deeply | 1'000'000'000};
  static constexpr Advice advice{stage, estimate, safe, prune, dead, nullptr, widths};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::LaNationale> =
    &longwood::advice::LaNationaleAdvice::advice;
