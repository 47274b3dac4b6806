#pragma once

#include "face/call.hpp"
#include "face/facts.hpp"
#include "face/figures.hpp"
#include "face/searches.hpp"
#include "face/table.hpp"

/// All that can be asked. An instance has one game in play and one task; a call that needs what is not there
/// traps.
namespace longwood::face {

/// How a deal is given.
using DealKind = OneOf<"number", "deck", "board">;
/// An answer that says nothing: null.
using Done = std::monostate;

/// Who speaks of a game, in the language that was chosen last.
Speaker speaker_of(const GameInfo& info);
/// What is wrong, in the language that is spoken.
Failed fault(const Problem& problem);
Outcome<Done> speak(Bytes catalogue);
Done speak_english();

/// The answer to one of `calls` below.
std::string answer_to(std::string_view request);
/// Searches about `nodes` more positions, or, advising or reviewing, plays out about one game; true when the
/// task is done.
bool task_step(std::uint32_t nodes);
/// What the task has found so far, of which it tells once what was played out since the last time.
std::string task_result();

std::vector<GameListed> list_games();
Outcome<GameFacts> facts(std::string_view game, std::string_view set);
GameFacts played_facts();

/// A deal out of a list.
struct Graded {
  std::uint64_t deal, won, games;
  int grade;
  bool earlier, telling;
};
template <>
struct Described<Graded> {
  static constexpr std::string_view name = "Graded", doc = "A deal out of a list.";
  static constexpr std::tuple fields{
      field<"deal">([](const Graded& graded) { return std::to_string(graded.deal); }),
      field<"grade", "From 1, the easiest fifth of a game's winnable deals, to 5, the hardest.">(
          &Graded::grade),
      field<"won", "How many games with deals of this grade the honest player won.">(&Graded::won),
      field<"games">(&Graded::games),
      field<"earlier", "It was proved under earlier rules.">(&Graded::earlier),
      field<"telling", "Grades of its list tell how hard a deal is.">(&Graded::telling),
  };
};

Outcome<Changed> open(std::string_view game, std::string_view set, DealKind kind, std::string_view deal);
Outcome<Graded> proved(std::string_view game, std::string_view set, int easiest, int hardest,
                       std::uint64_t random, bool earlier, Bytes list);
Outcome<Changed> open_record(std::string_view record);
Outcome<Changed> open_tries(std::string_view tries);
Outcome<Glance> glance(std::string_view text);

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
std::string record();
std::string tries();
std::string position_told();
std::string where_told(std::string_view face);

Figures player_figures(std::string_view games);

Outcome<Done> begin_verdict(std::uint64_t budget, std::string_view record);
Outcome<Done> begin_turning_point(std::uint64_t budget, std::string_view record);
Outcome<Done> begin_advice(std::string_view tries);
Outcome<Done> begin_assisting(std::string_view plan, std::uint32_t part, std::uint32_t from,
                              std::string_view tries);
bool accept(int tried, Share share, int open);
Outcome<Done> begin_review(int samples, std::string_view game);
Done wind_up();

/// The rows: in the order of the manual.
inline constexpr std::tuple<
    AtOnce<"speak", speak, "Speaks from now on the language of a catalogue.", "catalogue">,
    AtOnce<"speakEnglish", speak_english, "Speaks English from now on.">,

    AtOnce<"listGames", list_games, "All games in the chooser's order, each under the book's own rule set.">,
    AtOnce<"facts", facts, "A game under a rule set; the book's own if none is named.", "game", "set">,
    AtOnce<"playedFacts", played_facts, "The game in play, under all its options.">,

    AtOnce<"open", open, "Lays out a new game; the deal is a number from 0 to 2^64-1, a deck or a board.",
           "game", "set", "kind", "deal">,
    AtOnce<
        "proved", proved,
        "A deal out of a packed list of deals proved winnable, which must be of this very rule set, or with "
        "`earlier` of an earlier version of it; `random` chooses. Of these grades, unless they do not tell "
        "how hard a deal is; with `earlier` of these in any case.",
        "game", "set", "easiest", "hardest", "random", "earlier", "list">,
    AtOnce<"openRecord", open_record,
           "Opens a record's text by replaying it; fails at the first move that the rules forbid.", "record">,
    AtOnce<"openTries", open_tries, "Opens what `tries` wrote, with every branch.", "tries">,
    AtOnce<"glance", glance,
           "The piles of a deal after the moves of a record or of tries, and how it stands, without touching "
           "the game "
           "in play.",
           "text">,

    AtOnce<"play", play, "Makes a move, in notation, if it is allowed; else says why it is not.", "move">,
    AtOnce<"whyNot", why_not, "A move, in notation, if it is allowed here; else why it is not.", "move">,
    AtOnce<"undo", undo, "Takes the last move back; null at the start.">,
    AtOnce<"redo", redo, "Makes the move again that was made here last; null if none was.">,
    AtOnce<"restart", restart, "Goes back to the start; `redo` leads on again.">,
    AtOnce<"jump", jump, "Goes to a node of the tree.", "node">,
    AtOnce<"annotate", annotate,
           "Writes one line to a node of the tree; an empty text takes away what stood there.", "node",
           "kind", "text">,

    AtOnce<"gesture", meaning,
           "What laying the last `count` cards of `from` on `to` may mean: a move, or a refusal with the "
           "most telling "
           "reason. The order of `from` and `to` does not matter for pairs and exchanges.",
           "from", "count", "to">,
    AtOnce<"stuck", stuck_with,
           "Why nothing at all can be done with the last `count` cards of a pile; of a vacant one, why none "
           "goes there.",
           "from", "count">,
    AtOnce<"look", look_through,
           "A pile from its base with what may be looked at in it (`PileFacts.look`); null for a card that "
           "stays "
           "covered.",
           "pile">,
    AtOnce<"ranked", ranked, "The legal moves, best first by the rule of thumb.">,
    AtOnce<"safe", safe,
           "Plays home after which nothing can be lost that was not lost before, to be made one after "
           "another; often "
           "empty.">,
    AtOnce<"finish", finish, "Plays home only, in order, that end the game won; null if there are none.">,

    AtOnce<"tree", tree, "Everything tried.">,
    AtOnce<"record", record, "The game as far as here, as a record.">,
    AtOnce<"tries", tries, "Record and all branches, for `openTries`.">,
    AtOnce<"state", position_told, "The position in a few sentences, for a screen reader.">,
    AtOnce<"where", where_told,
           "Where the cards of this face lie, as far as the player knows, in a sentence.", "face">,

    AtOnce<"playerFigures", player_figures,
           "Of reviewed games, the oldest first: a line for each, the game's name, a space and the balance "
           "of its "
           "review.",
           "games">,

    Task<"verdict", begin_verdict, Decision, "Decides the position a record ends in.", "budget", "record">,
    Task<"turningPoint", begin_turning_point, Turning, "Finds where the record's game was lost.", "budget",
         "record">,
    Task<"advice", begin_advice, Advice,
         "What to do next from where the tries stand. Asked again while its plan is followed it goes on with "
         "that plan "
         "and the same figure.",
         "tries">,
    Task<"assist", begin_assisting, Sample,
         "Plays out a plan from where the tries stand, in worlds of this part from number `from` on, without "
         "end.",
         "plan", "part", "from", "tries">,
    AtOnce<"accept", accept,
           "Adds games that helpers played out to the advice in progress; whether more are wanted.", "tried",
           "share", "open">,
    Task<"review", begin_review, Review,
         "Tells luck from play in the game that leads to where these tries, or this record, stand; `samples` "
         "worlds a "
         "decision at most.",
         "samples", "game">,
    AtOnce<"windUp", wind_up, "Time runs out for the review that is the task: what is left is soon done.">>
    calls;

}  // namespace longwood::face
