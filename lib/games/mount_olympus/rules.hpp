#pragma once

#include <algorithm>

#include "core/chapter.hpp"
#include "games/mount_olympus/choices.hpp"

namespace longwood {

/// Mount Olympus (Cadogan). Numbers in brackets are sentences of its rulebook.
struct MountOlympus : words::mount_olympus::Choices, Chapter<MountOlympus> {
  using Rule = words::mount_olympus::Rule;

  /// Two families of a suit stand side by side: first those on aces, then those on twos.
  static constexpr Group odd{0, 8}, even{8, 8}, families{0, 16}, battery{16, 9}, talon{25, 1}, hand{26, 1},
      sources{16, 10};
  static constexpr int cards = max_cards;
  enum Counter : std::uint8_t { redeals };
  static constexpr std::array script{DealStep{DealStep::rows, battery}};  // [2]
  static constexpr StockRules stock{.redeals = 1};                        // [11] [13]
  static constexpr AutoFill filled{battery, talon, hand};                 // by an option [9]

  static constexpr BuildRule up_by_two{.step = Direction::up, .by = 2},
      down_by_two{.step = Direction::down, .by = 2};
  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_packet{Why::wrong_suit, Why::not_next, Why::not_next,
                                            Why::space_stays_empty};
  static constexpr std::array lays{
      MoveRule{sources, odd, up_by_two, VacancyRule::closed, of_family, Serves::one_suit}.by(
          Rule::odd_families),
      MoveRule{sources, even, up_by_two, VacancyRule::closed, of_family, Serves::one_suit}.by(
          Rule::even_families),
      MoveRule{battery, battery, down_by_two, VacancyRule::closed, of_packet}.by(Rule::building),
      MoveRule{talon, battery, down_by_two, VacancyRule::any_card, of_packet}.by(Rule::building,
                                                                                 Rule::vacancy),
  };
  static constexpr Rows lays_of(const Options& options) {
    MoveRule among = lays[2];
    if (chosen(options, Vacancy::any_card)) among.space = VacancyRule::any_card;
    if (chosen(options, Runs::any_part)) {
      among.unit = Unit::tail;
      among.group = down_by_two;
    }
    return {lays[0], lays[1], among, lays[3]};
  }

  /// The aces and twos of both packs [1], in the order of their families.
  static constexpr auto withdrawn = [] {
    std::array<Card, 16> cards;
    for (int i = 0; i < families.count; ++i)
      cards[static_cast<std::size_t>(i)] = Card::of(ace + i / odd.count, i % odd.count / 2, i % 2);
    return cards;
  }();
  static void lay_out(Table& t, const Deal& deal) {
    for (int i = 0; i < families.count; ++i) t.put(families[i], withdrawn[static_cast<std::size_t>(i)]);
    Chapter::lay_out(t, deal);
    note_places(t, {});
  }
  /// Where nine cards are dealt at a time, the place of a packet decides which of them it gets.
  static bool places_are_alike(const State& s) { return chosen(s, Dealing::one_by_one) || s.size[hand] == 0; }
  static void derive_counters(State& s) {
    if (places_are_alike(s)) s.counter[State::order_is_moot] = 1;
  }
  static void note_places(Table& t, Move /*last*/) {
    if (places_are_alike(t.state())) t.set(State::order_is_moot, 1);
  }

  static bool fills(const State& s) { return chosen(s, Fill::at_once); }
  static int redeals_left(const State& s) {
    return chosen(s, Dealing::one_by_one) ? stock.redeals - s.counter[redeals] : -1;
  }
  static Why why_not_turn(const State& s) {
    return chosen(s, Dealing::one_by_one) ? why_not_from_hand(s) : Why::no_such_move;
  }
  static Why why_not_deal(const State& s) {
    return chosen(s, Dealing::nine) ? why_not_from_hand(s) : Why::no_such_move;
  }
  static void deal_row(Table& t) {
    const int row = std::min<int>(battery.count, t.size(hand));
    for (int i = 0; i < row; ++i) t.shift(hand, battery[i]);
  }

  static constexpr Rules rules{
      .cards = cards,
      .families = families,
      .hand = hand,
      .talon = talon,
      .redeals = redeals,
      .script = script,
      .lay_out = lay_out,
      .lays = lays,
      .lays_of = lays_of,
      .acts = {HandAct{Act::turn, why_not_turn, turn_to_talon}, HandAct{Act::deal, why_not_deal, deal_row},
               HandAct{Act::redeal, why_not_again, turn_talon_over}},
      .stock = stock,
      .redeals_left = redeals_left,
      .filled = filled,
      .fills = fills,
      .follows = note_places,
      .derive_counters = derive_counters};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood
