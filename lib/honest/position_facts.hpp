#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/rules.hpp"
#include "honest/information_state.hpp"

namespace longwood::guides {

/// Facts about a position that every game of rows (`Chapter`) has, as far as its player sees it: how soon
/// each card can go home, what lies on it, which piles are vacant, and how many unseen cards would fit.
///
/// A card's *need* is the number of cards that must go home before it, counted along its own family; 0 means
/// that it is wanted now.
template <class G>
class PositionFacts {
 public:
  struct PileFacts {
    bool built = false;  ///< whether the player may lay cards on it
    int cards = 0;
    int covers_of_wanted = 0, covers_of_next = 0;  ///< cards above those whose need is 0, and 1
    int inverted_in_suit = 0, inverted = 0;        ///< cards above one of less need, of their suit or of any
    int joined = 0, joined_in_suit = 0;  ///< cards that fit on the one beneath, and those of its suit
    double need_of_base = 0;             ///< of the lowest card, as a share of a suit
  };

  explicit PositionFacts(const Observation& sight) : sight_{sight} {
    need_.fill(never);
    for (const MoveRule& lay : G::rules.lays)
      if (is_home(lay.to.first)) add_needs(lay);
    unseen_.fill(static_cast<std::int8_t>(sight.game().info->packs_for(sight.options()).count));
  }

  /// Calls `visit` for each pile outside families and hand, and counts what is seen.
  template <class Visit>
  void for_each_pile(Visit visit) {
    const GameInfo& info = *sight_.game().info;
    for (int i = 0; i < info.piles(); ++i) {
      const auto pile = static_cast<Pile>(i);
      std::array<Card, max_cards> cards;
      int count = 0;
      sight_.for_each_card(pile, [&](Card card, int /*depth*/) {
        cards[static_cast<std::size_t>(count++)] = card;
        if (card.none())
          ++hidden_;
        else
          --unseen_[static_cast<std::size_t>(card.kind())];
      });
      if (is_home(pile)) home_ += count;
      if (is_home(pile) || is_hand(pile)) continue;
      const PileFacts facts =
          facts_of(std::span{cards}.first(static_cast<std::size_t>(count)), is_built(pile));
      if (facts.built && count > 0 && !cards[0].none()) exposed_ |= Kinds{1} << cards[0].kind();
      visit(facts);
    }
  }
  /// After all piles were visited.
  [[nodiscard]] int cards_home() const { return home_; }
  /// The share of unseen cards that could be laid somewhere at once; 0 if all are seen. After all piles were
  /// visited.
  [[nodiscard]] double share_that_fits() const {
    if (hidden_ == 0) return 0;
    int fitting = 0;
    for (Kinds kinds = wanted_ | accepted_on(built_fit, exposed_); kinds != 0; kinds &= kinds - 1)
      fitting += unseen_[static_cast<std::size_t>(std::countr_zero(kinds))];
    return static_cast<double>(fitting) / hidden_;
  }

  static constexpr bool is_home(Pile pile) { return kinds_of_piles[pile] == home; }
  static constexpr bool is_hand(Pile pile) { return kinds_of_piles[pile] == hand; }
  static constexpr bool is_built(Pile pile) { return kinds_of_piles[pile] == built; }

  static int in_hand(const Observation& sight) { return total(sight, hand); }
  static int home_of(const Observation& sight) { return total(sight, home); }

 private:
  enum PileKind : std::uint8_t { other, home, hand, built };
  static constexpr std::uint8_t never = 26;

  static constexpr auto kinds_of_piles = [] {
    std::array<PileKind, max_piles> kinds{};
    for (const MoveRule& lay : G::rules.lays)
      for (int i = 0; i < lay.to.count; ++i) kinds[lay.to[i]] = built;
    for (int i = 0; i < G::families.count; ++i) kinds[G::families[i]] = home;
    if constexpr (G::rules.has_hand())
      for (int i = 0; i < G::hand.count; ++i) kinds[G::hand[i]] = hand;
    return kinds;
  }();
  static constexpr BuildRule built_fit = [] {
    for (const MoveRule& lay : G::rules.lays)
      if (kinds_of_piles[lay.to.first] == built && lay.fit.step != Direction::none) return lay.fit;
    return BuildRule::none;
  }();

  static int total(const Observation& sight, PileKind kind) {
    int cards = 0;
    for (int i = 0; i < sight.game().info->piles(); ++i)
      if (kinds_of_piles[static_cast<std::size_t>(i)] == kind) cards += sight.size(static_cast<Pile>(i));
    return cards;
  }

  /// The rank with which the families of a row begin; 0 while that is open.
  [[nodiscard]] int first_rank(const MoveRule& lay) const {
    if (lay.begins != Begins::alike) return lay.fit.step == Direction::down ? king : ace;
    int rank = 0;
    for (int i = 0; i < lay.to.count && rank == 0; ++i)
      sight_.for_each_card(lay.to[i], [&](Card card, int /*depth*/) { rank = card.rank(); });
    return rank;
  }
  /// The kinds that a family may take next.
  [[nodiscard]] Kinds next_of(const MoveRule& lay, int place, int first) const {
    if (const Card top = sight_.top(lay.to[place]); !top.none())
      return accepted_on(lay.fit, Kinds{1} << top.kind());
    if (first == 0) return all_kinds;
    const Kinds bases = of_rank(first);
    return lay.by_suit() ? bases & suit_of_spades << place / lay.alike() : bases;
  }
  void add_needs(const MoveRule& lay) {
    const int first = first_rank(lay);
    for (int place = 0; place < lay.to.count; ++place) {
      Kinds next = next_of(lay, place, first);
      if (sight_.size(lay.to[place]) < king) wanted_ |= next;
      for (int need = 0; need + sight_.size(lay.to[place]) < king; ++need, next = accepted_on(lay.fit, next))
        for (Kinds kinds = next; kinds != 0; kinds &= kinds - 1) {
          auto& least = need_[static_cast<std::size_t>(std::countr_zero(kinds))];
          least = std::min<std::uint8_t>(least, static_cast<std::uint8_t>(need));
        }
    }
  }

  /// Of cards from the exposed one down.
  [[nodiscard]] PileFacts facts_of(std::span<const Card> cards, bool is_built) const {
    PileFacts facts{.built = is_built, .cards = static_cast<int>(cards.size())};
    std::array<int, 4> least;
    least.fill(never + 1);
    int least_of_all = never + 1;
    Card beneath{};
    for (std::size_t i = cards.size(); i-- > 0; beneath = cards[i]) {
      const Card card = cards[i];
      if (card.none()) continue;
      const int need = need_[static_cast<std::size_t>(card.kind())];
      const auto above = static_cast<int>(i);
      auto& least_in_suit = least[static_cast<std::size_t>(card.suit())];
      if (need == 0) facts.covers_of_wanted += above;
      if (need == 1) facts.covers_of_next += above;
      if (least_in_suit < need) ++facts.inverted_in_suit;
      if (least_of_all < need) ++facts.inverted;
      least_in_suit = std::min(least_in_suit, need);
      least_of_all = std::min(least_of_all, need);
      if (beneath.none()) continue;
      if (!is_built || !fits(built_fit, card, beneath)) continue;
      ++facts.joined;
      if (card.suit() == beneath.suit()) ++facts.joined_in_suit;
    }
    if (!cards.empty() && !cards.back().none())
      facts.need_of_base = need_[static_cast<std::size_t>(cards.back().kind())] / static_cast<double>(king);
    return facts;
  }

  const Observation& sight_;
  std::array<std::uint8_t, 52> need_;
  std::array<std::int8_t, 52> unseen_;
  Kinds wanted_ = 0, exposed_ = 0;
  int home_ = 0, hidden_ = 0;
};

}  // namespace longwood::guides
