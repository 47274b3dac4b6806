#include "study/charts.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <functional>

#include <fmt/core.h>

#include "drawing/svg.hpp"
#include "study/figures.hpp"

namespace longwood::study {
namespace {

using Anchor = Svg::Anchor;
using Point = Svg::Point;

constexpr double chart_width = 720, chart_height = 400;
constexpr double left = 78, right = 40, top = 66, bottom = 58;
constexpr double half_a_digit = 3.6;  ///< of the marks' size

/// A scale along one edge of the frame.
struct Axis {
  double from, to;       ///< in its own measure
  double start, end;     ///< on the page
  bool decades = false;  ///< the measure is a logarithm to the base 10

  [[nodiscard]] double at(double value) const { return start + (value - from) / (to - from) * (end - start); }
  /// About five round values on it.
  [[nodiscard]] std::vector<double> marks() const {
    if (decades && to - from < 1.5) return marks_within_decades();
    const double rough = (to - from) / 5, power = std::pow(10, std::floor(std::log10(rough)));
    const double ratio = rough / power;
    double step = power * (ratio < 1.5 ? 1 : ratio < 3.5 ? 2 : ratio < 7.5 ? 5 : 10);
    if (decades) step = std::max(1.0, step);
    std::vector<double> list;
    for (double mark = std::ceil(from / step - 1e-9) * step; mark <= to + step * 1e-9; mark += step)
      list.push_back(std::abs(mark) < step * 1e-6 ? 0 : mark);
    return list;
  }

 private:
  /// 1, 2 and 5 of each decade.
  [[nodiscard]] std::vector<double> marks_within_decades() const {
    std::vector<double> list;
    for (double decade = std::floor(from); decade <= to; ++decade)
      for (const double first : {1.0, 2.0, 5.0})
        if (const double mark = decade + std::log10(first); mark >= from - 1e-9 && mark <= to + 1e-9)
          list.push_back(mark);
    return list;
  }
};

std::string decade_text(double exponent) {
  return grouped(static_cast<std::uint64_t>(std::llround(std::pow(10, exponent))));
}

std::string percent_mark(double share, const Axis& axis) {
  const double reach = (axis.to - axis.from) * 100;
  return fmt::format("{:.{}f} %", share * 100, reach > 6 ? 0 : reach > 0.6 ? 1 : reach > 0.06 ? 2 : 3);
}

/// Title, a line below it, and the frame's two axes with their names.
Svg frame(const std::string& title, const std::string& below, const Axis& x, const Axis& y,
          const std::string& x_name, const std::function<std::string(double)>& x_text,
          const std::function<std::string(double)>& y_text) {
  Svg svg{chart_width, chart_height, title + ": " + below};
  svg.text({left, 30}, title, 20);
  svg.text({left, 50}, below, 13, Anchor::start, Svg::ink, true);
  for (const double mark : y.marks()) {
    svg.line({left, y.at(mark)}, {chart_width - right, y.at(mark)}, Svg::faint, 0.5);
    svg.text({left - 8, y.at(mark) + 4}, y_text(mark), 12, Anchor::end);
  }
  for (const double mark : x.marks()) {
    svg.line({x.at(mark), chart_height - bottom}, {x.at(mark), chart_height - bottom + 5});
    const std::string text = x_text(mark);
    const double reach = half_a_digit * static_cast<double>(text.size());
    svg.text({std::min(x.at(mark), chart_width - reach), chart_height - bottom + 19}, text, 12,
             Anchor::middle);
  }
  svg.line({left, chart_height - bottom}, {chart_width - right, chart_height - bottom});
  svg.text({(left + chart_width - right) / 2, chart_height - 14}, x_name, 13, Anchor::middle, Svg::ink, true);
  return svg;
}

/// A number as it is drawn, and how many deals have it.
struct Bin {
  double value, count;
};

/// Numbers in ascending order, as they are drawn.
template <class Scale>
std::vector<Bin> drawn(const Distribution& numbers, const Scale& scale) {
  std::vector<Bin> list;
  for (const auto& [value, count] : numbers.steps())
    list.push_back({scale(static_cast<double>(value)), static_cast<double>(count)});
  return list;
}

/// A whole number; nothing at a mark between two.
std::string whole_text(double mark) {
  constexpr double rounding = 1e-6;
  const double whole = std::round(mark);
  return std::abs(mark - whole) < rounding ? grouped(static_cast<std::uint64_t>(whole)) : std::string{};
}

/// The data of a histogram.
struct Bars {
  std::vector<Bin> values;  ///< in ascending order
  double median, step;      ///< how wide a bar is
  bool decades;             ///< values are logarithms
  double beyond = 0;        ///< deals whose values are too great to be drawn with the others
  std::string note = {};    ///< about those
};

/// The lengths of solutions, without a thousandth that is much longer than all others.
Bars lengths_of(const Summary& study) {
  const Distribution& moves = study.moves;
  const auto usual = static_cast<double>(moves.quantile(0.999)),
             most = static_cast<double>(moves.quantile(1));
  Bars bars{.values = drawn(moves, std::identity{}),
            .median = static_cast<double>(moves.quantile(0.5)),
            .step = 1,
            .decades = false};
  const double least = bars.values.front().value;
  const auto last = std::ranges::upper_bound(bars.values, usual, {}, &Bin::value);
  if (constexpr double much = 1.5; most - least > much * (usual - least)) {
    for (auto bin = last; bin != bars.values.end(); ++bin) bars.beyond += bin->count;
    bars.values.erase(last, bars.values.end());
    bars.note = fmt::format("{} are longer, up to {}", grouped(static_cast<std::uint64_t>(bars.beyond)),
                            grouped(static_cast<std::uint64_t>(most)));
  }
  // of blocks, sizes are known four to a power of two: no bar is narrower than the widest of them
  const double reach = bars.values.back().value - least;
  const auto widest =
      static_cast<double>(std::bit_floor(static_cast<std::uint64_t>(bars.values.back().value))) / 4;
  bars.step = std::max(1.0, study.blocks ? widest : std::ceil(reach / 60));
  return bars;
}

/// Draws bars for the counts of values.
Chart histogram(const std::string& name, const Summary& study, const std::string& below,
                const std::string& x_name, const Bars& of) {
  const auto& [values, median, step, decades, beyond, note] = of;
  const double least = values.front().value, most = values.back().value;
  const double from = std::floor(least / step) * step;
  const auto bars = static_cast<std::size_t>((most - from) / step) + 1;
  std::vector<double> counts(bars);
  double n = beyond;
  for (const auto& [value, count] : values) {
    counts[std::min(bars - 1, static_cast<std::size_t>((value - from) / step))] += count;
    n += count;
  }
  const double highest = *std::ranges::max_element(counts) / n;

  const Axis x{from, from + static_cast<double>(bars) * step, left, chart_width - right, decades};
  const Axis y{0, highest * 1.05, chart_height - bottom, top};
  Svg svg = frame(
      title_of(study.terms), below, x, y, x_name,
      [&](double mark) { return decades ? decade_text(mark) : whole_text(mark); },
      [&](double mark) { return percent_mark(mark, y); });
  for (std::size_t i = 0; i < bars; ++i) {
    if (counts[i] == 0) continue;
    const double begin = x.at(from + static_cast<double>(i) * step);
    const double wide = x.at(from + static_cast<double>(i + 1) * step) - begin, up = y.at(counts[i] / n);
    svg.box({begin + std::min(0.5, wide / 8), up}, wide - std::min(1.0, wide / 4), chart_height - bottom - up,
            Svg::ink, 0.8);
  }
  svg.line({x.at(median), top}, {x.at(median), chart_height - bottom}, Svg::rubric, 1.2);
  const bool late = median > (x.from + x.to) / 2;
  svg.text({x.at(median) + (late ? -6 : 6), top + 12}, "median", 12, late ? Anchor::end : Anchor::start,
           Svg::rubric, true);
  if (!note.empty()) svg.text({chart_width - right, top + 12}, note, 12, Anchor::end, Svg::ink, true);
  return {name, below, svg.finish()};
}

Chart course_chart(const std::string& name, const Summary& study) {
  // With less than a hundred deals the interval is too wide to be drawn beside the final one.
  auto from =
      std::ranges::find_if(study.course, [](const VerdictCounts& counts) { return counts.count() >= 100; });
  if (from == study.course.end()) from = study.course.begin();
  const std::vector<VerdictCounts> course{from, study.course.end()};
  double low = 1, high = 0;
  for (const VerdictCounts& counts : course) {
    low = std::min(low, share_of(counts).interval.low);
    high = std::max(high, share_of(counts).interval.high);
  }
  const double margin = (high - low) * 0.06;
  const double first = std::log10(static_cast<double>(course.front().count()));
  const double last = std::log10(static_cast<double>(course.back().count()));
  const Axis x{first, std::max(last, first + 0.1), left, chart_width - right, true};
  const Axis y{std::max(0.0, low - margin), std::min(1.0, high + margin), chart_height - bottom, top};
  const auto [interval, method] = share_of(study.counts);
  Svg svg = frame(title_of(study.terms),
                  (study.terms.player == 0 ? "share of winnable deals: " : "share won with hints: ") +
                      interval_text(interval) + " (95 %, " + std::string{method_name(method)} + ")",
                  x, y, "deals examined", decade_text, [&](double mark) { return percent_mark(mark, y); });
  std::vector<Point> upper, outline, middle;
  for (const VerdictCounts& counts : course) {
    const double place = x.at(std::log10(static_cast<double>(counts.count())));
    const auto bounds = share_of(counts).interval;
    outline.emplace_back(place, y.at(bounds.high));
    upper.emplace_back(place, y.at(bounds.low));
    middle.emplace_back(place, y.at(static_cast<double>(counts.won) / static_cast<double>(counts.count())));
  }
  outline.insert(outline.end(), upper.rbegin(), upper.rend());
  svg.area(outline, Svg::rubric, 0.16);
  svg.path(middle, Svg::rubric, 1.6);
  svg.dot(middle.back(), 3, Svg::rubric);
  return {name, "interval by number of deals", svg.finish()};
}

}  // namespace

Chart chances_chart(const std::vector<Summary>& studies) {
  constexpr double row = 34, label = 190, figures = 215, head = 84, wide = 820;
  const auto of_games = [](const Summary& study) { return study.terms.player != 0; };
  const auto games = std::ranges::count_if(studies, of_games);
  const double tall = head + row * static_cast<double>(std::ssize(studies) - games) + 52;
  Svg svg{wide, tall, "The share of winnable deals of each game, with all cards known"};
  svg.text({28, 34}, "How many deals can be won", 22);
  svg.text({28, 56},
           games > 0
               ? "red: winnable with all cards and shuffles known; black: won with hints; 95 % intervals"
               : "with all cards and shuffles known; 95 % intervals, undecided deals counted either way",
           13, Anchor::start, Svg::ink, true);
  const Axis x{0, 1, label, wide - figures};
  for (const double mark : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    svg.line({x.at(mark), head - 8}, {x.at(mark), tall - 40}, Svg::faint, 0.5);
    svg.text({x.at(mark), tall - 22}, fmt::format("{:.0f} %", mark * 100), 12, Anchor::middle);
  }
  double y = head + row / 2;
  for (const Summary& study : studies) {
    if (of_games(study)) continue;
    const auto interval = share_of(study.counts).interval;
    svg.text({label - 14, y + 5}, title_of(study.terms), 15, Anchor::end);
    svg.line({label, y}, {wide - figures, y}, Svg::faint, 0.5);
    const double begin = x.at(interval.low), end = x.at(interval.high);
    svg.box({begin - 1.5, y - 7}, end - begin + 3, 14, Svg::rubric);
    for (const Summary& other : studies) {
      Terms of_deals = other.terms;
      of_deals.player = 0;
      if (!of_games(other) || of_deals != study.terms) continue;
      const auto won = share_of(other.counts).interval;
      svg.box({x.at(won.low) - 1, y - 4}, x.at(won.high) - x.at(won.low) + 2, 8, Svg::ink);
    }
    svg.text({wide - figures + 16, y + 1}, interval_text(interval), 13);
    svg.text({wide - figures + 16, y + 14}, fmt::format("of {} deals", grouped(study.counts.count())), 10.5,
             Anchor::start, Svg::ink, true);
    y += row;
  }
  return {"chances.svg", "the intervals of all games", svg.finish()};
}

std::vector<Chart> charts_of(const Summary& study) {
  std::vector<Chart> charts;
  const std::string stem = stem_of(study.terms);
  if (study.course.empty()) return charts;
  charts.push_back(course_chart(stem + "-course.svg", study));

  const auto decade = [](double value) { return std::log10(std::max(1.0, value)); };
  // of blocks, sizes are known four to a power of two
  charts.push_back(histogram(stem + "-effort.svg", study, "positions searched per deal", "positions",
                             {.values = drawn(study.nodes, decade),
                              .median = decade(static_cast<double>(study.nodes.quantile(0.5))),
                              .step = study.blocks ? std::log10(2.0) : 0.1,
                              .decades = true}));

  if (study.moves.empty()) return charts;
  charts.push_back(
      histogram(stem + "-length.svg", study, "moves of the solutions found", "moves", lengths_of(study)));
  return charts;
}

}  // namespace longwood::study
