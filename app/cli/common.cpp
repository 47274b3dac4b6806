#include "cli/common.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/streams.hpp"
#include "core/all_games.hpp"
#include "core/board.hpp"
#include "core/notation.hpp"
#include "games/names.hpp"
#include "session/store.hpp"

namespace longwood::cli {
namespace {

/// How many letters must be changed, added or taken out.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
      corner = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, changed}));
    }
  }
  return row.back();
}

std::string_view reporting = "longwood";
std::optional<bool> colour_asked;  // by --color

}  // namespace

namespace {

/// The board in a file, or on standard input.
Deal given_board(const AnyGame& game, const Options& options, const std::string& path) {
  constexpr std::size_t longest = std::size_t{1} << 16;
  const bool typed = path == "-";
  const auto text = store::read_file(typed ? "/dev/stdin" : path, longest, message("board", "file").english);
  if (!text) throw Fault{problem("{what}: {why}", "--board", text.error())};
  auto deal = deal_from_board(game, options, *text);
  if (!deal)
    throw Fault{problem("{what}: {why}", typed ? Problem{"--board"} : in_quotes(path), deal.error())};
  return *std::move(deal);
}

}  // namespace

void name_reports(std::string_view program) { reporting = program; }

void report(std::string_view fault) { tell(std::string{reporting} + ": " + printable(fault) + "\n"); }

std::string nearest(std::string_view word, const std::vector<std::string>& words) {
  std::string_view found;
  std::size_t least = std::min<std::size_t>(4, word.size() / 3 + 2);
  for (const std::string& other : words) {
    const bool begins = word.size() >= 3 && other.find(word) != other.npos;
    if (const auto far = begins ? 1 : distance(word.substr(0, 40), other); far < least) {
      least = far;
      found = other;
    }
  }
  return std::string{found};
}

Problem or_meant(Problem problem, const std::string& near) {
  if (near.empty()) return problem;
  return longwood::problem("{clause}; did you mean '{word}'?", std::move(problem), near);
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const AnyGame& game : all_games()) ids.emplace_back(game.info->id);
  return ids;
}

const AnyGame& game_named(std::string_view id) {
  if (const auto called = game_called(id)) return *called->game;
  if (const auto other = mistaken_for(id)) throw Fault{problem("{clause}; see longwood games", *other)};
  auto near = nearest(id, game_ids());
  if (near.empty()) near = nearest(id, all_names());
  if (near.empty()) throw Fault{problem("there is no game {name}; see longwood games", in_quotes(id))};
  throw Fault{or_meant(problem("there is no game {name}", in_quotes(id)), near)};
}

void DealOptions::add_to(CLI::App& command, bool game_required) {
  command.add_option("GAME", game, "the game; longwood games lists them")->required(game_required);
  auto* number = command.add_option("--deal", deal, "deal number, 0 to 18446744073709551615");
  auto* cards = command.add_option("--deck", deck, "all cards in dealing order, e.g. \"KS TH 7D ...\"")
                    ->excludes(number);
  command.add_option("--board", board, "a position, pile by pile; - reads standard input")
      ->excludes(number)
      ->excludes(cards);
  add_rules_to(command, set, choices);
}

void DealOptions::add_moves_to(CLI::App& command) {
  command.add_option("--moves", moves, "moves to play first, e.g. \"3-sa deal 12-hk\"");
}

void add_rules_to(CLI::App& command, std::string& set, std::string& choices) {
  command.add_option("--set", set, "rule set; without it, the rules of the book");
  command.add_option("--options", choices,
                     "rule options on top of the set; longwood rules <GAME> lists them");
}

ChosenRules rules_named(const GameInfo& info, const std::string& set, const std::string& choices) {
  const RuleSet* found = set.empty() ? &info.sets.front() : find_set(info, set);
  if (found == nullptr) {
    std::string others;
    for (const RuleSet& each : info.sets) (others += others.empty() ? "" : ", ") += each.id;
    throw Fault{problem("--set: {game} has no rule set {set}; it has {others}", title_text(info),
                        in_quotes(set), others)};
  }
  const auto chosen = choose_rules(info, *found, choices);
  if (!chosen) throw Fault{problem("{what}: {why}", "--options", chosen.error())};
  return *chosen;
}

ChosenRules rules_meant(const std::string& game, const std::string& set, const std::string& choices) {
  const GameInfo& info = *game_named(game).info;
  const auto called = game_called(game);
  return rules_named(info, set.empty() && called ? std::string{called->set->id} : set, choices);
}

ChosenRules DealOptions::chosen_rules(const AnyGame& of) const {
  return game.empty() ? rules_named(*of.info, set, choices) : rules_meant(game, set, choices);
}

std::string rules_words(const Speaker& say, const Session& session) {
  const GameInfo& info = session.info();
  const auto choices = write_choices(info, session.set(), session.options());
  if (choices.empty() && &session.set() == info.sets.data()) return {};
  const Text set{session.set().title, "set"};
  return ", " + (choices.empty() ? say.word(set) : say.phrase("{set} with {choices}", set, choices));
}

Deal DealOptions::chosen_deal(const AnyGame& of) const {
  const Packs& packs = of.info->packs_for(chosen_rules(of).options);
  if (!deck.empty()) {
    auto given = deal_from_deck(packs, deck);
    if (!given) throw Fault{problem("{what}: {why}", "--deck", given.error())};
    return *given;
  }
  if (!board.empty()) return given_board(of, chosen_rules(of).options, board);
  const auto number = deal.empty() ? 0 : read_number(deal);
  if (!number) throw Fault{problem("{what}: {why}", "--deal", number.error())};
  return deal_by_number(packs, *number);
}

Session DealOptions::session() const {
  const AnyGame& found = game_named(game);
  const ChosenRules rules = chosen_rules(found);
  Session session{found, *rules.set, rules.options, chosen_deal(found)};
  Words words{moves};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const auto fault = [&](Problem why) {
      return Fault{
          problem("--moves: move {n}, {move}: {why}", session.length() + 1, in_quotes(word), std::move(why))};
    };
    const auto move = read_move(*found.info, word);
    if (!move) throw fault(move.error());
    if (const Why why = session.play(*move); why != Why::ok)
      throw fault(refusal(*found.info, why, rules.options));
  }
  return session;
}

std::string deal_words(const Speaker& say, const Deal& deal) {
  if (deal.board) return say.phrase("a given position");
  return deal.numbered ? say.phrase("deal {number}", std::to_string(deal.number))
                       : say.phrase("a given deck");
}

std::string deal_words(const Speaker& say, const Session& session) {
  if (const auto kind = session.kind()) return say.phrase("kind deal {number}", std::to_string(*kind));
  return deal_words(say, session.deal());
}

std::string position_words(const Speaker& say, const Session& session) {
  auto deal = deal_words(say, session);
  if (session.length() == 0) return deal;
  return say.phrase("{deal} after {moves} ({line})", deal,
                    say.count("{n} move", "{n} moves", static_cast<int>(session.length())),
                    write_moves(session.info(), session.line()));
}

std::string in_figures(const Language& language, std::string figure) {
  constexpr Text sign = message(".", "decimal sign");
  if (const auto point = figure.find('.'); point != figure.npos) figure.replace(point, 1, language.of(sign));
  return figure;
}

std::string grouped_in(const Language& language, std::uint64_t number) {
  constexpr Text mark = message(",", "digit grouping");
  std::string figure;
  for (const char c : grouped(number)) c == ',' ? figure += language.of(mark) : figure += c;
  return figure;
}

Text standing_text(Standing standing) {
  switch (standing) {
    case Standing::won: return message("won", "standing");
    case Standing::over: return message("over", "standing");
    case Standing::playing: break;
  }
  return message("playing", "standing");
}

void colour(std::string_view when) {
  if (when != "auto") colour_asked = when == "always";
}

bool colour_wanted() {
  if (colour_asked) return *colour_asked;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool plain = terminal == nullptr || std::string_view{terminal} == "dumb";
  return ::isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || no_colour[0] == '\0') && !plain;
}

std::optional<std::size_t> columns_of_output() {
  constexpr std::size_t least = 8;
  winsize size = {};
  if (::isatty(STDOUT_FILENO) != 0 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return std::max<std::size_t>(least, size.ws_col);
  const char* columns = std::getenv("COLUMNS");
  const auto number = read_number(columns == nullptr ? "" : columns);
  if (!number || *number == 0) return {};
  return std::max<std::size_t>(least, *number);
}

std::size_t columns_of(std::string_view text) {
  // every byte of a letter except the first is a continuation byte
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  return hanging(text, indent, indent, width);
}

std::string hanging(std::string_view text, std::size_t first, std::size_t indent, std::size_t width) {
  width = std::min(width, columns_of_output().value_or(width));
  std::string result;
  std::size_t column = first;
  bool begun = false;  // a line that has a word
  Words words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    if (begun && column + 1 + columns_of(word) > width) {
      (result += '\n').append(indent, ' ');
      column = indent;
    } else if (begun) {
      result += ' ';
      ++column;
    }
    result += word;
    column += columns_of(word);
    begun = true;
  }
  return result;
}

void say(std::string_view text) {
  if (!text.empty()) fmt::print("{}\n", wrapped(text));
}

}  // namespace longwood::cli
