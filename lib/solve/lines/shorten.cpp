#include "solve/lines/shorten.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/table.hpp"
#include "solve/lines/beam_search.hpp"
#include "solve/memory/key_index.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood {
namespace {

/// The positions of a line and some around it, with the moves between them.
class LineNeighbourhood {
 public:
  LineNeighbourhood(const AnyGame& game, const State& position, bool classes)
      : game_{game}, position_{position}, table_{game.info->classes} {
    table_.use_classes(classes);
  }

  /// Another line, shorter if there is one among the positions of this one and `around` others, those nearest
  /// to it.
  std::vector<Move> shorter(const std::vector<Move>& line, std::uint32_t around) {
    clear();
    walk(line, around);
    // NOLINTNEXTLINE(modernize-loop-convert): the list may grow meanwhile
    for (std::uint32_t i = 0; i < others_.size(); ++i) {
      const State state = others_[i];
      table_.load(state);
      expand(around);
    }
    const auto path = shortest_path();
    auto found = path.size() < line.size() ? moves_along(path) : std::nullopt;
    return found ? *std::move(found) : line;
  }

  /// Moves made so far.
  [[nodiscard]] std::uint64_t made() const { return made_; }

 private:
  void clear() {
    positions_.clear();
    others_.clear();
    firsts_.clear();
    targets_.clear();
    won_ = KeyIndex::none;
  }

  /// Numbers the positions of the line first, so that the moves between them are known, then expands each.
  void walk(const std::vector<Move>& line, std::uint32_t around) {
    table_.load(position_);
    positions_.insert(table_.key());
    for (const Move move : line) {
      game_.play(table_, move);
      positions_.insert(table_.key());
    }
    won_ = positions_.find(table_.key());
    of_line_ = positions_.size();
    table_.load(position_);
    for (const Move move : line) {
      if (positions_.find(table_.key()) == firsts_.size()) expand(around);
      game_.play(table_, move);
      table_.forget();
    }
    // the won position, from which nothing is followed
    if (firsts_.size() < of_line_) firsts_.push_back(targets_.size());
  }

  /// Notes where each move of the table's position leads: it is the next in the order of their numbers.
  void expand(std::uint32_t around) {
    firsts_.push_back(targets_.size());
    MoveList moves;
    game_.moves(table_.state(), moves);
    const Table::Mark mark = table_.mark();
    for (const Move move : moves) {
      game_.play(table_, move);
      ++made_;
      std::uint32_t number = positions_.find(table_.key());
      if (number == KeyIndex::none && others_.size() < around) {
        number = positions_.insert(table_.key());
        others_.push_back(table_.state());
      }
      if (number != KeyIndex::none) targets_.push_back(number);
      table_.undo_to(mark);
    }
  }

  /// The positions on the shortest way from the first to the won one, without the first, breadth first.
  std::vector<std::uint32_t> shortest_path() {
    std::vector<std::uint32_t> parent(positions_.size(), KeyIndex::none), queue{0};
    parent[0] = 0;
    for (std::size_t next = 0; next < queue.size() && parent[won_] == KeyIndex::none; ++next) {
      const std::uint32_t from = queue[next];
      const std::size_t last = from + 1 < firsts_.size() ? firsts_[from + 1] : targets_.size();
      for (std::size_t i = firsts_[from]; i < last; ++i)
        if (std::uint32_t& before = parent[targets_[i]]; before == KeyIndex::none) {
          before = from;
          queue.push_back(targets_[i]);
        }
    }
    std::vector<std::uint32_t> path;
    for (std::uint32_t at = won_; at != 0; at = parent[at]) path.push_back(at);
    std::ranges::reverse(path);
    return path;
  }

  /// The moves that lead through these positions. A position reached may differ from the one that was
  /// numbered in its twins and interchangeable piles, so its own moves are looked through; none if one fails
  /// to fit.
  std::optional<std::vector<Move>> moves_along(const std::vector<std::uint32_t>& path) {
    std::vector<Move> line;
    table_.load(position_);
    for (const std::uint32_t number : path) {
      if (!move_to(positions_[number], line)) return {};
      table_.forget();
    }
    if (!game_.won(table_.state())) return {};
    return line;
  }

  bool move_to(const Key& key, std::vector<Move>& line) {
    MoveList moves;
    game_.moves(table_.state(), moves);
    const Table::Mark mark = table_.mark();
    for (const Move move : moves) {
      game_.play(table_, move);
      ++made_;
      if (table_.key() == key) {
        line.push_back(move);
        return true;
      }
      table_.undo_to(mark);
    }
    return false;
  }

  const AnyGame& game_;
  const State& position_;
  Table table_;
  KeyIndex positions_;
  std::vector<State> others_;           ///< beside the line, numbered after its positions
  std::vector<std::size_t> firsts_;     ///< of each position in `targets_`
  std::vector<std::uint32_t> targets_;  ///< where the moves of each position lead
  std::uint32_t of_line_ = 0, won_ = 0;
  std::uint64_t made_ = 0;
};

/// Shortens one line step by step, each dearer than the one before, as long as it has more moves than need
/// be.
class Shortener {
 public:
  Shortener(const AnyGame& game, const SearchSpec& advice, const State& position, bool classes)
      : game_{game},
        position_{position},
        neighbourhood_{game, position, classes},
        search_{game, advice, classes},
        cards_{static_cast<std::size_t>(position.total({0, max_piles}))} {}

  std::vector<Move> run(const std::vector<Move>& line) {
    line_ = neighbourhood_.shorter(line, 0);
    if (line_.size() <= detour * cards_) return std::move(line_);
    search_from(0, usual.widths.front());
    spend(usual, too_many * cards_);
    if (line_.size() > long_line) spend(more, long_line);
    return std::move(line_);
  }

 private:
  /// What is spent on a line, over all that was spent before.
  struct Effort {
    std::array<std::uint32_t, 3> widths;  ///< of the layered searches, in turn
    std::uint64_t layered;                ///< moves made by them, after which no other is begun
    std::uint32_t around;                 ///< positions around the line
    std::uint64_t made_around;            ///< moves made there, after which no other round is begun
  };
  static constexpr Effort usual{{10, 30, 100}, 500'000, 10'000, 500'000};
  static constexpr Effort more{{300, 1000, 3000}, 5'000'000, 100'000, 5'000'000};
  /// Moves a card, of which a direct win needs about one: above `detour` one quick search is made, and above
  /// `too_many` the usual effort follows.
  static constexpr std::size_t detour = 2, too_many = 3;
  /// A search begins where this many parts of the line are left, the nearest to the end first, since there
  /// least is left to find.
  static constexpr std::size_t parts = 8;

  /// Shortens the line while it has more moves than `most`.
  void spend(const Effort& effort, std::size_t most) {
    for (const std::uint32_t width : effort.widths)
      if (line_.size() > most) search_from_all_parts(width, effort.layered);
    line_ = neighbourhood_.shorter(line_, 0);
    for (std::size_t length = 0;
         line_.size() > most && length != line_.size() && neighbourhood_.made() < effort.made_around;) {
      length = line_.size();
      line_ = neighbourhood_.shorter(line_, effort.around);
    }
  }

  void search_from_all_parts(std::uint32_t width, std::uint64_t layered) {
    for (std::size_t part = 1; part <= parts && search_.made() < layered; ++part)
      search_from(line_.size() - line_.size() * part / parts, width);
  }

  /// Replaces what comes after the line's first moves if there is a shorter way.
  void search_from(std::size_t from, std::uint32_t width) {
    Table table{game_.info->classes, position_};
    for (std::size_t i = 0; i < from; ++i) game_.play(table, line_[i]);
    const auto rest = search_.line(table.state(), width, line_.size() - from);
    if (rest.empty()) return;
    line_.resize(from);
    line_.insert(line_.end(), rest.begin(), rest.end());
  }

  const AnyGame& game_;
  const State& position_;
  LineNeighbourhood neighbourhood_;
  BeamSearch search_;
  std::size_t cards_;
  std::vector<Move> line_;
};

}  // namespace

std::vector<Move> shortened(const AnyGame& game, const SearchSpec& advice, const State& position,
                            const std::vector<Move>& line, bool classes) {
  return Shortener{game, advice, position, classes}.run(line);
}

bool passes_twice(const AnyGame& game, const State& position, const std::vector<Move>& line, bool classes) {
  Table table{game.info->classes, position};
  table.use_classes(classes);
  KeySet passed;
  passed.insert(table.key());
  return std::ranges::any_of(line, [&](const Move move) {
    game.play(table, move);
    table.forget();
    return !passed.insert(table.key());
  });
}

}  // namespace longwood
