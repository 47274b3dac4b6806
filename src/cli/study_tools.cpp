#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

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
      fmt::print("deal {}:\n  {}: {}\n  {}: {}\n", conflict.first.deal, conflict.first_file,
                 told(conflict.first), conflict.second_file, told(conflict.second));
    std::fflush(stdout);
    throw Fault{fmt::format("the studies contradict each other, at deal {} first; nothing was written",
                            merged.conflicts.front().first.deal)};
  }
  fmt::print("{}: {} deals, {} of them told more than once, alike\n", out, grouped(merged.rows),
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
    fmt::print("{}: {} rows decided again, {} do not hold\n", path, grouped(result.rows),
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
  if (const auto written = store::write_file(out, bytes); !written) throw Fault{written.error()};
  fmt::print("{}: {} deals of {} proved winnable, {} bytes\n", out, grouped(list.deals.size()),
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
  command->add_option("--sample", options->sample, "how many rows")->capture_default_str();
  command->add_option("--seed", options->seed, "draws the sample")->capture_default_str();
  command->add_option("--nodes", options->nodes, "positions for proving a loss again")->capture_default_str();
  command->add_option("--memory", options->megabytes, "megabytes for it, for each thread")
      ->capture_default_str()
      ->check(CLI::Range(std::uint64_t{16}, std::uint64_t{1} << 20));
  command->add_option("--threads", options->threads, "rows at the same time; all cores if not given")
      ->check(CLI::Range(1U, 1024U));
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
  command->add_option("--most", options->most, "how many deals")->capture_default_str();
  command->callback([options, &status] { status = grade(options->file, options->out, options->most); });
}

}  // namespace longwood::cli
