#include <cmath>

#include <fmt/core.h>

#include "drawing/svg.hpp"
#include "study/calibration.hpp"
#include "study/figures.hpp"

namespace longwood::study {

Chart reliability_chart(const Terms& terms, const Calibration& calibration) {
  constexpr double wide = 540, tall = 560, left = 70, top = 80, side = 400;
  const auto at = [&](double shown, double won) {
    return Svg::Point{left + shown * side, top + (1 - won) * side};
  };
  const auto below =
      fmt::format("games won by the chance shown: {} positions of {} games; bars: two standard errors",
                  grouped(calibration.positions), grouped(calibration.games));
  Svg svg{wide, tall, title_of(terms) + ": the chance shown and the games won"};
  svg.text({28, 34}, title_of(terms), 20);
  svg.text({28, 54}, below, 13, Svg::Anchor::start, Svg::ink, true);
  for (int tenth = 0; tenth <= 10; tenth += 2) {
    const double mark = tenth / 10.0;
    svg.line(at(0, mark), at(1, mark), Svg::faint, 0.5);
    svg.line(at(mark, 0), at(mark, 1), Svg::faint, 0.5);
    svg.text({left - 8, at(0, mark).second + 4}, fmt::format("{} %", tenth * 10), 12, Svg::Anchor::end);
    svg.text({at(mark, 0).first, top + side + 20}, fmt::format("{} %", tenth * 10), 12, Svg::Anchor::middle);
  }
  svg.text({left + side / 2, top + side + 44}, "chance shown", 13, Svg::Anchor::middle, Svg::ink, true);
  svg.line(at(0, 0), at(1, 1), Svg::ink, 0.8);
  for (const Tenth& tenth : calibration.tenths) {
    if (tenth.positions == 0) continue;
    const auto inside = [](double share) { return std::fmin(1, std::fmax(0, share)); };
    svg.line(at(tenth.shown, inside(tenth.won - 2 * tenth.error)),
             at(tenth.shown, inside(tenth.won + 2 * tenth.error)), Svg::rubric, 1.6);
    const double share = static_cast<double>(tenth.positions) / static_cast<double>(calibration.positions);
    svg.dot(at(tenth.shown, tenth.won), 3 + 5 * std::sqrt(share), Svg::rubric);
  }
  return {stem_of(terms) + "-reliability.svg", "the chance shown, and the games won", svg.finish()};
}

}  // namespace longwood::study
