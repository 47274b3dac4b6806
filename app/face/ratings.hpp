#pragma once

#include <cmath>
#include <span>
#include <string_view>
#include <vector>

#include "face/describe.hpp"
#include "review/ratings.hpp"

/// A player's ratings (docs/research/rating.md).
namespace longwood::face {

template <>
struct Described<Rating> {
  static constexpr std::string_view
      name = "Rating",
      doc =
          "A rating with its 95 % interval; 1500 is a player who follows the hints. Ends that the games do "
          "not bound are missing, and the value if all games were won or none.";
  template <std::optional<double> Rating::* end>
  static constexpr auto rounded = [](const Rating& rating) {
    const auto& value = rating.*end;
    return Maybe<long>{value ? std::optional{std::lround(*value)} : std::nullopt};
  };
  static constexpr std::tuple fields{
      field<"games">(&Rating::games),
      field<"value">(rounded<&Rating::value>),
      field<"low">(rounded<&Rating::low>),
      field<"high">(rounded<&Rating::high>),
      field<"known", "Whether it has enough games and a narrow enough interval to be shown.">(is_known),
      field<"word", "The word for this range; empty while the interval is wide.">(
          [](const Rating& rating) { return word_of(rating); }),
  };
};

template <>
struct Described<CoursePoint> {
  static constexpr std::string_view name = "CoursePoint",
                                    doc = "The rating of the last thirty games up to one.";
  static constexpr std::tuple fields{field<"after">(&CoursePoint::games), field<"">(&CoursePoint::rating)};
};

template <>
struct Described<Ratings> {
  using R = Ratings;
  static constexpr std::string_view name = "Ratings",
                                    doc = "How well one player does, by results and by decisions.";
  template <Uncounted why>
  static constexpr auto number = [](const R& ratings) {
    const auto at = ratings.uncounted.find(why);
    return at == ratings.uncounted.end() ? std::size_t{0} : at->second;
  };
  static constexpr std::tuple fields{
      field<"results", "By games won and lost.">(&R::results),
      field<"decisions", "By the losses through decisions in reviewed games, without luck.">(&R::decisions),
      field<"won", "Games won, of those in `results`.">(&R::won),
      field<"expected", "How many of these games the hints win, on average.">(
          [](const R& r) { return Share{r.expected}; }),
      field<"helpedLost", "Games lost with help, which count.">(&R::helped_lost),
      field<"lossPerDecision">([](const R& r) { return Share{r.loss_per_decision}; }),
      field<"chosen", "Games that do not count because the player chose the deal.">(
          number<Uncounted::chosen>),
      field<"repeated", "Games that do not count because the deal had been played before.">(
          number<Uncounted::repeated>),
      field<"helped", "Games that do not count because they were won with help.">(number<Uncounted::helped>),
      field<"unmeasured", "Games that do not count because no chance of their deals is known.">(
          number<Uncounted::unmeasured>),
      field<"course", "Oldest first; empty for fewer than thirty games.">(&R::course),
  };
};

/// Of one game under one rule set.
struct GameRatings {
  std::string_view game, set;
  Ratings ratings;
};
template <>
struct Described<GameRatings> {
  static constexpr std::string_view name = "GameRatings";
  static constexpr std::tuple fields{field<"game">(&GameRatings::game), field<"set">(&GameRatings::set),
                                     field<"">(&GameRatings::ratings)};
};

struct PlayerRatings {
  Ratings all;
  std::vector<GameRatings> games;
  std::vector<int> stale;
};
template <>
struct Described<PlayerRatings> {
  using P = PlayerRatings;
  static constexpr std::string_view name = "PlayerRatings", doc = "The ratings of one player.";
  static constexpr std::tuple fields{
      field<"all", "Over all games.">(&P::all),
      field<"games", "Each game and rule set that was played.">(&P::games),
      field<"stale", "Numbers of the lines, from 0, that are damaged and were ignored.">(&P::stale),
  };
};

/// The ratings of these games, oldest first.
PlayerRatings player_ratings(std::span<const PlayedGame> games);

}  // namespace longwood::face
