#include "core/table.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/engine.hpp"
#include "core/rng.hpp"
#include "support.hpp"

#if __has_include(<rapidcheck/gtest.h>)
#include <rapidcheck/gtest.h>
#endif

/// The edits of a table: what each does, that it is journalled, and that it is taken back exactly.
namespace longwood::test {
namespace {

constexpr Pile a = 0, b = 1, c = 2;

/// A table with these piles.
Table table_with(const std::vector<std::string>& piles, const PileClasses& classes = PileClasses::of({})) {
  Table table{classes};
  for (std::size_t pile = 0; pile < piles.size(); ++pile) {
    Words words{piles[pile]};
    for (auto word = words.next(); !word.empty(); word = words.next())
      table.put(static_cast<Pile>(pile), read_card(word));
  }
  return table;
}

std::string text(const Table& table, Pile pile) {
  std::string result;
  for (const Card card : pile_cards(table.state(), pile))
    result += (result.empty() ? "" : " ") + write_card(card);
  return result;
}

/// Whether the table knows of each pile which kinds lie there.
bool knows_kinds(const Table& table) {
  for (Pile pile = 0; pile < max_piles; ++pile) {
    Kinds kinds = 0;
    for (const Card card : pile_cards(table.state(), pile)) kinds |= Kinds{1} << card.kind();
    if (table.kinds_up_to(table.top(pile)) != kinds) return false;
  }
  return true;
}

/// Takes everything back and checks that nothing is left of it; also that key and kinds were kept along.
void expect_undone(Table& table, const State& before, const Key& key) {
  EXPECT_EQ(table.key(), table.recomputed_key());
  EXPECT_TRUE(knows_kinds(table));
  table.undo_to(0);
  EXPECT_TRUE(knows_kinds(table));
  EXPECT_EQ(table.state(), before);
  EXPECT_EQ(table.key(), key);
  EXPECT_EQ(table.key(), table.recomputed_key());
  EXPECT_EQ(table.mark(), 0U);
}

TEST(Table, ShiftMovesOneCard) {
  Table table = table_with({"2S 9H", "KD"});
  const State before = table.state();
  const Key key = table.key();
  table.shift(a, b);
  EXPECT_EQ(text(table, a), "2S");
  EXPECT_EQ(text(table, b), "KD 9H");
  EXPECT_EQ(table.size(b), 2);
  EXPECT_EQ(table.top(b), read_card("9H"));
  EXPECT_NE(table.key(), key);
  ASSERT_EQ(table.since(0).size(), 1U);
  EXPECT_EQ(table.since(0)[0], (Edit{Edit::shift, a, b, 1}));
  expect_undone(table, before, key);
}

TEST(Table, ShiftOfSeveralKeepsTheirOrder) {
  Table table = table_with({"KH 5S 6S 7S", ""});
  const State before = table.state();
  const Key key = table.key();
  table.shift(a, b, 3);
  EXPECT_EQ(text(table, a), "KH");
  EXPECT_EQ(text(table, b), "5S 6S 7S");
  expect_undone(table, before, key);
}

TEST(Table, ShiftOfAWholePileLeavesItEmpty) {
  Table table = table_with({"5S 6S", "KH"});
  const State before = table.state();
  const Key key = table.key();
  table.shift(a, b, 2);
  EXPECT_EQ(text(table, a), "");
  EXPECT_TRUE(table.top(a).none());
  EXPECT_EQ(text(table, b), "KH 5S 6S");
  expect_undone(table, before, key);
}

TEST(Table, PourReversesTheOrder) {
  Table table = table_with({"KH 5S 6S 7S", "AD"});
  const State before = table.state();
  const Key key = table.key();
  table.pour(a, b, 3);
  EXPECT_EQ(text(table, a), "KH");
  EXPECT_EQ(text(table, b), "AD 7S 6S 5S");
  ASSERT_EQ(table.since(0).size(), 1U);
  EXPECT_EQ(table.since(0)[0], (Edit{Edit::pour, a, b, 3}));
  expect_undone(table, before, key);
}

TEST(Table, PouringNothingIsNoEdit) {
  Table table = table_with({"", "AD"});
  table.pour(a, b, 0);
  EXPECT_EQ(table.mark(), 0U);
}

TEST(Table, SwapExchangesExposedCards) {
  Table table = table_with({"2S 9H", "KD"});
  const State before = table.state();
  const Key key = table.key();
  table.swap_tops(a, b);
  EXPECT_EQ(text(table, a), "2S KD");
  EXPECT_EQ(text(table, b), "9H");
  EXPECT_NE(table.key(), key);
  expect_undone(table, before, key);
}

TEST(Table, SetChangesACounter) {
  Table table = table_with({"2S"});
  const State before = table.state();
  const Key key = table.key();
  table.set(3, 7);
  EXPECT_EQ(table[3], 7);
  EXPECT_NE(table.key(), key);
  const Key seven = table.key();
  table.set(3, 7);
  EXPECT_EQ(table.mark(), 1U) << "setting what is set is no edit";
  table.set(4, 7);
  EXPECT_NE(table.key(), seven);
  EXPECT_EQ(table.since(0)[0], (Edit{Edit::set, 3, 0, 7}));
  expect_undone(table, before, key);
}

TEST(Table, SettingAlikeMakesPilesInterchangeable) {
  const PileClasses classes = PileClasses::of({}, {Group{a, 2}});
  Table one = table_with({"2S", "KD 9H"}, classes), other = table_with({"KD 9H", "2S"}, classes);
  const State before = one.state();
  const Key key = one.key();
  EXPECT_NE(one.key(), other.key());
  one.set(State::order_is_moot, 1);
  other.set(State::order_is_moot, 1);
  EXPECT_EQ(one.key(), other.key());
  expect_undone(one, before, key);
}

TEST(Table, PilesAlikeFromTheFirst) {
  const PileClasses classes = PileClasses::of({Group{a, 2}});
  Table one = table_with({"2S", "KD", "9H"}, classes), other = table_with({"KD", "2S", "9H"}, classes);
  EXPECT_EQ(one.key(), other.key());
  EXPECT_NE(one.key(), table_with({"2S", "9H", "KD"}, classes).key()) << "the third pile is not of the class";
  one.use_classes(false);
  other.use_classes(false);
  EXPECT_NE(one.key(), other.key());
  EXPECT_EQ(one.key(), one.recomputed_key());
}

TEST(Table, TheKeyKnowsOrderWithinAPile) {
  EXPECT_NE(table_with({"2S 9H"}).key(), table_with({"9H 2S"}).key());
  EXPECT_NE(table_with({"2S 9H", ""}).key(), table_with({"2S", "9H"}).key());
  EXPECT_NE(table_with({"2S 9H KD"}).key(), table_with({"9H 2S KD"}).key());
}

TEST(Table, ShuffleReadsThePileFromItsExposedCard) {
  // The list 2S 9H KD 5C is dealt from the top, so the pile is written the other way round.
  Table table = table_with({"5C KD 9H 2S"});
  table.prepare(12, {});
  const State before = table.state();
  const Key key = table.key();
  std::vector<std::string> list{"2S", "9H", "KD", "5C"};
  Rng{12, 2}.shuffle(std::span{list});
  table.shuffle(a, 2);
  EXPECT_EQ(text(table, a), list[3] + " " + list[2] + " " + list[1] + " " + list[0]);
  EXPECT_EQ(table.since(0)[0], (Edit{Edit::shuffle, a, 2, 0}));
  expect_undone(table, before, key);
}

TEST(Table, ShufflesOfManyCardsAreUndone) {
  Table table{PileClasses::of({})};
  for (std::uint8_t id = 0; id < max_cards; ++id) table.put(a, Card{id});
  table.prepare(99, {});
  const State before = table.state();
  const Key key = table.key();
  for (int stream = 1; stream < 6; ++stream) table.shuffle(a, stream);
  EXPECT_NE(table.state(), before);
  expect_undone(table, before, key);
}

TEST(Table, GatherInDealOrder) {
  Table table = table_with({"2S 9H", "KD", "", ""});
  const State before = table.state();
  const Key key = table.key();
  constexpr Group packets{0, 3};
  constexpr Pile hand = 3;
  gather(table, packets, hand, Gather::deal_order);
  std::string dealt;
  while (table.size(hand) > 0) {
    dealt += write_card(table.top(hand)) + " ";
    table.shift(hand, c);
  }
  EXPECT_EQ(dealt, "2S 9H KD ");
  expect_undone(table, before, key);
}

TEST(Table, UndoToAMarkInTheMiddle) {
  Table table = table_with({"2S 9H", "KD"});
  table.shift(a, b);
  const auto mark = table.mark();
  const State middle = table.state();
  table.swap_tops(a, b);
  table.set(1, 5);
  EXPECT_EQ(table.since(mark).size(), 2U);
  table.undo_to(mark);
  EXPECT_EQ(table.state(), middle);
  EXPECT_EQ(table.mark(), mark);
}

TEST(Table, ThePositionAtAMarkIsTheOneBefore) {
  Table table = table_with({"2S 3S 4S", "5S"});
  table.shift(a, b);
  const State then = table.state();
  const auto mark = table.mark();
  table.shift(a, b);
  table.set(2, 1);
  const State now = table.state();
  EXPECT_EQ(table.state_at(mark), then);
  EXPECT_EQ(table.state(), now);
}

TEST(Table, LoadAndForgetEmptyTheJournalOnly) {
  Table table = table_with({"2S 9H", "KD"});
  table.shift(a, b);
  const State state = table.state();
  const Key key = table.key();
  table.forget();
  EXPECT_EQ(table.mark(), 0U);
  EXPECT_EQ(table.state(), state);
  EXPECT_EQ(table.key(), key);
  table.load(state);
  EXPECT_EQ(table.key(), key);
}

/// What is known of the cards that lie as before is kept: it must be theirs.
TEST(Table, LoadRecomputesWhatChanged) {
  const PileClasses classes = PileClasses::of({Group{0, 2}}, {Group{2, 3}});
  Rng rng{11, 0};
  std::vector<State> positions;
  Table table{classes};
  for (std::uint8_t id = 0; id < max_cards; ++id) table.put(static_cast<Pile>(rng.below(5)), Card{id});
  for (int round = 0; round < 500; ++round) {
    for (int edits = 1 + static_cast<int>(rng.below(12)); edits > 0; --edits) {
      const auto from = static_cast<Pile>(rng.below(5)),
                 to = static_cast<Pile>((from + 1 + rng.below(4)) % 5);
      const int most = std::min(table.size(from), 3);
      if (most > 0) table.shift(from, to, 1 + static_cast<int>(rng.below(static_cast<std::uint64_t>(most))));
      if (rng.below(40) == 0) table.pour(from, to, table.size(from));
      if (rng.below(40) == 0) table.shuffle(to, 1);
      if (rng.below(20) == 0) table.set(State::order_is_moot, table[State::order_is_moot] == 0 ? 1 : 0);
      if (rng.below(4) == 0) table.set(3, static_cast<int>(rng.below(200)));
    }
    positions.push_back(table.state());
    const State& state = positions[rng.below(positions.size())];
    table.load(state);
    ASSERT_EQ(table.state(), state);
    ASSERT_TRUE(knows_kinds(table));
    const Key key = table.key();
    std::array<Key, 5> chains;
    const auto chain = [&](Pile pile) { return table.size(pile) > 0 ? table.chain(table.top(pile)) : Key{}; };
    for (Pile pile = 0; pile < chains.size(); ++pile) chains[pile] = chain(pile);
    table.use_classes(true);  // recomputes everything
    ASSERT_EQ(table.key(), key);
    for (Pile pile = 0; pile < chains.size(); ++pile) ASSERT_EQ(chain(pile), chains[pile]);
  }
}

TEST(Table, AnImageTakesBackWhatCameAfterIt) {
  Table table = table_with({"2S 9H 4D", "KD QD"});
  table.shift(a, b);
  const State state = table.state();
  const Key key = table.key();
  Table::Image image;
  table.save(image);
  table.pour(b, c, 3);
  table.shuffle(c, 1);
  table.set(2, 1);
  table.restore(image);
  EXPECT_EQ(table.state(), state);
  EXPECT_EQ(table.key(), key);
  EXPECT_EQ(table.mark(), 1U);
  EXPECT_TRUE(knows_kinds(table));
  table.undo_to(0);
  EXPECT_EQ(text(table, a), "2S 9H 4D");
  EXPECT_EQ(table.key(), table.recomputed_key());
}

TEST(Table, NumberAndOptionsAreNotPartOfTheKey) {
  Table table = table_with({"2S"});
  const Key key = table.key();
  table.prepare(5, {1, 2});
  EXPECT_EQ(table.state().number, 5U);
  EXPECT_EQ(table.state().option[1], 2);
  EXPECT_EQ(table.key(), key);
}

/// A rule which would deal for ever is stopped before it fills the memory.
TEST(TableDeathTest, TheJournalIsBounded) {
  const auto deal_for_ever = [] {
    Table table = table_with({"2S"});
    for (std::size_t edits = 0; edits <= 2 * Table::most_edits; ++edits)
      table.shift(edits % 2 == 0 ? a : b, edits % 2 == 0 ? b : a);
  };
  EXPECT_DEATH(deal_for_ever(), "");
}

#if __has_include(<rapidcheck/gtest.h>)
/// Any edits whatever, one after another: the key is kept, and all of them can be taken back.
RC_GTEST_PROP(TableProperty, AnyEditsAreUndone, (const std::vector<std::array<std::uint8_t, 4>>& edits)) {
  Table table{PileClasses::of({Group{0, 2}}, {Group{2, 3}})};
  for (std::uint8_t id = 0; id < 40; ++id) table.put(id % 5, Card{id});
  table.prepare(7, {});
  const State before = table.state();
  const Key key = table.key();
  for (const auto& [kind, from, to, n] : edits) {
    const auto x = static_cast<Pile>(from % 5), y = static_cast<Pile>(to % 5);
    const int most = table.size(x);
    if (kind % 5 == 0 && x != y && most > 0) table.shift(x, y, 1 + n % most);
    if (kind % 5 == 1 && x != y) table.pour(x, y, n % (most + 1));
    if (kind % 5 == 2 && x != y && most > 0 && table.size(y) > 0) table.swap_tops(x, y);
    if (kind % 5 == 3) table.set(from % State::counters, n % 4);
    if (kind % 5 == 4) table.shuffle(x, 1 + n % 4);
    RC_ASSERT(table.key() == table.recomputed_key());
    RC_ASSERT(knows_kinds(table));
  }
  table.undo_to(0);
  RC_ASSERT(table.state() == before);
  RC_ASSERT(table.key() == key);
  RC_ASSERT(knows_kinds(table));
}
#endif

}  // namespace
}  // namespace longwood::test
