#include "statistics/exact/binomial.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <boost/math/distributions/binomial.hpp>

namespace longwood {
namespace {

constexpr double tail = 0.025;

using Binomial = boost::math::binomial_distribution<double>;

}  // namespace

Interval clopper_pearson(std::uint64_t hits, std::uint64_t of) {
  if (of == 0) return {};
  const auto n = static_cast<double>(of), k = static_cast<double>(hits);
  return {hits == 0 ? 0 : Binomial::find_lower_bound_on_p(n, k, tail),
          hits == of ? 1 : Binomial::find_upper_bound_on_p(n, k, tail)};
}

UnionInterval union_interval(std::uint64_t won, std::uint64_t lost, std::uint64_t open) {
  constexpr std::uint64_t few = 40;
  const std::uint64_t n = won + lost + open;
  const bool small = std::min({won, lost + open, won + open, lost}) < few;
  const auto interval = small ? clopper_pearson : wilson;
  return {{interval(won, n).low, interval(won + open, n).high},
          small ? Method::clopper_pearson : Method::wilson};
}

double mcnemar(std::uint64_t only_first, std::uint64_t only_second) {
  const std::uint64_t n = only_first + only_second;
  if (n == 0) return 1;
  const Binomial even{static_cast<double>(n), 0.5};
  return std::min(1.0, 2 * cdf(even, static_cast<double>(std::min(only_first, only_second))));
}

Interval difference(std::uint64_t only_first, std::uint64_t only_second, std::uint64_t pairs) {
  if (pairs == 0) return {-1, 1};
  const auto first = static_cast<double>(only_first) + 0.5, second = static_cast<double>(only_second) + 0.5;
  const auto n = static_cast<double>(pairs) + 2;
  const double middle = (second - first) / n;
  const double reach =
      reach_of_interval * std::sqrt(first + second - (second - first) * (second - first) / n) / n;
  return {std::max(-1.0, middle - reach), std::min(1.0, middle + reach)};
}

MeanShare mean_of(std::span<const double> shares) {
  if (shares.empty()) return {};
  const std::uint64_t count = shares.size();
  const auto n = static_cast<double>(count);
  const double mean = std::accumulate(shares.begin(), shares.end(), 0.0) / n;
  double squares = 0;
  for (const double share : shares) squares += (share - mean) * (share - mean);
  const double reach = reach_of_interval * std::sqrt(squares) / n;
  return {mean,
          {std::max(0.0, std::min(mean - reach, clopper_pearson(count, count).low)),
           std::min(1.0, std::max(mean + reach, clopper_pearson(0, count).high))}};
}

}  // namespace longwood
