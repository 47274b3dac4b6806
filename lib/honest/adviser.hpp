#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "honest/chance.hpp"
#include "honest/finish_planner.hpp"
#include "honest/guide.hpp"
#include "honest/plan.hpp"
#include "honest/rollout.hpp"
#include "honest/rollout_solvers.hpp"
#include "honest/view.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// The seed of whatever a person is told: hints are the same wherever they are asked for.
inline constexpr std::uint64_t seed_of_hints = 1;

/// What an adviser may spend on one position.
struct Effort {
  /// At most as many as the guide wants in the first round of plans, doubled in each round after it; with 0
  /// the guess alone chooses.
  int worlds = std::numeric_limits<int>::max();
  int confirming = 64;    ///< most fresh worlds in which the plan chosen is played out for its chance
  double margin = 0;      ///< fewer of them do if its interval reaches no further; see `is_within`
  bool finishing = true;  ///< lines that win worlds are looked for where the guide says so
  int foreseeing = 0;     ///< worlds that are decided for one who sees every card
  /// Positions searched at most at the end of one rollout, of as many as the guide wants, and to decide a
  /// world for one who sees every card.
  std::uint64_t finish = std::numeric_limits<std::uint64_t>::max();
  /// Positions searched at most where nothing is unknown, of as many as the guide wants.
  std::uint64_t certainty = std::numeric_limits<std::uint64_t>::max();

  friend constexpr bool operator==(const Effort&, const Effort&) = default;
};

/// For a person, who is shown what is known so far after a second or two.
inline constexpr Effort effort_of_hints{
    .confirming = 10'000, .margin = 0.02, .foreseeing = 50, .certainty = 2'000'000};

/// The same in one game: no chance is looked for where none is told.
Effort effort_of_hints_in(const AnyGame& game);

/// Worlds that one who sees every card can win, cannot win, or that were too much to decide.
struct Foreseen {
  int tried = 0, wins = 0, open = 0;
};

/// Another plan, and how it turned out in the worlds in which it was tried beside the others.
struct Alternative {
  std::vector<Move> plan;
  Tally tally;
  int of_best = 0;  ///< wins of the plan that was chosen, in the same worlds
};

/// What to do next, and how that turns out.
struct Counsel {
  /// Its first move is the hint; empty where no move leads to another position.
  std::vector<Move> plan;
  bool stops = false;   ///< the plan ends by showing something
  bool chosen = false;  ///< the plan stands: all plans have been tried
  /// Where nothing is unknown: what the solver found. A won one has a plan that wins.
  std::optional<Verdict> verdict;
  /// Rollouts of the plan in worlds that had no part in choosing it. Until it is chosen and tried as often:
  /// rollouts of the one that looked best at first.
  Sample sample;
  OpenEndings endings = {};  ///< of these rollouts
  /// What could be made of the position by one who saw every card.
  Foreseen foreseen;
  std::vector<Alternative> others;  ///< the next best plans that begin otherwise, at most two
  int worlds = 0;                   ///< rollouts altogether

  [[nodiscard]] Tally tally() const { return sample.tally(endings); }
};

/// An honest player's adviser: finds the best plan by trying plans in sampled worlds, the same for all.
///
/// The plans are halved from round to round, the worlds doubled. The chance is then taken from fresh worlds,
/// so that choosing the best of many does not flatter it: it is the share of games won by one who makes this
/// plan and goes on quickly. While a plan is followed it is kept, and the sample goes on growing. Where
/// nothing is unknown the solver decides, and a winning line is kept until a move leaves it, so that
/// following the hints wins. Goes on in slices; the same views, memory and seed give the same counsel.
class Adviser {
 public:
  explicit Adviser(const AnyGame& game, const Effort& effort = {}, const Limits& limits = {});

  [[nodiscard]] const AnyGame& game() const { return game_; }
  /// Begins with a position.
  void begin(const PlayerView& view, std::uint64_t seed = seed_of_hints);
  /// Begins as the helper of an adviser who has chosen this plan at the view, something being unknown: plays
  /// it out, without end, in worlds that no other part of the same seed uses from the same one `from` on.
  /// Parts are numbered from 1.
  void assist(const PlayerView& view, std::vector<Move> plan, std::uint32_t part, std::uint32_t from = 0,
              std::uint64_t seed = seed_of_hints);
  /// Adds what a helper has played out of the plan chosen; whether more is wanted.
  bool accept(const Sample& more);
  /// Takes what another search proved of the view, nothing being unknown, where its own has not decided it;
  /// `line` wins where it is won.
  void hear(Verdict verdict, std::vector<Move> line);
  /// Goes on for about one rollout; true when the counsel is final.
  bool step();
  /// What is known so far.
  [[nodiscard]] const Counsel& counsel() const { return counsel_; }
  /// Begins, and steps to the end.
  const Counsel& advise(const PlayerView& view, std::uint64_t seed = seed_of_hints);

 private:
  struct Candidate {
    Plan plan;
    std::ptrdiff_t rank = 0;  ///< by its guess, from 0
    double worth = 0;  ///< the same with the credit of those that were lost and what its prospect counts
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
    Sample sample;                   ///< of these rollouts, and of helpers'
    Sample first;                    ///< what was told before that sample was as large
    std::uint64_t fresh = 0;         ///< the first world that had no part in choosing it
    int played = 0;                  ///< rollouts in worlds from there on
  };

  /// Nothing is unknown: the solver decides, searching at most `positions`.
  struct Deciding {
    std::uint64_t positions;
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
  /// A fresh world is decided for one who sees every card.
  struct Foreseeing {};
  /// The plan of another adviser is played out, without end.
  struct Assisting {};
  struct Done {};
  /// What is at work; a `FinishPlanner` while lines are looked for that win worlds.
  using Phase = std::variant<Done, Deciding, FinishPlanner, Trying, Confirming, Foreseeing, Assisting>;

  void look_at(const PlayerView& view, std::uint64_t seed);
  [[nodiscard]] std::vector<Move> recall(const PlayerView& view) const;
  void remember(std::uint64_t fresh);
  [[nodiscard]] std::uint64_t certainty_at(const PlayerView& view) const;
  void begin_rounds(std::vector<Plan> plans);
  void leave_out_passed(std::vector<Plan>& plans);
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
  void go_on(FinishPlanner& planner);
  void go_on(Trying& trying);
  void go_on(Confirming&);
  void go_on(Foreseeing&);
  void go_on(Assisting&) { roll_on(); }

  const AnyGame& game_;
  const Guide& guide_;
  Effort effort_;
  RolloutSolvers solvers_;
  std::optional<PlayerView> view_;
  std::uint64_t seed_ = 0;
  Phase phase_;
  bool hopeful_ = true;       ///< the last time it looked for plans it found some
  bool finishing_ = false;    ///< the solver plays rollouts on
  bool few_unknown_ = false;  ///< as in `Guide::few`
  Counsel counsel_;
  Followed followed_;
  Correction correction_;  ///< of the chance at the view
  /// Where the player was advised and nothing more could be learnt or proved: no plan leads back there.
  std::vector<Key> passed_;
};

}  // namespace longwood
