#pragma once

#include "core/any_game.hpp"
#include "core/engine.hpp"
#include "games/fortress/sets.hpp"
#include "games/fortress/words.hpp"

namespace longwood {

/// Fortress (Cadogan). Numbers in brackets are sentences of its rulebook.
struct Fortress {
  static constexpr Group aces{0, 4}, left{4, 5}, right{9, 5}, rows{4, 10};

  enum Counter : std::uint8_t { base_rank };  // with which the families begin, once one has; else 0
  using Option = words::fortress::Option;
  using Pick = words::fortress::Pick;

  static constexpr std::array lays{
      Lay{rows, aces, Fit::up, Space::base, true},   // [3]
      Lay{rows, rows, Fit::marry, Space::any_card},  // [7] [10]
  };
  static Why astray(Pile /*from*/, Pile /*to*/) { return Why::families_are_final; }

  /// Rows and hooks as the options have them.
  struct Otherwise {
    class Rows {
     public:
      explicit constexpr Rows(const Options& chosen) : size_{chosen[Option::giving_back] != 0 ? 3U : 2U} {
        const bool free = chosen[Option::base] == Pick::first_card;
        const Fit marriage = chosen[Option::corner] == Pick::corner_open ? Fit::marry_round : Fit::marry;
        lays_ = {Lay{Fortress::rows, aces, free ? Fit::up_round : Fit::up,
                     free ? Space::any_card : Space::base, true},
                 Lay{Fortress::rows, Fortress::rows, marriage, Space::any_card},
                 Lay{aces, Fortress::rows, marriage, Space::any_card}};
      }
      [[nodiscard]] constexpr std::span<const Lay> lays() const { return std::span{lays_}.first(size_); }

     private:
      std::array<Lay, 3> lays_;
      std::size_t size_;
    };
    /// The first card played sets the rank for all four families [3].
    static Why forbids(const State& s, Pile from, Pile to) {
      if (aces.has(from) && won(s)) return Why::families_are_final;
      const bool founds = aces.has(to) && s.size[to] == 0 && s.counter[base_rank] != 0;
      return founds && s.top[from].rank() != s.counter[base_rank] ? Why::family_rises : Why::ok;
    }
    static Why astray(Pile from, Pile to) { return Fortress::astray(from, to); }
    static Why why_not(const State& s, Move m) {
      // the row for families takes any card into a vacancy, but of its own suit only
      const bool stray = m.count == 1 && rows.has(m.from) && aces.has(m.to) && s.size[m.from] > 0 &&
                         s.top[m.from].suit() != m.to - aces.first;
      return stray ? Why::family_rises : why_not_lay<Otherwise>(s, m, Rows{s.option}.lays());
    }
  };

  /// Straight across both groups, six cards in the bottom rows; a row's base is its inner end, so a left row
  /// is laid from its last card [1] [2].
  static void lay_out(Table& t, const Deal& deal) {
    if (t.state().option[Option::dealing] == Pick::rounds) return lay_in_rounds(t, deal);
    for (int row = 0, next = 0; row < 5; ++row)
      for (const Group side : {left, right}) {
        const int length = row == 4 ? 6 : 5;
        for (int i = 0; i < length; ++i)
          t.put(side[row], deal.cards[static_cast<std::size_t>(next + (side == left ? length - 1 - i : i))]);
        next += length;
      }
  }

  /// A card to each row in turn, from the inner end outwards, the left row before the right one beside it.
  static void lay_in_rounds(Table& t, const Deal& deal) {
    for (int i = 0; i < deal.count; ++i) {
      const int place = i % rows.count;
      t.put((place % 2 == 0 ? left : right)[place / 2], deal.cards[static_cast<std::size_t>(i)]);
    }
  }

  static void moves(const State& s, MoveList& out) {
    by_the_book(s) ? lay_moves<Fortress>(s, out) : other_moves(s, out);
  }
  [[gnu::noinline]] static void other_moves(const State& s, MoveList& out) {
    lay_moves<Otherwise>(s, Otherwise::Rows{s.option}.lays(), out);
  }
  static Why why_not(const State& s, Move m) {
    if (m.act == Act::lay) return by_the_book(s) ? why_not_lay<Fortress>(s, m) : Otherwise::why_not(s, m);
    return m == bare(Act::redeal) || m == bare(Act::deal) ? Why::hand_is_out : Why::no_such_move;
  }
  static void play(Table& t, Move m) {
    t.shift(m.from, m.to);
    if (by_the_book(t.state())) return;
    if (t.state().option[Option::base] == Pick::first_card && t[base_rank] == 0 && aces.has(m.to))
      t.set(base_rank, t.top(m.to).rank());
  }
  static bool won(const State& s) { return s.total(aces) == 52; }
  static int shown(const State& s, Pile pile) { return s.size[pile]; }

  static constexpr auto groups = std::to_array<PileGroup>({{"aces", aces}, {"left", left}, {"right", right}});
  static constexpr auto names = std::to_array<std::string_view>(
      {"sa", "ha", "da", "ca", "L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5"});
  static constexpr auto reasons = std::to_array<Reason>({
      {Why::no_such_move, "no_such_move", 0, "Fortress has no such move"},
      {Why::nothing_there, "nothing_there", 5, "there is no card there"},
      {Why::same_place, "same_place", 7, "a card is moved to another row, not to its own"},
      {Why::family_rises, "family_rises", 3,
       "a family takes its ace and then only the next higher card of its suit"},
      {Why::wrong_suit, "wrong_suit", 7, "a marriage is made in one suit"},
      {Why::not_next, "not_next", 7, "the two cards are not next to one another in value"},
      {Why::corner, "corner", 8, "king and ace do not join"},
      {Why::one_card_at_a_time, "one_card_at_a_time", 9, "only one card is moved at a time"},
      {Why::families_are_final, "families_are_final", 4, "what lies on a family stays there"},
      {Why::hand_is_out, "hand_is_out", 13, "there is neither hand nor re-deal"},
  });
  static constexpr auto rewordings = std::to_array<Rewording>({
      {Option::base,
       Pick::first_card,
       {Why::family_rises, "family_rises", 3,
        "a family takes the rank with which the first began, and then only the next higher card of its "
        "suit"}},
      {Option::giving_back,
       Pick::returnable,
       {Why::families_are_final, "families_are_final", 4, "from a family a card goes only to a row"}},
  });
  static constexpr GameInfo info{"fortress",
                                 "Fortress",
                                 "Cadogan",
                                 2,
                                 {1, {}},
                                 groups,
                                 names,
                                 PileClasses::of({rows}),
                                 &words::fortress::rulebook,
                                 reasons,
                                 words::fortress::sets,
                                 {},
                                 {},
                                 {words::fortress::options,
                                  words::fortress::contradictions,
                                  rewordings,
                                  {},
                                  {},
                                  words::fortress::comparison},
                                 {},
                                 words::fortress::changes};
};
static_assert(Game<Fortress>);

}  // namespace longwood
