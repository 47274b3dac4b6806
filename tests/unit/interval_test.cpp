#include <cmath>

#include <boost/math/distributions/binomial.hpp>
#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "statistics/exact/binomial.hpp"

namespace longwood::study {
namespace {

struct Published {
  std::uint64_t hits, of;
  Interval wilson, exact;
};

/// R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17
/// (1998), table I: methods 3 and 5.
constexpr Published newcombe[] = {
    {81, 263, {0.2553, 0.3662}, {0.2527, 0.3676}},
    {15, 148, {0.0624, 0.1605}, {0.0578, 0.1617}},
    {0, 20, {0.0000, 0.1611}, {0.0000, 0.1684}},
    {1, 29, {0.0061, 0.1718}, {0.0009, 0.1776}},
};

TEST(Interval, PublishedValues) {
  for (const auto& [hits, of, by_wilson, by_clopper_pearson] : newcombe) {
    SCOPED_TRACE(hits);
    EXPECT_NEAR(wilson(hits, of).low, by_wilson.low, 0.00005);
    EXPECT_NEAR(wilson(hits, of).high, by_wilson.high, 0.00005);
    EXPECT_NEAR(clopper_pearson(hits, of).low, by_clopper_pearson.low, 0.00005);
    EXPECT_NEAR(clopper_pearson(hits, of).high, by_clopper_pearson.high, 0.00005);
  }
}

TEST(Interval, WilsonAgreesWithBoost) {
  using Binomial = boost::math::binomial_distribution<double>;
  // The ends of Wilson's interval are where the share seen lies 1.96 standard deviations from the true one.
  for (const auto& [hits, of] : {std::pair{3U, 40U}, {500U, 1000U}, {202'236U, 1'000'000U}}) {
    const auto [low, high] = wilson(hits, of);
    for (const double end : {low, high}) {
      const Binomial binomial{static_cast<double>(of), end};
      EXPECT_NEAR(std::abs(hits - mean(binomial)) / standard_deviation(binomial), 1.959963984540054, 1e-6);
    }
  }
}

TEST(Interval, ClopperPearsonLeavesOutTheTails) {
  // The probabilities are summed here one by one, without the incomplete beta function.
  const auto at_most = [](std::uint64_t most, std::uint64_t of, double p) {
    double sum = 0;
    for (std::uint64_t k = 0; k <= most; ++k) {
      const auto n = static_cast<double>(of), hits = static_cast<double>(k);
      sum += std::exp(std::lgamma(n + 1) - std::lgamma(hits + 1) - std::lgamma(n - hits + 1) +
                      hits * std::log(p) + (n - hits) * std::log1p(-p));
    }
    return sum;
  };
  for (const auto& [hits, of] : {std::pair{1U, 10U}, {7U, 20U}, {3U, 5000U}, {4990U, 5000U}}) {
    const auto [low, high] = clopper_pearson(hits, of);
    EXPECT_NEAR(1 - at_most(hits - 1, of, low), 0.025, 1e-8) << hits;
    EXPECT_NEAR(at_most(hits, of, high), 0.025, 1e-8) << hits;
  }
}

TEST(Interval, NothingKnownAndEverythingWon) {
  EXPECT_EQ(union_interval(0, 0, 0).interval.low, 0);
  EXPECT_EQ(union_interval(0, 0, 0).interval.high, 1);
  const auto all = union_interval(1000, 0, 0);
  EXPECT_EQ(all.method, Method::clopper_pearson);
  EXPECT_EQ(all.interval.high, 1);
  EXPECT_NEAR(all.interval.low, std::pow(0.025, 1 / 1000.0), 1e-9);
  EXPECT_EQ(wilson(0, 50).low, 0);
  EXPECT_EQ(wilson(50, 50).high, 1);
}

TEST(Interval, OpenDealsCountEitherWay) {
  const auto some = union_interval(300, 600, 100);
  EXPECT_EQ(some.method, Method::wilson);
  EXPECT_DOUBLE_EQ(some.interval.low, wilson(300, 1000).low);
  EXPECT_DOUBLE_EQ(some.interval.high, wilson(400, 1000).high);
  // Few deals on one side of one end are enough for the exact interval.
  EXPECT_EQ(union_interval(30, 970, 100).method, Method::clopper_pearson);
  EXPECT_EQ(union_interval(900, 39, 100).method, Method::clopper_pearson);
  EXPECT_EQ(union_interval(900, 40, 100).method, Method::wilson);
}

TEST(Interval, McNemar) {
  EXPECT_EQ(mcnemar(0, 0), 1);
  EXPECT_EQ(mcnemar(4, 4), 1);
  EXPECT_NEAR(mcnemar(2, 10), 2 * (1 + 12 + 66) / 4096.0, 1e-12);
  EXPECT_DOUBLE_EQ(mcnemar(10, 2), mcnemar(2, 10));
}

TEST(Interval, MeansOfShares) {
  EXPECT_EQ(mean_of({}).interval.low, 0);
  EXPECT_EQ(mean_of({}).interval.high, 1);
  std::vector<double> halves(1000);
  std::fill_n(halves.begin(), 500, 0.5);
  const auto some = mean_of(halves);
  EXPECT_DOUBLE_EQ(some.mean, 0.25);
  // the standard deviation is 0.25
  EXPECT_NEAR(some.interval.high - some.mean, 1.96 * 0.25 / std::sqrt(1000), 1e-6);
  EXPECT_NEAR(some.mean - some.interval.low, 1.96 * 0.25 / std::sqrt(1000), 1e-6);
  // shares that are all alike do not tell that there are no others
  const auto none = mean_of(std::vector<double>(1000));
  EXPECT_EQ(none.interval.low, 0);
  EXPECT_DOUBLE_EQ(none.interval.high, clopper_pearson(0, 1000).high);
}

TEST(Interval, TheDifferenceIsCoveredAsOftenAsItSays) {
  constexpr std::uint64_t pairs = 400, rounds = 4000;
  // A pair goes to the first alone in 6 of 100 cases, to the second alone in 11.
  std::uint64_t covered = 0;
  Rng rng{5};
  for (std::uint64_t round = 0; round < rounds; ++round) {
    std::uint64_t first = 0, second = 0;
    for (std::uint64_t i = 0; i < pairs; ++i) {
      const auto lot = rng.below(100);
      first += lot < 6 ? 1U : 0U;
      second += lot >= 6 && lot < 17 ? 1U : 0U;
    }
    const auto [low, high] = difference(first, second, pairs);
    covered += low <= 0.05 && 0.05 <= high ? 1U : 0U;
  }
  EXPECT_GT(covered, rounds * 94 / 100);
  EXPECT_LT(covered, rounds * 97 / 100);
}

}  // namespace
}  // namespace longwood::study
