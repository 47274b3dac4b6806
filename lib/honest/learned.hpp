#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/rules.hpp"
#include "honest/guide.hpp"
#include "honest/position_facts.hpp"
#include "session/tell.hpp"

namespace longwood::guides {

/// A guide for a game of rows (`Chapter`) whose weights are learnt: a sum of facts that every such game has.
/// `longwood-lab train GAME` finds the weights by the cross-entropy method.
template <class G>
struct Learned : PositionFacts<G> {
  using Facts = PositionFacts<G>;

  enum Weight : std::uint8_t {
    // of piles that are built on
    covers_of_wanted,
    covers_of_next,
    inverted_in_suit,
    inverted,
    joined,
    joined_in_suit,
    vacant,
    with_one_card,
    with_two_cards,
    depth_squared,
    need_of_base,
    // of other piles from which cards are played
    other_covers_of_wanted,
    other_covers_of_next,
    other_inverted_in_suit,
    other_inverted,
    other_cards,
    // of the whole
    at_home,
    unseen_that_fit,
    // of kinds of move
    of_turning,
    of_turning_by_hand,
    of_redealing,
    home_from_built,
    home_from_other,
    built_to_vacancy,
    other_to_vacancy,
    built_to_built,
    other_to_built,
    weight_count
  };

  static double evaluate(const Observation& sight, std::span<const float> weights) {
    const auto weight = [&](Weight w) { return static_cast<double>(weights[w]); };
    double sum = 0;
    Facts facts{sight};
    facts.for_each_pile([&](const typename Facts::PileFacts& pile) {
      const std::size_t shift = pile.built ? std::size_t{0} : std::size_t{other_covers_of_wanted};
      const auto of_kind = [&](Weight w) { return static_cast<double>(weights[shift + w]); };
      sum += of_kind(covers_of_wanted) * pile.covers_of_wanted +
             of_kind(covers_of_next) * pile.covers_of_next +
             of_kind(inverted_in_suit) * pile.inverted_in_suit + of_kind(inverted) * pile.inverted;
      if (!pile.built) {
        sum += weight(other_cards) * pile.cards;
        return;
      }
      sum += weight(joined) * pile.joined + weight(joined_in_suit) * pile.joined_in_suit +
             weight(depth_squared) * pile.cards * pile.cards / 10 + weight(need_of_base) * pile.need_of_base;
      if (pile.cards <= 2)
        sum += weights[static_cast<std::size_t>(vacant) + static_cast<std::size_t>(pile.cards)];
    });
    return sum + weight(at_home) * facts.cards_home() +
           weight(unseen_that_fit) * facts.share_that_fits() * 10;
  }

  static double reveal_bonus(const Observation& sight, Move move, std::span<const float> weights) {
    if (move.act == Act::redeal) return weights[of_redealing];
    if (move.act != Act::lay)
      return weights[of_turning] +
             weights[of_turning_by_hand] * static_cast<float>(Facts::in_hand(sight)) / 10;
    const bool built = Facts::is_built(move.from);
    if (Facts::is_home(move.to)) return weights[built ? home_from_built : home_from_other];
    if (sight.size(move.to) == 0) return weights[built ? built_to_vacancy : other_to_vacancy];
    return weights[built ? built_to_built : other_to_built];
  }
  static bool comes_back(Move move) {
    return move.act == Act::lay && Facts::is_built(move.from) && Facts::is_built(move.to);
  }
  /// How far a lost rollout got: the share of cards that came home.
  static double partial_reward(const Observation& sight) {
    const double share = share_home(sight);
    return share * share * share / 4;
  }
  static double share_home(const Observation& sight) {
    return static_cast<double>(Facts::home_of(sight)) / G::cards;
  }

  static constexpr std::array<float, weight_count> first_weights = [] {
    std::array<float, weight_count> first{};
    first[covers_of_wanted] = -2, first[covers_of_next] = -.5F, first[inverted_in_suit] = -3,
    first[inverted] = -.5F;
    first[joined] = 2, first[joined_in_suit] = 1, first[vacant] = 5, first[with_one_card] = 1,
    first[with_two_cards] = .5F;
    first[other_covers_of_wanted] = -1, first[other_covers_of_next] = -.3F,
    first[other_inverted_in_suit] = -1;
    first[other_inverted] = -.3F, first[other_cards] = -1.5F, first[at_home] = 5,
    first[unseen_that_fit] = .3F;
    first[of_redealing] = -5;
    return first;
  }();
  /// The scale of all weights: the one that is not learnt.
  static constexpr std::size_t fixed_weight = at_home;

  /// The factor of the data files.
  static constexpr int steps_of_one = 256;
  using Steps = std::array<std::int16_t, weight_count>;

  static constexpr Guide with(std::span<const float> weights) {
    return {.policy = {.evaluate = evaluate,
                       .weights = weights,
                       .reveal_bonus = reveal_bonus,
                       .comes_back = comes_back},
            .playout = {.partial_reward = partial_reward}};
  }
};

}  // namespace longwood::guides
