#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.hpp"
#include "core/speech.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// Whether this verdict on a position, won by `line`, depends on how a later redeal shuffles, which no player
/// can know.
bool depends_on_shuffles(const AnyGame& game, const State& state, Verdict verdict,
                         std::span<const Move> line);

/// The sentence that the program and the page add to such a verdict.
std::string foreseen_shuffles_words(const Speaker& say);

/// A deal under some options: the start of each of its games.
struct Beginning {
  Options options;
  Deal deal;
};

/// Verdicts on the positions of one deal, with every card and shuffle known to the solver.
///
/// Verdicts are cached by the position's whole key, however it was reached, so they remain available after an
/// undo. A winning line gives the verdict of each position along it and of each on the way to it, and after a
/// lost position every position is lost. If a player leaves a winning line, the line is carried over to the
/// new position, and short searches from there and from its moves come before the full one. Searches run in
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
  /// Later questions are about this deal; the cache is kept if the deal is the same as before.
  void begin(const RuleSet& set, const Deal& deal) { begin(set.options, deal); }
  /// The same with options on top of a set.
  void begin(const Options& options, const Deal& deal);

  /// Asks about the position after these moves, which must be legal; at most `budget` positions are searched.
  void ask(std::span<const Move> path, std::uint64_t budget);
  /// Searches about `nodes` more positions. True when there is an answer: a verdict, or open because the
  /// budget or the memory is exhausted.
  bool step(std::uint64_t nodes);
  /// The answer, or open with the effort spent so far.
  [[nodiscard]] View view() const;
  /// Asks and searches to the end.
  View look(std::span<const Move> path, std::uint64_t budget);

  /// The position last asked about.
  [[nodiscard]] const State& position() const { return table_.state(); }
  /// Whether this answer about that position depends on future shuffles.
  [[nodiscard]] bool foresees(const View& view) const {
    return depends_on_shuffles(game_, position(), view.verdict, view.line);
  }

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
