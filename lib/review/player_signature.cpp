#include "review/player_signature.hpp"

#include <cmath>

#include "core/deal.hpp"
#include "core/fold.hpp"
#include "honest/adviser.hpp"
#include "honest/observed_game.hpp"
#include "review/reviewer.hpp"
#include "session/hint.hpp"

namespace longwood {
namespace {

constexpr Effort little_effort{.worlds = 4, .confirming = 12, .finish = 400, .certainty = 4'000};
constexpr Precision coarse_precision{.samples = 4, .certainty = 4'000};
constexpr int plans_advised = 40, moves_reviewed = 80;
constexpr std::uint64_t advised_deal = 11, reviewed_deal = 12;

/// A figure to a ten-thousandth, so that no library's last digit counts.
std::uint64_t rounded(double figure) { return static_cast<std::uint64_t>(std::llround(figure * 10'000)); }

Deal dealt(const AnyGame& game, std::uint64_t number) { return deal_by_number(game.info->packs, number); }

void fold_advice(const AnyGame& game, Fold& fold) {
  ObservedGame seat{game, game.start(dealt(game, advised_deal), game.info->sets.front()).state()};
  Adviser adviser{game, little_effort};
  for (int i = 0; i < plans_advised && !seat.won(); ++i) {
    const Recommendation& counsel = adviser.advise(seat.view());
    if (counsel.plan.empty()) break;
    fold.add(counsel.verdict ? 1 + static_cast<std::uint64_t>(*counsel.verdict) : 0);
    fold.add(static_cast<std::uint64_t>(counsel.worlds));
    fold.add(rounded(counsel.exact.value_or(counsel.tally().share())));
    for (const Move move : counsel.plan) {
      fold.add(move);
      seat.play(move);
    }
  }
}

void fold_review(const AnyGame& game, Fold& fold) {
  Session session{game, game.info->sets.front(), dealt(game, reviewed_deal)};
  for (int i = 0; i < moves_reviewed && session.standing() == Standing::playing; ++i)
    session.play(rank_moves(game, session.state()).front().move);
  Reviewer reviewer{session, coarse_precision};
  while (!reviewer.step()) continue;
  const Account account = reviewer.account();
  for (const Step& step : account.steps) {
    fold.add(static_cast<std::uint64_t>(step.basis) << 8 | static_cast<std::uint64_t>(step.mark));
    for (const Estimate& figure : {step.before, step.taken, step.loss, step.luck}) {
      fold.add(rounded(figure.value));
      fold.add(rounded(figure.error));
    }
    for (const Move move : step.better) fold.add(move);
  }
  fold.add(static_cast<std::uint64_t>(account.rollouts));
}

}  // namespace

std::uint64_t signature_of_player(const AnyGame& game) {
  Fold fold;
  fold_advice(game, fold);
  fold_review(game, fold);
  return fold.sum;
}

}  // namespace longwood
