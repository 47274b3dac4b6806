#pragma once

#include "games/search/rising.hpp"
#include "games/the_carpet/rules.hpp"

namespace longwood::advice {

struct TheCarpetAdvice {
  using Game = TheCarpet;
  static constexpr Rising rising{Game::families};

  /// Cards turned or drawn from the hand, in both deals if there are two.
  static int stage(const State& s) {
    return 64 * s.counter[Game::redeals] + Game::cards - s.size[Game::hand];
  }
  /// Cards left, those of the talon dearer, most of all where they lie above ones that are wanted before; a
  /// card of the carpet by how far its family is from it.
  static int estimate(const State& s) {
    constexpr int left = 12, turned = 3, above = 4, vacancy = 6;
    std::array<Card, max_cards> cards;
    const int n = s.cards(Game::talon, cards);
    int value = 2000 + left * (Game::cards - s.total(Game::families)) + turned * n;
    std::array<int, 4> lowest{king + 1, king + 1, king + 1, king + 1};
    for (int i = 0; i < n; ++i) {
      const Card card = cards[static_cast<std::size_t>(i)];
      int& low = lowest[static_cast<std::size_t>(card.suit())];
      if (low < card.rank()) value += above;
      low = std::min(low, card.rank());
    }
    for (int i = 0; i < Game::carpet.count; ++i) {
      const Card card = s.top[Game::carpet[i]];
      value += card.none() ? -vacancy : card.rank() - rising.height(s, card.suit());
    }
    return value;
  }
  /// Any play to a family is safe where places are filled at leisure: a line that wins goes through without
  /// the card, whose place stays vacant and which covers nothing; only its own family takes it. So it is
  /// where plays are compelled and places filled at once: while the card suits, nothing can be turned that
  /// would be drawn in another order, and where it is drawn from the talon into a place and played there, the
  /// same cards come to lie as when it is played at once and the next one drawn.
  static std::optional<Move> safe(const State& s) {
    if (chosen(s, Game::Fill::at_once) && !chosen(s, Game::Plays::at_once)) return std::nullopt;
    return rising.play(s, Game::sources, rising.next(s));
  }
  /// Of vacancies one serves as well as another. A card that a family gives back only takes up a place: in a
  /// line that wins it can stay, as what follows it goes to the same family.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    one_vacancy(s, Game::carpet, moves);
    moves.keep_if([](Move m) { return m.act != Act::lay || !Game::families.has(m.from); });
  }

  static constexpr std::array runs{Run::beam(100), Run::beam(3'000), Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .estimate = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .runs = runs,
                                     .version = 1};
};

}  // namespace longwood::advice
