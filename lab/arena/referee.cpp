#include "arena/referee.hpp"

#include <algorithm>
#include <utility>

#include "honest/honest_game.hpp"

namespace longwood::arena {
namespace {

constexpr int most_quiet_moves_by_choice = 100, most_quiet_moves = 500;

/// The choices that are offered after so many moves that revealed nothing.
std::vector<Choice> offered(const InformationState& view, const KeySet& been, int quiet) {
  auto choices = choices_at(view, been);
  if (quiet >= most_quiet_moves) return {};
  const bool some_show = std::ranges::any_of(choices, &Choice::shows);
  if (quiet >= most_quiet_moves_by_choice && some_show)
    std::erase_if(choices, [](const Choice& choice) { return !choice.shows; });
  return choices;
}

std::uint64_t stream_of(const Method& method, std::uint64_t steps) {
  std::uint64_t sum = mix(steps + 1);
  for (const char c : method.id) sum = mix(sum ^ static_cast<unsigned char>(c));
  return sum;
}

/// A game in which the same player is asked at each turn.
class Game {
 public:
  Game(ObservedGame seat, Agent agent, Rng rng)
      : seat_{std::move(seat)}, agent_{std::move(agent)}, rng_{rng} {}

  /// Makes a move, with at most this budget if there is a choice; false at the end of the game.
  bool turn(std::uint64_t budget) {
    if (seat_.won()) return false;
    const InformationState view = seat_.view();
    been_.insert(key_of(view));
    const auto choices = offered(view, been_, quiet_);
    if (choices.empty()) return false;
    std::size_t chosen = 0;
    if (choices.size() > 1) {
      ++decisions_;
      const auto decision = agent_({.view = view, .choices = choices, .budget = budget, .rng = rng_});
      steps_ += decision.steps;
      if (!decision.choice) return false;
      chosen = *decision.choice;
    }
    quiet_ = seat_.play(choices[chosen].move) ? 0 : quiet_ + 1;
    return true;
  }
  [[nodiscard]] int decisions() const { return decisions_; }
  [[nodiscard]] Played played() const { return {.won = seat_.won(), .steps = steps_}; }

 private:
  ObservedGame seat_;
  Agent agent_;
  Rng rng_;
  KeySet been_;
  int quiet_ = 0, decisions_ = 0;
  std::uint64_t steps_ = 0;
};

/// How many decisions the bare policy makes from here, on average over some worlds.
int expected_decisions(const InformationState& view, Rng& rng) {
  constexpr int worlds = 4;
  int sum = 0;
  for (int i = 0; i < worlds; ++i) {
    Game game{ObservedGame{view, view.world(rng)}, policy_player(view.game()), rng};
    while (game.turn(0)) continue;
    sum += game.decisions();
  }
  return sum / worlds;
}

}  // namespace

std::optional<Played> play_game(const AnyGame& game, const Options& options, std::uint64_t deal,
                                const Method& method, std::uint64_t steps, const std::atomic<bool>& stop) {
  if (method.make == nullptr) {
    const auto played = play_honestly(game, options, deal, stop);
    if (!played) return {};
    return Played{.won = played->won, .steps = played->rollouts};
  }
  Rng rng{deal, stream_of(method, steps)};
  const ObservedGame seat{game, start_of(game, options, deal)};
  const int expected = method.searches ? expected_decisions(seat.view(), rng) : 0;
  Game played{seat, method.make(game), rng};
  do {
    if (stop.load(std::memory_order_relaxed)) return {};
    constexpr int least = 6;  // decisions to come, even if the game lasts longer than the policy's
    const std::uint64_t left = steps - std::min(steps, played.played().steps);
    const auto to_come = static_cast<std::uint64_t>(std::max(expected - played.decisions(), least));
    if (!played.turn(left / to_come)) return played.played();
  } while (true);
}

bool hides_cards(const AnyGame& game, const Options& options) {
  constexpr std::uint64_t deals = 5;
  for (std::uint64_t deal = 0; deal < deals; ++deal)
    if (ObservedGame{game, start_of(game, options, deal)}.unknown() > 0) return true;
  return false;
}

}  // namespace longwood::arena
