#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// The move as docs/library/notation.md writes it: "3-sa", "5-4x3", "deal", "r1c1+r3c1".
std::string write_move(const GameInfo& info, Move move);

/// The moves in that notation, with a blank between them.
std::string write_moves(const GameInfo& info, std::span<const Move> moves);

/// Reads a move in that notation, whether legal or not; or returns one line that says what is wrong and how
/// to fix it.
std::expected<Move, Problem> read_move(const GameInfo& info, std::string_view text);

/// Reads moves in that notation with blanks between them, whether legal or not; or returns what is wrong
/// with the first that cannot be read.
std::expected<std::vector<Move>, Problem> read_moves(const GameInfo& info, std::string_view text);

/// The pile of this name; capital and small letters are alike.
std::optional<Pile> find_pile(const GameInfo& info, std::string_view name);

/// A list of moves played one after another from a starting position.
struct Line {
  std::vector<Move> moves;
};

/// Reads moves separated by blanks, and plays each on `table`; or returns one line that names the first that
/// is not notation or not allowed, and why. The table keeps the moves before it.
std::expected<Line, Problem> play_line(const AnyGame& game, Table& table, std::string_view moves);

/// The refusal as these options word it: "Not allowed: king and ace do not join (Fortress, rule 8)".
Problem refusal(const GameInfo& info, Why why, const Options& options = {});

/// Reads a position for tests and studies: "1: 9H 4C 8S; 2: 2D 9S", piles not named being empty, and
/// counters as "@1=2"; or returns one line that says what is wrong. Cards left out are not in play.
std::expected<State, Problem> read_position(const GameInfo& info, std::string_view text);

}  // namespace longwood
