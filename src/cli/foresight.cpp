#include "cli/foresight.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "core/notation.hpp"
#include "core/view.hpp"

namespace longwood::cli {
namespace {

constexpr Limits live{.nodes = 5'000'000, .milliseconds = 500, .memory = std::size_t{512} << 20};

std::vector<std::uint32_t> spelled(std::span<const Move> moves) {
  std::vector<std::uint32_t> text;
  for (const Move move : moves)
    text.push_back(static_cast<std::uint32_t>(static_cast<int>(move.act) << 24 | move.from << 16 |
                                              move.to << 8 | move.count));
  return text;
}

}  // namespace

Foresight::Foresight(const AnyGame& game) : game_{game}, solver_{game, live} {}

/// The view of the position after so many of the session's moves.
const Foresight::View& Foresight::view_of(const Session& session, std::size_t moves) {
  const auto line = session.line();
  const auto path = std::span{line}.first(moves);
  const auto [entry, fresh] = known_.try_emplace(spelled(path));
  View& view = entry->second;
  if (!fresh) return view;
  // a move of a line that wins needs no new search
  if (moves > 0)
    if (const auto before = known_.find(spelled(path.first(moves - 1))); before != known_.end()) {
      const View& parent = before->second;
      if (parent.verdict == Verdict::won && !parent.line.empty() && parent.line.front() == path.back())
        return view = {Verdict::won, {parent.line.begin() + 1, parent.line.end()}, 0};
      if (parent.verdict == Verdict::lost) return view = {Verdict::lost, {}, 0};
    }
  Table table = game_.start(session.deal(), session.options());
  for (const Move move : path) game_.play(table, move);
  const Solution& solution = solver_.solve(table.state());
  return view = {solution.verdict, solution.line, solution.nodes};
}

const Foresight::View& Foresight::here(const Session& session) { return view_of(session, session.length()); }

/// The least number of moves after which the game is known to be lost. Along a game a loss is never mended,
/// so halving the way finds it.
std::size_t Foresight::lost_since(const Session& session) {
  std::size_t first = 0, last = session.length();
  while (first < last) {
    const std::size_t middle = (first + last) / 2;
    if (view_of(session, middle).verdict == Verdict::lost)
      last = middle;
    else
      first = middle + 1;
  }
  return last;
}

std::string Foresight::words(const Session& session) {
  if (session.standing() != Standing::playing) return {};
  const View& view = here(session);
  if (view.verdict == Verdict::won) return "It can still be won.";
  if (view.verdict == Verdict::open)
    return fmt::format("Whether it can be won is not decided: {} positions were searched.", view.nodes);
  const auto since = lost_since(session);
  if (since == 0) return "This deal cannot be won.";
  const auto words = fmt::format("It cannot be won any more: lost since move {}, {}.", since,
                                 write_move(session.info(), session.line()[since - 1]));
  const bool sure = view_of(session, since - 1).verdict == Verdict::won;
  return sure ? words : words + " Whether it could be won before that is not decided.";
}

bool hides_cards(const AnyGame& game, const State& state) {
  for (int pile = 0; pile < game.info->piles(); ++pile)
    if (std::ranges::any_of(visible_cards(game, state, static_cast<Pile>(pile)), &Card::none)) return true;
  return false;
}

}  // namespace longwood::cli
