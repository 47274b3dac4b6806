#pragma once

#include <array>

#include "statistics/exact/binomial.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// Two studies of one game on the same deals.
struct Pairing {
  /// Deals by verdict, `table[first][second]` with the values of `Verdict`: open, won, lost.
  std::array<std::array<std::uint64_t, 3>, 3> table{};

  [[nodiscard]] std::uint64_t pairs() const;        ///< deals which both studies have
  [[nodiscard]] std::uint64_t decided() const;      ///< of these, decided in both
  [[nodiscard]] std::uint64_t only_first() const;   ///< won in the first, lost in the second
  [[nodiscard]] std::uint64_t only_second() const;  ///< lost in the first, won in the second
  /// By how much the second share of winnable deals is greater. Open deals count so that each end
  /// is as far out as it could be.
  [[nodiscard]] Interval gain() const;
  /// McNemar's exact test on the deals decided in both.
  [[nodiscard]] double chance_by_luck() const { return mcnemar(only_first(), only_second()); }
};

/// Pairs the deals which both have; studies of different games are a fault.
Pairing pair_up(StudyFile& first, StudyFile& second);

}  // namespace longwood::study
