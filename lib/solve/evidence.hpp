#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/any_game.hpp"
#include "core/speech.hpp"

namespace longwood {

/// Why a position is lost, where that takes no search: a person can see it, and any program check it.
struct Evidence {
  std::string_view kind;  ///< "stopped" or "pairs", see docs/reference/cli.md
  std::string lines;      ///< what a checker needs, each line ended
  std::string words;      ///< the same for a reader, in one line without a full stop
};

/// The evidence that a position is lost, if the game has such and the position shows it.
/// Its words are of the language, its lines of none.
std::optional<Evidence> evidence_of_loss(const AnyGame& game, const State& position,
                                         const Language& language = in_english);

/// Whether lines of evidence show that the position is lost, by the rules alone and whoever wrote them; else
/// one line which says what does not hold.
std::expected<void, std::string> check_evidence(const AnyGame& game, const State& position,
                                                std::string_view kind, std::string_view lines);

using FindEvidence = std::optional<Evidence> (*)(const Speaker&, const State&);

/// How the evidence of a kind is checked.
struct EvidenceCheck {
  std::string_view kind;
  std::expected<void, std::string> (*check)(const GameInfo&, const State&, std::string_view lines) = nullptr;
};

/// A game whose losses can be seen without a search puts here, in its header in solve/evidence/, how. Finding
/// and checking are apart, since the browser only finds.
template <class G>
inline constexpr FindEvidence find_evidence_of = nullptr;
template <class G>
inline constexpr EvidenceCheck evidence_check_of{};

}  // namespace longwood
