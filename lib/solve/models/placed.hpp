#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/any_game.hpp"
#include "core/kinds.hpp"
#include "core/table.hpp"
#include "solve/memory/key_set.hpp"
#include "solve/models/placed_rules.hpp"
#include "solve/models/turned_stock.hpp"

namespace longwood {

/// Positions of a game by `PlacedRules`: which cards begin columns, and on which of two cards each other
/// lies.
///
/// Cards are named by their place in the family: 4 times the place from 0, and the suit. If any part of a
/// column moves, only the cards that begin columns count, as in `Unplaced`: of the cards that could take a
/// card, those on which none lies are as good as one another.
class Placed {
 public:
  using Rules = PlacedRules;
  using Keys = KeySet;
  /// Whether every position of the model can be reached by the rules. Without places, columns that go round
  /// may seem to end on themselves.
  [[nodiscard]] bool is_exact() const { return rules_.whole || !rules_.round; }
  /// Whether `blocked` is worth asking at every position.
  [[nodiscard]] bool asks_always() const { return rules_.whole && (rules_.has_covered || rules_.round); }
  static constexpr int most_columns = 7, no_host = 63;

  struct Position {
    Kinds heads;                       ///< the lowest open cards of columns
    Kinds on;                          ///< cards that lie on the later of the two suits that take them
    std::uint64_t stock;               ///< the cards left, a bit each in their order from the start
    std::array<std::uint8_t, 4> home;  ///< by suit, how many cards
    std::array<std::uint8_t, most_columns> left;  ///< face down in each column; the first: in the reserve
    std::uint8_t turned;                          ///< how many cards of the stock lie on the talon
    std::uint8_t redeals;                         ///< made
  };

  struct Move {
    /// A card home; a card, with what lies on it, to a card or space; the same of the reserve and the stock.
    enum Kind : std::uint8_t { home, pile, reserve_home, reserve_pile, stock_home, stock_pile };
    Kind kind;
    std::uint8_t which = 0;       ///< the card; of the stock its place
    std::uint8_t host = no_host;  ///< the card on which it is laid; none for a space
    bool redeal = false;          ///< of the stock: after turning the talon over
  };
  using Moves = std::array<Move, 192>;

  /// Prepares positions that come from this one; nothing if it is not one of such a game, or too large.
  static std::optional<Placed> of(const PlacedRules& rules, const State& state);

  [[nodiscard]] const Position& root() const { return root_; }
  /// Tells positions apart, except by a chance of less than one in 2^64.
  [[nodiscard]] Key key(const Position& position) const;
  /// The same position without what the last move demands of the next, if it does.
  [[nodiscard]] static std::optional<Position> freed(const Position& /*position*/) { return {}; }
  [[nodiscard]] static bool won(const Position& position) {
    return position.home[0] + position.home[1] + position.home[2] + position.home[3] == 52;
  }
  /// A move after which the position is won if it was before.
  [[nodiscard]] std::optional<Move> safe(const Position& position) const;
  /// Moves of which one leads to a won position if the position is won; the most promising first.
  int moves(const Position& position, Moves& out) const;
  [[nodiscard]] Position after(Position position, Move move) const;
  /// Whether cards can never go home: though a card that can be played took any number of cards, and what
  /// could be done at some time could be done at any.
  [[nodiscard]] bool blocked(const Position& position) const;
  /// The moves of the rules that these stand for.
  [[nodiscard]] std::vector<longwood::Move> line(const AnyGame& game, const State& root,
                                                 std::span<const Move> path) const;

 private:
  /// What can be seen of a position.
  struct Observation {
    Kinds seen = 0;
    Kinds bare = 0;  ///< open cards that can be played
    Kinds fits = 0;  ///< cards that can be laid on an open one
    int spaces = 0;
  };
  struct Ranked;
  struct Relaxed;

  explicit Placed(const PlacedRules& rules) : rules_{rules} {}
  [[nodiscard]] int name(Card card) const {
    return 4 * ((card.rank() - rules_.first + king) % king) + card.suit();
  }
  [[nodiscard]] bool read_columns(const State& state);
  [[nodiscard]] bool read_column(const State& state, int column);
  [[nodiscard]] bool has_reserve() const { return rules_.reserve.count > 0; }
  [[nodiscard]] bool endless() const { return rules_.redeals < 0; }
  [[nodiscard]] Observation look(const Position& position) const;
  [[nodiscard]] Kinds covered(Kinds laid, Kinds on) const;
  [[nodiscard]] Kinds above(Kinds kinds) const;
  [[nodiscard]] Kinds below(Kinds kinds) const;
  [[nodiscard]] Kinds hosts(int kind) const;
  [[nodiscard]] int host_of(const Position& position, int kind) const;
  [[nodiscard]] bool finds_host(Kinds heads, Kinds free) const;
  [[nodiscard]] bool may_go(const Position& position, int suit) const;
  [[nodiscard]] static Kinds next_home(const Position& position);
  [[nodiscard]] Kinds reserve_top(const Position& position) const;
  [[nodiscard]] bool uncovers(const Position& position, int kind) const;
  void vacate(Position& position, int kind) const;
  void lay(Position& position, int kind, int host) const;
  void take(Position& position, Move move) const;
  [[nodiscard]] int kind_of(const Position& position, Move move) const;

  PlacedRules rules_;
  Position root_{};
  TurnedStock<std::uint64_t> stock_;
  /// By column, or for the reserve, and how many cards are left there: their kinds, and the last of them. In
  /// columns one more is the card that began the column at the start.
  std::array<std::array<Kinds, 24>, most_columns> under_{}, next_{};
  static constexpr std::uint8_t nowhere = 255;
  std::array<std::uint8_t, 52> column_{}, depth_{};  ///< where a card lay, and how many cards under it
};

}  // namespace longwood
