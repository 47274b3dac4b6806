#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/move.hpp"

namespace longwood {

/// What is known of a position when every card and every shuffle is known ("open" knowledge).
enum class Verdict : std::uint8_t {
  open,  ///< not decided with the effort spent
  won,   ///< a line of legal moves leads to the end of the game
  lost,  ///< every line was followed, none leads there
};

constexpr std::string_view verdict_name(Verdict verdict) {
  return verdict == Verdict::won ? "won" : verdict == Verdict::lost ? "lost" : "open";
}

/// What a search may spend.
struct Limits {
  std::uint64_t nodes = 20'000'000;           ///< positions reached by a move
  std::uint64_t milliseconds = 0;             ///< of wall clock; 0 is no limit. Never used in studies
  std::size_t memory = std::size_t{1} << 30;  ///< bytes
};

/// Which kinds of advice a search may use. All are on for speed; a confirmation turns them off.
struct Switches {
  bool safe_moves = true;  ///< play a move that cannot hurt, and nothing else
  bool pruning = true;     ///< leave out moves that cannot help
  bool dead_ends = true;   ///< give a position up when it can be shown lost at sight
  bool classes = true;     ///< count interchangeable piles as alike

  friend constexpr bool operator==(const Switches&, const Switches&) = default;
};
inline constexpr Switches plain{false, false, false, false};

/// The two ways of searching; a loss found in one is confirmed in the other.
enum class Engine : std::uint8_t { staged, depth_first };

constexpr std::string_view engine_name(Engine engine) {
  return engine == Engine::staged ? "staged" : "depth-first";
}

/// A verdict with its evidence and its price.
struct Solution {
  Verdict verdict = Verdict::open;
  Engine engine = Engine::staged;  ///< which found the verdict
  std::vector<Move> line;          ///< for `won`: moves from the position to the end
  bool fewest = false;             ///< no line has fewer moves; only `shortest` looks whether
  std::uint64_t nodes = 0;         ///< positions reached by a move, over all runs
  double milliseconds = 0;
  std::size_t memory = 0;  ///< most bytes held
};

}  // namespace longwood
