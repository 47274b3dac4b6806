#include "rating/trial.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <ranges>

#include "core/rng.hpp"
#include "statistics/rating.hpp"

namespace longwood::rating {
namespace {

constexpr double thousandths = 1e3;

std::string_view cut(std::string_view& text, char until) {
  const auto part = text.substr(0, text.find(until));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  return part;
}

bool read_figure(std::string_view word, double& figure) {
  long number = 0;
  const auto [stop, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
  figure = static_cast<double>(number) / thousandths;
  return fault == std::errc{} && stop == word.data() + word.size();
}

bool read_game(std::string_view word, BankGame& game) {
  if (!word.starts_with('+') && !word.starts_with('-')) return false;
  game.won = word[0] == '+';
  word.remove_prefix(1);
  const auto chance = cut(word, '/');
  return read_figure(chance, game.chance) && read_figure(word, game.loss);
}

/// The rating under which the whole bank would be expected to win as many of its deals as it did.
double true_rating(const Bank& bank) {
  std::vector<RatedResult> results;
  results.reserve(bank.games.size());
  for (const auto& [chance, loss, won] : bank.games) results.push_back({chance, won});
  return *rating_of_results(results).value;
}

bool holds(const Rating& rating, double truth) {
  return (!rating.low || *rating.low <= truth) && (!rating.high || truth <= *rating.high);
}

/// How often a player of this rating wins these deals, on average.
double share_at(double rating, std::span<const BankGame> games) {
  double sum = 0;
  for (const BankGame& game : games) sum += chance_of_player(rating, game.chance);
  return sum / static_cast<double>(games.size());
}

/// The share that a rating promises over the whole bank; where nothing bounds it, its nearest end.
double promised(const Rating& rating, const Bank& bank) {
  const auto value = rating.value ? rating.value : rating.low ? rating.low : rating.high;
  return value ? share_at(*value, bank.games) : 0;
}

/// Steps of Elo that are tried; `usual_step` is the one for new players of most chess servers, who begin with
/// `elo_start`.
constexpr std::array elo_steps{8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0};
constexpr std::size_t usual_step = 3;
constexpr double elo_start = 1200;

/// Squares of the errors of plain Elo, by step and number of games.
using EloErrors = std::array<std::vector<double>, elo_steps.size()>;

void add_elo(EloErrors& errors, const Bank& bank, std::span<const BankGame> games, double truth) {
  for (std::size_t k = 0; k < elo_steps.size(); ++k) {
    double rating = elo_start;
    for (std::size_t n = 0; n < games.size(); ++n) {
      rating += elo_steps[k] * ((games[n].won ? 1 : 0) - chance_of_player(rating, games[n].chance));
      const double error = share_at(rating, bank.games) - truth;
      errors[k][n] += error * error;
    }
  }
}

/// Interval for the wins in the next games, as a player reads it: from the rating by decisions.
bool predicted(const Rating& rating, std::span<const BankGame> next) {
  std::vector<double> chances;
  double won = 0;
  for (const BankGame& game : next) {
    chances.push_back(game.chance);
    won += game.won ? 1 : 0;
  }
  const auto [low, high] = prediction_of(rating, chances).interval;
  won /= static_cast<double>(next.size());
  return low <= won && won <= high;
}

/// Adds a part of the squares of errors.
void add_squares(std::vector<double>& sums, const std::vector<double>& errors, double parts) {
  sums.resize(std::max(sums.size(), errors.size()));
  for (std::size_t n = 0; n < errors.size(); ++n) sums[n] += errors[n] * errors[n] / parts;
}

}  // namespace

double Bank::won() const {
  return static_cast<double>(std::ranges::count_if(games, &BankGame::won)) /
         static_cast<double>(games.size());
}

std::string write_bank(const Bank& bank) {
  std::array<char, 16> strength{};
  auto text = bank.game + " ";
  text.append(strength.data(),
              std::to_chars(strength.data(), strength.data() + strength.size(), bank.strength).ptr);
  std::size_t column = 100;
  for (const auto& [chance, loss, won] : bank.games) {
    const auto word = (won ? "+" : "-") + std::to_string(std::lround(chance * thousandths)) + "/" +
                      std::to_string(std::lround(loss * thousandths));
    const bool breaks = column + word.size() > 99;
    text += (breaks ? "\n" : " ") + word;
    column = breaks ? word.size() : column + 1 + word.size();
  }
  return text + "\n";
}

std::expected<std::vector<Bank>, std::string> read_banks(std::string_view text) {
  std::vector<Bank> banks;
  for (int number = 1; !text.empty(); ++number) {
    auto line = cut(text, '\n');
    if (line.empty() || line.starts_with('#')) continue;
    const auto fault = std::unexpected("line " + std::to_string(number) + " is not part of a bank of games");
    if (line[0] != '+' && line[0] != '-') {
      Bank bank{.game = std::string{cut(line, ' ')}};
      const auto [stop, bad] = std::from_chars(line.data(), line.data() + line.size(), bank.strength);
      if (bad != std::errc{} || stop != line.data() + line.size()) return fault;
      banks.push_back(std::move(bank));
      continue;
    }
    while (!line.empty()) {
      BankGame game;
      if (banks.empty() || !read_game(cut(line, ' '), game)) return fault;
      banks.back().games.push_back(game);
    }
  }
  return banks;
}

std::size_t Trial::games_until(const std::vector<double>& errors) const {
  const auto above = [&](double error) { return error > decisions_error; };
  const auto backwards = errors | std::views::reverse;
  return static_cast<std::size_t>(backwards.end() - std::ranges::find_if(backwards, above)) + 1;
}

Trial try_ratings(const Bank& bank, int runs, std::size_t first, std::size_t next, std::size_t most_elo) {
  Trial trial;
  trial.runs = runs;
  const double truth = bank.won(), rating = true_rating(bank);
  EloErrors elo;
  elo.fill(std::vector<double>(most_elo));
  std::vector<std::size_t> order(bank.games.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (int run = 0; run < runs; ++run) {
    Rng{static_cast<std::uint64_t>(run)}.shuffle(std::span{order});
    std::vector<BankGame> drawn;
    drawn.reserve(order.size());
    for (const std::size_t at : order) drawn.push_back(bank.games[at]);
    const std::span games{drawn};
    std::vector<RatedResult> results;
    std::vector<RatedDecisions> decisions;
    for (const auto& [chance, loss, won] : games.first(first)) {
      results.push_back({chance, won});
      decisions.push_back({chance, loss});
    }
    const Rating by_results = rating_of_results(results), by_decisions = rating_of_decisions(decisions);
    trial.results_held += holds(by_results, rating) ? 1 : 0;
    trial.decisions_held += holds(by_decisions, rating) ? 1 : 0;
    trial.predictions_held += predicted(by_decisions, games.subspan(first, next)) ? 1 : 0;
    trial.results_error += std::pow(promised(by_results, bank) - truth, 2) / runs;
    trial.decisions_error += std::pow(promised(by_decisions, bank) - truth, 2) / runs;
    add_elo(elo, bank, games.first(most_elo), truth);
  }
  trial.results_error = std::sqrt(trial.results_error);
  trial.decisions_error = std::sqrt(trial.decisions_error);
  for (std::size_t n = 0; n < most_elo; ++n) {
    double least = elo[0][n];
    for (const auto& errors : elo) least = std::min(least, errors[n]);
    trial.best_elo_error.push_back(std::sqrt(least / runs));
    trial.elo_error.push_back(std::sqrt(elo[usual_step][n] / runs));
  }
  return trial;
}

Trial together(std::span<const Trial> trials) {
  Trial all;
  const auto count = static_cast<double>(trials.size());
  for (const Trial& trial : trials) {
    all.runs += trial.runs;
    all.results_held += trial.results_held;
    all.decisions_held += trial.decisions_held;
    all.predictions_held += trial.predictions_held;
    all.results_error += trial.results_error * trial.results_error / count;
    all.decisions_error += trial.decisions_error * trial.decisions_error / count;
    add_squares(all.elo_error, trial.elo_error, count);
    add_squares(all.best_elo_error, trial.best_elo_error, count);
  }
  all.results_error = std::sqrt(all.results_error);
  all.decisions_error = std::sqrt(all.decisions_error);
  for (auto* errors : {&all.elo_error, &all.best_elo_error})
    for (double& error : *errors) error = std::sqrt(error);
  return all;
}

}  // namespace longwood::rating
