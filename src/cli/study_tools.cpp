#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/arguments.hpp"
#include "cli/json.hpp"
#include "cli/range.hpp"
#include "cli/study.hpp"
#include "session/proved_deals.hpp"
#include "session/store.hpp"
#include "study/figures.hpp"
#include "study/grading.hpp"
#include "study/merge.hpp"
#include "study/recheck.hpp"

namespace longwood::cli {
namespace {

using study::grouped;

// ---- merge

std::string told(const study::Row& row) {
  return fmt::format("{}, {} moves, {} nodes, solution {:016x}", verdict_name(row.verdict), row.moves,
                     row.nodes, row.digest);
}

int merge(const std::vector<std::string>& files, const std::string& out, const std::string& deals) {
  const auto wanted = deals.empty() ? std::optional<study::Range>{} : range_of_deals(deals);
  const auto merged = study::merge(files, out);
  if (!merged.conflicts.empty()) {
    for (const study::Conflict& conflict : merged.conflicts)
      fmt::print("deal {}:\n  {}: {}\n  {}: {}\n", conflict.first.deal, printable(conflict.first_file),
                 told(conflict.first), printable(conflict.second_file), told(conflict.second));
    std::fflush(stdout);
    throw Fault{fmt::format("the studies contradict each other, at deal {} first; nothing was written",
                            merged.conflicts.front().first.deal)};
  }
  fmt::print("{}: {} deals, {} of them told more than once, alike\n", printable(out), grouped(merged.rows),
             grouped(merged.twice));
  if (!wanted) return done;
  auto file = study::StudyFile::read(out);
  const auto missing = study::missing(*wanted, file.ranges());
  if (missing.empty()) return done;
  fmt::print("missing: {}\n", study::ranges_text(missing));
  return answer_is_no;
}

// ---- check

int check(const std::string& path, std::uint64_t sample, std::uint64_t seed, const Limits& limits,
          unsigned threads, bool json) {
  auto file = study::StudyFile::read(path);
  const auto result = study::check(file, sample, seed, limits, threads);
  if (json) {
    print_json({{"file", path},
                {"rows", result.rows},
                {"replayed", result.replayed},
                {"proved", result.proved},
                {"proved_alike", result.proved_alike},
                {"unproved", result.unproved},
                {"open", result.open},
                {"faults", result.faults}});
  } else {
    for (const std::string& fault : result.faults) fmt::print("{}\n", fault);
    fmt::print("{}: {} rows decided again, {} do not hold\n", printable(path), grouped(result.rows),
               grouped(result.faults.size()));
    fmt::print("  {} wins replayed\n", grouped(result.replayed));
    fmt::print("  {} losses proved again by the second engine, {} more with like piles counting as one\n",
               grouped(result.proved), grouped(result.proved_alike));
    if (result.unproved > 0)
      fmt::print("  {} losses found again, but too much for the second engine within {} nodes and {} MB\n",
                 grouped(result.unproved), grouped(limits.nodes), limits.memory >> 20);
    if (result.open > 0) fmt::print("  {} open again\n", grouped(result.open));
  }
  return result.faults.empty() ? done : answer_is_no;
}

// ---- grade

int grade(const std::string& path, const std::string& out, std::uint64_t most) {
  auto file = study::StudyFile::read(path);
  const auto list = study::grade(file, most);
  if (list.deals.empty()) throw Fault{"'" + path + "' has no won deals; run more of them"};
  const auto bytes = write_proved_deals(list);
  if (const auto written = store::replace_file(out, bytes, "longwood deals ", "list of deals"); !written)
    throw Fault{written.error() + "; give another --out"};
  fmt::print("{}: {} deals of {} proved winnable, {} bytes\n", printable(out), grouped(list.deals.size()),
             terms_text(file.terms()), grouped(bytes.size()));
  return done;
}

}  // namespace

void add_study_merge(CLI::App& study, int& status) {
  struct Options {
    std::vector<std::string> files;
    std::string out, deals;
  };
  auto options = std::make_shared<Options>();
  auto* command = study.add_subcommand("merge", "put studies of the same terms together");
  command->add_option("FILE", options->files, "studies, as the shards of a run")->required();
  command->add_option("--out", options->out, "the file for all; if it is there, its rows are kept")
      ->required();
  command->add_option("--deals", options->deals, "status 1 if not all of these deals are there afterwards");
  command->callback([options, &status] { status = merge(options->files, options->out, options->deals); });
}

void add_study_check(CLI::App& study, int& status) {
  struct Options {
    std::string file;
    std::uint64_t sample = 1000, seed = 0, nodes = 20'000'000, megabytes = 2048;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command = study.add_subcommand(
      "check", "decide a sample again, replay wins, prove losses with the second engine");
  command->add_option("FILE", options->file, "a study")->required();
  add_number(*command, "--sample", options->sample, 1, study::last_deal, "how many rows")
      ->default_str(std::to_string(options->sample));
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0}, "draws the sample")->default_str("0");
  add_effort_to(*command, options->nodes, options->megabytes, "for proving a loss again",
                "for it, for each thread");
  add_number(*command, "--threads", options->threads, 1, 1024,
             "rows at the same time; all cores if not given");
  command->add_flag("--json", options->json, "one JSON object");
  command->callback([options, &status] {
    const Limits limits{.nodes = options->nodes,
                        .memory = static_cast<std::size_t>(options->megabytes) << 20};
    status = check(options->file, options->sample, options->seed, limits, options->threads, options->json);
  });
}

void add_study_grade(CLI::App& study, int& status) {
  struct Options {
    std::string file, out;
    std::uint64_t most = 10'000;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      study.add_subcommand("grade", "a list of winnable deals with their difficulty, for the page");
  command->add_option("FILE", options->file, "a study")->required();
  command->add_option("--out", options->out, "the packed list")->required();
  add_number(*command, "--most", options->most, 1, study::last_deal, "how many deals")
      ->default_str(std::to_string(options->most));
  command->callback([options, &status] { status = grade(options->file, options->out, options->most); });
}

}  // namespace longwood::cli
