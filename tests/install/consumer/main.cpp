// The program of docs/library/quickstart.md; the README has its main part.
#include <cstdio>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "solve/solver.hpp"

int main() {
  using namespace longwood;
  const AnyGame& game = *find_game("fortress");
  const Deal deal = deal_by_number(game.info->packs, 5);
  const Table table = game.start(deal, game.info->sets.front());
  Solver solver{game};
  std::puts(write_moves(*game.info, solver.solve(table.state()).line).c_str());
}
