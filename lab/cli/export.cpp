#include <map>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"
#include "core/fault.hpp"
#include "study/block_file.hpp"
#include "study/study_file.hpp"

namespace longwood::cli {
namespace {

using study::BlockFile;
using study::Row;
using study::StudyFile;

constexpr std::string_view first_line = "deal,verdict,moves,nodes,hints\n";
constexpr std::string_view first_line_of_blocks =
    "first,last,won,lost,open,moves,most_moves,nodes,most_nodes\n";

/// A number, or nothing where there is none.
std::string cell(bool is_there, std::uint64_t number) { return is_there ? std::to_string(number) : ""; }

/// How the hints did on a deal: "won", "lost", or nothing if they did not play it.
std::string_view by_hints(StudyFile& hints, std::uint64_t deal) {
  Row row;
  return hints.find(deal, row) ? verdict_name(row.verdict) : std::string_view{};
}

/// Both studies must be of the same game and rules, the first by the solver and the second by the hints.
void check_pair(const StudyFile& open, const StudyFile& hints) {
  if (open.terms().player != 0)
    throw Fault{"'" + open.path() +
                "' is itself a study of the hints; omit --hints, or name the solver's study"};
  if (hints.terms().player == 0)
    throw Fault{"--hints: '" + hints.path() + "' is not a study of the hints; run one with --player honest"};
  study::Terms same = hints.terms();
  same.player = 0;
  same.solver = open.terms().solver;
  if (same != open.terms())
    throw Fault{"--hints: '" + hints.path() + "' has other rules: " + terms_text(hints.terms())};
}

std::string csv_of(const std::string& path, const std::string& hints_path) {
  auto file = StudyFile::read(path);
  std::optional<StudyFile> hints;
  if (!hints_path.empty()) check_pair(file, hints.emplace(StudyFile::read(hints_path)));
  const bool is_of_hints = file.terms().player != 0;
  std::string text{first_line};
  file.each([&](const Row& row) {
    const std::string_view other = hints         ? by_hints(*hints, row.deal)
                                   : is_of_hints ? verdict_name(row.verdict)
                                                 : std::string_view{};
    text += fmt::format("{},{},{},{},{}\n", row.deal, is_of_hints ? "" : verdict_name(row.verdict),
                        cell(row.verdict == Verdict::won || is_of_hints, row.moves), row.nodes, other);
  });
  return text;
}

/// A line for each block, in order of the deals, whatever the order of the records.
std::string csv_of_blocks(const std::string& path) {
  const auto file = BlockFile::read(path);
  std::map<std::uint64_t, std::string> lines;
  file.each([&](const study::Superblock& superblock) {
    for (std::size_t i = 0; i < superblock.blocks.size(); ++i) {
      const auto deals = superblock.deals_of(i);
      if (!deals) continue;
      const study::BlockSums& sums = superblock.blocks[i];
      lines[deals->first] =
          fmt::format("{},{},{},{},{},{},{},{},{}\n", deals->first, deals->last, sums.won, sums.lost,
                      sums.open, sums.moves, sums.most_moves, sums.nodes, sums.most_nodes);
    }
  });
  std::string text{first_line_of_blocks};
  for (const auto& [deal, line] : lines) text += line;
  return text;
}

}  // namespace

void add_export(CLI::App& app, int& /*status*/) {
  struct Options {
    std::string file, hints, out;
  };
  auto options = std::make_shared<Options>();
  auto* command = app.add_subcommand("export", "Write a study as CSV: a row per deal or block");
  command->add_option("FILE", options->file, "a study in rows or blocks")->required();
  command->add_option("--hints", options->hints, "a study of the hints under the same rules");
  command->add_option("--out", options->out, "the file to write; without it, the rows are printed");
  add_examples(*command, {"export a.study", "export a.study --out a.csv"});
  command->callback([options] {
    const bool blocks = BlockFile::is_one(options->file);
    if (blocks && !options->hints.empty())
      throw Fault{"--hints: a study in blocks has no rows; omit --hints"};
    const Output out{"--out", options->out, blocks ? first_line_of_blocks : first_line,
                     "CSV file of longwood-lab"};
    const std::string text = blocks ? csv_of_blocks(options->file) : csv_of(options->file, options->hints);
    if (out.asked_for())
      out.write(text);
    else
      std::fwrite(text.data(), 1, text.size(), stdout);
  });
}

}  // namespace longwood::cli
