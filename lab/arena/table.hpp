#pragma once

#include <vector>

#include "arena/results.hpp"
#include "statistics/interval.hpp"

namespace longwood::arena {

/// How one entrant did, alone and beside the hints on the same deals.
struct Line {
  Entrant entrant;
  std::uint64_t games = 0, won = 0;
  double seconds = 0;  ///< of processor time, per game, as measured
  /// Deals that both played; of these, won by this entrant alone and by the hints alone.
  std::uint64_t pairs = 0, only_this = 0, only_hints = 0;

  [[nodiscard]] Interval share() const { return wilson(won, games); }
  /// By how much this entrant's share is greater than that of the hints.
  [[nodiscard]] Interval gain() const;
  /// McNemar's exact test.
  [[nodiscard]] double by_luck() const;
  [[nodiscard]] bool beats_hints() const { return only_this > only_hints && by_luck() < significant; }
  [[nodiscard]] bool is_beaten() const { return only_hints > only_this && by_luck() < significant; }

  static constexpr double significant = 0.05;
};

/// Whether a share "with hints" may be published.
enum class Gate : std::uint8_t {
  passed,      ///< the hints beat every method of the gate
  failed,      ///< one of them beats the hints
  undecided,   ///< neither: more deals are needed, or they are equally strong
  incomplete,  ///< a method of the gate, or the hints, did not play
};
std::string_view gate_name(Gate gate);

/// All entrants of one game and its rules.
struct GameTable {
  Ground ground;
  std::vector<std::uint64_t> deals;  ///< that the hints played, or if they did not, that anyone played
  std::vector<Line> lines;           ///< in the order of `all_methods`, the smaller budget first

  [[nodiscard]] const Line* hints() const;
  /// The lines that the hints must beat: methods of the gate, and of those that search the smallest budget
  /// that took no less time than the hints, or the largest there is.
  [[nodiscard]] std::vector<const Line*> in_gate() const;
  [[nodiscard]] Gate gate() const;
};

/// Tables by game. A game that occurs twice counts once; if it was won once and not the other time, that is
/// a `Fault`.
std::vector<GameTable> tables_of(const std::vector<Result>& results);

}  // namespace longwood::arena
