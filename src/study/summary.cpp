#include "study/summary.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace longwood::study {

Distribution::Distribution(std::vector<std::uint64_t> values) : values_{std::move(values)} {
  if (values_.empty()) return;
  std::ranges::sort(values_);
  mean_ = std::accumulate(values_.begin(), values_.end(), 0.0) / static_cast<double>(values_.size());
}

std::uint64_t Distribution::quantile(double share) const {
  if (values_.empty()) return 0;
  const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values_.size())));
  return values_[std::clamp<std::size_t>(rank, 1, values_.size()) - 1];
}

Summary summarise(StudyFile& file) {
  Summary summary;
  summary.path = file.path();
  summary.terms = file.terms();
  summary.budgets = file.budgets();
  std::vector<std::uint64_t> nodes, microseconds, kilobytes, moves;
  Known& known = summary.known;
  double mark = 10;  // the course is marked at counts a twentieth of a decade apart
  file.each([&](const Row& row) {
    if (!summary.ranges.empty() && summary.ranges.back().last + 1 == row.deal)
      summary.ranges.back().last = row.deal;
    else
      summary.ranges.push_back({row.deal, row.deal});
    ++(row.verdict == Verdict::won ? known.won : row.verdict == Verdict::lost ? known.lost : known.open);
    summary.retried += row.budget != 0 ? 1 : 0;
    nodes.push_back(row.nodes);
    microseconds.push_back(row.microseconds);
    kilobytes.push_back(row.kilobytes);
    if (row.verdict == Verdict::won) moves.push_back(row.moves);
    if (static_cast<double>(known.count()) < mark) return;
    summary.course.push_back(known);
    while (mark <= static_cast<double>(known.count())) mark *= std::pow(10.0, 0.05);
  });
  if (known.count() > 0 && (summary.course.empty() || summary.course.back().count() != known.count()))
    summary.course.push_back(known);
  summary.nodes = Distribution{std::move(nodes)};
  summary.microseconds = Distribution{std::move(microseconds)};
  summary.kilobytes = Distribution{std::move(kilobytes)};
  summary.moves = Distribution{std::move(moves)};
  return summary;
}

std::vector<std::string> commands(const Summary& summary) {
  std::vector<std::string> lines;
  if (summary.budgets.empty()) return lines;
  const auto line = [&](const Range& deals, const Budget& budget) {
    return "longwood study run " + summary.terms.game + " --set " + summary.terms.set +
           (summary.terms.options.empty() ? "" : " --options \"" + summary.terms.options + "\"") +
           " --deals " + std::to_string(deals.first) + "-" + std::to_string(deals.last) + " --nodes " +
           std::to_string(budget.nodes) + " --memory " + std::to_string(budget.megabytes);
  };
  for (const Range& deals : summary.ranges) lines.push_back(line(deals, summary.budgets.front()));
  if (summary.ranges.empty()) return lines;
  const Range all{summary.ranges.front().first, summary.ranges.back().last};
  for (std::size_t i = 1; i < summary.budgets.size(); ++i)
    lines.push_back(line(all, summary.budgets[i]) + " --retry-open");
  return lines;
}

}  // namespace longwood::study
