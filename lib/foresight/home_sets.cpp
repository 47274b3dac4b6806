#include "foresight/home_sets.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace longwood {
namespace {

/// Nodes of the search for the fewest cards.
constexpr int most_nodes = 20'000;

/// The sets that lack a card, a bit each.
using Lacking = std::vector<std::uint64_t>;

bool lies_within(const Lacking& a, const Lacking& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & ~b[i]) != 0) return false;
  return true;
}

int count_of(const Lacking& sets) {
  int sum = 0;
  for (const auto word : sets) sum += std::popcount(word);
  return sum;
}

/// Iterative deepening over the number of cards.
class Fewest {
 public:
  Fewest(const std::vector<Lacking>& lacking, std::vector<std::size_t> useful, std::size_t sets)
      : lacking_{lacking}, useful_{std::move(useful)}, all_((sets + 63) / 64) {
    for (std::size_t i = 0; i < sets; ++i) all_[i / 64] |= std::uint64_t{1} << i % 64;
  }

  /// Whether this many cards are enough; `chosen` has them then.
  bool find(int most, const Lacking& open) {
    const auto first = first_of(open);
    if (first == none) return true;
    if (most == 0 || ++nodes_ > most_nodes) return false;
    for (const std::size_t card : useful_) {
      if ((lacking_[card][first / 64] >> first % 64 & 1) == 0) continue;
      chosen.push_back(card);
      if (find(most - 1, without(open, card))) return true;
      chosen.pop_back();
    }
    return false;
  }
  /// Takes the card that the most sets lack, again and again, and then leaves out what is not needed.
  void greedy() {
    chosen.clear();
    for (Lacking open = all_; first_of(open) != none;) {
      const auto best = *std::ranges::max_element(
          useful_, {}, [&](std::size_t card) { return count_of(open) - count_of(without(open, card)); });
      chosen.push_back(best);
      open = without(open, best);
    }
    for (std::size_t i = chosen.size(); i-- > 0;)
      if (hits_without(i)) chosen.erase(chosen.begin() + static_cast<std::ptrdiff_t>(i));
  }
  /// Whether the chosen cards other than the i-th, with another in its place, are still enough.
  [[nodiscard]] bool hits_with(std::size_t i, std::size_t other) const {
    return first_of(without(rest(i), other)) == none;
  }
  [[nodiscard]] bool gave_up() const { return nodes_ > most_nodes; }
  [[nodiscard]] const Lacking& all() const { return all_; }

  std::vector<std::size_t> chosen;

 private:
  static constexpr std::size_t none = ~std::size_t{0};

  static std::size_t first_of(const Lacking& sets) {
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (sets[i] != 0) return i * 64 + static_cast<std::size_t>(std::countr_zero(sets[i]));
    return none;
  }
  [[nodiscard]] Lacking without(Lacking open, std::size_t card) const {
    for (std::size_t i = 0; i < open.size(); ++i) open[i] &= ~lacking_[card][i];
    return open;
  }
  [[nodiscard]] Lacking rest(std::size_t i) const {
    Lacking open = all_;
    for (std::size_t k = 0; k < chosen.size(); ++k)
      if (k != i) open = without(std::move(open), chosen[k]);
    return open;
  }
  [[nodiscard]] bool hits_without(std::size_t i) const { return first_of(rest(i)) == none; }

  const std::vector<Lacking>& lacking_;
  std::vector<std::size_t> useful_;
  Lacking all_;
  int nodes_ = 0;
};

/// The cards that no other one makes superfluous: every set that lacks such a card need not lack another.
std::vector<std::size_t> useful_of(const std::vector<Lacking>& lacking) {
  std::vector<std::size_t> useful;
  for (std::size_t i = 0; i < lacking.size(); ++i) {
    if (count_of(lacking[i]) == 0) continue;
    bool needed = true;
    for (std::size_t k = 0; k < lacking.size() && needed; ++k)
      if (k != i && lies_within(lacking[i], lacking[k]))
        needed = k > i && lies_within(lacking[k], lacking[i]);
    if (needed) useful.push_back(i);
  }
  return useful;
}

}  // namespace

HomeSet home_set(const GameInfo& info, const State& state) {
  HomeSet set;
  const auto add = [&set](Card card) {
    const Kinds kind = Kinds{1} << card.kind();
    set.both |= set.one & kind;
    set.one |= kind;
  };
  for (const PileGroup& group : info.groups) {
    if (!is_home(group.role)) continue;
    for (int i = 0; i < group.piles.count; ++i) {
      const Pile pile = group.piles[i];
      Card card = state.top[pile];
      for (int left = state.size[pile]; left-- > 0; card = state.under[card.id]) add(card);
    }
  }
  return set;
}

int cards_on_table(const HomeSet& home, const std::vector<Wanted>& cards) {
  int count = 0;
  for (const Wanted& card : cards) {
    const Wanted one{card.kind, false};
    // both of a face are two cards, unless one of them is home or counted by itself
    const bool counted = home.has(one) || std::ranges::find(cards, one) != cards.end();
    count += card.both && !counted ? 2 : 1;
  }
  return count;
}

HomeSet whole_set(const State& state) {
  HomeSet set;
  for (int pile = 0; pile < max_piles; ++pile) {
    Card card = state.top[static_cast<std::size_t>(pile)];
    for (int left = state.size[static_cast<std::size_t>(pile)]; left-- > 0; card = state.under[card.id]) {
      const Kinds kind = Kinds{1} << card.kind();
      set.both |= set.one & kind;
      set.one |= kind;
    }
  }
  return set;
}

void GreatestSets::add(const HomeSet& set) {
  for (const HomeSet& other : sets_)
    if (set.within(other)) return;
  std::erase_if(sets_, [&](const HomeSet& other) { return other.within(set); });
  sets_.push_back(set);
}

Conflict smallest_conflict(const std::vector<HomeSet>& sets, const HomeSet& whole,
                           const std::vector<Wanted>& order) {
  std::vector<Wanted> cards;
  for (const Wanted& card : order)
    if (whole.has(card)) cards.push_back(card);
  std::vector<Lacking> lacking(cards.size(), Lacking((sets.size() + 63) / 64));
  for (std::size_t set = 0; set < sets.size(); ++set) {
    if (whole.within(sets[set])) return {};
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (!sets[set].has(cards[i])) lacking[i][set / 64] |= std::uint64_t{1} << set % 64;
  }
  Fewest fewest{lacking, useful_of(lacking), sets.size()};
  bool exact = false;
  for (int most = 1; !exact && !fewest.gave_up() && most <= max_cards; ++most) {
    fewest.chosen.clear();
    exact = fewest.find(most, fewest.all());
  }
  if (!exact) fewest.greedy();
  Conflict conflict{{}, exact};
  for (std::size_t i = 0; i < fewest.chosen.size(); ++i) {
    std::size_t best = fewest.chosen[i];
    int least = count_of(lacking[best]);
    for (std::size_t card = 0; card < cards.size(); ++card) {
      const int count = count_of(lacking[card]);
      const bool simpler = count < least || (count == least && card < best);
      const bool taken = std::ranges::find(fewest.chosen, card) != fewest.chosen.end();
      if (!simpler || taken || !fewest.hits_with(i, card)) continue;
      best = card;
      least = count;
    }
    fewest.chosen[i] = best;
  }
  for (const std::size_t card : fewest.chosen) conflict.cards.push_back(cards[card]);
  return conflict;
}

}  // namespace longwood
