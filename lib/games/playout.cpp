#include "games/playout.hpp"

#include "core/fold.hpp"

namespace longwood {

Options random_options(const GameInfo& info, Rng& rng) {
  const std::span<const RuleOption> options = info.variants.options;
  for (Options chosen{};;) {
    for (std::size_t i = 0; i < options.size(); ++i)
      chosen[i] = static_cast<std::uint8_t>(rng.below(static_cast<std::uint64_t>(options[i].size())));
    if (info.contradiction(chosen).empty()) return chosen;
  }
}

Move random_move(const MoveList& moves, Rng& rng) {
  return moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size())))];
}

bool play_at_random(const AnyGame& game, Table& table, Rng& rng) {
  MoveList moves;
  game.moves(table.state(), moves);
  if (moves.empty()) return false;
  game.play(table, random_move(moves, rng));
  return true;
}

std::uint64_t perft(const AnyGame& game, Table& table, int depth) {
  if (depth == 0) return 1;
  MoveList moves;
  game.moves(table.state(), moves);
  if (depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t count = 0;
  for (const Move move : moves) {
    const auto mark = table.mark();
    game.play(table, move);
    count += perft(game, table, depth - 1);
    table.undo_to(mark);
  }
  return count;
}

std::uint64_t signature(const AnyGame& game) {
  constexpr int playouts = 64, plies = 400;
  Fold fold;
  for (std::uint64_t number = 0; number < playouts; ++number) {
    Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets.front());
    Rng rng{number, 1000};
    for (int ply = 0; ply < plies; ++ply) {
      fold.add(table.key().a);
      fold.add(table.key().b);
      MoveList moves;
      game.moves(table.state(), moves);
      for (const Move move : moves) fold.add(move);
      if (!play_at_random(game, table, rng)) break;
    }
  }
  return fold.sum;
}

Walk walk(const AnyGame& game, Table& table, int depth) {
  Walk result{1, table.key().a};
  if (depth == 0) return result;
  MoveList moves;
  game.moves(table.state(), moves);
  for (const Move move : moves) {
    const auto mark = table.mark();
    game.play(table, move);
    const Walk below = walk(game, table, depth - 1);
    result.nodes += below.nodes;
    result.sum += below.sum;
    table.undo_to(mark);
  }
  return result;
}

Table walk_start(const AnyGame& game, const WalkFrom& from) {
  Table table = game.start(deal_by_number(game.info->packs, from.deal), game.info->sets.front());
  Rng rng{from.deal, 2000};
  for (int ply = 0; ply < from.plies && play_at_random(game, table, rng); ++ply) {}
  return table;
}

std::vector<WalkFrom> walks_of(const AnyGame& game) {
  constexpr std::uint64_t deals = 400, few = 100'000, many = 1'300'000;
  constexpr int deepest = 30;
  std::vector<WalkFrom> walks;
  for (std::uint64_t deal = 0; deal < deals && walks.size() < 4; ++deal) {
    WalkFrom from{deal, 10 + 7 * static_cast<int>(deal % 4), 4};
    Table table = walk_start(game, from);
    std::uint64_t nodes = walk(game, table, from.depth).nodes;
    // a tree that no longer grows is whole
    for (std::uint64_t before = 0; nodes < few && nodes > before && from.depth < deepest;) {
      before = nodes;
      nodes = walk(game, table, ++from.depth).nodes;
    }
    if (nodes >= few && nodes <= many) walks.push_back(from);
  }
  return walks;
}

}  // namespace longwood
