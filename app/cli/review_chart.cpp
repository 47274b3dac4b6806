#include <algorithm>

#include <fmt/core.h>

#include "cli/deal_words.hpp"
#include "cli/review_text.hpp"
#include "drawing/svg.hpp"

namespace longwood::cli {
namespace {

constexpr double width = 720, height = 320, left = 56, right = 24, top = 62, bottom = 46;

double height_of(double share) {
  return height - bottom - std::clamp(share, 0.0, 1.0) * (height - top - bottom);
}

}  // namespace

std::string account_svg(const Speaker& say, const Reviewer& review, const Account& account) {
  const Session& game = review.game();
  const auto moves = static_cast<double>(std::max<std::size_t>(1, account.steps.size()));
  const auto x = [&](std::size_t at) {
    return left + static_cast<double>(at) / moves * (width - left - right);
  };
  const auto title = say.word(title_text(game.info()));
  const auto below = say.phrase(
      "{deal}: luck {luck} points, lost by decisions {loss} points", deal_words(say, game.deal()),
      fmt::format("{:+.0f}", 100 * account.luck.value), fmt::format("{:.0f}", 100 * account.loss.value));
  Svg svg{width, height, title + ", " + below};
  svg.text({left, 28}, title, 20);
  svg.text({left, 48}, below, 13, Svg::Anchor::start, Svg::ink, true);
  for (const int percent : {0, 25, 50, 75, 100}) {
    svg.line({left, height_of(percent / 100.0)}, {width - right, height_of(percent / 100.0)}, Svg::faint,
             0.5);
    svg.text({left - 8, height_of(percent / 100.0) + 4}, fmt::format("{} %", percent), 12, Svg::Anchor::end);
  }
  std::vector<Svg::Point> band, curve;
  for (std::size_t i = 0; i < account.chances.size(); ++i) {
    const auto& [value, error] = account.chances[i];
    curve.emplace_back(x(i), height_of(value));
    band.emplace_back(x(i), height_of(value + reach_of_interval * error));
  }
  for (std::size_t i = account.chances.size(); i-- > 0;)
    band.emplace_back(x(i),
                      height_of(account.chances[i].value - reach_of_interval * account.chances[i].error));
  svg.area(band, Svg::faint, 0.35);
  svg.path(curve, Svg::ink, 1.5);
  // what the cards did stands as a dot on the curve, what the player lost as a bar below the position
  for (std::size_t i = 0; i < account.steps.size(); ++i) {
    const Step& step = account.steps[i];
    if (step.shows) svg.dot({x(i + 1), height_of(account.chances[i + 1].value)}, 2, Svg::ink);
    if (step.mark == Mark::costly)
      svg.line({x(i), height_of(step.before.value)}, {x(i), height_of(step.taken.value)}, Svg::rubric, 4);
  }
  svg.text({(left + width - right) / 2, height - 12},
           say.count("{n} move; dot: cards turned up; bar: cost of a decision",
                     "{n} moves; dot: cards turned up; bar: cost of a decision",
                     static_cast<int>(account.steps.size())),
           13, Svg::Anchor::middle, Svg::ink, true);
  return svg.finish();
}

}  // namespace longwood::cli
