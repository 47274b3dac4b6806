#pragma once

#include <algorithm>
#include <span>

#include "core/chapter.hpp"
#include "core/rng.hpp"
#include "games/nestor/choices.hpp"

namespace longwood {

/// Nestor (Cadogan). Numbers in brackets are sentences of its rulebook.
struct Nestor : words::nestor::Choices, Chapter<Nestor> {
  using Rule = words::nestor::Rule;

  /// The reserve lies closed in `hand`, or open in `reserve`; what is taken up lies in `aside`.
  static constexpr Group columns{0, 8}, aside{8, 4}, reserve{12, 4}, out{16, 1}, hand{17, 1};
  static constexpr Group available{0, 12};  // [5] [11]
  static constexpr int cards = 52;
  static constexpr Why unlike = own_reason(0), pair_remains = own_reason(1), first_place = own_reason(2);

  static constexpr Pairs pairs{available, out, unlike};  // [6] [8]
  static constexpr std::array lays{
      MoveRule{reserve, aside, BuildRule::none, VacancyRule::any_card, refuses::one_card}.by(Rule::one_by_one,
                                                                                             Rule::aside),
  };

  static void lay_out(Table& t, const Deal& deal) {
    const std::size_t all = static_cast<std::size_t>(deal.count), laid = all - reserve.count;
    auto deck = deal.cards;
    if (chosen(t.state(), Columns::no_pairs))
      for (int stream = 1; stream <= 255; ++stream) {
        auto tried = deck;
        if (avoids_pairs(std::span{tried}.first(all))) {
          deck = tried;
          break;
        }
        Rng{deal.number, static_cast<std::uint64_t>(stream)}.shuffle(std::span{deck}.first(all));  // [3]
      }
    for (std::size_t i = 0; i < laid; ++i) t.put(columns[static_cast<int>(i % columns.count)], deck[i]);
    const bool closed = chosen(t.state(), Reserve::closed);
    const Group open = chosen(t.state(), When::any_time) ? aside : reserve;  // [9]
    for (int i = 0; i < reserve.count; ++i)
      t.put(closed ? hand : open[i],
            deck[closed ? all - 1 - static_cast<std::size_t>(i) : laid + static_cast<std::size_t>(i)]);
  }
  /// Brings a deck into the order in which its cards come to lie: row by row, a card whose rank its column
  /// has already going to the bottom [2]. False if all cards in hand are such.
  static bool avoids_pairs(std::span<Card> deck) {
    const auto in_its_column = [&](std::size_t i) {
      for (std::size_t above = i; above >= columns.count;) {
        above -= columns.count;
        if (deck[above].rank() == deck[i].rank()) return true;
      }
      return false;
    };
    for (std::size_t i = 0; i + reserve.count < deck.size(); ++i) {
      const auto in_hand = deck.subspan(i);
      for (std::size_t left = in_hand.size(); in_its_column(i); --left) {
        if (left == 1) return false;
        std::ranges::rotate(in_hand, in_hand.begin() + 1);
      }
    }
    return true;
  }

  /// Where a card taken up comes to lie; none if all places aside are taken.
  static Pile next_aside(const State& s) {
    Pile place = aside.first;
    while (aside.has(place) && s.size[place] > 0) ++place;
    return place;
  }
  static Why why_not_take_up(const State& s) {
    return chosen(s, When::when_blocked) && pair_shows<Nestor>(s) ? pair_remains : Why::ok;  // [9]
  }
  static Why why_not_turn(const State& s) {
    if (!chosen(s, Reserve::closed)) return Why::no_such_move;
    return s.size[hand] == 0 ? Why::hand_is_out : why_not_take_up(s);
  }
  static Why forbids(const State& s, Pile /*from*/, Pile to) {
    if (s.size[to] == 0 && to != next_aside(s)) return first_place;
    return why_not_take_up(s);
  }
  static Why why_no_row(Pile from, Pile /*to*/) {
    return reserve.has(from) || hand.has(from) ? Why::hand_not_available : Why::not_that_way;
  }
  static Why why_no_pair(Pile a, Pile b) {
    for (const Pile pile : {a, b})
      if (reserve.has(pile) || hand.has(pile)) return Why::hand_not_available;
    return Why::no_such_move;
  }
  static Why why_not(const State& s, Move m) {
    const Why why = Chapter::why_not(s, m);
    const auto is_used_up = [&](Pile pile) {
      return (reserve.has(pile) || hand.has(pile)) && s.size[pile] == 0;
    };
    const bool names_none = is_used_up(m.from) || (m.act == Act::pair && is_used_up(m.to));
    return why == Why::hand_not_available && names_none ? Why::nothing_there : why;
  }
  static void take_from_hand(Table& t) { t.shift(hand, next_aside(t.state())); }

  static std::string_view invalid_board_reason(const State& s) {
    const int waiting = s.total(aside) + s.total(reserve) + s.size[hand];
    return waiting > reserve.count ? "the reserve has more than four cards, with those set aside" : "";
  }
  /// The moves that are left without a pair; facts.cpp has the words in this order.
  enum class Blocked : std::uint8_t { no, take_up };
  static Blocked situation(const State& s) {
    const bool left = s.total(reserve) + s.size[hand] > 0;
    return left && chosen(s, When::when_blocked) && !pair_shows<Nestor>(s) ? Blocked::take_up : Blocked::no;
  }

  static constexpr Rules rules{.cards = cards,
                               .hand = hand,
                               .lay_out = lay_out,
                               .pairs = pairs,
                               .why_no_pair = why_no_pair,
                               .lays = lays,
                               .forbids = forbids,
                               .why_no_row = why_no_row,
                               .acts = {HandAct{Act::turn, why_not_turn, take_from_hand}},
                               .why_not = why_not,
                               .situation = index_of<situation>,
                               .invalid_board_reason = invalid_board_reason};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood
