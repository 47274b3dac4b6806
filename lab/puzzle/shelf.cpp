#include "puzzle/shelf.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace longwood {
namespace {

auto by_difficulty(const Puzzle& puzzle) {
  return std::tuple{puzzle.difficulty(), puzzle.record.deal.number};
}

auto by_worth(const Shelved& one) {
  const Puzzle& puzzle = one.puzzle;
  return std::tuple{puzzle.keeping.size(), !puzzle.misleads, -puzzle.moves, puzzle.record.deal.number};
}

}  // namespace

std::vector<Shelved> fill_shelf(std::vector<Puzzle> found, std::size_t most) {
  std::ranges::sort(found, {}, by_difficulty);
  std::set<std::uint64_t> deals;
  std::erase_if(found, [&](const Puzzle& puzzle) { return !deals.insert(puzzle.record.deal.number).second; });
  std::vector<Shelved> all;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto level = 1 + Shelved::levels * i / found.size();
    all.push_back({std::move(found[i]), static_cast<int>(level)});
  }
  // the best of each level take turns, so that no level has more than another while that one has any left
  std::ranges::sort(all, {},
                    [](const Shelved& one) { return std::tuple_cat(std::tuple{one.level}, by_worth(one)); });
  std::vector<std::pair<std::size_t, std::size_t>>
      turns;  // by the place in its level, then by the place in all
  for (std::size_t i = 0, place = 0; i < all.size(); ++i) {
    place = i > 0 && all[i].level == all[i - 1].level ? place + 1 : 0;
    turns.emplace_back(place, i);
  }
  std::ranges::sort(turns);
  std::vector<Shelved> shelf;
  for (const auto& [place, i] : turns)
    if (shelf.size() < most) shelf.push_back(std::move(all[i]));
  std::ranges::sort(shelf, {}, [](const Shelved& one) { return by_difficulty(one.puzzle); });
  return shelf;
}

}  // namespace longwood
