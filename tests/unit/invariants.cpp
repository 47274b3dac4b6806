#include "invariants.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/deal.hpp"
#include "core/notation.hpp"
#include "session/record.hpp"
#include "session/session.hpp"
#include "support.hpp"

namespace longwood::test {
namespace {

/// How a family is built: from its base card by steps of one, with the corner turned or not, to so many
/// cards.
struct Family {
  std::string_view base;  ///< "" when the suit's own ace or king must come out first
  int step, limit;
};

/// Each game's families by pile, reckoned from the books anew and not from the games' own rows.
Family family_of(std::string_view game, std::string_view pile) {
  if (game == "the-sultan") {
    static const std::map<std::string_view, std::string_view> bases{
        {"dk1", "KD"}, {"dk2", "KD"}, {"sk1", "KS"}, {"sk2", "KS"},
        {"ck1", "KC"}, {"ck2", "KC"}, {"hk", "KH"},  {"ha", "AH"}};
    return {bases.at(pile), 1, pile == "ha" ? 12 : 13};
  }
  if (game == "the-clock") {
    static const std::map<std::string_view, std::pair<std::string_view, int>> hours{
        {"IX", {"2C", 8}}, {"X", {"3H", 8}},  {"XI", {"4S", 8}},  {"XII", {"5D", 8}},
        {"I", {"6C", 9}},  {"II", {"7H", 9}}, {"III", {"8S", 9}}, {"IV", {"9D", 9}},
        {"V", {"TC", 9}},  {"VI", {"JH", 9}}, {"VII", {"QS", 9}}, {"VIII", {"KD", 9}}};
    const auto& [base, limit] = hours.at(pile);
    return {base, 1, limit};
  }
  return {"", pile[1] == 'k' ? -1 : 1, 13};
}

/// The choice of an option, by name.
std::string_view choice(const AnyGame& game, const State& state, std::string_view option) {
  for (std::size_t i = 0; i < game.info->variants.options.size(); ++i)
    if (game.info->variants.options[i].id == option)
      return game.info->variants.options[i].choices[state.option[i]].id;
  return "";
}

void check_family(const AnyGame& game, const State& state, Pile pile, const std::vector<Card>& cards) {
  const std::string_view name = game.info->pile_names[pile];
  const Family family = family_of(game.info->id, name);
  const std::string own_base{family.step < 0 ? 'K' : 'A', static_cast<char>(name[0] - 'a' + 'A')};
  Card base = read_card(family.base.empty() ? own_base : family.base);
  if (choice(game, state, "base") == "first-card" && !cards.empty())
    base = Card::of(cards.front().rank(), base.suit());
  EXPECT_LE(cards.size(), static_cast<std::size_t>(family.limit)) << name;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int rank = (base.rank() - 1 + family.step * static_cast<int>(i) + 13) % 13 + 1;
    EXPECT_EQ(write_card(cards[i]), write_card(Card::of(rank, base.suit()))) << name << " card " << i + 1;
  }
}

int shortest(const State& state, Group piles) {
  int least = max_cards;
  for (int i = 0; i < piles.count; ++i) least = std::min<int>(least, state.size[piles[i]]);
  return least;
}

}  // namespace

void check_cards(const AnyGame& game, const State& state) {
  std::array<int, max_cards> seen{};
  for (int i = 0; i < max_piles; ++i) {
    const auto pile = static_cast<Pile>(i);
    const std::vector<Card> cards = pile_cards(state, pile);
    EXPECT_TRUE(i < game.info->piles() || cards.empty()) << "pile " << i;
    EXPECT_TRUE(cards.empty() ? state.top[pile].none() : state.under[cards.front().id].none())
        << "base of pile " << i;
    for (const Card card : cards) ++seen[card.id];
    if (i < game.info->piles() && is_family(*game.info, pile) && game.info->pile_names[pile] != "out")
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
  const GameInfo& info = *game.info;
  check_held(info, state);
  const int in_hand = state.total(group(info, "hand"));
  const auto no_vacancy = [&](std::string_view name) {
    return in_hand == 0 || shortest(state, group(info, name)) > 0;
  };
  if (info.id == "the-clock" && last != nullptr && last->act == Act::refill) {
    EXPECT_TRUE(in_hand == 0 || shortest(state, group(info, "circle")) >= 3);
  } else if (info.id == "the-fourteenth") {
    EXPECT_EQ((state.total(group(info, "square")) + in_hand) % 2, 0);
    // two places may be vacant while the last card waits to be laid in one of them
    const int vacant = 25 - state.total(group(info, "square"));
    EXPECT_TRUE(in_hand == 0 || vacant == 0 ||
                (choice(game, state, "last-card") == "chosen" && in_hand == 1 && vacant == 2));
  } else if (info.id == "the-sultan") {
    const Group divan = group(info, "divan");
    const bool six = choice(game, state, "divan") == "six";
    if (choice(game, state, "refill") == "at-once") {
      EXPECT_TRUE(in_hand + state.total(group(info, "talon")) == 0 || state.total(divan) == (six ? 6 : 8));
    }
    for (int i = 0; i < divan.count; ++i) EXPECT_LE(state.size[divan[i]], 1);
    EXPECT_EQ(state.total(group(info, "sultan")), 1);
  } else if (info.id == "la-nivernaise") {
    const Group line = group(info, "line");
    const bool before_the_round =
        choice(game, state, "round-after-redeal") == "after-filling" && state.total(line) == 0;
    EXPECT_TRUE(no_vacancy("line") || before_the_round);
  } else if (info.id == "st-helena") {
    EXPECT_TRUE(no_vacancy("packets") || choice(game, state, "supply") != "at-once");
  } else if (info.id == "fortress") {
    EXPECT_EQ(state.total({0, 14}), 52);
  } else if (info.id == "la-capricieuse" && in_hand + state.total(group(info, "turned")) > 0) {
    const Group columns = group(info, "columns");
    for (int i = 1; i < columns.count; ++i) EXPECT_LE(state.size[columns[i]], state.size[columns[i - 1]]);
    EXPECT_LE(state.size[columns[0]] - state.size[columns[11]], 1);
  } else if (info.id == "la-nationale" && in_hand > 0) {
    // the last column takes what is over when families have given back
    for (int i = 0; i < 11; ++i) EXPECT_LE(state.size[group(info, "columns")[i]], 8);
  }
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
  ASSERT_TRUE(again) << again.error() << '\n' << text;
  EXPECT_EQ(again->state(), session.state()) << text;
  EXPECT_EQ(write_record(again->record()), text);
}

}  // namespace longwood::test
