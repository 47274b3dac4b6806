#include "generated/games/list.hpp"
#include "generated/games/players.hpp"
#include "train/cross_entropy.hpp"
#include "train/graph_learning.hpp"
#include "train/plan_learning.hpp"
#include "train/policy_gradient.hpp"
#include "train/self_play.hpp"

namespace longwood::train {

namespace {

/// A guide with a net learns from self-play, one that adds up facts of any game by the cross-entropy method,
/// one that adds up features by policy gradient.
template <class Learner>
Trained learn_guess(const AnyGame& game, const Allowance& allowance, const Report& report) {
  const auto learn = [&] {
    if constexpr (requires { typename Learner::Net; })
      return SelfPlay<Learner>{game, allowance}.run(report);
    else if constexpr (requires { Learner::fixed_weight; })
      return CrossEntropy<Learner>{game, allowance}.run(report);
    else
      return PolicyGradient<Learner>{game, allowance}.run(report);
  };
  Trained trained = learn();
  if constexpr (requires { Learner::steps_of_one; }) trained.steps_of_one = Learner::steps_of_one;
  return trained;
}

std::string command_of(const AnyGame& game, const NetCourse& course) {
  return "longwood-lab train " + std::string{game.info->id} + " --net --seed " + std::to_string(course.seed) +
         " --games " + std::to_string(course.quick_games) + " --searched " +
         std::to_string(course.searched_games) + " --walks " + std::to_string(course.walks);
}

}  // namespace

std::optional<Trained> train(const AnyGame& game, Subject subject, const Allowance& allowance,
                             const Report& report) {
  return for_game(Games{}, game.info->id, std::optional<Trained>{}, [&]<Game G> -> std::optional<Trained> {
    using Learner = typename Learns<G>::Type;
    if constexpr (!std::is_void_v<Learner>) {
      if (subject == Subject::guess) return learn_guess<Learner>(game, allowance, report);
      if constexpr (requires { typename Learner::Plans; })
        return PlanLearning<Learner>{game, allowance}.run(report);
    }
    return std::nullopt;
  });
}

std::optional<std::string> learn_net(const AnyGame& game, const NetCourse& course,
                                     const std::function<void(const NetStage&)>& report) {
  return for_game(
      Games{}, game.info->id, std::optional<std::string>{}, [&]<Game G> -> std::optional<std::string> {
        using Model = typename ModelOf<G>::Type;
        if constexpr (std::is_void_v<Model>)
          return std::nullopt;
        else
          return GraphLearning<Model>{course}.run(report).write(Model::net, command_of(game, course));
      });
}

}  // namespace longwood::train
