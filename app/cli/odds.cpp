#include "session/odds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/reports.hpp"
#include "cli/terminal.hpp"
#include "core/all_games.hpp"
#include "core/speech.hpp"
#include "core/text.hpp"
#include "face/commands.hpp"
#include "session/record.hpp"
#include "session/titles.hpp"
#include "statistics/interval.hpp"

namespace longwood::cli {
namespace {

/// Decimals that show one figure of a margin, two if the first is 1.
int decimals_of_margin(double half) {
  const double exponent = std::floor(std::log10(half));
  const bool begins_with_one = half < 2 * std::pow(10, exponent);
  return std::clamp(static_cast<int>(-exponent) + (begins_with_one ? 1 : 0), 0, 6);
}

/// An interval as a point estimate with its margin, both in percent: "80.7 % ± 0.03". The margin covers the
/// whole interval and never reaches below 0 or above 100; if it would, the ends are named instead:
/// "≥ 99.96 %", "5 to 99 %".
std::string share_words(const Speaker& say, const Interval& interval) {
  const auto figure = [&](double percent, int decimals) {
    return in_figures(say.language(), fmt::format("{:.{}f}", percent, decimals));
  };
  const double middle = 50 * (interval.low + interval.high), half = 50 * (interval.high - interval.low);
  if (half > 0) {
    const int decimals = decimals_of_margin(half);
    const double unit = std::pow(10, -decimals);
    const double value = std::round(middle / unit) * unit;
    const double margin = std::ceil((half + std::abs(value - middle)) / unit - 1e-6) * unit;
    if (value - margin > 0 && value + margin < 100)
      return say.phrase("{value} % ± {margin}", figure(value, decimals), figure(margin, decimals));
  }
  const auto [low, high] = ends_of(interval);
  const auto number = [&](const std::string& percent) {
    return in_figures(say.language(), percent.substr(0, percent.find(' ')));
  };
  if (low.empty() && high.empty()) return say.phrase("unknown");
  if (high.empty()) return say.phrase("≥ {share} %", number(low));
  if (low.empty()) return say.phrase("≤ {share} %", number(high));
  return say.phrase("{low} to {high} %", number(low), number(high));
}

/// A share from 0 to 1 as a bar of this many columns.
std::string bar_text(double share, std::size_t columns) {
  constexpr std::string_view eighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const auto parts = static_cast<std::size_t>(std::lround(share * static_cast<double>(columns) * 8));
  std::string text;
  for (std::size_t i = 0; i < parts / 8; ++i) text += "█";
  text += eighths[parts % 8];
  return text.append(columns - parts / 8 - (parts % 8 > 0 ? 1 : 0), ' ');
}

constexpr std::size_t most_bar = 8;

Interval interval_of(const Odds& odds) {
  constexpr double millionths = 1e6;
  return {odds.low / millionths, odds.high / millionths};
}

/// The middle of the interval as a bar in green; blanks without a study.
std::string bar_of(const Odds* odds, std::size_t columns) {
  const Interval interval = odds == nullptr ? Interval{0, 0} : interval_of(*odds);
  return fmt::format("\x1b[32m{}\x1b[0m ", bar_text((interval.low + interval.high) / 2, columns));
}

/// In which way a study is of other rules than those the program plays by; empty if it is not.
std::string age_words(const Speaker& say, const Odds& odds) {
  const GameInfo& info = *game_named(odds.game).info;
  const RuleSet* set = find_set(info, odds.set);
  const int now = set == nullptr ? 0 : info.rules_of(*set);
  return now == odds.rules
             ? std::string{}
             : say.phrase("measured under rules version {then}, now {now}", int{odds.rules}, now);
}

/// A line of the overview: a heading, or a game under the rules of the book.
struct Row {
  std::array<std::string, 4> cells;  ///< title, winnable, with hints, deals
  const Odds* winnable = nullptr;
};

std::vector<Row> overview(const Language& language) {
  const Speaker say{language};
  std::vector<Row> rows{{{"", std::string{language.of(message("winnable", "odds"))},
                          std::string{language.of(message("with hints", "odds"))},
                          std::string{language.of(message("deals", "odds"))}}}};
  for (const AnyGame& game : all_games()) {
    const auto id = game.info->id, set = game.info->sets.front().id;
    const Odds *winnable = published_odds(id, set, {}), *hints = honest_odds(id, set, {});
    const Odds* counted = winnable != nullptr ? winnable : hints;
    if (counted == nullptr) continue;
    const auto share = [&](const Odds* odds) {
      return odds == nullptr ? std::string{} : share_words(say, interval_of(*odds));
    };
    rows.push_back({{say.word(title_text(*game.info)), share(winnable), share(hints),
                     grouped_in(language, counted->count())},
                    winnable});
  }
  return rows;
}

void print_overview(const Language& language) {
  constexpr std::size_t width = 78, least_bar = 4;
  const auto rows = overview(language);
  std::array<std::size_t, 4> columns{};
  for (const Row& row : rows)
    for (std::size_t i = 0; i < columns.size(); ++i)
      columns[i] = std::max(columns[i], columns_of(row.cells[i]));
  const auto used = std::accumulate(columns.begin(), columns.end(), columns.size());
  const auto bar = colour_wanted() && used + least_bar <= width ? std::min(most_bar, width - used) : 0;
  const auto gap = bar == 0 && used + 2 <= width ? "  " : " ";
  for (const Row& row : rows) {
    const auto drawn = bar == 0              ? std::string{}
                       : &row == rows.data() ? std::string(bar + 1, ' ')
                                             : bar_of(row.winnable, bar);
    fmt::print("{:<{}}{}{}{:<{}}{}{:<{}}{}{:>{}}\n", row.cells[0], columns[0], gap, drawn, row.cells[1],
               columns[1], gap, row.cells[2], columns[2], gap, row.cells[3], columns[3]);
  }
}

/// All rule sets of a game, with a line for each study.
void print_game(const GameInfo& info, const Language& language) {
  const Speaker say{language};
  fmt::print("{}\n", say.word(title_text(info)));
  const auto print = [&](Text name, const Odds& odds) {
    auto deals = say.phrase("{n} deals", grouped_in(language, odds.count()));
    if (odds.open > 0) deals = say.phrase("{clause}, {n} undecided", deals, grouped_in(language, odds.open));
    if (odds.player != 0) deals = say.phrase("{clause}, player {version}", deals, int{odds.player});
    fmt::print("    {}{:<13} {:<16}  {}\n", colour_wanted() ? bar_of(&odds, most_bar) : "", language.of(name),
               share_words(say, interval_of(odds)), deals);
    if (const auto age = age_words(say, odds); !age.empty()) fmt::print("      {}\n", age);
  };
  for (const Odds& first : published_odds()) {
    const Odds* winnable = published_odds(first.game, first.set, first.options);
    const Odds* hints = honest_odds(first.game, first.set, first.options);
    // both studies of a rule set are printed where the list has the first of them
    if (first.game != info.id || &first != (winnable != nullptr ? winnable : hints)) continue;
    fmt::print("  {}\n", rules_title({first.game, first.set, first.options}, language));
    if (winnable != nullptr) print(message("winnable", "odds"), *winnable);
    if (hints != nullptr) print(message("with hints", "odds"), *hints);
  }
}

void print_legend(const Speaker& say) {
  fmt::print("\n");
  cli::say(say.sentence("± is the margin at 95 % confidence; it includes undecided deals."));
  cli::say(
      say.sentence("Winnable: a solver that sees every card and knows every future shuffle finds a win."));
  cli::say(say.sentence("With hints: games won by following the hints, which use only what you can see."));
}

}  // namespace

void add_odds(CLI::App& app, int& status) {
  struct Options {
    std::string game, language;
    bool all = false, json = false;
  };
  auto options = std::make_shared<Options>();
  auto* command =
      app.add_subcommand("odds", "Show how many deals are winnable, and how many are won with hints");
  command->add_option("GAME", options->game, "show all rule sets of this game");
  command->add_flag("--all", options->all, "show all rule sets of all games");
  command->add_flag("--json", options->json, "print one JSON object per study");
  add_language_to(*command, options->language);
  add_examples(*command, {"odds", "odds fortress"});
  command->callback([options, &status] {
    const GameInfo* only = options->game.empty() ? nullptr : game_named(options->game).info;
    const Language language = language_named(options->language);
    const auto wanted = [&](const Odds& odds) { return only == nullptr || odds.game == only->id; };
    if (std::ranges::none_of(published_odds(), wanted)) {
      if (!options->json) fmt::print("{}\n", Speaker{language}.sentence("Nothing is published yet."));
      status = answer_is_no;
      return;
    }
    if (options->json) {
      for (const bool honest : {false, true})
        for (const Odds& odds : published_odds())
          if ((odds.player != 0) == honest && wanted(odds))
            print_answer(face::Published{{Speaker{in_english}, odds}});
      return;
    }
    if (only == nullptr && !options->all) {
      print_overview(language);
    } else {
      for (const AnyGame& game : all_games())
        if (only == nullptr || game.info == only) print_game(*game.info, language);
    }
    print_legend(Speaker{language});
  });
}

}  // namespace longwood::cli
