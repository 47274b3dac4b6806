#include "study/merge.hpp"

#include <algorithm>
#include <optional>

#include "core/fault.hpp"
#include "session/store.hpp"
#include "study/draft.hpp"
#include "study/game_moves.hpp"
#include "study/study_file.hpp"

namespace longwood::study {
namespace {

constexpr std::size_t shown_conflicts = 20;
constexpr std::size_t batch = 50'000;

/// Which of two rows of one deal is to be kept; nothing if they contradict each other.
std::optional<Row> kept(const Row& a, const Budget& budget_a, const Row& b, const Budget& budget_b) {
  const bool a_open = a.verdict == Verdict::open, b_open = b.verdict == Verdict::open;
  if (a_open && b_open) {
    if (budget_a == budget_b && !a.tells_same(b)) return {};
    return budget_a.covers(budget_b) ? a : b;
  }
  // What a smaller budget decided, a greater one cannot have left open.
  if (a_open) return budget_a.covers(budget_b) ? std::nullopt : std::optional{b};
  if (b_open) return budget_b.covers(budget_a) ? std::nullopt : std::optional{a};
  if (!a.tells_same(b)) return {};
  return a.digest == 0 ? b : a;  // the one that keeps more
}

/// Takes over the rows of one file after another.
class Merger {
 public:
  explicit Merger(StudyFile& to) : to_{to} {}

  void take(StudyFile& from) {
    std::vector<std::size_t> budget;
    for (const Budget& each : from.budgets()) budget.push_back(to_.budget(each));
    // Where the file's deals lie among those taken before, each must be looked up.
    const auto ranges = from.ranges();
    const bool apart = ranges.empty() || std::ranges::none_of(taken_, [&](const Range& range) {
                         return range.first <= ranges.back().last && ranges.front().first <= range.last;
                       });
    std::optional<Played> played;
    from.each([&](const Row& read) {
      Row row = read;
      if (row.spelled) {
        if (!played) played.emplace(rules_now(from.terms(), from.path()));
        auto packed = packed_row(*played, row);
        if (!packed)
          throw Fault{"'" + from.path() + "', deal " + std::to_string(row.deal) + ": " + packed.error()};
        row = std::move(*packed);
      }
      row.budget = budget[read.budget];
      if (Row other; !apart && to_.find(row.deal, other)) {
        const auto keep = kept(other, to_.budgets()[other.budget], row, to_.budgets()[row.budget]);
        ++merged_.twice;
        if (!keep) return clash(other, row, from.path());
        row = *keep;
      }
      rows_.push_back(row);
      if (rows_.size() >= batch) flush();
    });
    flush();
    for (const Range& range : ranges) taken_.push_back(range);
    sources_.emplace_back(from.path(), ranges);
  }

  [[nodiscard]] Merged& merged() { return merged_; }

 private:
  void clash(const Row& first, const Row& second, const std::string& path) {
    if (merged_.conflicts.size() >= shown_conflicts) return;
    const auto source = std::ranges::find_if(sources_, [&](const auto& known) {
      return std::ranges::any_of(known.second, [&](const Range& range) {
        return range.first <= first.deal && first.deal <= range.last;
      });
    });
    merged_.conflicts.push_back({source == sources_.end() ? path : source->first, path, first, second});
  }
  void flush() {
    to_.put(rows_);
    rows_.clear();
  }

  StudyFile& to_;
  Merged merged_;
  std::vector<Row> rows_;
  std::vector<Range> taken_;
  std::vector<std::pair<std::string, std::vector<Range>>> sources_;
};

/// The terms of all these files, of which one at a time is open; a fault if they differ.
Terms common_terms(const std::vector<std::string>& paths) {
  std::optional<Terms> common;
  for (const std::string& path : paths) {
    const Terms terms = StudyFile::read(path).terms();
    if (!common) common = terms;
    if (terms != *common)
      throw Fault{"'" + path + "' holds " + terms_text(terms) + ", but '" + paths.front() + "' holds " +
                  terms_text(*common) + "; merge studies of the same terms"};
  }
  return *common;
}

}  // namespace

Merged merge(const std::vector<std::string>& files, const std::string& out) {
  const MergeSources sources{out, files};
  const Terms terms = common_terms(sources.paths());

  Draft draft{out};
  Merged result;
  {
    StudyFile to = StudyFile::draft(draft.path(), out, terms);
    Merger merger{to};
    for (const std::string& path : sources.paths()) {
      auto source = StudyFile::read(path);
      merger.take(source);
    }
    result = std::move(merger.merged());
    result.rows = to.count();
  }
  if (!result.conflicts.empty()) return result;
  draft.place(out);
  return result;
}

}  // namespace longwood::study
