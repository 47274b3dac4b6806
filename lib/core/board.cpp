#include "core/board.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "core/foreign_board.hpp"
#include "core/hash.hpp"
#include "core/notation.hpp"
#include "core/speech.hpp"
#include "core/text.hpp"

namespace longwood {
namespace {

using Cards = std::vector<Card>;

constexpr std::string_view redeals_key = "redeals", next_key = "next";

/// The contents of a board, card by card, before anything is checked.
struct Parsed {
  std::array<std::optional<Cards>, max_piles> piles;
  std::array<std::uint8_t, max_piles> covered = {};
  std::uint8_t redeals = 0;
  std::optional<Pile> next;
};

/// The counter of the redeals made, if there are any left to make; nothing in a game without redeals.
std::optional<std::size_t> counter_of_redeals(const AnyGame& game, const Options& options) {
  State state;
  state.option = options;
  if (game.redeals_left(state) <= 0) return {};
  return game.redeals_counter;
}

/// Reads the cards of a pile from its base; those in brackets lie face down and are counted in `covered`.
std::expected<Cards, Problem> cards_of_pile(const GameInfo& info, Pile pile, std::string_view text,
                                            std::uint8_t& covered) {
  const std::string_view name = info.pile_names[pile];
  Cards cards;
  CardWords words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const bool face_down = word.size() > 2 && word.starts_with('[') && word.ends_with(']');
    const Card card = read_card(face_down ? word.substr(1, word.size() - 2) : word);
    if (card.none())
      return std::unexpected(problem("pile {name}: {word} is not a card; write rank and suit, like 7S or TH",
                                     name, in_quotes(word)));
    if (face_down && !info.covered.piles.has(pile))
      return std::unexpected(
          problem("pile {name}: {word} cannot lie face down there; leave out the brackets", name, word));
    if (face_down && covered < cards.size())
      return std::unexpected(
          problem("pile {name}: {word} cannot lie face down on a card that is face up", name, word));
    if (face_down) ++covered;
    cards.push_back(card);
  }
  if (!cards.empty() && covered == cards.size())
    return std::unexpected(
        problem("pile {name}: its last card lies face up; leave out the brackets around it", name));
  return cards;
}

/// Reads "pile: cards", "redeals: 1" and "next: 5", with line ends or semicolons between them.
std::expected<Parsed, Problem> parse(const AnyGame& game, std::string_view text) {
  const GameInfo& info = *game.info;
  Parsed board;
  while (!text.empty()) {
    const auto end = std::min(text.find_first_of(";\n"), text.size());
    const auto part = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (part.empty() || part.starts_with('#')) continue;
    const auto colon = part.find(':');
    const auto name = trimmed(part.substr(0, colon));
    if (colon == part.npos)
      return std::unexpected(problem("{text} is not a pile with its cards; write it as in {pile}: 7S KH",
                                     in_quotes(part), info.pile_names[0]));
    const auto rest = trimmed(part.substr(colon + 1));
    const auto pile = find_pile(info, name);
    if (!pile && name == redeals_key) {
      const auto number = read_number(rest);
      if (!number || *number > 9)
        return std::unexpected(problem("redeals: {text} is not how many were made", in_quotes(rest)));
      board.redeals = static_cast<std::uint8_t>(*number);
      continue;
    }
    if (!pile && name == next_key) {
      board.next = find_pile(info, rest);
      if (!board.next || !info.next.group.has(*board.next))
        return std::unexpected(
            problem("next: the next card in hand does not fall on {text}", in_quotes(rest)));
      continue;
    }
    if (!pile)
      return std::unexpected(problem("there is no pile {name} in {game}", in_quotes(name), title_text(info)));
    if (board.piles[*pile]) return std::unexpected(problem("pile {name} is listed twice", in_quotes(name)));
    auto cards = cards_of_pile(info, *pile, rest, board.covered[*pile]);
    if (!cards) return std::unexpected(cards.error());
    board.piles[*pile] = *std::move(cards);
  }
  return board;
}

/// How often each card lies on the table.
using Counts = std::array<int, 52>;

std::size_t place_of(Card card) { return static_cast<std::size_t>(4 * (card.rank() - 1) + card.suit()); }

/// The cards that a game is played with.
Counts cards_in_play(const AnyGame& game, const Options& options) {
  const GameInfo& info = *game.info;
  const State start = game.start(deal_by_number(info.packs_for(options), 0), options).state();
  Counts counts{};
  for (int i = 0; i < info.piles(); ++i) {
    std::array<Card, max_cards> cards;
    const int size = start.cards(static_cast<Pile>(i), cards);
    for (int n = 0; n < size; ++n) ++counts[place_of(cards[static_cast<std::size_t>(n)])];
  }
  return counts;
}

/// The cards on the families before any card is played, and in places that take no part.
State bases(const AnyGame& game, const Options& options) {
  const GameInfo& info = *game.info;
  const State start = game.start(deal_by_number(info.packs_for(options), 0), options).state();
  Table table{info.classes};
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const Role role = info.role_of(pile);
    if (role != Role::family && role != Role::court) continue;
    // of what the first deal may have played already only the base counts, which every deal has
    std::array<Card, max_cards> cards;
    const int size = start.cards(pile, cards);
    for (int n = 0; n < size; ++n)
      if (std::ranges::find(info.packs_for(options).withdrawn, cards[static_cast<std::size_t>(n)]) !=
          info.packs_for(options).withdrawn.end())
        table.put(pile, cards[static_cast<std::size_t>(n)]);
  }
  State state = table.state();
  state.option = options;
  return state;
}

/// The copy of a card that lies nowhere yet; no card if there is none.
Card spare_copy(const GameInfo& info, const State& state, Card card) {
  std::array<bool, max_cards> lies{};
  for (int i = 0; i < info.piles(); ++i) {
    std::array<Card, max_cards> cards;
    const int size = state.cards(static_cast<Pile>(i), cards);
    for (int n = 0; n < size; ++n) lies[cards[static_cast<std::size_t>(n)].id] = true;
  }
  for (int twin = 0; twin < info.packs_for(state.option).count; ++twin)
    if (const Card copy = Card::of(card.rank(), card.suit(), twin); !lies[copy.id]) return copy;
  return {};
}

/// Whether a card may be played to a family that is built so far, all else being out of the way.
bool takes(const AnyGame& game, const State& families, Pile family, Card card) {
  const GameInfo& info = *game.info;
  card = spare_copy(info, families, card);
  if (card.none()) return false;
  for (int i = 0; i < info.piles(); ++i) {
    const auto from = static_cast<Pile>(i);
    if (const Role role = info.role_of(from); role != Role::tableau && role != Role::reserve) continue;
    if (!info.has_pile(from, families.option)) continue;
    Table table{info.classes, families};
    table.put(from, card);
    if (game.why_not(table.state(), {Act::lay, from, family, 1}) == Why::ok) return true;
  }
  return false;
}

/// Builds a family card by card by the game's rules, on those built before, which may say how it begins. A
/// single card stands for all from the base up to it.
std::expected<Cards, Problem> built(const AnyGame& game, State& families, Pile family, const Cards& given) {
  const GameInfo& info = *game.info;
  std::array<Card, max_cards> base;
  const int size = families.cards(family, base);
  Cards cards(base.begin(), base.begin() + size);
  const auto same = [](Card a, Card b) { return a.rank() == b.rank() && a.suit() == b.suit(); };
  const auto wrong = [&](Card card) {
    const auto name = info.pile_names[family];
    return std::unexpected(cards.empty() ? problem("family {name}: {card} cannot be there; list the family "
                                                   "from its base, or give its last card alone",
                                                   name, write_card(card))
                                         : problem("family {name}: {card} cannot be there on {on}; list the "
                                                   "family from its base, or give its last card alone",
                                                   name, write_card(card), write_card(cards.back())));
  };
  const auto add = [&](Card card) {
    Table table{info.classes, families};
    table.put(family, spare_copy(info, families, card));
    families = table.state();
    cards.push_back(card);
  };
  const bool is_base = cards.empty() ? takes(game, families, family, given[0]) : same(given[0], cards[0]);
  const bool short_hand = given.size() == 1 && !is_base;
  std::size_t at = 0;
  while (at < given.size() && at < cards.size() && same(given[at], cards[at])) ++at;
  if (short_hand) {
    while (cards.empty() || !same(cards.back(), given[0])) {
      std::optional<Card> next;
      for (int rank = 1; rank <= 13 && !next; ++rank)
        if (const Card card = Card::of(rank, given[0].suit()); takes(game, families, family, card))
          next = card;
      if (!next || cards.size() > 13) return wrong(given[0]);
      add(*next);
    }
    return cards;
  }
  if (at < cards.size() && at < given.size()) return wrong(given[at]);
  for (; at < given.size(); ++at) {
    if (!takes(game, families, family, given[at])) return wrong(given[at]);
    add(given[at]);
  }
  return cards;
}

/// Cards of which the first are named: "7S, KD and 3 more".
struct Named {
  std::string cards;
  int count = 0;
  void add(Card card) {
    if (++count <= most) (cards += cards.empty() ? "" : ", ") += write_card(card);
  }
  [[nodiscard]] Problem words() const {
    return count <= most ? Problem{cards} : problem("{cards} and {n} more", cards, count - most);
  }
  static constexpr int most = 8;
};

/// Which cards lie nowhere or too often, "7S, KD are missing; TH is too many", if any do.
std::optional<Problem> miscount(const Counts& wanted, const Counts& seen) {
  Named lack, over;
  for (int rank = 1; rank <= 13; ++rank)
    for (int suit = 0; suit < 4; ++suit) {
      const Card card = Card::of(rank, suit);
      const int times = seen[place_of(card)], all = wanted[place_of(card)];
      for (int i = times; i < all; ++i) lack.add(card);
      for (int i = all; i < times; ++i) over.add(card);
    }
  std::optional<Problem> missing, doubled;
  if (lack.count > 0)
    missing = lack.count == 1 ? problem("{cards} is missing", lack.words())
                              : problem("{cards} are missing", lack.words());
  if (over.count > 0)
    doubled = over.count == 1 ? problem("{cards} is too many", over.words())
                              : problem("{cards} are too many", over.words());
  if (missing && doubled) return problem("{clauses}; {clause}", *missing, *doubled);
  return missing ? missing : doubled;
}

/// Lays the cards of all piles, telling the copies of a card apart by their order.
std::expected<State, Problem> lay(const AnyGame& game, const Options& options,
                                  const std::array<Cards, max_piles>& piles) {
  const GameInfo& info = *game.info;
  const Counts wanted = cards_in_play(game, options);
  Counts seen{};
  Table table{info.classes};
  for (int i = 0; i < info.piles(); ++i)
    for (const Card card : piles[static_cast<std::size_t>(i)]) {
      int& times = seen[place_of(card)];
      if (times < wanted[place_of(card)])
        table.put(static_cast<Pile>(i), Card::of(card.rank(), card.suit(), times));
      ++times;
    }
  if (const auto wrong = miscount(wanted, seen)) return std::unexpected(*wrong);
  State state = table.state();
  state.option = options;
  return state;
}

/// Cards that may not lie where they do, whichever they are.
std::optional<Problem> misplaced(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const auto name = info.pile_names[pile];
    if (state.size[pile] == 0) continue;
    const PileGroup& group = info.group_of(pile);
    const Role role = group.role;
    if (!info.has_pile(pile, state.option))
      return problem("pile {name} does not exist under these rules", name);
    if (role == Role::turned && !group.laid_by_player)
      return problem(
          "pile {name}: a card that waits for a choice cannot be given; play it first, or start from a deck",
          name);
    const bool one = role == Role::held || role == Role::reserve || role == Role::turned;
    if (one && state.size[pile] > 1) return problem("pile {name} holds one card", name);
  }
  if (const auto why = game.invalid_board_reason(state); !why.empty()) return Problem{Text{why, "no board"}};
  return {};
}

/// Puts base cards that lie on no pile onto the piles that the board does not name.
void add_bases(const GameInfo& info, const Counts& wanted, const State& families, const Parsed& parsed,
               std::array<Cards, max_piles>& piles) {
  const auto there = [&](Card card) {
    int count = 0;
    for (const Cards& cards : piles)
      count += static_cast<int>(std::ranges::count_if(
          cards, [&](Card other) { return other.rank() == card.rank() && other.suit() == card.suit(); }));
    return count;
  };
  for (int i = 0; i < info.piles(); ++i) {
    std::array<Card, max_cards> base;
    const int size = families.cards(static_cast<Pile>(i), base);
    if (parsed.piles[static_cast<std::size_t>(i)]) continue;
    for (int n = 0; n < size; ++n)
      if (const Card card = base[static_cast<std::size_t>(n)]; there(card) < wanted[place_of(card)])
        piles[static_cast<std::size_t>(i)].push_back(card);
  }
}

std::expected<State, Problem> judge(const AnyGame& game, const Options& options, const Parsed& parsed) {
  const GameInfo& info = *game.info;
  const State families = bases(game, options);
  State so_far = families;
  std::array<Cards, max_piles> piles;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const auto at = static_cast<std::size_t>(i);
    piles[at] = parsed.piles[at].value_or(Cards{});
    if (info.role_of(pile) != Role::family || piles[at].empty()) continue;
    auto cards = built(game, so_far, pile, piles[at]);
    if (!cards) return std::unexpected(cards.error());
    piles[at] = *std::move(cards);
  }
  add_bases(info, cards_in_play(game, options), families, parsed, piles);
  auto state = lay(game, options, piles);
  if (!state) return state;
  if (parsed.redeals > 0) {
    const auto counter = counter_of_redeals(game, options);
    State fresh;
    fresh.option = options;
    if (!counter || parsed.redeals > game.redeals_left(fresh))
      return std::unexpected(
          problem("redeals: {n} are more than {game} has", parsed.redeals, title_text(info)));
    state->counter[*counter] = parsed.redeals;
  }
  for (int i = 0; i < info.covered.piles.count; ++i) {
    const Pile pile = info.covered.piles[i];
    state->counter[info.covered.of(pile)] = parsed.covered[pile];
  }
  if (parsed.next)
    state->counter[info.next.counter] = static_cast<std::uint8_t>(*parsed.next - info.next.group.first);
  game.derive_counters(*state);
  if (const auto wrong = misplaced(game, *state)) return std::unexpected(*wrong);
  return state;
}

/// Whether a text names piles of the game before colons.
bool names_piles(const GameInfo& info, std::string_view text) {
  for (std::size_t at = 0; at <= text.size();) {
    const auto end = std::min(text.find_first_of(";\n", at), text.size());
    const auto part = text.substr(at, end - at);
    if (const auto colon = part.find(':');
        colon != part.npos && find_pile(info, trimmed(part.substr(0, colon))))
      return true;
    at = end + 1;
  }
  return false;
}

}  // namespace

std::expected<State, Problem> read_board(const AnyGame& game, const Options& options, std::string_view text) {
  const std::string plain = plain_text(text);
  std::expected<std::string, Problem> board = plain;
  if (trimmed(plain).starts_with('{'))
    board = board_from_json(*game.info, plain);
  else if (!names_piles(*game.info, plain))
    board = board_from_lines(*game.info, plain);
  if (!board) return std::unexpected(board.error());
  const auto parsed = parse(game, *board);
  if (!parsed) return std::unexpected(parsed.error());
  auto state = judge(game, options, *parsed);
  if (state) state->number = fnv1a(write_board(game, *state));
  return state;
}

std::string write_board(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  std::string text;
  const auto add = [&](std::string_view name, std::string_view rest) {
    ((text += text.empty() ? "" : "; ") += name) += ": ";
    text += rest;
  };
  for (int i = 0; i < info.piles(); ++i) {
    std::array<Card, max_cards> cards;
    const auto pile = static_cast<Pile>(i);
    const int size = state.cards(pile, cards);
    const int covered = info.covered.piles.has(pile) ? state.counter[info.covered.of(pile)] : 0;
    std::string list;
    for (int n = 0; n < size; ++n) {
      const std::string card = write_card(cards[static_cast<std::size_t>(n)]);
      (list += n == 0 ? "" : " ") += n < covered ? "[" + card + "]" : card;
    }
    if (size > 0) add(info.pile_names[static_cast<std::size_t>(i)], list);
  }
  if (const auto counter = counter_of_redeals(game, state.option); counter && state.counter[*counter] > 0)
    add(redeals_key, std::to_string(state.counter[*counter]));
  if (info.next.group.count > 0 && state.counter[info.next.counter] < info.next.group.count &&
      state.counter[info.next.counter] > 0)
    add(next_key, info.pile_names[info.next.group[state.counter[info.next.counter]]]);
  return text;
}

Deal deal_of_board(const AnyGame& game, const State& board) {
  Deal deal;
  deal.numbered = false;
  deal.number = fnv1a(write_board(game, board));
  auto start = std::make_shared<State>(board);
  start->number = deal.number;
  deal.board = std::move(start);
  return deal;
}

std::expected<Deal, Problem> deal_from_board(const AnyGame& game, const Options& options,
                                             std::string_view text) {
  auto board = read_board(game, options, text);
  if (!board) return std::unexpected(board.error());
  return deal_of_board(game, *board);
}

}  // namespace longwood
