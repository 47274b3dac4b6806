#include "train/shuffle_learning.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "core/rng.hpp"
#include "honest/exact_play.hpp"
#include "honest/guide.hpp"
#include "honest/observed_game.hpp"
#include "honest/rollout.hpp"
#include "statistics/logit.hpp"

namespace longwood::train {
namespace {

using Heights = ShuffleTable::Heights;

/// Calls `visit` for each way in which four families may stand, suits being alike.
template <class Visit>
void for_each_way(int least, Visit visit) {
  for (int a = least; a <= king; ++a)
    for (int b = least; b <= a; ++b)
      for (int c = least; c <= b; ++c)
        for (int d = least; d <= c; ++d) visit(Heights{a, b, c, d});
}

class Learner {
 public:
  Learner(const AnyGame& game, std::uint64_t seed, int layouts)
      : game_{game},
        guide_{guide_for(*game.info)},
        table_{*guide_.exact.shuffles},
        logits_(ShuffleTable::ways * static_cast<std::size_t>(table_.redeals), ShuffleTable::stored(0)),
        solver_{game},
        seed_{seed},
        layouts_{layouts} {
    table_.logits = logits_;
    guide_.exact.shuffles = &table_;
  }

  std::optional<std::vector<std::int8_t>> run(const std::function<void(double)>& progress) {
    std::size_t done = 0;
    bool worked_out = true;
    for (int left = 0; left < table_.redeals; ++left) {
      // the values of fewer shuffles are those of another table
      ExactPlay exact{game_, guide_};
      std::vector<double> logits(ShuffleTable::ways);
      for_each_way(table_.least, [&](Heights heights) {
        if (++done % report_every == 0)
          progress(static_cast<double>(done) / static_cast<double>(logits_.size()));
        const auto mean = worked_out ? mean_of(exact, heights, left) : std::nullopt;
        worked_out = mean.has_value();
        if (mean)
          logits[ShuffleTable::number(heights)] =
              logit_of_chance(std::clamp(*mean, least_mean(), 1 - least_mean()));
      });
      for_each_way(table_.least, [&](Heights heights) {
        logits_[static_cast<std::size_t>(left) * ShuffleTable::ways + ShuffleTable::number(heights)] =
            ShuffleTable::stored(chance_of_logit(smoothed(logits, heights)));
      });
    }
    return worked_out ? std::optional{std::move(logits_)} : std::nullopt;
  }

 private:
  static constexpr std::size_t report_every = 100;

  /// Of layouts none of which was won: half a win.
  [[nodiscard]] double least_mean() const { return 0.5 / layouts_; }

  /// Cards home up to which sampling is the greater error; with few cards left, one card more or less changes
  /// everything.
  static constexpr int most_smoothed = 30;
  /// The mean with those of two ways in which one family is a card further and a card less far: what is
  /// linear stays, and the error of sampling, of which the best of many would be the luckiest, is a third.
  [[nodiscard]] double smoothed(const std::vector<double>& logits, const Heights& heights) const {
    if (std::accumulate(heights.begin(), heights.end(), 0) > most_smoothed)
      return logits[ShuffleTable::number(heights)];
    double sum = logits[ShuffleTable::number(heights)];
    int n = 1;
    for (std::size_t i = 0; i < heights.size(); ++i) {
      Heights more = heights, less = heights;
      ++more[i], --less[i];
      if (less[i] < table_.least || more[i] > king) continue;
      sum += (logits[ShuffleTable::number(more)] + logits[ShuffleTable::number(less)]) / 2;
      ++n;
    }
    return sum / n;
  }

  /// The families standing so, all other cards in one packet, with `left` redeals after the next.
  [[nodiscard]] State gathered(Heights heights, int left) const {
    Table table{game_.info->classes};
    table.prepare(0, game_.info->sets.front().options);
    for (int suit = 0; suit < 4; ++suit)
      for (int rank = ace; rank <= king; ++rank)
        table.put(rank <= heights[static_cast<std::size_t>(suit)] ? table_.families[suit] : table_.packets[0],
                  Card::of(rank, suit));
    table.set(table_.counter, table_.redeals - left - 1);
    return table.state();
  }

  std::optional<double> mean_of(ExactPlay& exact, Heights heights, int left) {
    if (std::ranges::min(heights) == king) return 1;
    State state = gathered(heights, left);
    Rng rng{seed_, static_cast<std::uint64_t>(left) * ShuffleTable::ways + ShuffleTable::number(heights)};
    double sum = 0;
    for (int i = 0; i < layouts_; ++i) {
      state.number = rng.next();
      Table table{game_.info->classes, state};
      game_.play(table, {Act::redeal, 0, 0, 0});
      const InformationState view = ObservedGame{game_, table.state()}.view();
      const auto chance = exact.chance(view, solver_);
      if (!chance) return {};
      sum += *chance;
    }
    return sum / layouts_;
  }

  const AnyGame& game_;
  Guide guide_;
  ShuffleTable table_;
  std::vector<std::int8_t> logits_;
  Solver solver_;
  std::uint64_t seed_;
  int layouts_;
};

}  // namespace

std::optional<std::vector<std::int8_t>> learn_shuffles(const AnyGame& game, std::uint64_t seed, int layouts,
                                                       const std::function<void(double)>& progress) {
  if (guide_for(*game.info).exact.shuffles == nullptr) return {};
  return Learner{game, seed, layouts}.run(progress);
}

}  // namespace longwood::train
