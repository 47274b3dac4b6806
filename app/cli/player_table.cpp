#include "cli/player_table.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/position_text.hpp"
#include "cli/reports.hpp"
#include "cli/terminal.hpp"
#include "core/notation.hpp"
#include "foresight/kind_deal.hpp"
#include "session/position_words.hpp"
#include "session/tell.hpp"

namespace longwood::cli {
namespace {

std::string small_letters(std::string_view text) {
  std::string result{text};
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

}  // namespace

PlayerTable::PlayerTable(Session session, Autosave autosave, bool resumed, std::optional<bool> live,
                         const Language& language)
    : session_{std::move(session)},
      autosave_{std::move(autosave)},
      foresight_{std::in_place, session_.game()},
      adviser_{std::in_place, session_.game(), effort_of_hints_in(session_.game()), live_limits},
      live_{live},
      drawing_{colour_wanted(), false},
      resumed_{resumed},
      language_{language} {}

void PlayerTable::run() {
  constexpr std::size_t longest = 4096;
  notices();
  if (resumed_)
    say(in().count_sentence("Resuming your last game, after {n} move.",
                            "Resuming your last game, after {n} moves.",
                            static_cast<int>(session_.length())));
  else
    say(opening_words(in(), session_));
  show();
  say(in().sentence("Type a move, moves to list them, or help."));
  const bool prompt = ::isatty(STDIN_FILENO) != 0;
  for (std::string line;;) {
    if (prompt) fmt::print("> ");
    std::fflush(stdout);
    if (!std::getline(std::cin, line)) break;
    if (line.size() > longest) {
      say(in().sentence("That line is too long; type one move or command."));
    } else if (!obey(line)) {
      return;
    }
  }
  quit({});
}

/// The first word is a verb, or the line is a move or several.
bool PlayerTable::obey(std::string_view line) {
  Words words{line};
  const auto first = words.next();
  if (first.empty()) return true;
  auto rest = line.substr(static_cast<std::size_t>(first.data() + first.size() - line.data()));
  while (!rest.empty() && rest.front() <= ' ') rest.remove_prefix(1);
  while (!rest.empty() && rest.back() <= ' ') rest.remove_suffix(1);
  const auto name = small_letters(first);
  if (name == "deal" && !rest.empty() && read_number(rest)) {
    say(in().phrase("deal is a move and takes no number; game {n} starts deal {number}.", rest, rest));
    return true;
  }
  for (const Verb& verb : verbs())
    if (verb.name == name) return (this->*verb.act)(rest);
  return play_words(line);
}

/// Two names of places side by side: the move between them, whatever its sign.
std::expected<Move, Problem> PlayerTable::read_piles(std::string_view from, std::string_view to,
                                                     std::string_view count) const {
  const auto between = [&](char sign) {
    return read_move(
        info(), std::string{from} + sign + std::string{to} + (count.empty() ? "" : "x" + std::string{count}));
  };
  const auto lay = between('-'), pair = between('+');
  if (!count.empty() || !pair || session_.why_not(*lay) == Why::ok) return lay;
  const auto moves = session_.moves();
  const auto can = [&](Act act) { return std::ranges::any_of(moves, [&](Move m) { return m.act == act; }); };
  if (!can(Act::pair) && can(Act::exchange)) return between('~');
  return session_.why_not(*pair) != Why::no_such_move ? pair : lay;
}

bool PlayerTable::play_words(std::string_view line) {
  Words words{line};
  auto word = words.next();
  auto move = read_move(info(), word);
  if (!move && word.find_first_of("-+~") == word.npos) {
    const auto from = word, to = words.next(), count = words.next();
    if (!to.empty() && words.next().empty())
      move = read_piles(from, to, count.starts_with('x') ? count.substr(1) : count);
    if (!move) {
      std::vector<std::string> names;
      for (const Verb& verb : verbs()) names.emplace_back(verb.name);
      const auto near = nearest(from, names);
      say(in().phrase("{clause} (help lists the commands)", in().problem(or_meant(move.error(), near))));
      return true;
    }
    words = Words{""};
  }
  bool moved = false;
  for (; !word.empty(); word = words.next(), move = read_move(info(), word)) {
    if (!move) say(in().problem(move.error()));
    if (!move || !try_move(*move)) break;
    moved = true;
  }
  if (moved) show();
  return true;
}

bool PlayerTable::try_move(Move move) {
  const Why why = session_.kind() ? play_kindly(session_, move) : session_.play(move);
  if (why != Why::ok) {
    refused_ = why;
    say(tell_refusal(in(), why, session_.options()));
    return false;
  }
  save_after_change();
  say(tell_move(in(), session_.game(), session_.before(), move, session_.edits()));
  return true;
}

void PlayerTable::save_after_change() {
  changed_ = true;
  autosave_.keep(session_);
  notices();
}

/// Another game takes the place of the present one, which is put away on disk with its first move.
void PlayerTable::begin(Session session) {
  if (session.game().info != &info()) autosave_ = Autosave{session.game()};
  autosave_.begin_another();
  sit_down_to(std::move(session));
}

void PlayerTable::sit_down_to(Session session) {
  session_ = std::move(session);
  foresight_.emplace(session_.game());
  adviser_.emplace(session_.game(), effort_of_hints_in(session_.game()), live_limits);
  changed_ = false;
  refused_ = Why::ok;
  notices();
  if (session_.length() == 0) say(opening_words(in(), session_));
  show();
}

bool PlayerTable::live() const { return live_.value_or(!hides_cards(session_.game(), session_.options())); }

/// The adviser's counsel: a plan that stands, and the chance as far as a second tells it.
const Recommendation& PlayerTable::advise(const InformationState& view) {
  using Time = std::chrono::steady_clock;
  const auto begun = Time::now();
  adviser_->begin(view);
  if (live()) {
    const auto& seen = foresight_->here(session_);
    adviser_->set_external_verdict(seen.verdict, seen.line);
  }
  while (!adviser_->step() && (!adviser_->counsel().chosen || Time::now() - begun < std::chrono::seconds{1}))
    continue;
  return adviser_->counsel();
}

void PlayerTable::notices() {
  for (const Problem& notice : autosave_.take_notices()) say(in().problem(notice));
}

void PlayerTable::show() {
  fmt::print("\n{}", position_text(in(), session_, drawing_));
  if (session_.standing() == Standing::playing) {
    fmt::print("{}\n", in().count_sentence("{n} legal move to choose from.",
                                           "{n} legal moves to choose from.", session_.moves().size()));
    fmt::print("{}", ending_text(in(), session_));
    if (live()) say(foresight_->words(in(), session_));
    return;
  }
  fmt::print("{}", ending_text(in(), session_));
  if (live()) {
    const auto words = foresight_->words(in(), session_);
    if (!words.empty()) say(words);
  }
  if (session_.over()) say(in().sentence("Type undo, restart or new."));
}

}  // namespace longwood::cli
