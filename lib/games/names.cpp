#include "games/names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/all_games.hpp"
#include "core/speech.hpp"

namespace longwood {
namespace {

/// Letters with the marks that the books' titles have, as they are typed without them.
constexpr auto unmarked = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"é", "e"}, {"è", "e"}, {"ê", "e"},  {"É", "e"},  {"È", "e"},  {"Ê", "e"},  {"à", "a"},  {"À", "a"},
    {"Â", "a"}, {"Ç", "c"}, {"Î", "i"},  {"Ï", "i"},  {"Ô", "o"},  {"Œ", "oe"}, {"Ä", "a"},  {"Ö", "o"},
    {"Ü", "u"}, {"â", "a"}, {"ç", "c"},  {"î", "i"},  {"ï", "i"},  {"ô", "o"},  {"œ", "oe"}, {"ä", "a"},
    {"ö", "o"}, {"ü", "u"}, {"ß", "ss"}, {"æ", "ae"}, {"Æ", "ae"},
});

constexpr auto articles =
    std::to_array<std::string_view>({"the", "la", "le", "les", "l", "der", "die", "das"});

/// The words of a name in small letters and digits, without articles before others, joined.
std::string letters_of(std::string_view name) {
  std::string key, word;
  const auto end_word = [&] {
    bool article = false;
    for (const auto each : articles) article = article || word == each;
    if (!key.empty() || !article) key += word;
    word.clear();
  };
  while (!name.empty()) {
    const auto c = static_cast<unsigned char>(name.front());
    std::size_t used = 1;
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+') {
      word += name.front();
    } else if (c >= 'A' && c <= 'Z') {
      word += static_cast<char>(c - 'A' + 'a');
    } else if (c < 0x80) {
      if (c != '\'' && c != '.') end_word();
    } else {
      for (const auto& [marked, plain] : unmarked)
        if (name.starts_with(marked)) {
          word += plain;
          used = marked.size();
        }
    }
    name.remove_prefix(used);
  }
  end_word();
  return key;
}

const RuleSet& set_named(const GameInfo& info, std::string_view id) {
  for (const RuleSet& set : info.sets)
    if (set.id == id) return set;
  return info.sets.front();
}

}  // namespace

std::optional<Called> game_called(std::string_view name) {
  const auto key = letters_of(name);
  if (key.empty()) return {};
  for (const AnyGame& game : all_games())
    for (const auto own : {game.info->id, game.info->title})
      if (letters_of(own) == key) return Called{&game, &game.info->sets.front()};
  for (const AnyGame& game : all_games())
    for (const KnownAs& known : game.info->known_as)
      if (letters_of(known.name) == key) return Called{&game, &set_named(*game.info, known.set)};
  return {};
}

std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const auto part = text.substr(0, text.find('|'));
    parts.push_back(part);
    text.remove_prefix(std::min(text.size(), part.size() + 1));
  }
  return parts;
}

const MissingGame* missing_game(std::string_view name) {
  const auto key = letters_of(name);
  if (key.empty()) return nullptr;
  const auto is_meant = [&](std::string_view other) { return letters_of(other) == key; };
  const auto found = std::ranges::find_if(missing_games, [&](const MissingGame& game) {
    return is_meant(game.title) || std::ranges::any_of(parts_of(game.others), is_meant);
  });
  return found == missing_games.end() ? nullptr : &*found;
}

std::optional<Problem> mistaken_for(std::string_view name) {
  const auto key = letters_of(name);
  for (const AnyGame& game : all_games())
    for (const Mistaken& mistaken : game.info->mistaken)
      if (letters_of(mistaken.name) == key)
        return problem("{name} is {what}, not {game}", mistaken.name, Text{mistaken.is, "mistaken"},
                       title_text(*game.info));
  const MissingGame* missing = missing_game(name);
  if (missing == nullptr) return {};
  const auto near = game_called(parts_of(missing->near).front());
  return problem("Longwood does not have {name}; the nearest is {game}", missing->title,
                 title_text(*near->game->info));
}

std::vector<std::string> all_names() {
  std::vector<std::string> names;
  for (const AnyGame& game : all_games()) {
    names.emplace_back(game.info->title);
    for (const KnownAs& known : game.info->known_as) names.emplace_back(known.name);
  }
  return names;
}

}  // namespace longwood
