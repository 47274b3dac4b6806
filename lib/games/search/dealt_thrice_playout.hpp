#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/rules.hpp"
#include "games/search/families_reached.hpp"

namespace longwood::advice {

/// A copy of the packets of a position of a game of three deals, played on through all deals to come. What
/// may be played in a deal is. After it cards go home when they can. When none can, those that cover a wanted
/// one are cleared away, at a price: by marriages, and in the last deal, where there is none, to a place from
/// which they may go home at any time. Before the last deal only cheap ways are cleared.
///
/// `Case` has the `Game`, its `packets`, and `beside(state, packet)`: the family which alone a packet serves
/// in the deal, or `max_piles`.
template <class Case>
class DealtThricePlayout {
 public:
  explicit DealtThricePlayout(const State& s)
      : redeals_{Game::redeals_left(s)},
        dealing_{s.counter[Game::dealing] != 0},
        place_{s.counter[Game::place]} {
    for (int suit = 0; suit < 4; ++suit) {
      families_.begin(static_cast<std::size_t>(suit), s.top[Game::aces[suit]], s.top[Game::kings[suit]]);
      if (const Card held = s.top[Game::between[suit]]; !held.none()) put_aside(held);
    }
    for (std::size_t i = 0; i < packets; ++i) {
      const Pile pile = Case::packets[static_cast<int>(i)];
      std::size_t at = size_[i] = s.size[pile];
      for (Card card = s.top[pile]; at > 0; card = s.under[card.id]) packet_[i][--at] = card;
      beside_[i] = Case::beside(s, pile);
    }
    if (const Card card = s.top[Game::turned]; !card.none()) hand_[in_hand_++] = card;
    Card card = s.top[Game::hand];
    for (int n = s.size[Game::hand]; n > 0; --n, card = s.under[card.id]) hand_[in_hand_++] = card;
    left_ = s.total(Case::packets) + static_cast<int>(in_hand_);
  }

  /// The price of bringing all cards home.
  int cost() {
    int sum = 0;
    if (dealing_) deal();
    for (;;) {
      sum += play_out();
      if (left_ == 0 || redeals_ <= 0) return sum;
      --redeals_;
      take_up();
      deal();
    }
  }

 private:
  using Game = typename Case::Game;
  /// What it costs to clear a sequence away: more if no card takes it. Before the last deal it may cost
  /// `before_last` at most.
  static constexpr int to_no_place = 5, to_a_place = 1, before_last = 2;
  static constexpr int none = std::numeric_limits<int>::max();
  static constexpr std::size_t packets = Case::packets.count;

  /// A card that is wanted, and what it costs to clear it.
  struct Dig {
    int cost = none;
    std::size_t packet = 0, at = 0;
  };

  [[nodiscard]] bool last() const { return redeals_ <= 0; }
  static bool joined(Card a, Card b) { return a.kind() == b.kind() + 4 || b.kind() == a.kind() + 4; }

  void put_aside(Card card) {
    const Kinds kind = Kinds{1} << card.kind();
    twice_ |= aside_ & kind;
    aside_ |= kind;
  }

  void deal() {
    for (std::size_t i = 0; i < in_hand_; ++i) {
      if (suits_place(hand_[i]) && families_.take(hand_[i])) {
        --left_;
        continue;
      }
      packet_[place_][size_[place_]++] = hand_[i];
      if (++place_ == packets) place_ = 0;
    }
    in_hand_ = 0;
  }
  /// Whether the next place lets a card be played that a family wants.
  [[nodiscard]] bool suits_place(Card card) const {
    const Pile beside = beside_[place_];
    if (beside == max_piles) return true;
    const int suit = card.suit();
    return beside == Game::aces[suit]    ? families_.rises(card)
           : beside == Game::kings[suit] ? families_.falls(card)
                                         : card.rank() == ace || card.rank() == king;
  }
  void take_up() {
    for (std::size_t i = 0; i < packets; ++i) {
      for (std::size_t k = 0; k < size_[i]; ++k) hand_[in_hand_++] = packet_[i][k];
      size_[i] = 0;
    }
    place_ = 0;
  }

  /// Plays a deal out; what its digs cost.
  int play_out() {
    expose();
    play_home();
    int sum = 0;
    while (left_ > 0) {
      const Dig dig = cheapest();
      if (dig.cost == none) break;
      sum += dig.cost;
      clear(dig);
      play_home();
    }
    return sum;
  }

  /// Notes which cards are exposed, and where.
  void expose() {
    exposed_ = 0;
    where_.fill(0);
    for (std::size_t i = 0; i < packets; ++i)
      if (size_[i] > 0) show(i);
  }
  [[nodiscard]] Card& uppermost(std::size_t i) { return packet_[i][size_[i] - 1]; }
  void show(std::size_t i) {
    const int kind = uppermost(i).kind();
    where_[static_cast<std::size_t>(kind)] |= static_cast<std::uint16_t>(1U << i);
    exposed_ |= Kinds{1} << kind;
  }
  void hide(std::size_t i) {
    const int kind = uppermost(i).kind();
    std::uint16_t& where = where_[static_cast<std::size_t>(kind)];
    where ^= static_cast<std::uint16_t>(1U << i);
    if (where == 0) exposed_ ^= Kinds{1} << kind;
  }
  Card take_from(std::size_t i) {
    hide(i);
    const Card card = packet_[i][--size_[i]];
    if (size_[i] > 0) show(i);
    return card;
  }

  void play_home() {
    for (;;) {
      if (const Kinds ready = aside_ & families_.wanted(); ready != 0) {
        const int number = std::countr_zero(ready);
        families_.take(Card::of(number / 4 + 1, number % 4));
        const Kinds kind = Kinds{1} << number;
        aside_ ^= kind & ~twice_;
        twice_ &= ~kind;
      } else if (const Kinds open = exposed_ & families_.wanted(); open != 0) {
        const auto number = static_cast<std::size_t>(std::countr_zero(open));
        families_.take(take_from(static_cast<std::size_t>(std::countr_zero(where_[number]))));
        --left_;
      } else {
        return;
      }
    }
  }

  [[nodiscard]] Dig cheapest() const {
    const Kinds placed = accepted_on(BuildRule::marry, exposed_);
    Dig best;
    for (std::size_t i = 0; i < packets; ++i) dig(i, placed, best);
    if (!last() && best.cost > before_last) best.cost = none;
    return best;
  }
  /// Digs a packet down to the first card that is wanted, if that is cheaper than `best`.
  void dig(std::size_t i, Kinds placed, Dig& best) const {
    int cost = 0;
    bool joint = false;
    for (std::size_t at = size_[i]; at-- > 0 && cost < best.cost;) {
      const Card card = packet_[i][at];
      if (families_.wants(card)) {
        best = {cost, i, at};
        return;
      }
      if (!joint) cost += (placed >> card.kind() & 1) != 0 ? to_a_place : to_no_place;
      joint = at > 0 && joined(card, packet_[i][at - 1]);
    }
  }
  void clear(const Dig& dig) {
    while (size_[dig.packet] > dig.at + 1) {
      const Card card = take_from(dig.packet);
      const Kinds hosts = accepted_on(BuildRule::marry, Kinds{1} << card.kind()) & exposed_;
      std::uint16_t to = 0;
      for (Kinds left = hosts; left != 0; left &= left - 1)
        to |= where_[static_cast<std::size_t>(std::countr_zero(left))];
      to &= static_cast<std::uint16_t>(~(1U << dig.packet));
      if (to != 0) {
        const auto host = static_cast<std::size_t>(std::countr_zero(to));
        hide(host);
        packet_[host][size_[host]++] = card;
        show(host);
      } else {
        put_aside(card);
        --left_;
      }
    }
  }

  FamiliesPlayout families_{FamiliesPlayout::Exchange::off};
  std::array<std::array<Card, max_cards>, packets> packet_;
  std::array<std::size_t, packets> size_{};
  std::array<Pile, packets> beside_{};
  std::array<Card, max_cards> hand_;
  std::array<std::uint16_t, 52> where_;  ///< packets which show a kind, a bit each
  Kinds exposed_ = 0;
  Kinds aside_ = 0, twice_ = 0;  ///< kinds put aside, and those of which both cards are
  std::size_t in_hand_ = 0;
  int left_ = 0;  ///< in packets and hand
  int redeals_;
  bool dealing_;
  std::size_t place_;  ///< the packet on which the next card falls
};

}  // namespace longwood::advice
