#include "session/hint.hpp"

#include <algorithm>

#include "session/knowledge.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

/// A pile that no game uses: cards are laid aside on it to look at those beneath.
constexpr Pile aside = max_piles - 1;

/// The worth of a move by its effects; cards that wait deeper than `deepest` count nothing.
constexpr struct {
  int home = 30, wanted = 12, nearer = 2, deepest = 5, vacancy = 3, filling = -4, redealing = -6;
} points;

/// How many cards from the exposed one down were in sight before the move.
int seen_depth(const State& state, Pile pile, const Known& seen) {
  int depth = 0;
  for (Card card = state.top[pile]; depth < state.size[pile] && seen[card.id]; card = state.under[card.id])
    ++depth;
  return depth;
}

/// Whether a card of this pile could be played home; in a game of pairs, how many pairs it would make.
int calls_home(const AnyGame& game, const State& state, Pile pile, const Known& seen) {
  MoveList moves;
  game.moves(state, moves);
  return static_cast<int>(std::ranges::count_if(moves, [&](const Move& move) {
    if (!brings_home(*game.info, move) || move.from != pile) return false;
    return move.act != Act::pair || seen[state.top[move.to].id];
  }));
}

/// What the position promises to a player who sees these cards.
int promise(const AnyGame& game, const State& state, const Known& seen) {
  const GameInfo& info = *game.info;
  Table table{info.classes, state};
  int sum = points.home * cards_home(info, state);
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    if (is_home(info, pile) || state.size[pile] == 0) continue;
    const int depth = std::min(seen_depth(state, pile, seen), points.deepest + 1);
    for (int covered = 0; covered < depth; ++covered) {
      sum += std::min(1, calls_home(game, table.state(), pile, seen)) *
             (points.wanted - points.nearer * covered);
      table.shift(pile, aside);
    }
    table.undo_to(0);
  }
  MoveList moves;
  game.moves(state, moves);
  std::array<bool, max_piles> counted{};
  for (const Move& move : moves)
    if (move.act == Act::lay && state.size[move.to] == 0 && !is_home(info, move.to) && !counted[move.to]) {
      counted[move.to] = true;
      sum += points.vacancy;
    }
  return sum;
}

/// The cards moved and nothing that follows: what comes from the hand is not to be foreseen.
void make_barely(const GameInfo& info, Table& table, Move move) {
  if (move.act == Act::lay) table.shift(move.from, move.to, move.count);
  if (move.act == Act::exchange) table.swap_tops(move.from, move.to);
  if (move.act != Act::pair) return;
  const Pile out = info.pile_with(Role::out).value_or(aside);
  table.shift(move.from, out);
  table.shift(move.to, out);
}

/// Plays the move if the cards that it draws from the hand are in sight, at least one, or changes nothing.
bool play_in_sight(const AnyGame& game, Table& table, Move move, const Known& seen) {
  const auto hand = game.info->pile_with(Role::hand);
  if (!hand || move.act == Act::redeal || game.shown(table.state(), *hand) == 0) return false;
  const Card next = table.top(*hand);
  const int in_hand = table.size(*hand);
  game.play(table, move);
  if (seen[next.id] && table.size(*hand) == in_hand - 1) return true;
  table.undo_to(0);
  return false;
}

}  // namespace

std::vector<RankedMove> rank_moves(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  const Known seen = cards_in_sight(game, state);
  const int now = promise(game, state, seen);
  MoveList moves;
  game.moves(state, moves);
  std::vector<RankedMove> advice;
  for (const Move move : moves) {
    Table table{info.classes, state};
    int worth = 0;
    if (play_in_sight(game, table, move, seen)) {
      worth = promise(game, table.state(), seen) - now + (names_piles(move) ? 0 : 1);
    } else if (move.act == Act::redeal) {
      worth = points.redealing;
    } else if (move.act == Act::deal || move.act == Act::turn || move.act == Act::refill) {
      worth = 1;
    } else if (move.act == Act::lay && info.role_of(move.from) == Role::hand) {
      worth = points.filling;
    } else {
      make_barely(info, table, move);
      worth = promise(game, table.state(), seen) - now;
    }
    advice.push_back({move, worth});
  }
  // moves of equal worth keep the order in which the game lists them
  for (std::size_t i = 1; i < advice.size(); ++i)
    for (std::size_t j = i; j > 0 && advice[j].worth > advice[j - 1].worth; --j)
      std::swap(advice[j], advice[j - 1]);
  return advice;
}

std::string reason_for(const Speaker& say, const AnyGame& game, const State& state, Move move,
                       const Known& known) {
  const GameInfo& info = *game.info;
  if (move.act != Act::lay && move.act != Act::pair) return {};
  if (is_home(info, move.from) || info.role_of(move.from) == Role::hand) return {};
  Table table{info.classes, state};
  make_barely(info, table, move);
  const Card laid_bare = table.top(move.from);
  table.undo_to(0);
  game.play(table, move);
  const auto edits = table.since(0);
  const auto fills = [&](const Edit& edit, Pile pile) {
    return (edit.kind == Edit::shift || edit.kind == Edit::pour) && edit.b == pile;
  };
  if (move.act == Act::pair) {
    const auto filled = [&](Pile pile) {
      return std::ranges::any_of(edits, [&](const Edit& edit) { return fills(edit, pile); });
    };
    return filled(move.from) && filled(move.to) ? say.phrase("the pair goes out")
                                                : say.phrase("the pair goes out and makes a vacancy");
  }
  const bool goes_home = brings_home(info, move);
  const auto and_also = [&](const std::string& words) {
    return goes_home ? say.phrase("goes home and {also}", words) : words;
  };
  if (!laid_bare.none())
    return and_also(known[laid_bare.id] ? say.phrase("frees {card}", laid_bare)
                                        : say.phrase("frees a covered card"));
  // what fills the place at once; later a deal may reach it, but that is not to be foreseen
  if (edits.size() > 1 && fills(edits[1], move.from))
    return and_also(say.phrase("makes room for another card"));
  // what waits for its turn or lies on the talon leaves no place that could be used
  const Role role = info.role_of(move.from);
  if (role != Role::turned && role != Role::talon) return and_also(say.phrase("makes a vacancy"));
  return goes_home ? say.phrase("goes home") : std::string{};
}

}  // namespace longwood
