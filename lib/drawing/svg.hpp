#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace longwood {

/// A quiet drawing: ink and rubric on ivory, in a serif face.
class Svg {
 public:
  static constexpr std::string_view page = "#f7f1e2", ink = "#2a2520", faint = "#b8ac94", rubric = "#8c2318";
  enum class Anchor : std::uint8_t { start, middle, end };
  using Point = std::pair<double, double>;

  /// `title` is also what a screen reader says of it.
  Svg(double width, double height, std::string_view title);

  void line(Point from, Point to, std::string_view colour = ink, double width = 1);
  void box(Point corner, double width, double height, std::string_view colour, double opacity = 1);
  void dot(Point centre, double radius, std::string_view colour);
  void area(const std::vector<Point>& outline, std::string_view colour, double opacity);
  void path(const std::vector<Point>& points, std::string_view colour, double width);
  void text(Point at, std::string_view words, double size, Anchor anchor = Anchor::start,
            std::string_view colour = ink, bool italic = false);
  /// The finished file.
  [[nodiscard]] std::string finish() const { return body_ + "</svg>\n"; }

 private:
  std::string body_;
};

}  // namespace longwood
