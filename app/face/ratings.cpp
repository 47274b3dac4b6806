#include "face/ratings.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace longwood::face {

PlayerRatings player_ratings(std::span<const PlayedGame> games) {
  PlayerRatings answer{.all = ratings_of(games), .games = {}};
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

}  // namespace longwood::face
