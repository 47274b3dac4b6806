#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "core/table.hpp"

namespace longwood {

/// Sums over the cards of a pile, remembered for as long as the same cards lie there: most moves change two
/// piles. Nothing depends on what is remembered. One such memory serves one `of` of a pile alone.
class PileSums {
 public:
  /// Forgets everything, unless `of` depends on the same additional data as the last time.
  void depend_on(int what) {
    if (std::exchange(depends_on_, what) != what) known_.fill({});
  }

  /// What `of(card, below, beneath)` gives for each card up to this one, added up: `below` is the card on
  /// which it lies, or none, and `beneath` the kinds of all under it. Depends on these alone.
  template <class Of>
  int sum(const Table& table, Card top, const Of& of) {
    if (top.none()) return 0;
    if (!knows(table, top)) learn(table, top, of);
    return known_[top.id].sum;
  }

  /// How many cards lie above each card of these kinds, added up; remembered once the pile's `sum` was asked.
  int above(const Table& table, Card top, Kinds kinds) {
    if (top.none()) return 0;
    if (!knows(table, top)) return count_above(table, top, kinds);
    Known& known = known_[top.id];
    kinds &= table.kinds_up_to(top);
    if (known.kinds != kinds) known.kinds = kinds, known.above = count_above(table, top, kinds);
    return known.above;
  }

  /// The same, without a memory.
  static int count_above(const Table& table, Card top, Kinds kinds) {
    int sum = 0, above = 0;
    for (Card card = top; (table.kinds_up_to(card) & kinds) != 0;
         card = table.state().under[card.id], ++above)
      if ((kinds >> card.kind() & 1) != 0) sum += above;
    return sum;
  }

 private:
  /// Of a card: for which pile up to it, and the sums; `above` is that of `kinds`.
  struct Known {
    Key chain;
    Kinds kinds = 0;
    int sum = 0, above = 0;
  };

  [[nodiscard]] bool knows(const Table& table, Card card) const {
    return known_[card.id].chain == table.chain(card);
  }

  template <class Of>
  [[gnu::noinline]] void learn(const Table& table, Card top, const Of& of) {
    const State& s = table.state();
    std::array<Card, max_cards> cards;
    std::size_t n = 0;
    Card card = top;
    for (; !card.none() && !knows(table, card); card = s.under[card.id]) cards[n++] = card;
    int sum = card.none() ? 0 : known_[card.id].sum;
    while (n > 0) {
      const Card below = card;
      card = cards[--n];
      sum += of(card, below, table.kinds_up_to(below));
      known_[card.id] = {.chain = table.chain(card), .sum = sum};
    }
  }

  std::array<Known, max_cards> known_{};
  int depends_on_ = 0;
};

}  // namespace longwood
