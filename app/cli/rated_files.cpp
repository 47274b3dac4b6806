#include "cli/rated_files.hpp"

#include <algorithm>
#include <utility>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "core/all_games.hpp"
#include "core/fault.hpp"
#include "session/record.hpp"
#include "session/store.hpp"
#include "session/tries.hpp"

namespace longwood::cli {
namespace {

constexpr std::size_t longest_statistics = 50'000'000;

template <class T>
T member(const Json& object, const char* name, T otherwise) {
  const auto at = object.find(name);
  if (at == object.end()) return otherwise;
  if constexpr (std::is_same_v<T, std::string>)
    return at->is_string() ? at->template get<T>() : otherwise;
  else
    return at->is_number_integer() && *at >= 0 && *at <= 1'000'000'000 ? at->template get<T>() : otherwise;
}

/// A game of the page's statistics; nothing if it is no finished game of a player.
std::optional<RatedFile> entry_of(const Json& entry, const std::string& player) {
  if (!entry.is_object() || member<std::string>(entry, "by", "player") != "player") return {};
  if (!player.empty() && member<std::string>(entry, "player", "") != player) return {};
  PlayedGame played;
  played.game = find_game(member<std::string>(entry, "game", ""));
  if (played.game == nullptr) return {};
  played.set = find_set(*played.game->info, member<std::string>(entry, "set", ""));
  if (played.set == nullptr) return {};
  played.deal = member<std::string>(entry, "deal", "");
  played.won = member<std::string>(entry, "result", "") == "won";
  const auto nothing = Json::object();
  const auto part = [&](const char* name) {
    const auto at = entry.find(name);
    return at != entry.end() && at->is_object() ? *at : nothing;
  };
  const Json assists = part("assists"), drawn = part("drawn");
  // what is damaged might have been won with help
  if (!assists.contains("undo") || !assists.contains("hint") || !assists.contains("peek")) return {};
  played.undo = member(assists, "undo", 0);
  played.hint = member(assists, "hint", 0);
  played.peek = member(assists, "peek", 0);
  const auto from = member<std::string>(drawn, "from", "");
  played.origin = from == "random" ? Origin::random : from == "listed" ? Origin::listed : Origin::chosen;
  played.list_won = member<std::uint64_t>(drawn, "won", 0);
  played.list_games = member<std::uint64_t>(drawn, "games", 0);
  if (played.list_won > played.list_games) return {};
  return RatedFile{std::move(played), member<std::string>(entry, "record", "")};
}

RatedFile saved_game(const std::string& path, const std::string& text) {
  auto session = read_game(text);
  if (!session) throw Fault{problem("{what}: {why}", in_quotes(path), session.error())};
  PlayedGame played{
      .game = &session->game(),
      .set = &session->set(),
      .deal = std::to_string(session->deal().number),
      .origin = session->deal().numbered && !session->kind() && session->options() == session->set().options
                    ? Origin::random
                    : Origin::chosen,
      .won = session->won()};
  return {std::move(played), text};
}

}  // namespace

std::optional<Session> RatedFile::replayed() const {
  auto session = read_game(record);
  if (!session) return {};
  return *std::move(session);
}

std::vector<RatedFile> rated_files(const std::vector<std::string>& paths, const std::string& player) {
  std::vector<RatedFile> games;
  for (const std::string& path : paths) {
    const auto text = store::read_file(path, longest_statistics);
    if (!text) throw Fault{text.error()};
    if (!text->starts_with('{')) {
      games.push_back(saved_game(path, *text));
      continue;
    }
    const auto whole = Json::parse(*text, nullptr, false);
    if (whole.is_discarded() || member<std::string>(whole, "format", "") != "longwood statistics" ||
        !whole.contains("games") || !whole["games"].is_array())
      throw Fault{
          problem("'{path}' holds neither a saved game nor statistics; save them on the page as JSON", path)};
    for (const Json& entry : whole["games"])
      if (auto game = entry_of(entry, player)) games.push_back(*std::move(game));
  }
  return games;
}

std::vector<PlayedGame> played_games(const std::vector<RatedFile>& files) {
  std::vector<PlayedGame> played(files.size());
  std::ranges::transform(files, played.begin(), &RatedFile::played);
  return played;
}

}  // namespace longwood::cli
