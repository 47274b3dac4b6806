#include "core/speech.hpp"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"

namespace longwood::test {
namespace {

using testing::ElementsAre;

using ByKey = std::map<std::uint32_t, std::string>;

void put_u32(std::string& bytes, std::size_t value) {
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(value >> shift & 0xFFU);
}

/// A catalogue as tools/words.py writes it, with the plurals of Polish: one; two to four; the rest.
std::string catalogue_of(const ByKey& texts) {
  std::string bytes = "LWW1", ends, words;
  put_u32(bytes, texts.size());
  for (int n = 0; n < 200; ++n) {
    const bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20);
    bytes += static_cast<char>(n == 1 ? 0 : few ? 1 : 2);
  }
  for (const auto& [key, text] : texts) {
    put_u32(bytes, key);
    words += text;
    put_u32(ends, words.size());
  }
  return bytes + ends + words;
}

const GameInfo& clock_info() { return *find_game("the-clock")->info; }

Card seven_of_clubs() { return read_card("7C"); }
constexpr Card no_card{};

std::vector<std::string> said_of(const Speaker& say, int n) {
  return {say.phrase("{card} to {pile}", seven_of_clubs(), PileArgument{14}),
          say.count_sentence("{n} card of {pile}", "{n} cards of {pile}", n, PileArgument{0})};
}

TEST(Speech, EnglishStandsInTheCode) {
  const Speaker say{in_english, clock_info()};
  EXPECT_THAT(said_of(say, 1),
              ElementsAre("the seven of clubs to packet 3 of the circle", "1 card of the foundation at I"));
  EXPECT_THAT(said_of(say, 2).back(), "2 cards of the foundation at I");
  EXPECT_EQ(say.sentence("{card.bare}, {first.rank} and {n.word} more: {value}", seven_of_clubs(), no_card,
                         12, Hundredths{1250}),
            "Seven of clubs, the covered card and twelve more: 12.5");
  EXPECT_EQ(say.phrase("{n.word} {value}", 13, Hundredths{105}), "13 1.05");
}

TEST(Speech, ACatalogueHasAnOrderFormsAndPluralsOfItsOwn) {
  const auto seven = key_of("the seven of {suit}\nbare: seven of {suit}\nrank: the seven");
  const auto bytes = catalogue_of(
      {{seven, "siódemka {0}\nbier: siódemkę {0}"},
       {key_of("clubs", "suit"), "trefl"},
       {key_of("packet {name} of the circle", "pile"), "stos {0}\nna: na stos {0}"},
       {key_of("{card} to {pile}"), "{1.na} kładziesz {0.bier}"},
       {key_of("{n} card of {pile}"), std::string{"jedna karta\0{0} karty\0{0} kart, {1}", 34}}});
  const auto polish = Language::read(bytes);
  ASSERT_TRUE(polish) << polish.error();
  const Speaker say{*polish, clock_info()};
  EXPECT_THAT(said_of(say, 1), ElementsAre("na stos 3 kładziesz siódemkę trefl", "Jedna karta"));
  EXPECT_EQ(said_of(say, 22).back(), "22 karty");
  EXPECT_EQ(said_of(say, 112).back(), "112 kart, the foundation at I");
}

TEST(Speech, WhatIsNotTranslatedIsEnglishAndIsTold) {
  static std::vector<std::string> missing;
  const auto bytes = catalogue_of({{key_of("clubs", "suit"), "Kreuz"}});
  auto german = *Language::read(bytes);
  german.tell([](Text text, bool found) {
    if (!found) missing.emplace_back(text.english);
  });
  const Speaker say{german, clock_info()};
  EXPECT_EQ(said_of(say, 2).front(), "the seven of Kreuz to packet 3 of the circle");
  EXPECT_THAT(missing, testing::Contains("{card} to {pile}"));
  EXPECT_THAT(missing, testing::Not(testing::Contains("clubs")));
}

/// What is wrong is kept as a pattern with what fills it, each part of which may be a problem, a word to be
/// looked up in a form, or text as it stands.
TEST(Speech, AProblemIsSaidInTheLanguageOfWhoReadsIt) {
  const auto bytes =
      catalogue_of({{key_of("The Clock", "title"), "Zegar\nw: w Zegarze"},
                    {key_of("no pile {name} in {game}"), "{1.w} nie ma stosu {0}"},
                    {key_of("line {n}: {why}"), "wiersz {0}: {1}"},
                    {key_of("{n} card of {all}"), std::string{"karta\0{0} karty z {1}\0{0} kart", 30}}});
  const auto polish = *Language::read(bytes);
  const Problem inner = problem("no pile {name} in {game}", "'9z'", title_text(clock_info()));
  const Problem whole = problem("line {n}: {why}", 4, inner);
  EXPECT_EQ(whole.english(), "line 4: no pile '9z' in The Clock");
  EXPECT_EQ(polish.say(whole), "wiersz 4: w Zegarze nie ma stosu '9z'");
  EXPECT_EQ(polish.say(problem("{n} is untold", 3)), "3 is untold");
  EXPECT_EQ(polish.say("as it stands"), "as it stands");
  const auto cards = [](int n) { return count_problem("{n} card of {all}", "{n} cards of {all}", n, 52); };
  EXPECT_EQ(cards(1).english(), "1 card of 52");
  EXPECT_EQ(cards(3).english(), "3 cards of 52");
  EXPECT_EQ(polish.say(cards(3)), "3 karty z 52");
}

TEST(Speech, CapitalsOfManyAlphabets) {
  const std::map<std::string, std::string> cases = {
      {"ein", "Ein"},   {"über", "Über"}, {"élan", "Élan"}, {"÷", "÷"},       {"ſ", "ſ"},
      {"šest", "Šest"}, {"žena", "Žena"}, {"łza", "Łza"},   {"дама", "Дама"}, {"ёлка", "Ёлка"},
      {"ένα", "ένα"},   {"δύο", "Δύο"},   {"„so“", "„so“"}, {"", ""},         {"9", "9"},
      {"Ÿ", "Ÿ"},       {"女王", "女王"}};
  for (const auto& [small, large] : cases) EXPECT_EQ(Speaker::capital(small), large);
}

TEST(Speech, ABrokenCatalogueIsRefused) {
  const auto whole = catalogue_of({{1, "a"}, {2, "b"}});
  EXPECT_TRUE(Language::read(whole));
  for (std::size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(Language::read(std::string_view{whole}.substr(0, size))) << size;
  EXPECT_FALSE(Language::read(whole + "x"));
  for (std::size_t at = 208; at < whole.size() - 2; ++at) {  // keys and ends
    auto changed = whole;
    changed[at] = static_cast<char>(0xFF);
    if (const auto language = Language::read(changed)) EXPECT_EQ(language->of(Text{"a"}), "a");
  }
}

}  // namespace
}  // namespace longwood::test
