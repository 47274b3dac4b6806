#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "games/fortress/rules.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

/// The fewest moves that win a relaxation of Fortress, in which any number of cards can be put aside for one
/// move each, whatever they fit. Under the book's rules only.
///
/// Every card left is played once. A card that must be moved before its play is put aside, and may be played
/// from there as soon as its family wants it. So a plan is the order in which the suits are played; what has
/// left the rows then follows from the heights of the families alone. A move of the real game that is no play
/// moves one card, which could have been put aside instead: so the bound falls by at most one along any move.
class FortressBound {
 public:
  explicit FortressBound(const State& s) {
    for (int i = 0; i < Fortress::rows.count; ++i) {
      Kinds over = 0;
      for (Card card = s.top[Fortress::rows[i]]; !card.none(); card = s.under[card.id]) {
        const int kind = card.kind();
        over_[static_cast<std::size_t>(kind)] = over;
        // what lies over a lower card of its suit is put aside in any plan
        aside_ |= over & suit_of_spades << card.suit() & ~((Kinds{1} << kind) - 1);
        over |= Kinds{1} << kind;
      }
      left_ += std::popcount(over);
    }
    for (int suit = 0; suit < 4; ++suit) {
      wanted_ |= static_cast<std::uint32_t>(4 * s.size[Fortress::aces[suit]] + suit) << 8 * suit;
      over_[static_cast<std::size_t>(52 + suit)] = ~Kinds{0};
    }
  }

  /// Searches plans by what they cost beyond `aside_`, the cheapest first.
  [[nodiscard]] Bound bound(BoundBuffers& buffers) const {
    Waiting waiting{buffers};
    // the cards put aside in any plan count as gone, but what lies over them does not
    waiting.add({.gone = aside_, .wanted = wanted_, .cost = 0, .suit = 0});
    std::uint8_t cost = 0;
    while (!play_all(waiting, cost)) expand_all(waiting, cost++);
    return {left_ + std::popcount(aside_) + cost, put_aside(waiting, cost)};
  }

  /// What follows for the bound, without computing it again, when a card x is moved to another row.
  ///
  /// A plan is an order of plays; it puts aside whatever lies over a card that is played before it. With x in
  /// its new place it puts aside the same cards, x excepted. `choices` are the cards that some plans of the
  /// fewest moves put aside and not all plans must.
  /// * Where x lies over a lower card of its suit, all plans put it aside from there. If they all did before,
  ///   nothing changes; if none of the fewest moves did, all take a move more than those did.
  /// * Else x lies in a lane or on a higher card z. A plan puts it aside from there if it plays a card under
  ///   z before x, and then it puts aside z as well; so none of the fewest moves does if none puts z aside.
  ///   If all put x aside before, each of these saves that move, and no plan saves more.
  /// * In any case a plan saves only the move of x, and only one of the fewest moves which made it comes
  ///   to less than the fewest.
  static Bound after(const State& s, Move move, const Bound& before) {
    const Card x = s.top[move.from], z = s.top[move.to];
    const auto chosen = [&](Card card) { return !card.none() && (before.choices >> card.kind() & 1) != 0; };
    const bool certain = over_lower(s, s.under[x.id], x);
    if (over_lower(s, z, x)) return certain ? before : Bound{before.moves + (chosen(x) ? 0 : 1)};
    if (certain && !chosen(z)) return {before.moves - 1, before.choices};
    return {before.moves - (certain || chosen(x) ? 1 : 0)};
  }

 private:
  using Plan = BoundBuffers::Plan;
  static constexpr std::uint32_t none = BoundBuffers::none;
  static constexpr std::uint32_t all_played = 0x37363534;  ///< `Plan::wanted` beyond the kings

  /// The kind which a family wants, or 52 and more if it is complete.
  static std::size_t wanted(const Plan& plan, int suit) { return plan.wanted >> 8 * suit & 0xFF; }

  /// Plans in the order of their cost.
  class Waiting {
   public:
    explicit Waiting(BoundBuffers& buffers) : plans{buffers.plans} {
      waiting_.fill(none);
      met_.fill(none);
      plans.clear();
    }
    void add(const Plan& plan) {
      const auto number = static_cast<std::uint32_t>(plans.size());
      plans.push_back(plan);
      plans.back().waiting = std::exchange(waiting_[plan.cost], number);
    }
    [[nodiscard]] std::uint32_t first(std::size_t cost) const { return waiting_[cost]; }

    /// Whether no plan expanded before, at the same cost or a lower one, has brought the families as far.
    /// Links the plan to one of the same cost that has.
    bool first_time(std::uint32_t number) {
      Plan& plan = plans[number];
      std::uint32_t& met = met_[plan.wanted * 0x9E3779B1U >> 24];
      for (std::uint32_t i = met; i != none; i = plans[i].alike) {
        if (plans[i].wanted != plan.wanted) continue;
        if (plans[i].cost == plan.cost) plan.twin = std::exchange(plans[i].twin, number);
        return false;
      }
      plan.alike = std::exchange(met, number);
      return true;
    }

    std::vector<Plan>& plans;

   private:
    std::array<std::uint32_t, 53> waiting_;  ///< by cost: the newest plan, and so on by `Plan::waiting`
    std::array<std::uint32_t, 256>
        met_;  ///< by hash of what they want: plans expanded, and so on by `Plan::alike`
  };

  /// Whether a lower card of the suit of `x` lies at `end` or under it.
  static bool over_lower(const State& s, Card end, Card x) {
    for (; !end.none(); end = s.under[end.id])
      if (end.suit() == x.suit() && end.rank() < x.rank()) return true;
    return false;
  }

  /// Has all plans of a cost play what they can; whether one is then complete.
  bool play_all(Waiting& waiting, std::size_t cost) const {
    bool done = false;
    for (std::uint32_t i = waiting.first(cost); i != none; i = waiting.plans[i].waiting) {
      play_on(waiting.plans[i]);
      done = done || waiting.plans[i].wanted == all_played;
    }
    return done;
  }

  /// Plays what nothing lies over any more.
  void play_on(Plan& plan) const {
    for (bool played = true; played;) {
      played = false;
      for (int suit = 0; suit < 4; ++suit)
        for (std::size_t kind = wanted(plan, suit); (over_[kind] & ~plan.gone) == 0;
             kind += 4, played = true) {
          plan.gone |= Kinds{1} << kind;
          plan.wanted += 4U << 8 * suit;
        }
    }
  }

  /// Branches all plans of a cost: each puts aside what lies over one more card.
  void expand_all(Waiting& waiting, std::size_t cost) const {
    for (std::uint32_t i = waiting.first(cost); i != none; i = waiting.plans[i].waiting) {
      if (!waiting.first_time(i)) continue;
      const Plan plan = waiting.plans[i];
      for (int suit = 0; suit < 4; ++suit) {
        if (wanted(plan, suit) >= 52) continue;
        const Kinds put = over_[wanted(plan, suit)] & ~plan.gone;
        waiting.add({.gone = plan.gone | put,
                     .wanted = plan.wanted,
                     .from = i,
                     .cost = static_cast<std::uint8_t>(plan.cost + std::popcount(put)),
                     .suit = static_cast<std::uint8_t>(suit)});
      }
    }
  }

  /// What is put aside on the way to complete plans of this cost. A plan's parent has a lower number, and so
  /// have the parent's twins.
  Kinds put_aside(Waiting& waiting, std::size_t cost) const {
    std::vector<Plan>& plans = waiting.plans;
    for (std::uint32_t i = waiting.first(cost); i != none; i = plans[i].waiting)
      plans[i].leads = plans[i].wanted == all_played;
    Kinds put = 0;
    for (std::size_t i = plans.size(); --i > 0;) {
      if (!plans[i].leads) continue;
      const Plan& from = plans[plans[i].from];
      put |= over_[wanted(from, plans[i].suit)] & ~from.gone;
      for (std::uint32_t k = plans[i].from; k != none; k = plans[k].twin) plans[k].leads = true;
    }
    return put;
  }

  std::array<Kinds, 56> over_;  ///< of each card left: what lies over it in its row; all beyond the kings
  Kinds aside_ = 0;
  int left_ = 0;
  std::uint32_t wanted_ = 0;
};

}  // namespace longwood::advice
