#include "core/deal.hpp"

#include <algorithm>
#include <charconv>

#include "core/hash.hpp"
#include "core/rng.hpp"
#include "core/text.hpp"

namespace longwood {
namespace {

constexpr std::string_view ranks = "A23456789TJQK";
constexpr std::string_view suits = "SHDC";
constexpr auto suit_signs = std::to_array<std::string_view>({"♠", "♥", "♦", "♣", "♤", "♡", "♢", "♧"});

/// Packs in order, rank by rank: every shuffle begins with them.
constexpr std::array<Card, max_cards> packs_in_order(int packs) {
  std::array<Card, max_cards> cards;
  std::size_t n = 0;
  for (int rank = ace; rank <= king; ++rank)
    for (int suit = spades; suit <= clubs; ++suit)
      for (int twin = 0; twin < packs; ++twin) cards[n++] = Card::of(rank, suit, twin);
  return cards;
}
constexpr auto one_pack = packs_in_order(1), two_packs = packs_in_order(2);

/// How many lines of a text have something on them.
std::size_t lines_of(std::string_view text) {
  std::size_t lines = 0;
  Words words{text, "\n"};
  for (auto line = words.next(); !line.empty(); line = words.next()) lines += trimmed(line).empty() ? 0U : 1U;
  return lines;
}

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

std::string_view Words::next() {
  const auto start = std::min(rest_.find_first_not_of(blanks_), rest_.size());
  rest_.remove_prefix(start);
  const auto word = rest_.substr(0, rest_.find_first_of(blanks_));
  rest_.remove_prefix(word.size());
  return word;
}

std::string write_card(Card card) {
  if (card.none()) return "??";
  return {ranks[static_cast<std::size_t>(card.rank() - 1)], suits[static_cast<std::size_t>(card.suit())]};
}

Card read_card(std::string_view text) {
  // what makes a sign an ornament or plain says nothing
  for (const std::string_view selector : {"\uFE0E", "\uFE0F"})
    if (text.ends_with(selector)) text.remove_suffix(selector.size());
  if (text.size() < 2) return {};
  auto suit = suits.find(upper(text.back()));
  auto value = text.substr(0, text.size() - 1);
  for (std::size_t i = 0; i < suit_signs.size(); ++i)
    if (text.ends_with(suit_signs[i])) {
      suit = i % suits.size();
      value = text.substr(0, text.size() - suit_signs[i].size());
    }
  const auto rank = value == "10"       ? ranks.find('T')
                    : value.size() == 1 ? ranks.find(upper(value[0]))
                                        : ranks.npos;
  if (rank == ranks.npos || suit == suits.npos) return {};
  return Card::of(static_cast<int>(rank) + 1, static_cast<int>(suit));
}

std::expected<std::uint64_t, Problem> read_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size())
    return std::unexpected(problem(
        "{text} is not a deal number; give a whole number from 0 to 18446744073709551615", in_quotes(text)));
  return number;
}

Deal deal_by_number(const Packs& packs, std::uint64_t number) {
  Deal deal;
  deal.cards = packs.count == 1 ? one_pack : two_packs;
  deal.number = number;
  Rng{number}.shuffle(std::span{deal.cards}.first(static_cast<std::size_t>(packs.count) * 52));
  deal.count = packs.dealt();
  if (packs.withdrawn.empty()) return deal;
  const auto [end, last] = std::ranges::remove_if(deal.cards, [&](Card card) {
    return std::ranges::find(packs.withdrawn, card) != packs.withdrawn.end();
  });
  std::fill(end, last, Card{});
  return deal;
}

std::string write_deck(const Deal& deal) {
  std::string text;
  for (const Card card : deal.order()) {
    if (!text.empty()) text += ' ';
    text += write_card(card);
  }
  return text;
}

std::expected<Deal, Problem> deal_from_deck(const Packs& packs, std::string_view deck) {
  std::array<bool, max_cards> used{};
  for (const Card card : packs.withdrawn) used[card.id] = true;

  Deal deal;
  deal.numbered = false;
  const std::string plain = plain_text(deck);
  if (lines_of(plain) > 1)
    return std::unexpected(
        problem("the cards are on several lines: a deck is one line, in dealing order; what lies on the "
                "table is a board"));
  CardWords words{plain};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const int at = deal.count + 1;
    Card card = read_card(word);
    if (card.none())
      return std::unexpected(
          problem("card {n} of the deck, {word}, is not a card; write rank and suit, like 7S or TH", at,
                  in_quotes(word)));
    if (used[card.id] && packs.count == 2) card = Card::of(card.rank(), card.suit(), 1);
    if (used[card.id])
      return std::unexpected(problem("card {n} of the deck, {card}, is one too many of its kind; remove it",
                                     at, write_card(card)));
    used[card.id] = true;
    deal.cards[static_cast<std::size_t>(deal.count++)] = card;
  }
  for (std::uint8_t id = 0; id < max_cards; ++id)
    if (const Card card{id}; card.twin() < packs.count && !used[id])
      return std::unexpected(problem("the deck has {n} cards, not {all}: {card} is missing; add it",
                                     deal.count, packs.dealt(), write_card(card)));
  deal.number = fnv1a(write_deck(deal));
  return deal;
}

}  // namespace longwood
