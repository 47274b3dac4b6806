#include "cli/keeper.hpp"

#include <utility>

#include <fmt/core.h>

namespace longwood::cli {

Keeper::Keeper(const AnyGame& game) {
  const auto directory = store::state_directory();
  const auto made = directory ? store::make_directories(*directory) : std::unexpected(directory.error());
  if (!made) {
    failed_ = true;
    notices_.push_back(fmt::format("This game is not kept: {}. Use save FILE.", made.error()));
    return;
  }
  directory_ = *directory;
  constexpr int slots = 9;
  for (int slot = 1; slot <= slots && !left_; ++slot)
    if (path_.empty() || store::exists(path_of(game, slot, ".record"))) try_slot(game, slot);
  if (path_.empty() && !std::exchange(failed_, true))
    notices_.push_back(
        fmt::format("This game is not kept: {} cannot be written to, or nine tables are open. Use save FILE.",
                    directory_));
}

std::string Keeper::path_of(const AnyGame& game, int slot, std::string_view ending) const {
  return fmt::format("{}/{}{}{}", directory_, game.info->id, slot == 1 ? "" : fmt::format("-{}", slot),
                     ending);
}

/// Takes the slot if no other table has it and either none was taken yet or an unfinished game lies in it.
bool Keeper::try_slot(const AnyGame& game, int slot) {
  store::Lock lock{path_of(game, slot, ".lock")};
  if (!lock.held()) return false;
  const auto path = path_of(game, slot, ".record");
  std::optional<Session> found;
  if (store::exists(path)) {
    const auto text = store::read_file(path, max_record_size);
    auto session = text ? replay(*text) : std::unexpected(text.error());
    if (session && session->game().info != game.info) session = std::unexpected("it is of another game");
    if (!session)
      set_aside(session.error(), path);
    else if (session->standing() == Standing::playing)
      found = std::move(*session);
  }
  if (!path_.empty() && !found) return false;
  path_ = path;
  previous_ = path_of(game, slot, ".previous.record");
  lock_ = std::move(lock);
  kept_ = found.has_value();
  left_ = std::move(found);
  return true;
}

void Keeper::set_aside(const std::string& reason, const std::string& path) {
  auto aside = path + ".bad";
  for (int i = 2; store::exists(aside); ++i) aside = fmt::format("{}.{}.bad", path, i);
  const auto moved = store::move_file(path, aside);
  notices_.push_back(fmt::format("The game kept here cannot be read ({}); {}.", reason,
                                 moved ? "it is set aside as " + aside : moved.error()));
}

void Keeper::keep(const Session& session) {
  if (path_.empty()) return;
  if (std::exchange(in_the_way_, false) && store::move_file(path_, previous_))
    notices_.push_back(fmt::format("The game you left is kept in {}.", previous_));
  const auto written = store::write_file(path_, write_record(session.record()));
  kept_ = written.has_value();
  if (!kept_ && !std::exchange(failed_, true))
    notices_.push_back(fmt::format("This game is not kept: {}. Use save FILE.", written.error()));
  if (kept_) failed_ = false;
}

}  // namespace longwood::cli
