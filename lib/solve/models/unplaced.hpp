#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/any_game.hpp"
#include "core/kinds.hpp"
#include "core/state.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/models/turned_stock.hpp"
#include "solve/models/unplaced_rules.hpp"

namespace longwood {

/// Positions of a game by `UnplacedRules` without the places of their open cards.
///
/// An open card that does not lie on the table or on a card face down lies on one of the two cards of the
/// next rank and the other colour. If both are open, and one of them is bare, it can be moved from one to the
/// other with all that lies on it. So a card is as good as bare if of the two of its rank and colour more are
/// open than cards lie on them, and where each card lies makes no difference to what can be done.
class Unplaced {
 public:
  using Rules = UnplacedRules;
  using Keys = NumberSet;
  /// Whether every position of the model can be reached by the rules.
  [[nodiscard]] static bool is_exact() { return true; }
  /// Whether `blocked` is worth asking at every position.
  [[nodiscard]] static bool asks_always() { return false; }
  static constexpr int most_columns = 7;

  struct Position {
    std::array<std::uint8_t, 4> home;             ///< by suit, how many cards
    std::array<std::uint8_t, most_columns> left;  ///< of the cards that were face down, and the one upon them
    std::uint8_t turned;                          ///< how many cards of the stock lie on the talon
    std::uint8_t redeals;                         ///< made
    std::uint8_t bound;                           ///< what the last move demands of the next (`Bound`)
    std::uint32_t stock;  ///< the cards left, a bit each in their order from the start
  };

  struct Move {
    /// A card home; a pile's open cards to another pile or space; a card of the stock home or to a pile; a
    /// card back from its family.
    enum Kind : std::uint8_t { home, pile, stock_home, stock_pile, back };
    Kind kind;
    /// A kind of card for `home`; a column; a card of the stock; a suit.
    std::uint8_t which;
    bool redeal = false;  ///< of the stock: after turning the talon over
  };
  using Moves = std::array<Move, 96>;

  /// A move that could as well be made later is made only if the next one needs it.
  struct Bound {
    static constexpr std::uint8_t free = 0;
    static constexpr std::uint8_t returned = 1;  ///< a card of this suit has come back
    static constexpr std::uint8_t emptied = 5;   ///< a column was emptied: a king goes there
    static constexpr std::uint8_t gone = 6;      ///< a card has gone home, by rank from 3 on and colour
    static constexpr std::uint8_t all = 28;
  };

  /// Prepares positions that come from this one; nothing if it is not one of such a game, or too large.
  static std::optional<Unplaced> of(const UnplacedRules& rules, const State& state);

  [[nodiscard]] const Position& root() const { return root_; }
  /// A number that no other position from the same root has, well mixed.
  [[nodiscard]] std::uint64_t key(const Position& position) const;
  /// The same position without what the last move demands of the next, if it does.
  [[nodiscard]] static std::optional<Position> freed(Position position) {
    if (position.bound == Bound::free) return {};
    position.bound = Bound::free;
    return position;
  }
  [[nodiscard]] static bool won(const Position& position) {
    return position.home[0] + position.home[1] + position.home[2] + position.home[3] == 52;
  }
  /// A move after which the position is won if it was before.
  [[nodiscard]] std::optional<Move> safe(const Position& position) const;
  /// Moves of which one leads to a won position if the position is won; the most promising first.
  int moves(const Position& position, Moves& out) const;
  [[nodiscard]] Position after(Position position, Move move) const;
  /// Whether cards lie face down for good: though every card of the stock could be had at any time, and a
  /// card that is open or may come back took any number of cards.
  [[nodiscard]] bool blocked(const Position& position) const;
  /// The moves of the rules that these stand for.
  [[nodiscard]] std::vector<longwood::Move> line(const AnyGame& game, const State& root,
                                                 std::span<const Move> path) const;

 private:
  /// What can be seen of a position.
  struct Observation {
    Kinds seen = 0, heads = 0, hidden = 0, stock = 0;
    Kinds bare = 0;  ///< open cards that can be played
    Kinds fits = 0;  ///< cards that can be laid on an open one
    int spaces = 0;
  };
  explicit Unplaced(const UnplacedRules& rules) : rules_{rules} {}
  [[nodiscard]] bool read_columns(const State& state);
  [[nodiscard]] bool fits_a_key() const;
  [[nodiscard]] Observation look(const Position& position) const;
  [[nodiscard]] static Kinds next_home(const Position& position);
  [[nodiscard]] static bool is_safe(const Position& position, int kind);
  [[nodiscard]] int kind_of(const Position& position, Move move) const;
  /// What the next move may be: the cards that may be laid, and those that may go home.
  struct Demand {
    Kinds lay = all_kinds, home = all_kinds;
  };
  [[nodiscard]] static Demand demand(const Position& position);
  void uncover(Position& position, int column) const;
  void take(Position& position, Move move) const;

  UnplacedRules rules_;
  Position root_{};
  TurnedStock<std::uint32_t> stock_;
  std::array<std::uint8_t, most_columns> radix_{};
  /// By column and how many are left: the kinds face down, and the one upon them.
  std::array<std::array<Kinds, 24>, most_columns> hidden_{}, head_{};
};

}  // namespace longwood
