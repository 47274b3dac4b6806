#include "study/summary.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace longwood::study {

Distribution::Distribution(std::vector<std::uint64_t> values) : count_{values.size()} {
  if (values.empty()) return;
  std::ranges::sort(values);
  mean_ = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  for (const std::uint64_t value : values) {
    if (steps_.empty() || steps_.back().value != value) steps_.push_back({value, 0});
    ++steps_.back().count;
  }
}

Distribution::Distribution(std::vector<Step> steps, double mean) : steps_{std::move(steps)}, mean_{mean} {
  for (const Step& step : steps_) count_ += step.count;
}

std::uint64_t Distribution::quantile(double share) const {
  if (steps_.empty()) return 0;
  const auto rank = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t before = 0;
  for (const Step& step : steps_) {
    before += step.count;
    if (before >= rank) return step.value;
  }
  return steps_.back().value;
}

namespace {

constexpr std::size_t open_told = 64;

/// A study's course: a point every twentieth of a decade.
class Course {
 public:
  explicit Course(std::vector<VerdictCounts>& marks) : marks_{marks} {}
  void come_to(const VerdictCounts& counts) {
    if (static_cast<double>(counts.count()) < next_) return;
    marks_.push_back(counts);
    while (next_ <= static_cast<double>(counts.count())) next_ *= std::pow(10.0, 0.05);
  }
  void end_at(const VerdictCounts& counts) {
    if (counts.count() > 0 && (marks_.empty() || marks_.back().count() != counts.count()))
      marks_.push_back(counts);
  }

 private:
  std::vector<VerdictCounts>& marks_;
  double next_ = 10;
};

/// Sizes counted in superblocks, put together.
template <std::size_t bins>
class SizesSum {
 public:
  void add(const Sizes<bins>& sizes) {
    for (std::size_t i = 0; i < bins; ++i) counts_[i] += sizes.counts[i];
  }
  /// As a distribution whose greatest number and sum are known.
  [[nodiscard]] Distribution distribution(std::uint64_t most, std::uint64_t sum) const {
    std::vector<Distribution::Step> steps;
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < bins; ++i) {
      if (counts_[i] == 0) continue;
      const std::uint64_t top = i + 1 == bins ? most : std::min(most, Sizes<bins>::top_of(i));
      steps.push_back({top, counts_[i]});
      count += counts_[i];
    }
    return {std::move(steps), count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count)};
  }

 private:
  std::array<std::uint64_t, bins> counts_ = {};
};

}  // namespace

Summary summarise(StudyFile& file) {
  Summary summary;
  summary.path = file.path();
  summary.terms = file.terms();
  summary.budgets = file.budgets();
  summary.sums = file.has_sums();
  std::vector<std::uint64_t> nodes, microseconds, kilobytes, moves;
  std::uint64_t solutions = 0;
  bool digests_kept = true;
  VerdictCounts& counts = summary.counts;
  Course course{summary.course};
  file.each([&](const Row& row) {
    if (!summary.ranges.empty() && summary.ranges.back().last + 1 == row.deal)
      summary.ranges.back().last = row.deal;
    else
      summary.ranges.push_back({row.deal, row.deal});
    counts.add(row.verdict);
    summary.retried += row.budget != 0 ? 1 : 0;
    nodes.push_back(row.nodes);
    microseconds.push_back(row.microseconds);
    kilobytes.push_back(row.kilobytes);
    if (row.verdict == Verdict::won || summary.terms.player != 0) {
      moves.push_back(row.moves);
      digests_kept = digests_kept && row.digest != 0;
    }
    solutions += row.digest;
    summary.verdicts += verdict_mark(row.deal, row.verdict);
    summary.hardest.add({row.deal, row.verdict, row.nodes, row.moves});
    if (row.verdict == Verdict::open && summary.open.size() < open_told) summary.open.push_back(row.deal);
    course.come_to(counts);
  });
  course.end_at(counts);
  if (digests_kept) summary.solutions = solutions;
  summary.nodes = Distribution{std::move(nodes)};
  summary.microseconds = Distribution{std::move(microseconds)};
  summary.kilobytes = Distribution{std::move(kilobytes)};
  summary.moves = Distribution{std::move(moves)};
  return summary;
}

Summary summarise(const BlockFile& file) {
  Summary summary;
  summary.path = file.path();
  summary.terms = file.terms();
  summary.budgets = {file.budget()};
  summary.blocks = true;
  summary.ranges = file.ranges();
  summary.lacking = file.lacking();
  summary.sums = file.names_deals();
  SizesSum<std::tuple_size_v<decltype(Efforts::counts)>> nodes;
  SizesSum<std::tuple_size_v<decltype(Lengths::counts)>> moves;
  BlockSums all;
  Course course{summary.course};
  file.each([&](const Superblock& superblock) {
    for (const BlockSums& block : superblock.blocks) {
      all += block;
      course.come_to({all.won, all.lost, all.open});
    }
    nodes.add(superblock.won_nodes);
    nodes.add(superblock.other_nodes);
    moves.add(superblock.moves);
    for (const Outcome& outcome : superblock.hardest.deals()) summary.hardest.add(outcome);
    for (std::size_t i = 0; i < superblock.open_count && summary.open.size() < open_told; ++i)
      summary.open.push_back(superblock.open[i]);
  });
  summary.counts = {all.won, all.lost, all.open};
  course.end_at(summary.counts);
  summary.nodes = nodes.distribution(all.most_nodes, all.nodes);
  summary.moves = moves.distribution(all.most_moves, all.moves);
  summary.verdicts = all.verdicts;
  return summary;
}

std::vector<std::string> commands(const Summary& summary) {
  std::vector<std::string> lines;
  if (summary.budgets.empty()) return lines;
  const auto line = [&](const Range& deals, const Budget& budget) {
    return "longwood-lab study run " + summary.terms.game + " --set " + summary.terms.set +
           (summary.terms.options.empty() ? "" : " --options \"" + summary.terms.options + "\"") +
           " --deals " + std::to_string(deals.first) + "-" + std::to_string(deals.last) +
           (summary.terms.player != 0 ? " --player honest"
                                      : " --nodes " + std::to_string(budget.nodes) + " --memory " +
                                            std::to_string(budget.megabytes)) +
           (summary.blocks ? " --blocks" : "");
  };
  for (const Range& deals : summary.ranges) lines.push_back(line(deals, summary.budgets.front()));
  if (summary.ranges.empty()) return lines;
  const Range all{summary.ranges.front().first, summary.ranges.back().last};
  for (std::size_t i = 1; i < summary.budgets.size(); ++i)
    lines.push_back(line(all, summary.budgets[i]) + " --retry-open");
  return lines;
}

}  // namespace longwood::study
