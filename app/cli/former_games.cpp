#include "cli/former_games.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <system_error>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/deal_words.hpp"
#include "session/store.hpp"
#include "session/tell.hpp"
#include "session/tries.hpp"

namespace longwood::cli {
namespace {

constexpr std::string_view record_ending = ".record";

}  // namespace

std::vector<FormerGames::Entry> FormerGames::list() const {
  namespace fs = std::filesystem;
  std::vector<Entry> found;
  std::error_code error;
  for (auto file = fs::directory_iterator{directory_, error}; !error && file != fs::directory_iterator{};
       file.increment(error)) {
    const auto name = file->path().filename().string();
    if (!name.starts_with(prefix_) || !name.ends_with(record_ending)) continue;
    const auto* const end = name.data() + name.size() - record_ending.size();
    int number = 0;
    const auto read = std::from_chars(name.data() + prefix_.size(), end, number);
    if (read.ec == std::errc{} && read.ptr == end && number > 0)
      found.push_back({number, file->path().string()});
  }
  std::ranges::sort(found, std::ranges::greater{}, &Entry::number);
  return found;
}

std::expected<int, Problem> FormerGames::put_away(const std::string& path) {
  const auto there = list();
  // a second table may want the same number at the same moment
  for (int number = there.empty() ? 1 : there.front().number + 1;; ++number) {
    const auto to = fmt::format("{}/{}{}{}", directory_, prefix_, number, record_ending);
    const auto moved = store::move_to_new(path, to);
    if (!moved) return std::unexpected(moved.error());
    if (!*moved) continue;
    for (std::size_t i = most - 1; i < there.size(); ++i) ::unlink(there[i].path.c_str());
    return number;
  }
}

std::string FormerGames::path_of(int number) const {
  const auto there = list();
  const auto found = std::ranges::find(there, number, &Entry::number);
  return found == there.end() ? std::string{} : found->path;
}

std::string former_games_text(const FormerGames& former, const Language& language) {
  std::string lines;
  for (const auto& [number, path] : former.list()) {
    const auto text = store::read_file(path, max_record_size);
    const auto session = text ? read_game(*text) : std::unexpected(text.error());
    if (!session) {
      lines += fmt::format("{:3}  {}\n", number,
                           Speaker{language}.phrase("cannot be read: {why}", language.say(session.error())));
      continue;
    }
    const Speaker say{language, session->info()};
    lines += fmt::format("{:3}  {}{}: {}, {}\n", number, deal_words(say, session->deal()),
                         rules_words(say, *session),
                         say.count("{n} move", "{n} moves", static_cast<int>(session->length())),
                         say.word(standing_text(session->standing())));
  }
  return lines;
}

}  // namespace longwood::cli
