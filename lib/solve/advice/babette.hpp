#pragma once

#include "games/babette/rules.hpp"
#include "solve/advice/babette_played_on.hpp"
#include "solve/advice/common.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct BabetteAdvice {
  using Game = Babette;
  static constexpr int rows = 16;  // more than a deal has

  static int stage(const State& s) {
    return rows * s.counter[Game::redeals] + (max_cards - s.size[Game::hand]) / Game::columns.count;
  }

  /// Cards left where every card is played that can be, at the end of this deal and of the last one; of equal
  /// positions, those with fewer left now. What that is worth is in docs/research/solver.md.
  static int estimate(const State& s) {
    const PlayedOn left = BabetteGarden{s, Game::redeals_left(s)}.play_on();
    return 16 * (left.after_deal + left.at_end) + max_cards - s.total(Game::families);
  }

  /// In the last deal a card whose twin is home may be played at once. In any line that wins from here it
  /// goes to this family, which takes nothing before it, as the twin can come no more. To play it sooner
  /// hinders no other move: rows are dealt to the same columns, and a card that had nothing beneath it in the
  /// line has nothing beneath it now.
  static std::optional<Move> safe(const State& s) {
    if (Game::redeals_left(s) > 0) return std::nullopt;
    Kinds rising = 0, falling = 0;
    for (int suit = 0; suit < 4; ++suit) {
      const int up = risen(s, suit), down = fallen(s, suit);
      if (up + 1 < down) continue;
      if (up < king) rising |= Kinds{1} << (4 * up + suit);
      if (down > ace) falling |= Kinds{1} << (4 * (down - 2) + suit);
    }
    if (const auto play = play_wanted(s, Game::columns, Game::aces, rising)) return play;
    return play_wanted(s, Game::columns, Game::kings, falling);
  }

  /// Lost if cards remain even when each family may take whatever was ever exposed and follows there, and
  /// keeps none from the other: for that is more than any line of moves can do. Only when all is dealt for
  /// the last time, and not where gaps release cards that are not the lowest.
  static bool lost(const State& s) {
    if (Game::redeals_left(s) > 0 || s.size[Game::hand] > 0 || Game::gaps_release(s)) return false;
    std::array<int, 4> up{}, down{};  // how far the families may come at most
    for (int suit = 0; suit < 4; ++suit) {
      up[static_cast<std::size_t>(suit)] = risen(s, suit);
      down[static_cast<std::size_t>(suit)] = fallen(s, suit);
    }
    std::array<Card, 8> top{};
    std::array<int, 8> left{};
    Kinds exposed = 0;
    for (std::size_t i = 0; i < 8; ++i) {
      top[i] = s.top[Game::columns[static_cast<int>(i)]];
      left[i] = s.size[Game::columns[static_cast<int>(i)]];
      if (left[i] > 0) exposed |= Kinds{1} << top[i].kind();
    }
    for (bool any = true; any;) {
      any = false;
      for (std::size_t suit = 0; suit < 4; ++suit) {
        while (up[suit] < king && (exposed >> (4 * up[suit] + static_cast<int>(suit)) & 1) != 0) ++up[suit];
        while (down[suit] > ace && (exposed >> (4 * (down[suit] - 2) + static_cast<int>(suit)) & 1) != 0)
          --down[suit];
      }
      for (std::size_t i = 0; i < 8; ++i)
        while (left[i] > 0) {
          const auto suit = static_cast<std::size_t>(top[i].suit());
          const int rank = top[i].rank(), least = risen(s, static_cast<int>(suit)),
                    most = fallen(s, static_cast<int>(suit));
          if ((rank <= least || rank > up[suit]) && (rank >= most || rank < down[suit])) break;
          any = true;
          top[i] = s.under[top[i].id];
          if (--left[i] > 0) exposed |= Kinds{1} << top[i].kind();
        }
    }
    return std::ranges::any_of(left, [](int n) { return n > 0; });
  }

  /// In the last deal plays before rows. Before it a card may have to stay, so that others come to lie
  /// elsewhere in the next deal; but of a suit whose families have met one play is enough.
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, Game::redeals_left(s) == 0);
  }

  static constexpr std::array runs{Run::heuristic_beam(100),  Run::heuristic_beam(1000),
                                   Run::heuristic_beam(8000), Run::heuristic_beam(50000),
                                   Run::beam(200000),         Run::unlimited(Engine::depth_first)};
  static constexpr Advice advice{.order = {.stage = stage, .estimate = estimate},
                                 .prune = {.safe = safe, .heuristic = leave_out_seldom_needed},
                                 .prove = {.lost = lost},
                                 .runs = runs,
                                 .version = 5};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::Babette> =
    &longwood::advice::BabetteAdvice::advice;
