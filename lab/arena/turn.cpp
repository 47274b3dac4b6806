#include "arena/turn.hpp"

#include <algorithm>
#include <utility>

#include "games/playout.hpp"
#include "honest/graph_play.hpp"
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

bool is_played_by_net(const ObservedGame& seat) {
  const Guide& guide = guide_for(*seat.game().info);
  return guide.graph != nullptr && graph_at(seat.view(), guide) != nullptr;
}

std::vector<Move> policy_plan(ObservedGame& seat) {
  const Guide& guide = guide_for(*seat.game().info);
  if (is_played_by_net(seat) && seat.unknown() > 0) {
    constexpr std::uint64_t seed = 0;  // without a walk, it only chooses how suits are renamed for the net
    auto plans = guide.graph->begin(*guide.graph->net(), seat.view(), seed)->plans(1);
    return plans.empty() ? std::vector<Move>{} : std::move(plans.front().moves);
  }
  if (guide.playout.rule != nullptr) {
    MoveList moves;
    seat.sight().moves(moves);
    if (const auto move = guide.playout.rule(seat.sight(), moves)) return {*move};
  }
  if (const auto move = quick_move(seat, guide, Care::none)) return {*move};
  return {};
}

std::optional<std::size_t> choice_of(const Turn& turn, Move move) {
  const auto at = [&](auto holds) -> std::optional<std::size_t> {
    const auto found = std::ranges::find_if(turn.choices, holds);
    if (found == turn.choices.end()) return {};
    return static_cast<std::size_t>(found - turn.choices.begin());
  };
  if (const auto found = at([&](const Choice& choice) { return choice.move == move; })) return found;
  ObservedGame seat{turn.view, turn.view.state()};
  const auto key_after = [&](Move made) {
    Key key;
    seat.try_out(made, [&](const Observation&, bool) { key = seat.table().key(); });
    return key;
  };
  const Key wanted = key_after(move);
  return at([&](const Choice& choice) { return key_after(choice.move) == wanted; });
}

std::size_t choice_of_policy(const Turn& turn) {
  ObservedGame seat{turn.view, turn.view.state()};
  if (const auto plan = policy_plan(seat); !plan.empty())
    if (const auto found = choice_of(turn, plan.front())) return *found;
  const auto showing = std::ranges::find_if(turn.choices, &Choice::shows);
  return showing == turn.choices.end() ? 0 : static_cast<std::size_t>(showing - turn.choices.begin());
}

}  // namespace longwood::arena
