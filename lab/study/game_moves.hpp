#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// The game of a study and its rules.
struct Played {
  const AnyGame& game;
  ChosenRules rules;
};

/// Those of a study of these terms, if this program plays under the same rules, no matter which version
/// solved or played the deals; otherwise a fault that names the file.
Played rules_now(const Terms& terms, const std::string& path);
/// The same, if solver and player too are this program's.
Played played_now(const Terms& terms, const std::string& path);

/// Moves that are legal one after another from `start`, as one number: each counts by its place in the list
/// of the legal moves there, whose length is the base of its digit, the first move being the lowest digit. A
/// move that is the only one takes no room. Bytes, the lowest first, without zeros at the end.
std::string pack_moves(const AnyGame& game, const State& start, std::span<const Move> moves);
/// The `count` moves that were packed; or one line, if these bytes hold more or fewer legal moves.
std::expected<std::vector<Move>, std::string> unpack_moves(const AnyGame& game, const State& start,
                                                           std::string_view packed, std::uint64_t count);

/// The game of a row with moves, played again by the rules; or one line that says why that cannot be.
std::expected<Session, std::string> game_of(const Played& played, const Row& row);

/// The row with its moves packed, if they are spelled.
std::expected<Row, std::string> packed_row(const Played& played, const Row& row);

}  // namespace longwood::study
