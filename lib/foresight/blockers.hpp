#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.hpp"
#include "core/speech.hpp"
#include "foresight/why_lost_words.hpp"

namespace longwood {

/// Whether cards that a player names can all come home.
struct Blockers {
  enum class Found : std::uint8_t {
    undecided,
    can,     ///< some line of play has all of them home at once
    cannot,  ///< none has
  };
  Found found = Found::undecided;
  int named = 0;  ///< cards
  /// Of those named, the fewest that cannot all come home; no card can be left out.
  std::vector<Wanted> enough;
  int needed = 0;       ///< the number of cards in `enough`
  bool fewest = false;  ///< no smaller number of cards of the whole game has this property

  /// Whether they lose the game, and each of them is needed for that.
  [[nodiscard]] bool minimal() const { return found == Found::cannot && needed == named; }
};

/// The cards of a text such as "8C KD". A card named twice means both cards of its face. Cards that are home
/// do not count, so that "8C" means the second one if the first is home. Or one line that says which card
/// cannot be meant.
std::expected<std::vector<Wanted>, Problem> cards_to_bring_home(const GameInfo& info, const State& state,
                                                                std::string_view text);

/// The same for cards given one by one; nothing if one of them cannot be meant.
std::optional<std::vector<Wanted>> cards_to_bring_home(const GameInfo& info, const State& state,
                                                       std::span<const Card> cards);

/// What the lines of play that were followed say of these cards; `why.step` has returned true.
Blockers blockers_among(const WhyLost& why, const std::vector<Wanted>& cards);

/// The answer in sentences.
std::vector<std::string> blockers_words(const Speaker& say, const Blockers& blockers, const Reasons& reasons,
                                        const Unseen& unseen);

}  // namespace longwood
