#include "study/grading.hpp"

#include <algorithm>

namespace longwood::study {
namespace {

/// Of each value, how many are less and how many are not greater, added: its rank from 1 to 2n-1, equal
/// values sharing the middle of theirs.
std::vector<std::uint64_t> ranks(const std::vector<std::uint64_t>& values) {
  std::vector<std::size_t> order(values.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });  // equal values share their rank
  std::vector<std::uint64_t> result(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t end = first;
    while (end < order.size() && values[order[end]] == values[order[first]]) ++end;
    for (std::size_t i = first; i < end; ++i) result[order[i]] = first + end;
    first = end;
  }
  return result;
}

}  // namespace

ProvedDeals grade(StudyFile& file, std::uint64_t most) {
  ProvedDeals list{file.terms().game, rules_text(file.terms()), file.terms().rules, {}};
  std::vector<std::uint64_t> nodes, moves;
  file.each([&](const Row& row) {
    if (row.verdict != Verdict::won) return;
    list.deals.push_back({row.deal, 1});
    nodes.push_back(row.nodes);
    moves.push_back(row.moves);
  });
  const auto by_nodes = ranks(nodes), by_moves = ranks(moves);
  std::vector<std::uint64_t> scores(list.deals.size());
  for (std::size_t i = 0; i < scores.size(); ++i) scores[i] = 2 * by_nodes[i] + by_moves[i];
  const auto by_score = ranks(scores);
  for (std::size_t i = 0; i < scores.size(); ++i)
    list.deals[i].grade =
        static_cast<std::uint8_t>(1 + ProvedDeals::grades * by_score[i] / (2 * scores.size()));
  if (list.deals.size() > most) list.deals.resize(most);
  return list;
}

}  // namespace longwood::study
