#pragma once

#include "face/describe.hpp"
#include "review/player.hpp"
#include "statistics/interval.hpp"

/// What is told of many reviewed games of one player.
namespace longwood::face {

template <>
struct Described<Mean> {
  static constexpr std::string_view name = "Mean", doc = "A mean over games.";
  static constexpr std::tuple fields{
      field<"n">(&Mean::n),
      field<"mean">([](const Mean& mean) { return Share{mean.estimate().value}; }),
      field<"reach", "Half the width of its interval (95 %).">(
          [](const Mean& mean) { return Share{reach_of_interval * mean.estimate().error}; }),
  };
};

template <>
struct Described<PlayerFigures> {
  using P = PlayerFigures;
  static constexpr std::string_view
      name = "FigureSums",
      doc = "What many reviewed games of one player were owed to (docs/play/review.md).";
  static constexpr std::tuple fields{
      field<"games">(&P::games),
      field<"won">(&P::won),
      field<"first">(&P::first),
      field<"luck">(&P::luck),
      field<"loss">(&P::loss),
      field<"lostReach", "How far what these games lost together may be off, in games.">(
          [](const P& sums) { return Share{reach_of_interval * sums.lost().error}; }),
      field<"left", "The chance that was left in games given up.">(&P::left),
      field<"kept", "Of games that had a chance.">(&P::kept),
      field<"byLuck", "What would have been won had no decision cost anything.">(&P::by_luck),
      field<"byPlay", "What such play wins in the long run, luck taken out.">(&P::by_play),
  };
};

struct Figures {
  PlayerFigures sums;
  std::vector<Mean> trend;
  std::vector<int> stale;
};
template <>
struct Described<Figures> {
  using F = Figures;
  static constexpr std::string_view name = "PlayerFigures", doc = "Those of games in their order.";
  static constexpr std::tuple fields{
      field<"">(&F::sums),
      field<"trend", "The losses of the games in their order, a few in each part.">(&F::trend),
      field<
          "stale",
          "The numbers of the lines, from 0, that are damaged or of another version; they count in nothing.">(
          &F::stale),
  };
};

}  // namespace longwood::face
