#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "review/account.hpp"

namespace longwood {

/// The mean of a figure over games, with one standard error; no error of fewer than two games.
struct Mean {
  std::size_t n = 0;
  double sum = 0, squares = 0;

  void add(double x) { sum += x, squares += x * x, ++n; }
  [[nodiscard]] Estimate estimate() const;
};

/// What many games of one player were owed to.
struct PlayerFigures {
  std::size_t games = 0, won = 0;
  Mean first, luck, loss, left, kept, won_share;  ///< `left`: the chance of games that were left

  void add(const Account& account);
};

}  // namespace longwood
