#include "session/record.hpp"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// Records: what is written is read back, every fault is named with its line and its mend, and the records in
/// tests/data/records load for ever.
namespace longwood::test {
namespace {

const std::string good =
    "longwood record 1\n"
    "game st-helena\n"
    "set hoffmann\n"
    "rules 1\n"
    "deal 5\n"
    "moves\n"
    "6-ha deal\n";

std::string with(std::string_view old, std::string_view other) {
  std::string text = good;
  text.replace(text.find(old), old.size(), other);
  return text;
}

/// The fault of a text; "read" if it has none.
std::string fault(std::string_view text) {
  const auto record = read_record(text);
  return record ? "read" : record.error().english();
}

class Records : public testing::TestWithParam<AnyGame> {
 protected:
  static Record random_record(Deal deal, std::uint64_t number) {
    const RuleSet& set = GetParam().info->sets.front();
    Session session{GetParam(), set, deal};
    Rng rng{number, 41};
    for (std::uint64_t ply = 0; ply < number * 40; ++ply) {
      const MoveList moves = session.moves();
      if (moves.empty()) break;
      session.play(random_move(moves, rng));
    }
    return session.record();
  }
  static void check_round_trip(const Record& record) {
    const std::string text = write_record(record);
    const auto read = read_record(text);
    ASSERT_TRUE(read) << read.error().english() << '\n' << text;
    EXPECT_EQ(read->game->info, record.game->info);
    EXPECT_EQ(read->set, record.set);
    EXPECT_EQ(write_deck(read->deal), write_deck(record.deal));
    EXPECT_EQ(read->deal.number, record.deal.number);
    EXPECT_EQ(read->deal.numbered, record.deal.numbered);
    EXPECT_EQ(read->moves, record.moves);
    EXPECT_EQ(write_record(*read), text);
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);)
      EXPECT_TRUE(line.size() <= 76 || line.starts_with("deck ")) << line;
  }
};

INSTANTIATE_TEST_SUITE_P(All, Records, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Records, WhatIsWrittenIsReadBack) {
  const Packs& packs = GetParam().info->packs;
  for (std::uint64_t number = 0; number < 8; ++number) {
    SCOPED_TRACE(number);
    const Deal numbered = deal_by_number(packs, number == 7 ? ~std::uint64_t{0} : number);
    check_round_trip(random_record(numbered, number));
    const auto given = deal_from_deck(packs, write_deck(numbered));
    ASSERT_TRUE(given) << given.error().english();
    check_round_trip(random_record(*given, number));
  }
}

/// One record of every game. If this test fails, people's saved games no longer load.
TEST_P(Records, TheGoldenRecordLoadsForEver) {
  std::istringstream lines{read_file("records/golden.txt")};
  std::string line;
  const std::string own = std::string{GetParam().info->id} + " ";
  while (std::getline(lines, line) && !line.starts_with(own)) {}
  ASSERT_TRUE(line.starts_with(own)) << "this game needs a golden record";
  std::istringstream expected{line.substr(own.size())};
  std::size_t moves = 0;
  int home = 0;
  std::string standing;
  expected >> moves >> home >> standing;
  const std::string text = read_file(game_file(GetParam().info->id, "golden.record"));
  const auto session = replay(text);
  ASSERT_TRUE(session) << session.error().english();
  EXPECT_EQ(session->info().id, GetParam().info->id);
  EXPECT_EQ(session->length(), moves);
  EXPECT_EQ(cards_home(session->info(), session->state()), home);
  EXPECT_EQ(standing_name(session->standing()), standing);
  EXPECT_EQ(write_record(session->record()), text);
}

TEST(RecordFaults, TheHeading) {
  const std::string none =
      "line 1: this is not a saved game of Longwood; its first line must be 'longwood record 1'";
  EXPECT_EQ(fault(""), none);
  EXPECT_EQ(fault("\n\n# nothing\n"), "line 3" + none.substr(6));
  EXPECT_EQ(fault("game st-helena\n"), none);
  EXPECT_EQ(fault("longwood record"), none);
  EXPECT_EQ(fault(with("record 1", "record 3")),
            "line 1: record version '3' is unknown; this program reads versions 1 and 2");
  EXPECT_EQ(fault("# mine\n" + with("record 1", "record 11")),
            "line 2: record version '11' is unknown; this program reads versions 1 and 2");
}

TEST(RecordFaults, GameSetAndRules) {
  EXPECT_EQ(fault(with("st-helena", "baccarat")), "line 2: there is no game 'baccarat'; see longwood games");
  EXPECT_EQ(fault(with("game ", "gmae ")), "line 2: found 'gmae st-helena' where 'game' is expected");
  EXPECT_EQ(fault(with("game st-helena\n", "")), "line 2: found 'set hoffmann' where 'game' is expected");
  EXPECT_EQ(fault(with("hoffmann", "hoyle")),
            "line 3: St. Helena has no rule set 'hoyle'; its own is 'hoffmann'");
  EXPECT_EQ(fault(with("rules 1", "rules 7")),
            "line 4: the saved game follows version '7' of the rules of St. Helena; this program plays "
            "version 1; a newer Longwood wrote it: update this one to replay it");
  EXPECT_EQ(fault(with("rules 1", "rules")),
            "line 4: the saved game follows version '' of the rules of St. Helena; this program plays "
            "version 1; write that number");
}

TEST(RecordFaults, AnEarlierVersionIsRefusedWithWhatToDo) {
  EXPECT_EQ(fault("longwood record 1\ngame fortress\nset cadogan\nrules 1\ndeal 5\nmoves\nL2-da\n"),
            "line 4: the saved game follows version '1' of the rules of Fortress; this program plays version "
            "2, in which the bottom rows have the sixth cards, as in the engraving, so that every deal lies "
            "otherwise; deal the game again, or replay the file with the Longwood that wrote it");
  EXPECT_EQ(fault("longwood record 1\ngame the-sultan\nset six\nrules 1\ndeal 5\nmoves\n"),
            "line 3: the saved game follows version '1' of the rule set 'six'; this program plays version 2; "
            "deal the game again, or replay the file with the Longwood that wrote it");
}

/// A former version of a set that today's options still make is played on as these.
TEST(RecordFaults, AFormerSetIsTakenForWhatItIsToday) {
  const auto head = [](std::string_view game, std::string_view set) {
    return "longwood record 1\ngame " + std::string{game} + "\nset " + std::string{set} +
           "\nrules 1\ndeal 5\nmoves\n";
  };
  const auto babette = replay(head("babette", "cadogan"));
  ASSERT_TRUE(babette) << babette.error().english();
  EXPECT_NE(write_record(babette->record()).find("set at-will\n"), std::string::npos);
  const auto one = replay(head("babette", "one-redeal\noptions stock=face-up"));
  ASSERT_TRUE(one) << one.error().english();
  EXPECT_NE(write_record(one->record()).find("redeals=one stock=face-up redeal=at-will"), std::string::npos)
      << write_record(one->record());
  const auto trefoil = replay(head("the-trefoil", "hoffmann"));
  ASSERT_TRUE(trefoil) << trefoil.error().english();
  EXPECT_NE(write_record(trefoil->record()).find("set at-will\n"), std::string::npos);
  const auto blocked = replay(head("the-trefoil", "hoffmann\noptions moment=blocked"));
  ASSERT_TRUE(blocked) << blocked.error().english();
  EXPECT_NE(write_record(blocked->record()).find("set hoffmann 2\n"), std::string::npos);
  const auto fifteen = replay(head("the-fifteen", "cadogan"));
  ASSERT_TRUE(fifteen) << fifteen.error().english();
  EXPECT_NE(write_record(fifteen->record()).find("set cadogan 2\noptions grace=declared\n"),
            std::string::npos);
  const auto nation = "longwood record 1\ngame la-nationale\nset the-nation\nrules 2\ndeal 5\nmoves\n";
  ASSERT_TRUE(replay(nation)) << replay(nation).error().english();
  EXPECT_EQ(replay(nation)->options()[5], 0) << "its columns are gathered in order, as they were then";
}

/// Games that were kept under a former version of a set are played on by its rules, move by move.
TEST(RecordFaults, GamesOfFormerVersionsAreReplayed) {
  for (const std::string name : {"the-trefoil-hoffmann-1", "the-fifteen-cadogan-1"}) {
    const auto session = replay(read_file("records/former/" + name + ".record"));
    ASSERT_TRUE(session) << name << ": " << session.error().english();
    EXPECT_GT(session->length(), 3U) << name;
    const auto again = replay(write_record(session->record()));
    ASSERT_TRUE(again) << again.error().english();
    EXPECT_EQ(again->state(), session->state()) << name;
  }
}

/// Every former version of a set is read by name, for every game that has one.
TEST_P(Records, FormerVersionsOfSetsAreRead) {
  const GameInfo& info = *GetParam().info;
  for (const FormerSet& former : info.variants.former) {
    const auto version = former.version == 1 ? "" : " " + std::to_string(former.version);
    const auto session =
        replay("longwood record 1\ngame " + std::string{info.id} + "\nset " + std::string{former.set} +
               version + "\nrules " + std::to_string(info.rules_version) + "\ndeal 5\nmoves\n");
    ASSERT_TRUE(session) << session.error().english();
    EXPECT_EQ(session->options(), former.options) << former.set;
  }
}

/// Every version after the first says what it changed.
TEST_P(Records, EachVersionOfTheRulesSaysWhatItChanged) {
  const GameInfo& info = *GetParam().info;
  ASSERT_EQ(info.changes.size() + 1, static_cast<std::size_t>(info.rules_version));
  for (const auto change : info.changes) EXPECT_FALSE(change.empty());
}

TEST(RecordFaults, TheDeal) {
  const std::string number = " is not a deal number; give a whole number from 0 to 18446744073709551615";
  EXPECT_EQ(fault(with("deal 5", "deal -5")), "line 5: '-5'" + number);
  EXPECT_EQ(fault(with("deal 5", "deal 18446744073709551616")), "line 5: '18446744073709551616'" + number);
  EXPECT_EQ(fault(with("deal 5", "number 5")),
            "line 5: found 'number 5' where 'deal', 'board' or 'deck' is expected");
  EXPECT_EQ(fault(with("deal 5", "deck 2S XX")),
            "line 5: card 2 of the deck, 'XX', is not a card; write rank and suit, like 7S or TH");
  EXPECT_EQ(fault(with("deal 5", "deck AS AS")),
            "line 5: card 2 of the deck, AS, is one too many of its kind; remove it");
  EXPECT_EQ(fault(with("deal 5", "deck AS")), "line 5: the deck has 1 cards, not 96: AH is missing; add it");
}

TEST(RecordFaults, TheMoves) {
  EXPECT_EQ(fault(with("moves\n", "moves ")),
            "line 6: 'moves' must be alone on its line; write the moves on the lines below it");
  const std::string bad = fault(with("6-ha", "6~ha~"));
  EXPECT_TRUE(bad.starts_with("line 7: '6~ha~' is not a move of St. Helena: ")) << bad;
  const std::string late = fault(good + "# a remark\n\ndeal 1-nowhere\n");
  EXPECT_TRUE(late.starts_with("line 10: '1-nowhere' is not a move of St. Helena: ")) << late;
}

TEST(RecordFaults, AnEndTooSoon) {
  EXPECT_EQ(fault("longwood record 1\n"), "line 1: the saved game ends here, but 'game' should follow");
  EXPECT_EQ(fault(good.substr(0, good.find("set"))),
            "line 2: the saved game ends here, but 'set' should follow");
  EXPECT_EQ(fault(good.substr(0, good.find("rules"))),
            "line 3: the saved game ends here, but 'rules' or 'options' should follow");
  EXPECT_EQ(fault(good.substr(0, good.find("deal"))),
            "line 4: the saved game ends here, but 'deal', 'board' or 'deck' should follow");
  EXPECT_EQ(fault(good.substr(0, good.find("moves"))),
            "line 5: the saved game ends here, but 'moves' should follow");
  EXPECT_EQ(fault(good.substr(0, good.find("6-ha"))), "read") << "no moves yet";
}

TEST(RecordFaults, TooLong) {
  std::string text = good;
  text.resize(max_record_size, '\n');
  EXPECT_EQ(fault(text), "read");
  EXPECT_EQ(fault(text + "\n"), "the text is longer than any saved game, over 1048576 bytes");
}

TEST(RecordFaults, WhatIsQuotedIsPrintableAndShort) {
  EXPECT_EQ(in_quotes("\x1b[2J\xffS").english(), "'?[2J?S'");
  EXPECT_EQ(in_quotes(std::string(32, 'a')).english(), "'" + std::string(32, 'a') + "'");
  EXPECT_EQ(in_quotes(std::string(33, 'a')).english(), "'" + std::string(32, 'a') + "...'");
  for (int length = 0; length < static_cast<int>(good.size()); ++length)
    for (const char junk : {'\0', '\n', '\xff', ' '}) {
      std::string text = good;
      text[static_cast<std::size_t>(length)] = junk;
      const std::string found = fault(text);
      EXPECT_TRUE(std::ranges::all_of(found, [](char c) { return c >= ' ' && c <= '~'; })) << found;
      EXPECT_TRUE(found == "read" || found.starts_with("line ")) << found;
    }
}

TEST(RecordReading, BlanksRemarksAndCapitals) {
  std::string text = "# mine\r\n\r\n";
  for (const char c : good) text += c == '\n' ? std::string{"\t\r\n  # so\r\n\n"} : std::string{c};
  const auto plain = read_record(good), spaced = read_record(text);
  ASSERT_TRUE(plain && spaced) << fault(text);
  EXPECT_EQ(write_record(*spaced), good);
  EXPECT_EQ(read_record(with("6-ha deal\n", "6-HA\n\n DEAL"))->moves, plain->moves);
  EXPECT_EQ(plain->moves.size(), 2U);
}

TEST(RecordReading, RuleSetsByName) {
  for (const AnyGame& game : all_games()) {
    for (const RuleSet& set : game.info->sets) EXPECT_EQ(find_set(*game.info, set.id), &set);
    EXPECT_EQ(find_set(*game.info, "no such set"), nullptr);
  }
}

TEST(Printable, KeepsLettersAndNothingThatSteersATerminal) {
  for (const std::string_view kept :
       {"", "plain name", "Große Patience", "日本", "\xF0\x9F\x82\xA1", "\xC2\xA0"})
    EXPECT_EQ(printable(kept), kept);
  EXPECT_EQ(printable("a\x1b[31m\tb\n\x7f"), "a?[31m?b??");
  EXPECT_EQ(printable("\xC2\x9B"
                      "1m"),
            "??1m")
      << "a control sequence in one letter";
  EXPECT_EQ(printable("\xE2\x80\xAEx"), "???x") << "the other direction of writing";
  EXPECT_EQ(printable("\xC0\xAF \xED\xA0\x80 \xF5\x80\x80\x80"), "?? ??? ????") << "no UTF-8";
  EXPECT_EQ(printable("cut \xE6\x97"), "cut ??");
}

TEST(Record, AByteOrderMarkAndOtherLineEndsArePassedOver) {
  const AnyGame& game = *find_game("st-helena");
  Session session{game, game.info->sets.front(), deal_by_number(game.info->packs, 5)};
  const auto text = write_record(session.record());
  std::string windows{byte_order_mark};
  for (const char c : text) windows += c == '\n' ? std::string{"\r\n"} : std::string(1, c);
  const auto read = read_record(windows);
  ASSERT_TRUE(read.has_value()) << read.error().english();
  EXPECT_EQ(write_record(*read), text);
}

}  // namespace
}  // namespace longwood::test
