#include <algorithm>

#include "core/all_games.hpp"
#include "face/calls.hpp"

namespace longwood::face {
namespace {

/// The most parts that the trend of losses has, and the fewest games in each.
constexpr std::size_t most_parts = 8, least_games = 10;

}  // namespace

Figures player_figures(std::string_view games) {
  Figures figures;
  std::vector<Balance> balances;
  for (int number = 0; !games.empty(); ++number) {
    const auto line = cut_line(games);
    const auto space = std::min(line.find(' '), line.size());
    const AnyGame* game = find_game(line.substr(0, space));
    const auto balance = game == nullptr
                             ? std::unexpected<std::string>("there is no such game")
                             : read_balance(*game->info, line.substr(std::min(space + 1, line.size())));
    if (!balance) {
      figures.stale.push_back(number);
      continue;
    }
    figures.sums.add(*balance);
    balances.push_back(*balance);
  }
  if (!balances.empty()) figures.trend = trend_of_losses(balances, most_parts, least_games);
  return figures;
}

}  // namespace longwood::face
