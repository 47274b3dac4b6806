#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/notation.hpp"
#include "games/all_games.hpp"
#include "session/record.hpp"
#include "session/session.hpp"
#include "support.hpp"

/// What each choice of each option changes, on worked positions: the positions are those of the rules, and
/// what may be played there is reckoned by hand. Where a choice changes the laying out, the gathering or what
/// is seen, the position after it is looked at.
namespace longwood::test {
namespace {

/// A position in which a choice makes these moves legal, or no longer legal, which the book does not, or
/// does.
struct Worked {
  std::string_view game, choice;
  std::string_view position;
  std::string_view gained, lost;  ///< moves
  std::string_view with = {};     ///< other choices that go with it
};

constexpr auto worked = std::to_array<Worked>({
    // La Nationale
    {"la-nationale", "vacancy=single-card", "3: 5S 6S 7S; 5: 9H; @15=1", "", "3-1x2 3-1x3"},
    {"la-nationale", "corner=open", "1: KH; 2: AH; 3: QH; 4: KD", "1-2 2-1", ""},
    {"la-nationale", "deal-play=optional", "sa: AS; sk: KS; turned: 2S; 1: QS; hand: 5H; @0=1; @1=2", "deal",
     ""},
    {"la-nationale", "deal-ends=locked", "sa: AS; sk: KS; turned: 2S; 1: QS; hand: 5H; @0=1; @1=2", "",
     "1-sk"},
    {"la-nationale", "redeals=two", "1: KH; 2: 5H", "redeal", ""},
    {"la-nationale", "families=returnable",
     "ha: AH 2H; hk: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H; 3: 3H; 9: 4H; @15=1", "ha-hk hk-9 ha-3 ha-1", ""},
    // La Capricieuse
    {"la-capricieuse", "vacancy=any-card", "1: 9S; 2: 3H 8S", "1-3 2-3", ""},
    {"la-capricieuse", "deal-play=optional",
     "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S; turned: 3S; hand: 5H; @0=1", "deal", ""},
    {"la-capricieuse", "corner=open", "1: KH; 2: AH; 3: QH; 4: KD", "1-2 2-1", ""},
    {"la-capricieuse", "families=returnable", "ha: AH 2H; hk: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H; 3: 3H; 9: 4H",
     "ha-hk hk-9 ha-3", ""},
    {"la-capricieuse", "families=returnable", "sa: AS; 3: 2S", "sa-3", ""},
    // St. Helena: H1 and H4 of the rules
    {"st-helena", "restriction=first-deal", "ha: AH; 2: 2H; 8: QH; hk: KH; @0=3", "", "2-ha 8-hk"},
    {"st-helena", "restriction=off", "ha: AH; 2: 2H; 8: QH; hk: KH; hand: 5C", "2-ha 8-hk", ""},
    {"st-helena", "packing=any-suit", "3: 6S; 9: 7H", "3-9 9-3", ""},
    {"st-helena", "vacancy=any-card", "3: 6S; 9: KH", "3-1 9-1", ""},
    {"st-helena", "corner=open", "3: AS; 9: KS; 5: KH", "3-9 9-3", ""},
    {"st-helena", "families=returnable", "ha: AH 2H; hk: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H; 3: 3H; 9: 4H",
     "ha-hk hk-9 ha-3", ""},
    // La Nivernaise
    {"la-nivernaise", "source=line", "1: 5H 6H; hand: 9C; L1: 2D", "", "hand-L2"},
    {"la-nivernaise", "source=any-place", "1: 5H 6H; hand: 9C; L1: 2D; sa: AS 2S", "L1-L2 sa-L2 sa-R4",
     "hand-L2"},
    {"la-nivernaise", "redeals=two", "1: 5H 6H; @0=1", "redeal", ""},
    {"la-nivernaise", "exchange=off", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "", "sa-sk sk-sa"},
    {"la-nivernaise", "exchange=with-base", "sa: AS; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "sa-sk", ""},
    // The Clock: K3 of the rules
    {"the-clock", "marry=three", "1: TH; 2: 9H; 3: 4C 5D TH", "", "2-1"},
    {"the-clock", "king-on-ace=no", "1: AC; 2: KC", "", "2-1"},
    {"the-clock", "talon=circle", "1: TH; talon: 9H", "talon-1", ""},
    {"the-clock", "redeal=one", "1: TH; talon: 9C 9H", "redeal", ""},
    // Fortress: F2 of the rules
    {"fortress", "base=first-card", "R3: KC; L3: AC; L1: 9D 7H", "L1-ha R3-ca", ""},
    {"fortress", "corner=open", "R3: KC; L3: AC", "L3-R3 R3-L3", ""},
    // The Fourteenth
    {"the-fourteenth", "exchange=each-standstill", "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS; @0=1",
     "r1c1~r2c2", ""},
    {"the-fourteenth", "exchange=none", "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS", "", "r1c1~r2c2 r3c3~r4c4"},
    {"the-fourteenth", "close-up=last-to-first", "r1c1: 5H; r2c2: 4H", "refill", ""},
    // The Sultan
    {"the-sultan", "refill=leisure", "sultan: KH; talon: 5C 9D; L1: 2S", "talon-L2 talon-R4", ""},
    {"the-sultan", "refill=talon-or-divan", "sultan: KH; talon: 5C 9D; L1: 2S", "talon-L2 L1-L2 L1-R4", ""},
});

/// The position; in the games whose deal looks at the families, those not mentioned hold their first card.
Board board_of(std::string_view game, std::string_view position, std::string_view choices = {}) {
  const bool deals = game == "la-nationale" || game == "la-capricieuse";
  return deals ? Board::laid(game, position, choices) : Board::of(game, position, choices);
}

TEST(Options, ChangeTheMovesOfWorkedPositions) {
  for (const Worked& w : worked) {
    const auto choices = std::string{w.choice} + " " + std::string{w.with};
    const Board book = board_of(w.game, w.position), other = board_of(w.game, w.position, choices);
    const Texts before = book.legal(), after = other.legal();
    Texts gained{}, lost{};
    for (const auto& [list, into] : {std::pair{w.gained, &gained}, std::pair{w.lost, &lost}}) {
      Words words{list};
      for (auto word = words.next(); !word.empty(); word = words.next()) into->insert(std::string{word});
    }
    EXPECT_NE(before, after) << w.game << ' ' << w.choice;
    for (const std::string& move : gained) {
      EXPECT_FALSE(before.contains(move)) << w.game << ' ' << w.choice << ' ' << move;
      EXPECT_TRUE(other.allows(move)) << w.game << ' ' << w.choice << ' ' << move;
    }
    for (const std::string& move : lost) {
      EXPECT_TRUE(book.allows(move)) << w.game << ' ' << w.choice << ' ' << move;
      EXPECT_FALSE(after.contains(move)) << w.game << ' ' << w.choice << ' ' << move;
      EXPECT_NE(other.refused(move), "ok") << w.game << ' ' << w.choice << ' ' << move;
    }
  }
}

/// A move after which a choice leaves another table than the book does.
struct After {
  std::string_view game, choice, position, moves;
  std::string_view pile, book, other;  ///< a pile under the book's rules, and under the choice
};

constexpr auto afterwards = std::to_array<After>({
    // the mini-test of gathering (rules A7)
    {"la-capricieuse", "gather=packets-reversed", "sa: AS 2S 3S; 1: 5H 2S; 3: KD", "redeal", "1", "5H", "KD"},
    {"la-capricieuse", "gather=all-reversed", "sa: AS 2S 3S; 1: 5H 2S; 3: KD", "redeal", "2", "2S", "2S"},
    {"la-capricieuse", "gather=all-reversed", "sa: AS 2S 3S; 1: 5H 2S; 3: KD", "redeal", "3", "KD", "5H"},
    {"st-helena", "gather=packets-reversed", "1: 2S 9H; 2: KD", "redeal", "1", "2S", "KD"},
    {"st-helena", "gather=all-reversed", "1: 2S 9H; 2: KD", "redeal", "2", "9H", "9H"},
    {"st-helena", "gather=all-reversed", "1: 2S 9H; 2: KD", "redeal", "3", "KD", "2S"},
    {"la-nivernaise", "gather=packets-reversed", "1: 2S 9H; 2: KD; 6: JC", "redeal", "1", "2S 9H KD JC",
     "JC KD 2S 9H"},
    {"la-nivernaise", "gather=all-reversed", "1: 2S 9H; 2: KD; 6: JC", "redeal", "1", "2S 9H KD JC",
     "JC KD 9H 2S"},
    // K4: sizes I=1, V=0, IX=2, others three; the hand s1 s2 s3 s4 s5 s6
    {"the-clock", "refill=rotation",
     "hand: 7S 6S 5S 4S 3S 2S; 1: AC; 9: AD AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
     "6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 10: TH TH 7D; 11: JH JH 7D; 12: QH QH 8D",
     "refill", "1", "AC 2S 3S", "AC 2S 5S"},
    {"the-clock", "refill=rotation",
     "hand: 7S 6S 5S 4S 3S 2S; 1: AC; 9: AD AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
     "6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 10: TH TH 7D; 11: JH JH 7D; 12: QH QH 8D",
     "refill", "5", "4S 5S 6S", "3S 6S 7S"},
    {"the-clock", "refill=rotation-from-twelve",
     "hand: 5S 4S 3S 2S; 1: AC AC; 12: AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
     "5: 5H 5H 5D; 6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 9: 9H 9H 9C; 10: TH TH 7D; 11: JH JH 7D",
     "refill", "1", "AC AC 2S", "AC AC 3S"},
    {"the-clock", "refill=rotation-from-twelve",
     "hand: 5S 4S 3S 2S; 1: AC AC; 12: AD; 2: 2H 2H 3D; 3: 3H 3H 3D; 4: 4H 4H 4D; "
     "5: 5H 5H 5D; 6: 6H 6H 4D; 7: 7H 7H 6D; 8: 8H 8H 6D; 9: 9H 9H 9C; 10: TH TH 7D; 11: JH JH 7D",
     "refill", "12", "AD 3S 4S", "AD 2S 4S"},
    // H3: the packet 4D QC loses its queen while cards are in hand
    {"st-helena", "refill=every-card", "ck: KC; 5: 4D QC; hand: 9S", "5-ck", "5", "4D", "4D 9S"},
    {"the-fourteenth", "size=one-with-one", "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS", "r1c1~r2c2", "r1c1",
     "4H", "4H"},
    {"the-fourteenth", "close-up=shift", "r1c1: 5H; r1c2: 9H; r2c2: 4H; r5c5: AS", "r1c1+r1c2", "r1c1", "",
     "4H"},
    {"the-fourteenth", "close-up=last-to-first", "r1c1: 5H; r1c3: 9H; r2c2: 4H; r5c5: AS", "r1c1+r1c3",
     "r1c1", "", ""},
    {"the-sultan", "refill=leisure", "sultan: KH; ha: AH; talon: 5C 9D; L1: 2H", "L1-ha", "L1", "9D", ""},
    {"the-sultan", "refill=talon-or-divan", "sultan: KH; ha: AH; talon: 5C 9D; L1: 2H", "L1-ha", "L1", "9D",
     ""},
    {"the-sultan", "turn=by-itself", "sultan: KH; ha: AH; talon: 2H; hand: 9D 5C", "talon-ha", "talon", "",
     "5C"},
    {"the-sultan", "talon=unshuffled", "sultan: KH; talon: 2S 3S 4S 5S 6S 7S 8S 9S", "redeal", "hand", "",
     "9S 8S 7S 6S 5S 4S 3S 2S"},
});

TEST(Options, ChangeWhatFollowsFromAMove) {
  for (const After& a : afterwards) {
    const Board book = board_of(a.game, a.position).after(a.moves);
    const Board other = board_of(a.game, a.position, a.choice).after(a.moves);
    if (a.choice != "talon=unshuffled") {
      EXPECT_EQ(book.pile(a.pile), a.book) << a.game << ' ' << a.choice;
    }
    EXPECT_EQ(other.pile(a.pile), a.other) << a.game << ' ' << a.choice;
  }
}

/// After one card has changed places with another nothing is left of the exchange.
TEST(Options, AnExchangeOfOneWithOneIsOver) {
  constexpr auto position = "r1c1: 5H; r2c2: 4H; r3c3: 3H; r4c4: AS";
  EXPECT_TRUE(Board::of("the-fourteenth", position).after("r1c1~r2c2").allows("r3c3~r4c4"));
  const Board other = Board::of("the-fourteenth", position, "size=one-with-one").after("r1c1~r2c2");
  EXPECT_EQ(other.legal(), Texts{});
  EXPECT_EQ(other.refused("r3c3~r4c4"), "exchange_spent [10]");
}

Board laid_out(std::string_view id, std::string_view choices, std::uint64_t number) {
  return Board::dealt(id, number, choices);
}

/// What a choice changes before the first move.
TEST(Options, ChangeTheLayout) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    EXPECT_EQ(laid_out("the-sultan", "divan=six", number).size("hand"), 89);
    EXPECT_EQ(laid_out("the-sultan", "divan=six", number).size("L4"), 0);
    const Board turned = laid_out("the-sultan", "turn=by-itself", number);
    EXPECT_EQ(turned.pile("talon"), Board::dealt("the-sultan", number).after("turn").pile("talon"));
    EXPECT_EQ(laid_out("the-fourteenth", "packs=one", number).size("hand"), 27);
    const Board all = laid_out("st-helena", "deal=all-at-once restriction=off", number);
    EXPECT_EQ(all.size("hand"), 0);
    for (int place = 1; place <= 12; ++place) EXPECT_EQ(all.size(std::to_string(place)), 8);
    for (const auto* game : {"la-nationale", "la-capricieuse"}) {
      const Board none = laid_out(game, "deal-play=none", number);
      for (int column = 1; column <= 12; ++column) EXPECT_EQ(none.size(std::to_string(column)), 8);
      EXPECT_NE(Board::dealt(game, number).size("sa") + Board::dealt(game, number).size("sk"), 0);
    }
  }
}

TEST(Options, AnAceOrKingIsAssuredInTheFlanks) {
  int without = 0;
  for (std::uint64_t number = 0; number < 60; ++number) {
    const auto is_base = [](std::string_view card) { return card[0] == 'A' || card[0] == 'K'; };
    const auto has_base = [&](const Board& board) {
      return std::ranges::any_of(std::array{"L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4"},
                                 [&](const char* flank) { return is_base(board.pile(flank)); });
    };
    const Board book = Board::dealt("la-nivernaise", number);
    const Board shuffled = laid_out("la-nivernaise", "guarantee=ace-or-king", number);
    const Board brought = laid_out("la-nivernaise", "guarantee=brought-up", number);
    EXPECT_TRUE(has_base(shuffled)) << number;
    if (has_base(book)) {
      EXPECT_EQ(book.pile("L1"), shuffled.pile("L1")) << "nothing is shuffled without need";
      EXPECT_EQ(book.state(), [&] {
        State state = brought.state();
        state.option = book.state().option;
        return state;
      }()) << "nothing is brought up without need";
    } else {
      ++without;
      EXPECT_TRUE(is_base(brought.pile("L1"))) << number;
      EXPECT_EQ(brought.pile("L2"), book.pile("L1")) << number;
      EXPECT_EQ(brought.pile("R4"), book.pile("R3")) << number;
      EXPECT_EQ(brought.pile("1").substr(0, 2), book.pile("R4")) << number;
    }
  }
  EXPECT_GT(without, 5);
}

/// V2 of the rules: two vacancies in the flanks, a packet 9C 4H KD 7S.
TEST(Options, PeekingIsInformationOnly) {
  constexpr auto position =
      "1: 9C 4H KD 7S; L1: 2S; L2: 3S; L3: 4S; L4: 5S; R1: 6S; R2: 8S; hand: 2D; ha: AH; da: AD";
  const Board book = Board::of("la-nivernaise", position);
  EXPECT_EQ(book.seen("1"), "?? 4H KD 7S");
  for (const auto& [choice, seen] : {std::pair{"peek=none", "?? ?? ?? 7S"},
                                     {"peek=inclusive", "?? ?? KD 7S"},
                                     {"peek=open", "9C 4H KD 7S"}}) {
    const Board other = Board::of("la-nivernaise", position, choice);
    EXPECT_EQ(other.seen("1"), seen);
    EXPECT_EQ(other.legal(), book.legal());
  }
}

/// Every choice but the book's stands in one of the tests above, by its name.
TEST(Options, EveryChoiceIsWorked) {
  std::set<std::string> tested{"the-fourteenth packs=one",
                               "the-sultan divan=six",
                               "st-helena deal=all-at-once",
                               "la-nationale deal-play=none",
                               "la-capricieuse deal-play=none",
                               "la-nivernaise guarantee=ace-or-king",
                               "la-nivernaise guarantee=brought-up",
                               "la-nivernaise peek=none",
                               "la-nivernaise peek=inclusive",
                               "la-nivernaise peek=open",
                               "la-nationale gather=packets-reversed",
                               "la-nationale gather=all-reversed"};
  for (const Worked& w : worked) tested.insert(std::string{w.game} + " " + std::string{w.choice});
  for (const After& a : afterwards) tested.insert(std::string{a.game} + " " + std::string{a.choice});
  for (const AnyGame& game : all_games()) {
    EXPECT_FALSE(game.info->variants.options.empty()) << game.info->id;
    for (const RuleOption& option : game.info->variants.options)
      for (int i = 1; i < option.size(); ++i) {
        const auto name = std::string{game.info->id} + " " + std::string{option.id} + "=" +
                          std::string{option.choices[static_cast<std::size_t>(i)].id};
        EXPECT_TRUE(tested.contains(name)) << name << " is not worked";
      }
  }
}

TEST(Options, LaNationaleGathersItsColumns) {
  constexpr auto position = "sa: AS 2S 3S; 1: 5H 2S; 2: KD";
  const auto first = [&](std::string_view choices) {
    return board_of("la-nationale", position, choices).after("redeal").pile("1");
  };
  EXPECT_EQ(first("redeals=two"), "5H 2S KD");
  EXPECT_EQ(first("redeals=two gather=packets-reversed"), "KD 5H 2S");
  EXPECT_EQ(first("redeals=two gather=all-reversed"), "KD 2S 5H");
}

/// Declining in the deal: the card is laid and the deal goes on to the next choice.
TEST(Options, APlayInTheDealMayBeDeclined) {
  Board board =
      board_of("la-capricieuse", "sa: AS; turned: 2S; hand: 9H 9D 3S 9C; @0=1; @1=4", "deal-play=optional");
  board.play("deal");
  EXPECT_EQ(board.pile("5"), "2S");
  EXPECT_EQ(board.size("hand"), 0) << "the three does not suit without the two";
  EXPECT_TRUE(board.allows("5-sa"));
}

// ---- the data

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
          EXPECT_LE(amended.sentence, info.rulebook->sentences.size());
          if (amended.sentence == 0) continue;
          EXPECT_TRUE(amended.text.ends_with('.')) << amended.text;
          EXPECT_FALSE(amended.source.empty()) << amended.text;
        }
      }
    }
    for (const Rewording& rewording : variants.rewordings) {
      EXPECT_EQ(info.reason(rewording.reason.why).code, rewording.reason.code);
      EXPECT_LT(rewording.choice, variants.options[rewording.option].size());
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
    ASSERT_GE(table.authorities.size(), 3U);
    ASSERT_LE(table.authorities.size(), most_authorities);
    EXPECT_EQ(table.authorities.front().set, info.sets.front().id);
    for (const Authority& authority : table.authorities)
      EXPECT_TRUE(authority.set.empty() || find_set(info, authority.set) != nullptr) << authority.set;
    for (const Point& point : table.points) {
      EXPECT_FALSE(point.readings[0].empty()) << point.question;
      EXPECT_LE(point.sentence, info.rulebook->sentences.size());
      for (std::size_t i = table.authorities.size(); i < most_authorities; ++i)
        EXPECT_TRUE(point.readings[i].empty()) << point.question;
    }
  }
}

/// A sentence that a set changes is marked, and no other.
TEST(Options, DeparturesAreMarked) {
  for (const GameUnder& game : all_ways()) {
    int departures = 0;
    for (int n = 1; n <= static_cast<int>(game.info->rulebook->sentences.size()); ++n) {
      const ReadSentence read = game.info->sentence(n, game.set->options);
      const Sentence& own = game.info->rulebook->sentences[static_cast<std::size_t>(n - 1)];
      EXPECT_EQ(read.departs, read.text != own.text) << game.set->id << ' ' << n;
      departures += read.departs ? 1 : 0;
    }
    EXPECT_EQ(departures == 0, game.set == game.info->sets.data()) << game.set->id;
  }
}

TEST(Options, ContradictionsAreRefusedWithTheReason) {
  int refused = 0;
  for (const AnyGame& game : all_games())
    for (const Contradiction& pair : game.info->variants.contradictions) {
      Options chosen{};
      chosen[pair.option] = pair.choice;
      chosen[pair.other_option] = pair.other_choice;
      const auto choices = write_choices(*game.info, game.info->sets.front(), chosen);
      const auto rules = choose_rules(*game.info, game.info->sets.front(), choices);
      ASSERT_FALSE(rules) << game.info->id << ' ' << choices;
      EXPECT_NE(rules.error().find(game.info->contradiction(chosen)), std::string::npos);
      EXPECT_FALSE(pair.reason.empty());
      ++refused;
    }
  EXPECT_GE(refused, 6);
  const GameInfo& info = *find_game("st-helena")->info;
  const auto error = [&](std::string_view choices) {
    const auto rules = choose_rules(info, info.sets.front(), choices);
    return rules ? std::string{"none"} : rules.error();
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

/// Every combination which is not contradictory: its game keeps its cards, its key and its word, and its
/// record is read back.
class FreeCombinations : public testing::TestWithParam<AnyGame> {};

INSTANTIATE_TEST_SUITE_P(All, FreeCombinations, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(FreeCombinations, HoldTogether) {
  const AnyGame& game = GetParam();
  const GameInfo& info = *game.info;
  Options chosen{};
  std::uint64_t number = 0;
  for (bool more = true; more;) {
    if (info.contradiction(chosen).empty()) {
      int ply = 0;
      play_through(game, chosen, ++number, 120, [&](Table& table, const Move*) {
        if (HasFailure()) return;
        if (ply % 20 == 0) {
          ASSERT_EQ(table.key(), table.recomputed_key());
          const State before = table.state();
          const auto mark = table.mark();
          const auto moves = list_moves(game, before);
          const std::set<std::string> once = [&] {
            std::set<std::string> texts;
            for (const Move move : moves) texts.insert(write_move(info, move));
            return texts;
          }();
          EXPECT_EQ(once.size(), moves.size());
          for (const Move move : moves) {
            EXPECT_EQ(game.why_not(before, move), Why::ok) << write_move(info, move);
            game.play(table, move);
            ASSERT_EQ(table.key(), table.recomputed_key());
            table.undo_to(mark);
            ASSERT_EQ(table.state(), before);
          }
          if (ply == 60 && number % 8 == 0)
            for_each_encodable_move(info, 3, [&](Move move) {
              const Why why = game.why_not(before, move);
              ASSERT_EQ(why == Why::ok, once.contains(write_move(info, move)) &&
                                            std::ranges::find(moves, move) != moves.end())
                  << write_move(info, move);
              ASSERT_TRUE(why == Why::ok || info.reason(why, chosen).why == why) << write_move(info, move);
            });
        }
        ++ply;
      });
      const Deal deal = deal_by_number(info.packs_for(chosen), number);
      const auto rules =
          choose_rules(info, info.sets.front(), write_choices(info, info.sets.front(), chosen));
      ASSERT_TRUE(rules);
      Session session{game, *rules->set, rules->options, deal};
      for (int i = 0; i < 5; ++i)
        if (const MoveList moves = session.moves(); !moves.empty()) session.play(moves[i % moves.size()]);
      const auto text = write_record(session.record());
      const auto again = replay(text);
      ASSERT_TRUE(again) << again.error() << '\n' << text;
      EXPECT_EQ(again->state(), session.state()) << text;
      EXPECT_EQ(write_record(again->record()), text);
    }
    if (HasFailure()) {
      ADD_FAILURE() << info.id << ": " << write_choices(info, info.sets.front(), chosen);
      return;
    }
    more = false;
    for (std::size_t i = 0; i < info.variants.options.size() && !more; ++i) {
      more = ++chosen[i] < info.variants.options[i].size();
      if (!more) chosen[i] = 0;
    }
  }
  EXPECT_GE(number, 4U);
}

}  // namespace
}  // namespace longwood::test
