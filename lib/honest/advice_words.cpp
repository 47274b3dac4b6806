#include "honest/advice_words.hpp"

#include "honest/rollout.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

AdviceWords known_words(const Counsel& counsel) {
  switch (*counsel.verdict) {
    case Verdict::won: {
      const auto moves = count_of(static_cast<int>(counsel.plan.size()), "move");
      return {"wins", "", "No card is hidden from you: going on as advised wins, in " + moves + ".", ""};
    }
    case Verdict::lost:
      return {"lost", "", "No card is hidden from you, and the game cannot be won any more: that is proved.",
              ""};
    case Verdict::open: break;
  }
  return {"not decided", "",
          "No card is hidden from you, but whether the game can be won was too much to search.", ""};
}

std::string foreseen_words(const Foreseen& seen) {
  if (seen.tried == 0) return {};
  std::string words = "One who saw every card could win ";
  if (seen.open > 0) words += "at least ";
  words += std::to_string(seen.wins) + " of " + std::to_string(seen.tried);
  if (seen.open > 0) words += ", with " + std::to_string(seen.open) + " not decided";
  return words + ".";
}

}  // namespace

Chance chance_of(const Counsel& counsel, const PlayerView& view) {
  return chance_of(counsel.tally(), correction_at(view, guide_for(*view.game().info)));
}

std::string alternative_words(const Alternative& other) {
  if (other.tally.tried == 0) return {};
  return std::to_string(other.tally.wins) + " of " + std::to_string(other.tally.tried) +
         "; no. 1: " + std::to_string(other.of_best);
}

AdviceWords advice_words(const Counsel& counsel, const PlayerView& view) {
  if (counsel.verdict) return known_words(counsel);
  if (counsel.sample.tried == 0) return {"", "", "", foreseen_words(counsel.foreseen)};
  const Chance chance = chance_of(counsel, view);
  const bool bound = counsel.tally().is_bound();
  AdviceWords words{chance_words(chance), bound ? "" : margin_words(chance), "",
                    foreseen_words(counsel.foreseen)};
  words.worth = "Going on as advised wins " + words.figure + " of the games that this may be (" +
                (bound ? "" : words.margin + ", ") + "by " + count_of(counsel.sample.tried, "game") +
                " played out with the unseen cards dealt again).";
  return words;
}

}  // namespace longwood
