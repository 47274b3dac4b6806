#include "face/ratings.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "face/calls.hpp"

namespace longwood::face {

PlayerRatings player_ratings(std::span<const PlayedGame> games) {
  PlayerRatings answer{.all = ratings_of(games), .games = {}, .stale = {}};
  std::vector<std::pair<const AnyGame*, const RuleSet*>> rules;
  for (const PlayedGame& played : games)
    if (const std::pair one{played.game, played.set}; std::ranges::find(rules, one) == rules.end())
      rules.push_back(one);
  for (const auto& [game, set] : rules) {
    std::vector<PlayedGame> own;
    std::ranges::copy_if(games, std::back_inserter(own),
                         [&](const PlayedGame& played) { return played.set == set; });
    answer.games.push_back({game->info->id, set->id, ratings_of(own)});
  }
  return answer;
}

PlayerRatings rate(std::string_view games) {
  std::vector<PlayedGame> played;
  std::vector<int> stale;
  for (int number = 0; !games.empty(); ++number) {
    auto read = read_played(cut_line(games));
    if (read)
      played.push_back(*std::move(read));
    else
      stale.push_back(number);
  }
  auto answer = player_ratings(played);
  answer.stale = std::move(stale);
  return answer;
}

}  // namespace longwood::face
