#include "cli/weights_text.hpp"

#include <algorithm>
#include <vector>

#include <fmt/core.h>

#include "honest/guide.hpp"
#include "honest/weights.hpp"

namespace longwood::cli {

std::string in_lines(std::span<const int> numbers) {
  std::string text;
  std::size_t column = 0;
  for (const int number : numbers) {
    const auto one = fmt::format("{},", number);
    constexpr std::size_t width = 120;
    if (column + one.size() > width) text += '\n', column = 0;
    text += one;
    column += one.size();
  }
  return text + "\n";
}

std::string weights_text(const GameInfo& game, const std::string& command, std::span<const float> weights,
                         int steps_of_one) {
  std::vector<int> steps(weights.size());
  std::ranges::transform(weights, steps.begin(),
                         [&](float weight) { return in_steps(weight, steps_of_one); });
  return fmt::format("// {}\n// rules {}, player {}; {} weights in steps of 1/{}\n{}", command,
                     game.rules_version, guide_for(game).version, weights.size(), steps_of_one,
                     in_lines(steps));
}

}  // namespace longwood::cli
