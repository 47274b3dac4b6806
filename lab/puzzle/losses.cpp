#include "puzzle/losses.hpp"

#include <cstddef>
#include <utility>

namespace longwood {
namespace {

/// Moves after which a game played at random is given up.
constexpr std::size_t longest_game = 400;
/// How often a winning line is left at another place, if the game was not lost.
constexpr int departures = 6;

}  // namespace

std::optional<Lost> Losses::of(std::uint64_t number) {
  const Table table = game_.start(deal_by_number(game_.info->packs_for(options_), number), options_);
  const Solution& solution = solver_.solve(table.state());
  if (how_ == LostHow::dealt)
    return solution.verdict == Verdict::lost ? std::optional{Lost{number, table.state(), {}}} : std::nullopt;
  if (solution.verdict != Verdict::won) return {};
  const auto line = solution.line;
  Rng rng{number, seed_};
  for (int left = how_ == LostHow::late ? departures : 1; left-- > 0;) {
    Table now = table;
    std::vector<Move> moves;
    if (how_ == LostHow::late && line.size() > 1) {
      const auto half = static_cast<std::ptrdiff_t>(line.size() / 2);
      moves.assign(
          line.begin(),
          line.begin() + half + static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint64_t>(half))));
      for (const Move move : moves) game_.play(now, move);
    }
    if (auto lost = played(std::move(now), std::move(moves), rng)) {
      lost->deal = number;
      return lost;
    }
  }
  return {};
}

/// Plays at random until the game is lost; nothing if it is won, ends or becomes undecided first.
std::optional<Lost> Losses::played(Table table, std::vector<Move> moves, Rng& rng) {
  for (Verdict now = Verdict::won; now == Verdict::won && moves.size() < longest_game;) {
    MoveList legal;
    game_.moves(table.state(), legal);
    if (legal.empty()) break;
    const Move move = legal[static_cast<int>(rng.below(static_cast<std::uint64_t>(legal.size())))];
    game_.play(table, move);
    moves.push_back(move);
    now = solver_.solve(table.state()).verdict;
    if (now == Verdict::lost) return Lost{0, table.state(), std::move(moves)};
  }
  return {};
}

}  // namespace longwood
