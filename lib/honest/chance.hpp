#pragma once

#include <cmath>
#include <string>

#include "core/speech.hpp"
#include "statistics/interval.hpp"
#include "statistics/logit.hpp"

namespace longwood {

/// Games played out, and those of them that were won.
struct Tally {
  int tried = 0, wins = 0;

  [[nodiscard]] double share() const { return tried == 0 ? 0.0 : static_cast<double>(wins) / tried; }
  [[nodiscard]] bool none_won() const { return wins == 0; }
  [[nodiscard]] bool all_won() const { return wins == tried; }
  /// Whether a bound is shown instead of a chance.
  [[nodiscard]] bool is_bound() const { return none_won() || all_won(); }
  [[nodiscard]] Interval interval() const { return wilson_of_mean(wins, tried); }
};

/// The chance, between 0 and 1, that a game with an undecided ending is won. It is lower if many of a
/// position's rollouts are undecided, because its known cards make the deal hard. It is linear in their
/// share, from `few` if almost none are undecided to `all` if all are.
struct OpenEndings {
  double few = 0, all = 0;

  [[nodiscard]] constexpr double at(double share) const { return few + (all - few) * share; }
  /// For a single rollout, whose share is not known.
  [[nodiscard]] constexpr double alone() const { return at(0.5); }
};

/// Simulated games, each with its final chance: 1 if it was won, 0 if not, or the guide's estimate if it was
/// ended early.
struct Sample {
  int tried = 0;
  double sum = 0;  ///< of the chances of games that were not left undecided
  int open = 0;    ///< games that the search left undecided

  void add(const Sample& more) { tried += more.tried, sum += more.sum, open += more.open; }
  /// The expected number of wins: the sum of all chances, including those of undecided games.
  [[nodiscard]] double wins(const OpenEndings& endings) const {
    return open == 0 ? sum : sum + open * endings.at(static_cast<double>(open) / tried);
  }
  [[nodiscard]] Tally tally(const OpenEndings& endings) const {
    return {tried, static_cast<int>(std::lround(wins(endings)))};
  }
};

/// An estimated (never proved) chance with its interval; all values from 0 to 1.
struct Chance {
  double share = 0;
  Interval interval;
};

/// How the chance of a player who follows the hints is computed from the share of games won by quick play
/// (`Tally`): logit(chance) = slope · logit(share) + level + of_unknown · u^power + of_square · u², where u
/// is the share of all cards that is unknown. Fitted to whole games (docs/research/methods-honest.md); by
/// default, the chance equals the share.
struct Correction {
  double level = 0, slope = 1, of_unknown = 0;
  double of_square = 0;  ///< only fitted where it is not 0
  int power = 1;         ///< greater where only many unknown cards matter; chosen, not fitted
  /// The bound shown if no simulated game was won, unless the sample's is wider; chosen. 0: what the other
  /// numbers make of the sample's bound.
  double none_won = 0;

  /// The power of this share of all cards that is unknown.
  [[nodiscard]] constexpr double feature(double unknown) const {
    double feature = 1;
    for (int i = 0; i < power; ++i) feature *= unknown;
    return feature;
  }
  /// The same if this share of all cards is unknown, which then becomes part of its level.
  [[nodiscard]] constexpr Correction with_unknown(double share) const {
    return {.level = level + of_unknown * feature(share) + of_square * share * share,
            .slope = slope,
            .none_won = none_won};
  }
  friend constexpr bool operator==(const Correction&, const Correction&) = default;
};

/// The chance computed from the share of games won by quick play, with the share of unknown cards set in the
/// correction (`with_unknown`).
double corrected(double share, const Correction& correction);

/// Whole games in which the chances shown were compared with results, on deals used for no training and no
/// fit (docs/research/calibration.md).
struct Calibrated {
  int games = 0, positions = 0;
  int version = 0;  ///< version of the player who gave these chances
};

/// The corrected chance, with its interval, for a share of `tried` games. If none or all were won, for which
/// no correction was fitted, the correction can only widen the bound.
Chance chance_of(double share, int tried, const Correction& correction);

/// The chance that follows from a sample; the correction includes the share of unknown cards.
Chance chance_of(const Tally& tally, const Correction& correction);

/// Whether a chance is known to about `margin`, or a small one to about half of its value.
bool is_within(const Chance& chance, double margin);

/// The chance in words, in the one form used everywhere: "about 31 %", "about 1.5 %", "more than 97 %" or
/// "less than 1.7 %" if no game or every game was lost. Never 0 or 100 %.
std::string chance_words(const Speaker& say, const Chance& chance);

/// Its interval in words: "27 to 35 %", "97 % or more", "at most 1.7 %".
std::string margin_words(const Speaker& say, const Chance& chance);

/// The chance, with its interval if that is wide: "about 31 %", "about 31 % (15 to 53 %)".
std::string brief_words(const Speaker& say, const Chance& chance);

}  // namespace longwood
