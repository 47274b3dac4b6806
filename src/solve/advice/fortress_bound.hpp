#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/fortress.hpp"
#include "solve/advice.hpp"

namespace longwood::advice {

/// The fewest moves in which a position of Fortress would be won if any number of cards could be put aside
/// for a move each, whatever they fit: by the book's rules only.
///
/// Every card left is played once. What must be moved before it is put aside, and may be played from there as
/// soon as its family wants it. So a plan is the order in which the suits are played; what has left the rows
/// then follows from the heights of the families alone. The move of a real game that is no play moves one
/// card, which could have been put aside instead: so the bound falls by at most one along any move.
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
    for (int suit = 0; suit < 4; ++suit)
      heights_[static_cast<std::size_t>(suit)] = s.size[Fortress::aces[suit]];
  }

  /// Plans by what they cost beyond `aside_`, the cheapest first.
  [[nodiscard]] int moves(BoundRoom& room) const {
    const int certain = left_ + std::popcount(aside_);
    Waiting waiting{room, heights_};
    waiting.add(0, {aside_, heights_});
    // the cards put aside in any plan count as gone, but what lies over them does not
    for (int cost = 0;; ++cost)
      for (Plan plan; waiting.take(cost, plan);) {
        if (play_on(plan)) return certain + cost;
        if (!waiting.first_time(plan.heights)) continue;
        for (int suit = 0; suit < 4; ++suit) {
          if (plan.heights[static_cast<std::size_t>(suit)] == king) continue;
          Plan next = plan;
          next.gone |= over_[next_of(plan, suit)];
          waiting.add(cost + std::popcount(next.gone & ~plan.gone), next);
        }
      }
  }

 private:
  using Heights = std::array<std::uint8_t, 4>;
  struct Plan {
    Kinds gone;  ///< from the rows, or sure to be put aside
    Heights heights;
  };

  /// Plans in the order of their cost, each set of heights once.
  class Waiting {
   public:
    Waiting(BoundRoom& room, const Heights& from) : room_{room}, from_{from} {
      heads_.fill(none);
      std::size_t sets = 1;
      for (const int height : from) sets *= static_cast<std::size_t>(king + 1 - height);
      room.plans.clear();
      room.met.assign((sets + 63) / 64, 0);
    }
    void add(int cost, const Plan& plan) {
      std::uint32_t& head = heads_[static_cast<std::size_t>(cost)];
      room_.plans.push_back({plan.gone, plan.heights, head});
      head = static_cast<std::uint32_t>(room_.plans.size() - 1);
    }
    bool take(int cost, Plan& plan) {
      std::uint32_t& head = heads_[static_cast<std::size_t>(cost)];
      if (head == none) return false;
      plan = {room_.plans[head].gone, room_.plans[head].heights};
      head = room_.plans[head].next;
      return true;
    }
    bool first_time(const Heights& heights) {
      std::size_t set = 0;
      for (std::size_t i = 0; i < 4; ++i)
        set = set * static_cast<std::size_t>(king + 1 - from_[i]) + heights[i] - from_[i];
      std::uint64_t& word = room_.met[set / 64];
      const std::uint64_t bit = std::uint64_t{1} << set % 64;
      return (word & bit) == 0 && (word |= bit) != 0;
    }

   private:
    static constexpr std::uint32_t none = ~0U;

    BoundRoom& room_;
    const Heights& from_;
    std::array<std::uint32_t, 53> heads_;  ///< by cost: the newest plan, whose `next` is one before it
  };

  static std::size_t next_of(const Plan& plan, int suit) {
    return static_cast<std::size_t>(4 * plan.heights[static_cast<std::size_t>(suit)] + suit);
  }

  /// Plays what nothing lies over any more; whether all is played.
  bool play_on(Plan& plan) const {
    int complete = 0;
    for (bool played = true; played;) {
      played = false;
      complete = 0;
      for (int suit = 0; suit < 4; ++suit) {
        std::uint8_t& height = plan.heights[static_cast<std::size_t>(suit)];
        for (; height < king; ++height, played = true) {
          const std::size_t kind = next_of(plan, suit);
          if ((over_[kind] & ~plan.gone) != 0) break;
          plan.gone |= Kinds{1} << kind;
        }
        complete += height == king;
      }
    }
    return complete == 4;
  }

  std::array<Kinds, 52> over_;  ///< of each card left: what lies over it in its row
  Kinds aside_ = 0;
  int left_ = 0;
  Heights heights_;
};

}  // namespace longwood::advice
