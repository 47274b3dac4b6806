#include "games/checks.hpp"

#include <set>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/figure.hpp"
#include "games/spots.hpp"
#include "games/the_sultan/rules.hpp"

/// Each thing that a game must have is missed where it is missing: a sound game's data with one flaw at a
/// time.
namespace longwood::test {
namespace {

using Check = bool (*)(const GameInfo&);

/// The Sultan's data with a flaw.
template <class Spoil>
GameInfo spoilt(Spoil spoil) {
  GameInfo info = TheSultan::info;
  spoil(info);
  return info;
}

template <class T, std::size_t n>
std::array<T, n> copied(std::span<const T> from) {
  std::array<T, n> copy{};
  std::ranges::copy(from.first(n), copy.begin());
  return copy;
}

void expect_found(Check check, const GameInfo& flawed) {
  EXPECT_TRUE(check(TheSultan::info));
  EXPECT_FALSE(check(flawed));
}

TEST(Checks, FindAGameWithoutATitle) {
  expect_found(checks::is_titled, spoilt([](GameInfo& info) { info.title = ""; }));
}

TEST(Checks, FindAPileInNoGroupAndInTwo) {
  expect_found(checks::each_pile_in_one_group,
               spoilt([](GameInfo& info) { info.groups = info.groups.first(4); }));
  auto groups = copied<PileGroup, 5>(TheSultan::info.groups);
  groups[1].piles = {8, 2};  // the first place of the Divan too
  expect_found(checks::each_pile_in_one_group, spoilt([&](GameInfo& info) { info.groups = groups; }));
}

TEST(Checks, FindPilesAllCalledAlike) {
  auto groups = copied<PileGroup, 5>(TheSultan::info.groups);
  groups[2].words = "a place in the Divan";
  expect_found(checks::piles_are_called, spoilt([&](GameInfo& info) { info.groups = groups; }));
}

TEST(Checks, FindAGameWithoutFamilies) {
  expect_found(checks::cards_can_come_home,
               spoilt([](GameInfo& info) { info.groups = info.groups.last(4); }));
}

TEST(Checks, FindNamesThatCannotBeWritten) {
  auto names = copied<std::string_view, 19>(TheSultan::info.pile_names);
  names[3] = names[4];
  expect_found(checks::names_can_be_written, spoilt([&](GameInfo& info) { info.pile_names = names; }));
  names[3] = "a-b";
  expect_found(checks::names_can_be_written, spoilt([&](GameInfo& info) { info.pile_names = names; }));
}

TEST(Checks, FindAnAimThatIsMissingTooLongOrTwoSentences) {
  Rulebook book = *TheSultan::info.rulebook;
  for (const std::string_view aim : {"", "Play.", "Build every suit up. Then win the game.",
                                     "Build every suit up to its queen round the Sultan"}) {
    book.aim = aim;
    expect_found(checks::says_its_aim, spoilt([&](GameInfo& info) { info.rulebook = &book; }));
  }
  const std::string long_one(121, '.');
  book.aim = long_one;
  expect_found(checks::says_its_aim, spoilt([&](GameInfo& info) { info.rulebook = &book; }));
}

TEST(Checks, FindALessonThatIsTooShortOrCitesNothing) {
  Rulebook book = *TheSultan::info.rulebook;
  const auto moves = copied<ShownMove, 3>(book.lesson.moves);
  book.lesson.moves = std::span{moves}.first(2);
  expect_found(checks::teaches, spoilt([&](GameInfo& info) { info.rulebook = &book; }));
  auto flawed = moves;
  flawed[1].sentence = 99;
  book.lesson.moves = flawed;
  expect_found(checks::teaches, spoilt([&](GameInfo& info) { info.rulebook = &book; }));
  flawed = moves;
  flawed[2].move = "";
  expect_found(checks::teaches, spoilt([&](GameInfo& info) { info.rulebook = &book; }));
}

TEST(Checks, FindReasonsWithoutWordsOrSentence) {
  const auto all = TheSultan::info.reasons;
  expect_found(checks::first_reason_is_no_such_move,
               spoilt([&](GameInfo& info) { info.reasons = all.subspan(1); }));
  const auto own = std::ranges::find(all, own_reason(0), &Reason::why) - all.begin();
  auto fewer = copied<Reason, 22>(all);
  fewer[static_cast<std::size_t>(own)].why = Why::corner;
  expect_found(checks::own_reasons_have_words, spoilt([&](GameInfo& info) { info.reasons = fewer; }));
  auto elsewhere = copied<Reason, 22>(all);
  elsewhere[5].sentence = 99;
  expect_found(checks::reasons_cite_sentences, spoilt([&](GameInfo& info) { info.reasons = elsewhere; }));
  auto twice = copied<Reason, 22>(all);
  twice[5].why = twice[6].why;
  expect_found(checks::reasons_differ, spoilt([&](GameInfo& info) { info.reasons = twice; }));
}

TEST(Checks, FindOptionsAndSetsThatDoNotFit) {
  auto options = copied<RuleOption, 2>(TheSultan::info.variants.options);
  options[0].choices[0].amendments[0] = {.sentence = 1, .text = "Otherwise."};
  expect_found(checks::first_choices_amend_nothing,
               spoilt([&](GameInfo& info) { info.variants.options = options; }));
  options[0].choices[1].amendments[0].sentence = 15;
  expect_found(checks::amendments_cite_sentences,
               spoilt([&](GameInfo& info) { info.variants.options = options; }));
  options[1].id = options[0].id;
  expect_found(checks::options_differ, spoilt([&](GameInfo& info) { info.variants.options = options; }));
  expect_found(checks::sets_fit, spoilt([&](GameInfo& info) { info.sets = info.sets.subspan(1); }));
  // the rewordings speak of the second option
  expect_found(checks::rewordings_fit,
               spoilt([](GameInfo& info) { info.variants.options = info.variants.options.first(1); }));
}

TEST(Checks, FindAVersionThatSaysNotWhatItChanged) {
  expect_found(checks::changes_are_told, spoilt([](GameInfo& info) { info.rules_version = 2; }));
}

TEST(Checks, FindAPileThatAFigureLacksOrHasTwice) {
  const auto with = [](const Figure& figure) {
    return spoilt([&](GameInfo& info) { info.figure = &figure; });
  };
  const int piles = TheSultan::info.piles();
  auto parts = figure::above(Group{0, 9}, Group{9, static_cast<Pile>(piles - 9)});
  EXPECT_TRUE(figure_is_whole(with({.tall = {{{parts.list}}}})));
  --parts.list[2].piles.count;
  expect_found(figure_is_whole, with({.wide = {{{parts.list}}}}));
  parts.list[2].piles = {8, static_cast<Pile>(piles - 8)};
  expect_found(figure_is_whole, with({.wide = {{{parts.list}}}}));
  expect_found(figure_is_whole, with({.text = parts.list}));
}

/// At the terminal every table shows each of its piles once, no two in one place, and keeps to 80 columns; so
/// does a table that is made from the groups of piles alone.
TEST(Spots, HavePlaceForEveryPile) {
  for (const AnyGame& game : all_games())
    for (const RuleSet& set : game.info->sets)
      for (const bool plainly : {false, true}) {
        GameInfo info = *game.info;
        if (plainly) info.figure = nullptr;
        SCOPED_TRACE(std::string{info.id} + ' ' + std::string{set.id});
        const Spots spots = spots_of(info, set.options);
        std::set<std::pair<int, int>> places;
        std::set<int> piles;
        for (const Spot& spot : spots.piles) {
          EXPECT_TRUE(places.insert({spot.row, spot.column}).second) << int{spot.pile};
          EXPECT_TRUE(piles.insert(spot.pile).second) << int{spot.pile};
          EXPECT_LE(spot.column, 78) << int{spot.pile};
        }
        for (int pile = 0; pile < info.piles(); ++pile)
          EXPECT_EQ(piles.contains(pile), info.has_pile(static_cast<Pile>(pile), set.options)) << pile;
      }
}

}  // namespace
}  // namespace longwood::test
