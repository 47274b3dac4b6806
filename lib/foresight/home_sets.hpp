#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "core/kinds.hpp"

namespace longwood {

/// A card that is to come home: a kind, and whether both copies of it are meant.
struct Wanted {
  std::uint8_t kind = 0;
  bool both = false;

  friend constexpr bool operator==(const Wanted&, const Wanted&) = default;
};

/// The kinds of which a card is home, and those of which both are.
struct HomeSet {
  Kinds one = 0, both = 0;

  [[nodiscard]] constexpr bool has(const Wanted& card) const {
    return ((card.both ? both : one) >> card.kind & 1) != 0;
  }
  [[nodiscard]] constexpr bool within(const HomeSet& other) const {
    return (one & ~other.one) == 0 && (both & ~other.both) == 0;
  }
  [[nodiscard]] constexpr int size() const { return std::popcount(one) + std::popcount(both); }

  friend constexpr bool operator==(const HomeSet&, const HomeSet&) = default;
};

/// The cards that are home in this position.
HomeSet home_set(const GameInfo& info, const State& state);

/// The number of cards not home, if `home` are, that these stand for.
int cards_on_table(const HomeSet& home, const std::vector<Wanted>& cards);

/// The cards of the whole game, as if all were home.
HomeSet whole_set(const State& state);

/// The greatest of many sets: those that lie within no other one.
class GreatestSets {
 public:
  void add(const HomeSet& set);
  void clear() { sets_.clear(); }
  [[nodiscard]] const std::vector<HomeSet>& sets() const { return sets_; }

 private:
  std::vector<HomeSet> sets_;
};

/// The fewest cards of which every one of these sets lacks at least one, so that no set contains them all: a
/// minimum hitting set of what the sets lack. `exact` is false if a bound on the work ended the search for
/// the minimum; no card can be left out all the same. Of cards that would do equally well the one which the
/// fewest sets lack is taken, and of those the earliest in `order`. Empty if a set has all of `whole`.
struct Conflict {
  std::vector<Wanted> cards;
  bool exact = true;
};
Conflict smallest_conflict(const std::vector<HomeSet>& sets, const HomeSet& whole,
                           const std::vector<Wanted>& order);

}  // namespace longwood
