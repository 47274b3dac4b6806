#include "session/gesture.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "core/notation.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

constexpr auto bare_moves =
    std::to_array<Move>({bare(Act::deal), bare(Act::turn), bare(Act::refill), bare(Act::redeal)});

/// How much a reason tells: whether there is such a move at all says least, what the game alone forbids most.
int telling(Why why) {
  switch (why) {
    case Why::ok:
    case Why::no_such_move: return 0;
    case Why::not_that_way: return 1;
    case Why::same_place: return 2;
    case Why::nothing_there: return 3;
    case Why::hand_not_available: return 4;
    case Why::hand_is_out: return 5;
    case Why::place_is_taken:
    case Why::space_stays_empty: return 6;
    case Why::wrong_suit: return 7;
    case Why::family_rises:
    case Why::family_falls: return 8;
    case Why::not_next:
    case Why::corner:
    case Why::one_card_at_a_time:
    case Why::not_a_run: return 9;
    case Why::families_are_final:
    case Why::still_in_hand:
    case Why::no_redeal_left:
    case Why::nothing_to_gather: return 10;
    default: return 11;
  }
}

/// Keeps the move that is allowed, or else the most telling of the reasons.
class Meaning {
 public:
  Meaning(const AnyGame& game, const State& state) : game_{game}, state_{state} {}

  /// Considers a move; of reasons that tell as much, that of the move considered first is kept.
  void consider(Move move, int weight = 0) {
    const Why why = game_.why_not(state_, move);
    if (allowed_) return;
    if (why == Why::ok) {
      allowed_ = true;
      move_ = move;
    } else if (const int told = telling(why) + (telling(why) > telling(Why::not_that_way) ? weight : 0);
               told > told_) {
      told_ = told;
      why_ = why;
    }
  }

  [[nodiscard]] std::expected<Move, Why> answer() const {
    if (allowed_) return move_;
    return std::unexpected(why_);
  }

 private:
  const AnyGame& game_;
  const State& state_;
  bool allowed_ = false;
  Move move_{};
  int told_ = -1;
  Why why_ = Why::no_such_move;
};

bool can(const AnyGame& game, const State& state, Act act) {
  MoveList moves;
  game.moves(state, moves);
  return std::ranges::any_of(moves, [&](const Move& move) { return move.act == act; });
}

/// Whether this move of the hand begins by bringing cards from the one pile to the other. Nothing is learnt
/// from it of a card that is not yet to be seen: where a card goes is asked, never what it is.
bool leads(const AnyGame& game, const State& state, Move move, int from, int to) {
  if (game.why_not(state, move) != Why::ok) return false;
  Table table{game.info->classes, state};
  game.play(table, move);
  const auto carries = [](const Edit& edit) {
    return (edit.kind == Edit::shift || edit.kind == Edit::pour) && edit.n > 0;
  };
  const auto edits = table.since(0);
  const auto first = std::ranges::find_if(edits, carries);
  if (first == edits.end() || first->a != from || first->b != to) return false;
  // to take up all packets is more than is meant by dragging one
  return move.act != Act::redeal || std::ranges::none_of(edits, [&](const Edit& edit) {
           return carries(edit) && edit.b == to && edit.a != from;
         });
}

/// The reason which most of the moves to these piles meet with; of equals that of the first pile.
Why usual_reason(const AnyGame& game, const State& state, Group group, auto move_to) {
  std::vector<std::pair<Why, int>> counts;
  for (int i = 0; i < group.count; ++i) {
    const Move move = move_to(group[i]);
    if (move.from == move.to) continue;
    const Why why = game.why_not(state, move);
    const auto known = std::ranges::find(counts, why, &std::pair<Why, int>::first);
    if (known == counts.end())
      counts.emplace_back(why, 1);
    else
      ++known->second;
  }
  const auto most = std::ranges::max_element(counts, {}, &std::pair<Why, int>::second);
  return most == counts.end() ? Why::no_such_move : most->first;
}

/// Why the cards that lie exposed do not go to a vacant pile: the reason which most of them meet with, and of
/// those the one that tells most.
Why usual_reason_to(const AnyGame& game, const State& state, Pile to) {
  std::map<Why, int> counts;
  for (int i = 0; i < game.info->piles(); ++i)
    if (const auto from = static_cast<Pile>(i);
        state.size[from] > 0 && !is_home(*game.info, from) && game.info->role_of(from) != Role::hand)
      ++counts[game.why_not(state, {Act::lay, from, to, 1})];
  const auto weight = [](const auto& counted) { return std::tuple{counted.second, telling(counted.first)}; };
  const auto most = std::ranges::max_element(counts, {}, weight);
  return most == counts.end() ? Why::nothing_there : most->first;
}

}  // namespace

std::expected<Move, Why> gesture(const AnyGame& game, const State& state, int from, int count, int to) {
  const int piles = game.info->piles();
  if (from < 0 || from >= piles || to < 0 || to >= piles || count < 1 || count > max_cards)
    return std::unexpected(Why::no_such_move);
  const auto source = static_cast<Pile>(from), target = static_cast<Pile>(to);
  Meaning meaning{game, state};
  for (const Move move : bare_moves)
    if (leads(game, state, move, from, to)) return move;
  meaning.consider({Act::lay, source, target, static_cast<std::uint8_t>(count)});
  if (count == 1) {
    const auto [first, second] = std::minmax(source, target);
    for (const Act act : {Act::pair, Act::exchange})
      // what is allowed elsewhere now is more likely meant
      meaning.consider({act, first, second, 0}, can(game, state, act) ? 20 : 0);
  }
  return meaning.answer();
}

std::expected<Move, Why> hand_act(const AnyGame& game, const State& state) {
  Meaning meaning{game, state};
  for (const Move move : bare_moves) meaning.consider(move);
  if (const auto hand = game.info->pile_with(Role::hand);
      hand && state.size[*hand] > 0 && !meaning.answer()) {
    // laying a card from the hand is a move of its own; here it only serves to ask why the deal is held up
    if (const Move lay{Act::lay, *hand, 0, 1}; game.why_not(state, lay) != Why::ok) meaning.consider(lay);
  }
  return meaning.answer();
}

bool is_a_stock(const AnyGame& game, const State& state) {
  constexpr std::array from_hand{Act::deal, Act::turn, Act::refill};
  return std::ranges::any_of(from_hand,
                             [&](Act act) { return game.why_not(state, bare(act)) != Why::no_such_move; });
}

bool acts_on_hand(const AnyGame& game, const State& state) {
  return is_a_stock(game, state) || game.redeals_left(state) >= 0;
}

Why why_told(const AnyGame& game, const State& state, Move move) {
  const Why why = game.why_not(state, move);
  if (why != Why::no_such_move || names_piles(move)) return why;
  const auto act = hand_act(game, state);
  if (!act) return act.error();
  const auto hand = game.info->pile_with(Role::hand);
  const bool is_out = !hand || state.size[*hand] == 0;
  const bool says_so = game.info->reason(Why::hand_is_out).why == Why::hand_is_out;
  return is_out && says_so ? Why::hand_is_out : Why::hand_not_available;
}

std::vector<Why> stuck(const AnyGame& game, const State& state, int from, int count) {
  const GameInfo& info = *game.info;
  if (from < 0 || from >= info.piles() || count < 1 || count > max_cards) return {Why::no_such_move};
  const auto source = static_cast<Pile>(from);
  if (state.size[source] == 0) return {usual_reason_to(game, state, source)};
  struct Obstacle {
    Why why;
    int piles;  ///< in the groups where it is the usual reason
    bool home;
    std::size_t turn;  ///< when it was found
  };
  std::vector<Obstacle> found;
  const auto add = [&](const PileGroup& group, auto move_to) {
    const Why why = usual_reason(game, state, group.piles, move_to);
    if (why == Why::ok) return;
    const bool home = is_home(info, group.piles.first);
    const auto known = std::ranges::find(found, why, &Obstacle::why);
    if (known == found.end()) return found.push_back({why, group.piles.count, home, found.size()});
    known->piles += group.piles.count;
    known->home |= home;
  };
  for (const PileGroup& group : info.groups) {
    add(group, [&](Pile to) { return Move{Act::lay, source, to, static_cast<std::uint8_t>(count)}; });
    for (const Act act : {Act::pair, Act::exchange})
      if (count == 1)
        add(group, [&](Pile to) { return Move{act, std::min(source, to), std::max(source, to), 0}; });
  }
  // what stands in the way in most places, at home first, then what tells most
  const auto weight = [](const Obstacle& o) {
    const bool tells = telling(o.why) > telling(Why::nothing_there);
    return std::tuple{tells, tells ? o.piles : 0, tells && o.home, telling(o.why), -static_cast<int>(o.turn)};
  };
  std::ranges::sort(found, std::ranges::greater{}, weight);
  std::vector<Why> reasons;
  for (const Obstacle& o : found)
    if (reasons.empty() || (std::get<0>(weight(o)) && 4 * o.piles >= found.front().piles))
      reasons.push_back(o.why);
  return reasons;
}

}  // namespace longwood
