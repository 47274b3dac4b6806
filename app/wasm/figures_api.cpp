#include <algorithm>
#include <vector>

#include "games/all_games.hpp"
#include "honest/chance.hpp"
#include "review/player.hpp"
#include "wasm/door.hpp"

/// What many reviewed games of one player were owed to.
namespace longwood::wasm {
namespace {

/// The most parts that the trend of losses has, and the fewest games in each.
constexpr std::size_t most_parts = 8, least_games = 10;

/// A mean and half the width of its interval, in millionths.
Json mean_json(const Mean& mean) {
  const Estimate estimate = mean.estimate();
  return Object{}
      .number("n", static_cast<long>(mean.n))
      .number("mean", in_millionths(estimate.value))
      .number("reach", in_millionths(reach_of_interval * estimate.error))
      .done();
}

}  // namespace

/// The request: a line for each game, the oldest first: the game's name, a space, and the balance of its
/// review. The answer names the lines that cannot be read, which count in nothing.
LONGWOOD_EXPORT(player_figures) const char* player_figures(std::size_t size) {
  auto text = request(size);
  PlayerFigures figures;
  std::vector<Balance> balances;
  Array stale;
  for (long number = 0; !text.empty(); ++number) {
    const auto line = cut_line(text);
    const auto space = std::min(line.find(' '), line.size());
    const AnyGame* game = find_game(line.substr(0, space));
    const auto balance = game == nullptr
                             ? std::unexpected<std::string>("there is no such game")
                             : read_balance(*game->info, line.substr(std::min(space + 1, line.size())));
    if (!balance) {
      stale.number(number);
      continue;
    }
    figures.add(*balance);
    balances.push_back(*balance);
  }
  Array trend;
  if (!balances.empty())
    for (const Mean& part : trend_of_losses(balances, most_parts, least_games)) trend.add(mean_json(part));
  return answer(Object{}
                    .number("games", static_cast<long>(figures.games))
                    .number("won", static_cast<long>(figures.won))
                    .json("first", mean_json(figures.first))
                    .json("luck", mean_json(figures.luck))
                    .json("loss", mean_json(figures.loss))
                    .number("lostReach", in_millionths(reach_of_interval * figures.lost().error))
                    .json("left", mean_json(figures.left))
                    .json("kept", mean_json(figures.kept))
                    .json("byLuck", mean_json(figures.by_luck))
                    .json("byPlay", mean_json(figures.by_play))
                    .json("trend", trend.done())
                    .json("stale", stale.done())
                    .done());
}

}  // namespace longwood::wasm
