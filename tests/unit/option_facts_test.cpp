#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "session/record.hpp"
#include "support.hpp"

/// The options, sets and comparisons of every game as data.
namespace longwood::test {
namespace {

std::set<std::string_view> ids(const auto& list) {
  std::set<std::string_view> found;
  for (const auto& each : list)
    if (!each.id.empty()) found.insert(each.id);
  return found;
}

TEST(Options, TheFactsAreInOrder) {
  for (const AnyGame& game : all_games()) {
    const GameInfo& info = *game.info;
    const Variants& variants = info.variants;
    ASSERT_LE(variants.options.size(), static_cast<std::size_t>(State::options));
    EXPECT_EQ(ids(variants.options).size(), variants.options.size()) << info.id;
    for (const RuleOption& option : variants.options) {
      EXPECT_GE(option.size(), 2) << option.id;
      EXPECT_EQ(ids(option.choices).size(), static_cast<std::size_t>(option.size())) << option.id;
      EXPECT_TRUE(option.question.ends_with('?')) << option.id;
      EXPECT_EQ(option.choices[0].amendments[0].sentence, 0) << "the book amends nothing";
      for (int i = 1; i < option.size(); ++i) {
        const Choice& choice = option.choices[static_cast<std::size_t>(i)];
        EXPECT_NE(choice.amendments[0].sentence, 0) << option.id << '=' << choice.id << " says nothing";
        for (const Amendment& amended : choice.amendments) {
          if (amended.sentence < the_object) EXPECT_LE(amended.sentence, info.rulebook->sentences.size());
          if (amended.sentence == 0) continue;
          EXPECT_TRUE(amended.text.ends_with('.')) << amended.text;
          EXPECT_FALSE(amended.source.empty()) << amended.text;
        }
      }
    }
    for (const Rewording& rewording : variants.rewordings) {
      EXPECT_EQ(info.reason(rewording.reason.why).code, rewording.reason.code);
      EXPECT_LT(rewording.when.choice, variants.options[rewording.when.option].size());
    }
    EXPECT_EQ(ids(info.sets).size(), info.sets.size());
    EXPECT_GE(info.sets.size(), 2U) << info.id;
    EXPECT_EQ(info.sets.front().options, Options{});
    for (const RuleSet& set : info.sets) {
      EXPECT_EQ(info.set_of(set.options), &set) << "two sets are the same";
      EXPECT_EQ(info.contradiction(set.options), "") << set.id;
      EXPECT_FALSE(set.about.empty() || set.source.empty() || set.title.empty()) << set.id;
      EXPECT_GE(set.version, 1);
      for (std::size_t i = 0; i < set.options.size(); ++i)
        EXPECT_LT(set.options[i], i < variants.options.size() ? variants.options[i].size() : 1) << set.id;
    }
    const Comparison& table = variants.comparison;
    ASSERT_GE(table.authorities.size(), 2U);
    ASSERT_LE(table.authorities.size(), most_authorities);
    EXPECT_EQ(table.authorities.front().set, info.sets.front().id);
    for (const Authority& authority : table.authorities)
      EXPECT_TRUE(authority.set.empty() || find_set(info, authority.set) != nullptr) << authority.set;
    for (const Point& point : table.points) {
      EXPECT_FALSE(point.readings[0].empty()) << point.question;
      const bool silent = info.sentence(point.sentence).source.starts_with("the book is silent");
      EXPECT_FALSE(silent && point.readings[0].stated) << point.question << " is put into the book's mouth";
      EXPECT_LE(point.sentence, info.rulebook->sentences.size());
      for (std::size_t i = table.authorities.size(); i < most_authorities; ++i)
        EXPECT_TRUE(point.readings[i].empty()) << point.question;
    }
  }
}

/// A sentence that a set changes is marked unless the book itself words it so for another way to play, and no
/// other is.
TEST(Options, DeparturesAreMarked) {
  for (const GameUnder& game : all_ways()) {
    const std::string_view book = game.info->variants.comparison.authorities.front().citation;
    int changed = 0;
    for (int n = 1; n <= static_cast<int>(game.info->rulebook->sentences.size()); ++n) {
      const ReadSentence read = game.info->sentence(n, game.set->options);
      const Sentence& own = game.info->rulebook->sentences[static_cast<std::size_t>(n - 1)];
      const bool differs = read.text != own.text;
      EXPECT_EQ(read.departs, differs && !read.source.starts_with(book)) << game.set->id << ' ' << n;
      changed += differs ? 1 : 0;
    }
    EXPECT_EQ(changed == 0, game.set == game.info->sets.data()) << game.set->id;
  }
}

TEST(Options, ContradictionsAreRefusedWithTheReason) {
  int refused = 0;
  for (const AnyGame& game : all_games())
    for (const Contradiction& pair : game.info->variants.contradictions) {
      Options chosen{};
      pair.one.make(chosen);
      pair.other.make(chosen);
      const auto choices = write_choices(*game.info, game.info->sets.front(), chosen);
      const auto rules = choose_rules(*game.info, game.info->sets.front(), choices);
      ASSERT_FALSE(rules) << game.info->id << ' ' << choices;
      EXPECT_NE(rules.error().english().find(game.info->contradiction(chosen)), std::string::npos);
      EXPECT_FALSE(pair.reason.empty());
      ++refused;
    }
  EXPECT_GE(refused, 6);
  const GameInfo& info = *find_game("st-helena")->info;
  const auto error = [&](std::string_view choices) {
    const auto rules = choose_rules(info, info.sets.front(), choices);
    return rules ? std::string{"none"} : rules.error().english();
  };
  EXPECT_EQ(error("packing=any-suit"), "none");
  EXPECT_NE(error("colour=red").find("St. Helena has no option 'colour'; it has restriction, packing"),
            std::string::npos);
  EXPECT_NE(error("packing=red").find("packing may be in-suit, any-suit"), std::string::npos);
  EXPECT_NE(error("packing").find("packing may be"), std::string::npos);
  EXPECT_NE(error("packing=").find("packing may be"), std::string::npos);
}

TEST(Options, ChoicesThatMakeANamedSetAreThatSet) {
  const GameInfo& info = *find_game("the-sultan")->info;
  const auto rules = choose_rules(info, info.sets.front(),
                                  "divan=six refill=talon-or-divan talon=unshuffled turn=by-itself");
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->set->id, "six");
  EXPECT_EQ(write_choices(info, *rules->set, rules->options), "");
  const auto back = choose_rules(info, *rules->set, "talon=shuffled divan=eight refill=at-once turn=by-hand");
  ASSERT_TRUE(back);
  EXPECT_EQ(back->set->id, "cadogan");
}

}  // namespace
}  // namespace longwood::test
