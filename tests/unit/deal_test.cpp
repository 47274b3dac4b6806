#include "core/deal.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "support.hpp"

namespace longwood::test {
namespace {

const Packs& packs_of(std::string_view game) { return find_game(game)->info->packs; }

constexpr Packs one_pack{1, {}};

/// tests/data/deals.txt was written by the oracle, which knows the generator from docs/library/notation.md
/// alone.
TEST(Deal, GoldenDealsOfTheOracle) {
  std::istringstream file{read_file("deals.txt")};
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    Words words{line};
    const AnyGame* game = find_game(words.next());
    ASSERT_NE(game, nullptr) << line;
    const auto number = read_number(words.next());
    ASSERT_TRUE(number) << line;
    EXPECT_EQ(write_deck(deal_by_number(game->info->packs, *number)), line.substr(line.find(" : ") + 3));
    ++lines;
  }
  EXPECT_EQ(lines, 3 * static_cast<int>(all_games().size()));
}

TEST(Deal, TheGeneratorIsSplitMix64) {
  // The published first outputs of SplitMix64 with the seed 0.
  Rng rng{0, 0};
  EXPECT_EQ(rng.next(), 0xE220A8397B1DCDAFU);
  EXPECT_EQ(rng.next(), 0x6E789E6AA1B965F4U);
  EXPECT_EQ(rng.next(), 0x06C45D188009454FU);
}

TEST(Deal, BelowStaysBelow) {
  Rng rng{3};
  for (int i = 0; i < 1000; ++i) EXPECT_LT(rng.below(7), 7U);
  EXPECT_EQ(rng.below(1), 0U);
  const std::uint64_t most = (std::uint64_t{1} << 63) + 1;  // nearly every other draw must be drawn again
  for (int i = 0; i < 1000; ++i) EXPECT_LT(rng.below(most), most);
}

TEST(Deal, EveryCardFallsEverywhereEquallyOften) {
  constexpr int deals = 10400, cells = 52;
  constexpr double expected = static_cast<double>(deals) / cells;
  std::array<std::array<int, cells>, cells> count{};
  for (std::uint64_t number = 0; number < deals; ++number) {
    const Deal deal = deal_by_number(one_pack, number);
    for (std::size_t place = 0; place < cells; ++place)
      ++count[place][static_cast<std::size_t>(deal.cards[place].kind())];
  }
  double chi_square = 0;
  for (const auto& row : count)
    for (const int n : row) chi_square += (n - expected) * (n - expected) / expected;
  constexpr double freedom = 51.0 * 51.0;
  EXPECT_NEAR(chi_square, freedom, 4 * std::sqrt(2 * freedom));
}

TEST(Deal, NeighbouringNumbersDealUnlikeGames) {
  double alike = 0;
  for (std::uint64_t number = 0; number < 1000; ++number) {
    const Deal one = deal_by_number(one_pack, number), next = deal_by_number(one_pack, number + 1);
    for (std::size_t i = 0; i < 52; ++i) alike += one.cards[i] == next.cards[i] ? 1 : 0;
  }
  EXPECT_NEAR(alike / 1000, 1.0, 0.15) << "two shuffled packs have one card in place on the average";
}

TEST(Deal, TheTwinOfAWithdrawnCardIsNotBiased) {
  // Taking out whichever copy comes first would push the other one back by a sixth of the deck.
  constexpr int deals = 6000;
  for (const AnyGame& game : all_games()) {
    const Packs& packs = game.info->packs;
    double sum = 0;
    int twins = 0;
    for (std::uint64_t number = 0; number < deals; ++number) {
      const Deal deal = deal_by_number(packs, number);
      for (int place = 0; place < deal.count; ++place) {
        const Card card = deal.cards[static_cast<std::size_t>(place)];
        const Card twin{static_cast<std::uint8_t>(card.id ^ 1)};
        if (std::ranges::find(packs.withdrawn, twin) == packs.withdrawn.end()) continue;
        sum += place;
        ++twins;
      }
    }
    if (twins == 0) continue;
    const double size = packs.dealt(), spread = size / std::sqrt(12.0 * twins);
    EXPECT_NEAR(sum / twins, (size - 1) / 2, 4 * spread) << game.info->id;
  }
}

TEST(Deal, ADeckIsReadBackAsWritten) {
  for (const AnyGame& game : all_games())
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{77}, ~std::uint64_t{0}}) {
      const Deal deal = deal_by_number(game.info->packs, number);
      EXPECT_EQ(deal.count, game.info->packs.dealt());
      EXPECT_TRUE(deal.numbered);
      const auto read = deal_from_deck(game.info->packs, write_deck(deal));
      ASSERT_TRUE(read) << read.error().english();
      EXPECT_EQ(write_deck(*read), write_deck(deal));
      EXPECT_FALSE(read->numbered);
      const Table one = game.start(deal, game.info->sets.front()),
                  other = game.start(*read, game.info->sets.front());
      EXPECT_EQ(one.key(), other.key()) << "a deck lays out the same game as its number";
    }
}

TEST(Deal, SmallLettersTensAndCommasAreRead) {
  const Deal deal = deal_by_number(one_pack, 4);
  std::string text;
  for (const Card card : deal.order()) {
    std::string word = write_card(card);
    if (word[0] == 'T') word.replace(0, 1, "10");
    for (char& c : word) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    text += ",\t " + word;
  }
  const auto read = deal_from_deck(one_pack, text);
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(write_deck(*read), write_deck(deal));
  EXPECT_EQ(read->number, deal_from_deck(one_pack, write_deck(deal))->number)
      << "the way of writing does not count";
}

TEST(Deal, TheNumberOfADeckIsTheHashOfItsText) {
  // Computed by tests/oracle/deals.py (number_of_deck) for deal 4 of Fortress.
  EXPECT_EQ(deal_from_deck(one_pack, write_deck(deal_by_number(one_pack, 4)))->number, 0xF5CDB8B5A5FB5C23U);
}

std::string fault(const Packs& packs, std::string_view deck) {
  const auto deal = deal_from_deck(packs, deck);
  return deal ? "no fault" : deal.error().english();
}

TEST(Deal, EveryFaultOfADeckIsOneLineWithPlaceAndMend) {
  const std::string whole = write_deck(deal_by_number(one_pack, 4));
  std::string words = whole;
  EXPECT_EQ(fault(one_pack, words.replace(6, 2, "1X")),
            "card 3 of the deck, '1X', is not a card; write rank and suit, like 7S or TH");
  EXPECT_EQ(fault(one_pack, "AS KD AS"), "card 3 of the deck, AS, is one too many of its kind; remove it");
  EXPECT_EQ(fault(packs_of("the-fourteenth"), "AS KD AS 2H AS"),
            "card 5 of the deck, AS, is one too many of its kind; remove it");
  EXPECT_EQ(fault(packs_of("st-helena"), "AS KD AS"),
            "card 3 of the deck, AS, is one too many of its kind; remove it")
      << "the other ace of spades is withdrawn beforehand";
  EXPECT_EQ(fault(packs_of("the-sultan"), "QS KD"),
            "card 2 of the deck, KD, is one too many of its kind; remove it")
      << "both kings of diamonds are withdrawn";
  EXPECT_EQ(fault(one_pack, whole.substr(0, whole.size() - 3)),
            "the deck has 51 cards, not 52: " + whole.substr(whole.size() - 2) + " is missing; add it");
  EXPECT_EQ(fault(one_pack, ""), "the deck has 0 cards, not 52: AS is missing; add it");
  EXPECT_EQ(fault(one_pack, "\x01\xFFtoo long to be quoted in full"),
            "card 1 of the deck, '??too', is not a card; write rank and suit, like 7S or TH");
  EXPECT_EQ(fault(one_pack, std::string(500, 'x')),
            "card 1 of the deck, '" + std::string(32, 'x') +
                "...', is not a card; write rank and suit, like 7S or TH");
}

TEST(Deal, NumbersAreReadWholeOrNotAtAll) {
  EXPECT_EQ(read_number("0"), 0U);
  EXPECT_EQ(read_number("18446744073709551615"), ~std::uint64_t{0});
  for (const std::string_view text :
       {"", "-1", "+1", " 1", "1 ", "0x10", "1.5", "18446744073709551616", "seven"}) {
    const auto number = read_number(text);
    ASSERT_FALSE(number) << text;
    EXPECT_EQ(number.error().english(),
              "'" + std::string{text} +
                  "' is not a deal number; give a whole number from 0 to 18446744073709551615");
  }
}

TEST(Deal, CardsAreReadAndWritten) {
  for (std::uint8_t id = 0; id < max_cards; ++id)
    EXPECT_EQ(read_card(write_card(Card{id})), Card::of(Card{id}.rank(), Card{id}.suit()));
  EXPECT_EQ(read_card("10h"), read_card("TH"));
  EXPECT_EQ(write_card(Card{}), "??");
  for (const std::string_view text : {"", "S", "1S", "7", "7SS", "110S", "XH", "0S", "11H", "??"})
    EXPECT_TRUE(read_card(text).none()) << text;
}

}  // namespace
}  // namespace longwood::test
