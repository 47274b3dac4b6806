#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "honest/chance.hpp"
#include "honest/incremental_eval.hpp"
#include "honest/information_state.hpp"
#include "honest/shuffle_table.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood {

struct GraphPlay;

/// The version of the honest player in every game that sets no other (`Guide::version`). All published
/// results carry it. It is raised in each game where the player's moves change, whether through code or
/// weights. The chance shown (`Correction`) is not part of its play.
inline constexpr int player_version = 6;

/// A second estimate of the ends of plans, with separate weights, for games in which rollouts are few and
/// expensive.
struct LeafValue {
  /// About the logit of the chance to win from the position before a plan's stop. Null: the game has no such
  /// estimate.
  double (*evaluate)(const Observation&, std::span<const float> weights) = nullptr;
  std::span<const float> weights = {};
  int plans = 0;   ///< plans with the best guesses; the candidates are those of them with the best prospects
  int worlds = 0;  ///< a plan's prospect counts like the results of so many worlds
};

/// How plans are found as beginnings of lines that win sampled worlds (see `FinishPlanner`).
struct Finishing {
  static bool never(const Observation& /*sight*/) { return false; }

  bool (*begins)(const Observation&) = never;  ///< whether to search for such lines now
  /// The advice with which worlds are searched: quick results matter more than thorough ones. Null: the
  /// game's own advice.
  const SearchSpec* advice = nullptr;
  int lines = 6;   ///< lines to find, each in another world
  int plans = 3;   ///< plans kept of these lines and tried
  int worlds = 6;  ///< worlds in which they are first tried
  /// Correction of the chance shown: here the solver plays the worlds to their ends and sees all cards.
  Correction correction = {};
};

/// For positions in which the best play is worked out and nothing is sampled (`ExactPlay`). The functions
/// must not depend on how unknown cards lie.
struct Exact {
  int unknown = 0;         ///< most unknown cards; 0: never
  int positions = 20'000;  ///< most positions reachable without learning anything; beyond, plans are sampled
  /// Optional. Whether the rest holds under the options of this position.
  bool (*plays_so)(const State&) = nullptr;
  /// Optional. A move that is at least as good as any other for a player who sees only the table.
  std::optional<Move> (*safe)(const State&) = nullptr;
  /// Optional. Removes moves if a move that stays is as good.
  void (*dominated)(const State&, MoveList&) = nullptr;
  /// Optional. Piles, one bit each, in which the order of cards does not matter.
  std::uint64_t (*irrelevant)(const State&) = nullptr;
  /// Optional. The mean chance after a redeal that shuffles.
  const ShuffleTable* shuffles = nullptr;
};

/// How positions and moves are valued. The default serves any game: cards home, and cards about to go home.
struct Policy {
  static double plain_value(const Observation&, std::span<const float> weights);
  static double plain_reveal_bonus(const Observation&, Move, std::span<const float> weights);
  static double all_alike(const Observation& /*sight*/, Move /*move*/, std::span<const float> /*weights*/) {
    return 0;
  }
  static bool no_move(Move /*move*/) { return false; }

  /// How good a position looks with these weights, approximately the logit of the chance to win it.
  double (*evaluate)(const Observation&, std::span<const float> weights) = plain_value;
  IncrementalEval nearby = {};          ///< null: positions are judged one by one
  std::span<const float> weights = {};  ///< learnt; empty if the guide uses constants
  /// Weights that rank plans before they are tried; if empty, those above.
  std::span<const float> ranking = {};
  /// A bonus on the guess of a position for a move that shows a card there: how urgent the move is compared
  /// with others and with continuing.
  double (*reveal_bonus)(const Observation&, Move, std::span<const float> weights) = plain_reveal_bonus;
  /// Whether a move that shows nothing may be taken back by another: the quick player then makes it only if
  /// it raises the guess. It chooses among all moves by guess and bonus. Null: no move that shows nothing is
  /// made unless it raises the guess, and none has a bonus.
  bool (*comes_back)(Move) = nullptr;
  /// Whether a move that shows a card is judged by the mean chance after it in `draws` worlds, instead of by
  /// its bonus.
  bool (*looks_ahead)(Move) = no_move;
  int draws = 0;
  /// The same means, computed exactly over all possible cards for the moves with `wanted`. Returns true if
  /// the guide can compute them with these weights; nothing is sampled then. Null: never.
  bool (*means_after)(const Observation&, const MoveList& moves, std::span<const bool> wanted,
                      std::span<const float> weights, std::span<double> means) = nullptr;
  /// Takes out moves that gain nothing in any world. Null: all are considered.
  void (*leave_out)(MoveList&) = nullptr;
  /// Whether moves that show nothing can never be taken back by others: the quick player then need not better
  /// the guess with each.
  bool only_forward = false;
};

/// How a quick game is played out and what it is worth.
struct Playout {
  static double nothing(const Observation& /*sight*/) { return 0; }

  /// The quick player's next move by a rule of thumb, for games in which judging every move would be too
  /// slow. None: the rollout ends here with the chance given by the guess. Null: the player judges every
  /// move.
  std::optional<Move> (*rule)(const Observation&, const MoveList&) = nullptr;
  /// The logit of the chance where the rule ends a rollout, computed from what is seen and from all cards of
  /// the sampled world. Null: the guess.
  double (*end_of_rule)(const Observation&, const State& world) = nullptr;
  /// Whether a position is lost in every arrangement of its unknown cards. The player avoids moves into such
  /// a position if they show nothing, and a rollout ends there. Premise: while a card is unknown, some legal
  /// move shows one. Null: no such proof is known.
  bool (*lost)(const State&) = nullptr;
  /// The value, below 1, of a lost rollout when plans are compared: how far it got. If few rollouts are won,
  /// this tells plans apart much better than wins alone.
  double (*partial_reward)(const Observation&) = nothing;
};

/// A value function (Sutton and Barto, Reinforcement Learning, 2018), for games in which the hints often win
/// where rollouts almost never do: the chance shown is then the mean value of the positions to which the plan
/// leads. Plans are still compared by rollouts.
struct ValueFunction {
  /// The logit of the chance that the hints win from here. It is linear in the weights, so that
  /// `longwood-lab study value` can fit them; the first of them counts once at every position. Null: the
  /// game has none, and rollouts give the chance.
  double (*logit)(const Observation&, std::span<const float> weights) = nullptr;
  std::span<const float> weights = {};

  /// Whether the game has one.
  [[nodiscard]] constexpr bool exists() const { return logit != nullptr; }
};

/// How plans are found and tried.
struct Planning {
  int beam = 12;             ///< positions kept at each depth of a plan
  int depth = 10;            ///< most moves of a plan before its stop
  int candidates = 12;       ///< plans that are tried in sampled worlds
  LeafValue prospects = {};  ///< of these plans
  int worlds = 8;            ///< worlds in which they are first tried; 0: the guess alone chooses
  /// Whether the guess alone chooses at this position too.
  bool (*guess_chooses)(const Observation&) = Finishing::never;
  Finishing finishing = {};
  /// With this many unknown cards or fewer, such lines are also searched for, and all plans are tried in more
  /// worlds that the solver plays to their ends: quick play would lose what careful play wins there.
  struct {
    int unknown = 0;  ///< never, if 0
    int plans = 0;    ///< plans kept and tried then, if more than usual
  } few = {};
};

/// What the solver decides for the player, and how much it may search.
struct Endgame {
  static OpenEndings all_lost(const Observation& /*sight*/) { return {}; }

  std::uint64_t nodes = 20'000;  ///< most positions searched to end a rollout or to find a line to the end
  /// The solver's runs at the end of a rollout, if the game's own would spend too much on positions that are
  /// rarely won. Empty: the runs of the game's advice.
  std::span<const Run> endings = {};
  /// For the chance shown: the chances of positions that this search leaves undecided. They count as lost
  /// when plans are compared.
  OpenEndings (*open_endings)(const Observation&) = all_lost;
  std::uint64_t full_information_nodes = 2'000'000;  ///< most positions searched if nothing is unknown
  /// The same if the search at the beginning of the current plan ended undecided.
  std::uint64_t full_information_nodes_again = 2'000'000;
  /// What the solver leaves out when it decides for the player: published games and calibrated chances stay
  /// valid while the solver improves.
  Switches uses = {};
  /// The solver's runs for the player, if not those of the game's advice.
  std::span<const Run> runs = {};
  /// Optional, for games whose cards all lie open and are shuffled at a redeal: the position without further
  /// redeals, or none if there are none. A line that wins it wins whatever a shuffle would yield, so the
  /// solver looks for one before plans that end with a redeal are tried.
  std::optional<State> (*last_layout)(const State&) = nullptr;
  std::uint64_t layout_nodes = 300'000;  ///< most positions searched for such a line
};

/// The honest player's evaluation of one game; by default a general one. The types of its functions let them
/// see only what the player sees. If a function may be null, its comment says what happens without it; the
/// others have defaults.
struct Guide {
  Policy policy = {};
  Playout playout = {};
  ValueFunction value = {};
  Planning planner = {};
  Endgame endgame = {};
  Exact exact = {};
  /// Optional. The search over information sets that plays under the rules it applies to; the rest of the
  /// guide plays under others, and until its net is loaded.
  const GraphPlay* graph = nullptr;
  /// False if there is never more than one move: the cards alone decide, and no chance is shown.
  bool chooses = true;
  Correction correction = {};  ///< of the chance shown
  Calibrated calibrated = {};  ///< the comparison with results; none: there was no comparison
  int version = player_version;

  /// Whether the chance shown was compared with results under some rules (a correction was fitted or a trial
  /// was made), or is worked out. Otherwise the share of simulated wins may be far from the true chance, and
  /// no chance is shown.
  [[nodiscard]] bool was_compared() const {
    return calibrated.games > 0 || correction != Correction{} || exact.unknown > 0;
  }
  /// Keeps of these legal moves those which a plan or quick play considers: all, if each gains nothing.
  void keep_considered(MoveList& moves) const {
    if (policy.leave_out == nullptr) return;
    MoveList rest = moves;
    policy.leave_out(rest);
    if (!rest.empty()) moves = rest;
  }
  [[nodiscard]] bool proves_lost(const State& state) const {
    return playout.lost != nullptr && playout.lost(state);
  }
  /// In how many worlds plans are first tried at this position; 0: the guess alone chooses.
  [[nodiscard]] int worlds_at(const Observation& sight) const {
    return planner.guess_chooses(sight) ? 0 : planner.worlds;
  }
  [[nodiscard]] double guess(const Observation& sight) const {
    return policy.evaluate(sight, policy.weights);
  }
  /// The same for a plan.
  [[nodiscard]] double rank(const Observation& sight) const {
    return policy.evaluate(sight, policy.ranking.empty() ? policy.weights : policy.ranking);
  }
};

/// The guide whose weights are learnt in the game `G`, for its file to specialise; void if none are.
template <class G>
struct Learns {
  using Type = void;
};

/// The model by which `InformationGraph` plays the game `G`, for its file to specialise; void if there is
/// none.
template <class G>
struct ModelOf {
  using Type = void;
};

/// The comparison with results that covers this guide's chances under these options; null if there is none.
/// Other rules or another version of the player need their own comparison.
const Calibrated* calibrated_under(const Guide& guide, const Options& options);

/// Whether chances are shown under these options: `Guide::was_compared`, or `calibrated_under` where a graph
/// of information sets plays.
bool shows_chances(const Guide& guide, const Options& options);

/// The guide of a game; if the game has none, the default one.
const Guide& guide_for(const GameInfo& game);

}  // namespace longwood
