#include "drawing/svg.hpp"

#include <fmt/core.h>

namespace longwood {
namespace {

std::string escaped(std::string_view words) {
  std::string text;
  for (const char c : words)
    c == '&'   ? text += "&amp;"
    : c == '<' ? text += "&lt;"
    : c == '>' ? text += "&gt;"
    : c == '"' ? text += "&quot;"
               : text += c;
  return text;
}

std::string points_text(const std::vector<Svg::Point>& points) {
  std::string text;
  for (const auto& [x, y] : points) text += fmt::format("{}{:.2f},{:.2f}", text.empty() ? "" : " ", x, y);
  return text;
}

}  // namespace

Svg::Svg(double width, double height, std::string_view title)
    : body_{fmt::format(
          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
          "height=\"{1:.0f}\" role=\"img\" font-family=\"Georgia, 'DejaVu Serif', serif\">\n"
          "<title>{2}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"{3}\"/>\n",
          width, height, escaped(title), page)} {}

void Svg::line(Point from, Point to, std::string_view colour, double width) {
  body_ += fmt::format(
      "<line x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\" stroke=\"{}\" "
      "stroke-width=\"{:.2g}\"/>\n",
      from.first, from.second, to.first, to.second, colour, width);
}

void Svg::box(Point corner, double width, double height, std::string_view colour, double opacity) {
  body_ += fmt::format(
      "<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" fill=\"{}\" "
      "fill-opacity=\"{:.2g}\"/>\n",
      corner.first, corner.second, width, height, colour, opacity);
}

void Svg::dot(Point centre, double radius, std::string_view colour) {
  body_ += fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2g}\" fill=\"{}\"/>\n", centre.first,
                       centre.second, radius, colour);
}

void Svg::area(const std::vector<Point>& outline, std::string_view colour, double opacity) {
  body_ += fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{:.2g}\"/>\n", points_text(outline),
                       colour, opacity);
}

void Svg::path(const std::vector<Point>& points, std::string_view colour, double width) {
  body_ += fmt::format(
      "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2g}\" "
      "stroke-linejoin=\"round\"/>\n",
      points_text(points), colour, width);
}

void Svg::text(Point at, std::string_view words, double size, Anchor anchor, std::string_view colour,
               bool italic) {
  constexpr std::string_view anchors[] = {"start", "middle", "end"};
  body_ += fmt::format(
      "<text x=\"{:.2f}\" y=\"{:.2f}\" font-size=\"{:.3g}\" text-anchor=\"{}\" fill=\"{}\"{}>{}</text>\n",
      at.first, at.second, size, anchors[static_cast<int>(anchor)], colour,
      italic ? " font-style=\"italic\"" : "", escaped(words));
}

}  // namespace longwood
