#include "review/account.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "honest/chance.hpp"

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

Chance as_chance(const Estimate& estimate) {
  const double reach = reach_of_interval * estimate.error;
  const double share = std::clamp(estimate.value, 0.0, 1.0);
  return {share, {std::max(0.0, share - reach), std::min(1.0, share + reach)}};
}

bool Account::open() const { return std::ranges::find(bases, Basis::open) != bases.end(); }

bool Account::is_heard(std::size_t at) const {
  return std::ranges::find(heard, at, &Heard::at) != heard.end();
}

Chance Account::chance(std::size_t at) const {
  const auto known = std::ranges::find(heard, at, &Heard::at);
  return known == heard.end() ? as_chance(chances[at]) : known->chance;
}

void add_up(Account& account) {
  constexpr double least_loss = 0.01;
  account.kept = 1;
  account.loss.value = account.luck.value = 0;
  for (Step& step : account.steps) {
    account.loss.value += step.loss.value;
    account.luck.value += step.luck.value;
    const bool costs = step.loss.value >= least_loss &&
                       step.loss.value > reach_of_interval * step.loss.error && step.mark != Mark::forced &&
                       step.before.value > 0;
    if (!costs) continue;
    step.mark = Mark::costly;
    account.kept *= std::clamp(step.taken.value / step.before.value, 0.0, 1.0);
  }
  // result and first chance bind the two sums together
  account.luck.error = std::hypot(account.loss.error, account.first().error, account.result().error);
}

std::vector<std::size_t> costliest(const Account& account, std::size_t most) {
  const auto cost = [&](std::size_t at) { return account.steps[at].loss.value; };
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < account.steps.size(); ++i) {
    if (account.steps[i].mark != Mark::costly) continue;
    // few are wanted, so each is put in its place; a sort would be more code for the browser
    found.push_back(i);
    for (std::size_t to = found.size() - 1; to > 0 && cost(found[to - 1]) < cost(i); --to)
      std::swap(found[to - 1], found[to]);
    if (found.size() > most) found.pop_back();
  }
  return found;
}

}  // namespace longwood
