#include "study/pairing.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "core/fault.hpp"

namespace longwood::study {
namespace {

constexpr auto is_open = static_cast<std::size_t>(Verdict::open);
constexpr auto is_won = static_cast<std::size_t>(Verdict::won);
constexpr auto is_lost = static_cast<std::size_t>(Verdict::lost);

}  // namespace

std::uint64_t Pairing::pairs() const {
  std::uint64_t sum = 0;
  for (const auto& row : table)
    for (const auto count : row) sum += count;
  return sum;
}

std::uint64_t Pairing::decided() const {
  return table[is_won][is_won] + table[is_won][is_lost] + table[is_lost][is_won] + table[is_lost][is_lost];
}

std::uint64_t Pairing::only_first() const { return table[is_won][is_lost]; }
std::uint64_t Pairing::only_second() const { return table[is_lost][is_won]; }

Interval Pairing::gain() const {
  const std::uint64_t against = table[is_won][is_open] + table[is_open][is_lost] + table[is_open][is_open];
  const std::uint64_t in_favour = table[is_lost][is_open] + table[is_open][is_won] + table[is_open][is_open];
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
