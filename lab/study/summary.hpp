#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solve/results/verdict_counts.hpp"
#include "study/block_file.hpp"
#include "study/row.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// The values of one quantity, one for each deal.
class Distribution {
 public:
  /// A value, and how many deals have it.
  struct Step {
    std::uint64_t value, count;
  };

  Distribution() = default;
  explicit Distribution(std::vector<std::uint64_t> values);
  /// Numbers of which only sizes were kept: what each is at most, in ascending order, and their mean.
  Distribution(std::vector<Step> steps, double mean);

  /// In ascending order.
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  [[nodiscard]] bool empty() const { return steps_.empty(); }
  /// The least of the values that this share of them does not exceed; 0 if there are none.
  [[nodiscard]] std::uint64_t quantile(double share) const;
  /// 0 if there are none.
  [[nodiscard]] double mean() const { return mean_; }

 private:
  std::vector<Step> steps_;
  std::uint64_t count_ = 0;
  double mean_ = 0;
};

/// A study, summed up.
struct Summary {
  std::string path;
  Terms terms;
  std::vector<Budget> budgets;
  std::vector<Range> ranges;
  VerdictCounts counts;               ///< of all deals
  std::vector<VerdictCounts> course;  ///< after more and more deals, in the order of their numbers; the last
                                      ///< is `counts`
  std::uint64_t retried = 0;          ///< deals decided with another budget than the first
  Distribution nodes, microseconds, kilobytes;  ///< of all deals; times and memory are not kept in blocks
  Distribution moves;                           ///< of those won; of all games of the honest player
  std::uint64_t verdicts = 0;                   ///< `BlockSums::verdicts` of all deals
  /// The digests of all solutions or games, added up; none if one is not kept, nor in blocks.
  std::optional<std::uint64_t> solutions;
  Hardest hardest;
  std::vector<std::uint64_t> open;  ///< the first open deals, at most 64
  std::vector<Range> lacking;       ///< deals which the head names and which are not there
  bool sums = true;     ///< damage would show: rows have sums, blocks a head that names their deals
  bool blocks = false;  ///< classes of numbers are stored, not the numbers; each is reported as the greatest
                        ///< of its class
};

/// Reads a whole study; takes 24 to 32 bytes of memory a deal.
Summary summarise(StudyFile& file);

/// Reads a study in blocks through, in a few kilobytes of memory.
Summary summarise(const BlockFile& file);

/// The commands which make the same rows again, one a line.
std::vector<std::string> commands(const Summary& summary);

}  // namespace longwood::study
