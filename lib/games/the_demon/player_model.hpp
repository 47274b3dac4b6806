#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "honest/cards.hpp"
#include "honest/information_graph.hpp"

namespace longwood::models {

/// The Demon with whole columns and a hand that is run through by threes without limit, for
/// `InformationGraph`. Ranks are counted from the base's, so that every family begins with its lowest card.
/// The model lays nothing on a card of the lowest rank.
///
/// Turning is not a move where it costs nothing: if packets are fanned, one idle run shows the whole hand; if
/// they are squared, an idle run from the beginning shows every third card.
/// As in Klondike's model, some moves that cannot be wrong are made at once.
struct TheDemon {
  static constexpr int columns = 4, families = 4;
  static constexpr int deck = pack;
  static constexpr int most_stock = 13, most_hand = 34;

  enum class Act : std::uint8_t {
    column_home,    ///< the last card of a column
    column_column,  ///< a whole column
    stock_home,
    stock_column,
    hand_home,  ///< `from`: the place in the hand
    hand_column,
    settle,  ///< what is made at once, if it was not
    turn,    ///< a run, to see what it shows
    go_on,   ///< turns on from the place reached, which may then be out of reach
  };
  struct Move {
    Act act;
    std::uint8_t from, to;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  static constexpr int most_moves = 96;
  using Moves = MovesOf<Move, most_moves>;

  struct Position {
    std::array<std::uint8_t, families> home;  ///< cards of each family
    std::array<std::uint8_t, columns> size;
    std::uint8_t stock_size, hand_size, pointer;
    bool stock_shown;                     ///< false only between a move and what it shows
    bool squared;                         ///< of each three, only the last is seen
    std::uint64_t unseen;                 ///< places of the hand
    std::array<Small, most_stock> stock;  ///< the lowest first
    std::array<Small, most_hand> hand;    ///< in the order of a run
    std::array<std::array<Small, ranks>, columns> column;
  };

  /// The start of a game with fanned packets: the cards in the order in which they are dealt.
  static Position deal(std::span<const Small, pack> cards);
  static void moves(const Position& p, Moves& out);
  static void make(Position& p, Move move);
  static bool settle(Position& p) {
    return settle(p, [](int /*from*/) { return true; });
  }
  /// `each` gets the column from which a card went home, or `columns` for the stock.
  template <class Each>
  static bool settle(Position& p, Each each);
  static bool is_unsettled(const Position& p);
  static void next_unseen(Position& p, std::uint32_t n, std::uint32_t from);
  static void shuffle(Position& p, Rng& rng);
  static void sort_unseen(Position& p);
  static int unknown(const Position& p) {
    return p.stock_size - (p.stock_size > 0 && p.stock_shown ? 1 : 0) + std::popcount(p.unseen);
  }
  static bool won(const Position& p) {
    return (p.hand_size == 0 && p.stock_size == 0) || p.home[0] + p.home[1] + p.home[2] + p.home[3] == pack;
  }
  static bool is_valued(const Position& p) { return (p.unseen & shown_by_a_run(p)) == 0; }
  static bool leads_on(Move /*move*/) { return false; }
  static std::uint64_t key(const Position& p);
  static std::uint64_t key_with_all_known(const Position& p);
  static int promise(const Position& p, Move move);
  static void forget_course(Position& /*p*/) {}
  /// The place to which `go_on` turns: the next unseen one, or the end of the run; -1 if nothing new comes.
  static int next_place(const Position& p);

  static constexpr int ways = renamings.size();
  static void rename(Position& p, int way);

  // the facts: where each card lies, and some of the whole position
  static constexpr int places_of_card = 31, of_cards = pack * places_of_card;
  static constexpr int lengths = of_cards, stock_sizes = lengths + 70, hand_sizes = stock_sizes + 14,
                       stock_states = hand_sizes + 35, spaces = stock_states + 3, hidden_places = spaces + 5,
                       unseen_counts = hidden_places + 136, heights = unseen_counts + 35,
                       heads = heights + 56, tops = heads + 28, nexts = tops + 28, inputs = nexts + 40;
  static constexpr int slots = 224;
  static constexpr NetHead net{.model = "the-demon", .version = 1, .inputs = inputs};
  static void describe(const Position& p, std::span<std::uint16_t, slots> facts);

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Small end(const Position& p, int column) { return p.column[at(column)][at(p.size[at(column)] - 1)]; }
  /// Places of the hand that turning shows without any cost.
  static std::uint64_t shown_by_a_run(const Position& p) {
    if (!p.squared) return ~std::uint64_t{0};
    return p.pointer > 0 ? std::uint64_t{1} << (p.pointer - 1) : reachable(p.hand_size, 0, 3);
  }
  static bool goes_home(const Position& p, Small card) { return rank_of(card) == p.home[at(suit_of(card))]; }
  /// Whether a card that can go home may as well: no card that could lie on it is left to be played.
  static bool is_safe(const Position& p, Small card) {
    const auto suit = at(suit_of(card));
    const int rank = rank_of(card);
    return rank == p.home[suit] && (rank <= 1 || (p.home[suit ^ 1] >= rank && p.home[suit ^ 3] >= rank));
  }
  static bool is_top_safe(const Position& p) {
    return p.stock_size > 0 && p.stock_shown && is_safe(p, p.stock[at(p.stock_size - 1)]);
  }
  static bool is_end_safe(const Position& p, int column) {
    return p.size[at(column)] > 1 && is_safe(p, end(p, column));
  }
  static void send_home(Position& p, Small card) { ++p.home[at(suit_of(card))]; }
  static void fill(Position& p, int column);
  static void take_from_hand(Position& p, int place);
  static void card_moves(const Position& p, Small card, Act home, Act to_column, int from, Moves& out);
  static std::size_t unseen_places(Position& p, std::array<Small*, pack>& places);
  static std::uint64_t key_of_cards(const Position& p, bool columns_differ);
};

template <class Each>
bool TheDemon::settle(Position& p, Each each) {
  const std::uint64_t seen = p.unseen & shown_by_a_run(p);
  bool shown = seen != 0;
  p.unseen &= ~seen;
  for (bool again = true; again;) {
    again = false;
    if (p.stock_size > 0 && !p.stock_shown) p.stock_shown = shown = again = true;
    if (is_top_safe(p)) {
      send_home(p, p.stock[at(--p.stock_size)]);
      p.stock_shown = false;
      again = true;
      if (!each(columns)) return shown;
      continue;
    }
    for (int column = 0; column < columns; ++column)
      while (is_end_safe(p, column)) {
        send_home(p, end(p, column));
        --p.size[at(column)];
        again = true;
        if (!each(column)) return shown;
      }
  }
  return shown;
}

}  // namespace longwood::models
