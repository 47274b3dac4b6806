#include "session/proved_deals.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"

namespace longwood {
namespace {

ProvedDeals some() {
  return {"the-clock", "cadogan", 3, {{0, 5}, {1, 1}, {7, 2}, {300, 4}, {(1ULL << 60) + 5, 3}}};
}

TEST(ProvedDeals, WhatIsWrittenIsRead) {
  const auto read = read_proved_deals(write_proved_deals(some()));
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(*read, some());
  const ProvedDeals empty{"fortress", "cadogan", 1, {}};
  EXPECT_EQ(read_proved_deals(write_proved_deals(empty)).value(), empty);
}

TEST(ProvedDeals, ManyDealsTakeAByteEach) {
  ProvedDeals list{"fortress", "cadogan", 1, {}};
  Rng rng{1};
  for (std::uint64_t number = 0; list.deals.size() < 10'000; ++number)
    if (rng.below(5) == 0) list.deals.push_back({number, static_cast<std::uint8_t>(1 + rng.below(5))});
  const auto bytes = write_proved_deals(list);
  EXPECT_LT(bytes.size(), 10'200U);
  EXPECT_EQ(read_proved_deals(bytes).value(), list);
}

TEST(ProvedDeals, DamageIsNoticed) {
  const auto bytes = write_proved_deals(some());
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(read_proved_deals(std::string_view{bytes}.substr(0, size))) << size;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    auto other = bytes;
    other[at] = static_cast<char>(other[at] ^ 0x10);
    EXPECT_FALSE(read_proved_deals(other)) << at;
  }
  EXPECT_FALSE(read_proved_deals(bytes + "x"));
  EXPECT_FALSE(read_proved_deals(""));
}

TEST(ProvedDeals, OfEarlierRulesServeTheDaysThatHadThem) {
  for (const AnyGame& game : all_games())
    for (const RuleSet& set : game.info->sets) {
      const int ours = game.info->rules_of(set);
      for (const int rules : {ours - 1, ours, ours + 1}) {
        const auto bytes =
            write_proved_deals({std::string{game.info->id}, std::string{set.id}, rules, {{7, 1}}});
        EXPECT_EQ(read_proved_deals(bytes, *game.info, set).has_value(), rules == ours);
        EXPECT_EQ(read_earlier_deals(bytes, *game.info, set).has_value(), rules <= ours);
      }
    }
  const AnyGame& first = all_games().front();
  EXPECT_FALSE(read_earlier_deals(write_proved_deals({"no-game", "no-set", 1, {}}), *first.info,
                                  first.info->sets.front()));
}

TEST(ProvedDeals, PickTakesEveryDealOfTheGradesAlike) {
  const auto list = some();
  EXPECT_EQ(pick(list, 4, 4, 17), (ProvedDeal{300, 4}));
  EXPECT_EQ(pick({}, 1, 5, 17), std::nullopt);
  // what was dealt before comes only when there is nothing else
  std::vector<std::uint64_t> dealt;
  while (const auto next = pick(list, 1, 5, 17, dealt)) {
    EXPECT_EQ(std::ranges::count(dealt, next->number), 0);
    dealt.push_back(next->number);
  }
  EXPECT_EQ(dealt.size(), list.deals.size());
  EXPECT_EQ(pick({"fortress", "cadogan", 1, {{4, 2}}}, 3, 5, 17), std::nullopt);
  std::map<std::uint64_t, int> picked;
  for (std::uint64_t random = 0; random < 3000; ++random) ++picked[pick(list, 1, 3, random).value().number];
  ASSERT_EQ(picked.size(), 3U);
  for (const auto& [number, count] : picked) EXPECT_NEAR(count, 1000, 100) << number;
}

TEST(ProvedDeals, TellTheGamesOfTheHonestPlayer) {
  auto list = some();
  list.honest = {{{97, 100}, {40, 50}, {3, 9}, {0, 0}, {0, 12'345}}};
  const auto bytes = write_proved_deals(list);
  EXPECT_NE(bytes.find("\nhonest 97/100 40/50 3/9 0/0 0/12345\n"), bytes.npos);
  EXPECT_EQ(read_proved_deals(bytes).value(), list);
  list.honest[1].won = 51;  // of fifty
  EXPECT_FALSE(read_proved_deals(write_proved_deals(list)));
}

TEST(ProvedDeals, GradesTellWhereHarderOnesAreWonLessOften) {
  auto list = some();
  const auto tell = [&](std::array<HonestGamesOf, ProvedDeals::grades> honest) {
    list.honest = honest;
    return grades_tell(list);
  };
  EXPECT_TRUE(tell({})) << "by the solver's trouble";
  EXPECT_TRUE(tell({{{303, 303}, {303, 303}, {302, 302}, {302, 302}, {303, 303}}})) << "by its trouble too";
  EXPECT_TRUE(tell({{{205, 205}, {193, 196}, {198, 201}, {194, 195}, {202, 202}}})) << "hardly any is lost";
  EXPECT_TRUE(tell({{{574, 678}, {487, 679}, {465, 707}, {323, 712}, {201, 721}}}));
  EXPECT_TRUE(tell({{{71, 71}, {70, 70}, {71, 71}, {70, 72}, {45, 71}}}));
  EXPECT_TRUE(tell({{{126, 2000}, {91, 2000}, {84, 2000}, {62, 2000}, {38, 2000}}}));
  EXPECT_FALSE(tell({{{125, 2000}, {117, 1999}, {138, 2001}, {119, 2000}, {120, 2000}}})) << "alike";
  EXPECT_FALSE(tell({{{0, 8}, {2, 9}, {1, 6}, {0, 4}, {2, 8}}})) << "too few to tell";
  EXPECT_FALSE(tell({{{161, 201}, {158, 186}, {175, 185}, {188, 192}, {179, 186}}})) << "the wrong way";
  EXPECT_FALSE(tell({{{0, 8}, {0, 9}, {0, 6}, {0, 4}, {0, 8}}})) << "none is won";
}

}  // namespace
}  // namespace longwood
