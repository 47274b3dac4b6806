#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "honest/chance.hpp"
#include "honest/finish_planner.hpp"
#include "honest/graph_play.hpp"
#include "honest/guide.hpp"
#include "honest/information_state.hpp"
#include "honest/plan.hpp"
#include "honest/rollout.hpp"
#include "honest/rollout_solvers.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// The seed of all hints and chances shown: they are the same wherever they are requested.
inline constexpr std::uint64_t seed_of_hints = 1;

/// What an adviser may spend on one position.
struct Effort {
  /// Worlds in the first round of plans, at most as many as the guide wants, doubled in each later round;
  /// with 0 the guess alone chooses.
  int worlds = std::numeric_limits<int>::max();
  int confirming = 64;    ///< most fresh worlds in which the chosen plan is played to estimate its chance
  double margin = 0;      ///< stop earlier once the interval is within this margin; see `is_within`
  bool finishing = true;  ///< search for lines that win worlds if the guide says so
  int foreseeing = 0;     ///< worlds that are decided with all cards known
  /// Most positions searched at the end of one rollout, at most as many as the guide wants, and to decide a
  /// world with all cards known.
  std::uint64_t finish = std::numeric_limits<std::uint64_t>::max();
  /// Most positions searched if nothing is unknown, at most as many as the guide wants.
  std::uint64_t certainty = std::numeric_limits<std::uint64_t>::max();

  friend constexpr bool operator==(const Effort&, const Effort&) = default;
};

/// For a person: results so far are shown after a second or two.
inline constexpr Effort effort_of_hints{
    .confirming = 10'000, .margin = 0.02, .foreseeing = 50, .certainty = 2'000'000};

/// The same for one game: no chance is computed if the game shows none.
Effort effort_of_hints_in(const AnyGame& game);

/// Worlds that are winnable with all cards known, lost, or too expensive to decide.
struct ClairvoyantSample {
  int tried = 0, wins = 0, open = 0;
};

/// Another plan and its results in the worlds in which it was tried beside the others.
struct Alternative {
  std::vector<Move> plan;
  Tally tally;
  int of_best = 0;                   ///< wins of the chosen plan in the same worlds
  std::optional<double> exact = {};  ///< its chance, if it was worked out (`ExactPlay`)
};

/// The suggested move and its estimated chance.
struct Recommendation {
  /// Its first move is the hint; empty if no move leads to another position.
  std::vector<Move> plan;
  bool stops = false;   ///< the plan ends by showing something
  bool chosen = false;  ///< the plan is final: all plans have been tried
  /// If nothing is unknown: the solver's verdict. If it is won, the plan wins.
  std::optional<Verdict> verdict;
  /// The chance of the best play, if it was worked out and nothing was sampled (`ExactPlay`).
  std::optional<double> exact;
  /// Rollouts of the plan in worlds that were not used to choose it. Until there are enough of these:
  /// rollouts of the plan that looked best at first.
  Sample sample;
  OpenEndings endings = {};  ///< of these rollouts
  /// How many worlds are winnable with all cards known.
  ClairvoyantSample foreseen;
  std::vector<Alternative> others;  ///< the next best plans with other first moves, at most two
  int worlds = 0;                   ///< rollouts altogether
  /// If the plan was found by a search over information sets (`GraphPlay`): its walks. The sample then says
  /// what share the search found, and how exact that is; there is none while that would say nothing.
  int walks = 0;

  [[nodiscard]] Tally tally() const { return sample.tally(endings); }
};

/// An honest player's adviser: finds the best plan by trying plans in sampled worlds, the same for all.
///
/// Each round halves the plans and doubles the worlds (sequential halving: Karnin, Koren and Somekh, Almost
/// Optimal Exploration in Multi-Armed Bandits, ICML 2013). The chance then comes from fresh worlds, so that
/// choosing the best of many does not bias it: it is the share of games won by making this plan and
/// continuing quickly. A plan is kept while it is followed, and its sample keeps growing. If nothing is
/// unknown, the solver decides, and a winning line is kept until a move leaves it, so that following the
/// hints wins. The work is done in slices; the same views, memory and seed give the same counsel.
class Adviser {
 public:
  explicit Adviser(const AnyGame& game, const Effort& effort = {}, const Limits& limits = {});

  [[nodiscard]] const AnyGame& game() const { return game_; }
  /// Starts a position.
  void begin(const InformationState& view, std::uint64_t seed = seed_of_hints);
  /// Starts as the helper of an adviser that has chosen this plan while something is unknown. Plays it out
  /// indefinitely, in worlds from `from` on that no other part of the same seed uses. Parts are numbered from
  /// 1.
  void assist(const InformationState& view, std::vector<Move> plan, std::uint32_t part,
              std::uint32_t from = 0, std::uint64_t seed = seed_of_hints);
  /// Adds a helper's rollouts of the chosen plan; returns whether more are needed.
  bool accept(const Sample& more);
  /// Accepts another search's verdict on the view, in which nothing is unknown, if its own search has not
  /// decided it. `line` wins if the verdict is won.
  void set_external_verdict(Verdict verdict, std::vector<Move> line);
  /// Works for about one rollout; true when the counsel is final.
  bool step();
  /// The counsel so far.
  [[nodiscard]] const Recommendation& counsel() const { return counsel_; }
  /// Starts a position and works until the counsel is final.
  const Recommendation& advise(const InformationState& view, std::uint64_t seed = seed_of_hints);

 private:
  struct Candidate {
    Plan plan;
    std::ptrdiff_t rank = 0;  ///< by its guess, from 0
    double worth =
        0;  ///< the same with the partial reward of those that were lost and what its prospect counts
    Sample sample = {};
    std::vector<int> course = {};  ///< its wins at the end of each round
  };
  /// The line or plan that is being followed.
  struct Followed {
    std::vector<std::pair<Key, Move>>
        moves;               ///< positions and what is played there; keys tell all piles apart
    std::optional<Key> end;  ///< the position to which they lead
    bool stops = false;
    std::optional<Verdict> verdict;  ///< where nothing is unknown
    std::optional<double> exact;     ///< where the best play was worked out
    Sample sample;                   ///< of these rollouts, and of helpers'
    Sample first;                    ///< what was shown before that sample was as large
    std::uint64_t fresh = 0;         ///< the first world that had no part in choosing it
    int played = 0;                  ///< rollouts in worlds from there on
    int walks = 0;                   ///< as in `Recommendation`
  };

  /// Nothing is unknown: the solver decides, searching at most `positions`.
  struct Deciding {
    std::uint64_t positions;
  };
  /// The solver looks for a line that wins without a redeal (`Endgame::last_layout`).
  struct WinningAtOnce {};
  /// The best play is worked out.
  struct WorkingOut {};
  /// A graph of information sets is searched.
  struct Walking {
    std::unique_ptr<GraphSearch> search;
    int walks = 0;
  };
  /// Plans are tried in the same worlds, and halved after each round.
  struct Trying {
    std::vector<Candidate> candidates, dropped;
    std::size_t next = 0;    ///< the candidate being tried
    int world = 0, of = 0;   ///< its world of the round, and how many the round has
    std::uint64_t from = 0;  ///< the number of the round's first world
  };
  /// The plan chosen is played out in fresh worlds.
  struct Confirming {};
  /// A fresh world is solved with all cards known.
  struct Foreseeing {};
  /// The plan of another adviser is played out, without end.
  struct Assisting {};
  struct Done {};
  /// What is at work; a `FinishPlanner` while lines are looked for that win worlds.
  using Phase = std::variant<Done, Deciding, WinningAtOnce, WorkingOut, Walking, FinishPlanner, Trying,
                             Confirming, Foreseeing, Assisting>;

  void look_at(const InformationState& view, std::uint64_t seed);
  [[nodiscard]] std::vector<Move> recall(const InformationState& view) const;
  void remember(std::uint64_t fresh);
  [[nodiscard]] std::uint64_t certainty_at(const InformationState& view) const;
  void look_for_plans();
  void begin_rounds(std::vector<Plan> plans);
  template <class Plans>
  void leave_out_passed(Plans& plans);
  void next_round(Trying& trying);
  void choose(const Trying& trying);
  void tell_better_sample();
  void note_others(const Trying& trying);
  [[nodiscard]] bool knows_enough() const;
  void decide(Verdict verdict, std::vector<Move> line);
  PlayedOut roll(const std::vector<Move>& plan, std::uint64_t world);
  void roll_on();
  void go_on(Done&) {}
  void go_on(const Deciding& deciding);
  void go_on(WinningAtOnce&);
  void go_on(WorkingOut&);
  void go_on(Walking& walking);
  void tell_walks(const Walking& walking);
  [[nodiscard]] bool leads_back(const GraphPlan& plan) const;
  void go_on(FinishPlanner& planner);
  void go_on(Trying& trying);
  void go_on(Confirming&);
  void go_on(Foreseeing&);
  void go_on(Assisting&) { roll_on(); }

  const AnyGame& game_;
  const Guide& guide_;
  Effort effort_;
  RolloutSolvers solvers_;
  std::optional<InformationState> view_;
  std::uint64_t seed_ = 0;
  Phase phase_;
  bool hopeful_ = true;       ///< the last time it looked for plans it found some
  bool finishing_ = false;    ///< the solver plays rollouts on
  bool few_unknown_ = false;  ///< as in `Planning::few`
  Recommendation counsel_;
  Followed followed_;
  Correction correction_;  ///< of the chance at the view
  /// Where the player was advised and nothing more could be learnt or proved: no plan leads back there.
  std::vector<Key> passed_;
  int unknown_of_passed_ = 0;  ///< cards unknown there, for a search over information sets
};

}  // namespace longwood
