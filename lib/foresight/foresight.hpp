#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/any_game.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// A deal under some options: where every game of it begins.
struct Beginning {
  Options options;
  Deal deal;
};

/// Verdicts on the positions of one deal, every card and shuffle being known to the solver.
///
/// Verdicts are cached by the position's whole key, however it was reached, so they are there again after an
/// undo. A line that wins gives the verdict of each position along it and of each on the way to it, and after
/// a lost position every position is lost. Where a player leaves a line that wins, it is carried over to the
/// new position, and short searches from there and from its moves come before the whole one. Searches go in
/// slices of any size.
class Foresight {
 public:
  /// A verdict; for a won position the moves that win it; and the number of positions searched.
  struct View {
    Verdict verdict = Verdict::open;
    std::vector<Move> line;
    std::uint64_t nodes = 0;
  };

  /// `limits` bounds the memory; each question has a budget of its own.
  explicit Foresight(const AnyGame& game, const Limits& limits = {});

  [[nodiscard]] const AnyGame& game() const { return game_; }
  /// From now on questions are about this deal; the cache is kept if it is the same deal as before.
  void begin(const RuleSet& set, const Deal& deal) { begin(set.options, deal); }
  /// The same under options beyond those of a set.
  void begin(const Options& options, const Deal& deal);

  /// Asks about the position after these moves, which must be legal; at most `budget` positions are searched.
  void ask(std::span<const Move> path, std::uint64_t budget);
  /// Searches about `nodes` more positions. True when the answer is there: a verdict, or open at the end of
  /// the budget or the memory.
  bool step(std::uint64_t nodes);
  /// The answer, or open with the effort spent so far.
  [[nodiscard]] View view() const;
  /// Asks, and steps to the end.
  View look(std::span<const Move> path, std::uint64_t budget);

  /// The position last asked about.
  [[nodiscard]] const State& position() const { return table_.state(); }

 private:
  struct Entry {
    Verdict verdict = Verdict::open;
    Move next{};              ///< for a won position that is not the end
    std::uint64_t nodes = 0;  ///< searched for it
    bool final = true;        ///< a greater budget would change nothing
  };

  [[nodiscard]] const Entry* find(const Key& key) const;
  void carry_over(const State& before);
  void begin_search();
  [[nodiscard]] std::uint64_t spent() const { return attempted_ + solver_.nodes(); }
  void record(const Solution& solution);
  void win(std::span<const Move> line);
  [[nodiscard]] std::vector<Move> line_from(Table table) const;

  const AnyGame& game_;
  Solver solver_;
  std::optional<Beginning> beginning_;
  Table start_, table_;  ///< their keys tell all piles apart, since a line names its piles
  std::map<Key, Entry> cache_;
  std::vector<std::pair<Key, Move>> path_;  ///< to the position asked about: each position and its move
  std::vector<Move> carried_;               ///< a line that won an earlier position of the path, carried over
  std::vector<std::size_t> attempts_;       ///< lengths of its beginnings to be tried, the next one last
  std::uint64_t budget_ = 0, attempted_ = 0;  ///< of the whole search; positions searched before it
  bool done_ = true;
};

}  // namespace longwood
