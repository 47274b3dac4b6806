#pragma once

#include "core/chapter.hpp"
#include "games/the_sultan/choices.hpp"

namespace longwood {

/// The Sultan (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheSultan : words::the_sultan::Choices, Chapter<TheSultan> {
  using Rule = words::the_sultan::Rule;

  static constexpr Group families{0, 8}, sultan{8, 1}, divan{9, 8}, talon{17, 1}, hand{18, 1};
  static constexpr Group shuffled{17, 2};      // talon and hand [12]
  static constexpr int cards = max_cards - 1;  // on the families: all except the Sultan
  static constexpr Group diamond_kings{0, 2}, spade_kings{2, 2}, club_kings{4, 2};
  static constexpr Pile king_of_hearts = 6, ace_of_hearts = 7;
  /// Redeals made; whether the card just turned must be played.
  enum Counter : std::uint8_t { redeals, compelled };
  static constexpr Why nothing_on_the_sultan = own_reason(0), divan_is_filled_by_rule = own_reason(1),
                       ace_family_rises = own_reason(2), family_is_finished = own_reason(3),
                       no_such_place = own_reason(4), sultan_stays = own_reason(5),
                       talon_fills_vacancies = own_reason(6), ace_family_is_finished = own_reason(7);

  static constexpr RefusalReasons of_any_family =
      refuses::of_family(Why::family_rises, Why::one_card_at_a_time)
          .but_at(ace_of_hearts, ace_family_rises);  // [5]
  static constexpr std::array lays{
      MoveRule{divan, families, BuildRule::up_round, VacancyRule::closed, of_any_family}.by(
          Rule::kings, Rule::ace_of_hearts, Rule::available),
      MoveRule{talon, families, BuildRule::up_round, VacancyRule::closed, of_any_family}.by(Rule::talon),
  };
  /// At leisure a vacancy is the player's to fill, from the talon, or from the Divan too.
  static constexpr Rows lays_of(const Options& options) {
    const auto refill = choice<Refill>(options);
    Rows rows{lays[0], lays[1]};
    if (refill == Refill::leisure || refill == Refill::talon_or_divan)
      rows.add({talon, divan, BuildRule::none, VacancyRule::any_card, refuses::one_card});
    if (refill == Refill::talon_or_divan)
      rows.add({divan, divan, BuildRule::none, VacancyRule::any_card, refuses::one_card});
    return rows;
  }
  static Why forbids(const State& s, Pile /*from*/, Pile to) {
    if (!families.has(to) || s.top[to].rank() != queen) return Why::ok;
    return to == ace_of_hearts ? ace_family_is_finished : family_is_finished;
  }
  static Why forbids_by_choice(const State& s, Pile from, Pile to) {
    if (s.counter[compelled] != 0 && (divan.has(from) || divan.has(to))) return Why::must_play_first;
    return divan.has(to) && !is_place(s, to) ? no_such_place : forbids(s, from, to);
  }
  static Why why_no_row(Pile from, Pile to) {
    if (sultan.has(from)) return sultan_stays;
    if (families.has(from)) return Why::families_are_final;
    if (sultan.has(to)) return nothing_on_the_sultan;
    if (hand.has(from)) return Why::hand_not_available;
    if (!divan.has(to)) return Why::not_that_way;
    return talon.has(from) ? talon_fills_vacancies : divan_is_filled_by_rule;
  }
  /// Whether a place belongs to the Divan: of six, three are on either side.
  static bool is_place(const State& s, Pile place) {
    return !chosen(s, Divan::six) || (place - divan.first) % 4 != 3;
  }

  /// Both kings of each suit and one ace of hearts [1].
  static constexpr auto withdrawn = std::to_array<Card>(
      {Card::of(king, diamonds, 0), Card::of(king, diamonds, 1), Card::of(king, spades, 0),
       Card::of(king, spades, 1), Card::of(king, clubs, 0), Card::of(king, clubs, 1),
       Card::of(king, hearts, 1), Card::of(ace, hearts, 0), Card::of(king, hearts, 0)});

  static void lay_out(Table& t, const Deal& deal) {
    for (int i = 0; i < 9; ++i) t.put(static_cast<Pile>(i), withdrawn[static_cast<std::size_t>(i)]);
    put_in_hand(t, deal, hand);
    fill_divan(t);  // [2]
    turn_for_a_talon(t);
  }

  static void fill_divan(Table& t) {
    for (int i = 0; i < divan.count && t.size(hand) > 0; ++i)
      if (t.size(divan[i]) == 0 && is_place(t.state(), divan[i])) t.shift(hand, divan[i]);
  }

  /// If the options say so, a card is turned automatically as soon as the talon is empty.
  [[gnu::noinline]] static void turn_for_a_talon(Table& t) {
    if (!chosen(t.state(), Turning::by_itself)) return;
    while (t.size(talon) == 0 && t.size(hand) > 0) {
      t.shift(hand, talon);
      play_forthwith(t);
    }
  }

  /// Where the options compel it, the card just turned is played to the family it suits; of two the player
  /// chooses.
  static void play_forthwith(Table& t) {
    if (!chosen(t.state(), Playing::forthwith)) return;
    Pile found = 0;
    int suiting = 0;
    for (int i = 0; i < families.count; ++i)
      if (suits(t.state(), t.top(talon), families[i])) found = families[i], ++suiting;
    if (suiting == 1) t.shift(talon, found);
    if (suiting > 1) t.set(compelled, 1);
  }
  static bool suits(const State& s, Card card, Pile family) {
    const Card on = s.top[family];
    return !on.none() && on.rank() != queen && fits(BuildRule::up_round, card, on);
  }

  static int redeals_left(const State& s) { return 2 - s.counter[redeals]; }  // [13]

  static Why why_not_redeal(const State& s) {
    if (s.counter[compelled] != 0) return Why::must_play_first;
    if (s.size[hand] > 0) return Why::still_in_hand;       // [12]
    if (redeals_left(s) == 0) return Why::no_redeal_left;  // [13]
    return s.size[talon] > 0 ? Why::ok : Why::nothing_to_gather;
  }

  static Why why_not_turn(const State& s) {
    return s.counter[compelled] != 0 ? Why::must_play_first : Chapter::why_not_from_hand(s);
  }
  static void redeal(Table& t) {
    t.pour(talon, hand, t.size(talon));
    t.set(redeals, t[redeals] + 1);
    if (!chosen(t.state(), TalonRedeal::unshuffled)) t.shuffle(hand, t[redeals]);  // [12]
  }
  static void lay(Table& t, Move m) {
    t.shift(m.from, m.to);
    if (!divan.has(m.from) || !chosen(t.state(), Refill::at_once)) return;
    if (t.size(talon) > 0)
      t.shift(talon, m.from);  // [10]
    else if (t.size(hand) > 0)
      t.shift(hand, m.from);
  }
  static void follow(Table& t, Move m) {
    if (!by_the_book(t.state())) follow_up(t, m);
  }
  /// What the options have follow from a move.
  [[gnu::noinline]] static void follow_up(Table& t, Move m) {
    if (t[compelled] != 0) t.set(compelled, 0);
    if (m.act == Act::turn) play_forthwith(t);
    const bool from_hand = chosen(t.state(), Refill::from_hand);
    if (from_hand && (m.act == Act::redeal || divan.has(m.from))) fill_divan(t);
    turn_for_a_talon(t);
  }
  static constexpr Rules rules{
      .cards = cards,
      .families = families,
      .hand = hand,
      .talon = talon,
      .redeals = redeals,
      .lay_out = lay_out,
      .lays = lays,
      .lays_of = lays_of,
      .forbids = forbids,
      .forbids_by_choice = forbids_by_choice,
      .why_no_row = why_no_row,
      .lay = lay,
      .acts = {HandAct{Act::turn, why_not_turn, turn_to_talon}, HandAct{Act::redeal, why_not_redeal, redeal}},
      .redeals_left = redeals_left,
      .follows = follow};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood
