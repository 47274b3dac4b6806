#include "core/chapter.hpp"

#include <gtest/gtest.h>

#include "games/playout.hpp"
#include "support.hpp"

/// The vocabulary in which a chapter is written, tried on small games which no book has: each word of it
/// stands in one of them, and random play finds the list of moves and the reasons agreed.
namespace longwood::test {
namespace {

constexpr BuildRule red_on_black = BuildRule::down.in(Suits::alternate);
constexpr BuildRule red_on_black_round = BuildRule::down_round.in(Suits::alternate);
constexpr RefusalReasons in_columns{Why::wrong_suit, Why::not_next, Why::corner, Why::space_stays_empty};

/// Stairs with covered cards, groups as a whole, kings into vacancies, three turned at a time, one redeal.
struct Stairs : Chapter<Stairs> {
  static constexpr Group families{0, 4}, columns{4, 7}, talon{11, 1}, hand{12, 1}, all{4, 8};
  static constexpr int cards = 52, piles = 13;
  enum Counter : std::uint8_t { redeals, first_covered };
  static constexpr FaceDown covered{columns, first_covered};
  static constexpr StockRules stock{.cards = 3, .redeals = 1};
  static constexpr std::array script{DealStep{.how = DealStep::stairs, .to = columns, .covered = true}};
  static constexpr std::array lays{
      MoveRule{all, families, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit},
      MoveRule{.from = columns,
               .to = columns,
               .fit = red_on_black,
               .space = VacancyRule::kings,
               .refusals = in_columns,
               .unit = Unit::whole,
               .group = red_on_black},
      MoveRule{talon, columns, red_on_black, VacancyRule::kings, in_columns},
  };
  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .talon = talon,
                               .covered = covered,
                               .redeals = redeals,
                               .script = script,
                               .lays = lays,
                               .acts = {HandAct{Act::turn, why_not_from_hand, turn_to_talon},
                                        HandAct{Act::redeal, why_not_again, turn_talon_over}},
                               .stock = stock};
};

/// A reserve that fills vacancies, families from the rank that the deal gives, tails of groups.
struct Reserve : Chapter<Reserve> {
  static constexpr Group families{0, 4}, columns{4, 4}, squared{8, 1}, talon{9, 1}, hand{10, 1};
  static constexpr Group all{4, 6}, squares{8, 2};
  static constexpr int cards = 52, piles = 11;
  enum Counter : std::uint8_t { redeals };
  static constexpr StockRules stock{.redeals = 2, .shuffled = true};
  static constexpr AutoFill filled{columns, squared};
  static constexpr std::array script{DealStep{DealStep::piles, squared, 13},
                                     DealStep{DealStep::found, families}, DealStep{DealStep::rows, columns}};
  static constexpr std::array lays{
      MoveRule{.from = all,
               .to = families,
               .fit = BuildRule::up_round,
               .space = VacancyRule::base,
               .refusals = refuses::rises,
               .serves = Serves::one_suit,
               .begins = Begins::alike},
      MoveRule{.from = columns,
               .to = columns,
               .fit = red_on_black_round,
               .space = VacancyRule::closed,
               .refusals = in_columns,
               .unit = Unit::tail,
               .group = red_on_black_round},
      MoveRule{squares, columns, red_on_black_round, VacancyRule::any_card, in_columns},
  };
  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .talon = talon,
                               .squared = squared,
                               .redeals = redeals,
                               .script = script,
                               .lays = lays,
                               .acts = {HandAct{Act::turn, why_not_from_hand, turn_to_talon},
                                        HandAct{Act::redeal, why_not_again, turn_talon_over}},
                               .stock = stock,
                               .filled = filled};
};

/// Two families alike of each suit, begun with whatever rank comes first; cards on others of their rank.
struct Twins : Chapter<Twins> {
  static constexpr Group families{0, 8}, columns{8, 8};
  static constexpr int cards = 104, piles = 16;
  static constexpr std::array script{DealStep{DealStep::rows, columns, 13}};
  static constexpr std::array lays{
      MoveRule{.from = columns,
               .to = families,
               .fit = BuildRule::up_round,
               .space = VacancyRule::base,
               .refusals = refuses::rises,
               .serves = Serves::one_suit,
               .begins = Begins::alike},
      MoveRule{columns, columns, BuildRule{Suits::other, Direction::equal}, VacancyRule::any_card,
               in_columns},
  };
  static constexpr Rules rules{.cards = cards, .families = families, .script = script, .lays = lays};
};

/// Every second rank of the same colour, the corner turned, and any tail of such a run into a vacancy.
struct Twos : Chapter<Twos> {
  static constexpr Group families{0, 4}, columns{4, 13};
  static constexpr int cards = 52, piles = 17;
  static constexpr BuildRule by_two{Suits::colour, Direction::down, true, 2};
  static constexpr std::array script{DealStep{DealStep::piles, columns, 4}};
  static constexpr std::array lays{
      MoveRule{columns, families, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit},
      MoveRule{.from = columns,
               .to = columns,
               .fit = by_two,
               .space = VacancyRule::any_card,
               .refusals = in_columns,
               .unit = Unit::tail,
               .group = by_two},
  };
  static constexpr Rules rules{.cards = cards, .families = families, .script = script, .lays = lays};
};

/// Packets that are taken up, the last first, and dealt once more beside others that stay.
struct Anew : Chapter<Anew> {
  static constexpr Group families{0, 4}, kept{4, 2}, packets{6, 6}, all{4, 8}, hand{12, 1};
  static constexpr int cards = 52, piles = 13;
  enum Counter : std::uint8_t { redeals };
  static constexpr LayoutRedeal again{.packets = packets, .redeals = 1, .order = Gather::reverse_packets};
  static constexpr std::array script{DealStep{DealStep::rows, kept, 3},
                                     DealStep{DealStep::piles, packets, 8}};
  static constexpr std::array lays{
      MoveRule{all, families, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit},
      MoveRule{packets, packets, BuildRule::down, VacancyRule::closed, in_columns},
  };
  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .redeals = redeals,
                               .script = script,
                               .lays = lays,
                               .acts = {HandAct{Act::redeal, why_not_again, deal_again}},
                               .again = again};
};

/// All packets shuffled and dealt again, twice, by rows.
struct Shaken : Chapter<Shaken> {
  static constexpr Group families{0, 4}, columns{4, 6}, hand{10, 1};
  static constexpr int cards = 52, piles = 11;
  enum Counter : std::uint8_t { redeals };
  static constexpr LayoutRedeal again{.packets = columns, .redeals = 2, .shuffled = true};
  static constexpr std::array script{DealStep{DealStep::rows, columns, 9}};
  static constexpr std::array lays{
      MoveRule{columns, families, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit}};
  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .redeals = redeals,
                               .script = script,
                               .lays = lays,
                               .acts = {HandAct{Act::redeal, why_not_again, deal_again}},
                               .again = again};
};

template <class G>
struct Chaptered : testing::Test {};
using Chapters = testing::Types<Stairs, Reserve, Twins, Twos, Anew, Shaken>;
TYPED_TEST_SUITE(Chaptered, Chapters);

template <class G>
Table laid_out(std::uint64_t number, const PileClasses& classes = PileClasses::of({})) {
  Table table{classes};
  table.prepare(number, {});
  G::lay_out(table, deal_by_number({G::cards / 52, {}}, number));
  table.forget();
  return table;
}

template <class G>
MoveList moves_of(const State& state) {
  MoveList moves;
  G::moves(state, moves);
  return moves;
}

/// A table of test piles: "5H 9S" on pile 4 is {4, "5H 9S"}.
template <class G>
Table standing(std::initializer_list<std::pair<int, std::string_view>> piles) {
  Table table{PileClasses::of({})};
  std::array<int, 52> seen{};
  for (const auto& [pile, text] : piles) {
    Words words{text};
    for (auto word = words.next(); !word.empty(); word = words.next()) {
      const Card card = read_card(word);
      const int twin = seen[static_cast<std::size_t>(card.kind())]++;
      table.put(static_cast<Pile>(pile), Card::of(card.rank(), card.suit(), twin));
    }
  }
  return table;
}

template <class G>
Why refused(const Table& table, int from, int to, int count = 1) {
  return G::why_not(table.state(), {Act::lay, static_cast<Pile>(from), static_cast<Pile>(to),
                                    static_cast<std::uint8_t>(count)});
}

TYPED_TEST(Chaptered, ListsExactlyWhatIsNotRefused) {
  using G = TypeParam;
  for (std::uint64_t number = 0; number < 12; ++number) {
    Table table = laid_out<G>(number);
    Rng rng{number, 7};
    for (int ply = 0; ply < 60; ++ply) {
      const MoveList listed = moves_of<G>(table.state());
      std::set<std::array<int, 4>> moves;
      for (const Move m : listed) moves.insert({static_cast<int>(m.act), m.from, m.to, m.count});
      ASSERT_EQ(static_cast<int>(moves.size()), listed.size()) << "no move is listed twice";
      const auto check = [&](Move m) {
        ASSERT_EQ(G::why_not(table.state(), m) == Why::ok,
                  moves.contains({static_cast<int>(m.act), m.from, m.to, m.count}))
            << int{m.from} << ' ' << int{m.to} << ' ' << int{m.count};
      };
      for (Pile from = 0; from < G::piles; ++from)
        for (Pile to = 0; to < G::piles; ++to)
          for (std::uint8_t n = 0; n < 15; ++n) check({Act::lay, from, to, n});
      for (const Act act : {Act::deal, Act::turn, Act::refill, Act::redeal}) check(bare(act));
      if (listed.empty()) break;
      G::play(table, random_move(listed, rng));
    }
  }
}

TYPED_TEST(Chaptered, KeepsEveryCardAndTakesEverythingBack) {
  using G = TypeParam;
  for (std::uint64_t number = 0; number < 20; ++number) {
    Table table = laid_out<G>(number);
    const State before = table.state();
    const Key key = table.key();
    Rng rng{number, 8};
    for (int ply = 0; ply < 200; ++ply) {
      const MoveList moves = moves_of<G>(table.state());
      if (moves.empty()) break;
      G::play(table, random_move(moves, rng));
      int cards = 0;
      for (Pile pile = 0; pile < G::piles; ++pile) {
        cards += table.size(pile);
        if (G::rules.covered.piles.has(pile) && table.size(pile) > 0) {
          ASSERT_GT(open_cards<G>(table.state(), pile), 0) << "an exposed card lies face up";
        }
      }
      ASSERT_EQ(cards, G::cards);
    }
    EXPECT_EQ(table.key(), table.recomputed_key());
    table.undo_to(0);
    EXPECT_EQ(table.state(), before);
    EXPECT_EQ(table.key(), key);
  }
}

TEST(Chapter, DealsAsTheScriptSays) {
  const Deal deal = deal_by_number({1, {}}, 3);
  const Table stairs = laid_out<Stairs>(3);
  EXPECT_EQ(stairs.top(Stairs::columns[0]), deal.cards[0]);
  EXPECT_EQ(stairs.top(Stairs::columns[1]), deal.cards[7]) << "the second row begins at the second column";
  EXPECT_EQ(stairs.top(Stairs::columns[6]), deal.cards[27]);
  EXPECT_EQ(stairs.top(Stairs::hand), deal.cards[28]) << "the next card of the hand lies uppermost";
  for (int i = 0; i < 7; ++i) EXPECT_EQ(Stairs::shown(stairs.state(), Stairs::columns[i]), 1);
  const Table reserve = laid_out<Reserve>(3);
  EXPECT_EQ(reserve.top(Reserve::squared), deal.cards[12]);
  EXPECT_EQ(Reserve::shown(reserve.state(), Reserve::squared), 1);
  EXPECT_EQ(reserve.top(Reserve::families[deal.cards[13].suit()]), deal.cards[13]);
  EXPECT_EQ(first_rank(reserve.state(), Reserve::families), deal.cards[13].rank());
  EXPECT_EQ(reserve.top(Reserve::columns[3]), deal.cards[17]);
}

TEST(Chapter, TurnsThreeAndTurnsTheTalonOver) {
  Table table = laid_out<Stairs>(1);
  const Card third = table.state().under[table.state().under[table.top(Stairs::hand).id].id];
  Stairs::play(table, bare(Act::turn));
  EXPECT_EQ(table.top(Stairs::talon), third);
  EXPECT_EQ(Stairs::why_not(table.state(), bare(Act::redeal)), Why::still_in_hand);
  for (int i = 1; i < 8; ++i) Stairs::play(table, bare(Act::turn));
  EXPECT_EQ(Stairs::why_not(table.state(), bare(Act::turn)), Why::hand_is_out);
  Stairs::play(table, bare(Act::redeal));
  EXPECT_EQ(table.size(Stairs::hand), 24);
  for (int i = 0; i < 8; ++i) Stairs::play(table, bare(Act::turn));
  EXPECT_EQ(Stairs::why_not(table.state(), bare(Act::redeal)), Why::no_redeal_left);
}

std::vector<Card> cards_named(std::string_view text) {
  std::vector<Card> cards;
  Words words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) cards.push_back(read_card(word));
  return cards;
}

TEST(Chapter, TakesUpTheLayoutAndDealsItAnewAsFarAsItGoes) {
  Table table = standing<Anew>({{0, "AS"}, {4, "9C"}, {6, "2C QH 9S"}, {8, "4D"}, {11, "KD 5S 6S 7S"}});
  EXPECT_EQ(Anew::why_not(table.state(), bare(Act::turn)), Why::no_such_move) << "there is nothing to turn";
  Anew::play(table, bare(Act::redeal));
  EXPECT_EQ(pile_cards(table.state(), 6), cards_named("KD 5S 6S 7S 4D 2C QH 9S"))
      << "the last packet is dealt first";
  EXPECT_EQ(table.size(7), 0);
  EXPECT_EQ(pile_cards(table.state(), 4), cards_named("9C")) << "what is no packet stays";
  EXPECT_EQ(table.size(0), 1);
  EXPECT_EQ(table[State::order_is_moot], 1) << "it was the last deal";
  EXPECT_EQ(Anew::why_not(table.state(), bare(Act::redeal)), Why::no_redeal_left);
  const Table bare_table = standing<Anew>({{0, "AS"}, {4, "9C"}});
  EXPECT_EQ(Anew::why_not(bare_table.state(), bare(Act::redeal)), Why::nothing_to_gather);
}

TEST(Chapter, ShufflesTheLayoutByTheDealsNumber) {
  const auto dealt_again = [](std::uint64_t number, int times) {
    Table table = laid_out<Shaken>(5);
    table.prepare(number, {});
    for (int i = 0; i < times; ++i) Shaken::play(table, bare(Act::redeal));
    return pile_cards(table.state(), 4);
  };
  EXPECT_EQ(dealt_again(1, 1), dealt_again(1, 1));
  EXPECT_NE(dealt_again(1, 1), dealt_again(2, 1)) << "another deal is shuffled otherwise";
  EXPECT_NE(dealt_again(1, 1), dealt_again(1, 2)) << "and so is the second redeal";
  Table table = laid_out<Shaken>(5);
  EXPECT_EQ(table[State::order_is_moot], 0) << "the order of packets to be gathered matters";
  Shaken::play(table, bare(Act::redeal));
  EXPECT_EQ(table[State::order_is_moot], 0);
  Shaken::play(table, bare(Act::redeal));
  EXPECT_EQ(table[State::order_is_moot], 1);
  EXPECT_EQ(table.size(Shaken::hand), 0);
}

TEST(Chapter, MovesAGroupAsAWholeAndTurnsUpWhatLayBeneath) {
  Table table = standing<Stairs>({{4, "2C 9H 8S 7D"}, {5, "KC TC"}, {6, "4S 9D"}});
  table.set(Stairs::covered.of(4), 1);
  EXPECT_EQ(refused<Stairs>(table, 4, 5, 3), Why::ok);
  EXPECT_EQ(refused<Stairs>(table, 4, 5, 2), Why::whole_run_only);
  EXPECT_EQ(refused<Stairs>(table, 4, 5, 4), Why::not_a_run) << "a card face down is in no group";
  EXPECT_EQ(refused<Stairs>(table, 4, 6, 3), Why::wrong_suit) << "red on red";
  EXPECT_EQ(refused<Stairs>(table, 4, 7, 3), Why::space_stays_empty) << "kings alone";
  Stairs::play(table, {Act::lay, 4, 5, 3});
  EXPECT_EQ(open_cards<Stairs>(table.state(), 4), 1) << "the two is turned up";
  EXPECT_EQ(refused<Stairs>(table, 5, 7, 5), Why::not_a_run) << "the king is not of the group";
  const Table king = standing<Stairs>({{4, "2C KH QS"}, {11, "KS"}});
  EXPECT_EQ(refused<Stairs>(king, 4, 5, 2), Why::ok);
  EXPECT_EQ(refused<Stairs>(king, 11, 5), Why::ok);
}

TEST(Chapter, BeginsFamiliesWithTheRankOfTheDeal) {
  Table table = standing<Reserve>({{0, "QS"}, {4, "QH"}, {5, "KS"}, {6, "AD"}, {7, "3C 2D"}, {8, "4C 9S"}});
  EXPECT_EQ(refused<Reserve>(table, 4, 1), Why::ok);
  EXPECT_EQ(refused<Reserve>(table, 6, 2), Why::family_rises) << "not the ace";
  Reserve::play(table, {Act::lay, 5, 0, 1});
  EXPECT_EQ(table.top(5), read_card("9S")) << "the reserve fills the vacancy";
  EXPECT_EQ(table.top(8), read_card("4C"));
  const Table round = standing<Reserve>({{4, "2S"}, {5, "5H AD KS"}});
  EXPECT_EQ(refused<Reserve>(round, 5, 4, 2), Why::ok) << "a tail that turns the corner";
  EXPECT_EQ(refused<Reserve>(round, 5, 4, 1), Why::wrong_suit);
  const Table corner = standing<Reserve>({{4, "2S"}, {5, "5H AD KS"}, {6, "2C AH"}});
  EXPECT_EQ(refused<Reserve>(corner, 5, 6, 1), Why::ok) << "the king on the ace";
}

TEST(Chapter, TheRankOfTheFirstFamilyIsReadFromHowFarItHasCome) {
  const auto begun = [](std::string_view family, Direction step) {
    return first_rank(standing<Reserve>({{2, family}}).state(), Reserve::families, step);
  };
  EXPECT_EQ(begun("", Direction::up), 0);
  EXPECT_EQ(begun("9D", Direction::up), 9);
  EXPECT_EQ(begun("QD KD AD 2D", Direction::up), queen);
  EXPECT_EQ(begun("5D 6D 7D 8D 9D TD JD QD KD AD 2D 3D 4D", Direction::up), 5);
  EXPECT_EQ(begun("AD 2D 3D", Direction::up), ace);
  EXPECT_EQ(begun("2D AD KD QD", Direction::down), 2);
  EXPECT_EQ(begun("KD QD", Direction::down), king);
}

TEST(Chapter, ABoardNeedsTheCardWithWhichFamiliesBegin) {
  EXPECT_EQ(Reserve::invalid_board_reason(standing<Reserve>({{0, "QS"}, {4, "KS"}}).state()), "");
  EXPECT_NE(Reserve::invalid_board_reason(standing<Reserve>({{4, "KS"}}).state()), "");
  EXPECT_EQ(Stairs::invalid_board_reason(standing<Stairs>({{4, "KS"}}).state()), "")
      << "its families begin with aces";
}

TEST(Chapter, TwoFamiliesOfASuitStandAlike) {
  const PileClasses pairs = PileClasses::of({{0, 2}, {2, 2}, {4, 2}, {6, 2}});
  Table table{pairs};
  for (const Card card : {Card::of(5, spades, 0), Card::of(5, hearts, 0)}) table.put(Twins::columns[0], card);
  table.put(Twins::columns[1], Card::of(5, spades, 1));
  table.put(Twins::columns[2], Card::of(7, clubs, 0));
  EXPECT_EQ(refused<Twins>(table, 8, 2), Why::ok);
  EXPECT_EQ(refused<Twins>(table, 8, 3), Why::ok) << "either place of the suit";
  EXPECT_EQ(refused<Twins>(table, 8, 4), Why::family_rises) << "not another suit's";
  Table other{pairs, table.state()};
  Twins::play(table, {Act::lay, 8, 2, 1});
  Twins::play(other, {Act::lay, 8, 3, 1});
  EXPECT_EQ(table.key(), other.key()) << "which of the two does not matter";
  EXPECT_EQ(first_rank(table.state(), Twins::families), 5) << "the first card sets the rank for all";
  EXPECT_EQ(refused<Twins>(table, 10, 6), Why::family_rises);
  EXPECT_EQ(refused<Twins>(table, 9, 0), Why::ok);
}

TEST(Chapter, AFamilyThatHasGoneRoundIsWhole) {
  Table table = standing<Twins>({{0, "5S 6S 7S 8S 9S TS JS QS KS AS 2S 3S 4S"}, {8, "5S"}});
  EXPECT_EQ(refused<Twins>(table, 8, 0), Why::family_rises);
  EXPECT_EQ(refused<Twins>(table, 8, 1), Why::ok);
}

TEST(Chapter, StepsOfTwoAndEqualRanks) {
  const Table twos = standing<Twos>({{4, "9C 7S"}, {5, "JS"}, {6, "AH"}, {7, "QD"}});
  EXPECT_EQ(refused<Twos>(twos, 4, 5, 2), Why::ok);
  EXPECT_EQ(refused<Twos>(twos, 4, 5, 1), Why::not_next);
  EXPECT_EQ(refused<Twos>(twos, 7, 6), Why::ok) << "from the ace two down is the queen";
  EXPECT_EQ(refused<Twos>(twos, 4, 8, 1), Why::ok) << "any tail into a vacancy";
  const Table equal = standing<Twins>({{8, "9C"}, {9, "9S 9C"}, {10, "9H"}});
  EXPECT_EQ(refused<Twins>(equal, 8, 10), Why::ok);
  EXPECT_EQ(refused<Twins>(equal, 9, 8), Why::wrong_suit) << "the same suit";
}

}  // namespace
}  // namespace longwood::test
