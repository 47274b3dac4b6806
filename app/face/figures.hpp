#pragma once

#include "face/describe.hpp"
#include "review/player.hpp"
#include "statistics/interval.hpp"

/// Statistics of many reviewed games of one player.
namespace longwood::face {

template <>
struct Described<Mean> {
  static constexpr std::string_view name = "Mean", doc = "A mean over games.";
  static constexpr std::tuple fields{
      field<"n">(&Mean::n),
      field<"mean">([](const Mean& mean) { return Share{mean.estimate().value}; }),
      field<"reach", "Half the width of the 95 % interval.">(
          [](const Mean& mean) { return Share{reach_of_interval * mean.estimate().error}; }),
  };
};

template <>
struct Described<PlayerFigures> {
  using P = PlayerFigures;
  static constexpr std::string_view
      name = "FigureSums",
      doc = "Luck and decisions in many reviewed games of one player (docs/research/review-method.md).";
  static constexpr std::tuple fields{
      field<"games">(&P::games),
      field<"won">(&P::won),
      field<"first">(&P::first),
      field<"luck">(&P::luck),
      field<"loss">(&P::loss),
      field<"lostReach", "Margin of the total loss of these games, in games.">(
          [](const P& sums) { return Share{reach_of_interval * sums.lost().error}; }),
      field<"left", "The chance left in games that were given up.">(&P::left),
      field<"kept", "The share of the chances that was kept, over games that had a chance.">(&P::kept),
      field<"byLuck", "Expected wins with perfect decisions.">(&P::by_luck),
      field<"byPlay", "Expected wins with these decisions, without luck.">(&P::by_play),
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
  static constexpr std::string_view name = "PlayerFigures", doc = "Statistics of games in their order.";
  static constexpr std::tuple fields{
      field<"">(&F::sums),
      field<"trend", "The losses through decisions over time, each entry a group of games.">(&F::trend),
      field<"stale", "Lines, from 0, that were ignored because they are damaged or of another version.">(
          &F::stale),
  };
};

}  // namespace longwood::face
