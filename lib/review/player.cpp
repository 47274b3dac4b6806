#include "review/player.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

#include "honest/guide.hpp"

namespace longwood {
namespace {

constexpr double millionths = 1e6;
/// Decisions are stored in thousands, so that one of them is a whole number too.
constexpr double thousands = 1e3;

/// "1.6": the review's version and that of the game's honest player.
std::string versions_of(const GameInfo& info) {
  return std::to_string(review_version) + "." + std::to_string(guide_for(info).version);
}

constexpr Standing ends[] = {Standing::playing, Standing::won, Standing::over};

/// Cuts the first word off.
std::string_view cut_word(std::string_view& text) {
  const auto word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

}  // namespace

Estimate Mean::estimate() const {
  if (n == 0) return {};
  const auto count = static_cast<double>(n);
  const double mean = sum / count;
  if (n == 1) return {mean, 0};
  constexpr double least = 1;
  const double variance = (std::max(0.0, squares - sum * mean) + least) / (count - 1);
  return {mean, std::sqrt(variance / count)};
}

Balance balance_of(const Account& account) {
  return {.end = account.end,
          .first = account.first().value,
          .luck = account.luck.value,
          .loss = account.loss.value,
          .kept = account.kept,
          .left = account.end == Standing::playing ? account.result().value : 0,
          .loss_error = account.loss.error,
          .decisions = static_cast<double>(std::ranges::count_if(
              account.steps, [](const Step& step) { return step.mark != Mark::forced; }))};
}

std::string write_balance(const GameInfo& info, const Balance& balance) {
  std::string line = versions_of(info) + " " + std::string{standing_name(balance.end)};
  for (const double figure : {balance.first, balance.luck, balance.loss, balance.kept, balance.left,
                              balance.loss_error, balance.decisions / thousands})
    line += " " + std::to_string(std::lround(figure * millionths));
  return line;
}

std::expected<Balance, std::string> read_balance(const GameInfo& info, std::string_view line) {
  if (const auto versions = cut_word(line); versions != versions_of(info))
    return std::unexpected("this review was made by another version; review the game again");
  const auto damaged = std::unexpected<std::string>("this review is damaged; review the game again");
  const auto* const end = std::ranges::find(ends, cut_word(line), standing_name);
  if (end == std::end(ends)) return damaged;
  std::array<long, 7> figures{};
  for (long& figure : figures) {
    const auto word = cut_word(line);
    const auto [stop, fault] = std::from_chars(word.data(), word.data() + word.size(), figure);
    if (fault != std::errc{} || stop != word.data() + word.size()) return damaged;
  }
  if (!line.empty()) return damaged;
  const auto share = [&](std::size_t at) { return static_cast<double>(figures.at(at)) / millionths; };
  return Balance{*end, share(0), share(1), share(2), share(3), share(4), share(5), share(6) * thousands};
}

void PlayerFigures::add(const Balance& balance) {
  const double result = balance.end == Standing::won ? 1 : 0;
  ++games;
  won += balance.end == Standing::won ? 1 : 0;
  won_share.add(result);
  first.add(balance.first);
  luck.add(balance.luck);
  loss.add(balance.loss);
  left.add(balance.left);
  loss_variance += balance.loss_error * balance.loss_error;
  by_luck.add(balance.first + balance.luck);
  by_play.add(result - balance.luck);
  if (balance.first > 0) kept.add(balance.kept);
}

Estimate PlayerFigures::lost() const { return {loss.sum, std::sqrt(loss_variance)}; }

std::vector<Mean> trend_of_losses(std::span<const Balance> games, std::size_t most, std::size_t least) {
  const std::size_t parts = std::clamp<std::size_t>(games.size() / least, 1, most);
  std::vector<Mean> trend(parts);
  for (std::size_t i = 0; i < games.size(); ++i) trend[i * parts / games.size()].add(games[i].loss);
  return trend;
}

}  // namespace longwood
