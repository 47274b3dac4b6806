#include "positions.hpp"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <sstream>
#include <stdexcept>

#include "core/notation.hpp"

namespace longwood::test {
namespace {

constexpr std::string_view order_of_ranks = "A23456789TJQK";
constexpr std::string_view blanks = " \t\r";

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(blanks);
  if (first == text.npos) return {};
  return std::string{text.substr(first, text.find_last_not_of(blanks) - first + 1)};
}

std::vector<std::string> split(std::string_view text, std::string_view by) {
  std::vector<std::string> parts;
  for (const auto part : text | std::views::split(by))
    if (auto found = trimmed({part.begin(), part.end()}); !found.empty()) parts.push_back(std::move(found));
  return parts;
}

Texts texts_of(std::string_view moves) {
  const auto words = split(moves, " ");
  return {words.begin(), words.end()};
}

std::string joined(const auto& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

/// A line without its comment, which a "#" begins that a blank follows.
std::string_view without_comment(std::string_view line) {
  for (auto at = line.find('#'); at != line.npos; at = line.find('#', at + 1)) {
    const bool begins = at == 0 || line[at - 1] == ' ', ends = at + 1 == line.size() || line[at + 1] == ' ';
    if (begins && ends) return line.substr(0, at);
  }
  return line;
}

/// Words from..to of the deck as in "#9..#12", or a run of one suit as in "4S..2S"; a single card otherwise.
std::vector<std::string> cards_of(const std::string& word, const std::vector<std::string>& deck) {
  const auto dots = word.find("..");
  const std::string first = word.substr(0, dots), last = dots == word.npos ? first : word.substr(dots + 2);
  if (first.starts_with('#')) {
    const auto a = std::stoul(first.substr(1)), b = std::stoul(last.substr(1));
    return split(cards(deck, a, b), " ");
  }
  if (first == last) return {first};
  const auto a = order_of_ranks.find(first[0]), b = order_of_ranks.find(last[0]);
  if (a == order_of_ranks.npos || b == order_of_ranks.npos)
    throw std::invalid_argument("'" + word + "' is no run of cards");
  return split(a < b ? rising(first[1], first[0], last[0]) : falling(first[1], first[0], last[0]), " ");
}

/// One pile's name and cards; `coming` is the hand in the order in which it will be dealt.
std::pair<std::string, std::string> pile_of(const std::string& part, const std::vector<std::string>& deck) {
  const auto colon = part.find(':');
  if (colon == part.npos) throw std::invalid_argument("'" + part + "' is no pile");
  std::vector<std::string> lying;
  for (const std::string& word : split(part.substr(colon + 1), " "))
    std::ranges::copy(cards_of(word, deck), std::back_inserter(lying));
  std::string name = part.substr(0, colon);
  if (name == "coming") {
    name = "hand";
    std::ranges::reverse(lying);
  }
  return {name, joined(lying)};
}

/// Piles by name, each as `Board::pile` writes it.
std::map<std::string, std::string> piles_of(const std::string& text, const std::vector<std::string>& deck) {
  std::map<std::string, std::string> piles;
  for (const std::string& part : split(text, ";")) piles.insert(pile_of(part, deck));
  return piles;
}

/// Where the program keeps a counter that a file names: "0", or "0+1" where it counts one less.
struct Counter {
  std::string index;
  int less = 0;

  static Counter of(std::string_view text) {
    const auto plus = text.find('+');
    return {std::string{text.substr(0, plus)},
            plus == text.npos ? 0 : std::stoi(std::string{text.substr(plus + 1)})};
  }
};

/// A position as `Board` reads it: runs written out, counters by their numbers in the program.
std::string written_out(const std::string& position, const std::map<std::string, Counter>& counters) {
  std::string text;
  for (const std::string& part : split(position, ";")) {
    if (part.starts_with('@')) {
      text += part + "; ";
    } else if (const auto counter = counters.find(part.substr(0, part.find(':')));
               counter != counters.end()) {
      const int value = std::stoi(part.substr(part.find(':') + 1));
      text += "@" + counter->second.index + "=" + std::to_string(value - counter->second.less) + "; ";
    } else {
      const auto [name, lying] = pile_of(part, {});
      if (("; " + text).contains("; " + name + ": "))
        throw std::invalid_argument("pile " + name + " is given twice");
      text += name + ": " + lying + "; ";
    }
  }
  return text;
}

const std::set<std::string_view> verbs{"legal", "refused", "only",    "piles",  "count",
                                       "seen",  "won",     "playing", "gained", "lost"};

}  // namespace

PositionsFile PositionsFile::of(std::string_view game) {
  PositionsFile file{.game = std::string{game}, .words = read_file(game_file(game, "positions.txt"))};
  std::map<std::string, Counter> counters;
  std::map<std::string, std::string> named;
  Statement now{};
  std::istringstream lines{file.words};
  for (std::string line; std::getline(lines, line);) {
    ++now.line;
    for (const std::string& said : split(without_comment(line), " | ")) {
      now.verb = said.substr(0, said.find(' '));
      now.text = trimmed(std::string_view{said}.substr(now.verb.size()));
      for (const auto& [name, piles] : named)
        if (const auto at = now.text.find("$" + name); at != std::string::npos)
          now.text.replace(at, name.size() + 1, piles);
      if (now.verb == "counters") {
        for (const std::string& word : split(now.text, " "))
          counters[word.substr(0, word.find('='))] =
              Counter::of(std::string_view{word}.substr(word.find('=') + 1));
      } else if (now.verb == "elsewhere") {
        std::ranges::copy(split(now.text, " "), std::back_inserter(file.elsewhere));
      } else if (now.verb == "blunder") {
        file.blunder.reset();
        if (now.text != "none") file.blunder = std::stoull(now.text);
      } else if (now.verb == "let") {
        const auto blank = now.text.find(' ');
        named[now.text.substr(0, blank)] = trimmed(std::string_view{now.text}.substr(blank));
      } else if (now.verb == "example") {
        now.example = now.text;
        now.start = now.choices = now.moves = {};
      } else if (now.verb == "position" || now.verb == "deal") {
        now.start = now.verb == "deal" ? "deal " + now.text : written_out(now.text, counters);
        now.choices = now.moves = {};
      } else if (now.verb == "with") {
        now.choices = now.text;
        now.moves = {};
      } else if (now.verb == "after") {
        now.moves = now.text;
      } else if (now.verb == "then") {
        now.moves += " " + now.text;
      } else if (verbs.contains(now.verb) && !now.example.empty()) {
        file.statements.push_back(now);
      } else {
        throw std::invalid_argument(file.game + ".txt:" + std::to_string(now.line) + ": '" + said + "'");
      }
    }
  }
  return file;
}

Board board_at(const PositionsFile& file, const Statement& statement, bool by_the_book) {
  const std::string choices = by_the_book ? "" : statement.choices;
  Board board = statement.start.starts_with("deal ")
                    ? Board::dealt(file.game, std::stoull(statement.start.substr(5)), choices)
                    : Board::laid(file.game, statement.start, choices);
  board.play(statement.moves);
  return board;
}

std::vector<RefusedMove> refused_moves(const Statement& statement) {
  const auto colon = statement.text.find(':');
  const auto quote = statement.text.find('"');
  RefusedMove refused;
  if (colon != std::string::npos)
    refused.reason = trimmed(std::string_view{statement.text}.substr(colon + 1, quote - colon - 1));
  if (quote != std::string::npos)
    refused.says = statement.text.substr(quote + 1, statement.text.rfind('"') - quote - 1);
  std::vector<RefusedMove> all;
  for (const std::string& move : split(std::string_view{statement.text}.substr(0, colon), " ")) {
    refused.move = move;
    all.push_back(refused);
  }
  return all;
}

std::vector<std::string> complaints(const PositionsFile& file, const Statement& statement) {
  std::vector<std::string> found;
  const auto wrong = [&](bool bad, const std::string& what) {
    if (bad) found.push_back(what);
  };
  const Board board = board_at(file, statement);
  const std::string &verb = statement.verb, &text = statement.text;
  const bool changed = verb == "gained" || verb == "lost";
  const Texts book = changed ? board_at(file, statement, true).legal() : Texts{};
  for (const std::string& move : verb == "legal" || changed ? texts_of(text) : Texts{}) {
    const std::string reason = board.refused(move);
    wrong(board.allows(move) != (verb != "lost"), move + " is " + reason);
    wrong(verb == "lost" && reason == "ok", move + " is refused without a reason");
    wrong(changed && book.contains(move) != (verb == "lost"), move + " is no other by the book");
  }
  if (verb == "refused") {
    for (const RefusedMove& refused : refused_moves(statement)) {
      const std::string reason = board.refused(refused.move);
      wrong(reason == "ok" || board.legal().contains(refused.move), refused.move + " is legal");
      wrong(!refused.reason.empty() && reason != refused.reason, refused.move + " is refused: " + reason);
    }
  } else if (verb == "only") {
    const auto of = (text + " ").find("of ");
    const Texts legal = of < text.size() ? board.legal_among(text.substr(of + 3)) : board.legal();
    wrong(legal != texts_of(text.substr(0, of)), "legal are " + joined(legal));
  } else if (verb == "piles" || verb == "seen") {
    const bool dealt = statement.start.starts_with("deal ");
    const auto cards_dealt =
        dealt ? deck(board.game(), std::stoull(statement.start.substr(5)), board.state().option)
              : std::vector<std::string>{};
    for (const auto& [name, lying] : piles_of(text, cards_dealt)) {
      const std::string shown = verb == "seen" ? board.seen(name) : board.pile(name);
      wrong(shown != lying, "pile " + name + " is " + shown);
    }
  } else if (verb == "count") {
    for (const std::string& part : split(text, ";")) {
      const std::string name = part.substr(0, part.find(':'));
      const auto count = name == "moves" ? board.legal().size() : static_cast<std::size_t>(board.size(name));
      wrong(count != std::stoul(part.substr(part.find(':') + 1)), name + " counts " + std::to_string(count));
    }
  } else if (verb == "won" || verb == "playing") {
    wrong(board.won() != (verb == "won"), board.won() ? "it is won" : "it is not won");
  }
  return found;
}

}  // namespace longwood::test
