#pragma once

#include "core/chapter.hpp"
#include "games/the_fifteen/choices.hpp"
#include "games/two_rows.hpp"

namespace longwood {

/// The Fifteen (Cadogan). Numbers in brackets are sentences of its rulebook.
struct TheFifteen : words::the_fifteen::Choices, Chapter<TheFifteen> {
  using Rule = words::the_fifteen::Rule;

  static constexpr Group aces = two_rows::aces, kings = two_rows::kings, families = two_rows::families,
                         columns{8, 15};
  static constexpr int cards = max_cards, rows = 7, sixth = 6;
  static constexpr std::array script{DealStep{DealStep::rows, columns, rows}};  // [1]

  /// What was withdrawn from the sixth row by the last move, so that its fellow still may be [11].
  enum Counter : std::uint8_t { withdrawn };
  enum Withdrawn : std::uint8_t { nothing, an_ace, a_king };
  static constexpr Why covered = own_reason(0), already_begun = own_reason(1), can_be_begun = own_reason(2),
                       can_marry = own_reason(3), one_of_each = own_reason(4);

  static constexpr std::array lays{
      two_rows::to_aces(columns, {}, VacancyRule::base).by(Rule::families),
      two_rows::to_kings(columns, {}, VacancyRule::base).by(Rule::families),
      MoveRule{columns, columns, BuildRule::marry, VacancyRule::any_card, refuses::marriage}.by(
          Rule::marriage, Rule::lane),
  };
  static constexpr Rows lays_of(const Options& options) {
    return two_rows::rows_of(lays[2], chosen(options, Families::returnable), {}, true);
  }

  /// The sixth card of a column, if others lie below it; otherwise no card.
  static Card in_sixth_row(const State& s, Pile column) {
    Card card = s.size[column] > sixth ? s.top[column] : Card{};
    for (int n = s.size[column]; n > sixth; --n) card = s.under[card.id];
    return card;
  }
  /// Whether a king or an ace may be played at once.
  static bool shows_a_base(const State& s) {
    for (int i = 0; i < columns.count; ++i)
      if (const Card card = s.top[columns[i]]; !card.none() && (card.rank() == ace || card.rank() == king))
        return true;
    return false;
  }
  static bool marriage_is_left(const State& s) {
    const ExposedCards<columns, false> faces{s};
    return (accepted_on(BuildRule::marry, faces.kinds()) & faces.kinds()) != 0;
  }
  /// Why nothing may be withdrawn from the sixth row; what is withdrawn second finds the columns' ends as the
  /// first did.
  static Why why_no_grace(const State& s) {
    if (chosen(s, Grace::off)) return covered;
    if (s.counter[withdrawn] != nothing) return Why::ok;
    if (s.total(families) > 0) return already_begun;
    if (shows_a_base(s)) return can_be_begun;
    return !chosen(s, Grace::declared) && marriage_is_left(s) ? can_marry : Why::ok;
  }
  static constexpr Withdrawn kind_of(Pile family) { return aces.has(family) ? an_ace : a_king; }

  static void moves(const State& s, MoveList& out) {
    Chapter::moves(s, out);
    if (s.total(families) > 1 || why_no_grace(s) != Why::ok) return;
    for (int i = 0; i < columns.count; ++i) {
      const Card card = in_sixth_row(s, columns[i]);
      if (card.none() || (card.rank() != ace && card.rank() != king)) continue;
      const Pile family = (card.rank() == ace ? aces : kings)[card.suit()];
      if (kind_of(family) != s.counter[withdrawn])
        out.lay(columns[i], family, s.size[columns[i]] - sixth + 1);
    }
  }
  static Why why_not(const State& s, Move m) {
    const bool from_within = m.act == Act::lay && columns.has(m.from) && families.has(m.to) && m.count > 1;
    return from_within ? why_not_withdraw(s, m) : Chapter::why_not(s, m);
  }
  /// Why a card with others below it may not found a family; `count` is its place from the end of the column.
  static Why why_not_withdraw(const State& s, Move m) {
    if (m.count > s.size[m.from]) return Why::nothing_there;
    const Card card = in_sixth_row(s, m.from);
    const bool is_sixth = s.size[m.from] - m.count + 1 == sixth;
    const int base = aces.has(m.to) ? ace : king;
    if (!is_sixth || card.kind() != Card::of(base, (m.to - families.first) % 4).kind()) return covered;
    if (const Why why = why_no_grace(s); why != Why::ok) return why;
    return kind_of(m.to) == s.counter[withdrawn] ? one_of_each : Why::ok;
  }

  static void lay(Table& t, Move m) {
    if (m.count > 1) return withdraw(t, m);
    t.shift(m.from, m.to);
    if (t[withdrawn] != nothing) t.set(withdrawn, nothing);
  }
  /// The cards below go with it and come back, as a pile gives its last cards only.
  static void withdraw(Table& t, Move m) {
    const bool first = t[withdrawn] == nothing;
    t.shift(m.from, m.to, m.count);
    t.shift(m.to, m.from, m.count - 1);
    t.set(withdrawn, first ? kind_of(m.to) : nothing);
  }

  /// Whether the game can be opened from the sixth row; facts.cpp has the words in this order.
  enum class Opening : std::uint8_t { none, from_the_sixth_row };
  static Opening situation(const State& s) {
    MoveList all;
    moves(s, all);
    return std::ranges::any_of(all, [](Move m) { return m.count > 1; }) ? Opening::from_the_sixth_row
                                                                        : Opening::none;
  }

  static constexpr Rules rules{.cards = cards,
                               .families = families,
                               .script = script,
                               .lays = lays,
                               .lays_of = lays_of,
                               .lay = lay,
                               .moves = moves,
                               .why_not = why_not,
                               .situation = index_of<situation>};

  static const GameInfo info;      ///< facts.cpp
  static const SearchSpec search;  ///< search.cpp
  static const AnyGame game;       ///< all of it; facts.cpp
};

}  // namespace longwood
