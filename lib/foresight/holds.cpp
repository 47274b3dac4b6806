#include "foresight/holds.hpp"

#include <algorithm>
#include <bitset>
#include <optional>

#include "session/tell.hpp"

namespace longwood {
namespace {

/// One way of a card to leave its pile: it is open once all cards of one of these groups are where it needs
/// them. To block it, all cards of one group must be held.
struct Way {
  std::vector<std::vector<Card>> groups;
  bool as_next = false;
};

constexpr int longest_run = 13;

/// Where the cards lie, and what the rules say of cards that are not exposed yet.
class Ground {
 public:
  Ground(const AnyGame& game, const State& state, const std::array<std::uint8_t, max_piles>& unmoved,
         const std::vector<HomeSet>& homes)
      : game_{game}, state_{state}, unmoved_{unmoved} {
    for (const HomeSet& set : homes) ever_home_ |= set.one;
    std::array<Card, max_cards> cards;
    for (int i = 0; i < game.info->piles(); ++i) {
      const auto pile = static_cast<Pile>(i);
      if (is_home(*game.info, pile)) continue;
      const auto size = static_cast<std::size_t>(state.cards(pile, cards));
      const std::size_t still = lies_open(*game.info, pile) ? unmoved[pile] : 0;
      for (std::size_t at = 0; at < size; ++at) {
        present_.push_back(cards[at]);
        pile_[cards[at].id] = pile;
        if (at < still) over_[cards[at].id] = cards[still - 1];
      }
      if (still > 0) last_.push_back(cards[still - 1]);
    }
  }

  /// The last unmoved card of each pile.
  [[nodiscard]] const std::vector<Card>& last() const { return last_; }
  /// The last unmoved card of the pile in which a card lies unmoved, or none.
  [[nodiscard]] Card over(Card card) const { return over_[card.id]; }

  /// The ways of a card to leave; nothing if there is one that no card can block.
  [[nodiscard]] std::optional<std::vector<Way>> ways_of(Card card) const {
    std::vector<Way> ways;
    const State alone = uncovered(card);
    if (to_vacancy(alone, pile_[card.id])) return {};
    for (const Card other : present_)
      if (other != card && meets(alone, card, other)) {
        // another last card may be exposed together with this one
        if (over(other).none() || over(other) == other) return {};
        ways.push_back({{{other}}, true});
      }
    for (const PileGroup& group : game_.info->groups) {
      if (group.role != Role::family) continue;
      for (int i = 0; i < group.piles.count; ++i) {
        auto way = way_home(card, group.piles[i]);
        if (!way) return {};
        if (!way->groups.empty()) ways.push_back(*std::move(way));
      }
    }
    return ways;
  }

 private:
  /// The position with a card exposed on its pile.
  [[nodiscard]] State uncovered(Card card) const {
    State state = state_;
    const Pile pile = pile_[card.id];
    while (state.top[pile] != card) {
      state.top[pile] = state.under[state.top[pile].id];
      --state.size[pile];
    }
    return state;
  }
  /// The position with a card alone on a pile; of its own pile, only what lies above it is left.
  static State with_alone(State state, Pile from, Pile pile, Card card) {
    Card above = state.top[from];
    for (int n = 1; n < state.size[from]; ++n, above = state.under[above.id])
      if (state.under[above.id] == card) {
        state.under[above.id] = Card{};
        state.size[from] = static_cast<std::uint8_t>(n);
      }
    state.under[card.id] = Card{};
    state.top[pile] = card;
    state.size[pile] = 1;
    return state;
  }
  [[nodiscard]] bool allows(const State& state, Move move) const {
    return game_.why_not(state, move) == Why::ok;
  }
  /// Whether the card, alone or with cards beneath it, may be laid on a pile, or go out with its card.
  [[nodiscard]] bool may_go(const State& state, Pile from, Pile to) const {
    const int longest = std::min<int>(longest_run, state.size[from]);
    for (int count = 1; count <= longest; ++count)
      if (allows(state, {Act::lay, from, to, static_cast<std::uint8_t>(count)})) return true;
    return allows(state, {Act::pair, std::min(from, to), std::max(from, to), 0});
  }
  /// Calls `test` with each other pile that is not home, until it says yes.
  template <class Test>
  [[nodiscard]] bool any_pile(Pile from, const Test& test) const {
    for (int i = 0; i < game_.info->piles(); ++i)
      if (const auto to = static_cast<Pile>(i); to != from && !is_home(*game_.info, to) && test(to))
        return true;
    return false;
  }
  /// Whether the card may be laid in a vacancy, if there is one at some time.
  [[nodiscard]] bool to_vacancy(const State& alone, Pile from) const {
    return any_pile(from, [&](Pile to) {
      if (unmoved_[to] > 0) return false;
      State vacated = alone;
      vacated.size[to] = 0;
      vacated.top[to] = Card{};
      return may_go(vacated, from, to);
    });
  }
  /// Whether the card could be laid on another one or go out with it, were both exposed.
  [[nodiscard]] bool meets(const State& alone, Card card, Card other) const {
    const Pile from = pile_[card.id];
    return any_pile(from, [&](Pile to) {
      return lies_open(*game_.info, to) && may_go(with_alone(alone, from, to, other), from, to);
    });
  }
  /// The kind on which a card goes home to a family: nothing if none, -1 if it begins the family.
  [[nodiscard]] std::optional<int> before(Card card, Pile family) const {
    const Pile from = pile_[card.id];
    State alone = uncovered(card);
    alone.size[family] = 0;
    alone.top[family] = Card{};
    const Move move{Act::lay, from, family, 1};
    if (allows(alone, move)) return -1;
    for (int kind = 0; kind < 52; ++kind)
      if (allows(with_alone(alone, from, family, Card::of(kind / 4 + 1, kind % 4)), move)) return kind;
    return {};
  }
  /// The way of a card to a family; without groups if it never goes there, nothing if it cannot be blocked.
  [[nodiscard]] std::optional<Way> way_home(Card card, Pile family) const {
    Way way;
    for (auto kind = before(card, family); kind;) {
      if (*kind < 0 || (ever_home_ >> *kind & 1) != 0) break;
      std::vector<Card> copies;
      bool held = true;
      for (const Card other : present_)
        if (other.kind() == *kind) {
          copies.push_back(other);
          held = held && !over(other).none();
        }
      if (copies.empty() || way.groups.size() == longest_run) break;
      kind = before(copies.front(), family);
      if (held) way.groups.push_back(std::move(copies));
    }
    if (way.groups.empty() && before(card, family)) return {};
    return way;
  }

  const AnyGame& game_;
  const State& state_;
  const std::array<std::uint8_t, max_piles>& unmoved_;
  Kinds ever_home_ = 0;
  std::vector<Card> present_, last_;
  std::array<Pile, max_cards> pile_{};
  std::array<Card, max_cards> over_{};
};

using Cards = std::bitset<max_cards>;

/// Which last cards hold one another, and through which ways.
class Closure {
 public:
  explicit Closure(const Ground& ground) : ground_{ground} {
    for (const Card card : ground.last())
      if (auto ways = ground.ways_of(card)) {
        held_.set(card.id);
        ways_[card.id] = *std::move(ways);
      }
    for (bool fell = true; fell;) {
      fell = false;
      for (const Card card : ground.last())
        if (held_[card.id] && !is_held(card)) {
          held_.reset(card.id);
          fell = true;
        }
    }
  }

  /// A closed list of holds with this card.
  [[nodiscard]] std::vector<Hold> around(Card card) const {
    std::vector<Hold> holds;
    if (!held_[card.id]) return holds;
    Cards in;
    in.set(card.id);
    std::vector<Card> waiting{card};
    while (!waiting.empty()) {
      const Card held = waiting.back();
      waiting.pop_back();
      for (const Way& way : ways_[held.id])
        for (const Card needed : *best_group(way, in)) {
          const Card under = ground_.over(needed);
          const Hold hold{held, needed, under, way.as_next};
          if (std::ranges::find(holds, hold) == holds.end()) holds.push_back(hold);
          if (in[under.id]) continue;
          in.set(under.id);
          waiting.push_back(under);
        }
    }
    return holds;
  }

 private:
  [[nodiscard]] bool holds_all(const std::vector<Card>& group) const {
    return std::ranges::all_of(group, [&](Card card) {
      const Card over = ground_.over(card);
      return !over.none() && held_[over.id];
    });
  }
  [[nodiscard]] bool is_held(Card card) const {
    return std::ranges::all_of(ways_[card.id], [&](const Way& way) {
      return std::ranges::any_of(way.groups, [&](const auto& group) { return holds_all(group); });
    });
  }
  /// The group of a way that adds the fewest held cards to those in the list.
  [[nodiscard]] const std::vector<Card>* best_group(const Way& way, const Cards& in) const {
    const std::vector<Card>* best = nullptr;
    std::ptrdiff_t least = 0;
    for (const auto& group : way.groups) {
      if (!holds_all(group)) continue;
      const auto added = std::ranges::count_if(group, [&](Card card) { return !in[ground_.over(card).id]; });
      if (best == nullptr || added < least) {
        best = &group;
        least = added;
      }
    }
    return best;
  }

  const Ground& ground_;
  Cards held_;
  std::array<std::vector<Way>, max_cards> ways_;
};

/// Whether counters may stand for a phase of the game with other moves than later ones.
bool moves_may_change(const AnyGame& game, const State& state) {
  const auto hand = game.info->pile_with(Role::hand);
  return hand && state.size[*hand] > 0 &&
         std::ranges::any_of(state.counter, [](std::uint8_t counter) { return counter != 0; });
}

}  // namespace

std::vector<Card> cards_of(const std::vector<Hold>& holds) {
  std::vector<Card> cards;
  const auto add = [&](Card card) {
    if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
  };
  for (const Hold& hold : holds) {
    add(hold.held);
    add(hold.needs);
    add(hold.under);
  }
  return cards;
}

bool lies_open(const GameInfo& info, Pile pile) {
  const Role role = info.role_of(pile);
  return role == Role::tableau || role == Role::reserve;
}

std::vector<Hold> smallest_holds(const AnyGame& game, const State& state,
                                 const std::array<std::uint8_t, max_piles>& unmoved,
                                 const std::vector<HomeSet>& homes) {
  std::vector<Hold> best;
  if (moves_may_change(game, state)) return best;
  const Ground ground{game, state, unmoved, homes};
  const Closure closure{ground};
  std::size_t least = max_cards + 1;
  for (const Card card : ground.last()) {
    auto holds = closure.around(card);
    const std::size_t size = cards_of(holds).size();
    if (holds.empty() || size >= least) continue;
    least = size;
    best = std::move(holds);
  }
  return best;
}

}  // namespace longwood
