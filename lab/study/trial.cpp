#include "study/trial.hpp"

#include <cmath>
#include <mutex>
#include <tuple>
#include <utility>

#include "games/playout.hpp"
#include "honest/advice_words.hpp"
#include "honest/graph_play.hpp"
#include "honest/rollout.hpp"
#include "parallel/pool.hpp"
#include "session/hint.hpp"
#include "session/tell.hpp"
#include "study/honest_games.hpp"

namespace longwood::study {
namespace {

/// A player without a plan may shift cards to and fro.
constexpr int most_unplanned = 400;

/// Plays one move of this skill; false if there is none.
bool play_with(Skill skill, ObservedGame& seat, Rng& rng) {
  if (seat.won()) return false;
  if (skill == Skill::quick) {
    const auto move = quick_move(seat, guide_for(*seat.game().info));
    return move && (seat.play(*move), true);
  }
  MoveList moves;
  seat.sight().moves(moves);
  if (moves.empty()) return false;
  const auto some =
      skill == Skill::greedy ? rank_moves(seat.game(), seat.state()).front().move : random_move(moves, rng);
  seat.play(some);
  return true;
}

/// One game of a trial.
class Trier {
 public:
  explicit Trier(const Trial& trial) : trial_{trial}, game_{*trial.game} {}

  TriedGame operator()(std::uint64_t deal) {
    Rng rng{deal, stream};
    TriedGame game{.deal = deal, .positions = {}};
    const Skill skill = skill_of(deal);
    ObservedGame seat = seated(deal);
    game.hides = seat.unknown() > 0;
    if (!game.hides) return game;
    if (skill != Skill::advised) std::tie(seat, game.takeovers) = begun(seat, skill, rng);
    play_on(seat, rng, game);
    return game;
  }

 private:
  static constexpr std::uint64_t stream = 0x747269616C;  // "trial"; small numbers are the deal's own streams

  [[nodiscard]] ObservedGame seated(std::uint64_t deal) const {
    const Options& options = trial_.rules.options;
    const State start = game_.start(deal_by_number(game_.info->packs_for(options), deal), options).state();
    return ObservedGame{game_, start};
  }

  /// The game after a random number of its moves, something being unknown, and of how many positions that is
  /// one.
  static std::pair<ObservedGame, int> begun(const ObservedGame& start, Skill skill, Rng& rng) {
    const Rng luck{rng.next()};
    const auto played = [&](int moves) {
      ObservedGame seat = start;
      Rng again = luck;
      int made = 0;
      while (made < moves && seat.unknown() > 0 && play_with(skill, seat, again)) ++made;
      return std::pair{std::move(seat), made};
    };
    const int takeovers = played(most_unplanned).second + 1;
    return {played(static_cast<int>(rng.below(static_cast<std::uint64_t>(takeovers)))).first, takeovers};
  }

  void play_on(ObservedGame& seat, Rng& rng, TriedGame& game) const {
    const std::uint64_t seed = seed_of_game(game.deal);
    Effort judging = effort_of_games;
    judging.confirming = trial_.samples;
    Adviser adviser{game_, effort_of_games, budget_of_games(game_).limits()};
    std::size_t moves = 0;
    int undecided = 0;
    for (int advice = 0; !seat.won() && undecided < most_undecided && moves < most_moves; ++advice) {
      const InformationState view = seat.view();
      if (view.unknown() == 0 && game.positions.empty()) return;
      const bool judged = view.unknown() > 0 && static_cast<int>(game.positions.size()) < trial_.positions &&
                          (advice == 0 || rng.below(static_cast<std::uint64_t>(trial_.every)) == 0);
      Recommendation counsel;
      if (judged) {
        Adviser judge{game_, judging, budget_of_games(game_).limits()};
        counsel = judge.advise(view, seed);
      } else {
        counsel = adviser.advise(view, seed);
      }
      undecided = counsel.verdict == Verdict::open ? undecided + 1 : 0;
      if (counsel.plan.empty() || counsel.verdict == Verdict::lost) break;
      // a graph values nothing before the player has seen what costs nothing to see
      if (judged && (trial_.facts || counsel.exact || counsel.sample.tried > 0))
        game.positions.push_back(judged_at(view, counsel, game.deal));
      for (const Move move : counsel.plan) seat.play(move);
      moves += counsel.plan.size();
    }
    game.won = seat.won();
    for (Judged& one : game.positions) one.won = game.won, one.takeovers = game.takeovers;
  }

  /// A chance that was worked out counts as so many games.
  static Tally tally_of(const Recommendation& counsel) {
    constexpr int games = 10'000;
    if (!counsel.exact) return counsel.tally();
    return {.tried = games, .wins = static_cast<int>(std::lround(*counsel.exact * games))};
  }
  [[nodiscard]] Judged judged_at(const InformationState& view, const Recommendation& counsel,
                                 std::uint64_t deal) const {
    Judged one{.deal = deal,
               .tally = tally_of(counsel),
               .unknown = view.unknown(),
               .cards = cards_in_play(view.state()),
               .finishing = is_finishing(view, guide_for(*game_.info))};
    one.shown = shown_at(one, game_, trial_.rules.options);
    if (trial_.facts) one.facts = facts_at(view.sight(), guide_for(*game_.info).value);
    return one;
  }

  const Trial& trial_;
  const AnyGame& game_;
};

}  // namespace

double shown_at(const Judged& judged, const AnyGame& game, const Options& options) {
  const Guide& guide = guide_for(*game.info);
  const Correction correction = guide.graph != nullptr && guide.graph->plays(options)
                                    ? guide.graph->correction(options)
                                    : correction_of(guide, judged.finishing);
  const Chance chance = chance_of(judged.tally, correction.with_unknown(judged.unknown_share()));
  if (judged.tally.none_won()) return chance.interval.high;
  return judged.tally.all_won() ? chance.interval.low : chance.share;
}

std::vector<double> facts_at(const Observation& sight, const ValueFunction& value) {
  std::vector<double> facts(value.weights.size());
  std::vector<float> alone(facts.size());
  for (std::size_t i = 0; i < facts.size(); ++i) {
    alone[i] = 1;
    facts[i] = value.logit(sight, alone);
    alone[i] = 0;
  }
  return facts;
}

void try_games(const Trial& trial, const std::vector<Range>& deals, const std::atomic<bool>& stop,
               const std::function<void(const TriedGame&)>& done) {
  std::vector<std::uint64_t> list;
  for (const Range& range : deals)
    for (std::uint64_t left = range.count(), deal = range.first; left > 0; --left) list.push_back(deal++);
  std::mutex mutex;
  share_out(list, trial.threads, [&] {
    return [&, trier = Trier{trial}](std::uint64_t deal) mutable {
      if (stop.load()) return;
      const TriedGame game = trier(deal);
      const std::lock_guard lock{mutex};
      done(game);
    };
  });
}

}  // namespace longwood::study
