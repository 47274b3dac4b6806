#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/any_game.hpp"
#include "core/engine.hpp"
#include "core/pairs.hpp"

/// What most games have in common, so that a chapter states only what is special to it.
namespace longwood {

/// A step of the layout: how the next cards of the deck are dealt.
struct Dealt {
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
struct DealtAgain {
  Group packets;
  std::uint8_t redeals = 0;  ///< how often
  bool shuffled = false;     ///< they are shuffled each time
  Gather order = Gather::deal_order;
};

/// Places that are filled automatically when vacant, each with the exposed card of `from` or, if that is
/// empty, of `or_else`.
struct Filled {
  Group places;
  Pile from;
  Pile or_else = from;
};

/// Puts the remaining cards of a deal into the hand, face down, with the next card to be dealt on top.
inline void put_in_hand(Table& t, const Deal& deal, Pile hand, int next = 0) {
  for (int i = deal.count; i-- > next;) t.put(hand, deal.cards[static_cast<std::size_t>(i)]);
}

/// The common part of a game `G`, which declares, in addition to its rows:
///   `int cards`                     how many cards must be home for the game to be won;
///   `Group families`                the piles that are home, or
///   `Pairs pairs`                   the pairs that go out (core/pairs.hpp);
///   `script`                        an array of `Dealt`; what is left of the deck goes to `hand` face down;
///   `Group talon`, `hand`           if cards are turned from the hand, with `StockRules stock`;
///   `DealtAgain again`              if the layout is dealt again, through an empty `hand`; then there is no
///                                   talon; if options change it, `again_of(state)`;
///   `redeals`                       a counter, if `stock` or `again` has redeals;
///   `Covered covered`               if cards lie face down in its piles;
///   `Group squared`                 packets other than the talon that show only their exposed card;
///   `Filled filled`                 if vacancies are filled by rule; with `fills(state)` if an option
///                                   decides.
/// `G` may define any of the functions below; its definition replaces this one.
template <class G>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): rules are never instantiated
struct Chapter {
  static Why why_no_row(Pile from, Pile /*to*/) {
    if constexpr (requires { G::families; })
      if (G::families.has(from)) return Why::families_are_final;
    if constexpr (requires { G::hand; })
      if (G::hand.has(from)) return Why::hand_not_available;
    return Why::not_that_way;
  }
  /// A won game is over, even if its families may give cards back.
  static Why forbids_by_choice(const State& s, Pile from, Pile to) {
    if (G::families.has(from) && G::won(s)) return Why::families_are_final;
    if constexpr (requires { G::forbids(s, from, to); }) return G::forbids(s, from, to);
    return Why::ok;
  }

  static std::span<const Dealt> script_of(const Options&) { return G::script; }

  static void lay_out(Table& t, const Deal& deal) {
    Deck deck{t, deal};
    for (const Dealt& line : G::script_of(t.state().option)) deal_line(t, line, deck);
    if constexpr (requires { G::hand; }) put_in_hand(t, deal, G::hand, deck.dealt);
    turn_up(t);
    note_last_deal(t);
  }

  /// How the layout is dealt again under the options.
  static constexpr DealtAgain again_of(const State& /*s*/) { return G::again; }

  static int redeals_left(const State& s) {
    if constexpr (requires { G::again; }) return G::again.redeals - s.counter[G::redeals];
    if constexpr (requires {
                    G::stock;
                    G::redeals;
                  })
      return G::stock.redeals - s.counter[G::redeals];
    return -1;
  }
  static Why why_not_redeal(const State& s) {
    if (G::redeals_left(s) <= 0) return Why::no_redeal_left;
    if constexpr (requires { G::again; }) {
      if (s.total(G::again.packets) == 0) return Why::nothing_to_gather;
    } else if constexpr (requires { G::talon; }) {
      if (s.size[G::hand] > 0) return Why::still_in_hand;
      if (s.size[G::talon] == 0) return Why::nothing_to_gather;
    }
    return Why::ok;
  }

  static void moves(const State& s, MoveList& out) {
    if constexpr (requires { G::pairs; }) pair_moves<G>(s, out);
    if constexpr (requires { G::lays; }) lay_moves<G>(s, out);
    if constexpr (requires { G::again; }) {
      if (G::why_not_redeal(s) == Why::ok) out.add(bare(Act::redeal));
    } else if constexpr (requires { G::hand; }) {
      if (G::why_not_turn(s) == Why::ok)
        out.add(bare(Act::turn));
      else if (G::why_not_redeal(s) == Why::ok)
        out.add(bare(Act::redeal));
    }
  }
  static Why why_not_turn(const State& s) { return s.size[G::hand] > 0 ? Why::ok : Why::hand_is_out; }
  static Why why_not(const State& s, Move m) {
    if constexpr (requires { G::pairs; })
      if (m.act == Act::pair) return why_not_pair<G>(s, m);
    if constexpr (requires { G::lays; })
      if (m.act == Act::lay) return why_not_lay<G>(s, m);
    if (m == bare(Act::redeal)) return G::why_not_redeal(s);
    if constexpr (requires { G::hand; } && !requires { G::again; })
      if (m == bare(Act::turn)) return G::why_not_turn(s);
    return Why::no_such_move;
  }

  [[gnu::flatten]] static void play(Table& t, Move m) {
    if (m.act == Act::lay) {
      t.shift(m.from, m.to, m.count);
    } else if (is_pair(m)) {
      if constexpr (requires { G::pairs; }) play_pair<G>(t, m);
    } else if constexpr (requires { G::again; }) {
      G::deal_again(t);
    } else if constexpr (requires { G::hand; }) {
      m.act == Act::turn ? G::turn(t) : G::redeal(t);
    }
    turn_up(t);
    fill(t);
  }
  static void turn(Table& t) {
    if constexpr (G::stock.cards == 1)
      t.shift(G::hand, G::talon);
    else
      t.pour(G::hand, G::talon, std::min<int>(G::stock.cards, t.size(G::hand)));
  }
  static void redeal(Table& t) {
    if constexpr (requires { G::redeals; }) {
      t.pour(G::talon, G::hand, t.size(G::talon));
      t.set(G::redeals, t[G::redeals] + 1);
      if constexpr (G::stock.shuffled) t.shuffle(G::hand, t[G::redeals]);
    }
  }
  /// Takes the layout up into the hand and deals it once more, until no cards are left.
  [[gnu::noinline]] static void deal_again(Table& t) {
    static_assert(!requires { G::covered.piles; }, "nothing says which cards of a new deal are covered");
    const DealtAgain again = G::again_of(t.state());
    gather(t, again.packets, G::hand, again.order);
    t.set(G::redeals, t[G::redeals] + 1);
    if (again.shuffled) t.shuffle(G::hand, t[G::redeals]);
    Hand hand{t};
    for (const Dealt& line : G::script_of(t.state().option))
      if (again.packets.has(line.to.first)) deal_line(t, line, hand);
    note_last_deal(t);
  }
  /// The order of packets matters only while they may still be taken up.
  static void note_last_deal(Table& t) {
    if constexpr (requires { G::again; })
      if (G::redeals_left(t.state()) <= 0) t.set(State::alike, 1);
  }
  /// Turns up an exposed card that lies face down.
  static void turn_up(Table& t) {
    if constexpr (requires { G::covered.piles; })
      for (int i = 0; i < G::covered.piles.count; ++i) {
        const Pile pile = G::covered.piles[i];
        const std::uint8_t counter = G::covered.of(pile);
        if (t.size(pile) > 0 && t[counter] == t.size(pile)) t.set(counter, t[counter] - 1);
      }
  }
  static void fill(Table& t) {
    if constexpr (requires { G::fills(t.state()); })
      if (!G::fills(t.state())) return;
    if constexpr (requires { G::filled; }) {
      const auto from = [&] { return t.size(G::filled.from) > 0 ? G::filled.from : G::filled.or_else; };
      for (int i = 0; i < G::filled.places.count && t.size(from()) > 0; ++i)
        if (t.size(G::filled.places[i]) == 0) t.shift(from(), G::filled.places[i]);
    }
  }

  static bool won(const State& s) {
    if constexpr (requires { G::pairs; })
      return s.size[G::pairs.out] == G::cards;
    else
      return s.total(G::families) == G::cards;
  }
  /// On a board, the families determine how families begin; otherwise the deal does.
  static std::string_view no_board(const State& s) {
    if constexpr (requires { G::script; })
      if (std::ranges::any_of(G::script, [](const Dealt& line) { return line.how == Dealt::found; }) &&
          s.total(G::families) == 0)
        return "no family has been begun, and the first gives the rank of all; name its card, as in sa: 7S";
    return {};
  }
  static int shown(const State& s, Pile pile) {
    bool squared = false;
    if constexpr (requires { G::talon; }) squared = G::talon.has(pile);
    if constexpr (requires { G::squared; }) squared = squared || G::squared.has(pile);
    const int open = open_cards<G>(s, pile);
    return squared ? std::min(open, 1) : open;
  }

 private:
  static constexpr bool is_pair(Move m) {
    if constexpr (requires { G::pairs; }) return m.act == Act::pair;
    return false;
  }
  /// Source of a layout's cards before play: the deck of a deal.
  struct Deck {
    Table& t;
    const Deal& deal;
    int dealt = 0;

    [[nodiscard]] Card next() const {
      return dealt < deal.count ? deal.cards[static_cast<std::size_t>(dealt)] : Card{};
    }
    void put(Pile pile) { t.put(pile, deal.cards[static_cast<std::size_t>(dealt++)]); }
  };
  /// Source of a layout's cards during play: the hand.
  struct Hand {
    Table& t;

    [[nodiscard]] Card next() const { return t.top(G::hand); }
    void put(Pile pile) { t.shift(G::hand, pile); }
  };

  /// Deals a step until no cards are left.
  template <class From>
  static void deal_line(Table& t, const Dealt& line, From& from) {
    const auto put = [&](Pile pile) {
      if constexpr (requires { G::families; })
        while (line.aces_home && !from.next().none() && from.next().rank() == ace)
          from.put(G::families[from.next().suit()]);
      if (from.next().none()) return;
      from.put(pile);
      if constexpr (requires { G::covered.piles; })
        if (line.covered) t.set(G::covered.of(pile), t[G::covered.of(pile)] + 1);
    };
    switch (line.how) {
      case Dealt::rows:
        for (int row = 0; row < line.cards; ++row)
          for (int i = 0; i < line.to.count; ++i) put(line.to[i]);
        break;
      case Dealt::piles:
        for (int i = 0; i < line.to.count; ++i)
          for (int n = 0; n < line.cards; ++n) put(line.to[i]);
        break;
      case Dealt::stairs:
        for (int row = 0; row < line.to.count; ++row)
          for (int i = row; i < line.to.count; ++i) put(line.to[i]);
        break;
      case Dealt::found: put(line.to[from.next().suit() * line.to.count / 4]);
    }
  }
};

}  // namespace longwood
