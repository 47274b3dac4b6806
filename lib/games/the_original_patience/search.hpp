#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/rng.hpp"
#include "games/search/rising.hpp"
#include "games/search/schedules.hpp"
#include "games/the_original_patience/rules.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

/// What it costs to lay a card above a lower one; any other place costs less.
inline constexpr int harms = 100;
/// The cost of laying a card of this rank on a heap whose lowest card has that rank, 0 for a vacancy: least
/// onto the next higher card; onto a vacancy less for a king than for others; most above a lower card.
constexpr int laying_cost(int rank, int lowest) {
  constexpr int vacancy = 20, below_king = 2, step = 3;
  if (lowest == 0) return vacancy + below_king * (king - rank);
  return rank > lowest ? harms + step * (rank - lowest) : lowest - rank;
}

/// A position by ranks alone, since suits never matter.
class ByRank {
 public:
  using Game = TheOriginalPatience;

  explicit ByRank(const State& s) {
    constexpr Rising rising{Game::families};
    for (int i = 0; i < Game::families.count; ++i)
      for (int rank = rising.height(s, i); rank > 0; --rank) ++home_[at(rank)];
    for (int i = 0; i < Game::heaps.count; ++i) {
      std::array<Card, max_cards> cards;
      const int n = s.cards(Game::heaps[i], cards);
      for (int k = 0; k < n; ++k) lay(heaps_[at(i)], cards[at(k)].rank());
    }
  }

  /// What is home, and the heaps in any order. Kings at the base of a heap are left out if nothing compels a
  /// play: they can wait for the end, when the queens are home, and hold nothing back, so it does not matter
  /// in which heap they lie. If all kings that are out lie so, the same is true of queens, and so on.
  [[nodiscard]] Key key(int cards_in_hand, bool compelled) const {
    std::array<int, Game::heaps.count> bases = {};
    for (int rank = king; rank >= ace && !compelled; --rank) {
      int waiting = 0;
      for (std::size_t i = 0; i < heaps_.size(); ++i)
        for (; bases[i] < heaps_[i].size && heaps_[i].rank[at(bases[i])] == rank; ++bases[i]) ++waiting;
      if (home_[at(rank)] + waiting < Game::families.count) break;
    }
    Key key{.a = mix(static_cast<std::uint64_t>(cards_in_hand)), .b = 0};
    for (int rank = ace; rank <= king; ++rank) key = joined(key, home_[at(rank)]);
    for (std::size_t i = 0; i < heaps_.size(); ++i) {
      Key heap{.a = 1, .b = 2};
      for (int k = bases[i]; k < heaps_[i].size; ++k) heap = joined(heap, heaps_[i].rank[at(k)]);
      key += heap;
    }
    return key;
  }
  /// Cards in heaps, and for each that lies above lower ones a price, the higher the lower they are.
  [[nodiscard]] int disorder() const {
    constexpr int each = 10, above_lower = 6;
    int sum = 0;
    for (const Heap& heap : heaps_) {
      sum += each * heap.size;
      for (int k = 1; k < heap.size; ++k)
        if (const int above = heap.rank[at(k)] - heap.lowest[at(k - 1)]; above > 0)
          sum += above_lower + above;
    }
    return sum;
  }
  /// Plays on to the end by a simple rule: each card goes to a family if one takes it, otherwise onto the
  /// heap that it harms least. Returns a price for the cards that stay in heaps, and for each that was laid
  /// above a lower one.
  int play_out(const State& s) {
    constexpr int left = 10, harm = 2;
    int sum = 0;
    play_heaps();
    Card card = s.top[Game::turned];
    for (Card next = s.top[Game::hand]; !card.none(); card = next, next = under(s, next)) {
      if (takes(card.rank())) {
        ++home_[at(card.rank())];
        play_heaps();
      } else {
        const auto heap =
            std::ranges::min_element(heaps_, {}, [&](const Heap& h) { return cost(h, card.rank()); });
        if (const int harmed = cost(*heap, card.rank()) - harms; harmed >= 0) sum += harm * harmed;
        lay(*heap, card.rank());
      }
    }
    for (const Heap& heap : heaps_) sum += left * heap.size;
    return sum;
  }

 private:
  /// Ranks from the base, and the lowest from the base up to each.
  struct Heap {
    int size = 0;
    std::array<std::uint8_t, Game::cards> rank, lowest;
  };
  static Key joined(Key key, int number) {
    const auto n = static_cast<std::uint64_t>(number + 1);
    return {.a = mix(key.a + n), .b = mix(key.b + (n << 8))};
  }
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Card under(const State& s, Card card) { return card.none() ? card : s.under[card.id]; }
  static void lay(Heap& heap, int rank) {
    const auto card = static_cast<std::uint8_t>(rank);
    heap.rank[at(heap.size)] = card;
    heap.lowest[at(heap.size)] = heap.size == 0 ? card : std::min(card, heap.lowest[at(heap.size - 1)]);
    ++heap.size;
  }
  static int cost(const Heap& heap, int rank) {
    return laying_cost(rank, heap.size == 0 ? 0 : heap.lowest[at(heap.size - 1)]);
  }
  /// Whether a family takes a card of this rank.
  [[nodiscard]] bool takes(int rank) const {
    return home_[at(rank)] < (rank == ace ? Game::families.count : home_[at(rank - 1)]);
  }
  void play_heaps() {
    for (bool played = true; played;) {
      played = false;
      for (Heap& heap : heaps_)
        while (heap.size > 0 && takes(heap.rank[at(heap.size - 1)])) {
          ++home_[heap.rank[at(--heap.size)]];
          played = true;
        }
    }
  }

  std::array<int, king + 1> home_ = {};  ///< cards of each rank on families
  std::array<Heap, Game::heaps.count> heaps_;
};

struct TheOriginalPatienceAdvice {
  using Game = TheOriginalPatience;
  static constexpr Rising rising{Game::families};

  /// Cards that have left the hand.
  static int stage(const State& s) { return Game::cards - s.size[Game::hand]; }
  /// How the heaps lie, and how the game ends if it is played on by a simple rule: the order of the hand is
  /// known.
  static int estimate(const State& s) {
    ByRank rest{s};
    const int disorder = rest.disorder();
    return disorder + rest.play_out(s);
  }
  static Key key(const State& s) { return ByRank{s}.key(s.size[Game::hand], chosen(s, Game::Hold::none)); }
  /// How many cards of each rank, from 0 for a vacant place, the families show.
  static std::array<int, king + 1> shown(const State& s) {
    std::array<int, king + 1> count{};
    for (int i = 0; i < Game::families.count; ++i) ++count[static_cast<std::size_t>(rising.height(s, i))];
    return count;
  }
  /// A play is safe if each card of its rank that is not home has a family that waits for it: then whichever
  /// goes first, the others can follow at any time. With fewer families it matters which card goes. Not where
  /// a card turned that suits must be played, as a play to a family compels others.
  static std::optional<Move> safe(const State& s) {
    if (chosen(s, Game::Hold::none)) return {};
    const std::array<int, king + 1> count = shown(s);
    for (int i = 0; i < Game::sources.count; ++i) {
      const Card card = s.top[Game::sources[i]];
      if (card.none()) continue;
      const auto rank = static_cast<std::size_t>(card.rank());
      int out = Game::families.count;  // cards of this rank that are not home
      for (std::size_t r = rank; r <= king; ++r) out -= count[r];
      if (count[rank - 1] < out) continue;
      for (int family = 0; family < Game::families.count; ++family)
        if (rising.height(s, family) + 1 == card.rank())
          return Move{Act::lay, Game::sources[i], Game::families[family], 1};
    }
    return {};
  }
  /// Of families that show the same rank one serves as well as another, and so of vacant heaps.
  static void leave_out_dominated(const State& s, MoveList& moves) {
    one_vacancy(s, Game::heaps, moves);
    moves.keep_if([&](Move m) {
      if (!Game::families.has(m.to)) return true;
      for (int i = 0; Game::families[i] != m.to; ++i)
        if (rising.height(s, i) == rising.height(s, m.to - Game::families.first)) return false;
      return true;
    });
  }

  static constexpr SearchSpec advice{.order = {.stage = stage, .estimate = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated, .key = key},
                                     .runs = widening_beams,
                                     .version = 2};
};

}  // namespace longwood::advice
