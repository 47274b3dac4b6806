#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/answer.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/deal_words.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/progress.hpp"
#include "cli/proof.hpp"
#include "cli/range.hpp"
#include "cli/reports.hpp"
#include "cli/streams.hpp"
#include "core/notation.hpp"
#include "face/commands.hpp"
#include "foresight/foresight.hpp"
#include "parallel/pool.hpp"
#include "session/store.hpp"
#include "solve/optimal/shortest.hpp"
#include "solve/solver.hpp"

namespace longwood::cli {
namespace {

/// A position to be decided, and how its answer is headed.
struct Question {
  Session session;
  std::string name;      ///< of a deck in a file; empty otherwise
  std::size_t line = 0;  ///< of a deck without a name in a file
};

struct SolveOptions : DealOptions {
  std::string deals, decks, record, language;
  Limits limits;
  std::uint64_t megabytes = 1024;
  unsigned threads = 1;
  bool shortest = false, proof = false, moves = false, json = false;
};

/// The questions of a run, made one at a time: a range may be long.
class Questions {
 public:
  explicit Questions(const SolveOptions& options)
      : options_{options},
        game_{game_named(options.game)},
        rules_{options.chosen_rules(game_)},
        packs_{game_.info->packs_for(rules_.options)} {
    const int ways = static_cast<int>(options.given()) + !options.deals.empty() + !options.decks.empty() +
                     !options.record.empty();
    if (ways != 1)
      throw Fault{problem(
          "solve: choose what to solve with one of --deal, --deals, --deck, --decks, --board or --record")};
    if (!options.record.empty() && !(options.set.empty() && options.choices.empty()))
      throw Fault{problem("--record: a saved game names its own rules; omit --set and --options")};
    if (!options.deals.empty()) read_deals();
    if (!options.decks.empty()) read_decks();
  }

  /// How many there are in all, if that is known beforehand.
  [[nodiscard]] std::optional<std::uint64_t> total() const {
    if (!options_.decks.empty()) return {};
    return options_.deals.empty() ? 1 : last_ - first_ + 1;
  }

  /// The next question, or nothing.
  std::optional<Question> next() {
    if (!options_.record.empty()) return asked_++ == 0 ? std::optional{from_record()} : std::nullopt;
    if (!options_.decks.empty()) return next_deck();
    if (options_.deals.empty())
      return asked_++ == 0 ? std::optional{Question{options_.session(), {}}} : std::nullopt;
    if (asked_ > last_ - first_ || done_) return {};
    const std::uint64_t number = first_ + asked_;
    done_ = asked_++ == last_ - first_;
    return Question{begin(deal_by_number(packs_, number)), {}};
  }

 private:
  [[nodiscard]] Session begin(const Deal& deal) const { return {game_, *rules_.set, rules_.options, deal}; }

  void read_deals() {
    const auto range = cli::range_of_deals(options_.deals);
    first_ = range.first;
    last_ = range.last;
  }

  void read_decks() {
    constexpr std::size_t most = std::size_t{256} << 20;
    auto text = store::read_file(options_.decks, most, message("list of decks", "file").english);
    if (!text) throw Fault{text.error()};
    decks_ = plain_text(*text);
  }

  std::optional<Question> next_deck() {
    while (at_ < decks_.size()) {
      const auto end = std::min(decks_.find('\n', at_), decks_.size());
      std::string_view line{decks_.data() + at_, end - at_};
      at_ = end + 1;
      ++line_;
      line = line.substr(0, line.find('#'));
      const auto colon = line.find(':');
      const auto cards = colon == line.npos ? line : line.substr(colon + 1);
      if (Words{cards}.next().empty()) continue;
      const auto deal = deal_from_deck(packs_, cards);
      if (!deal)
        throw Fault{problem("{path}, line {n}: {why}", in_quotes(options_.decks), line_, deal.error())};
      const auto name = colon == line.npos ? std::string_view{} : Words{line.substr(0, colon)}.next();
      return Question{begin(*deal), std::string{name}, name.empty() ? line_ : 0};
    }
    return {};
  }

  [[nodiscard]] Question from_record() const {
    const auto text = store::read_file(options_.record, max_record_size);
    if (!text) throw Fault{text.error()};
    auto session = replay(*text);
    if (!session) throw Fault{problem("{what}: {why}", in_quotes(options_.record), session.error())};
    if (&session->game() != &game_)
      throw Fault{problem("'{path}' is a game of {game}, not of {other}", options_.record,
                          title_text(session->info()), title_text(*game_.info))};
    return {*std::move(session), {}};
  }

  const SolveOptions& options_;
  const AnyGame& game_;
  ChosenRules rules_;
  const Packs& packs_;
  std::uint64_t first_ = 0, last_ = 0, asked_ = 0;
  bool done_ = false;
  std::string decks_;
  std::size_t at_ = 0, line_ = 0;
};

bool foresees(const Session& session, const Solution& solution) {
  return solution.verdict != Verdict::open &&
         depends_on_shuffles(session.game(), session.state(), solution.verdict, solution.line);
}

/// One line: what was asked, and the answer with its price.
std::string answer_text(const Question& question, const Solution& solution, const SolveOptions& options,
                        const Language& language) {
  const Session& session = question.session;
  if (options.json) {
    const bool named = !question.name.empty() || question.line > 0;
    const auto name = question.name.empty() ? fmt::format("line {}", question.line) : question.name;
    return face::json_of(face::Solved{{session, named},
                                      named ? std::optional{outside(name)} : std::nullopt,
                                      solution,
                                      options.shortest}) +
           "\n";
  }
  const Speaker say{language, session.info()};
  const auto name = !question.name.empty() ? printable(question.name)
                    : question.line > 0    ? say.phrase("line {n}", static_cast<int>(question.line))
                                           : position_words(say, session);
  auto verdict =
      solution.verdict == Verdict::won
          ? say.count("won in {n} move", "won in {n} moves", static_cast<int>(solution.line.size()))
          : say.word(solution.verdict == Verdict::lost ? message("lost", "verdict")
                                                       : message("undecided", "verdict"));
  if (solution.verdict == Verdict::won && options.shortest && !solution.fewest)
    verdict = say.phrase("{clause}, perhaps not the fewest", verdict);
  if (foresees(session, solution)) verdict = say.phrase("{clause}, with future shuffles known", verdict);
  auto text = say.phrase("{position}: {verdict}, {n} nodes, {time} ms of processor time", name, verdict,
                         std::to_string(solution.nodes),
                         in_figures(language, fmt::format("{:.3f}", solution.milliseconds))) +
              "\n";
  if (options.moves && solution.verdict == Verdict::won)
    text += write_moves(session.info(), solution.line) + "\n";
  return text;
}

/// Decides questions on several threads and prints the answers in the order of the questions.
class Run {
 public:
  explicit Run(const SolveOptions& options) : options_{options}, questions_{options}, line_{options.game} {
    progress_.asked = questions_.total().value_or(0);
  }

  void work() {
    const AnyGame& game = game_named(options_.game);
    const auto make_worker = [&] {
      auto solver = std::make_shared<Solver>(game, options_.limits);
      return [this, &game, solver](Question& question, const auto& out) {
        const State& state = question.session.state();
        const Solution solution =
            options_.shortest ? shortest(game, state, options_.limits) : solver->solve(state);
        out.give({answer_text(question, solution, options_, language_), solution.verdict,
                  foresees(question.session, solution)});
      };
    };
    Pool<Question, Answer> pool{options_.threads, Handover::of_items, [this] { return questions_.next(); },
                                make_worker};
    for (std::vector<Answer> answers; pool.take(answers);)
      for (const Answer& answer : answers) tell_one(answer);
    line_.clear();
  }

  /// One line about all of them on standard error, if there were several.
  void sum_up() const {
    if (progress_.done <= 1) return;
    const Speaker say{language_};
    const auto [won, lost, open] = progress_.verdicts;
    const auto counts =
        say.phrase("{n} deals: {won} won, {lost} lost, {open} undecided", std::to_string(progress_.done),
                   std::to_string(won), std::to_string(lost), std::to_string(open));
    tell((foresees_ ? say.phrase("{clause} (all cards and future shuffles known)", counts)
                    : say.phrase("{clause} (all cards known)", counts)) +
         "\n");
  }
  [[nodiscard]] std::uint64_t answered() const { return progress_.done; }
  [[nodiscard]] std::uint64_t not_won() const { return progress_.done - progress_.verdicts.won; }

 private:
  struct Answer {
    std::string text;
    Verdict verdict;
    bool foresees;
  };

  void tell_one(const Answer& answer) {
    if (isatty(STDOUT_FILENO) != 0) line_.clear();
    fmt::print("{}", answer.text);
    ++progress_.done;
    progress_.verdicts.add(answer.verdict);
    foresees_ = foresees_ || answer.foresees;
    // a single deal has nothing to show, and ends the line itself
    if (progress_.asked == 1 || !line_.due()) return;
    progress_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    line_.show(progress_);
  }

  const SolveOptions& options_;
  Language language_ = language_named(options_.language);
  Questions questions_;
  ProgressLine line_;
  Progress progress_;
  bool foresees_ = false;  ///< any answer depends on future shuffles
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Prints the proof of one position: a record that ends won, or what shows a loss.
int prove(const SolveOptions& options) {
  Questions questions{options};
  auto question = questions.next();
  if (!question || questions.next())
    throw Fault{problem("--proof: one deal at a time; choose it with --deal, --deck, --board or --record")};
  Session& session = question->session;
  const Solution solution = options.shortest ? shortest(session.game(), session.state(), options.limits)
                                             : Solver{session.game(), options.limits}.solve(session.state());
  SolveOptions plainly;
  plainly.shortest = options.shortest;
  tell(answer_text(*question, solution, plainly, language_named(options.language)));
  if (solution.verdict == Verdict::open) return answer_is_no;
  if (solution.verdict == Verdict::lost) {
    fmt::print("{}", write_proof(session, solution, {}));
  } else {
    for (const Move move : solution.line) session.play(move);
    fmt::print("{}", write_record(session.record()));
  }
  return done;
}

void add_limits(CLI::App& command, SolveOptions& options) {
  add_number(command, "--time", options.limits.milliseconds, 1, most_milliseconds,
             "milliseconds per deal; without it, no limit");
  add_effort_to(command, options.limits.nodes, options.megabytes, "positions to search per deal",
                "memory per thread");
  add_number(command, "--threads", options.threads, 1, 256, "deals to solve at the same time")
      ->default_str("1");
}

}  // namespace

void add_solve(CLI::App& app, int& status) {
  auto options = std::make_shared<SolveOptions>();
  auto* command = app.add_subcommand("solve", "Find out whether deals are winnable, with all cards visible");
  options->add_to(*command);
  command->add_option("--deals", options->deals, "a range of deal numbers, e.g. 1-1000");
  command->add_option("--decks", options->decks,
                      "a file with one deck per line, e.g. \"name: KS TH 7D ...\"");
  command->add_option("--record", options->record, "the last position of a saved game");
  add_limits(*command, *options);
  command->add_flag("--shortest", options->shortest, "find a solution with the fewest moves (Fortress)");
  command->add_flag("--moves", options->moves, "print the moves of the solution");
  command->add_flag("--json", options->json, "print one JSON object per deal");
  command->add_flag("--proof", options->proof, "print a proof that longwood verify checks")
      ->excludes("--moves", "--json");
  add_language_to(*command, options->language);
  add_examples(*command, {"solve fortress --deal 5 --moves", "solve fortress --deals 1-20"});
  command->callback([options, &status] {
    options->limits.memory = static_cast<std::size_t>(options->megabytes) << 20;
    const GameInfo& info = *game_named(options->game).info;
    if (options->shortest && !has_bound(info))
      throw Fault{problem("--shortest: not available for {game}, only for Fortress", title_text(info))};
    if (options->proof) {
      status = prove(*options);
      return;
    }
    Run run{*options};
    run.work();
    if (run.answered() == 0)
      throw Fault{problem("{path} has no deck; write one per line, e.g. \"name: KS TH 7D ...\"",
                          in_quotes(options->decks))};
    run.sum_up();
    if (options->deals.empty() && options->decks.empty() && run.not_won() > 0) status = answer_is_no;
  });
}

}  // namespace longwood::cli
