#include "cli/rating_text.hpp"

#include <algorithm>
#include <cmath>

#include "review/ratings.hpp"

namespace longwood::cli {
namespace {

Text word_text(std::string_view word) {
  static constexpr Text words[] = {
      message("beginner", "rating"),      message("learner", "rating"), message("player", "rating"),
      message("strong player", "rating"), message("expert", "rating"),  message("master", "rating"),
  };
  const auto* const at = std::ranges::find(words, word, &Text::english);
  return at == std::end(words) ? Text{} : *at;
}

}  // namespace

std::string rating_text(const Speaker& say, const Rating& rating) {
  const auto figure = [](double value) { return static_cast<int>(std::lround(value)); };
  if (!is_known(rating)) return say.phrase("not known yet");
  if (!rating.high) return say.phrase("at least {low}", figure(*rating.low));
  if (!rating.low) return say.phrase("at most {high}", figure(*rating.high));
  const auto range = say.phrase("{value} ({low} to {high})", figure(*rating.value), figure(*rating.low),
                                figure(*rating.high));
  const auto word = word_of(rating);
  return word.empty() ? range : range + ", " + say.word(word_text(word));
}

}  // namespace longwood::cli
