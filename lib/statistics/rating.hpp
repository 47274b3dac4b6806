#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "statistics/interval.hpp"

/// Ratings of deals and players on one scale, as in chess: a player wins a deal of the same rating half the
/// time (Elo, The Rating of Chessplayers, 1978). The rating of a deal is fixed by its chance, so ratings
/// cannot drift (docs/research/rating.md).
namespace longwood {

/// The rating of a player who follows the hints.
inline constexpr double rating_of_hints = 1500;

/// Chances are taken as no nearer than this to 0 and 1: no measurement behind them is finer.
inline constexpr double finest_chance = 0.002;

/// The rating of a deal that the hints win with this chance: 1500 + 400 log10((1 - p) / p).
double rating_of_deal(double chance);
/// The chance with which a player of this rating wins a deal that the hints win with `chance`.
double chance_of_player(double rating, double chance);

/// A player's rating with its interval of 95 %. An end that the games do not bound is absent, and so is the
/// value if every game was won or none.
struct Rating {
  std::size_t games = 0;
  std::optional<double> value = {}, low = {}, high = {};
};

/// Whether a rating says anything about the player: it has enough games, and its interval is narrow enough.
/// An end that the games do not bound is taken as the end of the scale on which players are found.
bool is_known(const Rating& rating);
inline constexpr std::size_t fewest_known = 5;
inline constexpr double widest_known = 1000;
inline constexpr Interval scale_of_players{0, 2000};

/// A finished game: the chance of its deal with hints, and its result.
struct RatedResult {
  double chance = 0;
  bool won = false;
};

/// The maximum-likelihood rating. Its interval holds every rating under which neither so few nor so many wins
/// would be rarer than 2.5 % (exactly, for at most `most_exact` games; then by the score test).
Rating rating_of_results(std::span<const RatedResult> results);
inline constexpr std::size_t most_exact = 400;

/// A reviewed game: the chance of its deal, and how much chance its decisions lost in all.
struct RatedDecisions {
  double chance = 0;
  double loss = 0;
};

/// The rating of a player who would win as many of these deals as their chances less the losses, which is
/// what such decisions win without luck. The interval is that of the mean loss.
Rating rating_of_decisions(std::span<const RatedDecisions> games);

/// The share that a player of this rating wins of further deals with these chances; the interval allows for
/// the luck of those games and for the error of the rating. No rating or no deals: 0 to 1.
struct Prediction {
  double share = 0;
  Interval interval;
};
Prediction prediction_of(const Rating& rating, std::span<const double> chances);

}  // namespace longwood
