#include "cli/reports.hpp"

#include <algorithm>
#include <utility>

#include "cli/streams.hpp"
#include "core/text.hpp"

namespace longwood::cli {
namespace {

/// How many letters must be changed, added or taken out.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
      corner = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
    }
  }
  return row.back();
}

std::string_view reporting = "longwood";

}  // namespace

void name_reports(std::string_view program) { reporting = program; }

void report(std::string_view fault) { tell(std::string{reporting} + ": " + printable(fault) + "\n"); }

std::string nearest(std::string_view word, const std::vector<std::string>& words) {
  std::string_view found;
  std::size_t least = std::min<std::size_t>(4, word.size() / 3 + 2);
  for (const std::string& each : words) {
    const bool begins = word.size() >= 3 && each.find(word) != each.npos;
    if (const auto far = begins ? 1 : distance(word.substr(0, 40), each); far < least) {
      least = far;
      found = each;
    }
  }
  return std::string{found};
}

Problem or_meant(Problem problem, const std::string& near) {
  if (near.empty()) return problem;
  return longwood::problem("{clause}; did you mean '{word}'?", std::move(problem), near);
}

}  // namespace longwood::cli
