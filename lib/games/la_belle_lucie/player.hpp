#pragma once

#include <array>
#include <cstdint>

#include "games/la_belle_lucie/rules.hpp"
#include "games/la_belle_lucie/search.hpp"
#include "honest/guide.hpp"
#include "honest/shuffle_table.hpp"

namespace longwood::guides {

/// La Belle Lucie: only the shuffles are unknown, and what one yields depends on the cards home alone. A
/// layout is therefore searched for the best table to leave behind.
struct LaBelleLucie {
  using Game = longwood::LaBelleLucie;
  using Advice = advice::LaBelleLucieAdvice;

  static constexpr auto logits = std::to_array<std::int8_t>({
#include "games/la_belle_lucie/player_weights.inc"
  });
  static constexpr ShuffleTable shuffles{.families = Game::families,
                                         .packets = Game::fans,
                                         .counter = Game::redeals,
                                         .redeals = Game::again.redeals,
                                         .logits = logits};

  static bool plays_so(const State& s) { return Advice::closed(s) && chosen(s, Game::Families::final); }
  /// A card home is home for good. A card that can only go home from where it lies may take one at once: no
  /// other can come to lie on it.
  static std::optional<Move> safe(const State& s) {
    if (const auto play = Advice::rising.play(s, Game::fans, Advice::rising.next(s))) return play;
    return Advice::settled_marriage(s);
  }
  /// To marry a card beneath which none lies frees nothing.
  static void leave_out_idle(const State& s, MoveList& moves) {
    moves.keep_if([&](Move m) { return m.act != Act::lay || !Game::fans.has(m.from) || s.size[m.from] > 1; });
  }

  static constexpr Guide guide{
      .exact = {.unknown = max_cards,
                .positions = 50'000,
                .plays_so = plays_so,
                .safe = safe,
                .dominated = leave_out_idle,
                .shuffles = &shuffles},
      .calibrated = {.games = 7'535, .positions = 9'083, .version = player_version + 1},
      .version = player_version + 1};
};

}  // namespace longwood::guides
