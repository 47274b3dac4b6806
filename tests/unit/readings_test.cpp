#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "games/la_nivernaise/figure.hpp"
#include "session/laid_rows.hpp"
#include "support.hpp"

/// Readings which are a matter of words, of what may be looked at, or of the table's picture.
namespace longwood::test {
namespace {

Session session_under(std::string_view game, std::string_view set, std::uint64_t deal) {
  const AnyGame* found = find_game(game);
  return {*found, *find_set(*found->info, set), deal_by_number(found->info->packs, deal)};
}

void make(Session& session, std::string_view moves) {
  Words words{moves};
  for (auto word = words.next(); !word.empty(); word = words.next())
    ASSERT_EQ(session.play(*read_move(session.info(), word)), Why::ok) << word;
}

/// The number of deals in the head is the number that the sentence on re-deals has.
TEST(Heads, FollowTheSet) {
  const auto object = [](std::string_view game, std::string_view set) {
    const GameInfo& info = *find_game(game)->info;
    return std::string{info.object(find_set(info, set)->options)};
  };
  const auto aim = [](std::string_view game, std::string_view set) {
    const GameInfo& info = *find_game(game)->info;
    return std::string{info.aim(find_set(info, set)->options)};
  };
  EXPECT_TRUE(object("la-nationale", "hoffmann").contains("single deal"));
  EXPECT_TRUE(object("la-nationale", "the-nation").contains("three deals"));
  EXPECT_TRUE(object("st-helena", "hoffmann").contains("three attempts"));
  EXPECT_TRUE(object("st-helena", "box-kite").contains("single deal"));
  EXPECT_TRUE(object("babette", "cadogan").contains("three deals"));
  EXPECT_TRUE(object("babette", "one-redeal").contains("two deals"));
  EXPECT_TRUE(aim("babette", "one-redeal").contains("next below"));
  EXPECT_TRUE(object("the-fourteenth", "cadogan").contains("both packs"));
  EXPECT_TRUE(object("the-fourteenth", "quatorze").contains("whole pack"));
  EXPECT_TRUE(aim("the-fourteenth", "quatorze").contains("until the pack is gone"));
  EXPECT_FALSE(object("fortress", "chessboard").contains("ace"));
  EXPECT_FALSE(aim("fortress", "chessboard").contains("ace"));
}

/// Where a set has another book than the game's, its sentences cite that book.
TEST(Heads, HoffmannsSultanCitesHoffmann) {
  const GameInfo& info = *find_game("the-sultan")->info;
  const Options& options = find_set(info, "hoffmann")->options;
  for (const int sentence : {8, 9, 10, 12, 13, 14})
    EXPECT_TRUE(info.sentence(sentence, options).source.contains("Hoffmann no. 42")) << sentence;
  EXPECT_TRUE(info.sentence(8, options).source.contains("our reading"));
  EXPECT_FALSE(info.sentence(13, options).departs) << "the same words in another book";
  EXPECT_TRUE(info.sentence(12, options).departs);
  const Options& unshuffled = find_set(info, "unshuffled")->options;
  EXPECT_TRUE(info.sentence(12, unshuffled).source.contains("PySolFC"));
}

TEST(Looking, GoesByTheSetsAuthor) {
  const auto look = [](std::string_view game, std::string_view set, std::string_view pile) {
    const GameInfo& info = *find_game(game)->info;
    return may_look(info, *find_set(info, set), *find_pile(info, pile));
  };
  EXPECT_EQ(look("the-sultan", "hoffmann", "talon"), Look::by_rule);
  EXPECT_EQ(look("the-sultan", "cadogan", "talon"), Look::as_aid);
  EXPECT_EQ(look("the-sultan", "hoffmann", "hand"), Look::no);
  EXPECT_EQ(look("st-helena", "hoffmann", "3"), Look::by_rule);
  EXPECT_EQ(look("st-helena", "modern", "3"), Look::as_aid);
  EXPECT_EQ(look("the-clock", "cadogan", "talon"), Look::as_aid);
  EXPECT_EQ(look("la-nivernaise", "cadogan", "3"), Look::no) << "Rule II says how much may be examined";
}

/// What may be looked at tells nothing new: the player has seen each of these cards.
TEST(Looking, ShowsOnlyWhatWasSeen) {
  for (const GameUnder& game : all_ways()) {
    const AnyGame& any = *find_game(game.info->id);
    Session session{any, *game.set, game.deal(7)};
    for (int i = 0; i < 60; ++i) {
      const MoveList moves = session.moves();
      if (moves.empty()) break;
      session.play(moves[moves.size() - 1]);
      for (int pile = 0; pile < game.info->piles(); ++pile)
        for (const Card card : session.looked_at(static_cast<Pile>(pile)))
          EXPECT_TRUE(card.none() || session.known()[card.id]) << game.info->id << ' ' << game.set->id;
    }
  }
}

TEST(LaidRows, KeepTheirGaps) {
  for (const std::string_view set : {"cadogan", "one-redeal"}) {
    Session session = session_under("babette", set, 7);
    make(session, "3-ck deal");
    const auto rows = laid_rows(session);
    const Pile third = *find_pile(session.info(), "3"), first = *find_pile(session.info(), "1");
    EXPECT_EQ(rows.laid[third], 2);
    ASSERT_EQ(session.state().size[third], 1);
    EXPECT_EQ(rows.row[session.state().top[third].id], 1) << "it lies below the gap";
    EXPECT_EQ(rows.row[session.state().under[session.state().top[first].id].id], 0);
    while (session.undo()) {}
    EXPECT_EQ(laid_rows(session).row[session.state().top[third].id], 0);
  }
}

TEST(Board, LaNivernaisesFamiliesStandUpright) {
  const auto spot_of = [](Pile pile) {
    return *std::ranges::find(figures::la_nivernaise::figure.board.spots, pile, &Spot::pile);
  };
  for (int suit = 1; suit < 4; ++suit) {
    for (const Group column : {LaNivernaise::aces, LaNivernaise::kings}) {
      EXPECT_EQ(spot_of(column[suit]).column, spot_of(column[0]).column);
      EXPECT_GT(spot_of(column[suit]).row, spot_of(column[suit - 1]).row);
    }
    EXPECT_EQ(spot_of(LaNivernaise::aces[suit]).row, spot_of(LaNivernaise::flanks[suit]).row);
  }
}

}  // namespace
}  // namespace longwood::test
