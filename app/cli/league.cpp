#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/output.hpp"
#include "cli/rated_files.hpp"
#include "cli/rating_text.hpp"
#include "cli/reports.hpp"
#include "core/text.hpp"
#include "face/commands.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

struct LeagueOptions {
  std::string folder, out, language;
  bool json = false;
};

/// A player of the league: a folder with saved games.
struct Member {
  std::string name;
  std::vector<RatedFile> games;
  Ratings ratings;
};

struct League {
  std::vector<Member> members;
  std::vector<Problem> left_out;  ///< files and folders that could not be read, each with the reason
};

/// What a folder holds, in the order of the names.
std::vector<std::filesystem::directory_entry> entries_of(const std::filesystem::path& folder,
                                                         std::vector<Problem>& left_out) {
  std::vector<std::filesystem::directory_entry> entries;
  std::error_code fault;
  for (std::filesystem::directory_iterator at{folder, fault}, end; !fault && at != end; at.increment(fault))
    entries.push_back(*at);
  if (fault)
    left_out.push_back(problem("{what}: {why}", in_quotes(folder.string()), std::string{fault.message()}));
  std::ranges::sort(entries);
  return entries;
}

Member member_of(const std::filesystem::path& folder, std::vector<Problem>& left_out) {
  Member member{.name = folder.filename().string(), .games = {}, .ratings = {}};
  for (const auto& file : entries_of(folder, left_out)) {
    std::error_code fault;
    if (file.path().extension() != ".record" || file.is_directory(fault)) continue;
    try {
      std::ranges::move(rated_files({file.path().string()}, {}), std::back_inserter(member.games));
    } catch (const Fault& unreadable) {
      left_out.push_back(unreadable.problem);
    }
  }
  const auto played = played_games(member.games);
  member.ratings = ratings_of(played);
  return member;
}

/// A figure by which members are ranked; who has no rating yet comes last.
double worth_of(const Rating& rating) {
  if (!is_known(rating)) return -1e9;
  return rating.value ? *rating.value : rating.low ? *rating.low : *rating.high;
}

League league_of(const std::string& folder) {
  League league;
  for (const auto& entry : entries_of(folder, league.left_out)) {
    std::error_code fault;
    if (!entry.is_directory(fault)) continue;
    auto member = member_of(entry.path(), league.left_out);
    if (!member.games.empty()) league.members.push_back(std::move(member));
  }
  std::ranges::sort(league.members, [&](const Member& a, const Member& b) {
    const double first = worth_of(a.ratings.results), second = worth_of(b.ratings.results);
    return first != second ? first > second : a.name < b.name;
  });
  return league;
}

std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text) {
    if (c == '<')
      html += "&lt;";
    else if (c == '&')
      html += "&amp;";
    else
      html += c;
  }
  return html;
}

std::string row_of(std::string_view tag, const std::vector<std::string>& cells) {
  std::string row = "<tr>";
  for (const std::string& cell : cells) row += fmt::format("<{}>{}</{}>", tag, escaped(cell), tag);
  return row + "</tr>\n";
}

/// Deals that at least two members played, with the results of each: "Fortress 5".
std::string shared_deals(const Language& language, const std::vector<Member>& members) {
  std::map<std::string, std::map<std::string, bool>> results;
  for (const Member& member : members)
    for (const auto& [played, record] : member.games) {
      if (played.origin == Origin::chosen) continue;
      const auto rules = title_of({played.game->info->id, played.set->id, {}}, language);
      results[rules + " " + played.deal][member.name] |= played.won;
    }
  const Speaker say{language};
  std::string rows;
  for (const auto& [deal, by] : results) {
    if (by.size() < 2) continue;
    std::vector<std::string> cells{deal};
    for (const Member& member : members) {
      const auto at = by.find(member.name);
      cells.push_back(at == by.end() ? std::string{} : at->second ? say.phrase("won") : say.phrase("lost"));
    }
    rows += row_of("td", cells);
  }
  if (rows.empty()) return {};
  std::vector<std::string> head{say.phrase("deal")};
  for (const Member& member : members) head.push_back(member.name);
  return "<h2>" + escaped(say.phrase("The same deals")) + "</h2>\n<table>\n" + row_of("th", head) + rows +
         "</table>\n";
}

/// The files that could not be read, with the reasons.
std::string list_of_left_out(const Language& language, const std::vector<Problem>& left_out) {
  if (left_out.empty()) return {};
  std::string items;
  for (const Problem& fault : left_out) items += "<li>" + escaped(printable(language.say(fault))) + "</li>\n";
  return "<h2>" + escaped(Speaker{language}.phrase("Left out")) + "</h2>\n<ul>\n" + items + "</ul>\n";
}

std::string page_of(const Language& language, const League& league) {
  const Speaker say{language};
  const auto& members = league.members;
  std::string rows = row_of("th", {say.phrase("player"), say.phrase("games"), say.phrase("won"),
                                   say.phrase("hints win"), say.phrase("rating")});
  for (const auto& [name, games, ratings] : members)
    rows += row_of("td", {name, std::to_string(ratings.results.games), std::to_string(ratings.won),
                          in_figures(language, fmt::format("{:.1f}", ratings.expected)),
                          rating_text(say, ratings.results)});
  return fmt::format(
      "<!doctype html>\n<html>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Longwood</title>\n"
      "<style>body{{font:18px/1.4 serif;max-width:60em;margin:2em auto;padding:0 "
      "1em}}table{{border-collapse:collapse}}td,th{{padding:.3em .8em;border-bottom:1px solid "
      "#aaa;text-align:left}}</style>\n<h1>{}</h1>\n<table>\n{}</table>\n{}{}<p>{}</p>\n<p>{}</p>\n</html>\n",
      escaped(say.phrase("Longwood league")), rows, shared_deals(language, members),
      list_of_left_out(language, league.left_out),
      escaped(say.sentence("Every game was replayed by the rules, so its moves and its result are certain.")),
      escaped(say.sentence("Not checked: how long a game took, which help was used, how the deal was chosen, "
                           "and whether games that were lost are missing.")));
}

void run_league(const LeagueOptions& options, int& status) {
  std::error_code fault;
  if (!std::filesystem::is_directory(options.folder, fault))
    throw Fault{problem("'{path}' is not a folder; name one that has a folder of saved games for each player",
                        options.folder)};
  const League league = league_of(options.folder);
  const auto& members = league.members;
  const Language language = language_named(options.language);
  for (const Problem& unreadable : league.left_out)
    report(language.say(problem("left out: {fault}", unreadable)));
  if (members.empty() && !league.left_out.empty())
    throw Fault{problem("'{path}' has no saved game that can be read", options.folder)};
  if (members.empty())
    throw Fault{problem("'{path}' has no folder with saved games (*.record); make one for each player",
                        options.folder)};
  if (!options.out.empty()) {
    const Output page{problem("file for {option}", "--out"), options.out, "<!doctype html>",
                      message("page", "file").english};
    page.write(page_of(language, league));
  }
  for (const Member& member : members) {
    if (options.json) {
      const auto played = played_games(member.games);
      print_answer(face::RatedPlayer{member.name, face::player_ratings(played)});
    } else if (options.out.empty()) {
      const Speaker say{language};
      fmt::print("{:<20} {}\n", printable(member.name),
                 say.phrase("{rating}; {won} of {n} games won, hints win {expected}",
                            rating_text(say, member.ratings.results), std::to_string(member.ratings.won),
                            std::to_string(member.ratings.results.games),
                            in_figures(language, fmt::format("{:.1f}", member.ratings.expected))));
    }
  }
  status = done;
}

}  // namespace

void add_league(CLI::App& app, int& status) {
  auto options = std::make_shared<LeagueOptions>();
  auto* command = app.add_subcommand("league", "Replay the saved games of several players and compare them");
  command->add_option("DIR", options->folder, "a folder with a folder of saved games for each player")
      ->required();
  command->add_option("--out", options->out, "write a page of results and ratings into this file");
  command->add_flag("--json", options->json, "print one JSON object per player");
  add_language_to(*command, options->language);
  add_examples(*command, {"league games", "league games --out league.html"});
  command->callback([options, &status] { run_league(*options, status); });
}

}  // namespace longwood::cli
