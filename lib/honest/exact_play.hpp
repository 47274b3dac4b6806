#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "honest/guide.hpp"
#include "honest/information_state.hpp"
#include "honest/observed_game.hpp"
#include "honest/plan.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// A plan and the chance of a player who makes it and plays as well as possible afterwards.
struct ValuedPlan {
  Plan plan;
  double chance = 0;
};

/// Works out the best play for a player who sees only the table: expectimax over information sets, in place
/// of sampled worlds.
///
/// An information set is everything that agrees with what the player knows; its value is the best, over the
/// positions that can be reached without learning anything, of the mean after a move that shows something.
/// Each order of the unknown cards counts with its probability. Once nothing is unknown the solver decides.
/// A table gives the value of a shuffle (`ShuffleTable`). Values do not depend on earlier questions.
class ExactPlay {
 public:
  explicit ExactPlay(const AnyGame& game) : ExactPlay{game, guide_for(*game.info)} {}
  /// With another guide than the game's own, which must outlive this.
  ExactPlay(const AnyGame& game, const Guide& guide) : game_{game}, guide_{guide} {}

  /// Whether the guide wants the best play worked out here.
  [[nodiscard]] static bool applies(const InformationState& view, const Guide& guide);
  /// The value of a position to its player, who plays as well as possible; none if that is too much to look
  /// at. `solver` decides positions in which nothing is unknown.
  std::optional<double> chance(const InformationState& view, Solver& solver);
  /// The best plan for each first move, the best of all first; none if that is too much to look at, empty if
  /// no move is legal.
  std::optional<std::vector<ValuedPlan>> plans(const InformationState& view, Solver& solver);

 private:
  /// A position reached without learning anything, and the move that led there.
  struct Reached {
    State state;
    Known known;
    std::size_t from;
    Move move;
  };
  struct HashOfKey {
    std::size_t operator()(const Key& key) const { return static_cast<std::size_t>(key.a); }
  };

  void begin(const Options& options, Solver& solver);
  [[nodiscard]] Key key_of(const Table& table) const;
  [[nodiscard]] Key key_of(const InformationState& view) const;
  std::optional<double> value(const InformationState& view);
  std::optional<double> best_from(const InformationState& view);
  template <class Stop, class Won>
  bool explore(const InformationState& view, std::vector<Reached>& reached, Stop stop, Won won);
  MoveList moves_worth_making(const ObservedGame& seat) const;
  std::optional<double> mean_after(const ObservedGame& seat, Move move, double least);
  std::optional<double> value_after(const ObservedGame& after, int unknown_before);
  [[nodiscard]] std::vector<ValuedPlan> ordered(std::vector<ValuedPlan> plans) const;

  const AnyGame& game_;
  const Guide& guide_;
  Solver* solver_ = nullptr;
  Options options_ = {};
  std::unordered_map<Key, double, HashOfKey> values_;
};

}  // namespace longwood
