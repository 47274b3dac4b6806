#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"

/// How others play Babette.
namespace longwood::words::babette {

/// The questions which others answer differently, with their choices; the words of each stand below.
struct Choices {
  enum class Redeals : std::uint8_t { two, one };
  enum class Stock : std::uint8_t { face_down, face_up };
  using List = OptionList<Redeals, Stock>;
  friend List options_beside(auto);
};

inline constexpr auto options = std::to_array<RuleOption>({
    {"redeals",
     "How many re-deals are there?",
     {{{"two", "two"},
       {"one",
        "one",
        {{{10, "The garden may be taken up once in the game, which makes two deals.", "Wikipedia, Babette"},
          {11,
           "The game is won when all eight families hold their thirteen cards, and lost when the second "
           "garden yields nothing more.",
           "Wikipedia, Babette"}}}}}}},
    stock_option(
        {{{2,
           "Each further row of eight is dealt beneath the one before, a card to each column, until "
           "the hand is out. The last row of a re-deal may be short; it begins at the left. The stock "
           "is held face upwards, so that you see the next card of it and no other.",
           stock_source}}}),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan", "Cadogan", "Cadogan, Babette", {}, "The book: three deals, nothing built, nothing refilled."},
    {"one-redeal", "One re-deal", "Wikipedia, Babette", options_with(Choices::Redeals::one),
     "The book's game, but with two deals only."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Babette", "cadogan"},
    {"Wikipedia", "en.wikipedia.org, Babette", "one-redeal"},
    {"The Labyrinth", "Cadogan, The Labyrinth, a sister game"},
});

inline constexpr auto points = std::to_array<Point>({
    {3,
     "When are cards played?",
     {"when a row is finished", "when a row is finished", "when a row is finished"}},
    {7,
     "When is a card available?",
     {"when the cards of lower rows are gone", "when a gap lies next below it",
      "when free from above or below"}},
    {8, "Are vacancies refilled?", {"no", "no", "those of the row being dealt"}},
    {9, "Which column is dealt first again?", {"the last", as_read("the first")}},
    {10, "How many re-deals?", {"two", "one", "none"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::babette
