#include "core/foreign_board.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "core/notation.hpp"
#include "core/speech.hpp"
#include "core/text.hpp"

namespace longwood {
namespace {

std::vector<Pile> piles_of(const GameInfo& info, Role role) {
  std::vector<Pile> piles;
  for (const PileGroup& group : info.groups)
    for (int i = 0; group.role == role && i < group.piles.count; ++i) piles.push_back(group.piles[i]);
  return piles;
}

/// "L1: 7S KH" and a line end.
void put(std::string& board, const GameInfo& info, Pile pile, std::string_view cards) {
  ((board += info.pile_names[pile]) += ": ") += cards;
  board += '\n';
}

/// The family that rises from the ace of a suit; nothing if the game has none of its own for each suit.
std::optional<Pile> rising_family(const GameInfo& info, char suit) {
  return find_pile(info, std::string{static_cast<char>(std::tolower(static_cast<unsigned char>(suit))), 'a'});
}

/// "H-7" or "H-0": how high a foundation is.
std::expected<void, Problem> put_foundation(std::string& board, const GameInfo& info, std::string_view word) {
  const auto wrong = [&](Problem what) {
    return std::unexpected(problem("foundation {word}: {why}", in_quotes(word), std::move(what)));
  };
  if (word.size() < 3 || word[1] != '-') return wrong(problem("write it as in H-7, or H-0 for none"));
  const auto height = word.substr(2);
  if (height == "0") return {};
  const auto family = rising_family(info, word[0]);
  if (!family) return wrong(problem("{game} has no such family", title_text(info)));
  const Card top = read_card(std::string{height} + word[0]);
  if (top.none()) return wrong(problem("write a rank after the dash, as in H-7"));
  put(board, info, *family, write_card(top));
  return {};
}

/// The parts of a line of fc-solve that may have a name before a colon.
struct NamedLine {
  std::string_view name, rest;
};

NamedLine named(std::string_view line) {
  const auto colon = line.find(':');
  return colon == line.npos ? NamedLine{{}, line} : NamedLine{line.substr(0, colon), line.substr(colon + 1)};
}

bool says(std::string_view name, std::string_view word) {
  return std::ranges::equal(name, word, {},
                            [](char c) { return std::tolower(static_cast<unsigned char>(c)); });
}

/// Reads just as much JSON as a board needs: an object of lists of cards, and of lists of such lists.
class BoardJson {
 public:
  struct Entry {
    std::string key;
    std::vector<std::string> piles;  ///< the cards of each, with blanks between them
  };

  explicit BoardJson(std::string_view text) : rest_{text} {}

  std::expected<std::vector<Entry>, Problem> read() {
    std::vector<Entry> entries;
    if (!take('{')) return fault(problem("start with {sign}", "{"));
    while (!take('}')) {
      if (!entries.empty() && !take(',')) return fault(problem("a comma is missing between two keys"));
      Entry entry;
      if (!text(entry.key) || !take(':'))
        return fault(problem("a key in quotes and a colon are expected here"));
      if (!list(entry))
        return fault(problem("after '{key}' a list of cards or of piles is expected", printable(entry.key)));
      entries.push_back(std::move(entry));
    }
    return entries;
  }

 private:
  std::unexpected<Problem> fault(Problem what) const {
    return std::unexpected(
        problem("the JSON cannot be read at {text}: {why}", in_quotes(rest_), std::move(what)));
  }
  bool take(char sign) {
    while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_.front())) != 0)
      rest_.remove_prefix(1);
    if (!rest_.starts_with(sign)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  bool text(std::string& into) {
    if (!take('"')) return false;
    const auto end = rest_.find('"');
    if (end == rest_.npos || rest_.substr(0, end).contains('\\')) return false;
    into = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return true;
  }
  bool list(Entry& entry) {
    if (!take('[')) return false;
    std::string loose;
    for (bool first = true; !take(']'); first = false) {
      if (!first && !take(',')) return false;
      if (std::string card; text(card)) {
        loose += (loose.empty() ? "" : " ") + card;
        continue;
      }
      if (!take('[')) return false;
      std::string pile;
      for (bool begin = true; !take(']'); begin = false) {
        std::string card;
        if ((!begin && !take(',')) || !text(card)) return false;
        pile += (pile.empty() ? "" : " ") + card;
      }
      entry.piles.push_back(pile);
    }
    if (!loose.empty()) entry.piles.push_back(loose);
    return true;
  }

  std::string_view rest_;
};

}  // namespace

std::expected<std::string, Problem> board_from_lines(const GameInfo& info, std::string_view text) {
  const auto piles = piles_of(info, Role::tableau);
  std::string board;
  std::size_t next = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.starts_with('#')) continue;
    const auto [name, rest] = named(line);
    if (says(name, "foundations") || says(name, "founds")) {
      Words words{rest};
      for (auto word = words.next(); !word.empty(); word = words.next())
        if (const auto done = put_foundation(board, info, word); !done) return std::unexpected(done.error());
      continue;
    }
    if (!name.empty())
      return std::unexpected(problem("{name} is not a pile of {game}; use the names that longwood deal shows",
                                     in_quotes(name), title_text(info)));
    if (next == piles.size())
      return std::unexpected(
          problem("there are more than {n} lines of cards; {game} has no more piles of this kind",
                  piles.size(), title_text(info)));
    put(board, info, piles[next++], rest);
  }
  if (next != piles.size())
    return std::unexpected(count_problem(
        "there is {n} line of cards for {piles} piles of this kind; write ':' as the line of a vacant one",
        "there are {n} lines of cards for {piles} piles of this kind; write ':' as the line of a vacant one",
        static_cast<int>(next), piles.size()));
  return board;
}

std::expected<std::string, Problem> board_from_json(const GameInfo& info, std::string_view text) {
  struct Kind {
    std::string_view key;
    Role role;
  };
  constexpr Kind kinds[] = {{"tableau piles", Role::tableau},
                            {"stock", Role::hand},
                            {"waste", Role::talon},
                            {"reserve", Role::reserve}};
  const auto entries = BoardJson{text}.read();
  if (!entries) return std::unexpected(entries.error());
  std::string board;
  for (const auto& [key, cards] : *entries) {
    if (key == "foundations") {
      for (const std::string& pile : cards) {
        const Card top = read_card(pile.substr(pile.find_last_of(' ') + 1));
        if (top.none()) continue;
        const auto family = rising_family(info, write_card(top)[1]);
        if (!family)
          return std::unexpected(problem("'foundations': {game} has no such family", title_text(info)));
        put(board, info, *family, pile);
      }
      continue;
    }
    if (std::ranges::all_of(cards, &std::string::empty)) continue;
    const auto* const kind = std::ranges::find(kinds, key, &Kind::key);
    const auto piles = kind == std::end(kinds) ? std::vector<Pile>{} : piles_of(info, kind->role);
    if (piles.size() < cards.size())
      return std::unexpected(problem("'{key}' has {n} piles, but {game} has {all} of that kind",
                                     printable(key), cards.size(), title_text(info), piles.size()));
    for (std::size_t i = 0; i < cards.size(); ++i) put(board, info, piles[i], cards[i]);
  }
  return board;
}

}  // namespace longwood
