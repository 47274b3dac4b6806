#include "review/player.hpp"

#include <algorithm>
#include <cmath>

namespace longwood {

Estimate Mean::estimate() const {
  if (n == 0) return {};
  const auto count = static_cast<double>(n);
  const double mean = sum / count;
  if (n == 1) return {mean, 0};
  const double variance = std::max(0.0, squares - sum * mean) / (count - 1);
  return {mean, std::sqrt(variance / count)};
}

void PlayerFigures::add(const Account& account) {
  const bool is_won = account.end == Standing::won;
  ++games;
  won += is_won ? 1 : 0;
  won_share.add(is_won ? 1 : 0);
  first.add(account.first().value);
  luck.add(account.luck.value);
  loss.add(account.loss.value);
  left.add(account.end == Standing::playing ? account.result().value : 0);
  if (account.first().value > 0) kept.add(account.kept);
}

}  // namespace longwood
