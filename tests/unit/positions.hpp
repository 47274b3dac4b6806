#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support.hpp"

/// The positions.txt of each game, which the program and the oracle both read: README.md there has the
/// grammar.
namespace longwood::test {

/// One thing that is said of a position, and how the position comes about.
struct Statement {
  int line;
  std::string example;  ///< its title
  std::string verb;     ///< "legal", "refused", "only", "piles", ...
  std::string text;     ///< what follows the verb
  std::string start;    ///< as `Board::laid` takes it, or "deal 5"
  std::string choices;  ///< as `Board` takes them; empty for the book's own
  std::string moves;    ///< played from there
};

/// The file of one game.
struct PositionsFile {
  std::string game;
  std::string words;                        ///< the whole text, in which sentences stand as " [5]"
  std::vector<std::string> elsewhere = {};  ///< choices which a test of their own looks at
  std::vector<Statement> statements = {};

  /// A deal in which a move that loses a won game is soon found; none in games in which there is hardly one.
  std::optional<std::uint64_t> blunder = 0;

  /// Reads the file; throws `std::invalid_argument` naming the line that is not as the grammar has it.
  static PositionsFile of(std::string_view game);
};

/// The position of which a statement speaks; under the book's own choices if asked for.
Board board_at(const PositionsFile& file, const Statement& statement, bool by_the_book = false);

/// A move that is refused, its reason as `Board::refused` has it and the words of the sentence that say so.
struct RefusedMove {
  std::string move, reason, says;
};

/// What a statement with the verb "refused" says; without a reason where it names none.
std::vector<RefusedMove> refused_moves(const Statement& statement);

/// What is not as a statement has it, one line each.
std::vector<std::string> complaints(const PositionsFile& file, const Statement& statement);

}  // namespace longwood::test
