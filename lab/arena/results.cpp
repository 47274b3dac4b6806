#include "arena/results.hpp"

#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/core.h>

#include "core/deal.hpp"
#include "core/fault.hpp"

namespace longwood::arena {
namespace {

constexpr std::string_view first_line =
    "longwood-arena "
    "1\tgame\trules\trules-version\tplayer\tmethod\tmilliseconds\tbudget\tdeal\twon\tsteps\tmicroseconds\n";
constexpr std::string_view mark = "longwood-arena 1\t";

/// Takes the next cell of a line.
class Cells {
 public:
  explicit Cells(std::string_view line) : words_{line, "\t"} {}
  std::string text() {
    const auto word = words_.next();
    faulty_ = faulty_ || word.empty();
    return std::string{word};
  }
  template <class Number>
  Number number() {
    const auto word = words_.next();
    Number value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    faulty_ = faulty_ || word.empty() || error != std::errc{} || end != word.data() + word.size();
    return value;
  }
  /// Whether all cells could be read and nothing is left.
  bool ended_well() { return !faulty_ && words_.next().empty(); }

 private:
  Words words_;
  bool faulty_ = false;
};

std::string line_of(const Result& r) {
  return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", r.ground.game, r.ground.rules,
                     r.ground.rules_version, r.ground.player, r.entrant.method, r.entrant.milliseconds,
                     r.entrant.steps, r.deal, r.won ? 1 : 0, r.steps, r.microseconds);
}

std::string whole_text(const std::string& path) {
  std::ifstream in{path, std::ios::binary};
  if (!in) throw Fault{"'" + path + "' cannot be read; name a file of longwood-lab arena"};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// The results of a text; `whole` becomes the length of its whole lines.
std::vector<Result> results_of(const std::string& path, std::string_view text, std::size_t& whole) {
  if (!text.starts_with(mark))
    throw Fault{"'" + path + "' is not a file of longwood-lab arena; name another file"};
  std::vector<Result> results;
  whole = text.find('\n') + 1;
  for (std::size_t number = 2; whole < text.size(); ++number) {
    const auto end = text.find('\n', whole);
    if (end == text.npos) break;
    Cells cells{text.substr(whole, end - whole)};
    Result& r = results.emplace_back();
    r.ground.game = cells.text();
    r.ground.rules = cells.text();
    r.ground.rules_version = cells.number<int>();
    r.ground.player = cells.number<int>();
    r.entrant.method = cells.text();
    r.entrant.milliseconds = cells.number<std::uint64_t>();
    r.entrant.steps = cells.number<std::uint64_t>();
    r.deal = cells.number<std::uint64_t>();
    const int won = cells.number<int>();
    r.won = won == 1;
    r.steps = cells.number<std::uint64_t>();
    r.microseconds = cells.number<std::uint64_t>();
    if (!cells.ended_well() || won < 0 || won > 1)
      throw Fault{
          fmt::format("'{}', line {}: not a result; delete the line and play its game again", path, number)};
    whole = end + 1;
  }
  return results;
}

}  // namespace

std::vector<Result> read_results(const std::string& path) {
  const std::string text = whole_text(path);
  std::size_t whole = 0;
  return results_of(path, text, whole);
}

ResultFile::ResultFile(const std::string& path, std::vector<Result>& there) : path_{path}, file_{nullptr} {
  std::error_code error;
  const bool exists = std::filesystem::exists(path, error) && std::filesystem::file_size(path, error) > 0;
  if (exists) {
    const std::string text = whole_text(path);
    std::size_t whole = 0;
    there = results_of(path, text, whole);
    if (whole < text.size()) std::filesystem::resize_file(path, whole, error);
    if (error) throw Fault{"'" + path + "' cannot be written: " + error.message()};
  }
  file_ = std::fopen(path.c_str(), "ab");
  if (file_ == nullptr) throw Fault{"'" + path + "' cannot be written; give another --out"};
  if (!exists) std::fwrite(first_line.data(), 1, first_line.size(), file_);
}

ResultFile::~ResultFile() { std::fclose(file_); }

void ResultFile::add(const Result& result) {
  std::fputs(line_of(result).c_str(), file_);
  if (std::fflush(file_) != 0)
    throw Fault{"'" + path_ + "' cannot be written; free some room, then continue"};
}

}  // namespace longwood::arena
