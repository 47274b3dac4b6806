#include "review/account.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace longwood {

std::string_view basis_name(Basis basis) {
  switch (basis) {
    case Basis::estimated: return "estimated";
    case Basis::proved: return "proved";
    case Basis::open: break;
  }
  return "open";
}

std::string_view mark_name(Mark mark) {
  switch (mark) {
    case Mark::none: return "";
    case Mark::forced: return "forced";
    case Mark::costly: return "costly";
    case Mark::only_move: return "only move";
    case Mark::brilliant: break;
  }
  return "brilliant";
}

bool Account::open() const { return std::ranges::find(bases, Basis::open) != bases.end(); }

void add_up(Account& account) {
  constexpr double least_loss = 0.01;
  account.kept = 1;
  account.loss.value = account.luck.value = 0;
  for (Step& step : account.steps) {
    account.loss.value += step.loss.value;
    account.luck.value += step.luck.value;
    const bool costs = step.loss.value >= least_loss &&
                       step.loss.value > reach_of_interval * step.loss.error && step.mark != Mark::forced;
    if (!costs) continue;
    step.mark = Mark::costly;
    account.kept *= std::clamp(step.taken.value / step.before.value, 0.0, 1.0);
  }
  // result and first chance bind the two sums together
  account.luck.error = std::hypot(account.loss.error, account.first().error, account.result().error);
}

std::vector<std::size_t> costliest(const Account& account, std::size_t most) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < account.steps.size(); ++i)
    if (account.steps[i].mark == Mark::costly) found.push_back(i);
  std::ranges::sort(found, {}, [&](std::size_t i) { return std::pair{-account.steps[i].loss.value, i}; });
  if (found.size() > most) found.resize(most);
  return found;
}

}  // namespace longwood
