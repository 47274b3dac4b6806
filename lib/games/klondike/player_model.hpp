#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "honest/cards.hpp"
#include "honest/information_graph.hpp"

namespace longwood::models {

/// Klondike with one card turned at a time, or three that are fanned, and runs without limit, for
/// `InformationGraph`. One idle run
/// shows the whole stock, so the covered cards alone are unseen, and turning is not a move: cards within
/// reach are played as if they lay open.
///
/// A move is what a player decides: it may need several of the game's. Some moves cannot be wrong and are
/// made at once: covered cards are turned up, and a card goes home if no card that it could carry is still
/// wanted.
struct Klondike {
  static constexpr int piles = 7, families = 4;
  static constexpr int deck = pack;
  static constexpr int most_stock = 24, most_covered = 6, most_backs = 8;

  enum class Act : std::uint8_t {
    pile_home,   ///< the uppermost card of a pile
    pile_pile,   ///< all open cards of a pile
    part,        ///< a part of a run to a pile, and the card laid bare home
    stock_home,  ///< `from`: the place in the stock
    stock_pile,
    back,    ///< from a family to a pile
    settle,  ///< what is made at once, if it was not
    turn,    ///< the whole stock once, to see it
  };
  struct Move {
    Act act;
    std::uint8_t from, to, keep;  ///< `keep`: open cards that stay, of `part`
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  static constexpr int most_moves = 96;
  using Moves = MovesOf<Move, most_moves>;

  struct Position {
    std::array<std::uint8_t, families> home;  ///< cards of each family
    std::array<std::uint8_t, piles> covered, open;
    std::uint8_t stock_size, pointer;
    std::uint8_t last_back;  ///< 1 + the family from which a card just came, which may not go back at once
    std::uint8_t backs;      ///< cards that came back so far
    std::uint8_t at_once;    ///< cards turned at a time: one or three
    bool families_final;     ///< none may come back
    std::uint32_t unseen;    ///< places of the stock; only until it was turned once
    std::array<Small, most_stock> stock;
    std::array<std::array<Small, ranks>, piles> run;           ///< open cards, the lowest first
    std::array<std::array<Small, most_covered>, piles> under;  ///< covered cards, the lowest first
  };

  /// The start of a game: the cards in the order in which they are dealt, pile by pile, then the stock.
  static Position deal(std::span<const Small, pack> cards);
  static void moves(const Position& p, Moves& out);
  static void make(Position& p, Move move);
  /// Turns up, and sends home what cannot be wanted; `homes` gets the piles from which cards went home.
  static bool settle(Position& p) {
    return settle(p, [](int /*pile*/) { return true; });
  }
  template <class Each>
  static bool settle(Position& p, Each each);
  /// Whether `settle` would do something.
  static bool is_unsettled(const Position& p);
  static void next_unseen(Position& p, std::uint32_t n, std::uint32_t from);
  static void shuffle(Position& p, Rng& rng);
  static void sort_unseen(Position& p);
  static int unknown(const Position& p) { return covered(p) + std::popcount(p.unseen); }
  static bool won(const Position& p) {
    return (p.stock_size == 0 && covered(p) == 0) || p.home[0] + p.home[1] + p.home[2] + p.home[3] == pack;
  }
  /// Whether the whole stock was seen.
  static bool is_valued(const Position& p) { return p.unseen == 0; }
  static bool leads_on(Move move) { return move.act == Act::back; }
  static std::uint64_t key(const Position& p);
  static std::uint64_t key_with_all_known(const Position& p);
  static int promise(const Position& p, Move move);
  static void forget_course(Position& p) { p.backs = 0; }

  static constexpr int ways = renamings.size();
  static void rename(Position& p, int way);

  // the facts: where each card lies, and some of the whole position
  static constexpr int places_of_card = 34, of_cards = pack * places_of_card;
  static constexpr int covered_counts = of_cards, spaces = covered_counts + 56, all_covered = spaces + 8,
                       stock_sizes = all_covered + 22, about_to_turn = stock_sizes + 25,
                       came_back = about_to_turn + 7, heights = came_back + 12, heads = heights + 56,
                       kings = heads + 7 * 21, nexts = kings + 7, inputs = nexts + 32;
  static constexpr int slots = 184;
  static constexpr NetHead net{.model = "klondike", .version = 1, .inputs = inputs};
  static void describe(const Position& p, std::span<std::uint16_t, slots> facts);

  static int covered(const Position& p) {
    int sum = 0;
    for (const auto count : p.covered) sum += count;
    return sum;
  }
  static Small end(const Position& p, int pile) { return p.run[at(pile)][at(p.open[at(pile)] - 1)]; }

 private:
  static std::size_t unseen_places(Position& p, std::array<Small*, pack>& places);
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static bool goes_home(const Position& p, Small card) { return rank_of(card) == p.home[at(suit_of(card))]; }
  /// Whether a card that can go home may as well: no card that could lie on it is left to be played.
  static bool is_safe(const Position& p, Small card) {
    const auto suit = at(suit_of(card));
    const int rank = rank_of(card);
    return rank == p.home[suit] && (rank <= 1 || (p.home[suit ^ 1] >= rank && p.home[suit ^ 3] >= rank));
  }
  static void send_home(Position& p, int pile) { ++p.home[at(suit_of(end(p, pile)))], --p.open[at(pile)]; }
  static void pile_moves(const Position& p, int pile, int space, bool kings_wait, Moves& out);
  static void lay_on_piles(const Position& p, Small card, Act act, int from, Moves& out);
  static void back_moves(const Position& p, std::uint64_t of_stock, Moves& out);
  static void take_from_stock(Position& p, int place);
  static std::uint64_t key_of_cards(const Position& p, bool piles_differ);
};

template <class Each>
bool Klondike::settle(Position& p, Each each) {
  bool shown = p.unseen != 0;
  p.unseen = 0;
  for (bool again = true; again;) {
    again = false;
    for (int pile = 0; pile < piles; ++pile) {
      const auto i = at(pile);
      if (p.open[i] == 0 && p.covered[i] > 0) {
        p.run[i][0] = p.under[i][--p.covered[i]];
        p.open[i] = 1;
        shown = again = true;
      }
      while (p.open[i] > 0 && is_safe(p, end(p, pile))) {
        send_home(p, pile);
        again = true;
        if (!each(pile)) return shown;
      }
    }
  }
  return shown;
}

}  // namespace longwood::models
