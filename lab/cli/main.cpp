#include "cli/commands.hpp"
#include "cli/program.hpp"

int main(int argc, char** argv) {
  using namespace longwood::cli;
  constexpr AddCommand commands[] = {
      add_study, add_arena,     add_export, add_train,   add_puzzles,          add_blockers,
      add_perft, add_signature, add_bench,  add_related, add_why_lost_figures, add_rating_trial};
  constexpr std::string_view examples[] = {"study run fortress --deals 0-9 --out a.study",
                                           "study report a.study"};
  return run_program(
      {.name = "longwood-lab",
       .description = "Study patience games over many deals, compare and train players, mine puzzles",
       .examples = examples,
       .commands = commands},
      argc, argv);
}
