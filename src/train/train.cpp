#include "generated/games/list.hpp"
#include "generated/honest/guides.hpp"
#include "train/policy_gradient.hpp"
#include "train/self_play.hpp"

namespace longwood::train {

namespace {

/// A guide with a net learns from self-play, one that adds up features by policy gradient.
template <class Learner>
Trained run(const AnyGame& game, const Terms& terms, const Report& report) {
  if constexpr (requires { typename Learner::Net; })
    return SelfPlay<Learner>{game, terms}.run(report);
  else
    return PolicyGradient<Learner>{game, terms}.run(report);
}

}  // namespace

std::optional<Trained> train(const AnyGame& game, const Terms& terms, const Report& report) {
  std::optional<Trained> trained;
  for_each_game(Games{}, [&]<Game G> {
    using Learner = typename Learns<G>::Type;
    if constexpr (!std::is_void_v<Learner>)
      if (game.info->id == G::info.id) trained = run<Learner>(game, terms, report);
  });
  return trained;
}

bool can_be_trained(const GameInfo& game) {
  bool can = false;
  for_each_game(Games{}, [&]<Game G> {
    can = can || (game.id == G::info.id && !std::is_void_v<typename Learns<G>::Type>);
  });
  return can;
}

}  // namespace longwood::train
