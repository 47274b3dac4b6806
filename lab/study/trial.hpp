#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "honest/chance.hpp"
#include "honest/guide.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// The player before the adviser took over, from no skill to all of the adviser's.
enum class Skill : std::uint8_t { random, greedy, quick, advised };
inline constexpr int skills = 4;

/// They take turns.
constexpr Skill skill_of(std::uint64_t deal) { return static_cast<Skill>(deal % skills); }

/// A chance that was shown, and the result.
struct Judged {
  std::uint64_t deal = 0;
  longwood::Tally tally;           ///< the rollouts on which the chance rests
  int unknown = 0, cards = 52;     ///< cards unknown, of as many
  bool finishing = false;          ///< `is_finishing`, where another correction holds
  bool won = false;                ///< whether the game was won by following the advice
  int takeovers = 1;               ///< `TriedGame::takeovers` of its game
  double shown = 0;                ///< `shown_at`
  std::vector<double> facts = {};  ///< `facts_at`, if `Trial::facts`

  [[nodiscard]] double unknown_share() const { return static_cast<double>(unknown) / cards; }
};

/// The chance that a person sees there, from the rollouts and the game's current correction. If no rollout
/// was won, or every one, the person sees a bound: the chance is less than this, or more. Under options for
/// which a graph of information sets plays, the correction is the graph's.
double shown_at(const Judged& judged, const AnyGame& game, const Options& options = {});

/// A game of a trial.
struct TriedGame {
  std::uint64_t deal = 0;
  std::vector<Judged> positions;  ///< in the order of the game; none if the first part left nothing unknown
  /// The number of positions in the first part; the second part began at one of them, drawn at random. It
  /// depends on hidden cards: lost games often have fewer, so each of their positions is drawn more often. To
  /// undo that bias a game is weighted by this number.
  int takeovers = 1;
  bool hides = true;  ///< whether anything was unknown at its beginning; otherwise it is not played
  bool won = false;   ///< told only where a position was judged
};

/// How games are played to be judged.
struct Trial {
  const AnyGame* game = nullptr;
  ChosenRules rules;
  int samples = 256;  ///< rollouts for one chance
  int positions = 4;  ///< most of one game
  int every = 6;      ///< one stop in so many is judged
  unsigned threads = 1;
  bool facts = false;  ///< note the facts of each judged position
};

/// What the game's value function adds up at a position, one number for each of its weights.
std::vector<double> facts_at(const Observation& sight, const ValueFunction& value);

/// Plays a game of each of these deals: at first by a player of some skill, as far as a random move, then as
/// advised. The first position of the second part and some later ones are judged; those where nothing is
/// unknown are proved, and left out, and so is a game without others. A game depends on the deal and the
/// trial alone.
///
/// `done` is given each game as it ends, by one thread at a time. When `stop` turns true no more are begun.
void try_games(const Trial& trial, const std::vector<Range>& deals, const std::atomic<bool>& stop,
               const std::function<void(const TriedGame&)>& done);

}  // namespace longwood::study
