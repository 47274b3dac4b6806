#include "cli/commands.hpp"
#include "cli/program.hpp"

int main(int argc, char** argv) {
  using namespace longwood::cli;
  constexpr AddCommand commands[] = {add_study,     add_train, add_puzzles, add_perft,
                                     add_signature, add_bench, add_related};
  return run_program(
      {.name = "longwood-lab",
       .description = "The laboratory of Longwood: studies over many deals, training, puzzles, measures.",
       .start = "Start with: longwood-lab study run fortress --deals 0-999",
       .commands = commands},
      argc, argv);
}
