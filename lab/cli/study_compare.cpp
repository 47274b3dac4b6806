#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/study.hpp"
#include "core/all_games.hpp"
#include "study/figures.hpp"
#include "study/pairing.hpp"

namespace longwood::cli {
namespace {

using study::Pairing;
using study::StudyFile;

constexpr Verdict verdicts[] = {Verdict::won, Verdict::lost, Verdict::open};

/// Two studies by what tells them apart: their terms, or else their files.
struct Names {
  std::string first, second;
};

Names names_of(const StudyFile& a, const StudyFile& b) {
  if (a.terms() == b.terms()) return {printable(a.path()), printable(b.path())};
  return {terms_text(a.terms()), terms_text(b.terms())};
}

/// "+0.12 % to +0.15 %" of the deals.
std::string gain_text(const Interval& gain) {
  return fmt::format("{:+.2f} % to {:+.2f} %", gain.low * 100, gain.high * 100);
}

/// A probability in two figures; those too small for a `double` are bounded, never said to be none.
std::string probability_text(double p) { return p < 1e-300 ? "< 1e-300" : fmt::format("{:.2g}", p); }

std::uint64_t cell(const Pairing& pairing, Verdict first, Verdict second) {
  return pairing.table[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)];
}

void print_text(const Names& names, const Pairing& pairing) {
  fmt::print("first:  {}\nsecond: {}\n{} deals in both\n\n", names.first, names.second,
             grouped(pairing.pairs()));
  fmt::print("{:>14} {:>14} {:>14} {:>14}\n", "first, second:", "won", "lost", "undecided");
  for (const Verdict row : verdicts) {
    fmt::print("{:>14}", verdict_name(row));
    for (const Verdict column : verdicts) fmt::print(" {:>14}", grouped(cell(pairing, row, column)));
    fmt::print("\n");
  }
  fmt::print("\nwinnable in the first only: {}, in the second only: {}; McNemar's exact test: p = {}\n",
             grouped(pairing.only_first()), grouped(pairing.only_second()),
             probability_text(pairing.chance_by_luck()));
  fmt::print("gain of the second: {} of the deals (95 %, undecided deals counted either way)\n",
             gain_text(pairing.gain()));
}

void print_object(const Names& names, const Pairing& pairing) {
  Json table = Json::object();
  for (const Verdict row : verdicts)
    for (const Verdict column : verdicts)
      table[fmt::format("{}_{}", verdict_name(row), verdict_name(column))] = cell(pairing, row, column);
  const auto gain = pairing.gain();
  print_json({{"first", names.first},
              {"second", names.second},
              {"pairs", pairing.pairs()},
              {"table", table},
              {"gain_low", gain.low},
              {"gain_high", gain.high},
              {"p", pairing.chance_by_luck()}});
}

/// The options on top of a set, question and answer: "Do king and ace join in the columns? Yes."
std::string choices_told(const GameInfo& info, const RuleSet& set, const Options& chosen) {
  std::string text;
  for (std::size_t i = 0; i < info.variants.options.size(); ++i) {
    if (chosen[i] == set.options[i]) continue;
    const RuleOption& option = info.variants.options[i];
    (text += text.empty() ? "" : " ") += option.question;
    std::string reading{option.choices[chosen[i]].reading};
    reading.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(reading.front())));
    text += " " + reading + ".";
  }
  return text;
}

/// One line about the rules of a study, for a list; empty if the program does not know them.
std::string rules_told(const study::Terms& terms) {
  const AnyGame* game = find_game(terms.game);
  const RuleSet* set = game == nullptr ? nullptr : find_set(*game->info, terms.set);
  if (set == nullptr) return {};
  if (terms.options.empty()) return fmt::format("* **{}** ({}): {}\n", set->title, set->source, set->about);
  const auto chosen = choose_rules(*game->info, *set, terms.options);
  if (!chosen) return {};
  return fmt::format("* **{}**: {}\n", rules_title(terms), choices_told(*game->info, *set, chosen->options));
}

/// A chapter of a page: what the rule sets are, and a line of a table for each.
class Chapter {
 public:
  explicit Chapter(const StudyFile& first) : first_{first} {}

  void add(const StudyFile& second, const Pairing& pairing) {
    const bool alike = first_.terms() == second.terms();
    const auto title = alike ? printable(second.path()) : rules_title(second.terms());
    if (!alike) sets_ += rules_told(second.terms());
    rows_ += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", title, grouped(pairing.pairs()),
                         grouped(cell(pairing, Verdict::won, Verdict::won)), grouped(pairing.only_first()),
                         grouped(pairing.only_second()), grouped(cell(pairing, Verdict::lost, Verdict::lost)),
                         grouped(pairing.pairs() - pairing.decided()), gain_text(pairing.gain()),
                         probability_text(pairing.chance_by_luck()));
    commands_ += fmt::format("    longwood-lab study compare {} {}\n", printable(first_.path()),
                             printable(second.path()));
  }

  void print() const {
    fmt::print("### {}\n\n", title_of(first_.terms()));
    if (!sets_.empty()) fmt::print("{}\n", sets_);
    const auto own = rules_title(first_.terms());
    fmt::print(
        "| rules | deals | both won | only {} | only these | neither | undecided in one | gain (95 %) | p "
        "|\n|---|---|---|---|---|---|---|---|---|\n{}\n{}\n",
        own, rows_, commands_);
  }

 private:
  const StudyFile& first_;
  std::string sets_, rows_, commands_;
};

struct CompareOptions {
  std::string first;
  std::vector<std::string> seconds;
  bool json = false, markdown = false;
};

void compare(const CompareOptions& options) {
  auto first = StudyFile::read(options.first);
  Chapter chapter{first};
  for (bool again = false; const std::string& path : options.seconds) {
    auto second = StudyFile::read(path);
    const auto pairing = study::pair_up(first, second);
    if (options.markdown) {
      chapter.add(second, pairing);
    } else if (options.json) {
      print_object(names_of(first, second), pairing);
    } else {
      if (std::exchange(again, true)) fmt::print("\n");
      print_text(names_of(first, second), pairing);
    }
  }
  if (options.markdown) chapter.print();
}

}  // namespace

void add_study_compare(CLI::App& study, int& /*status*/) {
  auto options = std::make_shared<CompareOptions>();
  auto* command = study.add_subcommand("compare", "Compare two rule sets on the same deals");
  command->add_option("FIRST", options->first, "a study")->required();
  command
      ->add_option("SECOND", options->seconds, "other studies of the same game, each compared with the first")
      ->required();
  auto* json = command->add_flag("--json", options->json, "print one JSON object per pair");
  command->add_flag("--markdown", options->markdown, "print a chapter of a page in Markdown")->excludes(json);
  add_examples(*command, {"study compare cadogan.study chessboard.study",
                          "study compare cadogan.study chessboard.study --json"});
  command->callback([options] { compare(*options); });
}

}  // namespace longwood::cli
