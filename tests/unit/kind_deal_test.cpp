#include "foresight/kind_deal.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "session/tries.hpp"
#include "solve/solver.hpp"
#include "support.hpp"

/// Kind deals: what was seen stays, the game replays, and a win remains longer than by chance.
namespace longwood::test {
namespace {

constexpr Kindness little{.arrangements = 12, .positions = 2'000, .in_all = 20'000};

Session kind_game(const AnyGame& game, const RuleSet& set, std::uint64_t number) {
  Session session{game, set, deal_by_number(game.info->packs_for(set.options), number)};
  session.make_kind(number);
  return session;
}

const RuleSet& draw_three() { return *find_set(*find_game("klondike")->info, "draw-three"); }

/// The faces in sight after each try, in the order of the nodes.
std::vector<std::vector<std::string>> seen_at_each_node(const Session& session) {
  std::vector<std::vector<std::string>> seen;
  Session again = session;
  for (std::size_t node = 0; node < session.nodes().size(); ++node) {
    again.jump(static_cast<int>(node));
    auto& faces = seen.emplace_back();
    const Known sight = cards_in_sight(again.game(), again.state());
    for (std::size_t id = 0; id < max_cards; ++id)
      if (sight[id]) faces.push_back(std::to_string(id));
  }
  return seen;
}

TEST(KindDeals, NeverChangeACardThatWasSeenOnAnyBranch) {
  for (const auto& [id, set] :
       std::array{std::pair{"klondike", "draw-three"}, std::pair{"the-demon", "canfield"}}) {
    const AnyGame& game = *find_game(id);
    Session session = kind_game(game, *find_set(*game.info, set), 8);
    Rng rng{8};
    int changed = 0;
    for (int i = 0; i < 60; ++i) {
      const MoveList moves = session.moves();
      if (moves.empty() || rng.below(5) == 0)
        for (auto back = rng.below(4); back-- > 0;) session.undo();
      if (session.moves().empty()) break;
      const auto before = seen_at_each_node(session);
      const auto deck = write_deck(session.deal());
      ASSERT_EQ(play_kindly(session, random_move(session.moves(), rng), little), Why::ok);
      const auto after = seen_at_each_node(session);
      ASSERT_GE(after.size(), before.size());
      for (std::size_t node = 0; node < before.size(); ++node) EXPECT_EQ(after[node], before[node]) << id;
      changed += write_deck(session.deal()) != deck ? 1 : 0;
    }
    EXPECT_GT(changed, 0) << id;
  }
}

TEST(KindDeals, AreReplayedFromTheirText) {
  Session session = kind_game(*find_game("klondike"), draw_three(), 4);
  Rng rng{4};
  for (int i = 0; i < 40 && !session.moves().empty(); ++i)
    play_kindly(session, random_move(session.moves(), rng), little);
  const auto record = write_record(session.record());
  EXPECT_TRUE(record.starts_with("longwood record 2\n"));
  EXPECT_NE(record.find("\nkind 4\n"), record.npos);
  const auto read = replay(record);
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(read->kind(), std::optional<std::uint64_t>{4});
  EXPECT_EQ(read->state(), session.state());
  const auto tries = read_tries(write_tries(session));
  ASSERT_TRUE(tries);
  EXPECT_EQ(tries->kind(), session.kind());
  EXPECT_EQ(write_tries(*tries), write_tries(session));
}

TEST(KindDeals, SayWhatIsWrongWithTheirText) {
  const std::string head = "longwood record 2\ngame klondike\nset draw-three\nrules 1\ndeal 4\n";
  const auto fault = [&](const std::string& rest) {
    const auto read = read_record(head + rest);
    return read ? "" : read.error().english();
  };
  EXPECT_EQ(fault("kind 4\nmoves\n"), "");
  EXPECT_EQ(fault("moves\n"), "line 6: found 'moves' where 'kind' is expected");
  EXPECT_NE(fault("kind four\nmoves\n").find("line 6: "), std::string::npos);
}

TEST(KindDeals, LeaveAWinMuchMoreOften) {
  const AnyGame& game = *find_game("klondike");
  int kind = 0, plain = 0;
  const auto is_won = [&](const State& state) {
    Solver solver{game};
    solver.start(state);
    while (!solver.step(1'000, 5'000)) continue;
    return solver.verdict() == Verdict::won;
  };
  for (std::uint64_t deal = 0; deal < 12; ++deal) {
    Session kindly = kind_game(game, draw_three(), deal);
    Session plainly{game, draw_three(), deal_by_number(game.info->packs, deal)};
    for (auto* session : {&kindly, &plainly}) {
      Rng rng{deal};
      for (int i = 0; i < 30 && !session->moves().empty(); ++i) {
        const Move move = random_move(session->moves(), rng);
        session->kind() ? play_kindly(*session, move) : session->play(move);
      }
    }
    kind += is_won(kindly.state()) ? 1 : 0;
    plain += is_won(plainly.state()) ? 1 : 0;
  }
  EXPECT_GT(kind, plain + 2);
}

TEST(KindDeals, AreOfferedWhereCardsAreHiddenForGood) {
  for (const AnyGame& game : all_games())
    for (const RuleSet& set : game.info->sets)
      if (has_kind_deals(game, set.options)) {
        const Session start{game, set, deal_by_number(game.info->packs_for(set.options), 1)};
        EXPECT_FALSE(shuffles_ahead(game, start.state())) << game.info->id << " " << set.id;
      }
  EXPECT_TRUE(has_kind_deals(*find_game("klondike"), Options{}));
  EXPECT_FALSE(has_kind_deals(*find_game("fortress"), Options{}));
}

}  // namespace
}  // namespace longwood::test
