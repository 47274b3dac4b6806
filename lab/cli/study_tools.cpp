#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <spawn.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/arguments.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/range.hpp"
#include "cli/reports.hpp"
#include "cli/study.hpp"
#include "session/proved_deals.hpp"
#include "session/store.hpp"
#include "study/block_check.hpp"
#include "study/block_merge.hpp"
#include "study/figures.hpp"
#include "study/grading.hpp"
#include "study/merge.hpp"
#include "study/recheck.hpp"

namespace longwood::cli {
namespace {

/// Hands lost deals to a command of the user, one number per line. It cannot hold the program up: when it
/// reads nothing, or does not end, for as long as it is given, it is killed.
class ForeignChecker {
 public:
  enum class Answer : std::uint8_t {
    agrees,     ///< it has read all deals and ended with status 0
    undecided,  ///< it ended with status 2, or had to be killed
    disagrees,
  };

  /// Without a command nothing is handed over. `seconds` is how long it may take without reading a deal or,
  /// when it has them all, without ending.
  ForeignChecker(std::string command, std::uint64_t seconds);
  ForeignChecker(const ForeignChecker&) = delete;
  ForeignChecker& operator=(const ForeignChecker&) = delete;
  ForeignChecker(ForeignChecker&&) = delete;
  ForeignChecker& operator=(ForeignChecker&&) = delete;
  ~ForeignChecker();

  void hand_over(std::uint64_t deal);
  Answer answer();

 private:
  void write_all(std::string_view text);

  std::string command_;
  std::uint64_t seconds_;
  pid_t child_ = -1;
  int pipe_ = -1;
  bool refused_ = false, too_slow_ = false;
  std::string waiting_;  ///< numbers that are not written yet
};

/// Starts a shell command that reads from `input`, in a process group of its own so that all of it can be
/// killed; -1 if it cannot be started.
pid_t start(const std::string& command, int input) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  ::posix_spawnattr_setpgroup(&attributes, 0);
  std::string shell = "sh", option = "-c", line = command;
  char* arguments[] = {shell.data(), option.data(), line.data(), nullptr};
  pid_t child = -1;
  if (::posix_spawn(&child, "/bin/sh", &files, &attributes, arguments, environ) != 0) child = -1;
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&files);
  return child;
}

ForeignChecker::ForeignChecker(std::string command, std::uint64_t seconds)
    : command_{std::move(command)}, seconds_{seconds} {
  if (command_.empty()) return;
  std::signal(SIGPIPE, SIG_IGN);  // one that ends early has a status
  std::fflush(stdout);
  int ends[2] = {-1, -1};
  if (::pipe2(ends, O_CLOEXEC) == 0) {
    child_ = start(command_, ends[0]);
    ::close(ends[0]);
    pipe_ = ends[1];
    ::fcntl(pipe_, F_SETFL, O_NONBLOCK);
  }
  if (child_ < 0) throw Fault{"--checker: " + in_quotes(command_).english() + " cannot be started"};
}

ForeignChecker::~ForeignChecker() {
  if (pipe_ >= 0) ::close(pipe_);
  if (child_ < 0) return;
  ::kill(-child_, SIGKILL);
  ::waitpid(child_, nullptr, 0);
}

void ForeignChecker::hand_over(std::uint64_t deal) {
  constexpr std::size_t enough = 4096;
  if (child_ < 0) return;
  waiting_ += std::to_string(deal) + "\n";
  if (waiting_.size() >= enough) write_all(std::exchange(waiting_, {}));
}

void ForeignChecker::write_all(std::string_view text) {
  while (!text.empty() && !refused_ && !too_slow_) {
    pollfd ready{.fd = pipe_, .events = POLLOUT, .revents = 0};
    const int found = ::poll(&ready, 1, static_cast<int>(seconds_ * 1000));
    if (found < 0 && errno == EINTR) continue;
    if (found == 0) too_slow_ = true;
    const auto written = found > 0 ? ::write(pipe_, text.data(), text.size()) : 0;
    if (written < 0 && errno != EAGAIN && errno != EINTR) refused_ = true;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
}

/// Waits for the command to end, as long as it is given.
ForeignChecker::Answer ForeignChecker::answer() {
  using Clock = std::chrono::steady_clock;
  if (child_ < 0) return Answer::agrees;
  write_all(std::exchange(waiting_, {}));
  ::close(std::exchange(pipe_, -1));
  int status = 0;
  for (const auto until = Clock::now() + std::chrono::seconds{seconds_};;) {
    if (::waitpid(child_, &status, WNOHANG) == child_) break;
    if (too_slow_ || Clock::now() > until) return Answer::undecided;  // the destructor kills it
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
  }
  child_ = -1;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 2) return Answer::undecided;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 && !refused_ ? Answer::agrees : Answer::disagrees;
}

// ---- merge

std::string told(const study::Row& row) {
  return fmt::format("{}, {} moves, {} nodes, solution {:016x}", verdict_name(row.verdict), row.moves,
                     row.nodes, row.digest);
}

/// Says which of the deals are missing, if any are wanted.
int tell_missing(const std::optional<Range>& wanted, const std::vector<Range>& there) {
  const auto missing = wanted ? study::missing(*wanted, there) : std::vector<Range>{};
  if (missing.empty()) return done;
  fmt::print("missing: {}\n", study::ranges_text(missing));
  return answer_is_no;
}

void tell_merged(const std::string& out, std::uint64_t deals, std::uint64_t twice) {
  fmt::print("{}: {} deals, {} of them in several files, with equal rows\n", printable(out), grouped(deals),
             grouped(twice));
}

int merge(const std::vector<std::string>& files, const std::string& out, const std::string& deals) {
  const auto wanted = deals.empty() ? std::optional<Range>{} : range_of_deals(deals);
  if (study::BlockFile::is_one(files.front())) {
    const auto merged = study::merge_blocks(files, out);
    warn(merged.warnings);
    tell_merged(out, merged.deals, merged.twice);
    return tell_missing(wanted, study::BlockFile::read(out).ranges());
  }
  const auto merged = study::merge(files, out);
  if (!merged.conflicts.empty()) {
    for (const study::Conflict& conflict : merged.conflicts)
      fmt::print("deal {}:\n  {}: {}\n  {}: {}\n", conflict.first.deal, printable(conflict.first_file),
                 told(conflict.first), printable(conflict.second_file), told(conflict.second));
    std::fflush(stdout);
    throw Fault{fmt::format("the studies contradict each other, at deal {} first; nothing was written",
                            merged.conflicts.front().first.deal)};
  }
  tell_merged(out, merged.rows, merged.twice);
  return tell_missing(wanted, study::StudyFile::read(out).ranges());
}

// ---- check

void tell_games(const std::string& path, const study::Recheck& result) {
  for (const std::string& fault : result.faults) fmt::print("{}\n", fault);
  fmt::print("{}: {} games played again, {} do not hold\n", printable(path), grouped(result.rows),
             grouped(result.faults.size()));
  fmt::print("  {} replayed by the rules\n", grouped(result.replayed));
}

int check(study::StudyFile& file, const std::string& path, std::uint64_t sample, std::uint64_t seed,
          const Limits& limits, unsigned threads, bool json) {
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
  } else if (file.terms().player != 0) {
    tell_games(path, result);
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
    if (result.open > 0) fmt::print("  {} undecided again\n", grouped(result.open));
  }
  return result.faults.empty() ? done : answer_is_no;
}

/// A command that is to prove lost deals, and how long it may keep the program waiting.
struct CheckerOptions {
  std::string command;
  std::uint64_t seconds = 600;
};

/// Why the losses are not confirmed; nothing if they are.
std::string objection(ForeignChecker& checker, const std::string& command) {
  switch (checker.answer()) {
    case ForeignChecker::Answer::agrees: return {};
    case ForeignChecker::Answer::undecided:
      return "the checker did not decide all deals: " + in_quotes(command).english();
    case ForeignChecker::Answer::disagrees: break;
  }
  return "the checker does not agree: " + in_quotes(command).english();
}

struct CheckOptions {
  std::string file;
  CheckerOptions checker;
  std::uint64_t sample = 1000, blocks = 0, seed = 0, nodes = 20'000'000, megabytes = 2048, machine = 0;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false;
};

int check_blocks(const CheckOptions& options) {
  constexpr std::uint64_t usual = 8;
  const std::string& path = options.file;
  const CheckerOptions& by = options.checker;
  const bool json = options.json;
  const std::string& command = by.command;
  const auto file = study::BlockFile::read(path);
  warn(file.warnings());
  study::MemoryShare memory{file.budget(), options.threads, options.machine};
  if (const auto words = memory.words(); !words.empty()) report(words);
  ForeignChecker checker{command, by.seconds};
  auto result = study::check(
      file, options.blocks == 0 ? usual : options.blocks, options.seed, options.threads,
      [&](std::uint64_t deal) { checker.hand_over(deal); }, &memory);
  if (auto words = objection(checker, command); !words.empty()) result.faults.push_back(std::move(words));
  if (json) {
    print_json({{"file", path},
                {"blocks", result.blocks},
                {"deals", result.deals},
                {"replayed", result.replayed},
                {"lost", result.lost},
                {"checker", command.empty() ? Json{} : Json(command)},
                {"open", result.open},
                {"faults", result.faults}});
  } else {
    for (const std::string& fault : result.faults) fmt::print("{}\n", fault);
    fmt::print("{}: {} blocks of {} deals decided again, {} faults\n", printable(path),
               grouped(result.blocks), grouped(result.deals), grouped(result.faults.size()));
    fmt::print("  {} wins replayed\n", grouped(result.replayed));
    fmt::print("  {} losses {}\n", grouped(result.lost),
               command.empty() ? "found again" : "handed to the checker");
    if (result.open > 0) fmt::print("  {} undecided again\n", grouped(result.open));
  }
  return result.faults.empty() ? done : answer_is_no;
}

// ---- grade

struct GradeOptions {
  std::string file, out, honest;
  std::uint64_t most = 10'000;
  std::uint32_t worlds = 64;
  bool count = false;
};

constexpr std::size_t largest_list = std::size_t{64} << 20;

/// The existing list, of the same rules, with its games counted again.
ProvedDeals counted(const study::Terms& terms, const std::string& path, study::StudyFile& games) {
  const auto bytes = store::read_file(path, largest_list);
  if (!bytes) throw Fault{bytes.error().english() + "; --count needs an existing list"};
  auto list = read_proved_deals(*bytes);
  if (!list) throw Fault{"'" + path + "': " + list.error().english()};
  if (list->game != terms.game || list->set != study::rules_text(terms) || list->rules != terms.rules)
    throw Fault{"'" + path + "' is a list of other rules than the study's; give another --out"};
  study::count_games(*list, games);
  return std::move(*list);
}

ProvedDeals graded(study::StudyFile& file, const GradeOptions& options) {
  if (options.honest.empty()) {
    if (options.count) throw Fault{"--count: name the study of the games with --honest"};
    return study::grade(file, options.most);
  }
  auto games = study::StudyFile::read(options.honest);
  const auto &terms = file.terms(), &of_games = games.terms();
  if (of_games.player == 0)
    throw Fault{"'" + options.honest + "' is not a study of the honest player; name one with --honest"};
  if (terms.game != of_games.game || study::rules_text(terms) != study::rules_text(of_games) ||
      terms.rules != of_games.rules)
    throw Fault{"'" + options.honest + "' holds " + terms_text(of_games) + ", but '" + file.path() +
                "' holds " + terms_text(terms) + "; give games of the same rules to --honest"};
  if (options.count) return counted(terms, options.out, games);
  return study::grade_by_chance(file, games, options.most, static_cast<int>(options.worlds));
}

int grade(const GradeOptions& options) {
  auto file = study::StudyFile::read(options.file);
  if (file.terms().player != 0)
    throw Fault{"'" + options.file + "' is a study of the honest player; grade a study of the solver"};
  const Output out{"--out", options.out, "longwood deals ", "list of deals"};
  const auto list = graded(file, options);
  if (list.deals.empty()) throw Fault{"'" + options.file + "' has no winnable deals; run more deals"};
  const auto bytes = write_proved_deals(list);
  out.write(bytes);
  fmt::print("{}: {} deals of {} proved winnable, {} bytes\n", printable(options.out),
             grouped(list.deals.size()), terms_text(file.terms()), grouped(bytes.size()));
  for (std::size_t i = 0; !options.honest.empty() && i < list.honest.size(); ++i)
    fmt::print("  grade {}: the honest player won {} of {} games\n", i + 1, grouped(list.honest[i].won),
               grouped(list.honest[i].of));
  if (!grades_tell(list)) fmt::print("  the grades do not tell how many games are won\n");
  return done;
}

}  // namespace

void add_study_merge(CLI::App& study, int& status) {
  struct Options {
    std::vector<std::string> files;
    std::string out, deals;
  };
  auto options = std::make_shared<Options>();
  auto* command = study.add_subcommand("merge", "Merge studies of the same terms");
  command->add_option("FILE", options->files, "studies, e.g. the shards of a run")->required();
  command->add_option("--out", options->out, "the merged file; if it exists, its rows are kept")->required();
  command->add_option("--deals", options->deals, "status 1 unless all these deals are there");
  add_examples(*command, {"study merge a.study b.study --out all.study",
                          "study merge a.study b.study --out all.study --deals 0-19"});
  command->callback([options, &status] { status = merge(options->files, options->out, options->deals); });
}

void add_study_check(CLI::App& study, int& status) {
  auto options = std::make_shared<CheckOptions>();
  auto* command =
      study.add_subcommand("check", "Check a sample: solve again, replay wins, prove losses otherwise");
  command->add_option("FILE", options->file, "a study")->required();
  add_number(*command, "--sample", options->sample, 1, study::last_deal, "how many rows to check")
      ->default_str(std::to_string(options->sample));
  add_number(*command, "--blocks", options->blocks, 1, study::last_deal,
             "how many blocks to check in a study with blocks; without it, 8");
  command->add_option("--checker", options->checker.command,
                      "for blocks: a shell command that reads and confirms the lost deals");
  add_number(*command, "--checker-time", options->checker.seconds, 1, 1'000'000,
             "seconds after which a checker that does not respond is stopped")
      ->default_str(std::to_string(options->checker.seconds));
  add_number(*command, "--seed", options->seed, 0, ~std::uint64_t{0}, "random seed of the sample")
      ->default_str("0");
  add_effort_to(*command, options->nodes, options->megabytes, "positions to search for a proof",
                "memory per thread");
  add_number(*command, "--threads", options->threads, 1, 1024,
             "rows to check at the same time; without it, one per core");
  add_machine_memory(*command, options->machine);
  command->add_flag("--json", options->json, "print one JSON object");
  add_examples(*command, {"study check a.study", "study check a.study --sample 5 --json"});
  command->callback([options, &status] {
    if (study::BlockFile::is_one(options->file)) {
      status = check_blocks(*options);
      return;
    }
    if (options->blocks != 0 || !options->checker.command.empty())
      throw Fault{"'" + options->file + "' is not a study in blocks; omit --blocks and --checker"};
    const Limits limits{.nodes = options->nodes,
                        .memory = static_cast<std::size_t>(options->megabytes) << 20};
    auto file = study::StudyFile::read(options->file);
    const unsigned threads = fewer_threads(options->threads, options->megabytes, options->machine);
    status = check(file, options->file, options->sample, options->seed, limits, threads, options->json);
  });
}

void add_study_grade(CLI::App& study, int& status) {
  auto options = std::make_shared<GradeOptions>();
  auto* command =
      study.add_subcommand("grade", "Make the page's list of winnable deals with their difficulty");
  command->add_option("FILE", options->file, "a study")->required();
  command->add_option("--out", options->out, "the list to write")->required();
  add_number(*command, "--most", options->most, 1, study::last_deal, "how many deals to list")
      ->default_str(std::to_string(options->most));
  command->add_option("--honest", options->honest,
                      "grade by the chance with hints and count the games of this study; without it, grade "
                      "by the solver's effort");
  add_number(*command, "--worlds", options->worlds, 1, 100'000, "games to simulate per chance")
      ->default_str(std::to_string(options->worlds));
  command->add_flag("--count", options->count,
                    "keep the grades of the existing list and only count its games again");
  add_examples(*command,
               {"study grade a.study --out a.deals", "study grade a.study --out a.deals --most 50"});
  command->callback([options, &status] { status = grade(*options); });
}

}  // namespace longwood::cli
