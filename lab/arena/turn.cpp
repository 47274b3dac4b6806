#include "arena/turn.hpp"

#include <algorithm>

#include "games/playout.hpp"
#include "honest/guide.hpp"
#include "honest/rollout.hpp"
#include "session/tell.hpp"

namespace longwood::arena {

Key key_of(const InformationState& view) { return Table{view.game().info->classes, view.state()}.key(); }

std::vector<Choice> choices_at(const InformationState& view, const KeySet& been) {
  std::vector<Choice> choices;
  KeySet quiet, showing;
  ObservedGame seat{view, view.state()};
  MoveList moves;
  seat.sight().moves(moves);
  for (const Move move : moves)
    seat.try_out(move, [&](const Observation&, bool shown) {
      const Key key = seat.table().key();
      if (shown ? showing.insert(key) : !been.contains(key) && quiet.insert(key))
        choices.push_back({move, shown});
    });
  return choices;
}

double value_of_end(const AnyGame& game, const State& state) {
  if (game.won(state)) return 1;
  constexpr double most_for_a_loss = 0.25;
  int home = 0;
  for (const PileGroup& group : game.info->groups)
    if (is_home(group.role)) home += state.total(group.piles);
  return most_for_a_loss * home / std::max(1, cards_in_play(state));
}

double play_at_random(const AnyGame& game, Table& table, Rng& rng, std::uint64_t& steps) {
  constexpr int most_plays = 400;
  for (int i = 0; i < most_plays && !game.won(table.state()); ++i, ++steps) {
    MoveList moves;
    game.moves(table.state(), moves);
    if (moves.empty()) break;
    MoveList homeward = moves;
    homeward.keep_if([&](Move move) { return brings_home(*game.info, move); });
    const bool goes_home = !homeward.empty() && rng.below(5) > 0;
    game.play(table, random_move(goes_home ? homeward : moves, rng));
  }
  return value_of_end(game, table.state());
}

std::optional<Move> policy_move(ObservedGame& seat) {
  const Guide& guide = guide_for(*seat.game().info);
  if (guide.playout.rule != nullptr) {
    MoveList moves;
    seat.sight().moves(moves);
    if (const auto move = guide.playout.rule(seat.sight(), moves)) return move;
  }
  return quick_move(seat, guide, Care::none);
}

std::size_t choice_of_policy(const Turn& turn) {
  ObservedGame seat{turn.view, turn.view.state()};
  const auto at = [&](auto holds) {
    return static_cast<std::size_t>(std::ranges::find_if(turn.choices, holds) - turn.choices.begin());
  };
  if (const auto move = policy_move(seat))
    if (const auto found = at([&](const Choice& choice) { return choice.move == *move; });
        found < turn.choices.size())
      return found;
  const auto showing = at([](const Choice& choice) { return choice.shows; });
  return showing < turn.choices.size() ? showing : 0;
}

}  // namespace longwood::arena
