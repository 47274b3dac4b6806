#include "puzzle/judge.hpp"

namespace longwood {

Verdict Judge::verdict(const State& state, const Key& key) {
  const auto found = known_.find(key);
  return found != known_.end() ? found->second : solve(state, key).verdict;
}

const Solution& Judge::solve(const State& state, const Key& key) {
  const Solution& solution = solver_.solve(state);
  note(key, solution.verdict);
  return solution;
}

}  // namespace longwood
