#include <string_view>

#include "cli/commands.hpp"
#include "cli/languages.hpp"
#include "cli/program.hpp"

int main(int argc, char** argv) {
  using longwood::message;
  using namespace longwood::cli;
  constexpr AddCommand commands[] = {add_serve,  add_play,     add_games,  add_rules,  add_deal,
                                     add_why,    add_why_lost, add_advise, add_review, add_rating,
                                     add_league, add_solve,    add_verify, add_odds,   add_words};
  constexpr std::string_view of_lab[] = {"study",   "arena",    "export", "train",
                                         "puzzles", "blockers", "perft",  "signature",
                                         "bench",   "related",  "losses", "rating-trial"};
  constexpr std::string_view examples[] = {"serve", "play fortress", "solve fortress --deal 5"};
  return run_program(
      {.name = "longwood",
       .description =
           message("Play, solve and study patience (solitaire) games from the Victorian books", "help")
               .english,
       .examples = examples,
       .commands = commands,
       .elsewhere = of_lab,
       .other = "longwood-lab",
       .language = language_of},
      argc, argv);
}
