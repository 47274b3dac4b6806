#include "invariants.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/deal.hpp"
#include "core/notation.hpp"
#include "generated/games/list.hpp"
#include "generated/tests/invariants.hpp"
#include "session/record.hpp"
#include "session/session.hpp"
#include "support.hpp"

namespace longwood::test {
namespace {

/// How the family on a pile is built, as the game's own truths have it.
Family family_of(const AnyGame& game, std::string_view pile) {
  Family family{"", 1, 13};
  for_each_game(Games{}, [&]<Game G> {
    if (game.info->id == G::info.id) family = OwnTruths<G>::family(pile);
  });
  return family;
}

/// The families that begin with the rank of the first of them, this one among them; none where its base is
/// given from the beginning.
Group alike(const AnyGame& game, const State& state, Pile pile) {
  Group families{0, 0};
  for_each_game(Games{}, [&]<Game G> {
    if (game.info->id == G::info.id)
      for (const MoveRule& lay : G::rules.lays)
        if (lay.begins == Begins::alike && lay.to.has(pile)) families = lay.to;
  });
  return choice(game, state, "base") == "first-card" ? group(*game.info, "aces") : families;
}

/// The base card of a family.
Card base_of(const AnyGame& game, const State& state, Pile pile, const Family& family) {
  const std::string_view name = game.info->pile_names[pile];
  const std::string own_base{family.step < 0 ? 'K' : 'A', static_cast<char>(name[0] - 'a' + 'A')};
  const Card base = read_card(family.base.empty() ? own_base : family.base);
  const Group families = alike(game, state, pile);
  for (int i = 0; i < families.count; ++i)
    if (const std::vector<Card> begun = pile_cards(state, families[i]); !begun.empty())
      return Card::of(begun.front().rank(), base.suit());
  return base;
}

void check_family(const AnyGame& game, const State& state, Pile pile, const std::vector<Card>& cards) {
  const std::string_view name = game.info->pile_names[pile];
  const Family family = family_of(game, name);
  const Card base = base_of(game, state, pile, family);
  const bool any_suit = family.step == 0 || choice(game, state, "following") == "any-suit";
  EXPECT_LE(cards.size(), static_cast<std::size_t>(family.limit)) << name;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int rank = (base.rank() - 1 + family.step * static_cast<int>(i) + 13) % 13 + 1;
    if (family.any_suit || (any_suit && (family.step == 0 || i > 0))) {
      EXPECT_EQ(cards[i].rank(), rank) << name << " card " << i + 1;
      continue;
    }
    EXPECT_EQ(write_card(cards[i]), write_card(Card::of(rank, base.suit()))) << name << " card " << i + 1;
  }
}

}  // namespace

std::string_view choice(const AnyGame& game, const State& state, std::string_view option) {
  for (std::size_t i = 0; i < game.info->variants.options.size(); ++i)
    if (game.info->variants.options[i].id == option)
      return game.info->variants.options[i].choices[state.option[i]].id;
  return "";
}

void check_cards(const AnyGame& game, const State& state) {
  std::array<int, max_cards> seen{};
  for (int i = 0; i < max_piles; ++i) {
    const auto pile = static_cast<Pile>(i);
    const std::vector<Card> cards = pile_cards(state, pile);
    EXPECT_TRUE(i < game.info->piles() || cards.empty()) << "pile " << i;
    EXPECT_TRUE(cards.empty() ? state.top[pile].none() : state.under[cards.front().id].none())
        << "base of pile " << i;
    for (const Card card : cards) ++seen[card.id];
    if (i < game.info->piles() && is_family(*game.info, pile) && game.info->role_of(pile) != Role::out)
      check_family(game, state, pile, cards);
  }
  const int packs = choice(game, state, "packs") == "one" ? 1 : game.info->packs.count;
  for (std::uint8_t id = 0; id < max_cards; ++id)
    EXPECT_EQ(seen[id], Card{id}.twin() < packs ? 1 : 0) << write_card(Card{id});
  for (const AbsentPile& absent : game.info->variants.absent)
    if (!game.info->has_pile(absent.pile, state.option)) {
      EXPECT_EQ(state.size[absent.pile], 0);
    }
}

/// A card is held only where both families of its suit would take it.
void check_held(const GameInfo& info, const State& state) {
  const Group between = group(info, "between");
  for (int suit = 0; suit < between.count; ++suit) {
    const Pile place = between[suit];
    ASSERT_LE(state.size[place], 1);
    if (state.size[place] == 0) continue;
    const Card held = state.top[place];
    EXPECT_EQ(held.suit(), suit);
    EXPECT_EQ(state.top[group(info, "aces")[suit]].rank(), held.rank() - 1);
    EXPECT_EQ(state.top[group(info, "kings")[suit]].rank(), held.rank() + 1);
  }
}

void check_game(const AnyGame& game, const State& state, const Move* last) {
  check_held(*game.info, state);
  for_each_game(Games{}, [&]<Game G> {
    if (game.info->id == G::info.id) OwnTruths<G>::check(game, state, last);
  });
}

void check_moves(const AnyGame& game, Table& table, const std::vector<Move>& moves) {
  const GameInfo& info = *game.info;
  const State before = table.state();
  const auto mark = table.mark();
  ASSERT_EQ(table.key(), table.recomputed_key());
  std::set<std::string> once{};
  for (const Move move : moves) {
    once.insert(write_move(info, move));
    EXPECT_EQ(game.why_not(before, move), Why::ok) << write_move(info, move);
    game.play(table, move);
    ASSERT_EQ(table.key(), table.recomputed_key());
    table.undo_to(mark);
    ASSERT_EQ(table.state(), before);
  }
  EXPECT_EQ(once.size(), moves.size());
}

void check_refusals(const AnyGame& game, const State& state, const std::vector<Move>& moves) {
  const GameInfo& info = *game.info;
  for_each_encodable_move(info, 3, [&](Move move) {
    const Why why = game.why_not(state, move);
    ASSERT_EQ(why == Why::ok, std::ranges::find(moves, move) != moves.end()) << write_move(info, move);
    ASSERT_TRUE(why == Why::ok || info.reason(why, state.option).why == why) << write_move(info, move);
  });
}

void check_record(const AnyGame& game, const Options& chosen, const Deal& deal,
                  const std::vector<Move>& moves) {
  const GameInfo& info = *game.info;
  const auto rules = choose_rules(info, info.sets.front(), write_choices(info, info.sets.front(), chosen));
  ASSERT_TRUE(rules);
  Session session{game, *rules->set, rules->options, deal};
  for (const Move move : moves) ASSERT_EQ(session.play(move), Why::ok) << write_move(info, move);
  const auto text = write_record(session.record());
  const auto again = replay(text);
  ASSERT_TRUE(again) << again.error().english() << '\n' << text;
  EXPECT_EQ(again->state(), session.state()) << text;
  EXPECT_EQ(write_record(again->record()), text);
}

}  // namespace longwood::test
