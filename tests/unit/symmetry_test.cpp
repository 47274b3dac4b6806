#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "support.hpp"

/// What makes no difference must make none: which twin lies where, the order of like piles, cards nobody has
/// seen.
namespace longwood::test {
namespace {

class Symmetry : public testing::TestWithParam<GameUnder> {
 protected:
  static void everywhere(int every, const std::function<void(Table&, Rng&)>& visit) {
    Rng rng{5};
    int ply = 0;
    for (const std::uint64_t number : deals_of_today(6))
      play_through(GetParam(), number, 400, [&](Table& table, const Move*) {
        if (!HasFailure() && ply++ % every == 0) visit(table, rng);
      });
  }
  static Table table_of(const State& state) { return {GetParam().info->classes, state}; }

  /// The keys after each legal move, sorted.
  static std::vector<Key> keys_after(Table& table) {
    std::vector<Key> keys;
    const auto mark = table.mark();
    for (const Move move : list_moves(GetParam(), table.state())) {
      GetParam().play(table, move);
      keys.push_back(table.key());
      table.undo_to(mark);
    }
    std::ranges::sort(keys);
    return keys;
  }
};

INSTANTIATE_TEST_SUITE_P(All, Symmetry, testing::ValuesIn(ways_of_today()),
                         [](const auto& game) { return test_name(game.param); });

TEST_P(Symmetry, TwinsAreAlike) {
  if (GetParam().info->packs.count == 1) return;
  everywhere(3, [](Table& table, Rng&) {
    auto piles = all_piles(*GetParam().info, table.state());
    for (auto& pile : piles)
      for (Card& card : pile) card.id ^= 1;
    Table twin = table_of(with_piles(table.state(), piles));
    EXPECT_EQ(twin.key(), table.key());
    const std::vector<Move> moves = list_moves(GetParam(), table.state());
    ASSERT_EQ(list_moves(GetParam(), twin.state()), moves);
    for (const Move move : moves) {
      const auto mark = table.mark();
      GetParam().play(table, move);
      GetParam().play(twin, move);
      EXPECT_EQ(twin.key(), table.key()) << write_move(*GetParam().info, move);
      table.undo_to(mark);
      twin.undo_to(0);
    }
  });
}

/// The classes that count in this position.
const std::array<Pile, max_piles>& classes_now(const State& state) {
  const PileClasses& classes = Symmetry::GetParam().info->classes;
  return state.counter[State::order_is_moot] != 0 ? classes.finally : classes.always;
}

TEST_P(Symmetry, LikePilesMayChangePlaces) {
  everywhere(2, [](Table& table, Rng& rng) {
    auto piles = all_piles(*GetParam().info, table.state());
    const auto& classes = classes_now(table.state());
    std::map<Pile, std::vector<std::size_t>> members;
    for (std::size_t pile = 0; pile < piles.size(); ++pile)
      if (GetParam().info->has_pile(static_cast<Pile>(pile), table.state().option))
        members[classes[pile]].push_back(pile);
    for (const auto& [name, places] : members) {
      std::vector<std::vector<Card>> contents;
      for (const std::size_t place : places) contents.push_back(piles[place]);
      rng.shuffle(std::span{contents});
      for (std::size_t i = 0; i < places.size(); ++i) piles[places[i]] = contents[i];
    }
    Table other = table_of(with_piles(table.state(), piles));
    EXPECT_EQ(other.key(), table.key());
    // What follows may depend on the order only where a pair of twins, or the order of filling, hides behind
    // it.
    ASSERT_EQ(keys_after(other), keys_after(table));
  });
}

TEST_P(Symmetry, UnlikePilesMayNot) {
  everywhere(80, [](Table& table, Rng&) {
    const auto piles = all_piles(*GetParam().info, table.state());
    const auto& classes = classes_now(table.state());
    for (std::size_t a = 0; a < piles.size(); ++a)
      for (std::size_t b = a + 1; b < piles.size(); ++b) {
        const auto kinds = [](const std::vector<Card>& pile) {
          std::vector<int> faces;
          for (const Card card : pile) faces.push_back(card.kind());
          return faces;
        };
        if (classes[a] == classes[b] || kinds(piles[a]) == kinds(piles[b])) continue;
        auto swapped = piles;
        std::swap(swapped[a], swapped[b]);
        EXPECT_NE(table_of(with_piles(table.state(), swapped)).key(), table.key()) << a << " and " << b;
      }
  });
}

TEST_P(Symmetry, WithoutClassesEveryPlaceCounts) {
  everywhere(40, [](Table& table, Rng&) {
    Table strict = table_of(table.state());
    strict.use_classes(false);
    EXPECT_EQ(strict.key(), strict.recomputed_key());
    auto piles = all_piles(*GetParam().info, table.state());
    std::ranges::rotate(piles, piles.begin() + 1);
    Table turned = table_of(with_piles(table.state(), piles));
    turned.use_classes(false);
    EXPECT_NE(turned.key(), strict.key());
  });
}

TEST_P(Symmetry, NothingHiddenCanBeLearnt) {
  everywhere(25, [](Table& table, Rng& rng) {
    const GameInfo& info = *GetParam().info;
    const State& state = table.state();
    auto piles = all_piles(info, state);
    std::vector<Card> hidden;
    const auto for_each_hidden = [&](auto&& visit) {
      for (std::size_t pile = 0; pile < piles.size(); ++pile)
        for (int i = 0; i < state.size[pile] - GetParam().shown(state, static_cast<Pile>(pile)); ++i)
          visit(piles[pile][static_cast<std::size_t>(i)]);
    };
    for_each_hidden([&](Card& card) { hidden.push_back(card); });
    rng.shuffle(std::span{hidden});
    for_each_hidden([&](Card& card) {
      card = hidden.back();
      hidden.pop_back();
    });
    const State other = with_piles(state, piles);
    EXPECT_EQ(list_moves(GetParam(), other), list_moves(GetParam(), state));
    for (Pile pile = 0; pile < info.piles(); ++pile)
      EXPECT_EQ(visible_cards(GetParam(), other, pile), visible_cards(GetParam(), state, pile));
    EXPECT_EQ(GetParam().won(other), GetParam().won(state));
    for_each_encodable_move(info, 3, [&](Move move) {
      ASSERT_EQ(GetParam().why_not(other, move), GetParam().why_not(state, move)) << write_move(info, move);
    });
  });
}

TEST_P(Symmetry, TheHandIsAlwaysHidden) {
  everywhere(10, [](Table& table, Rng&) {
    const Group hand = group(*GetParam().info, "hand");
    EXPECT_TRUE(hand.count == 0 || GetParam().shown(table.state(), hand) == 0);
    for (Pile pile = 0; pile < GetParam().info->piles(); ++pile) {
      const int shown = GetParam().shown(table.state(), pile);
      EXPECT_GE(shown, 0);
      EXPECT_LE(shown, table.size(pile));
    }
  });
}

}  // namespace
}  // namespace longwood::test
