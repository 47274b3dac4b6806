#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "foresight/foresight.hpp"
#include "honest/adviser.hpp"
#include "review/account.hpp"
#include "review/proved_end.hpp"
#include "review/stretch.hpp"
#include "session/session.hpp"

namespace longwood {

/// The seed of the worlds of a stretch that begins with this view. It depends on the position as the player
/// sees it, so no two games or stretches share the errors of one set of worlds, and hidden cards have no
/// influence. `stream` separates the uses of one review; `seed` is the review's own.
std::uint64_t seed_of_worlds(const InformationState& view, std::uint64_t stream, std::uint64_t seed);

/// What a review may spend.
struct Precision {
  int samples = 64;  ///< worlds in which the plans of a stretch are played out, on average; at least 2
  std::uint64_t certainty = 2'000'000;  ///< positions searched per position if nothing is hidden
  std::uint64_t seed = seed_of_hints;   ///< of the worlds
};

/// Works out the account of a game: what decisions lost and luck gave, judged by what the player could know.
///
/// Each step simulates about one game. The account can be read at any time after the first round, which is
/// coarse. The same game, precision and seed give the same account at the end.
class Reviewer {
 public:
  /// The round in progress.
  enum class Round : std::uint8_t {
    first,    ///< no figures for all positions yet
    worlds,   ///< a coarse account exists; each stretch gets a few more worlds
    plans,    ///< the adviser is asked wherever the player left the plan
    samples,  ///< figures become more precise
    proofs,   ///< the end of the game is searched more deeply
    done,
  };

  // its parts refer to each other
  Reviewer(const Reviewer&) = delete;
  Reviewer(Reviewer&&) = delete;
  Reviewer& operator=(const Reviewer&) = delete;
  Reviewer& operator=(Reviewer&&) = delete;
  ~Reviewer() = default;
  /// Reviews the line that leads to the session's position, and its other tries.
  Reviewer(const Session& session, const Precision& precision, const Limits& limits = {});

  /// True when the account is final.
  bool step();
  /// To be called when time runs out: figures are not refined any more, but the end of the game is still
  /// searched, which takes little time. The account is valid; its precision depends on when this is called.
  void wind_up() { winding_up_ = true; }
  /// A hint has shown this chance after the first `at` moves. The account shows the same; what was lost there
  /// stays as it is.
  void hear(const Heard& heard);
  [[nodiscard]] Round round() const { return round_; }
  /// The share of the work that is done, roughly.
  [[nodiscard]] double progress() const;
  /// The account so far.
  [[nodiscard]] Account account() const;
  /// The reviewed game at its end, without other tries.
  [[nodiscard]] const Session& game() const { return line_; }
  /// What its player saw after the first `at` moves.
  [[nodiscard]] const InformationState& view(std::size_t at) const { return views_[at]; }
  /// The position after the first `at` moves.
  [[nodiscard]] const State& state(std::size_t at) const { return states_[at]; }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

 private:
  struct Part {
    std::size_t from;
    Stretch stretch;
    /// Plans that begin with another move than the adviser's, and where.
    std::vector<std::pair<std::size_t, std::size_t>> rivals = {};
    double promise = 1;
  };
  /// A try that is not on the line: a plan of a part, or a move if nothing is hidden.
  struct Beside {
    std::size_t at;
    std::vector<Move> moves;
    std::size_t part = 0, plan = 0;
    Verdict verdict = Verdict::open;
  };

  void walk();
  void divide();
  void gather(const Session& session);
  [[nodiscard]] bool has_choice(const Part& part, std::size_t from) const;

  bool first_step();
  bool worlds_step();
  bool plans_step();
  bool samples_step();
  bool proofs_step();
  bool singles_step();
  bool asks_step();
  void ask(const Part& part, std::size_t at, const Effort& effort);
  void heed(Part& part);
  bool roll(Part& part);
  bool end_step();
  void enter(Round round);

  void fill(Account& account, std::size_t part) const;
  void fill_end(Account& account) const;
  void fill_tries(Account& account) const;
  void fit_to_heard(Account& account) const;
  void mark(Account& account) const;

  Session line_;
  Precision precision_;
  const Guide& guide_;
  Limits limits_;
  RolloutSolvers solvers_;
  Foresight foresight_;
  std::vector<Move> moves_;
  std::vector<InformationState> views_;
  std::vector<State> states_;
  std::vector<bool> shows_;      ///< of each move
  std::vector<MoveList> legal_;  ///< in each position
  std::vector<Part> parts_;
  std::optional<ProvedEnd> end_;
  std::vector<Move> rescue_;  ///< moves that win where the game became a proved loss
  std::vector<Beside> besides_;
  std::vector<Heard> heard_;

  Round round_ = Round::first;
  std::optional<Adviser> adviser_;
  std::size_t part_ = 0;  ///< the current part
  std::size_t at_ = 0;    ///< its current position
  int asked_ = 0;         ///< questions about this part
  bool asking_ = false;   ///< the adviser is at work
  bool ended_ = false;    ///< the end of the game has been searched in this round
  bool winding_up_ = false;
  long worlds_ = 0;  ///< in which parts are played out
  int rollouts_ = 0;
  std::size_t single_ = 0;  ///< of the single moves at the end that are searched
  int other_ = -1;          ///< the one beside it; -1 for none yet
  std::vector<bool> brilliant_;
};

}  // namespace longwood
