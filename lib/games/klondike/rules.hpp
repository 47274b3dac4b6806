#pragma once

#include "games/klondike/choices.hpp"
#include "games/run_through.hpp"

namespace longwood {

/// Klondike (Cadogan). Numbers in brackets are sentences of its rulebook.
struct Klondike : words::klondike::Choices, RunThrough<Klondike> {
  using Rule = words::klondike::Rule;

  static constexpr Group families{0, 4}, columns{4, 7}, talon{11, 1}, hand{12, 1};
  static constexpr int cards = 52;
  /// Redeals made; starting with the second, how many cards of each column lie face down.
  enum Counter : std::uint8_t { redeals, face_down };
  static constexpr FaceDown covered{columns, face_down};
  static constexpr Why deuce_ends = own_reason(0);

  /// Row by row: a card face up on the next column, and one face down on each column to its right [1].
  static constexpr auto script = [] {
    std::array<DealStep, std::size_t{2} * columns.count - 1> rows{};
    for (std::uint8_t row = 0; row < columns.count; ++row) {
      rows[2UZ * row] = {DealStep::rows, {columns[row], 1}};
      const auto right = static_cast<std::uint8_t>(columns.count - 1 - row);
      if (right > 0)
        rows[2UZ * row + 1] = {.how = DealStep::rows, .to = {columns[row + 1], right}, .covered = true};
    }
    return rows;
  }();

  static constexpr BuildRule falling = BuildRule::down_any.in(Suits::alternate);
  static constexpr RefusalReasons of_family = refuses::of_family(Why::family_rises, Why::one_card_at_a_time);
  static constexpr RefusalReasons of_column{Why::wrong_suit, Why::not_next, Why::not_next,
                                            Why::space_stays_empty};
  static constexpr std::array lays{
      MoveRule{columns, families, BuildRule::up, VacancyRule::base, of_family, Serves::one_suit}.by(
          Rule::families),
      MoveRule{.from = columns,
               .to = columns,
               .fit = falling,
               .space = VacancyRule::kings,
               .refusals = of_column,
               .unit = Unit::whole,
               .group = falling}
          .by(Rule::building, Rule::groups),
      MoveRule{talon, families, BuildRule::up, VacancyRule::base, of_family, Serves::one_suit}.by(
          Rule::families),
      MoveRule{talon, columns, falling, VacancyRule::kings, of_column}.by(Rule::building, Rule::space),
  };
  static constexpr Rows lays_of(const Options& options) {
    Rows rows{lays[0]};
    MoveRule among = lays[1];
    if (chosen(options, Runs::any_part)) among.unit = Unit::tail;
    rows.add(among);
    rows.add(lays[2]);
    rows.add(lays[3]);
    if (chosen(options, Families::returnable))
      rows.add({families, columns, falling, VacancyRule::kings, of_column});
    return rows;
  }
  /// Nothing is laid on a deuce [9].
  static Why forbids(const State& s, Pile /*from*/, Pile to) {
    const bool on_deuce = columns.has(to) && s.size[to] > 0 && s.top[to].rank() == ace + 1;
    return on_deuce && chosen(s, Deuces::closed) ? deuce_ends : Why::ok;
  }

  /// The deal leaves no journal: taken back step by step, cards that lie face down would seem to have been
  /// seen.
  static void lay_out(Table& t, const Deal& deal) {
    RunThrough::lay_out(t, deal);
    t.forget();
  }

  static int turned_at_once(const State& s) { return chosen(s, Draw::three) ? 3 : 1; }  // [12]
  static int runs(const State& s) {                                                     // [13]
    if (chosen(s, Passes::unlimited)) return 0;
    return chosen(s, Passes::three) ? 3 : 1;
  }
  static bool is_fanned(const State& s) { return chosen(s, Packets::fanned); }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .hand = hand,
                               .talon = talon,
                               .covered = covered,
                               .redeals = redeals,
                               .script = script,
                               .lay_out = lay_out,
                               .lays = lays,
                               .lays_of = lays_of,
                               .forbids = forbids,
                               .acts = turned_and_run_through,
                               .redeals_left = redeals_left,
                               .shown = shown};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const Guide player;       ///< player.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood
