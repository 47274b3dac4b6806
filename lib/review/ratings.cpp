#include "review/ratings.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>
#include <tuple>

#include "core/all_games.hpp"
#include "core/text.hpp"
#include "honest/guide.hpp"
#include "session/knowledge.hpp"
#include "session/odds.hpp"
#include "session/record.hpp"

namespace longwood {
namespace {

constexpr std::string_view origins[] = {"random", "listed", "chosen"};

/// With fewer deals behind it, a share is too coarse to rate by.
constexpr std::uint64_t least_deals = 20;

/// With more undecided deals, the share of winnable ones is not known closely enough.
constexpr double most_undecided_share = 0.05;
/// A deal's own chance comes from few simulated games, which may all be won; this part of the share of all
/// deals keeps it from certainty.
constexpr double weight_of_share = 0.1;

constexpr RatingWord words_for_ratings[] = {
    {"beginner", 0},         {"learner", 1000}, {"player", 1150},
    {"strong player", 1300}, {"expert", 1400},  {"master", 1475},
};

std::string_view next_word(std::string_view& text) {
  const auto word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

template <class Number>
bool read_number(std::string_view word, Number& number) {
  const auto [stop, fault] = std::from_chars(word.data(), word.data() + word.size(), number);
  return fault == std::errc{} && stop == word.data() + word.size();
}

bool was_helped(const PlayedGame& played) {
  return played.hint > 0 || played.peek > 0 ||
         (played.undo > 0 && !lies_open(*played.game, played.set->options));
}

/// Whether the decisions of a reviewed game were made without knowing hidden cards.
bool decided_fairly(const PlayedGame& played) {
  return played.peek == 0 && (played.undo == 0 || lies_open(*played.game, played.set->options));
}

std::vector<CoursePoint> course_of(std::span<const RatedResult> results) {
  std::vector<CoursePoint> course;
  if (results.size() < course_window) return course;
  const std::size_t steps = std::min(most_course, results.size() - course_window + 1);
  for (std::size_t i = 0; i < steps; ++i) {
    const std::size_t spare = results.size() - course_window;
    const std::size_t begin = steps == 1 ? spare : spare * i / (steps - 1);
    course.push_back({begin + course_window, rating_of_results(results.subspan(begin, course_window))});
  }
  return course;
}

double share_of(const Odds& odds) {
  return static_cast<double>(odds.won) / static_cast<double>(odds.count());
}

/// The share of deals, or only of winnable deals, that the hints win; nothing if it was not measured under
/// today's rules.
std::optional<double> share_with_hints(const GameInfo& info, const RuleSet& set, bool winnable) {
  const auto measured = [&](const Odds* odds) {
    return odds != nullptr && odds->count() >= least_deals && odds->rules == info.rules_of(set);
  };
  const Odds* hints = honest_odds(info.id, set.id, {});
  if (!measured(hints)) return {};
  if (!winnable) return share_of(*hints);
  const Odds* all = published_odds(info.id, set.id, {});
  if (!measured(all) ||
      static_cast<double>(all->open) > most_undecided_share * static_cast<double>(all->count()))
    return {};
  return std::min(1.0, share_of(*hints) / share_of(*all));
}

}  // namespace

std::string_view origin_name(Origin origin) { return origins[static_cast<std::size_t>(origin)]; }

std::string write_played(const PlayedGame& played) {
  std::string line{played.game->info->id};
  for (const std::string_view word :
       {played.set->id, std::string_view{played.deal}, origin_name(played.origin),
        std::string_view{played.won ? "won" : "lost"}})
    line.append(" ").append(word);
  for (const int n : {played.undo, played.hint, played.peek}) line += " " + std::to_string(n);
  line += " " + std::to_string(played.list_won) + " " + std::to_string(played.list_games);
  if (played.balance) line += " " + write_balance(*played.game->info, *played.balance);
  return line;
}

std::expected<PlayedGame, std::string> read_played(std::string_view line) {
  PlayedGame played;
  const auto fault = [](std::string_view what) { return std::unexpected<std::string>(std::string{what}); };
  played.game = find_game(next_word(line));
  if (played.game == nullptr) return fault("there is no such game");
  played.set = find_set(*played.game->info, next_word(line));
  if (played.set == nullptr) return fault("the game has no such rule set");
  played.deal = next_word(line);
  const auto* const origin = std::ranges::find(origins, next_word(line));
  if (origin == std::end(origins)) return fault("the origin is not random, listed or chosen");
  played.origin = static_cast<Origin>(origin - origins);
  const auto result = next_word(line);
  if (result != "won" && result != "lost") return fault("the result is not won or lost");
  played.won = result == "won";
  for (int* n : {&played.undo, &played.hint, &played.peek})
    if (!read_number(next_word(line), *n) || *n < 0) return fault("a number of helps is damaged");
  if (!read_number(next_word(line), played.list_won) || !read_number(next_word(line), played.list_games) ||
      played.list_won > played.list_games)
    return fault("the share of the list is damaged");
  // a review of another version does not count; the game still does
  if (const auto balance = read_balance(*played.game->info, line)) played.balance = *balance;
  return played;
}

bool lies_open(const AnyGame& game, const Options& options) {
  const Table table = game.start(deal_by_number(game.info->packs_for(options), 1), options);
  return unknown_cards(game, table.state(), cards_in_sight(game, table.state())) == 0;
}

std::optional<double> chance_of_deal(const PlayedGame& played) {
  const bool listed = played.origin == Origin::listed;
  if (listed && played.list_games >= least_deals)
    return (static_cast<double>(played.list_won) + 0.5) / (static_cast<double>(played.list_games) + 1);
  const auto share = share_with_hints(*played.game->info, *played.set, listed);
  if (!share || listed || !played.balance || lies_open(*played.game, played.set->options) ||
      calibrated_under(guide_for(*played.game->info), played.set->options) == nullptr)
    return share;
  return weight_of_share * *share + (1 - weight_of_share) * played.balance->first;
}

std::span<const RatingWord> rating_words() { return words_for_ratings; }

std::string_view word_of(const Rating& rating) {
  if (!rating.value || !rating.low || !rating.high || *rating.high - *rating.low > settled_width) return {};
  std::string_view word = words_for_ratings[0].id;
  for (const auto& [id, least] : words_for_ratings)
    if (*rating.value >= least) word = id;
  return word;
}

Ratings ratings_of(std::span<const PlayedGame> games) {
  Ratings ratings;
  std::set<std::tuple<std::string_view, std::string_view, std::string_view>> met;
  std::vector<RatedResult> results;
  std::vector<RatedDecisions> decisions;
  double lost = 0, decided = 0;
  for (const PlayedGame& played : games) {
    const bool fresh = met.emplace(played.game->info->id, played.set->id, played.deal).second;
    if (played.origin == Origin::chosen) {
      ++ratings.uncounted[Uncounted::chosen];
      continue;
    }
    if (!fresh) {
      ++ratings.uncounted[Uncounted::repeated];
      continue;
    }
    const auto chance = chance_of_deal(played);
    if (!chance) {
      ++ratings.uncounted[Uncounted::unmeasured];
      continue;
    }
    if (played.balance && decided_fairly(played)) {
      decisions.push_back({*chance, played.balance->loss});
      lost += played.balance->loss;
      decided += played.balance->decisions;
    }
    const bool helped = was_helped(played);
    if (helped && played.won) {
      ++ratings.uncounted[Uncounted::helped];
      continue;
    }
    results.push_back({*chance, played.won});
    ratings.expected += *chance;
    if (played.won) ++ratings.won;
    if (helped) ++ratings.helped_lost;
  }
  ratings.results = rating_of_results(results);
  ratings.decisions = rating_of_decisions(decisions);
  ratings.loss_per_decision = decided > 0 ? lost / decided : 0;
  ratings.course = course_of(results);
  return ratings;
}

}  // namespace longwood
