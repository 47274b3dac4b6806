#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/kinds.hpp"
#include "core/state.hpp"
#include "solve/unplaced_rules.hpp"

namespace longwood {

/// Positions of a game by `UnplacedRules` without the places of their open cards.
///
/// An open card that does not lie on the table or on a card face down lies on one of the two cards of the
/// next rank and the other colour. If both are open, and one of them is bare, it can be moved from one to the
/// other with all that lies on it. So a card is as good as bare if of the two of its rank and colour more are
/// open than cards lie on them, and where each card lies makes no difference to what can be done.
class Unplaced {
 public:
  static constexpr int most_columns = 7, most_stock = 24;

  struct Position {
    std::array<std::uint8_t, 4> home;             ///< by suit, how many cards
    std::array<std::uint8_t, most_columns> left;  ///< of the cards that were face down, and the one upon them
    std::uint8_t turned;                          ///< how many cards of the stock lie on the talon
    std::uint8_t redeals;                         ///< made
    std::uint8_t returned;  ///< the suit whose card has just come back, and 1; 0 for none
    std::uint32_t stock;    ///< the cards left, a bit each in their order from the start
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

  /// Prepares positions that come from this one; nothing if it is not one of such a game, or too large.
  static std::optional<Unplaced> of(const UnplacedRules& rules, const State& state);

  [[nodiscard]] const UnplacedRules& rules() const { return rules_; }
  [[nodiscard]] const Position& root() const { return root_; }
  /// A number that no other position from the same root has.
  [[nodiscard]] std::uint64_t key(const Position& position) const;
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
  /// The card that a move brings where it goes.
  [[nodiscard]] int kind_of(const Position& position, Move move) const;

 private:
  /// What can be seen of a position.
  struct Sight {
    Kinds seen = 0, heads = 0, hidden = 0, stock = 0;
    Kinds bare = 0;  ///< open cards that can be played
    Kinds fits = 0;  ///< cards that can be laid on an open one
    int spaces = 0;
  };
  /// Places of the stock that can be reached: without and only with turning the talon over.
  struct Reach {
    std::uint32_t now = 0, again = 0;
  };

  explicit Unplaced(const UnplacedRules& rules) : rules_{rules} {}
  [[nodiscard]] bool read_columns(const State& state);
  [[nodiscard]] bool read_stock(const State& state);
  [[nodiscard]] bool fits_a_key() const;
  [[nodiscard]] Sight look(const Position& position) const;
  [[nodiscard]] Reach reach(const Position& position) const;
  [[nodiscard]] Kinds stock_kinds(std::uint32_t places) const;
  [[nodiscard]] static Kinds next_home(const Position& position);
  [[nodiscard]] static bool is_safe(const Position& position, int kind);
  void uncover(Position& position, int column) const;
  void take(Position& position, Move move) const;

  UnplacedRules rules_;
  Position root_{};
  int stock_size_ = 0;
  std::array<std::uint8_t, most_columns> radix_{};
  std::array<std::uint8_t, most_stock> stock_{};  ///< the kinds in their order from the start
  std::array<std::array<Kinds, 256>, 3> stock_kinds_{};
  /// By column and how many are left: the kinds face down, and the one upon them.
  std::array<std::array<Kinds, 24>, most_columns> hidden_{}, head_{};
};

}  // namespace longwood
