#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/any_game.hpp"
#include "core/speech.hpp"

namespace longwood {

/// A reason why a position is lost that needs no search: a person can see it, and any program can check it.
struct Evidence {
  std::string_view kind;  ///< "stopped" or "pairs", see docs/reference/cli.md
  std::string lines;      ///< the data for a checker, each line terminated
  std::string words;      ///< the same for a reader, in one line without a full stop
};

/// The evidence that a position is lost, if the game has such evidence and it applies to the position. Its
/// words are in the language given; its lines are independent of language.
std::optional<Evidence> evidence_of_loss(const AnyGame& game, const State& position,
                                         const Language& language = in_english);

/// Whether lines of evidence, from any author, prove the position lost under the rules; otherwise one line
/// that says what is wrong.
std::expected<void, std::string> check_evidence(const AnyGame& game, const State& position,
                                                std::string_view kind, std::string_view lines);

/// What a game whose losses can be seen without a search knows of its evidence.
struct LossEvidence {
  std::string_view kind;
  std::optional<Evidence> (*find)(const Speaker&, const State&);
  std::expected<void, std::string> (*check)(const GameInfo&, const State&, std::string_view lines);
};

}  // namespace longwood
