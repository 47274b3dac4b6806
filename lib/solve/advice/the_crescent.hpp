#pragma once

#include "games/the_crescent/rules.hpp"
#include "solve/advice/two_rows.hpp"

namespace longwood::advice {

struct TheCrescentAdvice {
  using Game = TheCrescent;

  static bool last(const State& s) { return Game::redeals_left(s) <= 0; }

  /// Each turn is a stage. To part them further by cards out, as where layouts are dealt anew, proved far
  /// worse.
  static int stage(const State& s) { return s.counter[Game::redeals]; }

  /// How far a card is from its heap's top: by the cards above it, or, if it is low enough, by the turns that
  /// bring it there.
  static int depth(int above, int below, int turns) {
    constexpr int a_turn = 4;
    return below < turns ? std::min(above, a_turn * (below + 1)) : above;
  }
  static int estimate(const State& s) {
    using namespace two_rows;
    constexpr int left = 384, joint = 128, cover = 17, farthest = 12;
    const int turns = Game::redeals_left(s);
    std::array<int, 8> next{}, far{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
      next[suit] = risen(s, static_cast<int>(suit)) + 1;
      next[suit + 4] = fallen(s, static_cast<int>(suit)) - 1;
      far[suit] = next[suit] > king ? 0 : farthest;
      far[suit + 4] = next[suit + 4] < ace ? 0 : farthest;
    }
    int joints = 0;
    for (int i = 0; i < Game::heaps.count; ++i) {
      Card card = s.top[Game::heaps[i]];
      const int size = s.size[Game::heaps[i]];
      for (int above = 0; above < size; ++above) {
        const auto suit = static_cast<std::size_t>(card.suit());
        for (const std::size_t family : {suit, suit + 4})
          if (card.rank() == next[family])
            far[family] = std::min(far[family], depth(above, size - 1 - above, turns));
        const Card below = s.under[card.id];
        if (above + 1 < size && fits(Fit::marry, card, below)) ++joints;
        card = below;
      }
    }
    int value = 4000 + left * (max_cards - s.total(families) - s.total(Game::between)) - joint * joints;
    for (const int d : far) value += cover * d;
    return value;
  }

  /// By `crossing_play`, as no turn is to come. Premises: the corner closed, and families that keep their
  /// cards.
  static std::optional<Move> safe(const State& s) {
    const bool holds = chosen(s, Game::Corner::closed) && chosen(s, Game::Families::final);
    return last(s) && holds ? crossing_play(s, Game::heaps, Game::between) : std::nullopt;
  }
  /// `hold_rather` at any time, since nothing is ever compelled and a turn moves no card that is held. To
  /// turn heaps of single cards changes nothing. And one vacancy is as good as another.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    hold_rather(moves, Game::between);
    one_vacancy(s, Game::heaps, moves);
    int deepest = 0;
    for (int i = 0; i < Game::heaps.count; ++i) deepest = std::max<int>(deepest, s.size[Game::heaps[i]]);
    if (deepest < 2) moves.keep_if([](Move m) { return m.act != Act::redeal; });
  }
  static void leave_out_seldom_needed(const State& s, MoveList& moves) {
    plays_first(s, moves, true, Game::between);
  }

  static constexpr auto heuristic = Run::heuristic_beam;
  static constexpr std::array runs{
      heuristic(5),      heuristic(20),      heuristic(80),
      heuristic(320),    heuristic(1280),    heuristic(5000),
      Run::beam(20'000), Run::beam(200'000), Run::unlimited(Engine::depth_first)};
  static constexpr Advice advice{
      .order = {.stage = stage, .estimate = estimate},
      .prune = {.safe = safe, .dominated = leave_out_dominated, .heuristic = leave_out_seldom_needed},
      .runs = runs,
      .version = 1};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::TheCrescent> =
    &longwood::advice::TheCrescentAdvice::advice;
