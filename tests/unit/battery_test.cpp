#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "invariants.hpp"
#include "support.hpp"

/// What holds in every game, looked for along random games from fixed numbers.
namespace longwood::test {
namespace {

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 256,
              "copying a position must stay cheap");

constexpr int plies = 400;
constexpr std::uint64_t deals = 10;

class Battery : public testing::TestWithParam<GameUnder> {
 protected:
  /// Visits all positions of the random games, until a check fails.
  static void everywhere(const std::function<void(Table&, const Move*)>& visit, std::uint64_t games = deals) {
    for (const std::uint64_t number : deals_of_today(games))
      play_through(GetParam(), number, plies, [&](Table& table, const Move* last) {
        if (HasFailure()) return;
        visit(table, last);
        if (HasFailure()) ADD_FAILURE() << "in deal " << number << " after " << table.mark() << " edits";
      });
  }
};

INSTANTIATE_TEST_SUITE_P(All, Battery, testing::ValuesIn(ways_of_today()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Battery, EveryCardStaysInPlayOnce) {
  everywhere([](Table& table, const Move*) { check_cards(GetParam(), table.state()); });
}

TEST_P(Battery, TheGamesOwnInvariantsHold) {
  everywhere([](Table& table, const Move* last) { check_game(GetParam(), table.state(), last); });
}

TEST_P(Battery, TheKeyIsThatOfThePosition) {
  everywhere([](Table& table, const Move*) {
    EXPECT_EQ(table.key(), table.recomputed_key());
    EXPECT_EQ(table.key(), (Table{GetParam().info->classes, table.state()}.key()));
  });
}

TEST_P(Battery, UndoIsExact) {
  everywhere([](Table& table, const Move*) {
    const State before = table.state();
    const Key key = table.key();
    const auto mark = table.mark();
    for (const Move move : list_moves(GetParam(), before)) {
      GetParam().play(table, move);
      EXPECT_NE(table.state(), before) << write_move(*GetParam().info, move) << " changes nothing";
      table.undo_to(mark);
      ASSERT_EQ(table.state(), before) << write_move(*GetParam().info, move);
      ASSERT_EQ(table.key(), key) << write_move(*GetParam().info, move);
      ASSERT_EQ(table.mark(), mark);
    }
  });
}

TEST_P(Battery, AWholeGameCanBeTakenBack) {
  for (std::uint64_t number = 0; number < 6; ++number) {
    const Deal deal = GetParam().deal(number);
    const Table start = GetParam().start(deal, *GetParam().set);
    play_through(GetParam(), number, plies, [&](Table& table, const Move*) {
      if (table.mark() < 500) return;
      Table copy = table;
      copy.undo_to(0);
      EXPECT_EQ(copy.state(), start.state());
      EXPECT_EQ(copy.key(), start.key());
    });
  }
}

TEST_P(Battery, ListedMovesAreJustThoseNotRefused) {
  int ply = 0;
  everywhere([&](Table& table, const Move*) {
    const State& state = table.state();
    const std::vector<Move> moves = list_moves(GetParam(), state);
    const auto listed = [&](Move move) { return std::ranges::find(moves, move) != moves.end(); };
    for (const Move move : moves) EXPECT_EQ(GetParam().why_not(state, move), Why::ok);
    const int counts = ply % 150 == 0 ? 15 : ply % 30 == 0 ? 3 : 0;
    for_each_encodable_move(*GetParam().info, counts, [&](Move move) {
      if (GetParam().why_not(state, move) == Why::ok) {
        ASSERT_TRUE(listed(move)) << write_move(*GetParam().info, move) << " count "
                                  << static_cast<int>(move.count);
      }
    });
    ++ply;
  });
}

TEST_P(Battery, EveryRefusalHasItsOwnWords) {
  int ply = 0;
  everywhere([&](Table& table, const Move*) {
    if (ply++ % 40 != 0) return;
    for_each_encodable_move(*GetParam().info, 3, [&](Move move) {
      const Why why = GetParam().why_not(table.state(), move);
      ASSERT_TRUE(why == Why::ok || GetParam().info->reason(why).why == why)
          << write_move(*GetParam().info, move);
    });
  });
}

TEST_P(Battery, TheListIsInAFixedOrderWithoutRepeats) {
  everywhere([](Table& table, const Move*) {
    const std::vector<Move> moves = list_moves(GetParam(), table.state());
    EXPECT_EQ(moves, list_moves(GetParam(), table.state()));
    std::set<std::string> once;
    for (const Move move : moves) once.insert(write_move(*GetParam().info, move));
    EXPECT_EQ(once.size(), moves.size());
    const auto mark = table.mark();
    if (moves.empty()) return;
    GetParam().play(table, moves.back());
    table.undo_to(mark);
    EXPECT_EQ(moves, list_moves(GetParam(), table.state()));
  });
}

TEST_P(Battery, EveryListedMoveIsReadBackAsWritten) {
  everywhere([](Table& table, const Move*) {
    for (const Move move : list_moves(GetParam(), table.state())) {
      std::string text = write_move(*GetParam().info, move);
      ASSERT_EQ(read_move(*GetParam().info, text), move) << text;
      for (char& c : text) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
      ASSERT_EQ(read_move(*GetParam().info, text), move) << text;
    }
  });
}

TEST_P(Battery, AGameGoesOnUntilItIsOver) {
  everywhere([](Table& table, const Move*) {
    const State& state = table.state();
    const bool no_moves = list_moves(GetParam(), state).empty();
    EXPECT_TRUE(no_moves || !GetParam().won(state)) << "a game that is won has no moves";
    const int in_hand = state.total(group(*GetParam().info, "hand"));
    // where pairs go out they draw the cards in hand themselves
    const bool dealt_on = !GetParam().info->pile_with(Role::out);
    EXPECT_TRUE(!no_moves || !dealt_on || in_hand == 0) << "there are cards to deal, and nothing deals them";
  });
}

/// The acts that occur in the games recorded by tests/oracle.
std::set<Act> acts_of_the_oracle(const GameInfo& info) {
  std::set<Act> found;
  for (int number = 1; number <= 2; ++number) {
    const auto name = std::string{info.id} + "-" + std::to_string(number) + ".jsonl";
    std::istringstream file{read_file(playthrough_folder() + "/" + name)};
    for (std::string line; std::getline(file, line);) {
      const auto step = nlohmann::json::parse(line);
      if (!step.contains("move") || step.at("move").is_null()) continue;
      const auto move = read_move(info, step.at("move").get<std::string>());
      EXPECT_TRUE(move) << step.at("move");
      if (move) found.insert(move->act);
    }
  }
  EXPECT_FALSE(found.empty());
  return found;
}

TEST_P(Battery, TheRandomGamesGoFarEnough) {
  const GameInfo& info = *GetParam().info;
  const PileClasses& classes = info.classes;
  bool over = false, gives_back = false, last_phase = false;
  std::set<Act> acts_seen;
  // the same games every day: few of some sets come to their end
  for (std::uint64_t number = 0; number < deals; ++number)
    play_through(GetParam(), number, plies, [&](Table& table, const Move* last) {
      const std::vector<Move> moves = list_moves(GetParam(), table.state());
      over |= moves.empty();
      gives_back |= std::ranges::any_of(moves, [&](Move move) { return is_family(info, move.from); });
      last_phase |= table.state().counter[State::order_is_moot] != 0;
      if (last != nullptr) acts_seen.insert(last->act);
    });
  // a game whose families give cards back, or whose hand may be run through without end, need not come to an
  // end
  const State start = start_of(GetParam(), GetParam().set->options, 0);
  const bool endless = acts_seen.contains(Act::redeal) && GetParam().redeals_left(start) < 0;
  EXPECT_TRUE(over || endless || gives_back) << "no game came to its end";
  // where a choice lets gaps release cards, columns differ by their gaps to the end
  const bool may_differ = info.keeps_gaps.count > 0 && GetParam().set != &info.sets.front();
  EXPECT_TRUE(last_phase || may_differ || classes.finally == classes.always)
      << "no game came to its last phase";
  const std::set<Act> known = acts_of_the_oracle(info);
  if (GetParam().set == &info.sets.front()) {
    EXPECT_TRUE(std::ranges::includes(acts_seen, known));
  } else {
    // under other rules all may be dealt at once, and pairs that go out may be all there is
    const int in_hand =
        GetParam().start(GetParam().deal(0), *GetParam().set).state().total(group(info, "hand"));
    const bool dealt_on = in_hand > 0 && !info.pile_with(Role::out);
    EXPECT_GE(acts_seen.size(), dealt_on && known.size() > 1 ? 2U : 1U);
  }
}

TEST_P(Battery, TheFactsOfTheGameAreInOrder) {
  const GameInfo& info = *GetParam().info;
  ASSERT_LE(info.piles(), max_piles);
  for (int pile = 0; pile < info.piles(); ++pile) {
    EXPECT_EQ(std::ranges::count_if(info.groups, [&](const auto& group) { return group.piles.has(pile); }),
              1);
    EXPECT_EQ(find_pile(info, info.pile_names[static_cast<std::size_t>(pile)]), pile);
  }
  std::set<Why> whys;
  std::set<std::string_view> codes;
  for (const Reason& reason : info.reasons) {
    whys.insert(reason.why);
    codes.insert(reason.code);
    EXPECT_LE(reason.sentence, info.rulebook->sentences.size()) << reason.code;
    EXPECT_EQ(reason.sentence == 0, reason.why == Why::no_such_move) << reason.code;
    EXPECT_FALSE(reason.words.ends_with('.')) << reason.code;
  }
  EXPECT_EQ(whys.size(), info.reasons.size());
  EXPECT_EQ(codes.size(), info.reasons.size());
  EXPECT_EQ(info.reasons.front().why, Why::no_such_move);
  for (const Note& note : info.rulebook->notes) {
    EXPECT_GE(note.sentence, 1);
    EXPECT_LE(note.sentence, info.rulebook->sentences.size());
  }
  EXPECT_EQ(find_game(info.id)->info, &info);
}

}  // namespace
}  // namespace longwood::test
