/* The example of docs/library/c.md: deals a game, asks why a move is refused, solves it, and is advised. */
#include <longwood.h>
#include <stdio.h>

int main(void) {
  const longwood_game* game = longwood_find_game("fortress");
  longwood_session* session = longwood_deal(game, NULL, NULL, 5);
  longwood_solver* solver = longwood_new_solver(NULL);
  longwood_adviser* adviser = longwood_new_adviser(0, 0);
  const longwood_refusal* refusal = longwood_why_not(session, "L1-R1");

  printf("%s, %zu moves\n", longwood_game_title(game), longwood_moves(session));
  if (refusal != NULL) printf("%s\n", refusal->text);
  if (longwood_solve(solver, session) == LONGWOOD_WON) {
    printf("%s\n", longwood_solution(solver));
    if (!longwood_play(session, longwood_solution(solver))) printf("%s\n", longwood_error());
  }
  printf("%s\n", longwood_standing_of(session) == LONGWOOD_GAME_WON ? "won" : "not won");

  longwood_close(session);
  session = longwood_deal(longwood_find_game("The Clock"), NULL, NULL, 5);
  printf("%s\n", longwood_advise(adviser, session)->worth);

  longwood_close(session);
  longwood_free_adviser(adviser);
  longwood_free_solver(solver);
  return 0;
}
