#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "core/rng.hpp"

namespace longwood {

/// Choices for all options, each equally likely among those that go together.
Options random_options(const GameInfo& info, Rng& rng);

/// One of these moves, each equally likely; there must be one.
Move random_move(const MoveList& moves, Rng& rng);

/// Plays one of the legal moves, each equally likely; false if there is none.
bool play_at_random(const AnyGame& game, Table& table, Rng& rng);

/// The number of move sequences of this length; 1 for none. The table is left as it was.
std::uint64_t perft(const AnyGame& game, Table& table, int depth);

/// One number which stands for a game's rules, deals and keys: equal in every build that plays alike. It
/// folds all legal moves and keys along fixed random playouts of the game's first rule set.
std::uint64_t signature(const AnyGame& game);

/// Full nodes (generate, play, key, undo) of a walk of fixed size from a deal: `nodes` visited and a check
/// sum.
struct Walk {
  std::uint64_t nodes = 0, sum = 0;
};

/// Walks the tree of moves from the table's position, depth first, to this depth; for measuring speed.
Walk walk(const AnyGame& game, Table& table, int depth);

/// Where a walk begins, and how deep it goes: at a deal by the game's first rule set, after moves at random.
struct WalkFrom {
  std::uint64_t deal;
  int plies, depth;
};

/// The position at which it begins.
Table walk_start(const AnyGame& game, const WalkFrom& from);

/// Up to four walks of a game, from its first deals after 10, 17, 24 and 31 moves, whose trees have 100,000
/// to 1,300,000 nodes; none if its moves do not branch so.
std::vector<WalkFrom> walks_of(const AnyGame& game);

}  // namespace longwood
