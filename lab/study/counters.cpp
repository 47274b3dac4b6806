#include "study/counters.hpp"

#include <cmath>

#include "core/counters.hpp"
#include "study/game_moves.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

std::optional<CountersWon> counters_won_in(const std::string& path) {
  auto file = StudyFile::read(path);
  if (file.terms().player == 0) return {};
  const Played played = rules_now(file.terms(), path);
  const auto start = played.game.start(deal_by_number(played.game.info->packs, 0), played.rules.options);
  if (!longwood::counters_won(played.game, start.state())) return {};
  CountersWon found;
  double sum = 0, squares = 0;
  bool kept = true;
  file.each([&](const Row& row) {
    if (!kept) return;
    const auto game = game_of(played, row);
    kept = game.has_value();
    if (!kept) return;
    const double won = *longwood::counters_won(played.game, game->state());
    sum += won, squares += won * won, ++found.games;
  });
  if (!kept || found.games < 2) return {};
  const auto games = static_cast<double>(found.games);
  found.mean = sum / games;
  found.error = 1.96 * std::sqrt((squares / games - found.mean * found.mean) / (games - 1));
  return found;
}

}  // namespace longwood::study
