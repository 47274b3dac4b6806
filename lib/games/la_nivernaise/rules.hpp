#pragma once

#include <algorithm>

#include "core/chapter.hpp"
#include "games/la_nivernaise/choices.hpp"

namespace longwood {

/// La Nivernaise (Cadogan). Numbers in brackets are sentences of its rulebook.
struct LaNivernaise : words::la_nivernaise::Choices, Chapter<LaNivernaise> {
  using Rule = words::la_nivernaise::Rule;

  static constexpr Group aces{0, 4}, kings{4, 4}, families{0, 8}, flanks{8, 8}, line{16, 6}, hand{22, 1};
  static constexpr Group available{8, 14};  // flanks and line [4]
  static constexpr int cards = max_cards;
  enum Counter : std::uint8_t { redeals };
  static constexpr Why base_stays = own_reason(0), line_takes_no_cards = own_reason(1),
                       flanks_serve_families = own_reason(2);

  static constexpr std::array lays{
      MoveRule{available, aces, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit}.by(
          Rule::rising),
      MoveRule{available, kings, BuildRule::down, VacancyRule::base, refuses::falls, Serves::one_suit}.by(
          Rule::falling),
      MoveRule{line, flanks, BuildRule::none, VacancyRule::any_card, refuses::one_card}.by(Rule::vacancy),
      MoveRule{hand, flanks, BuildRule::none, VacancyRule::any_card, refuses::one_card}.by(Rule::vacancy),
      MoveRule{aces, kings, BuildRule::down, VacancyRule::base, refuses::falls, Serves::one_suit}.by(
          Rule::passing),
      MoveRule{kings, aces, BuildRule::up, VacancyRule::base, refuses::rises, Serves::one_suit}.by(
          Rule::passing),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows;
    for (const MoveRule& lay : lays) {
      if (lay.from == hand && !chosen(options, Source::hand_or_line)) continue;
      if (families.has(lay.from.first) && chosen(options, Exchange::off)) continue;
      rows.add(lay);
    }
    if (chosen(options, Source::any_place))
      for (const Group from : {flanks, families})
        rows.add({from, flanks, BuildRule::none, VacancyRule::any_card, refuses::one_card});
    return rows;
  }
  static Why forbids(const State& s, Pile from, Pile /*to*/) {
    return families.has(from) && s.size[from] == 1 ? base_stays : Why::ok;  // [9]
  }
  static Why forbids_by_choice(const State& s, Pile from, Pile to) {
    if (families.has(from) && won(s)) return Why::families_are_final;
    return chosen(s, Exchange::with_base) ? Why::ok : forbids(s, from, to);
  }
  static Why why_no_row(Pile from, Pile to) {
    const bool free = !families.has(from) && !hand.has(from);
    if (free && line.has(to)) return line_takes_no_cards;
    return flanks.has(from) ? flanks_serve_families : Chapter::why_no_row(from, to);
  }

  static void lay_out(Table& t, const Deal& deal) {
    const int first = chosen(t.state(), Guarantee::brought_up) ? base_brought_up(deal) : -1;
    for (int i = deal.count; i-- > 0;)
      if (i != first) t.put(hand, deal.cards[static_cast<std::size_t>(i)]);
    if (first >= 0) t.put(hand, deal.cards[static_cast<std::size_t>(first)]);
    if (chosen(t.state(), Guarantee::ace_or_king))
      for (int stream = 1; stream <= 255 && !base_in_flanks(t.state()); ++stream) t.shuffle(hand, stream);
    for (int i = 0; i < flanks.count && t.size(hand) > 0; ++i) t.shift(hand, flanks[i]);
    deal_round(t);
  }

  static bool is_base(Card card) { return card.rank() == ace || card.rank() == king; }

  /// The last ace or king of a deal in which none would lie in the flanks; -1 where one does.
  static int base_brought_up(const Deal& deal) {
    int last = -1;
    for (int i = 0; i < deal.count; ++i)
      if (is_base(deal.cards[static_cast<std::size_t>(i)])) {
        if (i < flanks.count) return -1;
        last = i;
      }
    return last;
  }

  /// Whether an ace or a king is among the cards which will lie in the flanks.
  static bool base_in_flanks(const State& s) {
    Card card = s.top[hand];
    for (int i = 0; i < flanks.count && i < s.size[hand]; ++i, card = s.under[card.id])
      if (is_base(card)) return true;
    return false;
  }

  static void deal_four(Table& t, Pile packet) { t.pour(hand, packet, std::min(4, t.size(hand))); }

  static void deal_round(Table& t) {
    for (int i = 0; i < line.count; ++i) deal_four(t, line[i]);  // [13]
  }

  static int redeals_left(const State& s) {
    return (chosen(s, Redeals::two) ? 2 : 1) - s.counter[redeals];  // [15]
  }

  static Why why_not_redeal(const State& s) {
    if (s.size[hand] > 0) return Why::still_in_hand;       // [14]
    if (redeals_left(s) == 0) return Why::no_redeal_left;  // [15]
    return s.total(line) > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static void lay(Table& t, Move m) {
    t.shift(m.from, m.to);
    if (line.has(m.from) && t.size(m.from) == 0) deal_four(t, m.from);  // [12]
  }
  [[gnu::noinline]] static void gather_and_deal(Table& t) {
    gather(t, line, hand, gather_order<Gathering>(t.state()));
    t.set(redeals, t[redeals] + 1);
    if (!chosen(t.state(), RoundAfterRedeal::after_filling)) deal_round(t);  // [13]
  }
  static void note_last_cards(Table& t, Move /*m*/) {
    if (t[redeals] != 0 && t.size(hand) == 0 && redeals_left(t.state()) == 0) t.set(State::order_is_moot, 1);
  }

  /// Below the uppermost card of a packet, one card may be examined for each vacant flank place [7].
  static int shown(const State& s, Pile pile) {
    if (!line.has(pile)) return s.size[pile];
    const int vacancies = flanks.count - s.total(flanks);
    switch (choice<Peek>(s)) {
      case Peek::none: return std::min<int>(s.size[pile], 1);
      case Peek::inclusive: return std::min<int>(s.size[pile], std::max(1, vacancies));
      case Peek::open: return s.size[pile];
      default: return std::min<int>(s.size[pile], 1 + vacancies);
    }
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .redeals = redeals,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .forbids_by_choice = forbids_by_choice,
                               .why_no_row = why_no_row,
                               .lay = lay,
                               .acts = {HandAct{Act::deal, why_not_from_hand, deal_round},
                                        HandAct{Act::redeal, why_not_redeal, gather_and_deal}},
                               .redeals_left = redeals_left,
                               .follows = note_last_cards,
                               .shown = shown};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood
