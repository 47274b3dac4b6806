#include "games/fortress/evidence.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <cstdint>

#include "core/deal.hpp"
#include "core/notation.hpp"
#include "games/fortress/rules.hpp"

namespace longwood::evidence {
namespace {

using Rows = std::array<Card, Fortress::rows.count>;

/// Cards, and how high the families come, rank by suit.
struct Reached {
  std::uint64_t exposed = 0;
  std::array<int, 4> families = {};

  [[nodiscard]] bool has(int rank, int suit) const {
    return rank >= ace && rank <= king && (exposed >> Card::of(rank, suit).kind() & 1) != 0;
  }
  [[nodiscard]] bool has(Card card) const { return has(card.rank(), card.suit()); }
  void expose(Card card) { exposed |= std::uint64_t{1} << card.kind(); }
  [[nodiscard]] int family(Card card) const { return families[static_cast<std::size_t>(card.suit())]; }
  [[nodiscard]] bool neighbour(Card card) const {
    return has(card.rank() + 1, card.suit()) || has(card.rank() - 1, card.suit());
  }
  /// The card may leave the end of its row.
  [[nodiscard]] bool may_leave(Card card) const { return card.rank() <= family(card) || neighbour(card); }
};

/// Lets everything leave that may, as if nothing were ever covered again; nothing if a row is emptied.
std::optional<Reached> follow(const State& s, Rows& ends) {
  Reached reached;
  for (int suit = 0; suit < 4; ++suit)
    reached.families[static_cast<std::size_t>(suit)] = s.size[Fortress::aces[suit]];
  for (int i = 0; i < Fortress::rows.count; ++i) {
    ends[static_cast<std::size_t>(i)] = s.top[Fortress::rows[i]];
    if (ends[static_cast<std::size_t>(i)].none()) return {};
    reached.expose(ends[static_cast<std::size_t>(i)]);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (int suit = 0; suit < 4; ++suit)
      for (int& height = reached.families[static_cast<std::size_t>(suit)]; reached.has(height + 1, suit);) {
        ++height;
        changed = true;
      }
    for (Card& end : ends) {
      if (!reached.may_leave(end)) continue;
      end = s.under[end.id];
      if (end.none()) return {};
      reached.expose(end);
      changed = true;
    }
  }
  return reached;
}

std::string cards_text(std::uint64_t kinds) {
  std::string text;
  for (; kinds != 0; kinds &= kinds - 1)
    text += (text.empty() ? "" : " ") + write_card(Card::of(ace, std::countr_zero(kinds)));
  return text;
}

std::string comma_list(const Rows& cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : ", ") + write_card(card);
  return text;
}

/// What lines of this kind of evidence say.
struct Said {
  Reached reached;
  Rows stuck;
};

std::expected<void, std::string> read_line(const GameInfo& info, std::string_view line, Said& said) {
  const auto fault = [&] { return std::unexpected("'" + std::string{line} + "' is not understood"); };
  Words words{line};
  const auto key = words.next();
  if (key == "exposed") {
    for (auto word = words.next(); !word.empty(); word = words.next()) {
      const Card card = read_card(word);
      if (card.none()) return fault();
      said.reached.expose(card);
    }
    return {};
  }
  if (key == "families") {
    for (int& height : said.reached.families) {
      const auto word = words.next();
      const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), height);
      if (error != std::errc{} || end != word.data() + word.size() || height < 0 || height > king)
        return fault();
    }
    return words.next().empty() ? std::expected<void, std::string>{} : fault();
  }
  const auto pile = find_pile(info, words.next());
  const Card card = read_card(words.next());
  if (key != "stuck" || !pile || !Fortress::rows.has(*pile) || card.none() || !words.next().empty())
    return fault();
  said.stuck[*pile - Fortress::rows.first] = card;
  return {};
}

std::expected<Said, std::string> read(const GameInfo& info, std::string_view lines) {
  Said said;
  said.reached.families.fill(-1);  // lower than any until the line is read
  while (!lines.empty()) {
    const auto end = std::min(lines.find('\n'), lines.size());
    if (const auto good = read_line(info, lines.substr(0, end), said); !good)
      return std::unexpected(good.error());
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return said;
}

/// Why the row does not come to a stop at this card; empty if it does.
std::string why_not_stuck(const State& s, const Reached& reached, Pile row, Card stuck) {
  if (stuck.none()) return "no card is named which never leaves it";
  const auto name = write_card(stuck);
  for (Card card = s.top[row]; !card.none(); card = s.under[card.id]) {
    if (!reached.has(card)) return write_card(card) + " is not among the exposed cards";
    if (card != stuck) continue;
    if (card.rank() <= reached.family(card)) return name + " may go to its family";
    return reached.neighbour(card) ? name + " may be married" : "";
  }
  return name + " does not lie there";
}

std::string stopped_words(const Speaker& say, const std::string& stuck, int others) {
  if (others == 0)
    return say.phrase(
        "none of these ten cards can ever move: {cards}, one in each row. No other card is ever exposed. "
        "None of the ten is next in rank and suit to another of them, and no family ever reaches one of "
        "them, so no row is ever emptied",
        stuck);
  const auto besides = say.count_sentence("apart from them, no more than {n} card is ever exposed",
                                          "apart from them, no more than {n} cards are ever exposed", others);
  return say.phrase(
      "none of these ten cards can ever move: {cards}, one in each row. {besides}. None of the ten is next "
      "in rank and suit to another of them or to one of these other cards, and no family ever reaches one of "
      "the ten, so no row is ever emptied",
      stuck, besides);
}

}  // namespace

std::optional<Evidence> find_stopped(const Speaker& say, const State& s) {
  Rows stuck;
  if (!by_the_book(s)) return {};
  const auto reached = follow(s, stuck);
  if (!reached) return {};
  Evidence evidence{.kind = stopped, .lines = {}, .words = {}};
  evidence.lines = "exposed " + cards_text(reached->exposed) + "\nfamilies";
  for (const int height : reached->families) evidence.lines += " " + std::to_string(height);
  evidence.lines += '\n';
  for (int i = 0; i < Fortress::rows.count; ++i)
    evidence.lines += "stuck " + std::string{say.info().pile_names[Fortress::rows[i]]} + " " +
                      write_card(stuck[static_cast<std::size_t>(i)]) + "\n";
  const int others = std::popcount(reached->exposed) - Fortress::rows.count;
  evidence.words = stopped_words(say, comma_list(stuck), others);
  return evidence;
}

std::expected<void, std::string> check_stopped(const GameInfo& info, const State& s, std::string_view lines) {
  if (!by_the_book(s)) return std::unexpected("it is evidence by the book's rules only");
  const auto said = read(info, lines);
  if (!said) return std::unexpected(said.error());
  const Reached& reached = said->reached;
  for (int suit = 0; suit < 4; ++suit) {
    const int height = reached.families[static_cast<std::size_t>(suit)];
    if (height < s.size[Fortress::aces[suit]])
      return std::unexpected("a family has come further than the evidence says");
    if (reached.has(height + 1, suit))
      return std::unexpected("a family takes " + write_card(Card::of(height + 1, suit)));
  }
  for (int i = 0; i < Fortress::rows.count; ++i) {
    const Pile row = Fortress::rows[i];
    if (const auto why = why_not_stuck(s, reached, row, said->stuck[static_cast<std::size_t>(i)]);
        !why.empty())
      return std::unexpected("row " + std::string{info.pile_names[row]} + ": " + why);
  }
  return {};
}

}  // namespace longwood::evidence

constinit const longwood::LossEvidence longwood::Fortress::evidence{
    .kind = longwood::evidence::stopped,
    .find = longwood::evidence::find_stopped,
    .check = longwood::evidence::check_stopped};
