#include "core/rules.hpp"

#include <gtest/gtest.h>

#include "core/deal.hpp"

/// Which card goes on which, checked by the compiler; one loop checks the set form against the plain one.
namespace longwood::test {
namespace {

constexpr Card two = Card::of(2, spades), three = Card::of(3, spades), four = Card::of(4, spades);
constexpr Card low = Card::of(ace, spades), high = Card::of(king, spades), foreign = Card::of(4, hearts);

constexpr Kinds kind(Card card) { return Kinds{1} << card.kind(); }

static_assert(fits(Fit::up, four, three) && !fits(Fit::up, two, three) && !fits(Fit::up, foreign, three));
static_assert(!fits(Fit::up, low, high) && !fits(Fit::up, high, low),
              "a rising family does not turn the corner");
static_assert(fits(Fit::down, two, three) && !fits(Fit::down, four, three));
static_assert(!fits(Fit::down, high, low) && !fits(Fit::down, low, high), "nor does a falling one");
static_assert(fits(Fit::marry, two, three) && fits(Fit::marry, four, three) &&
              !fits(Fit::marry, foreign, three));
static_assert(!fits(Fit::marry, high, low) && !fits(Fit::marry, low, high), "king and ace do not join");
static_assert(!fits(Fit::marry, three, three), "a twin is not next to itself");
static_assert(fits(Fit::up_round, low, high) && !fits(Fit::up_round, high, low), "the ace follows the king");
static_assert(fits(Fit::down_round, high, low) && !fits(Fit::down_round, low, high),
              "the king goes on the ace");
static_assert(!fits(Fit::up_round, Card::of(ace, hearts), high) &&
              !fits(Fit::down_round, Card::of(king, hearts), low));
static_assert(fits(Fit::marry_round, low, high) && fits(Fit::marry_round, high, low));
static_assert(fits(Fit::marry_any, foreign, three) && !fits(Fit::marry_any, Card::of(ace, hearts), high));
static_assert(fits(Fit::marry_any_round, Card::of(ace, hearts), high) &&
              !fits(Fit::marry_any_round, Card::of(3, hearts), three));
static_assert(!fits(Fit::none, four, three) && takers(Fit::none, all_kinds) == 0);

static_assert(takers(Fit::marry, kind(three)) == (kind(two) | kind(four)));
static_assert(takers(Fit::up, all_kinds) == (all_kinds & ~Kinds{0xF}), "no ace is next above anything");
static_assert(takers(Fit::down, all_kinds) == all_kinds >> 4, "no king is next below anything");
static_assert(takers(Fit::up_round, all_kinds) == all_kinds &&
              takers(Fit::down_round, all_kinds) == all_kinds);

static_assert(base_kind(Fit::up, hearts) == Card::of(ace, hearts).kind());
static_assert(base_kind(Fit::down, clubs) == Card::of(king, clubs).kind());

static_assert(Card::of(10, diamonds, 1).rank() == 10 && Card::of(10, diamonds, 1).suit() == diamonds);
static_assert(Card::of(10, diamonds, 1).twin() == 1 &&
              Card::of(10, diamonds, 1).kind() == Card::of(10, diamonds).kind());
static_assert(Card{}.none() && !low.none());

/// The rule as one would say it.
bool by_words(Fit fit, Card card, Card on) {
  const bool any_suit = fit == Fit::marry_any || fit == Fit::marry_any_round;
  if (card.suit() != on.suit() && !any_suit) return false;
  const bool corner = (card.rank() == ace && on.rank() == king) || (card.rank() == king && on.rank() == ace);
  const bool above = card.rank() == on.rank() + 1, below = card.rank() == on.rank() - 1;
  switch (fit) {
    case Fit::none: return false;
    case Fit::up: return above;
    case Fit::down: return below;
    case Fit::marry:
    case Fit::marry_any: return above || below;
    case Fit::marry_round:
    case Fit::marry_any_round: return above || below || corner;
    case Fit::up_round: return above || (card.rank() == ace && on.rank() == king);
    case Fit::down_round: return below || (card.rank() == king && on.rank() == ace);
  }
  return false;
}

TEST(Rules, EveryCardOnEveryCard) {
  for (const Fit fit : {Fit::none, Fit::up, Fit::down, Fit::marry, Fit::up_round, Fit::down_round,
                        Fit::marry_round, Fit::marry_any, Fit::marry_any_round})
    for (std::uint8_t a = 0; a < max_cards; ++a)
      for (std::uint8_t b = 0; b < max_cards; ++b) {
        ASSERT_EQ(fits(fit, Card{a}, Card{b}), by_words(fit, Card{a}, Card{b}))
            << write_card(Card{a}) << " on " << write_card(Card{b}) << ", fit " << static_cast<int>(fit);
        const Kinds both = kind(Card{a}) | kind(Card{b});
        ASSERT_EQ(takers(fit, both), takers(fit, kind(Card{a})) | takers(fit, kind(Card{b})));
      }
}

}  // namespace
}  // namespace longwood::test
