#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "honest/cards.hpp"
#include "honest/information_graph.hpp"

namespace longwood::models {

/// Napoleon at St. Helena where the hand lies face downwards and families keep their cards, for
/// `InformationGraph`.
///
/// * A play to the lower family of a suit is made at once: no card that could lie on it is left to be played.
/// * Cards of one suit in order are moved together where vacant columns allow it. They are separated only if
///   the card that this frees goes home. So no move can be taken back.
struct NapoleonAtStHelena {
  static constexpr int columns = 10, suits = 4, deck = 2 * pack;
  static constexpr int most_hand = 64, longest_column = 20;
  static constexpr int talon = columns;  ///< as the place from which a card is moved

  enum class Act : std::uint8_t {
    home,  ///< to the higher family of its suit
    lay,   ///< on a column
    part,  ///< on a column, and the card that this frees goes home
    settle,
    turn,
  };
  struct Move {
    Act act;
    std::uint8_t from, to, count;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  static constexpr int most_moves = 96;
  using Moves = MovesOf<Move, most_moves>;

  struct Position {
    std::array<std::uint8_t, suits> higher, lower;  ///< cards of the two families of each suit
    std::array<std::uint8_t, columns> size;
    std::uint8_t talon_size, hand_size;
    bool turning;      ///< only between a turn and what it shows
    bool talon_fills;  ///< vacant columns take cards of the talon alone
    std::array<std::array<Small, longest_column>, columns> column;  ///< the highest on the page first
    std::array<Small, most_hand> talon, hand;                       ///< the last is the uppermost
  };

  /// The start of a game: the cards in the order in which they are dealt.
  static Position deal(std::span<const Small, deck> dealt);
  static void moves(const Position& p, Moves& out);
  static void make(Position& p, Move move);
  static bool settle(Position& p) {
    return settle(p, [](int /*from*/) { return true; });
  }
  /// `each` gets the column from which a card went home, or `talon`.
  template <class Each>
  static bool settle(Position& p, Each each);
  static bool is_unsettled(const Position& p);
  static void next_unseen(Position& p, std::uint32_t n, std::uint32_t from);
  static void shuffle(Position& p, Rng& rng);
  static void sort_unseen(Position& p);
  static int unknown(const Position& p) { return p.hand_size; }
  /// Whether a card is the next lower of the same suit.
  static bool follows(Small card, Small on) { return on == card + 1 && rank_of(on) > 0; }
  static int cards_home(const Position& p);
  static bool won(const Position& p) { return cards_home(p) == deck; }
  static bool is_valued(const Position& /*p*/) { return true; }
  static bool leads_on(Move /*move*/) { return false; }
  static std::uint64_t key(const Position& p);
  static std::uint64_t key_with_all_known(const Position& p);
  static int promise(const Position& p, Move move);
  static void forget_course(Position& /*p*/) {}

  /// Values differ little where few games are won. The ends of games are left to the solver.
  static constexpr GraphOptions options{.exploring = 0.1, .spread = 0.1, .end_positions = 100};
  static constexpr int ways = 1;  ///< no fact names a suit
  static void rename(Position& /*p*/, int /*way*/) {}

  // The facts: how soon each card is wanted and where it lies, then facts of suits, columns and the whole.
  static constexpr int whereabouts = 52, of_cards = ranks * whereabouts;
  static constexpr int heights = of_cards, lengths = heights + 105, least_needs = lengths + 16,
                       inversions = least_needs + 48, runs = inversions + 8, openings = runs + 4,
                       hand_sizes = openings + 21, talon_sizes = hand_sizes + 65,
                       vacancies = talon_sizes + 65, fitting = vacancies + 11,
                       talon_inversions = fitting + 21, inputs = talon_inversions + 32;
  static constexpr int slots = 164;
  static constexpr NetHead net{.model = "napoleon-at-st-helena", .version = 1, .inputs = inputs};
  static void describe(const Position& p, std::span<std::uint16_t, slots> facts);

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static bool has_end(const Position& p, int from) {
    return from == talon ? p.talon_size > 0 : p.size[at(from)] > 0;
  }
  static Small end(const Position& p, int from) {
    return from == talon ? p.talon[at(p.talon_size - 1)] : p.column[at(from)][at(p.size[at(from)] - 1)];
  }
  static void take_end(Position& p, int from) { --(from == talon ? p.talon_size : p.size[at(from)]); }
  static bool is_safe(const Position& p, int from) {
    return has_end(p, from) && rank_of(end(p, from)) == p.lower[at(suit_of(end(p, from)))];
  }
  static bool goes_home(const Position& p, Small card) {
    const auto suit = at(suit_of(card));
    return rank_of(card) == p.lower[suit] || rank_of(card) == p.higher[suit];
  }
  static void send_home(Position& p, int from);
  /// How many cards at the end of a column lie in order and in suit.
  static int run_of(const Position& p, int column);
  static void lay(Position& p, Move move);
  static void moves_of_column(const Position& p, int column, int vacant, int vacancies_left, Moves& out);
  static std::uint64_t key_of_cards(const Position& p, bool columns_differ);
};

template <class Each>
bool NapoleonAtStHelena::settle(Position& p, Each each) {
  const bool shown = p.turning;
  if (p.turning) p.talon[p.talon_size++] = p.hand[--p.hand_size];
  p.turning = false;
  for (bool again = true; again;) {
    again = false;
    for (int from = 0; from <= talon; ++from)
      while (is_safe(p, from)) {
        send_home(p, from);
        again = true;
        if (!each(from)) return shown;
      }
  }
  return shown;
}

}  // namespace longwood::models
