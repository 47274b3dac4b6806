#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "core/all_games.hpp"
#include "describe/collect.hpp"
#include "face/calls.hpp"
#include "face/commands.hpp"

/// What leaves the core is described once, and what is made of the descriptions is as they are.
namespace longwood::face {
namespace {

using describe::described;
using testing::HasSubstr;

std::string file(const std::string& name) {
  std::ifstream stream{LONGWOOD_ROOT "/" + name, std::ios::binary};
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

constexpr auto mend = "write them again with: cmake --build --preset release --target longwood_face_files";

TEST(Face, ThePagesTypesAreFresh) {
  EXPECT_EQ(file("web/src/core/face.ts"), describe::typescript(described())) << mend;
}

TEST(Face, TheManualIsFresh) {
  EXPECT_EQ(file("docs/reference/json.md"), describe::manual(describe::described_commands())) << mend;
}

struct Added {
  int count;
  std::optional<Share> share;
};
Added added_call(int count, std::string_view words) {
  return {count, words == "half" ? std::optional{Share{0.5}} : std::nullopt};
}

}  // namespace

template <>
struct Described<Added> {
  static constexpr std::string_view name = "Added";
  static constexpr std::tuple fields{
      field<"count", "How many.">(&Added::count),
      field<"share">(&Added::share),
  };
};

namespace {

TEST(Face, OneRowAddsACallToAnswersAndTypes) {
  constexpr std::tuple<AtOnce<"added", added_call, "Counts.", "count", "words">> rows;
  EXPECT_EQ(answer_by(rows, "added\n-12\nhalf"), R"({"count":-12,"share":0.5})");
  EXPECT_EQ(answer_by(rows, "added\n3\n"), R"({"count":3,"share":null})");
  const auto description = describe::description_of(rows);
  const auto types = describe::typescript(description);
  EXPECT_THAT(types, HasSubstr("  /** How many. */\n  count: number\n  share: Share | null\n"));
  EXPECT_THAT(types, HasSubstr("  /** Counts. */\n  added(count: number, words: string): Added\n"));
  const auto manual = describe::manual(description);
  EXPECT_THAT(manual, HasSubstr("### Added\n\n* `count: number` How many.\n* `share: Share | null`\n"));
}

TEST(Face, NoTypeAndNoCallHasTwoMeanings) {
  const auto all = describe::description_of(std::tuple_cat(calls, commands));
  std::set<std::string> names;
  for (const auto& type : all.types) EXPECT_TRUE(names.insert(type.name).second) << type.name;
  for (const auto& call : all.calls) EXPECT_TRUE(names.insert(call.name + "()").second) << call.name;
  for (const auto& command : all.commands) EXPECT_TRUE(names.insert(command.name).second) << command.name;
}

TEST(Face, CommandsAnswerInThePagesWords) {
  for (const AnyGame& game : all_games()) {
    const RuleSet& set = game.info->sets.back();
    const GameFacts facts{Speaker{in_english, *game.info}, game, set, set.options};
    const auto page = json_of(facts);
    EXPECT_THAT(json_of(GameDescribed{facts}), HasSubstr(page.substr(1, page.size() - 2)));
    const Session session{game, set, set.options, deal_by_number(game.info->packs_for(set.options), 5)};
    EXPECT_THAT(json_of(Dealt{{session}, true}),
                testing::StartsWith("{\"game\":\"" + std::string{game.info->id}));
  }
}

struct Twice {
  Added one, other;
};

}  // namespace

template <>
struct Described<Twice> {
  static constexpr std::string_view name = "Twice";
  static constexpr std::tuple fields{
      field<"">(&Twice::one),
      field<"other">(&Twice::other),
      field<"half">([](const Twice&) { return 0.5; }),
      field<"third">([](const Twice&) { return 3; }),
  };
};

namespace {

TEST(Face, MembersOfAStructStandInItsPlace) {
  EXPECT_EQ(json_of(Twice{{1, {}}, {2, {}}}),
            R"({"count":1,"share":null,"other":{"count":2,"share":null},"half":0.5,"third":3})");
  constexpr std::tuple<Command<"twice", Twice, "Two of them.">> rows;
  const auto manual = describe::manual(describe::description_of(rows));
  EXPECT_THAT(manual, HasSubstr("* `twice`: `Twice`. Two of them.\n"));
  EXPECT_THAT(manual,
              HasSubstr("### Twice\n\nHas the keys of Added.\n\n* `other: Added`, `half, third: number`\n"));
}

TEST(Face, SharesAreWrittenToAMillionth) {
  const auto written = [](double value) { return json_of(Share{value}); };
  EXPECT_EQ(written(0), "0");
  EXPECT_EQ(written(1), "1");
  EXPECT_EQ(written(0.3141592), "0.314159");
  EXPECT_EQ(written(-0.25), "-0.25");
  EXPECT_EQ(written(-0.0000004), "0");
  EXPECT_EQ(written(0.0000006), "0.000001");
  EXPECT_EQ(written(4.86877), "4.86877");
  EXPECT_EQ(share_of("0.314159"), 0.314159);
  EXPECT_EQ(share_of("1"), 1);
  for (const auto* none : {"", ".", "x", "-1", "NaN", "Infinity", "1e3", "0.5x", "0.1.2"})
    EXPECT_EQ(share_of(none), std::nullopt) << none;
}

TEST(Face, AnArgumentThatIsNoneIsNamed) {
  constexpr std::tuple<AtOnce<"added", added_call, "Counts.", "count", "words">> rows;
  for (const auto* none : {"", "x", "1.5", "NaN", "-", "--1", "+1", " 1", "2147483648", "4294967301", "1e3"})
    EXPECT_EQ(answer_by(rows, std::string{"added\n"} + none + "\nhalf"),
              "?count cannot be '" + std::string{none} + "'");
  EXPECT_EQ(argument<std::uint64_t>("18446744073709551615"), ~std::uint64_t{0});
  EXPECT_EQ(argument<std::uint64_t>("18446744073709551616"), std::nullopt);
  EXPECT_EQ(argument<std::uint64_t>("-1"), std::nullopt);
  EXPECT_EQ(argument<bool>("yes"), std::nullopt);
  EXPECT_FALSE(argument<DealKind>("numbers"));
}

TEST(Face, TextsAreQuoted) {
  EXPECT_EQ(json_of(std::string_view{"a\"b\\c\nd\te\x1f ö"}), R"("a\"b\\c\nd\u0009e\u001f ö")");
}

TEST(Face, ALineEndsAnArgumentButTheLast) {
  EXPECT_THAT(answer_to("facts\nfortress\n"), HasSubstr(R"({"id":"fortress",)"));
  EXPECT_THAT(answer_to("facts\nfortress\nnone"), HasSubstr(R"({"fault":"Fortress has no rule set 'none')"));
  EXPECT_THAT(answer_to("open\nfortress\n\ndeck\nKS\nKH"), HasSubstr(R"({"fault":)"));
}

}  // namespace
}  // namespace longwood::face
