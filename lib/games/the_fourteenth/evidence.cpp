#include "games/the_fourteenth/evidence.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/deal.hpp"
#include "games/the_fourteenth/rules.hpp"

namespace longwood::evidence {
namespace {

using Game = TheFourteenth;
using Ranks = std::array<int, king + 1>;

/// The maximum number of pairs that make fourteen, given how many cards there are of each rank.
int most_pairs(const Ranks& cards) {
  int pairs = cards[7] / 2;
  for (std::size_t rank = ace; rank < 7; ++rank) pairs += std::min(cards[rank], cards[14 - rank]);
  return pairs;
}

/// Whether the rules are the book's and all places hold a card, so that each pair brings out two cards.
bool counts(const State& s) { return by_the_book(s) && s.total(Game::square) == Game::square.count; }

void add(Ranks& cards, Card card) { ++cards[static_cast<std::size_t>(card.rank())]; }

Ranks of_the_square(const State& s) {
  Ranks cards = {};
  for (int i = 0; i < Game::square.count; ++i) add(cards, s.top[Game::square[i]]);
  return cards;
}

}  // namespace

std::optional<Evidence> find_pairs(const Speaker& say, const State& s) {
  if (!counts(s)) return {};
  Ranks cards = of_the_square(s);
  Card next = s.top[Game::hand];
  for (int k = 0; 2 * k < s.size[Game::hand]; ++k) {
    if (most_pairs(cards) <= k) {
      return Evidence{
          .kind = pairs,
          .lines = "pairs " + std::to_string(k) + "\n",
          .words = say.count(
              "the cards of the square and the next {cards} of the hand form at most {pairs}, however they "
              "are paired. One more pair would have to be removed before the next card comes from the hand",
              "the cards of the square and the next {cards} of the hand form at most {pairs}, however they "
              "are paired. One more pair would have to be removed before the next card comes from the hand",
              2 * k, say.count("{n} pair", "{n} pairs", k))};
    }
    for (int i = 0; i < 2 && !next.none(); ++i, next = s.under[next.id]) add(cards, next);
  }
  return {};
}

std::expected<void, std::string> check_pairs(const GameInfo& /*info*/, const State& s,
                                             std::string_view lines) {
  Words words{lines};
  int k = 0;
  const auto key = words.next(), number = words.next();
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), k);
  if (key != "pairs" || error != std::errc{} || end != number.data() + number.size() || k < 0 ||
      !words.next().empty())
    return std::unexpected("'pairs' and a number are missing");
  if (!counts(s)) return std::unexpected("it is evidence of a whole square and the book's rules only");
  if (k > max_cards || s.size[Game::hand] <= 2 * k)
    return std::unexpected("the hand has not more than " + std::to_string(2 * k) + " cards");
  Ranks cards = of_the_square(s);
  Card next = s.top[Game::hand];
  for (int i = 0; i < 2 * k; ++i, next = s.under[next.id]) add(cards, next);
  if (const int most = most_pairs(cards); most > k)
    return std::unexpected("those cards hold " + std::to_string(most) + " pairs");
  return {};
}

}  // namespace longwood::evidence

constinit const longwood::LossEvidence longwood::TheFourteenth::evidence{
    .kind = longwood::evidence::pairs,
    .find = longwood::evidence::find_pairs,
    .check = longwood::evidence::check_pairs};
