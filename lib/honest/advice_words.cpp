#include "honest/advice_words.hpp"

#include <algorithm>
#include <utility>

#include "honest/rollout.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

AdviceWords of_known(std::string figure, std::string worth) {
  AdviceWords words;
  words.brief = figure;
  words.figure = std::move(figure);
  words.worth = std::move(worth);
  return words;
}

AdviceWords known_words(const Counsel& counsel) {
  switch (*counsel.verdict) {
    case Verdict::won: {
      const auto moves = count_of(static_cast<int>(counsel.plan.size()), "move");
      return of_known("wins", "No card is hidden from you: going on as advised wins, in " + moves + ".");
    }
    case Verdict::lost:
      return of_known("lost",
                      "No card is hidden from you, and the game cannot be won any more: that is proved.");
    case Verdict::open: break;
  }
  return of_known("not decided",
                  "No card is hidden from you, but whether the game can be won was too much to search.");
}

/// Fewer worlds tell nothing that is worth a sentence.
constexpr int fewest_foreseen = 8;

/// Worlds that were not decided may be either: they widen the interval, and then no share is named.
std::string foreseen_words(const Foreseen& seen) {
  if (seen.tried < fewest_foreseen) return {};
  const Interval interval{wilson_of_mean(seen.wins, seen.tried).low,
                          wilson_of_mean(seen.wins + seen.open, seen.tried).high};
  const Chance chance{static_cast<double>(seen.wins) / seen.tried, interval};
  if (interval.low <= 0 && interval.high >= 1) return {};
  return "One who saw every card could win " + (seen.open > 0 ? margin_words(chance) : brief_words(chance)) +
         " of these games.";
}

}  // namespace

Chance chance_of(const Counsel& counsel, const PlayerView& view) {
  return chance_of(counsel.tally(), correction_at(view, guide_for(*view.game().info)));
}

std::string doubt_words(const GameInfo& game, const Options& options) {
  const Guide& guide = guide_for(game);
  if (calibrated_under(guide, options) != nullptr) return {};
  return std::string{
             "It is of games that Longwood played out by itself; how true such a figure is has not "
             "been measured "} +
         (guide.calibrated.games > 0 ? "under these rules." : "in this game.");
}

std::string alternative_words(const Counsel& counsel, const Alternative& other, const PlayerView& view) {
  if (other.tally.tried == 0 || counsel.sample.tried == 0) return {};
  const double less = static_cast<double>(other.of_best - other.tally.wins) / other.tally.tried;
  const double share = std::clamp(counsel.tally().share() - less, 0.0, 1.0);
  return brief_words(chance_of(share, other.tally.tried, correction_at(view, guide_for(*view.game().info))));
}

AdviceWords advice_words(const Counsel& counsel, const PlayerView& view) {
  if (counsel.verdict) return known_words(counsel);
  AdviceWords words;
  words.foreseen = foreseen_words(counsel.foreseen);
  if (counsel.sample.tried == 0) return words;
  const Chance chance = chance_of(counsel, view);
  const bool bound = counsel.tally().is_bound();
  words.figure = chance_words(chance);
  words.brief = brief_words(chance);
  if (!bound) words.margin = margin_words(chance);
  words.doubt = doubt_words(*view.game().info, view.state().option);
  words.claim =
      words.doubt.empty() ? "Going on as advised wins" : "In simulated games going on as advised wins";
  words.worth = words.claim + " " + words.figure + " of the games that this may be (" +
                (bound ? "" : words.margin + ", ") + "by " + count_of(counsel.sample.tried, "game") +
                " played out with the unseen cards dealt again).";
  if (!words.doubt.empty()) words.worth += " " + words.doubt;
  return words;
}

}  // namespace longwood
