#include "core/rules.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "core/deal.hpp"

/// Which card goes on which, checked by the compiler; one loop checks the set form against the plain one.
namespace longwood::test {
namespace {

constexpr Card two = Card::of(2, spades), three = Card::of(3, spades), four = Card::of(4, spades);
constexpr Card low = Card::of(ace, spades), high = Card::of(king, spades), foreign = Card::of(4, hearts);

constexpr Kinds kind(Card card) { return Kinds{1} << card.kind(); }

static_assert(fits(BuildRule::up, four, three) && !fits(BuildRule::up, two, three) &&
              !fits(BuildRule::up, foreign, three));
static_assert(!fits(BuildRule::up, low, high) && !fits(BuildRule::up, high, low),
              "a rising family does not turn the corner");
static_assert(fits(BuildRule::down, two, three) && !fits(BuildRule::down, four, three));
static_assert(!fits(BuildRule::down, high, low) && !fits(BuildRule::down, low, high),
              "nor does a falling one");
static_assert(fits(BuildRule::marry, two, three) && fits(BuildRule::marry, four, three) &&
              !fits(BuildRule::marry, foreign, three));
static_assert(!fits(BuildRule::marry, high, low) && !fits(BuildRule::marry, low, high),
              "king and ace do not join");
static_assert(!fits(BuildRule::marry, three, three), "a twin is not next to itself");
static_assert(fits(BuildRule::up_round, low, high) && !fits(BuildRule::up_round, high, low),
              "the ace follows the king");
static_assert(fits(BuildRule::down_round, high, low) && !fits(BuildRule::down_round, low, high),
              "the king goes on the ace");
static_assert(!fits(BuildRule::up_round, Card::of(ace, hearts), high) &&
              !fits(BuildRule::down_round, Card::of(king, hearts), low));
static_assert(fits(BuildRule::marry_round, low, high) && fits(BuildRule::marry_round, high, low));
static_assert(fits(BuildRule::marry_any, foreign, three) &&
              !fits(BuildRule::marry_any, Card::of(ace, hearts), high));
static_assert(fits(BuildRule::marry_any_round, Card::of(ace, hearts), high) &&
              !fits(BuildRule::marry_any_round, Card::of(3, hearts), three));
static_assert(!fits(BuildRule::none, four, three) && accepted_on(BuildRule::none, all_kinds) == 0);

static_assert(accepted_on(BuildRule::marry, kind(three)) == (kind(two) | kind(four)));
static_assert(accepted_on(BuildRule::up, all_kinds) == (all_kinds & ~Kinds{0xF}),
              "no ace is next above anything");
static_assert(accepted_on(BuildRule::down, all_kinds) == all_kinds >> 4, "no king is next below anything");
static_assert(accepted_on(BuildRule::up_round, all_kinds) == all_kinds &&
              accepted_on(BuildRule::down_round, all_kinds) == all_kinds);

static_assert(base_kind(BuildRule::up, hearts) == Card::of(ace, hearts).kind());
static_assert(base_kind(BuildRule::down, clubs) == Card::of(king, clubs).kind());

static_assert(Card::of(10, diamonds, 1).rank() == 10 && Card::of(10, diamonds, 1).suit() == diamonds);
static_assert(Card::of(10, diamonds, 1).twin() == 1 &&
              Card::of(10, diamonds, 1).kind() == Card::of(10, diamonds).kind());
static_assert(Card{}.none() && !low.none());

/// The rule as one would say it.
bool by_words(BuildRule fit, Card card, Card on) {
  const auto red = [](Card c) { return c.suit() == hearts || c.suit() == diamonds; };
  switch (fit.suits) {
    case Suits::same:
      if (card.suit() != on.suit()) return false;
      break;
    case Suits::any: break;
    case Suits::alternate:
      if (red(card) == red(on)) return false;
      break;
    case Suits::other:
      if (card.suit() == on.suit()) return false;
      break;
    case Suits::colour:
      if (red(card) != red(on)) return false;
      break;
  }
  const auto follows = [&](int rise) {
    const int rank = on.rank() + rise;
    return card.rank() == rank || (fit.round && (card.rank() == rank + king || card.rank() == rank - king));
  };
  switch (fit.step) {
    case Direction::none: return false;
    case Direction::up: return follows(fit.by);
    case Direction::down: return follows(-fit.by);
    case Direction::either: return follows(fit.by) || follows(-fit.by);
    case Direction::equal: return card.rank() == on.rank();
  }
  return false;
}

/// All that the vocabulary can say of one card on another.
std::vector<BuildRule> every_fit() {
  std::vector<BuildRule> all;
  for (const Suits suits : {Suits::same, Suits::any, Suits::alternate, Suits::other, Suits::colour})
    for (const Direction step :
         {Direction::none, Direction::up, Direction::down, Direction::either, Direction::equal})
      for (const bool round : {false, true})
        for (const std::uint8_t by : {std::uint8_t{1}, std::uint8_t{2}})
          all.push_back({suits, step, round, by});
  return all;
}

TEST(Rules, EveryCardOnEveryCard) {
  for (const BuildRule fit : every_fit())
    for (std::uint8_t a = 0; a < max_cards; ++a)
      for (std::uint8_t b = 0; b < max_cards; ++b) {
        ASSERT_EQ(fits(fit, Card{a}, Card{b}), by_words(fit, Card{a}, Card{b}))
            << write_card(Card{a}) << " on " << write_card(Card{b}) << ": " << static_cast<int>(fit.suits)
            << ' ' << static_cast<int>(fit.step) << ' ' << fit.round << ' ' << int{fit.by};
        ASSERT_EQ(fits(reverse(fit), Card{b}, Card{a}), by_words(fit, Card{a}, Card{b}))
            << "by the reversed fit the lower card goes on the upper";
        const Kinds both = kind(Card{a}) | kind(Card{b});
        ASSERT_EQ(accepted_on(fit, both), accepted_on(fit, kind(Card{a})) | accepted_on(fit, kind(Card{b})));
      }
}

}  // namespace
}  // namespace longwood::test
