#pragma once

#include "face/call.hpp"
#include "face/facts.hpp"
#include "face/figures.hpp"
#include "face/ratings.hpp"
#include "face/searches.hpp"
#include "face/table.hpp"

/// All that can be asked. An instance has one game in play and one task; a call that needs what is not there
/// traps.
namespace longwood::face {

/// How a deal is given.
using DealKind = OneOf<"number", "deck", "board", "kind">;
/// The result of a saved game that is replayed.
using Replay = OneOf<"won", "unwon", "other">;
/// An answer that says nothing: null.
using Done = std::monostate;

/// The speaker for a game, in the current language.
Speaker speaker_of(const GameInfo& info);
/// The problem, in the current language.
Failed fault(const Problem& problem);
Outcome<Done> speak(Bytes catalogue);
Done speak_english();
/// Nothing happens if the game's hints need no net.
Outcome<Done> load_net(std::string_view game, Bytes net);

/// The answer to one of `calls` below.
std::string answer_to(std::string_view request);
/// Searches about `nodes` more positions; for advice and reviews, simulates about one game. True when the
/// task is finished.
bool task_step(std::uint32_t nodes);
/// The result of the task so far. Simulated games are reported once, since the last call.
std::string task_result();

std::vector<GameListed> list_games();
std::vector<In<MissingGame>> missing_games_near();
Outcome<GameFacts> facts(std::string_view game, std::string_view set);
GameFacts played_facts();

/// A deal out of a list.
struct Graded {
  std::uint64_t deal, won, games;
  int grade;
  bool earlier, telling, again;
};
template <>
struct Described<Graded> {
  static constexpr std::string_view name = "Graded", doc = "A deal from a list.";
  static constexpr std::tuple fields{
      field<"deal">([](const Graded& graded) { return std::to_string(graded.deal); }),
      field<"grade", "1 (the easiest fifth of the winnable deals) to 5 (the hardest).">(&Graded::grade),
      field<"won", "Games with deals of this grade that were won with hints.">(&Graded::won),
      field<"games">(&Graded::games),
      field<"earlier", "Whether it was proved under earlier rules.">(&Graded::earlier),
      field<"telling", "Whether grades matter in this list.">(&Graded::telling),
      field<"again", "Whether all such deals had been dealt before.">(&Graded::again),
  };
};

/// A new game, which is not the one in play.
Outcome<Session> dealt(std::string_view game, std::string_view set, DealKind kind, std::string_view deal);
Outcome<Changed> open(std::string_view game, std::string_view set, DealKind kind, std::string_view deal);
Outcome<Graded> proved(std::string_view game, std::string_view set, int easiest, int hardest,
                       std::uint64_t random, bool earlier, std::string_view dealt, Bytes list);
Outcome<Changed> open_record(std::string_view record);
Outcome<Changed> open_tries(std::string_view tries);
Outcome<Glance> glance(std::string_view text);
Outcome<SavedGame> read_saved(std::size_t most, std::string_view more, std::string_view record);
Replay replayed(std::string_view record);
std::string game_of(std::string_view text);

std::expected<Changed, Refused> play(std::string_view move);
Meaning why_not(std::string_view move);
std::optional<Changed> undo();
std::optional<Changed> redo();
Changed restart();
Outcome<Changed> jump(int node);
Outcome<Changed> annotate(int node, AnnotationKind kind, std::string_view text);

Meaning meaning(PileIndex from, int count, PileIndex to);
Refusal stuck_with(PileIndex from, int count);
std::vector<std::optional<Face>> look_through(PileIndex pile);
std::vector<Ranked> ranked();
std::vector<std::string> safe();
std::optional<std::vector<std::string>> finish();

std::vector<TryNode> tree();
std::string position_told();
std::string where_told(std::string_view face);

Figures player_figures(std::string_view games);
PlayerRatings rate(std::string_view games);

Outcome<Done> begin_verdict(std::uint64_t budget, std::string_view record);
Outcome<Done> begin_deal_verdict(std::uint64_t budget, std::string_view game, std::string_view set,
                                 std::string_view deal);
Outcome<Done> begin_turning_point(std::uint64_t budget, std::string_view record);
Outcome<Done> begin_why_lost(std::uint64_t most, std::string_view record);
Outcome<Done> begin_blockers(std::uint64_t most, std::string_view cards, std::string_view text);
Outcome<Done> begin_advice(std::string_view tries);
Outcome<Done> begin_assisting(std::string_view plan, std::uint32_t part, std::uint32_t from,
                              std::string_view tries);
bool accept(int tried, Share share, int open);
Outcome<Done> begin_review(int samples, std::string_view game);
Done hear(int at, Share share, Share low, Share high);
Done wind_up();

/// The rows: in the order of the manual.
inline constexpr std::tuple<
    AtOnce<"speak", speak, "Sets the language to that of a catalogue.", "catalogue">,
    AtOnce<"speakEnglish", speak_english, "Sets the language to English.">,
    AtOnce<"loadNet", load_net, "Loads the weights of a game's hints, and ends the task in progress.", "game",
           "net">,

    AtOnce<"listGames", list_games,
           "All games in the order of the chooser, each under the book's own rule set.">,
    AtOnce<"missingGames", missing_games_near,
           "Famous games that Longwood does not have, the most famous first.">,
    AtOnce<"facts", facts, "A game under a rule set; the book's own if none is named.", "game", "set">,
    AtOnce<"playedFacts", played_facts, "The game in play, under all its options.">,

    AtOnce<"open", open,
           "Starts a new game. The deal is a number from 0 to 2^64-1, a deck or a board; `kind` is a number "
           "whose hidden cards are chosen while the game is played, so that it can be won.",
           "game", "set", "kind", "deal">,
    AtOnce<"proved", proved,
           "Chooses a deal of these grades by `random` from a packed list of winnable deals, but none of the "
           "numbers in `dealt` if there is another. The list may be of an earlier version of the rule set "
           "only with `earlier`. Grades that do not matter are ignored, except with `earlier`.",
           "game", "set", "easiest", "hardest", "random", "earlier", "dealt", "list">,
    AtOnce<"openRecord", open_record,
           "Opens a saved game by replaying it. Fails at the first move that the rules forbid.", "record">,
    AtOnce<"openTries", open_tries, "Opens a text of `tries`, with every branch.", "tries">,
    AtOnce<"glance", glance,
           "The result of the moves of a saved game or tries. The game in play does not change.", "text">,
    AtOnce<"read", read_saved,
           "A saved game up to its first `most` moves, followed by `more`. No move is checked.", "most",
           "more", "record">,
    AtOnce<"replayed", replayed,
           "Whether a saved game is won when it is replayed; `other` if it follows another version of the "
           "rules.",
           "record">,
    AtOnce<"gameOf", game_of, "The game of a saved game or tries; may be empty.", "text">,

    AtOnce<"play", play, "Makes a move, in notation, or gives the reason why it is refused.", "move">,
    AtOnce<"whyNot", why_not, "The move, if it is allowed, or the reason why it is refused. Changes nothing.",
           "move">,
    AtOnce<"undo", undo, "Undoes the last move; null at the start.">,
    AtOnce<"redo", redo, "Repeats the last move made here; or null.">,
    AtOnce<"restart", restart, "Returns to the start; `redo` repeats the moves.">,
    AtOnce<"jump", jump, "Goes to a node of the tree.", "node">,
    AtOnce<"annotate", annotate, "Sets the note or name of a node; an empty text removes it.", "node", "kind",
           "text">,

    AtOnce<"gesture", meaning,
           "The move that puts the last `count` cards of `from` on `to`, or the most informative refusal.",
           "from", "count", "to">,
    AtOnce<"stuck", stuck_with,
           "Why the last `count` cards of a pile cannot move, or why no card goes to an empty pile.", "from",
           "count">,
    AtOnce<"look", look_through, "The cards of a pile from its base; null for a card that must stay covered.",
           "pile">,
    AtOnce<"ranked", ranked, "The legal moves, best first by the rule of thumb.">,
    AtOnce<"safe", safe, "Plays home that cannot make the game harder to win, in order; often empty.">,
    AtOnce<"finish", finish, "Plays home that win the game, in order; null if other moves are needed.">,

    AtOnce<"tree", tree, "The tree of all moves that were tried.">,
    AtOnce<"state", position_told, "The position in a few sentences, for a screen reader.">,
    AtOnce<"where", where_told,
           "Where the cards of this face are, as far as the player knows, in a sentence.", "face">,

    AtOnce<"playerFigures", player_figures,
           "Statistics of reviewed games. The argument has a line per game, oldest first: name, space, "
           "balance of its review.",
           "games">,
    AtOnce<"rate", rate,
           "Ratings of a player. The argument has a line per game, oldest first: game, rule set, deal, "
           "origin (random, listed, chosen), won or lost. Then come how many moves were taken back, hints "
           "and verdicts were used, games were won and played with hints among the deals of its list (0 0 "
           "without one), and the balance of its review if there is one.",
           "games">,

    Task<"verdict", begin_verdict, Decision, "Solves the position at the end of a saved game.", "budget",
         "record">,
    Task<"dealVerdict", begin_deal_verdict, Decision, "Solves a deal, given by its number.", "budget", "game",
         "set", "deal">,
    Task<"turningPoint", begin_turning_point, Turning, "Finds the move that lost the saved game.", "budget",
         "record">,
    Task<"whyLost", begin_why_lost, Loss,
         "Explains why the position at the end of a saved game is lost, by at most `most` positions.", "most",
         "record">,
    Task<"blockers", begin_blockers, NamedCards,
         "Whether these cards can all come home from the position at the end of a saved game.", "most",
         "cards", "record">,
    Task<"advice", begin_advice, Advice,
         "Advice for the position of tries or a saved game. A plan that is being followed is kept with its "
         "estimate.",
         "tries">,
    Task<"assist", begin_assisting, Sample,
         "Simulates games of a plan from the position of these tries, until it is stopped. `part` and `from` "
         "choose the sampled deals.",
         "plan", "part", "from", "tries">,
    AtOnce<"accept", accept,
           "Adds games that helpers simulated to the advice in progress. Answers whether more are wanted.",
           "tried", "share", "open">,
    Task<"review", begin_review, Review,
         "Separates luck from decisions in tries or a saved game, with at most `samples` sampled deals per "
         "decision.",
         "samples", "game">,
    AtOnce<"hear", hear,
           "Tells the review in progress the chance and its interval that a hint has shown after `at` moves, "
           "so that it shows the same.",
           "at", "share", "low", "high">,
    AtOnce<"windUp", wind_up, "Makes the review in progress finish soon.">>
    calls;

}  // namespace longwood::face
