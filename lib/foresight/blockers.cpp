#include "foresight/blockers.hpp"

#include <algorithm>
#include <array>

namespace longwood {
namespace {

/// The question about each card that is named.
class Naming {
 public:
  Naming(const GameInfo& info, const State& state)
      : home_{home_set(info, state)}, whole_{whole_set(state)}, won_{set_to_bring_home(info, state)} {}

  /// Adds a card to the list, or says why it cannot be meant.
  [[nodiscard]] std::optional<Problem> add(Card card, std::vector<Wanted>& wanted) const {
    const auto kind = static_cast<std::uint8_t>(card.kind());
    const auto named = [&](const Wanted& one) { return std::ranges::find(wanted, one) != wanted.end(); };
    Wanted next{kind, home_.has({kind, false})};
    if (named(next)) next.both = true;
    if (home_.has(next)) return problem("{card} is home already; name cards that are not home", name(card));
    if (named(next) || !whole_.has(next))
      return problem("{card} is named more often than the game has it; name it fewer times", name(card));
    if (!won_.has(next))
      return problem("{card} does not come home in a won game either; leave it out", name(card));
    wanted.push_back(next);
    return {};
  }

 private:
  static Problem name(Card card) { return write_card(card); }

  HomeSet home_, whole_, won_;
};

}  // namespace

std::expected<std::vector<Wanted>, Problem> cards_to_bring_home(const GameInfo& info, const State& state,
                                                                std::string_view text) {
  const Naming naming{info, state};
  std::vector<Wanted> wanted;
  CardWords words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const Card card = read_card(word);
    if (card.none())
      return std::unexpected(problem("{word} is not a card; write cards as 8C or KD", in_quotes(word)));
    if (auto wrong = naming.add(card, wanted)) return std::unexpected(*std::move(wrong));
  }
  if (wanted.empty()) return std::unexpected(problem("no card is named; name cards such as 8C KD"));
  return wanted;
}

std::optional<std::vector<Wanted>> cards_to_bring_home(const GameInfo& info, const State& state,
                                                       std::span<const Card> cards) {
  const Naming naming{info, state};
  std::vector<Wanted> wanted;
  for (const Card card : cards)
    if (naming.add(card, wanted)) return {};
  return wanted;
}

Blockers blockers_among(const WhyLost& why, const std::vector<Wanted>& cards) {
  Blockers answer;
  answer.named = static_cast<int>(cards.size());
  const Reasons& reasons = why.reasons();
  if (reasons.found == Reasons::Found::nothing) return answer;
  answer.enough = why.conflict_among(cards);
  if (answer.enough.empty()) {
    answer.found = Blockers::Found::can;
    return answer;
  }
  answer.found = Blockers::Found::cannot;
  answer.needed = cards_on_table(reasons.home, answer.enough);
  answer.fewest = reasons.fewest && answer.enough.size() == reasons.cannot.size() &&
                  answer.needed == static_cast<int>(answer.enough.size());
  return answer;
}

std::vector<std::string> blockers_words(const Speaker& say, const Blockers& blockers, const Reasons& reasons,
                                        const Unseen& unseen) {
  std::vector<std::string> words;
  if (blockers.found == Blockers::Found::undecided)
    return {say.sentence("Undecided: {number} positions were searched without an answer.",
                         std::to_string(reasons.positions))};
  if (blockers.found == Blockers::Found::can && blockers.named == 2)
    return {say.sentence("Some line of play brings both cards home.")};
  if (blockers.found == Blockers::Found::can)
    return {say.count_sentence("{n} card: some line of play brings it home.",
                               "{n} cards: some line of play brings all of them home.", blockers.named)};
  words.push_back(cannot_words(say, blockers.enough, reasons.home));
  if (!blockers.minimal())
    words.push_back(say.count_sentence("{n} other card that you named is not needed.",
                                       "{n} other cards that you named are not needed.",
                                       blockers.named - blockers.needed));
  else if (blockers.needed > 1)
    words.push_back(blockers.fewest ? say.sentence("No smaller number of cards is enough.")
                                    : say.sentence("None of them can be left out."));
  add_unseen_words(say, reasons, unseen, words);
  return words;
}

}  // namespace longwood
