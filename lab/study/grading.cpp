#include "study/grading.hpp"

#include <algorithm>

#include "honest/rollout.hpp"
#include "study/game_moves.hpp"
#include "study/honest_games.hpp"

namespace longwood::study {
namespace {

/// The rank of each value, from 1 to 2n-1: the number of smaller values plus the number of values that are
/// not greater. Equal values share the middle of their ranks.
std::vector<std::uint64_t> ranks(const std::vector<std::uint64_t>& values) {
  std::vector<std::size_t> order(values.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });  // equal values share their rank
  std::vector<std::uint64_t> result(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t end = first;
    while (end < order.size() && values[order[end]] == values[order[first]]) ++end;
    for (std::size_t i = first; i < end; ++i) result[order[i]] = first + end;
    first = end;
  }
  return result;
}

/// The won deals of a study, all of grade 1, and for each how much trouble it gave the solver.
struct Won {
  ProvedDeals list;
  std::vector<std::uint64_t> trouble;
};

Won won_deals(StudyFile& file) {
  Won won{{file.terms().game, rules_text(file.terms()), file.terms().rules, {}}, {}};
  std::vector<std::uint64_t> nodes, moves;
  file.each([&](const Row& row) {
    if (row.verdict != Verdict::won) return;
    won.list.deals.push_back({row.deal, 1});
    nodes.push_back(row.nodes);
    moves.push_back(row.moves);
  });
  const auto by_nodes = ranks(nodes), by_moves = ranks(moves);
  won.trouble.resize(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) won.trouble[i] = 2 * by_nodes[i] + by_moves[i];
  return won;
}

/// Gives each deal its grade by its score: the fifth with the least has grade 1.
void grade_by(const std::vector<std::uint64_t>& scores, std::vector<ProvedDeal>& deals) {
  const auto by_score = ranks(scores);
  for (std::size_t i = 0; i < scores.size(); ++i)
    deals[i].grade = static_cast<std::uint8_t>(1 + ProvedDeals::grades * by_score[i] / (2 * scores.size()));
}

}  // namespace

ProvedDeals grade(StudyFile& file, std::uint64_t most) {
  auto [list, trouble] = won_deals(file);
  grade_by(trouble, list.deals);
  if (list.deals.size() > most) list.deals.resize(most);
  return list;
}

double first_chance(const AnyGame& game, const Options& options, std::uint64_t deal, int worlds,
                    RolloutSolvers& solvers) {
  const Guide& guide = guide_for(*game.info);
  const State start = start_of(game, options, deal);
  const ObservedGame seat{game, start};
  const InformationState view = seat.view();
  if (view.unknown() == 0) return 1;
  if (guide.planner.worlds == 0) return chance_of_logit(guide.guess(seat.sight()));
  const bool finishing = is_finishing(view, guide);
  Sample sample;
  for (int world = 0; world < worlds; ++world)
    sample.add(play_plan(view, {}, Rng{seed_of_game(deal), static_cast<std::uint64_t>(world)}, guide, solvers,
                         guide.endgame.nodes, finishing)
                   .sample());
  return corrected(sample.wins(guide.endgame.open_endings(view.sight())) / worlds,
                   correction_at(view, guide));
}

ProvedDeals grade_by_chance(StudyFile& file, StudyFile& games, std::uint64_t most, int worlds) {
  const auto& [game, rules] = rules_now(file.terms(), file.path());
  auto [list, trouble] = won_deals(file);
  list.deals.resize(std::min<std::uint64_t>(most, list.deals.size()));
  trouble.resize(list.deals.size());
  const auto by_trouble = ranks(trouble);
  constexpr std::size_t room = std::size_t{128} << 20;
  RolloutSolvers solvers{game, Limits{.memory = room}};
  std::vector<std::uint64_t> scores;
  for (std::size_t i = 0; i < list.deals.size(); ++i) {
    constexpr double millionths = 1e6;
    const double chance = first_chance(game, rules.options, list.deals[i].number, worlds, solvers);
    scores.push_back(static_cast<std::uint64_t>(std::llround((1 - chance) * millionths)) * 2 *
                     list.deals.size());
  }
  for (std::size_t i = 0; i < scores.size(); ++i) scores[i] += by_trouble[i];
  grade_by(scores, list.deals);
  count_games(list, games);
  return list;
}

void count_games(ProvedDeals& list, StudyFile& games) {
  list.honest = {};
  Row row;
  for (const ProvedDeal& deal : list.deals) {
    if (!games.find(deal.number, row)) continue;
    HonestGamesOf& honest = list.honest[deal.grade - 1U];
    ++honest.of;
    if (row.verdict == Verdict::won) ++honest.won;
  }
}

}  // namespace longwood::study
