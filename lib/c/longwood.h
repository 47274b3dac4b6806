/** Longwood for C: games, deals, moves and the reasons of refusals, a solver, and an honest player's advice.
 *
 * Handles are opaque. Text is UTF-8 that ends in 0. A returned text belongs to the handle of the call and is
 * valid until the next call with that handle, or permanently if the comment says so. A function that can fail
 * returns NULL or 0, and `longwood_error` gives the problem and its fix in one line.
 * A NULL handle is such a failure in every call, except in the four that end a handle; a call that works in
 * parts is then finished (1), and every move is refused. A NULL text is an empty one.
 * Use a handle in one thread at a time; different handles may be used in different threads. If memory runs
 * out, the program ends.
 *
 * docs/library/notation.md describes deals, moves and records.
 */
#ifndef LONGWOOD_H
#define LONGWOOD_H

#include <stddef.h>
#include <stdint.h>

/** Raised when a call or a struct below changes its meaning; new calls do not raise it. It is also the number
 * of the shared library: liblongwood.so.1. */
#define LONGWOOD_C_VERSION 1

#if defined(_WIN32)
#define LONGWOOD_CALL
#else
#define LONGWOOD_CALL __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** A game and its rule sets. Only the library has them; they are always valid. */
typedef struct longwood_game longwood_game;
/** A game in play: a deal, its rule set, the moves made, and what the player has seen. */
typedef struct longwood_session longwood_session;
/** Solves positions with all cards known. */
typedef struct longwood_solver longwood_solver;
/** Advises a player, using only what the player can know. */
typedef struct longwood_adviser longwood_adviser;
/** A position as its player knows it, without anything hidden; or a world that fits it. */
typedef struct longwood_view longwood_view;

/** The verdict on a position, with every card and shuffle known. */
typedef enum longwood_verdict {
  LONGWOOD_OPEN = 0, /**< not decided within the limits */
  LONGWOOD_WON = 1,  /**< there is a line of moves that wins */
  LONGWOOD_LOST = 2  /**< no line of moves wins */
} longwood_verdict;

/** How a game stands. */
typedef enum longwood_standing {
  LONGWOOD_PLAYING = 0,
  LONGWOOD_GAME_WON = 1,
  LONGWOOD_GAME_OVER = 2 /**< not won, and no move of any kind is left */
} longwood_standing;

/* ---- The library -------------------------------------------------------------------------------------- */

/** `LONGWOOD_C_VERSION` of the library that is loaded. */
LONGWOOD_CALL int longwood_c_version(void);
/** The version of Longwood, "0.2.0". Valid until the program ends. */
LONGWOOD_CALL const char* longwood_version(void);
/** The last problem in this thread, in one line; empty if there was none. Valid until the next one. */
LONGWOOD_CALL const char* longwood_error(void);

/* ---- Games; all texts are always valid ---------------------------------------------------------------- */

/** How many games there are. */
LONGWOOD_CALL size_t longwood_games(void);
/** The game of this number, from 0; NULL beyond the last. */
LONGWOOD_CALL const longwood_game* longwood_game_at(size_t index);
/** The game of this name: its id, its title or another name; or NULL. */
LONGWOOD_CALL const longwood_game* longwood_find_game(const char* name);
/** The id of the rule set that this name means: the book's own for the name of a game, "big-ben" for "Big
 * Ben"; or NULL. */
LONGWOOD_CALL const char* longwood_find_set(const char* name);

/** "st-helena" */
LONGWOOD_CALL const char* longwood_game_id(const longwood_game* game);
/** "St. Helena" */
LONGWOOD_CALL const char* longwood_game_title(const longwood_game* game);
/** The book, and the place in it. */
LONGWOOD_CALL const char* longwood_game_source(const longwood_game* game);
/** The aim, in a plain sentence. */
LONGWOOD_CALL const char* longwood_game_aim(const longwood_game* game);
/** How many other names the game or one of its sets has. */
LONGWOOD_CALL size_t longwood_game_names(const longwood_game* game);
/** The other name of this number, from 0; NULL beyond the last. */
LONGWOOD_CALL const char* longwood_game_name(const longwood_game* game, size_t index);
/** How many rule sets the game has; the first is the book's own. */
LONGWOOD_CALL size_t longwood_game_sets(const longwood_game* game);
/** Id, title and source of the rule set of this number, from 0; NULL beyond the last. */
LONGWOOD_CALL const char* longwood_set_id(const longwood_game* game, size_t index);
LONGWOOD_CALL const char* longwood_set_title(const longwood_game* game, size_t index);
LONGWOOD_CALL const char* longwood_set_source(const longwood_game* game, size_t index);
/** The version of a set's rules, raised when the meaning of a rule changes; 0 beyond the last set. */
LONGWOOD_CALL int longwood_set_version(const longwood_game* game, size_t index);

/* ---- Cards as numbers --------------------------------------------------------------------------------- */

/** A card's number is 4 (rank - 1) + suit + 1, from 1 to 52: ranks from the ace, 1, to the king, 13; suits
 * spades, hearts, diamonds, clubs, from 0 to 3. 0 is a card that the player may not see. */
#define LONGWOOD_COVERED 0

/** "7S", "TH", "??" for 0 and for any other number. Always valid. */
LONGWOOD_CALL const char* longwood_card(uint8_t number);
/** The cards of a deal in the order of dealing: writes as many as fit (none for NULL) and returns how many
 * there are. `set` may be NULL for the book's own; 0 if there is no such set. */
LONGWOOD_CALL size_t longwood_deal_cards(const longwood_game* game, const char* set, uint64_t deal,
                                         uint8_t* cards, size_t room);

/* ---- A game in play ----------------------------------------------------------------------------------- */

/** Lays out the deal of this number. `set` is a rule set's id, or NULL for the book's own; `options` are
 * choices that depart from it, "vacancy=closed corner=open", or NULL for none. NULL if there is no such set
 * or choice. Close it. */
LONGWOOD_CALL longwood_session* longwood_deal(const longwood_game* game, const char* set, const char* options,
                                              uint64_t deal);
/** The same with a deck written out, "KS TH 7D ...". */
LONGWOOD_CALL longwood_session* longwood_deal_deck(const longwood_game* game, const char* set,
                                                   const char* options, const char* deck);
/** The same with a board written out, from which the game continues. */
LONGWOOD_CALL longwood_session* longwood_deal_board(const longwood_game* game, const char* set,
                                                    const char* options, const char* board);
/** Reads and replays a record; NULL if it is not one, or if its rules forbid a move. Close it. */
LONGWOOD_CALL longwood_session* longwood_read_record(const char* record);
/** A second session in the same position. Close it. */
LONGWOOD_CALL longwood_session* longwood_copy(const longwood_session* session);
/** Ends a session; nothing happens for NULL. */
LONGWOOD_CALL void longwood_close(longwood_session* session);

/** The game in play. */
LONGWOOD_CALL const longwood_game* longwood_session_game(const longwood_session* session);
/** The id of the rule set. */
LONGWOOD_CALL const char* longwood_session_set(longwood_session* session);
/** Rule `number`, from 1, under this session's options; NULL if there is none. */
LONGWOOD_CALL const char* longwood_sentence(longwood_session* session, int number);

/** How many moves may be made here. */
LONGWOOD_CALL size_t longwood_moves(longwood_session* session);
/** The legal move of this number, from 0, in notation; NULL beyond the last. */
LONGWOOD_CALL const char* longwood_move(longwood_session* session, size_t index);
/** A legal move in words, "the seven of clubs to column 2"; NULL if it is not one. */
LONGWOOD_CALL const char* longwood_move_words(longwood_session* session, const char* move);

/** Why a move is refused. */
typedef struct longwood_refusal {
  const char* code; /**< stable name for programs, "bottom_row_serves_aces" */
  const char* text; /**< in a sentence, with the number of the rule */
  int sentence;     /**< the number of the rule on which it rests; 0 for none */
} longwood_refusal;
/** Why a move is refused here; NULL if it is legal. It never reveals a hidden card. */
LONGWOOD_CALL const longwood_refusal* longwood_why_not(longwood_session* session, const char* move);

/** Makes a move, or several separated by blanks: 1 if all are legal; otherwise makes none and returns 0. */
LONGWOOD_CALL int longwood_play(longwood_session* session, const char* moves);
/** Undoes the last move; 0 at the start. */
LONGWOOD_CALL int longwood_undo(longwood_session* session);
/** Repeats the move that was made here last; 0 if there is none. */
LONGWOOD_CALL int longwood_redo(longwood_session* session);

/** The state of the game. */
LONGWOOD_CALL longwood_standing longwood_standing_of(const longwood_session* session);
/** 1 if the game is lost though moves are left: none that can be reached brings a card home. 0 also where a
 * short look does not find out. */
LONGWOOD_CALL int longwood_dead_end(const longwood_session* session);
/** The number of moves made. */
LONGWOOD_CALL size_t longwood_length(const longwood_session* session);
/** The moves made, with blanks between them. */
LONGWOOD_CALL const char* longwood_line(longwood_session* session);
/** The game as a record, which `longwood_read_record` reads back. */
LONGWOOD_CALL const char* longwood_record(longwood_session* session);
/** The position as its player sees it, in a few sentences. */
LONGWOOD_CALL const char* longwood_position(longwood_session* session);
/** The order in which the cards were dealt, as a deck that `longwood_deal_deck` reads; empty for a board. It
 * reveals hidden cards. */
LONGWOOD_CALL const char* longwood_deck(longwood_session* session);

/** How many piles the game has. */
LONGWOOD_CALL size_t longwood_piles(const longwood_session* session);
/** The name of a pile in notation, "sa", and NULL beyond the last. */
LONGWOOD_CALL const char* longwood_pile_name(longwood_session* session, size_t pile);
/** The same in words, "the family of spades rising from the ace". */
LONGWOOD_CALL const char* longwood_pile_words(longwood_session* session, size_t pile);
/** The cards of a pile from its base, as its player sees them: writes as many as fit (none for NULL) and
 * returns how many there are; 0 beyond the last pile. */
LONGWOOD_CALL size_t longwood_pile_seen(const longwood_session* session, size_t pile, uint8_t* cards,
                                        size_t room);
/** The same with hidden cards revealed. */
LONGWOOD_CALL size_t longwood_pile_cards(const longwood_session* session, size_t pile, uint8_t* cards,
                                         size_t room);

/* ---- What the player knows, for agents that must not see more ---------------------------------------- */

/** The session's position as its player knows it: the cards in sight, and those that were seen and followed
 * since. The view contains no hidden card, and sessions that differ in hidden cards only give equal views.
 * The session is not needed any more. Free it. */
LONGWOOD_CALL longwood_view* longwood_look(const longwood_session* session);
/** One of the positions that fit a view or world, drawn by this seed with its probability. Its player knows
 * what the view's player knows, and learns more by playing. Free it. */
LONGWOOD_CALL longwood_view* longwood_world(const longwood_view* view, uint64_t seed);
/** Frees a view or world; nothing happens for NULL. */
LONGWOOD_CALL void longwood_free_view(longwood_view* view);
/** How many moves may be made here. */
LONGWOOD_CALL size_t longwood_view_moves(longwood_view* view);
/** The legal move of this number, from 0, in notation; NULL beyond the last. */
LONGWOOD_CALL const char* longwood_view_move(longwood_view* view, size_t index);
/** How many plans there are. A plan is a sequence of moves that reveal nothing, and one that reveals
 * something or wins. All are listed, unless these moves reach more than 2,000 positions: then the best by the
 * program's judgement. */
LONGWOOD_CALL size_t longwood_view_plans(longwood_view* view);
/** The plan of this number, from 0, with blanks between its moves; NULL beyond the last. */
LONGWOOD_CALL const char* longwood_view_plan(longwood_view* view, size_t index);
/** How many cards lie where the player cannot tell. */
LONGWOOD_CALL int longwood_view_unknown(const longwood_view* view);
/** The state of the game. */
LONGWOOD_CALL longwood_standing longwood_view_standing(const longwood_view* view);
/** 1 if its player can see that the game is lost though moves are left; see `longwood_dead_end`. */
LONGWOOD_CALL int longwood_view_dead_end(const longwood_view* view);
/** The cards of a pile from its base, unknown ones as 0: writes as many as fit (none for NULL) and returns
 * how many there are; 0 beyond the last pile. */
LONGWOOD_CALL size_t longwood_view_cards(const longwood_view* view, size_t pile, uint8_t* cards, size_t room);
/** Plays moves in a world: 1 if all are legal; otherwise makes none and returns 0. In a view, returns 0. */
LONGWOOD_CALL int longwood_world_play(longwood_view* world, const char* moves);

/* ---- The solver --------------------------------------------------------------------------------------- */

/** The limits of the search of one position; 0 means the default. */
typedef struct longwood_limits {
  uint64_t nodes;        /**< positions; default 20,000,000 */
  uint64_t milliseconds; /**< elapsed; default no limit. With a limit, answers depend on the machine */
  uint64_t memory;       /**< bytes; default 2^30 */
} longwood_limits;

/** A solver with these limits, or the defaults for NULL. It keeps its memory between positions, so one solver
 * for many positions is faster than one for each. Free it. */
LONGWOOD_CALL longwood_solver* longwood_new_solver(const longwood_limits* limits);
/** Frees a solver; nothing happens for NULL. */
LONGWOOD_CALL void longwood_free_solver(longwood_solver* solver);
/** Solves the session's position. A `LONGWOOD_WON` line was replayed by the rules. */
LONGWOOD_CALL longwood_verdict longwood_solve(longwood_solver* solver, const longwood_session* session);
/** The same in parts: begins with a position, */
LONGWOOD_CALL void longwood_solve_begin(longwood_solver* solver, const longwood_session* session);
/** and continues for about this many positions; 1 when it is finished. The session is not needed any more. */
LONGWOOD_CALL int longwood_solve_on(longwood_solver* solver, uint64_t nodes);
/** The verdict on the last position so far. */
LONGWOOD_CALL longwood_verdict longwood_verdict_of(const longwood_solver* solver);
/** The positions searched for it. */
LONGWOOD_CALL uint64_t longwood_nodes(const longwood_solver* solver);
/** The winning moves of a won position; otherwise empty. */
LONGWOOD_CALL const char* longwood_solution(longwood_solver* solver);

/* ---- The adviser -------------------------------------------------------------------------------------- */

/** What to do next, and the chance of winning. If no card is unknown nothing is estimated: the share is 1 or
 * 0 by proof, with an interval from 0 to 1 if undecided. */
typedef struct longwood_advice {
  const char* plan;         /**< moves up to one that reveals something or wins; empty if there is none */
  const char* worth;        /**< the chance or verdict, in a sentence */
  double share;             /**< how often a player who follows the hints wins, from 0 to 1, */
  double low, high;         /**< and the ends of its interval, 95 % */
  int worlds;               /**< simulated games */
  int unknown;              /**< cards whose place the player cannot know */
  longwood_verdict verdict; /**< the verdict; always open while a card is unknown */
} longwood_advice;

/** An adviser that simulates this many games for a chance (0: 256), chosen by this seed (0: the program's
 * own). If kept for a whole game, it keeps to its plans. Free it. */
LONGWOOD_CALL longwood_adviser* longwood_new_adviser(uint32_t worlds, uint64_t seed);
/** Frees an adviser; nothing happens for NULL. */
LONGWOOD_CALL void longwood_free_adviser(longwood_adviser* adviser);
/** Advises in the session's position. */
LONGWOOD_CALL const longwood_advice* longwood_advise(longwood_adviser* adviser,
                                                     const longwood_session* session);
/** The same in parts: begins, */
LONGWOOD_CALL void longwood_advise_begin(longwood_adviser* adviser, const longwood_session* session);
/** simulates about one game, 1 when the advice is final, */
LONGWOOD_CALL int longwood_advise_on(longwood_adviser* adviser);
/** and gives the advice so far; NULL before `longwood_advise_begin`. */
LONGWOOD_CALL const longwood_advice* longwood_advice_of(longwood_adviser* adviser);

#ifdef __cplusplus
}
#endif

#endif
