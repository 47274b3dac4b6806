#pragma once

#include <algorithm>
#include <array>

#include "games/la_nivernaise/rules.hpp"
#include "games/la_nivernaise/search.hpp"
#include "games/la_nivernaise/search_playout.hpp"
#include "games/search/families_reached.hpp"
#include "honest/guide.hpp"

namespace longwood::guides {

/// La Nivernaise: vacant flanks, the families' next cards and how deep they lie, and how much is unknown.
///
/// The first sum is the logit of the chance that the solver wins at the end of the first deal, fitted on
/// solved positions; the second, what that is worth to a player who does not know all the cards.
struct LaNivernaise {
  using Game = longwood::LaNivernaise;
  static constexpr int out_of_reach = 12;  ///< the depth of a card that is not to be seen

  struct Families : advice::FamiliesReached {
    int begun = 0;  ///< families, of eight
  };

  static Families families(const Observation& sight) {
    Families families;
    for (int suit = 0; suit < 4; ++suit) {
      const Card rising = sight.top(Game::families[suit]), falling = sight.top(Game::families[suit + 4]);
      families.set(static_cast<std::size_t>(suit), rising, falling);
      families.begun += (rising.none() ? 0 : 1) + (falling.none() ? 0 : 1);
    }
    return families;
  }

  static double solvable(const Observation& sight) {
    const Families f = families(sight);
    const int vacant = Game::flanks.count - occupied(sight), home = sight.total(Game::families);
    static constexpr std::array by_vacancies{-.2058, 1.1795, 1.7399, 1.8738, 2.2427, 2.6250, 2.2882, 2.3469};
    double z = by_vacancies[static_cast<std::size_t>(std::min(vacant, 7))];
    z += .8258 * home / 20 - .5024 * home * home / 400 + 1.0916 * vacant * home / 100;
    z += -.4241 * (home >= 4) - .0345 * (home >= 8) - .0377 * (home >= 12) - .0534 * (home >= 16);
    z += -.1387 * f.begun / 8;
    std::array<int, 8> depth;
    depth.fill(out_of_reach);
    const auto lies = [&](Card card, int above) {
      if (card.none()) return;
      const auto suit = static_cast<std::size_t>(card.suit());
      if (card.rank() == f.up[suit] + 1) depth[suit] = std::min(depth[suit], above);
      if (card.rank() == f.down[suit] - 1) depth[suit + 4] = std::min(depth[suit + 4], above);
    };
    z += on_flanks(sight, f, lies);
    z += in_line(sight, lies);
    z += of_depths(f, depth, vacant);
    return z + of_room(f);
  }

  /// How soon the cards on the flanks are wanted.
  template <class Lies>
  static double on_flanks(const Observation& sight, const Families& f, Lies lies) {
    double z = 0;
    for (int i = 0; i < Game::flanks.count; ++i) {
      const Card card = sight.top(Game::flanks[i]);
      if (card.none()) continue;
      lies(card, 0);
      const auto suit = static_cast<std::size_t>(card.suit());
      const int above = card.rank() - f.up[suit], below = f.down[suit] - card.rank();
      const int steps = above <= 0 ? below : below <= 0 ? above : std::min(above, below);
      static constexpr std::array by_steps{-1.2061, -1.2061, .8111, .1123, -.1660, -.1660};
      z += .25 * (steps > 5 ? -.4983 : by_steps[static_cast<std::size_t>(std::max(steps, 0))]);
      if (above <= 0 || below <= 0) z += .25 * -1.9388;
    }
    return z;
  }

  template <class Lies>
  static double in_line(const Observation& sight, Lies lies) {
    double squares = 0, largest = 0;
    for (int i = 0; i < Game::line.count; ++i) {
      const Pile packet = Game::line[i];
      sight.for_each_card(packet, lies);
      const double size = sight.size(packet);
      squares += size * size / 1000;
      largest = std::max(largest, size / 20);
    }
    return -1.1328 * squares - .4030 * largest;
  }

  static double of_depths(const Families& f, std::array<int, 8> depth, int vacant) {
    for (std::size_t i = 0; i < 4; ++i) {
      if (f.up[i] == king) depth[i] = 0;
      if (f.down[i] == ace) depth[i + 4] = 0;
    }
    double z = 0, sum = 0;
    for (const int d : depth) {
      sum += d / 40.0;
      z += .25 * (.9620 * (d == 0) + .7598 * (d == 1) + .0450 * (d == 2 || d == 3) + .0625 * (d >= 8));
    }
    return z - .3681 * sum - .4282 * sum * vacant / 4;
  }

  static double of_room(const Families& f) {
    double z = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const int up = f.up[i], down = f.down[i];
      z += 1.3053 * (std::min(up, 6) + std::min(king + 1 - down, 6)) / 20;
      z +=
          .25 * (-.1021 * (up > 0 && down <= king) + .0123 * (up == 0 && down > king) + .0768 * (down <= up));
      z += 1.0637 * std::max(0, up + king + 1 - down - 8) / 10;
    }
    return z;
  }

  static int occupied(const Observation& sight) {
    int n = 0;
    for (int i = 0; i < Game::flanks.count; ++i) n += sight.size(Game::flanks[i]) > 0 ? 1 : 0;
    return n;
  }

  static double evaluate(const Observation& sight, std::span<const float> /*weights*/) {
    if (sight.won()) return 20;
    const int unknown = sight.unknown(), vacant = Game::flanks.count - occupied(sight);
    return 1.42 + .638 * solvable(sight) - .0862 * std::min(unknown, 45) + 1.362 * (unknown == 0) +
           .157 * std::min(vacant, 3) + .195 * std::max(vacant - 3, 0) + .0093 * sight.total(Game::families) +
           .405 * (vacant == 0) - .02 * std::max(0, unknown - 45);
  }
  /// Plays home come first, from the flanks before the line; then the deal continues; taking up comes last.
  static double reveal_bonus(const Observation& /*sight*/, Move move, std::span<const float> /*weights*/) {
    if (move.act == Act::redeal) return -2;
    if (move.act != Act::lay) return 0;
    if (!Game::families.has(move.to)) return -1;
    return Game::flanks.has(move.from) ? .3 : .2;
  }
  /// Plays home, from the flanks before the line, and else deals on: what the hand-out then looks like is
  /// what a plan is judged by.
  static std::optional<Move> rule(const Observation& /*sight*/, const MoveList& moves) {
    const Move* best = nullptr;
    for (const Move& move : moves) {
      const bool goes_home =
          move.act == Act::lay && Game::families.has(move.to) && !Game::families.has(move.from);
      if (goes_home && Game::flanks.has(move.from)) return move;
      if (goes_home || (move.act == Act::deal && best == nullptr)) best = &move;
    }
    return best == nullptr ? std::nullopt : std::optional{*best};
  }
  /// At the hand-out every card of the world can be read, so what is left when it is played on tells more.
  static double end_of_rule(const Observation& sight, const State& world) {
    const double guess = evaluate(sight, {});
    if (world.size[Game::hand] > 0 || sight.won()) return guess;
    const advice::LeftAfterPlayout left = advice::LaNivernaiseLayout{world}.play_on();
    return 8.684 + 1.017 * guess - .0786 * left.after_deal - .0267 * left.at_end + .0355 * sight.unknown() -
           .1107 * sight.total(Game::families);
  }
  /// From the hand-out on lines are looked for.
  static bool time_for_lines(const Observation& sight) {
    return sight.size(Game::hand) == 0 || sight.counter(Game::redeals) > 0;
  }
  static int estimate(const State& s) {
    constexpr int of_a_card = 384;
    return of_a_card * advice::LaNivernaiseLayout{s}.play_on().at_end +
           advice::LaNivernaiseAdvice::estimate(s);
  }
  static constexpr std::array runs{Run::heuristic_beam(30), Run::heuristic_beam(100)};
  /// Worlds are searched by what is left at the end if they are played on, and nothing is proved lost: that
  /// takes longer than to go on to another world.
  static constexpr SearchSpec of_worlds = [] {
    SearchSpec advice = advice::LaNivernaiseAdvice::advice;
    advice.order.estimate = estimate;
    advice.prove = {};
    advice.runs = runs;
    return advice;
  }();
  static constexpr Guide guide{
      .policy = {.evaluate = evaluate, .reveal_bonus = reveal_bonus},
      .playout = {.rule = rule, .end_of_rule = end_of_rule},
      .planner = {.beam = 40,
                  .candidates = 20,
                  .worlds = 32,
                  .finishing = {.begins = time_for_lines,
                                .advice = &of_worlds,
                                .lines = 8,
                                .plans = 5,
                                .worlds = 8,
                                .correction = {.level = .74, .slope = .78, .of_unknown = -5.57}}},
      .endgame = {.nodes = 12'000},
      .correction = {.level = -.04, .slope = 1.22, .of_unknown = 1.12},
      .calibrated = {.games = 4'547, .positions = 23'031, .version = 8},
      .version = 8};
};

}  // namespace longwood::guides
