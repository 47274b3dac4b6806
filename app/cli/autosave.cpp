#include "cli/autosave.hpp"

#include <utility>

#include <fmt/core.h>

#include "session/tries.hpp"

namespace longwood::cli {

Autosave::Autosave(const AnyGame& game) {
  const auto directory = store::state_directory();
  const auto made = directory ? store::make_directories(*directory) : std::unexpected(directory.error());
  if (!made) {
    not_kept(made.error());
    return;
  }
  directory_ = *directory;
  former_ = {directory_, game.info->id};
  constexpr int slots = 9;
  for (int slot = 1; slot <= slots && !left_; ++slot)
    if (path_.empty() || store::exists(path_of(game, slot, ".record"))) try_slot(game, slot);
  if (path_.empty())
    not_kept(problem("'{path}' cannot be written, or the game is open in nine terminals", directory_));
}

std::string Autosave::path_of(const AnyGame& game, int slot, std::string_view ending) const {
  return fmt::format("{}/{}{}{}", directory_, game.info->id, slot == 1 ? "" : fmt::format("-{}", slot),
                     ending);
}

/// Takes the slot if no other table has it and either none was taken yet or it has a game to resume.
bool Autosave::try_slot(const AnyGame& game, int slot) {
  store::Lock lock{path_of(game, slot, ".lock")};
  if (!lock.held()) return false;
  const auto path = path_of(game, slot, ".record");
  store::remove_unfinished(path);
  // where versions before former games were numbered put the one game they kept
  if (const auto before = path_of(game, slot, ".previous.record"); store::exists(before))
    (void)former_.put_away(before);
  std::optional<Session> found;
  if (store::exists(path)) {
    const auto text = store::read_file(path, max_record_size);
    auto session = text ? read_game(*text) : std::unexpected(text.error());
    if (session && session->game().info != game.info)
      session = std::unexpected(problem("it belongs to another game"));
    if (!session)
      set_aside(session.error(), path);
    else
      found = std::move(*session);
  }
  const bool goes_on = found && !found->won();
  if (!path_.empty() && !goes_on) return false;
  path_ = path;
  lock_ = std::move(lock);
  kept_ = goes_on;
  in_the_way_ = found && !goes_on;
  if (goes_on) left_ = std::move(found);
  return true;
}

void Autosave::set_aside(Problem reason, const std::string& path) {
  auto aside = path + ".bad";
  for (int i = 2; store::exists(aside); ++i) aside = fmt::format("{}.{}.bad", path, i);
  const auto moved = store::move_file(path, aside);
  notices_.push_back(problem("The saved game cannot be read ({why}); {clause}.", std::move(reason),
                             moved ? problem("it was renamed to '{path}'", aside) : moved.error()));
}

bool Autosave::clear_the_way() {
  if (!in_the_way_) return true;
  const auto number = former_.put_away(path_);
  if (number) {
    in_the_way_ = false;
    notices_.push_back(problem("Your last game is saved; resume {n} continues it.", *number));
  } else {
    not_kept(number.error());
  }
  return number.has_value();
}

void Autosave::not_kept(Problem reason) {
  kept_ = false;
  if (!std::exchange(failed_, true))
    notices_.push_back(problem("This game is not saved: {why}. Type save FILE.", std::move(reason)));
}

void Autosave::keep(const Session& session) {
  if (path_.empty() || !clear_the_way()) return;
  auto text = write_tries(session);
  if (text.size() > max_record_size) text = write_record(session.record());
  if (const auto written = store::write_file(path_, text); !written) return not_kept(written.error());
  kept_ = true;
  failed_ = false;
}

std::expected<Session, Problem> Autosave::take_up(int number) {
  const auto path = former_.path_of(number);
  if (path.empty()) return std::unexpected(problem("there is no earlier game {n}; games lists them", number));
  const auto text = store::read_file(path, max_record_size);
  auto session = text ? read_game(*text) : std::unexpected(text.error());
  if (!session) return session;
  begin_another();
  // Written before the old file goes: a crash between the two leaves the game there twice, and loses nothing.
  keep(*session);
  if (kept_) store::remove_file(path);
  return session;
}

}  // namespace longwood::cli
