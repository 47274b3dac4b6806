#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "foresight/worlds.hpp"
#include "games/playout.hpp"
#include "session/edits.hpp"
#include "session/hint.hpp"
#include "session/knowledge.hpp"
#include "session/position_words.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// The stock held face upwards (rules G5): the next card is seen and no other, and no move is another.
namespace longwood::test {
namespace {

using testing::UnorderedElementsAreArray;

std::size_t stock_option(const GameInfo& info) {
  const auto& options = info.variants.options;
  return static_cast<std::size_t>(std::ranges::find(options, "stock", &RuleOption::id) - options.begin());
}

/// Whether a player ever has cards in hand: in some games the deal stops at few choices, and where the layout
/// is dealt anew cards only pass through the hand.
bool has_cards_in_hand(const AnyGame& game) {
  const auto hand = find_pile(*game.info, "hand");
  if (!hand) return false;
  const RuleSet& set = game.info->sets.front();
  for (std::uint64_t number = 0; number < 100; ++number)
    if (game.start(deal_by_number(game.info->packs_for(set.options), number), set).state().size[*hand] > 0)
      return true;
  return false;
}

std::vector<AnyGame> games_with_a_hand() {
  std::vector<AnyGame> found;
  for (const AnyGame& game : all_games())
    if (has_cards_in_hand(game)) found.push_back(game);
  return found;
}

TEST(Stock, EveryGameWithCardsInHandOffersIt) {
  for (const AnyGame& game : all_games()) {
    const bool offered = stock_option(*game.info) < game.info->variants.options.size();
    EXPECT_EQ(offered, has_cards_in_hand(game)) << game.info->id;
  }
}

class StockOf : public testing::TestWithParam<AnyGame> {
 protected:
  static Pile hand() { return *find_pile(*GetParam().info, "hand"); }

  /// Positions of random games under random options, the stock face upwards.
  static void everywhere(const std::function<void(const State&, Rng&)>& visit) {
    Rng rng{5};
    for (const std::uint64_t number : deals_of_today(10)) {
      Options options = random_options(*GetParam().info, rng);
      options[stock_option(*GetParam().info)] = 1;
      if (!GetParam().info->contradiction(options).empty()) continue;
      int ply = 0;
      play_through(GetParam(), options, number, 200, [&](Table& table, const Move*) {
        if (!HasFailure() && ply++ % 10 == 0) visit(table.state(), rng);
      });
    }
  }
};

INSTANTIATE_TEST_SUITE_P(All, StockOf, testing::ValuesIn(games_with_a_hand()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(StockOf, ShowsTheNextCardAndChangesNoMove) {
  everywhere([](const State& state, Rng&) {
    State down = state;
    down.option[stock_option(*GetParam().info)] = 0;
    for (int i = 0; i < GetParam().info->piles(); ++i) {
      const auto pile = static_cast<Pile>(i);
      const int shown = GetParam().shown(state, pile), before = GetParam().shown(down, pile);
      if (pile != hand()) {
        ASSERT_EQ(shown, before);
        continue;
      }
      ASSERT_EQ(shown, state.size[pile] > 0 ? 1 : 0);
      // The Fourteenth's last card shows while it waits for its place
      ASSERT_TRUE(before == 0 || (GetParam().info->id == "the-fourteenth" && state.size[pile] == 1));
    }
    // the rows of options list them in another order than those of the book
    EXPECT_THAT(list_moves(GetParam(), state), UnorderedElementsAreArray(list_moves(GetParam(), down)));
    for_each_encodable_move(*GetParam().info, 2, [&](Move move) {
      ASSERT_EQ(GetParam().why_not(state, move), GetParam().why_not(down, move));
    });
  });
}

/// All that is told of a position to a player who knows what lies open in it.
std::vector<std::string> told(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  const Known known = cards_in_sight(game, state);
  std::vector<std::string> all{tell_position(in_english_of(*game.info), game, state), known.to_string(),
                               std::to_string(unknown_cards(game, state, known))};
  for (int i = 0; i < info.piles(); ++i)
    for (const Card card : visible_cards(game, state, static_cast<Pile>(i)))
      all.push_back(card.none() ? "??" : write_card(card));
  for (const RankedMove& ranked : rank_moves(game, state))
    all.push_back(write_move(info, ranked.move) + ' ' + std::to_string(ranked.worth) + ' ' +
                  move_words(in_english_of(*game.info), game, state, ranked.move) + ' ' +
                  reason_for(in_english_of(*game.info), game, state, ranked.move, known));
  for (int kind = 0; kind < 52; ++kind)
    all.push_back(
        tell_where(in_english_of(*game.info), game, state, known, Card{static_cast<std::uint8_t>(2 * kind)}));
  Rng rng{9};
  const State sample = sample_unknown(game, state, known, rng);
  for (int i = 0; i < info.piles(); ++i)
    for (const Card card : pile_cards(sample, static_cast<Pile>(i))) all.push_back(write_card(card));
  return all;
}

TEST_P(StockOf, TellsNothingOfTheRestOfTheHand) {
  everywhere([](const State& state, Rng& rng) {
    auto piles = all_piles(*GetParam().info, state);
    auto& cards = piles[hand()];
    if (cards.size() < 3) return;
    const auto before = told(GetParam(), state);
    rng.shuffle(std::span{cards}.first(cards.size() - 1));
    EXPECT_EQ(told(GetParam(), with_piles(state, piles)), before);
  });
}

/// The moves of a random game, played with the stock face down and face upwards: the one player knows more
/// than the other just the cards which were the next of the stock at some time since it was shuffled.
TEST_P(StockOf, TheNextCardOnceSeenIsKnownUntilAShuffle) {
  const GameInfo& info = *GetParam().info;
  Options up{};
  up[stock_option(info)] = 1;
  for (std::uint64_t number = 0; number < 12; ++number) {
    const Deal deal = deal_by_number(info.packs, number);
    Session covered{GetParam(), info.sets.front(), deal}, open{GetParam(), info.sets.front(), up, deal};
    Known nexts{};
    const auto look = [&](const State& state) {
      if (const Card next = state.top[hand()]; !next.none()) nexts[next.id] = true;
    };
    const auto follow_and_compare = [&] {
      Table table{info.classes, open.before()};
      look(table.state());
      for (const Edit& edit : open.edits()) {
        if (edit.kind == Edit::shuffle)
          for (const Card card : pile_cards(table.state(), hand())) nexts[card.id] = false;
        apply(table, edit);
        look(table.state());
      }
      ASSERT_EQ(open.known(), covered.known() | nexts) << "deal " << number << " move " << open.length();
    };
    follow_and_compare();
    Rng rng{number, 3};
    for (int ply = 0; ply < 300 && !HasFailure(); ++ply) {
      const MoveList moves = covered.moves();
      if (moves.empty()) break;
      const bool turns = rng.below(2) == 0 && moves[moves.size() - 1].act > Act::lay;
      const auto any = static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size())));
      const Move move = moves[turns ? moves.size() - 1 : any];
      ASSERT_EQ(covered.play(move), Why::ok);
      ASSERT_EQ(open.play(move), Why::ok);
      follow_and_compare();
    }
  }
}

TEST(Stock, TheHintKnowsTheNextCard) {
  // the flank takes the two, which suits its family, rather than the packet's nine
  constexpr auto position = "1: 5H 9D; sa: AS; hand: 7C 2S; L1: 4D; L2: 4H; L3: 4S; R1: 6S; R2: 6H; R3: 6D";
  const auto best = [&](std::string_view choices) {
    const Board board = Board::of("la-nivernaise", position, choices);
    return write_move(*board.game().info, rank_moves(board.game(), board.state()).front().move);
  };
  EXPECT_TRUE(best("stock=face-up").starts_with("hand-")) << best("stock=face-up");
  EXPECT_FALSE(best("").starts_with("hand-")) << best("");
}

TEST(Stock, TheNextCardIsNamed) {
  const Board board = Board::of("la-nivernaise", "hand: 7C 2S; L1: 4D", "stock=face-up");
  EXPECT_EQ(board.seen("hand"), "?? 2S");
  EXPECT_EQ(hand_words(in_english_of(*board.game().info), board.game(), board.state(),
                       *find_pile(*board.game().info, "hand")),
            "2 in hand, the next the two of spades.");
  EXPECT_EQ(move_words(in_english_of(*board.game().info), board.game(), board.state(),
                       *read_move(*board.game().info, "hand-L2")),
            "the next card in hand, the two of spades, to flank place L2");
}

}  // namespace
}  // namespace longwood::test
