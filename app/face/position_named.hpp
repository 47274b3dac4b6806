#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/board.hpp"
#include "face/describe.hpp"
#include "face/figures.hpp"
#include "honest/guide.hpp"
#include "session/session.hpp"

/// What most answers of the commands have in common: the position that they are about.
namespace longwood::face {

/// A value whose key is there only if this is so.
template <class Make>
auto if_there(bool there, Make make) -> Maybe<decltype(make())> {
  if (!there) return {};
  return {make()};
}

/// A text from outside, already in JSON, since it may be anything.
using Outside = Written<std::string>;

using Knowledge = OneOf<"open", "honest">;

/// The trial that shows how true chances are under these options.
inline std::optional<Calibrated> trial_of(const GameInfo& info, const Options& options) {
  const Calibrated* trial = calibrated_under(guide_for(info), options);
  return trial == nullptr ? std::nullopt : std::optional{*trial};
}
template <>
struct Described<Calibrated> {
  static constexpr std::string_view
      name = "Calibrated",
      doc = "The trial in which chances were compared with results (docs/research/calibration.md).";
  static constexpr std::tuple fields{
      field<"games">(&Calibrated::games),
      field<"positions">(&Calibrated::positions),
  };
};

struct Position {
  const Session& session;
  bool named = false;  ///< by more than its deal, which is left out then
  [[nodiscard]] const Deal& deal() const { return session.deal(); }
  [[nodiscard]] bool dealt() const { return !named && !deal().board; }
};
template <>
struct Described<Position> {
  using P = Position;
  static constexpr std::string_view name = "Position",
                                    doc = "A deal and its rules, as a saved game names them.";
  static constexpr std::tuple fields{
      field<"game">([](const P& p) { return p.session.info().id; }),
      field<"set">([](const P& p) { return p.session.set().id; }),
      field<"options", "Options beyond the rule set.">([](const P& p) {
        auto choices = write_choices(p.session.info(), p.session.set(), p.session.options());
        return if_there(!choices.empty(), [&] { return std::move(choices); });
      }),
      field<"version", "Version of the rule set, from version 2 on.">([](const P& p) {
        return if_there(p.session.set().version > 1, [&] { return p.session.set().version; });
      }),
      field<"rules">([](const P& p) { return p.session.info().rules_version; }),
      field<"board", "Instead of a deal: the cards on the table.">([](const P& p) {
        return if_there(!p.named && p.deal().board,
                        [&] { return write_board(p.session.game(), *p.deal().board); });
      }),
      field<"deal">([](const P& p) {
        return if_there(p.dealt() && p.deal().numbered, [&] { return Wide{p.deal().number}; });
      }),
      field<"deck", "The cards of a deal without a number.">([](const P& p) {
        return if_there(p.dealt() && !p.deal().numbered, [&] { return write_deck(p.deal()); });
      }),
  };
};

}  // namespace longwood::face
