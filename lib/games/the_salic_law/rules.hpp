#pragma once

#include <algorithm>

#include "core/chapter.hpp"
#include "games/the_salic_law/choices.hpp"

namespace longwood {

/// The Salic Law (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheSalicLaw : words::the_salic_law::Choices, Chapter<TheSalicLaw> {
  using Rule = words::the_salic_law::Rule;

  /// The queens lie in a row of their own, which is one pile; each packet begins with its king.
  static constexpr Group families{0, 8}, queens{8, 1}, packets{9, 8}, hand{17, 1};
  static constexpr int cards = 96;  ///< the eight kings stay in their packets [10]
  static constexpr Card first_king = Card::of(king, hearts);
  static constexpr int grace = 3;  ///< cards that a king takes by Hoffmann's footnote
  static constexpr Why bound_in_the_deal = own_reason(0), kings_stay = own_reason(1),
                       not_upon_packets = own_reason(2), king_awaited = own_reason(3),
                       packet_awaits_king = own_reason(4), king_has_had_his_card = own_reason(5);

  /// The packets whose king has taken a card, as bits; used only where each takes one once in the game.
  enum Counter : std::uint8_t { had_a_card };

  static constexpr std::array lays{
      MoveRule{packets, families, BuildRule::up_any, VacancyRule::any_card,
               refuses::of_family(Why::family_rises, Why::one_card_at_a_time)}
          .by(Rule::families),
      MoveRule{.from = packets,
               .to = packets,
               .fit = BuildRule::none,
               .space = VacancyRule::any_card,
               .refusals = {not_upon_packets, not_upon_packets, not_upon_packets, not_upon_packets},
               .head = king}
          .by(Rule::lone_king),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows{lays[0]};
    if (!chosen(options, LoneKing::none)) rows.add(lays[1]);
    return rows;
  }

  /// A packet begins with its king [2]; kings are never moved [10]; a family begins with an ace [3] and ends
  /// with a knave [4]; while cards are in hand nothing is laid on a king [9].
  static Why forbids(const State& s, Pile from, Pile to) {
    if (packets.has(to) && s.size[to] == 0) return packet_awaits_king;
    const int rank = s.top[from].rank();
    if (rank == king) return kings_stay;
    if (families.has(to)) {
      if (rank == queen || (s.size[to] == 0) != (rank == ace)) return Why::family_rises;
      const bool waits = chosen(s, FamilyWaits::for_king) && s.size[packets[to - families.first]] == 0;
      return waits ? king_awaited : Why::ok;
    }
    if (s.size[hand] > 0 && !chosen(s, LoneKingFrom::any_time)) return bound_in_the_deal;
    return (s.counter[had_a_card] & bit_of(to)) != 0 && s.size[to] == 1 ? king_has_had_his_card : Why::ok;
  }
  static int bit_of(Pile packet) { return 1 << (packet - packets.first); }
  static bool once(const State& s) { return chosen(s, LoneKing::once); }
  static Why why_no_row(Pile from, Pile to) {
    return queens.has(from) ? Why::families_are_final : Chapter::why_no_row(from, to);
  }

  static void lay_out(Table& t, const Deal& deal) {
    t.put(packets[0], first_king);  // [1]
    put_in_hand(t, deal, hand);
    deal_on(t);
  }
  static void derive_counters(State& s) {
    if (s.size[hand] == 0 && !once(s)) s.counter[State::order_is_moot] = 1;
  }

  /// Deals until something may be moved or all is dealt: as long as nothing may, there is nothing to decide.
  /// Where each king takes a card once, it matters to the end which packet is which.
  [[gnu::noinline]] static void deal_on(Table& t) {
    do deal_card(t);
    while (t.size(hand) > 0 && !can_move(t.state()));
    if (t.size(hand) == 0 && !once(t.state())) t.set(State::order_is_moot, 1);
  }
  static bool can_move(const State& s) {
    MoveList moves;
    lay_moves<TheSalicLaw>(s, moves);
    return !moves.empty();
  }
  /// The next card in hand: an ace [3] and a queen [6] to their rows, a king to the next packet, another card
  /// on the last king [2] or, where it must be played and suits, home [8].
  static void deal_card(Table& t) {
    const Card card = t.top(hand);
    if (card.rank() == queen) return t.shift(hand, queens);
    if (card.rank() == ace) return t.shift(hand, first_vacant(t.state(), families));
    const int begun = first_vacant(t.state(), packets) - packets.first;
    const int at = card.rank() == king ? begun : begun - 1;
    const Pile packet = packets[std::clamp(at, 0, packets.count - 1)];
    t.shift(hand, packet);
    if (card.rank() != king && chosen(t.state(), CardTurned::at_once)) play_turned(t, packet);
  }
  static void play_turned(Table& t, Pile packet) {
    for (int i = 0; i < families.count; ++i)
      if (why_not_lay<TheSalicLaw>(t.state(), {Act::lay, packet, families[i], 1}) == Why::ok)
        return t.shift(packet, families[i]);
  }
  /// The first vacant pile of a group, or the place after its last.
  static Pile first_vacant(const State& s, Group group) {
    int i = 0;
    while (i < group.count && s.size[group[i]] > 0) ++i;
    return group[i];
  }

  /// By Hoffmann's footnote as many as three cards of a packet may be laid on a king, one after another.
  static bool has_grace(const State& s) { return chosen(s, LoneKing::three); }
  static Why why_not_several(const State& s, Move m) {
    if (s.size[m.from] == 0) return Why::nothing_there;
    if (const Why why = forbids(s, m.from, m.to); why != Why::ok) return why;
    if (!is_vacant(lays[1], s.top[m.to])) return not_upon_packets;
    if (m.count > grace) return Why::one_card_at_a_time;
    return m.count < s.size[m.from] ? Why::ok : kings_stay;
  }

  static void moves(const State& s, MoveList& out) {
    if (won(s)) return;
    Chapter::moves(s, out);
    if (!has_grace(s)) return;
    for (int from = 0; from < packets.count; ++from)
      for (int to = 0; to < packets.count; ++to)
        for (int n = 2; n <= grace && from != to; ++n)
          if (const Move m{Act::lay, packets[from], packets[to], static_cast<std::uint8_t>(n)};
              why_not_several(s, m) == Why::ok)
            out.add(m);
  }
  static Why why_not(const State& s, Move m) {
    const bool several = m.act == Act::lay && m.count > 1 && packets.has(m.from) && packets.has(m.to);
    return several && m.from != m.to && has_grace(s) ? why_not_several(s, m) : Chapter::why_not(s, m);
  }
  static void lay(Table& t, Move m) {
    if (once(t.state()) && packets.has(m.to)) t.set(had_a_card, t[had_a_card] | bit_of(m.to));
    m.count > 1 ? t.pour(m.from, m.to, m.count) : t.shift(m.from, m.to);
  }
  static bool won(const State& s) { return s.total(families) + s.size[queens] == cards; }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .why_no_row = why_no_row,
                               .lay = lay,
                               .acts = {HandAct{Act::deal, why_not_from_hand, deal_on}},
                               .moves = moves,
                               .why_not = why_not,
                               .won = won,
                               .derive_counters = derive_counters};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood
