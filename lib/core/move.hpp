#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "core/state.hpp"

namespace longwood {

/// What a player can do, in the books' words.
enum class Act : std::uint8_t {
  lay,       ///< cards from one pile to another: a play to a family, a marriage, the filling of a vacancy
  deal,      ///< the next card or round from the hand
  turn,      ///< the next card in hand onto the talon
  refill,    ///< all short packets from the hand
  redeal,    ///< take up and deal again
  pair,      ///< two cards go out together
  exchange,  ///< two cards change places
};
inline constexpr int acts = 7;

/// One move: four plain bytes. `lay` has the number of cards in `count`; `pair` and `exchange` name the
/// earlier place first. All other bytes are 0, so that there is one way to write a move.
struct Move {
  // no initialisers: clearing the buffer would take most of the time of a list of moves
  Act act;
  Pile from, to;
  std::uint8_t count;

  friend constexpr bool operator==(Move, Move) = default;
};

/// The same move, assembled in a register. If it were written byte by byte, reading it as a whole would stall
/// at every position until the bytes reached the cache.
constexpr Move in_one_word(Move move) {
  if constexpr (std::endian::native != std::endian::little) return move;
  return std::bit_cast<Move>(static_cast<std::uint32_t>(move.act) | std::uint32_t{move.from} << 8 |
                             std::uint32_t{move.to} << 16 | std::uint32_t{move.count} << 24);
}

/// A move that names no pile.
constexpr Move bare(Act act) { return {act, 0, 0, 0}; }

/// Whether the move names two piles.
constexpr bool names_piles(Move move) {
  return move.act == Act::lay || move.act == Act::pair || move.act == Act::exchange;
}

/// The legal moves of a position, in a fixed order and in a buffer of fixed size.
class MoveList {
 public:
  /// The maximum: La Nationale moves sequences of up to 13 cards from six columns to six vacant ones, and
  /// cards of eight families to each of those. The exchange of The Fourteenth has 300 pairs.
  static constexpr int capacity = 640;

  void add(Move move) {
    assert(size_ < capacity);
    moves_[static_cast<std::size_t>(size_++)] = in_one_word(move);
  }
  void lay(Pile from, Pile to, int count = 1) { add({Act::lay, from, to, static_cast<std::uint8_t>(count)}); }
  void clear() { size_ = 0; }

  /// Keeps the moves for which `wanted` holds, in their order.
  template <class Wanted>
  void keep_if(Wanted wanted) {
    int kept = 0;
    for (int i = 0; i < size_; ++i)
      if (wanted((*this)[i])) moves_[static_cast<std::size_t>(kept++)] = (*this)[i];
    size_ = kept;
  }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  const Move& operator[](int i) const { return moves_[static_cast<std::size_t>(i)]; }
  Move& operator[](int i) { return moves_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] const Move* begin() const { return moves_.data(); }
  [[nodiscard]] const Move* end() const { return moves_.data() + size_; }
  [[nodiscard]] Move* begin() { return moves_.data(); }
  [[nodiscard]] Move* end() { return moves_.data() + size_; }

 private:
  std::array<Move, capacity> moves_;
  int size_ = 0;
};

}  // namespace longwood
