#include "honest/advice_words.hpp"

#include <algorithm>
#include <utility>

#include "honest/rollout.hpp"

namespace longwood {
namespace {

AdviceWords of_known(std::string figure, std::string worth) {
  AdviceWords words;
  words.brief = figure;
  words.figure = std::move(figure);
  words.worth = std::move(worth);
  return words;
}

AdviceWords known_words(const Speaker& say, const Counsel& counsel) {
  switch (*counsel.verdict) {
    case Verdict::won:
      return of_known(
          say.word(message("wins", "verdict")),
          say.count_sentence("No card is hidden from you: going on as advised wins, in {n} move.",
                             "No card is hidden from you: going on as advised wins, in {n} moves.",
                             static_cast<int>(counsel.plan.size())));
    case Verdict::lost:
      return of_known(
          say.word(message("lost", "verdict")),
          say.sentence("No card is hidden from you, and the game cannot be won any more: that is proved."));
    case Verdict::open: break;
  }
  return of_known(
      say.word(message("not decided", "verdict")),
      say.sentence("No card is hidden from you, but whether the game can be won was too much to search."));
}

/// Fewer worlds tell nothing that is worth a sentence.
constexpr int fewest_foreseen = 8;

/// Worlds that were not decided may be either: they widen the interval, and then no share is named.
std::string foreseen_words(const Speaker& say, const Foreseen& seen) {
  if (seen.tried < fewest_foreseen) return {};
  const Interval interval{wilson_of_mean(seen.wins, seen.tried).low,
                          wilson_of_mean(seen.wins + seen.open, seen.tried).high};
  const Chance chance{static_cast<double>(seen.wins) / seen.tried, interval};
  if (interval.low <= 0 && interval.high >= 1) return {};
  return say.sentence("One who saw every card could win {chance} of these games.",
                      seen.open > 0 ? margin_words(say, chance) : brief_words(say, chance));
}

std::string games_words(const Speaker& say, int games) {
  return say.count("{n} game played out with the unseen cards dealt again",
                   "{n} games played out with the unseen cards dealt again", games);
}

}  // namespace

Chance chance_of(const Counsel& counsel, const PlayerView& view) {
  return chance_of(counsel.tally(), correction_at(view, guide_for(*view.game().info)));
}

std::string doubt_words(const Speaker& say, const Options& options) {
  const Guide& guide = guide_for(say.info());
  if (calibrated_under(guide, options) != nullptr) return {};
  return guide.calibrated.games > 0
             ? say.sentence(
                   "It is of games that Longwood played out by itself; that such a figure is true "
                   "has not been shown under these rules.")
             : say.sentence(
                   "It is of games that Longwood played out by itself; that such a figure is true "
                   "has not been shown in this game.");
}

std::string untold_words(const Speaker& say) {
  if (guide_for(say.info()).was_compared()) return {};
  return say.sentence("No chance is told: in this game such figures have not been compared with results.");
}

std::string alternative_words(const Speaker& say, const Counsel& counsel, const Alternative& other,
                              const PlayerView& view) {
  const Guide& guide = guide_for(say.info());
  if (other.tally.tried == 0 || counsel.sample.tried == 0 || !guide.was_compared()) return {};
  const double less = static_cast<double>(other.of_best - other.tally.wins) / other.tally.tried;
  const double share = std::clamp(counsel.tally().share() - less, 0.0, 1.0);
  return brief_words(say, chance_of(share, other.tally.tried, correction_at(view, guide)));
}

AdviceWords advice_words(const Speaker& say, const Counsel& counsel, const PlayerView& view) {
  if (counsel.verdict) return known_words(say, counsel);
  const Guide& guide = guide_for(say.info());
  AdviceWords words;
  if (!guide.chooses) {
    words.worth =
        say.sentence("There is never more than one move: the cards have decided this game already.");
    return words;
  }
  words.foreseen = foreseen_words(say, counsel.foreseen);
  if (counsel.sample.tried == 0) return words;
  if (words.worth = untold_words(say); !words.worth.empty()) return words;
  const Chance chance = chance_of(counsel, view);
  const bool bound = counsel.tally().is_bound();
  words.figure = chance_words(say, chance);
  words.brief = brief_words(say, chance);
  if (!bound) words.margin = margin_words(say, chance);
  words.doubt = doubt_words(say, view.state().option);
  words.claim = words.doubt.empty() ? say.phrase("Going on as advised wins")
                                    : say.phrase("In simulated games, going on as advised wins");
  const auto games = games_words(say, counsel.sample.tried);
  words.worth = bound ? say.sentence("{claim} {chance} of the games that this may be (by {games}).",
                                     words.claim, words.figure, games)
                      : say.sentence("{claim} {chance} of the games that this may be ({margin}, by {games}).",
                                     words.claim, words.figure, words.margin, games);
  if (!words.doubt.empty()) words.worth += " " + words.doubt;
  return words;
}

}  // namespace longwood
