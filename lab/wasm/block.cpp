// Decides deals again in a build of another kind: a WebAssembly program, run by tools/second_build.mjs under
// Node.
//
//     longwood_block GAME SET FIRST LAST NODES MEGABYTES BASIS
//
// prints the record of a file of blocks (docs/reference/formats.md) for these deals, in hexadecimal. BASIS is
// what its checksum begins with. The deals must lie in one cell of the grid of 2^20 deals.

#include "study/block.hpp"

#include <cstdio>
#include <cstdlib>

#include "core/all_games.hpp"
#include "games/names.hpp"
#include "solve/solver.hpp"
#include "study/at_sight.hpp"

namespace {

using namespace longwood;

std::uint64_t number_of(const char* text) { return std::strtoull(text, nullptr, 10); }

study::Outcome decide(const AnyGame& game, const RuleSet& set, Solver& solver, std::uint64_t deal) {
  const Table table = game.start(deal_by_number(game.info->packs_for(set.options), deal), set);
  if (study::lost_without_search(search_spec_for(*game.info), table.state()))
    return {.deal = deal, .verdict = Verdict::lost};
  constexpr std::uint64_t slice = 20'000;
  solver.start(table.state());
  while (!solver.step(slice)) continue;
  const Solution& found = solver.solution_without_line();
  return {.deal = deal, .verdict = found.verdict, .nodes = found.nodes, .moves = found.found};
}

}  // namespace

int main(int argc, char** argv) {
  const AnyGame* game = argc == 8 ? find_game(argv[1]) : nullptr;
  const RuleSet* set = game != nullptr ? find_set(*game->info, argv[2]) : nullptr;
  if (set == nullptr) {
    std::fputs("usage: longwood_block GAME SET FIRST LAST NODES MEGABYTES BASIS\n", stderr);
    return 2;
  }
  study::Superblock superblock;
  superblock.deals = {number_of(argv[3]), number_of(argv[4])};
  Solver solver{*game,
                {.nodes = number_of(argv[5]), .memory = static_cast<std::size_t>(number_of(argv[6])) << 20}};
  for (std::uint64_t deal = superblock.deals.first; deal <= superblock.deals.last; ++deal)
    superblock.add(decide(*game, *set, solver, deal));
  for (const char byte : study::write_record(superblock, number_of(argv[7])))
    std::printf("%02x", static_cast<unsigned char>(byte));
  std::printf("\n");
  return 0;
}
