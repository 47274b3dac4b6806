#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "statistics/interval.hpp"

namespace longwood {

enum class Method : std::uint8_t { wilson, clopper_pearson };
constexpr std::string_view method_name(Method method) {
  return method == Method::wilson ? "Wilson" : "Clopper-Pearson";
}

/// The exact interval of Clopper and Pearson. No trials: 0 to 1.
Interval clopper_pearson(std::uint64_t hits, std::uint64_t of);

/// The interval if some deals are undecided: they count as lost at the lower end and as won at the upper.
struct UnionInterval {
  Interval interval;
  Method method = Method::wilson;
};

/// Clopper-Pearson if fewer than forty deals stand on one side at either end, otherwise Wilson.
UnionInterval union_interval(std::uint64_t won, std::uint64_t lost, std::uint64_t open);

/// The chance that one of two equally likely outcomes comes up as unevenly as this or more so: McNemar's
/// exact test, of two sides.
double mcnemar(std::uint64_t only_first, std::uint64_t only_second);

/// How much greater the second share is, by Agresti and Min: pairs of which only the first or only the second
/// succeeded.
Interval difference(std::uint64_t only_first, std::uint64_t only_second, std::uint64_t pairs);

/// The mean of shares, and its interval: as that of a normal distribution, but never so narrow as to deny
/// that there are other shares which have not come up.
struct MeanShare {
  double mean = 0;
  Interval interval;
};
MeanShare mean_of(std::span<const double> shares);

}  // namespace longwood
