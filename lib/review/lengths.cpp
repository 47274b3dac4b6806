#include "review/lengths.hpp"

#include <utility>

#include "solve/optimal/shortest.hpp"

namespace longwood {

Lengths lengths_of(const Reviewer& review, const Account& account, const Limits& limits) {
  const auto& moves = review.moves();
  Lengths lengths;
  lengths.least.resize(moves.size() + 1);
  std::optional<std::vector<Move>> way;  // a shortest win from here
  for (std::size_t at = 0; at <= moves.size(); ++at) {
    const bool followed = way && at > 0 && !way->empty() && way->front() == moves[at - 1];
    const auto before = std::exchange(way, {});
    if (account.bases[at] != Basis::proved || account.chances[at].value < 1) continue;
    if (followed) {
      way.emplace(before->begin() + 1, before->end());
    } else if (Solution found = shortest(review.game().game(), review.state(at), limits); found.fewest) {
      way = std::move(found.line);
    }
    if (!way) continue;
    lengths.least[at] = way->size();
    if (before && way->size() + 1 > before->size())
      lengths.detours.push_back({at - 1, before->size(), way->size() + 1, *before});
  }
  return lengths;
}

}  // namespace longwood
