#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/move.hpp"
#include "core/pile_group.hpp"
#include "core/rules.hpp"
#include "core/state.hpp"
#include "core/why.hpp"

/// The rules of a game as one value, from which the functions of core/chapter.hpp make the game.
namespace longwood {

class Table;
struct Deal;

/// How packets are taken up for a redeal. P1…Pn are the packets in dealing order.
enum class Gather : std::uint8_t {
  deal_order,       ///< the first card dealt is the base of P1, then the rest of P1 upward, then P2
  reverse_packets,  ///< the first card dealt is the base of Pn, then the rest of Pn upward, then Pn-1
  reverse_all,      ///< the first card dealt is the exposed card of Pn, then the rest of Pn downward
};

/// A step of the layout: how the next cards of the deck are dealt.
struct DealStep {
  enum How : std::uint8_t {
    rows,    ///< `cards` rounds, in each of which every pile gets a card
    piles,   ///< `cards` cards to the first pile, the last of them exposed, then to the next pile
    stairs,  ///< a card to each pile, then to each but the first, and so on to the last alone
    found,   ///< one card, which founds the family of its suit; with `Begins::alike`, its rank begins all
  };
  How how;
  Group to;
  std::uint8_t cards = 1;  ///< rounds of `rows`, or cards per pile of `piles`
  bool covered = false;    ///< face down; the last card of such a pile is then turned up
  bool aces_home = false;  ///< an ace that appears founds its family, and the next card takes its place
};

/// How cards in hand are turned onto the talon, and how often the talon is turned over.
struct StockRules {
  std::uint8_t cards = 1;    ///< turned at a time
  std::uint8_t redeals = 0;  ///< how often the talon is taken up and turned again
  bool shuffled = false;     ///< it is shuffled each time
};

/// How the layout itself is taken up and dealt again: by the script's steps for its packets, until no cards
/// are left.
struct LayoutRedeal {
  Group packets;
  std::uint8_t redeals = 0;  ///< how often
  bool shuffled = false;     ///< they are shuffled each time
  Gather order = Gather::deal_order;
};

/// Places that are filled automatically when vacant, each with the exposed card of `from` or, if that is
/// empty, of `or_else`.
struct AutoFill {
  Group places;
  Pile from;
  Pile or_else = from;
};

/// Which two cards make a pair: two of one rank, or two whose values make a sum.
struct Pairs {
  Group places;          ///< whose exposed cards go out; 32 at most
  Pile out;              ///< where they lie afterwards
  Why unlike;            ///< why two cards that make no pair are refused
  std::uint8_t sum = 0;  ///< of the two values, ace 1 to king 13; 0: the values must be equal
  Why apart = unlike;    ///< why two places that `within` does not join are refused

  /// The rank that goes out with this one; 0 if there is none.
  [[nodiscard]] constexpr int partner(int rank) const {
    const int other = sum == 0 ? rank : sum - rank;
    return other >= ace && other <= king ? other : 0;
  }
  /// Whether the exposed cards of two places make a pair, if cards lie there.
  [[nodiscard]] constexpr bool match(const State& s, Pile a, Pile b) const {
    return s.size[a] > 0 && s.size[b] > 0 && partner(s.top[a].rank()) == s.top[b].rank();
  }
};

/// An act by which the player deals, turns, refills or redeals: when it is allowed, and what it does.
struct HandAct {
  Act act = Act::turn;
  Why (*why_not)(const State&) = nullptr;
  void (*play)(Table&) = nullptr;
};

/// The rules of a game. Everything is a constant, so that what the functions read here costs nothing. A field
/// that is left out means that the game has no such thing; a name that is no field does not compile.
///
/// A function that `Chapter` has as well replaces the function of `Chapter`; `checks::complete` holds the two
/// together.
struct Rules {
  static constexpr std::uint8_t no_counter = State::counters;

  int cards = 0;                      ///< how many must be home, or gone out in pairs, for the game to be won
  Group families = {};                ///< the piles that are home
  Group hand = {};                    ///< one pile, from which cards are dealt
  Group talon = {};                   ///< one pile, to which cards are turned from the hand
  Group squared = {};                 ///< packets other than the talon that show only their exposed card
  Group between = {};                 ///< where a card is held between the two families of its suit
  FaceDown covered = {};              ///< piles in which cards may lie face down
  std::uint8_t redeals = no_counter;  ///< the counter of the redeals made

  std::span<const DealStep> script = {};  ///< the layout; what is left of the deck goes to `hand` face down
  std::span<const DealStep> (*script_of)(const Options&) = nullptr;  ///< the same under options
  void (*lay_out)(Table&, const Deal&) = nullptr;                    ///< replaces the script

  Pairs pairs = {};                            ///< which cards go out two by two (core/pairs.hpp)
  std::span<const std::uint32_t> within = {};  ///< for each place of `pairs` a set of bits: the later ones
                                               ///< with which its card may go out; without it, all of them
  Why (*why_no_pair)(Pile a,
                     Pile b) = nullptr;  ///< why two piles make no pair if one is not among the places

  std::span<const MoveRule> lays = {};                                   ///< the book's rows
  Rows (*lays_of)(const Options&) = nullptr;                             ///< the rows under options
  Why (*forbids)(const State&, Pile from, Pile to) = nullptr;            ///< refuses what a row would allow
  Why (*forbids_by_choice)(const State&, Pile from, Pile to) = nullptr;  ///< the same under options
  Why (*why_no_row)(Pile from, Pile to) = nullptr;  ///< why no row leads from the one pile to the other
  void (*lay)(Table&, Move) = nullptr;  ///< makes a `lay`, if that is more than to shift the cards

  /// The acts of the hand, the first of which that is allowed is listed; of any other act the game knows
  /// nothing.
  std::array<HandAct, 3> acts = {};
  StockRules stock = {};                             ///< how cards are turned from the hand
  LayoutRedeal again = {};                           ///< how the layout is dealt again, through an empty hand
  LayoutRedeal (*again_of)(const State&) = nullptr;  ///< the same under options
  int (*redeals_left)(const State&) = nullptr;       ///< -1 in a game without redeals

  AutoFill filled = {};                     ///< vacancies that are filled by rule
  bool (*fills)(const State&) = nullptr;    ///< whether they are, if an option decides
  void (*follows)(Table&, Move) = nullptr;  ///< what else follows from any move

  void (*moves)(const State&, MoveList&) = nullptr;
  Why (*why_not)(const State&, Move) = nullptr;
  void (*play)(Table&, Move) = nullptr;
  bool (*won)(const State&) = nullptr;

  int (*shown)(const State&, Pile) = nullptr;  ///< how many cards the player may see; not asked of the hand
  bool (*hand_shows)(const State&) = nullptr;  ///< whether the next card in hand is seen
  std::size_t (*situation)(const State&) = nullptr;  ///< an index into `GameInfo::situations`
  void (*derive_counters)(State&) = nullptr;  ///< sets the counters of a board that follow from its piles
  /// Why a board cannot be played on; empty if it can.
  std::string_view (*invalid_board_reason)(const State&) = nullptr;

  [[nodiscard]] constexpr bool has_pairs() const { return pairs.places.count > 0; }
  [[nodiscard]] constexpr bool has_hand() const { return hand.count > 0; }
  [[nodiscard]] constexpr bool deals_again() const { return again.packets.count > 0; }
};

/// A game's enum of its situations as the index that `Rules::situation` is.
template <auto situation>
constexpr std::size_t index_of(const State& s) {
  return static_cast<std::size_t>(situation(s));
}

}  // namespace longwood
