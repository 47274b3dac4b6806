#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/card.hpp"
#include "core/problem.hpp"
#include "core/state.hpp"

namespace longwood {

/// The packs that a game is played with.
struct Packs {
  std::uint8_t count = 2;           ///< packs of 52 cards, one or two
  std::span<const Card> withdrawn;  ///< named cards laid out before the deal; always the same copies, so that
                                    ///< deals are unbiased
  /// The number of cards that are shuffled and dealt.
  [[nodiscard]] constexpr int dealt() const { return count * 52 - static_cast<int>(withdrawn.size()); }
};

/// The cards of one game in dealing order, without the withdrawn ones.
struct Deal {
  std::array<Card, max_cards> cards = {};
  int count = 0;
  std::uint64_t number = 0;  ///< seeds the shuffled redeals; for a given deck, the hash of its text
  bool numbered = true;      ///< false if the deck or a board was given card by card
  /// The starting position if a board was given; there are no cards to deal then.
  std::shared_ptr<const State> board = {};

  [[nodiscard]] std::span<const Card> order() const {
    return std::span{cards}.first(static_cast<std::size_t>(count));
  }
};

/// The deal with this number: always the same, on every machine (docs/library/notation.md).
Deal deal_by_number(const Packs& packs, std::uint64_t number);

/// Reads a deck, e.g. "KS TH 7D …", or returns one line that says what is wrong, where, and how to fix it.
std::expected<Deal, Problem> deal_from_deck(const Packs& packs, std::string_view deck);

/// The deal's cards as text that `deal_from_deck` can read.
std::string write_deck(const Deal& deal);

/// Reads a decimal number from 0 to 2^64-1, or returns one line that names the fault.
std::expected<std::uint64_t, Problem> read_number(std::string_view text);

/// "7S", "TH"; "??" for no card.
std::string write_card(Card card);

/// A card of the first pack from "7S", "th", "10H" or "7♠"; no card if it is not one.
Card read_card(std::string_view text);

/// Splits text at blanks; the parts point into `text`.
class Words {
 public:
  explicit Words(std::string_view text, std::string_view blanks = " \t\r\n") : rest_{text}, blanks_{blanks} {}
  /// The next word, empty at the end.
  std::string_view next();

 private:
  std::string_view rest_, blanks_;
};

/// Splits text into cards at blanks, commas and semicolons.
class CardWords : public Words {
 public:
  explicit CardWords(std::string_view text) : Words{text, " \t\r\n,;"} {}
};

}  // namespace longwood
