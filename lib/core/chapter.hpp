#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/engine.hpp"
#include "core/game.hpp"
#include "core/pairs.hpp"

/// What most games have in common, so that a chapter states only what is special to it.
namespace longwood {

/// Puts the remaining cards of a deal into the hand, face down, with the next card to be dealt on top.
inline void put_in_hand(Table& t, const Deal& deal, Pile hand, int next = 0) {
  for (int i = deal.count; i-- > next;) t.put(hand, deal.cards[static_cast<std::size_t>(i)]);
}

/// The common part of a game `G`, made from its `static constexpr Rules rules`. `G` may replace any function
/// that is also a field of `Rules`, and names it there.
template <class G>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): rules are never instantiated
struct Chapter {
  using Common = Chapter;

  static Why why_no_row(Pile from, Pile /*to*/) {
    if (G::rules.families.has(from)) return Why::families_are_final;
    return G::rules.hand.has(from) ? Why::hand_not_available : Why::not_that_way;
  }
  /// A won game is over, even if its families may give cards back.
  static Why forbids_by_choice(const State& s, Pile from, Pile to) {
    if (G::rules.families.has(from) && G::won(s)) return Why::families_are_final;
    return longwood::forbids<G, RuleSource::book>(s, from, to);
  }

  static std::span<const DealStep> script_of(const Options&) { return G::rules.script; }

  static void lay_out(Table& t, const Deal& deal) {
    Deck deck{t, deal};
    for (const DealStep& line : G::script_of(t.state().option)) deal_line(t, line, deck);
    if constexpr (G::rules.has_hand()) put_in_hand(t, deal, G::rules.hand, deck.dealt);
    turn_up(t);
    note_last_deal(t);
  }

  static LayoutRedeal again_of(const State& /*s*/) { return G::rules.again; }

  static int redeals_left(const State& s) {
    if constexpr (G::rules.redeals != Rules::no_counter) {
      const int most = G::rules.deals_again() ? G::rules.again.redeals : G::rules.stock.redeals;
      return most - s.counter[G::rules.redeals];
    }
    return -1;
  }

  // Acts of the hand that several games have. Their names are not those that a game gives to its own, so that
  // none of the two is taken for the other.

  static Why why_not_from_hand(const State& s) {
    return s.size[G::rules.hand] > 0 ? Why::ok : Why::hand_is_out;
  }
  static Why why_not_again(const State& s) {
    if (G::redeals_left(s) <= 0) return Why::no_redeal_left;
    if constexpr (G::rules.deals_again()) {
      if (s.total(G::rules.again.packets) == 0) return Why::nothing_to_gather;
    } else {
      if (s.size[G::rules.hand] > 0) return Why::still_in_hand;
      if (s.size[G::rules.talon] == 0) return Why::nothing_to_gather;
    }
    return Why::ok;
  }
  static void turn_to_talon(Table& t) {
    if constexpr (G::rules.stock.cards == 1)
      t.shift(G::rules.hand, G::rules.talon);
    else
      t.pour(G::rules.hand, G::rules.talon, std::min<int>(G::rules.stock.cards, t.size(G::rules.hand)));
  }
  static void turn_talon_over(Table& t) {
    t.pour(G::rules.talon, G::rules.hand, t.size(G::rules.talon));
    t.set(G::rules.redeals, t[G::rules.redeals] + 1);
    if constexpr (G::rules.stock.shuffled) t.shuffle(G::rules.hand, t[G::rules.redeals]);
  }
  /// Takes the layout up into the hand and deals it once more, until no cards are left.
  [[gnu::noinline]] static void deal_again(Table& t) {
    static_assert(G::rules.covered.piles.count == 0, "nothing says which cards of a new deal are covered");
    const LayoutRedeal again = G::again_of(t.state());
    gather(t, again.packets, G::rules.hand, again.order);
    t.set(G::rules.redeals, t[G::rules.redeals] + 1);
    if (again.shuffled) t.shuffle(G::rules.hand, t[G::rules.redeals]);
    Hand hand{t};
    for (const DealStep& line : G::script_of(t.state().option))
      if (again.packets.has(line.to.first)) deal_line(t, line, hand);
    note_last_deal(t);
  }
  /// The order of packets matters only while they may still be taken up.
  static void note_last_deal(Table& t) {
    if constexpr (G::rules.deals_again())
      if (G::redeals_left(t.state()) <= 0) t.set(State::order_is_moot, 1);
  }

  static void moves(const State& s, MoveList& out) {
    if constexpr (G::rules.has_pairs()) pair_moves<G>(s, out);
    if constexpr (!G::rules.lays.empty()) lay_moves<G>(s, out);
    add_act(s, out);
  }
  /// Adds the act of the hand that is allowed now.
  template <std::size_t row = 0>
  static void add_act(const State& s, MoveList& out) {
    if constexpr (row < acts()) {
      constexpr HandAct act = G::rules.acts[row];
      if (act.why_not(s) == Why::ok)
        out.add(bare(act.act));
      else
        add_act<row + 1>(s, out);
    }
  }
  static Why why_not(const State& s, Move m) {
    if constexpr (G::rules.has_pairs())
      if (m.act == Act::pair) return why_not_pair<G>(s, m);
    if constexpr (!G::rules.lays.empty())
      if (m.act == Act::lay) return why_not_lay<G>(s, m);
    return why_not_act(s, m);
  }
  template <std::size_t row = 0>
  static Why why_not_act(const State& s, Move m) {
    if constexpr (row < acts()) {
      constexpr HandAct act = G::rules.acts[row];
      return m == bare(act.act) ? act.why_not(s) : why_not_act<row + 1>(s, m);
    }
    return m == bare(Act::redeal) ? Why::no_redeal_left : Why::no_such_move;
  }

  [[gnu::flatten]] static void play(Table& t, Move m) {
    if (m.act == Act::lay) {
      constexpr auto lay = G::rules.lay;
      if constexpr (lay != nullptr)
        lay(t, m);
      else
        t.shift(m.from, m.to, m.count);
    } else if (is_pair(m)) {
      if constexpr (G::rules.has_pairs()) play_pair<G>(t, m);
    } else {
      play_act(t, m.act);
    }
    turn_up(t);
    fill(t);
    constexpr auto follows = G::rules.follows;
    if constexpr (follows != nullptr) follows(t, m);
  }
  template <std::size_t row = 0>
  static void play_act(Table& t, Act act) {
    if constexpr (row < acts()) {
      constexpr HandAct known = G::rules.acts[row];
      if constexpr (known.play != nullptr)
        if (act == known.act) return known.play(t);
      play_act<row + 1>(t, act);
    }
  }
  /// Turns up an exposed card that lies face down.
  static void turn_up(Table& t) {
    constexpr FaceDown covered = G::rules.covered;
    for (int i = 0; i < covered.piles.count; ++i) {
      const Pile pile = covered.piles[i];
      const std::uint8_t counter = covered.of(pile);
      if (t.size(pile) > 0 && t[counter] == t.size(pile)) t.set(counter, t[counter] - 1);
    }
  }
  static void fill(Table& t) {
    constexpr auto fills = G::rules.fills;
    if constexpr (fills != nullptr)
      if (!fills(t.state())) return;
    constexpr AutoFill filled = G::rules.filled;
    if constexpr (filled.places.count > 0) {
      const auto from = [&] { return t.size(filled.from) > 0 ? filled.from : filled.or_else; };
      for (int i = 0; i < filled.places.count && t.size(from()) > 0; ++i)
        if (t.size(filled.places[i]) == 0) t.shift(from(), filled.places[i]);
    }
  }

  static bool won(const State& s) {
    if constexpr (G::rules.has_pairs())
      return s.size[G::rules.pairs.out] == G::rules.cards;
    else
      return s.total(G::rules.families) == G::rules.cards;
  }
  /// On a board, the families determine how families begin; otherwise the deal does.
  static std::string_view invalid_board_reason(const State& s) {
    if (std::ranges::any_of(G::rules.script,
                            [](const DealStep& line) { return line.how == DealStep::found; }) &&
        s.total(G::rules.families) == 0)
      return "no family has been begun, and the first gives the rank of all; name its card, as in sa: 7S";
    return {};
  }
  static int shown(const State& s, Pile pile) {
    const bool squared = G::rules.talon.has(pile) || G::rules.squared.has(pile);
    const int open = open_cards<G>(s, pile);
    return squared ? std::min(open, 1) : open;
  }

 private:
  static consteval std::size_t acts() {
    std::size_t rows = 0;
    while (rows < G::rules.acts.size() && G::rules.acts[rows].why_not != nullptr) ++rows;
    return rows;
  }
  static constexpr bool is_pair(Move m) { return G::rules.has_pairs() && m.act == Act::pair; }
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

    [[nodiscard]] Card next() const { return t.top(G::rules.hand); }
    void put(Pile pile) { t.shift(G::rules.hand, pile); }
  };

  /// Deals a step until no cards are left.
  template <class From>
  static void deal_line(Table& t, const DealStep& line, From& from) {
    const auto put = [&](Pile pile) {
      while (line.aces_home && !from.next().none() && from.next().rank() == ace)
        from.put(G::rules.families[from.next().suit()]);
      if (from.next().none()) return;
      from.put(pile);
      if constexpr (constexpr FaceDown covered = G::rules.covered; covered.piles.count > 0)
        if (line.covered) t.set(covered.of(pile), t[covered.of(pile)] + 1);
    };
    switch (line.how) {
      case DealStep::rows:
        for (int row = 0; row < line.cards; ++row)
          for (int i = 0; i < line.to.count; ++i) put(line.to[i]);
        break;
      case DealStep::piles:
        for (int i = 0; i < line.to.count; ++i)
          for (int n = 0; n < line.cards; ++n) put(line.to[i]);
        break;
      case DealStep::stairs:
        for (int row = 0; row < line.to.count; ++row)
          for (int i = row; i < line.to.count; ++i) put(line.to[i]);
        break;
      case DealStep::found: put(line.to[from.next().suit() * line.to.count / 4]);
    }
  }
};

}  // namespace longwood
