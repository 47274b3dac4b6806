#include "arena/contest.hpp"

#include <algorithm>
#include <optional>

#include "arena/referee.hpp"
#include "honest/guide.hpp"
#include "parallel/pool.hpp"
#include "solve/results/stopwatch.hpp"

namespace longwood::arena {
namespace {

/// Steps per second of processor time.
struct Rate {
  std::string_view game, method;
  std::uint64_t steps;
};

constexpr Rate rates[] = {
#include "arena/rates.inc"
};

constexpr std::uint64_t usual_rate = 300'000;

}  // namespace

std::uint64_t steps_for(std::string_view game, const Method& method, std::uint64_t milliseconds) {
  if (!method.searches) return 0;
  std::uint64_t rate = usual_rate;
  for (const Rate& each : rates)
    if (each.game == game && each.method == method.id) rate = each.steps;
  return std::max<std::uint64_t>(1, rate * milliseconds / 1000);
}

Ground ground_now(const GameInfo& game, const ChosenRules& rules) {
  const std::string choices = write_choices(game, *rules.set, rules.options);
  return {.game = std::string{game.id},
          .rules = std::string{rules.set->id} + (choices.empty() ? "" : "+" + choices),
          .rules_version = game.rules_of(*rules.set),
          .player = guide_for(game).version};
}

std::vector<Match> matches_of(const AnyGame& game, const ChosenRules& rules, const Range& deals,
                              const std::vector<const Method*>& methods,
                              const std::vector<std::uint64_t>& milliseconds) {
  const Ground ground = ground_now(*game.info, rules);
  std::vector<Entrant> entrants;
  for (const Method* method : methods) {
    if (!method->searches) entrants.push_back({.method = std::string{method->id}});
    if (method->searches)
      for (const std::uint64_t each : milliseconds)
        entrants.push_back({std::string{method->id}, each, steps_for(game.info->id, *method, each)});
  }
  std::vector<Match> matches;
  for (std::uint64_t deal = deals.first;; ++deal) {
    for (const Entrant& entrant : entrants) matches.push_back({&game, rules.options, ground, entrant, deal});
    if (deal == deals.last) return matches;
  }
}

void play_matches(const std::vector<Match>& matches, unsigned threads, const std::atomic<bool>& stop,
                  const std::function<void(const Result&)>& done) {
  using Place = const Match*;
  const auto next = [at = matches.begin(), &matches]() mutable {
    return at == matches.end() ? std::optional<Place>{} : std::optional<Place>{&*at++};
  };
  using Players = Pool<Place, Result>;
  Players players{threads, Handover::as_done, next,
                  [] {
                    return [](Place match, const Players::Out& out) {
                      const std::uint64_t begun = microseconds_spent();
                      const auto played =
                          play_game(*match->game, match->options, match->deal,
                                    *method_named(match->entrant.method), match->entrant.steps, out.halt());
                      if (!played) return;
                      out.give({.ground = match->ground,
                                .entrant = match->entrant,
                                .deal = match->deal,
                                .won = played->won,
                                .steps = played->steps,
                                .microseconds = microseconds_spent() - begun});
                    };
                  },
                  stop};
  for (std::vector<Result> found; players.take(found);)
    for (const Result& result : found) done(result);
}

}  // namespace longwood::arena
