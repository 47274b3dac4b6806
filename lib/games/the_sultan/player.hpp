#pragma once

#include <algorithm>
#include <array>

#include "games/the_sultan/rules.hpp"
#include "honest/guide.hpp"
#include "honest/set_net.hpp"
#include "honest/weights.hpp"

namespace longwood::guides {

/// The Sultan: a net that reads the four suits alike.
///
/// A suit has two families, the *lower* and the *higher*; a card's distance from one is how many ranks it
/// lies above the uppermost card there, 0 for the next. The weights are learnt from games of the player
/// against itself (`longwood-lab train the-sultan`).
struct TheSultan {
  using Game = longwood::TheSultan;
  static constexpr int distances = queen, rounds = 3;
  static constexpr int near_in_talon = 8, near_higher_in_talon = 4;  ///< distances that are told apart there
  static constexpr int near_in_last_round = 4, near_higher_in_last_round = 2;
  static constexpr int uppermost_of_talon = 3, distances_on_top = 7;

  /// The inputs of a suit, each the first of as many as are told apart.
  enum Input : std::uint8_t {
    lower_family = 0,                                       ///< its height
    lead = lower_family + queen + 1,                        ///< of the higher family
    in_divan = lead + queen + 1,                            ///< copies there, by distance from the lower
    in_talon = in_divan + distances,                        ///< in the talon
    in_divan_for_higher = in_talon + near_in_talon,         ///< by distance from the higher family
    in_talon_for_higher = in_divan_for_higher + distances,  ///< in the talon
    depth = in_talon_for_higher + near_higher_in_talon,     ///< in the talon of the last round
    depth_for_higher = depth + near_in_last_round,          ///< of cards for the higher family
    on_top = depth_for_higher + near_higher_in_last_round,  ///< the uppermost of the talon, by distance
    hearts_flag = on_top + uppermost_of_talon * distances_on_top,
    round = hearts_flag + 1,
    cards_in_hand = round + rounds,
    cards_in_talon,
    cards_left,
    inputs
  };
  using Net = SetNet<NetShape{.of_member = inputs, .hidden = 48, .members = 4, .of_whole = 10, .upper = 32}>;

  static constexpr int replays = 4;           ///< in training, of a lost game
  static constexpr bool ends_advised = true;  ///< in training
  static constexpr int steps_of_one = 64;     ///< finer steps won no more

  /// What counts of a position.
  struct Layout {
    std::array<std::array<int, 2>, 4> family{};             ///< of each suit, the lower first: 0 for a king
    std::array<std::array<int, king>, 4> divan{}, talon{};  ///< copies of each rank
    std::array<std::array<int, king>, 4> depth{};           ///< of the copy nearest to the base of the talon
    std::array<Card, uppermost_of_talon> top{};
    int hand = 0, talon_size = 0, left = 0, round = 0;
  };

  static Layout layout_of(const Observation& sight) {
    Layout layout;
    std::array<std::size_t, 4> families{};
    int home = 0;
    for (int i = 0; i < Game::families.count; ++i) {
      const Card card = sight.top(Game::families[i]);
      const auto suit = static_cast<std::size_t>(card.suit());
      const int height = card.rank() == king ? 0 : card.rank();
      layout.family[suit][families[suit]++] = height;
      home += height;
    }
    for (auto& pair : layout.family)
      if (pair[0] > pair[1]) std::swap(pair[0], pair[1]);
    for (int i = 0; i < Game::divan.count; ++i)
      if (const Card card = sight.top(Game::divan[i]); !card.none()) ++at(layout.divan, card);
    sight.for_each_card(Game::talon, [&](Card card, int depth) {
      if (card.none()) return;
      ++at(layout.talon, card);
      at(layout.depth, card) = depth;
      if (depth < uppermost_of_talon) layout.top[static_cast<std::size_t>(depth)] = card;
    });
    layout.hand = sight.size(Game::hand);
    layout.talon_size = sight.size(Game::talon);
    layout.left = Game::families.count * queen - home;
    layout.round = std::clamp(2 - sight.redeals_left(), 0, rounds - 1);
    return layout;
  }

  static void describe(const Observation& sight, Net::Inputs& out) {
    const Layout layout = layout_of(sight);
    for (int suit = 0; suit < 4; ++suit)
      describe_suit(layout, suit, out.member[static_cast<std::size_t>(suit)]);
    const float hand = share(layout.hand), left = static_cast<float>(layout.left) / max_cards;
    const auto in_round = [&](int round) { return layout.round == round ? 1.0F : 0.0F; };
    out.whole = {in_round(0),
                 in_round(1),
                 in_round(2),
                 hand,
                 share(layout.talon_size),
                 left,
                 in_round(2) * hand,
                 in_round(1) * hand,
                 in_round(2) * left,
                 in_round(1) * left};
  }

  static double evaluate(const Observation& sight, std::span<const float> weights) {
    if (sight.won()) return 20;
    Net::Inputs inputs;
    describe(sight, inputs);
    return Net::logit(weights, inputs);
  }
  /// A card of the Divan whose place is filled from the hand: what may come there is looked at.
  static bool looks_ahead(Move move) { return move.act == Act::lay; }

  static constexpr auto learnt = weights_from(std::to_array<std::int16_t>({
#include "games/the_sultan/player_weights.inc"
                                              }),
                                              steps_of_one);
  static_assert(learnt.size() == Net::size);

  static constexpr Guide guide{.policy = {.evaluate = evaluate,
                                          .weights = learnt,
                                          .reveal_bonus = Policy::all_alike,
                                          .looks_ahead = looks_ahead,
                                          .draws = 8},
                               .planner = {.candidates = 4, .worlds = 0},
                               .correction = {.level = .65, .of_unknown = -.42},
                               .calibrated = {.games = 9'966, .positions = 66'381, .version = 7},
                               .version = 7};

 private:
  using Copies = std::array<std::array<int, king>, 4>;

  static int& at(Copies& copies, Card card) {
    return copies[static_cast<std::size_t>(card.suit())][static_cast<std::size_t>(card.rank() % king)];
  }
  static float share(int cards) { return static_cast<float>(cards) / 80; }

  static void describe_suit(const Layout& layout, int suit, Net::Member& out) {
    const auto s = static_cast<std::size_t>(suit);
    const int lower = layout.family[s][0], higher = layout.family[s][1];
    const bool last_round = layout.round == rounds - 1;
    out.count = 0;
    out.add(lower_family + lower);
    out.add(lead + higher - lower);
    for (int rank = lower + 1; rank <= queen; ++rank) {
      const auto r = static_cast<std::size_t>(rank);
      const auto divan = static_cast<float>(layout.divan[s][r]),
                 talon = static_cast<float>(layout.talon[s][r]);
      const float deep = static_cast<float>(layout.depth[s][r]) / 16;
      const int distance = rank - lower - 1, from_higher = rank - higher - 1;
      if (divan > 0) out.add(in_divan + distance, divan);
      if (divan > 0 && from_higher >= 0) out.add(in_divan_for_higher + from_higher, divan);
      if (talon == 0) continue;
      if (distance < near_in_talon) out.add(in_talon + distance, talon);
      if (from_higher >= 0 && from_higher < near_higher_in_talon)
        out.add(in_talon_for_higher + from_higher, talon);
      if (!last_round) continue;
      if (distance < near_in_last_round) out.add(depth + distance, deep);
      if (from_higher >= 0 && from_higher < near_higher_in_last_round)
        out.add(depth_for_higher + from_higher, deep);
    }
    for (int i = 0; i < uppermost_of_talon; ++i) {
      const Card card = layout.top[static_cast<std::size_t>(i)];
      if (card.none() || card.suit() != suit) continue;
      out.add(on_top + i * distances_on_top + std::clamp(card.rank() - lower - 1, 0, distances_on_top - 1));
    }
    if (suit == hearts) out.add(hearts_flag);
    out.add(round + layout.round);
    out.add(cards_in_hand, share(layout.hand));
    out.add(cards_in_talon, share(layout.talon_size));
    out.add(cards_left, static_cast<float>(layout.left) / max_cards);
  }
};

}  // namespace longwood::guides

namespace longwood {

template <>
struct Learns<TheSultan> {
  using Type = guides::TheSultan;
};

}  // namespace longwood
