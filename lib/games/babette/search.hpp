#pragma once

#include "games/babette/rules.hpp"
#include "games/babette/search_playout.hpp"
#include "games/search/common.hpp"
#include "games/search/two_rows.hpp"

namespace longwood::advice {

struct BabetteAdvice {
  using Game = Babette;
  static constexpr int rows = 16;  // more than a deal has

  static int stage(const State& s) {
    return rows * s.counter[Game::redeals] + (max_cards - s.size[Game::hand]) / Game::columns.count;
  }

  /// Cards that are left when every possible card is played, at the end of this deal and of the last one;
  /// among equal positions, those with fewer left now. lab/log/0009-garden-search.md measures the gain.
  static int estimate(const State& s) {
    const LeftAfterPlayout left = BabetteGarden{s, Game::redeals_left(s)}.play_on();
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

  /// Lost if cards remain when each family may take whatever was ever exposed and follows there, and keeps
  /// none from the other, while what is in hand is dealt row by row: for that is more than any line of moves
  /// can do. Only in the last deal, and not where gaps release cards that are not the lowest. Claim: when a
  /// row has been dealt, each column lacks whatever it lacks in any line at that time, and the families have
  /// come as far or further. For a card leaves a column as the lowest of it, so the cards dealt upon it
  /// before have left, and its family was at its neighbour; in the relaxation it leaves then at the latest.
  static bool lost(const State& s) {
    if (Game::redeals_left(s) > 0 || Game::gaps_release(s)) return false;
    LastDeal deal{s};
    Card next = s.top[Game::hand];
    for (int left = s.size[Game::hand];;) {
      deal.play();
      if (left == 0) return deal.cards_remain();
      for (std::size_t i = 0; i < deal.columns.size() && left > 0; ++i, --left, next = s.under[next.id])
        deal.lay(i, next);
    }
  }

  /// The relaxation of `lost`.
  struct LastDeal {
    struct Column {
      std::array<Card, max_cards> cards;
      int size = 0;
    };
    std::array<Column, 8> columns;
    std::array<int, 4> up{}, down{};          // how far the families may have come at most
    std::array<int, 4> begun_up, begun_down;  // how far they had come
    Kinds exposed = 0;

    explicit LastDeal(const State& s) {
      for (std::size_t suit = 0; suit < 4; ++suit) {
        begun_up[suit] = up[suit] = risen(s, static_cast<int>(suit));
        begun_down[suit] = down[suit] = fallen(s, static_cast<int>(suit));
      }
      for (std::size_t i = 0; i < columns.size(); ++i) {
        columns[i].size = s.cards(Game::columns[static_cast<int>(i)], columns[i].cards);
        expose(columns[i]);
      }
    }
    void expose(const Column& column) {
      if (column.size > 0)
        exposed |= Kinds{1} << column.cards[static_cast<std::size_t>(column.size - 1)].kind();
    }
    void lay(std::size_t column, Card card) {
      columns[column].cards[static_cast<std::size_t>(columns[column].size++)] = card;
      expose(columns[column]);
    }
    [[nodiscard]] bool may_leave(Card card) const {
      const auto suit = static_cast<std::size_t>(card.suit());
      const int rank = card.rank();
      return (rank > begun_up[suit] && rank <= up[suit]) || (rank < begun_down[suit] && rank >= down[suit]);
    }
    /// Plays what can be played.
    void play() {
      for (bool any = true; any;) {
        any = false;
        for (std::size_t suit = 0; suit < 4; ++suit) {
          const Kinds ranks = exposed >> suit;
          while (up[suit] < king && (ranks >> (4 * up[suit]) & 1) != 0) ++up[suit];
          while (down[suit] > ace && (ranks >> (4 * (down[suit] - 2)) & 1) != 0) --down[suit];
        }
        for (Column& column : columns)
          while (column.size > 0 && may_leave(column.cards[static_cast<std::size_t>(column.size - 1)])) {
            --column.size;
            expose(column);
            any = true;
          }
      }
    }
    [[nodiscard]] bool cards_remain() const {
      return std::ranges::any_of(columns, [](const Column& column) { return column.size > 0; });
    }
  };

  /// In the last deal plays before rows. Before it a card may have to stay, so that others come to lie
  /// elsewhere in the next deal; but of a suit whose families have met one play is enough.
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, Game::redeals_left(s) == 0);
  }

  static constexpr auto heuristic = Run::heuristic_beam, rollouts = Run::in_heuristic_rollouts;
  static constexpr std::array runs{
      heuristic(100),       rollouts(50'000),   heuristic(1'000),
      rollouts(200'000),    heuristic(8'000),   heuristic(50'000),
      rollouts(10'000'000), Run::beam(200'000), Run::unlimited(Engine::depth_first)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .estimate = estimate},
                                     .prune = {.safe = safe, .heuristic = leave_out_seldom_needed},
                                     .prove = {.lost = lost},
                                     .runs = runs,
                                     .version = 7};
};

}  // namespace longwood::advice
