#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/speech.hpp"

/// Plain words for cards, places and moves, suitable for reading aloud, in the speaker's language.
namespace longwood {

/// "3 cards", "1 card"; English only.
std::string count_of(int n, std::string_view noun);

/// "column 5", "the family of spades rising from the ace".
std::string pile_words(const Speaker& say, Pile pile);

/// "3 moves from the start."
std::string moves_from_the_start(const Speaker& say, std::size_t moves);

/// Texts from a game's data: a reason without a full stop, an act without piles.
Text reason_text(const Reason& reason);
/// Of a source: the places in books, the remarks on the books, or both.
enum class SourceParts : std::uint8_t { all, places, besides };
std::string source_words(const Speaker& say, std::string_view source, SourceParts wanted = SourceParts::all);
Text act_text(const GameInfo& info, Act act);

/// Whether cards on this pile are done with: a family, a foundation, the pairs gone out.
bool is_home(const GameInfo& info, Pile pile);

/// Whether the move brings cards home that were not home before.
bool brings_home(const GameInfo& info, Move move);

/// All cards of the game, from one pack or two.
int cards_in_play(const State& state);

/// The cards to bring home: all except those that head columns to the end.
int cards_to_bring_home(const GameInfo& info, const State& state);

/// Cards done with.
int cards_home(const GameInfo& info, const State& state);

/// A legal move, as far as the player can know it: "the seven of clubs to column 2, on the eight of clubs".
std::string move_words(const Speaker& say, const AnyGame& game, const State& state, Move move);

/// What a move did and what followed automatically, in sentences; `edits` were made from `before`.
std::string tell_move(const Speaker& say, const AnyGame& game, const State& before, Move move,
                      std::span<const Edit> edits);

/// What happened while the game was laid out.
std::string tell_opening(const Speaker& say, const AnyGame& game, const State& before,
                         std::span<const Edit> edits);

/// Everything in these edits, one sentence per card; cards taken up are only counted.
std::vector<std::string> tell_each(const Speaker& say, const AnyGame& game, const State& before,
                                   std::span<const Edit> edits);

/// Whether a refusal includes the number of its rule, or the caller shows the rule next to it.
enum class RuleNumber : std::uint8_t { told, beside };

/// The refusal with the number of its sentence, ending in a full stop.
std::string tell_refusal(const Speaker& say, Why why, const Options& options = {},
                         RuleNumber number = RuleNumber::told);

}  // namespace longwood
