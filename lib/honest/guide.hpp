#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "honest/chance.hpp"
#include "honest/nearby.hpp"
#include "honest/view.hpp"
#include "solve/advice.hpp"

namespace longwood {

/// The version of the honest player in every game that names no other (`Guide::version`), part of everything
/// published of it: raised in each game where its play changes, be it by code or by weights. The chance that
/// a person is told (`Correction`) is no part of its play.
inline constexpr int player_version = 6;

/// What the ends of plans are worth, by weights of their own: where rollouts are few and dear, a second
/// opinion.
struct Prospects {
  /// About the logit of the chance to win from the position before a plan's stop. Null: there is no such
  /// opinion.
  double (*judge)(const Sight&, std::span<const float> weights) = nullptr;
  std::span<const float> weights = {};
  int plans = 0;   ///< the best by their guess, among which the candidates are those with the best prospects
  int worlds = 0;  ///< for how many of the worlds in which a plan is tried its prospect counts
};

/// How plans are found where lines are looked for that win worlds, of which they are the beginnings (see
/// `FinishPlanner`).
struct Finishing {
  static bool never(const Sight& /*sight*/) { return false; }

  bool (*begins)(const Sight&) = never;  ///< whether it is time for that
  /// By which worlds are searched: what it finds quickly is worth more than what takes long. Null: the game's
  /// own advice.
  const Advice* advice = nullptr;
  int lines = 6;   ///< that are looked for, each in a world of its own
  int plans = 3;   ///< that are kept of them and tried
  int worlds = 6;  ///< in which they are first tried
  /// Of the chance shown: there the solver plays the worlds on, seeing all.
  Correction correction = {};
};

/// Whole games in which the chance that a person is told was compared with what came of it, on deals that no
/// training and no fit saw, by the book's rules (docs/research/calibration.md).
struct Calibrated {
  int games = 0, positions = 0;
  int version = 0;  ///< of the player who gave these chances
};

/// What an honest player goes by in one game. Its functions see what the player sees, by their type. One that
/// may be null changes by its absence how the player goes on, as its comment says; the others have a default.
struct Guide {
  static double nothing(const Sight& /*sight*/) { return 0; }
  static double all_alike(const Sight& /*sight*/, Move /*move*/) { return 0; }
  static bool no_move(Move /*move*/) { return false; }
  static OpenEndings all_lost(const Sight& /*sight*/) { return {}; }

  /// How good a position looks by these weights: the more, the better; about the logit of the chance to win
  /// it.
  double (*judge)(const Sight&, std::span<const float> weights);
  Nearby nearby = {};                   ///< null: each position is judged by itself
  std::span<const float> weights = {};  ///< learnt; empty if the guide has constants of its own
  std::span<const float> ranking =
      {};  ///< weights by which plans are ranked before they are tried; else as above
  /// What is added to the guess of a position for a move that shows something there: how soon it should be
  /// made, compared with others and with going on.
  double (*urge)(const Sight&, Move) = all_alike;
  /// Whether a move that shows something is judged by what may come of it, the mean of the chance after it in
  /// `draws` worlds, and not by its urge.
  bool (*looks_ahead)(Move) = no_move;
  int draws = 0;
  /// The same means over all that may come, of the moves for which `wanted` holds, where the guide can tell
  /// them exactly by these weights: then it holds, and nothing is drawn. Null: nowhere.
  bool (*means_after)(const Sight&, const MoveList& moves, std::span<const bool> wanted,
                      std::span<const float> weights, std::span<double> means) = nullptr;
  /// Whether moves that show nothing can never be taken back by others: the quick player then need not better
  /// the guess with each.
  bool only_forward = false;
  /// The quick player's next move by a rule of thumb, where judging every move would be too slow: none where
  /// a rollout is to end with the chance that the guess says. Null: it judges every move.
  std::optional<Move> (*rule)(const Sight&, const MoveList&) = nullptr;
  /// The logit of the chance where the rule ends a rollout, by what is seen and by how all cards lie in the
  /// world that was drawn for it. Null: the guess.
  double (*end_of_rule)(const Sight&, const State& world) = nullptr;
  /// Whether a position is lost however its unknown cards lie: in whatever order, the answer is the same.
  /// Such a position is not moved into by a move that shows nothing, and ends a rollout. Premise: while a
  /// card is unknown, some legal move shows one. Null: nothing proves it.
  bool (*lost)(const State&) = nullptr;
  /// What a game that was played out and lost counts while plans are compared, less than the 1 of one that
  /// was won: how far it came. Far more is learnt from it than from wins alone where few rollouts are won.
  double (*credit)(const Sight&) = nothing;
  Finishing finishing = {};
  /// With so few unknown cards or fewer such lines are looked for besides, and all plans are tried in more
  /// worlds, which the solver plays on: quick play would spoil what careful play wins there.
  struct {
    int unknown = 0;  ///< never, if 0
    int plans = 0;    ///< that are kept and tried then, if more than always
  } few = {};
  std::uint64_t finish = 20'000;  ///< positions searched at most to end a rollout, or for such a line
  /// The chances of endings of a position which this search leaves open, for what a person is told: they
  /// count as lost where plans are compared.
  OpenEndings (*open_endings)(const Sight&) = all_lost;
  /// The solver's runs that end a rollout of quick play, where it would spend too much on what it seldom
  /// wins. Those of the game's advice, if empty.
  std::span<const Run> endings = {};
  /// By which advice the solver decides for the player, where that is not the game's own: what was compared
  /// with results then stands while the solver learns more. Null: the game's own.
  const Advice* deciding = nullptr;
  std::uint64_t certainty = 2'000'000;  ///< positions searched at most where nothing is unknown
  /// The same where the search before, at the beginning of the plan that has led here, was left open.
  std::uint64_t certainty_again = 2'000'000;
  int beam = 12;             ///< positions kept at each depth of a plan
  int depth = 10;            ///< most moves of a plan before its stop
  int candidates = 12;       ///< plans that are tried in sampled worlds
  Prospects prospects = {};  ///< of these plans
  int worlds = 8;            ///< in which they are first tried; 0: the guess alone chooses
  /// Whether it alone chooses at this position too.
  bool (*guess_chooses)(const Sight&) = Finishing::never;
  /// False where there is never more than one move: a chance would be the deal's alone, and none is told.
  bool chooses = true;
  Correction correction = {};  ///< of the chance shown
  Calibrated calibrated = {};  ///< what shows that it is true; none: how true it is is not known
  int version = player_version;

  /// Whether simulated games were compared with whole ones here, under some rules: a correction was fitted or
  /// a trial made. Where neither was, their share may be far from the chance, and a person is told none.
  [[nodiscard]] bool was_compared() const { return calibrated.games > 0 || correction != Correction{}; }
  [[nodiscard]] bool proves_lost(const State& state) const { return lost != nullptr && lost(state); }
  /// In how many worlds plans are first tried at this position; 0: the guess alone chooses.
  [[nodiscard]] int worlds_at(const Sight& sight) const { return guess_chooses(sight) ? 0 : worlds; }
  [[nodiscard]] double guess(const Sight& sight) const { return judge(sight, weights); }
  /// The same for a plan.
  [[nodiscard]] double rank(const Sight& sight) const {
    return judge(sight, ranking.empty() ? weights : ranking);
  }
};

/// The guide of the game `G`, for the file honest/guides/<game>.hpp to specialise; null if it has none.
template <class G>
inline constexpr const Guide* guide_of = nullptr;

/// The guide whose weights are learnt in the game `G`, for its file to specialise; void if none are.
template <class G>
struct Learns {
  using Type = void;
};

/// What shows that the chances which this guide tells under these options are true; null if nothing does:
/// other rules and another player's version make other chances.
const Calibrated* calibrated_under(const Guide& guide, const Options& options);

/// The guide of a game; one that goes by cards home and cards about to go if the game has none of its own.
const Guide& guide_for(const GameInfo& game);

}  // namespace longwood
