#include "honest/advice_words.hpp"

#include <algorithm>
#include <utility>

#include "foresight/foresight.hpp"
#include "honest/rollout.hpp"

namespace longwood {
namespace {

AdviceWords of_known(std::string figure, std::string worth, NoChance why) {
  AdviceWords words;
  words.no_chance = why;
  words.brief = figure;
  words.figure = std::move(figure);
  words.worth = std::move(worth);
  return words;
}

AdviceWords known_words(const Speaker& say, const Recommendation& counsel) {
  switch (*counsel.verdict) {
    case Verdict::won:
      return of_known(say.word(message("wins", "verdict")),
                      say.count_sentence("No card is hidden: the hints win, in {n} move.",
                                         "No card is hidden: the hints win, in {n} moves.",
                                         static_cast<int>(counsel.plan.size())),
                      NoChance::known);
    case Verdict::lost:
      return of_known(say.word(message("lost", "verdict")),
                      say.sentence("No card is hidden, and it is proved that the game can no longer be won."),
                      NoChance::known);
    case Verdict::open: break;
  }
  return of_known(
      say.word(message("undecided", "verdict")),
      say.sentence("No card is hidden, but the search could not decide whether the game can be won."),
      NoChance::known);
}

/// With fewer worlds there is nothing worth a sentence.
constexpr int fewest_foreseen = 8;
/// A wider interval says nothing that a player could use.
constexpr double widest_foreseen = 0.5;

/// Worlds that were not decided may be either: they widen the interval, and then no share is named. Whoever
/// sees every card wins no less than `least`, the chance of a player who follows the hints; the two come from
/// different worlds. If `shuffles` are to come, they are part of each world.
std::string foreseen_words(const Speaker& say, const ClairvoyantSample& seen, const Chance& least,
                           bool shuffles) {
  if (seen.tried < fewest_foreseen) return {};
  const Interval interval{
      std::max(wilson_of_mean(seen.wins, seen.tried).low, least.interval.low),
      std::max(wilson_of_mean(seen.wins + seen.open, seen.tried).high, least.interval.high)};
  const Chance chance{std::max(static_cast<double>(seen.wins) / seen.tried, least.share), interval};
  if (interval.high - interval.low > widest_foreseen) return {};
  const auto words = say.sentence("With all cards known, {chance} of these games could be won.",
                                  seen.open > 0 ? margin_words(say, chance) : brief_words(say, chance));
  return shuffles ? words + " " + foreseen_shuffles_words(say) : words;
}

std::string games_words(const Speaker& say, const Recommendation& counsel) {
  if (guide_for(say.info()).value.exists())
    return say.count("{n} deal of the unseen cards", "{n} deals of the unseen cards", counsel.sample.tried);
  return counsel.walks > 0 ? say.count("{n} line of play", "{n} lines of play", counsel.walks)
                           : say.count("{n} simulated game", "{n} simulated games", counsel.sample.tried);
}

Chance exactly(double share) { return {share, {share, share}}; }

/// Where the best play was worked out.
AdviceWords exact_words(const Speaker& say, double chance) {
  if (chance >= 1)
    return of_known(say.word(message("wins", "verdict")),
                    say.sentence("If you follow the hints you win, however the unseen cards lie."),
                    NoChance::certain);
  if (chance <= 0)
    return of_known(say.word(message("lost", "verdict")),
                    say.sentence("The game can no longer be won, however the unseen cards lie."),
                    NoChance::certain);
  const auto figure = chance_words(say, exactly(chance));
  const bool by_table = guide_for(say.info()).exact.shuffles != nullptr;
  return of_known(figure,
                  by_table ? say.sentence("If you follow the hints you win {chance} of the time (computed "
                                          "from the average result of a shuffle).",
                                          figure)
                           : say.sentence("If you follow the hints you win {chance} of the time (computed "
                                          "from all possible orders of the unseen cards).",
                                          figure),
                  NoChance::none);
}

}  // namespace

Chance chance_of(const Recommendation& counsel, const InformationState& view) {
  if (counsel.exact) return exactly(*counsel.exact);
  return chance_of(counsel.tally(), correction_at(view, guide_for(*view.game().info)));
}

std::string doubt_words(const Speaker& say, const Options& options) {
  const Guide& guide = guide_for(say.info());
  if (calibrated_under(guide, options) != nullptr) return {};
  return guide.calibrated.games > 0
             ? say.sentence(
                   "Under these rules, such estimates have not been checked against real results yet.")
             : say.sentence("For this game, such estimates have not been checked against real results yet.");
}

std::string untold_words(const Speaker& say, const Options& options) {
  if (shows_chances(guide_for(say.info()), options)) return {};
  return say.sentence("No chance is shown: for this game, our estimates have not been checked yet.");
}

std::string alternative_words(const Speaker& say, const Recommendation& counsel, const Alternative& other,
                              const InformationState& view) {
  const Guide& guide = guide_for(say.info());
  if (other.exact) return exact_words(say, *other.exact).brief;
  if (other.tally.tried == 0 || counsel.sample.tried == 0 || !shows_chances(guide, view.state().option))
    return {};
  const double less = static_cast<double>(other.of_best - other.tally.wins) / other.tally.tried;
  const double share = std::clamp(counsel.tally().share() - less, 0.0, 1.0);
  return brief_words(say, chance_of(share, other.tally.tried, correction_at(view, guide)));
}

AdviceWords advice_words(const Speaker& say, const Recommendation& counsel, const InformationState& view,
                         bool kind) {
  if (counsel.verdict) return known_words(say, counsel);
  const Guide& guide = guide_for(say.info());
  AdviceWords words;
  if (kind) {
    words.worth = say.sentence(
        "No chance is shown: in a kind deal, hidden cards are chosen so that the game can be won.");
    words.no_chance = NoChance::kind_deal;
    return words;
  }
  if (!guide.chooses) {
    words.worth = say.sentence("You never have more than one move: the cards alone decide this game.");
    words.no_chance = NoChance::no_choice;
    return words;
  }
  if (counsel.exact) return exact_words(say, *counsel.exact);
  words.worth = untold_words(say, view.state().option);
  if (!words.worth.empty())
    words.no_chance = NoChance::not_compared;
  else if (counsel.sample.tried == 0)
    words.no_chance = NoChance::not_simulated;
  const bool shown = words.no_chance == NoChance::none;
  const Chance chance =
      shown ? chance_of(counsel, view) : Chance{.share = 0, .interval = {.low = 0, .high = 0}};
  words.foreseen = foreseen_words(say, counsel.foreseen, chance, shuffles_ahead(view.game(), view.state()));
  if (counsel.sample.tried == 0) words.worth.clear();
  if (counsel.sample.tried == 0 && counsel.walks > 0 && shows_chances(guide, view.state().option))
    words.worth = say.sentence("A chance is shown when you have seen all cards that cost nothing to turn.");
  if (!shown) return words;
  const bool bound = counsel.tally().is_bound();
  words.figure = chance_words(say, chance);
  words.brief = brief_words(say, chance);
  if (!bound) words.margin = margin_words(say, chance);
  words.doubt = doubt_words(say, view.state().option);
  words.claim = words.doubt.empty() ? say.phrase("If you follow the hints you win")
                                    : say.phrase("By our estimate, following the hints wins");
  const auto games = games_words(say, counsel);
  words.worth =
      bound ? say.sentence("{claim} {chance} of the time (from {games}).", words.claim, words.figure, games)
            : say.sentence("{claim} {chance} of the time ({margin}, from {games}).", words.claim,
                           words.figure, words.margin, games);
  if (!words.doubt.empty()) words.worth += " " + words.doubt;
  return words;
}

}  // namespace longwood
