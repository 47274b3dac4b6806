#include "few_unknown.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "games/playout.hpp"
#include "small_decks.hpp"

namespace longwood::test {
namespace {

constexpr int most_unknown = 5;

std::vector<Card> cards_of(const AnyGame& game, const State& state, Role role) {
  std::vector<Card> found;
  std::array<Card, max_cards> cards;
  for (const PileGroup& group : game.info->groups) {
    if (group.role != role) continue;
    for (int i = 0; i < group.piles.count; ++i) {
      const int size = state.cards(group.piles[i], cards);
      found.insert(found.end(), cards.begin(), cards.begin() + size);
    }
  }
  return found;
}

ObservedGame knowing_all_but(const AnyGame& game, const State& state, const std::vector<Card>& unknown) {
  Known known;
  known.set();
  for (const Card card : unknown) known.reset(card.id);
  return {game, state, known | cards_in_sight(game, state)};
}

/// Plays at random until few cards are in hand, as far as the deal leaves a choice.
State last_choice_in_deal(const AnyGame& game, Table table, Rng& rng) {
  for (MoveList moves; cards_of(game, table.state(), Role::hand).size() > most_unknown; moves.clear()) {
    game.moves(table.state(), moves);
    if (moves.empty()) break;
    game.play(table, random_move(moves, rng));
  }
  return table.state();
}

/// The last deal of a game that was played up to it mostly by what comes first, families before all.
Table last_deal(const AnyGame& game, Table table, Rng& rng) {
  constexpr int plays_a_deal = 40;
  MoveList moves;
  for (int plays = 0; game.redeals_left(table.state()) > 0; moves.clear()) {
    game.moves(table.state(), moves);
    if (moves.empty()) break;
    const auto redeal = std::ranges::find_if(moves, [](Move m) { return m.act == Act::redeal; });
    if (redeal != moves.end() && ++plays % plays_a_deal == 0)
      game.play(table, *redeal);
    else
      game.play(table, rng.below(4) != 0 ? moves[0] : random_move(moves, rng));
  }
  return table;
}

Table whole_deal(const AnyGame& game, Rng& rng) {
  return game.start(deal_by_number(game.info->packs, rng.next()), Options{});
}

}  // namespace

ObservedGame seat_with_few_unknown(const AnyGame& game, Rng& rng) {
  const std::string_view id = game.info->id;
  const auto but_the_hand = [&](const State& state) {
    return knowing_all_but(game, state, cards_of(game, state, Role::hand));
  };
  if (id == "la-nationale") return but_the_hand(last_choice_in_deal(game, whole_deal(game, rng), rng));
  if (id == "la-capricieuse")
    return but_the_hand(last_choice_in_deal(game, last_deal(game, whole_deal(game, rng), rng), rng));
  const State state = small_deck(game, rng);
  if (id == "st-helena") return but_the_hand(state);
  std::vector<Card> unseen = cards_of(game, state, Role::hand), covered;
  const Known sight = cards_in_sight(game, state);
  for (const Card card : cards_of(game, state, Role::tableau))
    if (!sight[card.id]) covered.push_back(card);
  if (id == "la-nivernaise") {
    rng.shuffle(std::span{covered});
    const int few = static_cast<int>(rng.below(most_unknown + 1)) - static_cast<int>(unseen.size());
    covered.resize(std::min(covered.size(), static_cast<std::size_t>(std::max(0, few))));
  }
  unseen.insert(unseen.end(), covered.begin(), covered.end());
  return knowing_all_but(game, state, unseen);
}

}  // namespace longwood::test
