#include "study/campaign.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "core/fault.hpp"
#include "parallel/pool.hpp"
#include "study/decider.hpp"
#include "study/honest_games.hpp"
#include "study/portions.hpp"

namespace longwood::study {
namespace {

using Clock = std::chrono::steady_clock;

/// The open deals that had a smaller budget than this one.
std::vector<Range> still_open(StudyFile& file, const Range& all, const Budget& budget) {
  std::vector<Range> list;
  file.each([&](const Row& row) {
    if (row.verdict == Verdict::open && row.deal >= all.first && row.deal <= all.last &&
        !file.budgets()[row.budget].covers(budget))
      list.push_back({row.deal, row.deal});
  });
  return list;
}

std::uint64_t count_of(const std::vector<Range>& ranges) {
  std::uint64_t count = 0;
  for (const Range& range : ranges) count += range.count();
  return count;
}

/// Decides a few deals, and gives their rows as soon as fifty times a second at most.
void decide_all(auto& decider, const Range& some, std::size_t budget, const auto& out) {
  std::vector<Row> found;
  auto handed_over = Clock::now();
  for (std::uint64_t deal = some.first; decider.decide_timed(deal, out.halt()); ++deal) {
    found.push_back(decider.row());
    found.back().budget = budget;
    if (deal == some.last) break;
    if (Clock::now() - handed_over <= std::chrono::milliseconds{20}) continue;
    out.give(std::exchange(found, {}));
    handed_over = Clock::now();
  }
  if (!found.empty()) out.give(std::move(found));
}

using Workers = Pool<Range, std::vector<Row>>;

/// The decider of each thread, as the campaign needs it.
std::function<void(Range&, const Workers::Out&)> make_worker(const Campaign& campaign, std::size_t budget) {
  const auto work_with = [budget](const auto& decider) {
    return [budget, decider](const Range& some, const Workers::Out& out) {
      decide_all(*decider, some, budget, out);
    };
  };
  if (campaign.honest)
    return work_with(std::make_shared<HonestGames>(*campaign.game, campaign.rules.options));
  return work_with(
      std::make_shared<Decider>(*campaign.game, campaign.rules.options, campaign.budget, campaign.memory));
}

void add(Progress& progress, const std::vector<Row>& rows) {
  progress.done += rows.size();
  for (const Row& row : rows) progress.verdicts.add(row.verdict);
}

}  // namespace

Progress run(StudyFile& file, const Campaign& campaign, const std::atomic<bool>& stop,
             const std::function<void(const Progress&)>& report) {
  const auto begin = Clock::now();
  if (!campaign.retry_open && !file.budgets().empty() && file.budgets().front() != campaign.budget) {
    const Budget& first = file.budgets().front();
    throw Fault{"'" + file.path() + "' was begun with --nodes " + std::to_string(first.nodes) + " --memory " +
                std::to_string(first.megabytes) + "; keep to them, add --retry-open, or give another --out"};
  }
  auto todo = campaign.retry_open ? still_open(file, campaign.deals, campaign.budget)
                                  : missing(campaign.deals, file.ranges());
  Progress progress;
  progress.asked = campaign.retry_open ? count_of(todo) : campaign.deals.count();
  progress.there = progress.asked - count_of(todo);
  report(progress);
  if (todo.empty() && !file.budgets().empty()) return progress;

  const std::size_t budget = file.budget(campaign.budget);
  const std::uint64_t beside = campaign.honest ? 0 : 15;
  Portions portions{std::move(todo), [beside](std::uint64_t first) { return first | beside; }};
  Workers workers{campaign.threads, Handover::as_done, [&] { return portions.next(); },
                  [&] { return make_worker(campaign, budget); }, stop};
  for (std::vector<std::vector<Row>> found; workers.take(found);) {
    if (found.empty()) continue;
    std::vector<Row> rows;
    for (const auto& some : found) rows.insert(rows.end(), some.begin(), some.end());
    std::ranges::sort(rows, {}, &Row::deal);
    file.put(rows);
    add(progress, rows);
    progress.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    report(progress);
  }
  return progress;
}

}  // namespace longwood::study
