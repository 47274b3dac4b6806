#include "session/tell.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/notation.hpp"
#include "session/edits.hpp"

namespace longwood {
namespace {

constexpr auto rank_names =
    std::to_array<std::string_view>({"ace", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                                     "ten", "knave", "queen", "king"});
constexpr auto suit_names = std::to_array<std::string_view>({"spades", "hearts", "diamonds", "clubs"});
/// The n-th card of a pile from its exposed one.
Card last_of(const State& state, Pile pile, int n) {
  Card card = state.top[pile];
  while (--n > 0) card = state.under[card.id];
  return card;
}

std::string the(Card card) { return "the " + card_name(card); }

std::string sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + ".";
}

std::string rank_name(Card card) {
  return std::string{rank_names[static_cast<std::size_t>(card.rank() - 1)]};
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) (text += text.empty() ? "" : "; ") += part;
  return text;
}

/// Follows the edits of a move and puts them into words.
class Teller {
 public:
  Teller(const AnyGame& game, const State& before)
      : game_{game}, info_{*game.info}, table_{game.info->classes, before}, hand_before_{in_hand()} {}

  /// What the player did himself; it consists of the first edits, which are passed over.
  std::span<const Edit> own_part(Move move, std::span<const Edit> edits);
  /// Everything that happens in these edits.
  void rest(std::span<const Edit> edits, std::string_view heading);
  /// The same, each edit by itself.
  std::vector<std::string> each(std::span<const Edit> edits);
  /// What the place looks like from which cards went.
  void left_behind(Pile from, std::span<const Edit> edits);
  /// The card which waits for a choice, and what is left in hand.
  void stock();
  [[nodiscard]] std::string text() const { return text_; }

 private:
  void say(const std::string& words) { (text_ += text_.empty() ? "" : " ") += sentence(words); }
  [[nodiscard]] bool is(Pile pile, Role role) const { return info_.role_of(pile) == role; }
  [[nodiscard]] bool deals(const Edit& edit) const;
  [[nodiscard]] bool goes_home(const Edit& edit) const {
    return edit.kind == Edit::shift && is_home(info_, edit.b) && !is(edit.b, Role::out);
  }
  [[nodiscard]] int in_hand() const;
  [[nodiscard]] bool shows(Pile pile) const { return game_.shown(table_.state(), pile) > 0; }
  [[nodiscard]] std::string lay(Pile from, Pile to, int count) const;
  [[nodiscard]] std::string happens(const Edit& edit) const;
  [[nodiscard]] std::string comes(const Edit& edit) const;
  [[nodiscard]] std::string takes(Pile family, const std::vector<Card>& cards) const;

  const AnyGame& game_;
  const GameInfo& info_;
  Table table_;
  int hand_before_;
  std::string text_;
};

int Teller::in_hand() const {
  const auto hand = info_.pile_with(Role::hand);
  return hand ? table_.size(*hand) : 0;
}

bool Teller::deals(const Edit& edit) const {
  if (edit.kind != Edit::shift && edit.kind != Edit::pour) return false;
  return (is(edit.a, Role::hand) || is(edit.a, Role::turned)) && !is_home(info_, edit.b) &&
         !is(edit.b, Role::turned);
}

std::string Teller::lay(Pile from, Pile to, int count) const {
  const State& state = table_.state();
  const auto target = pile_words(info_, to);
  if (is(from, Role::hand) && shows(from)) return the(state.top[from]) + " goes from the hand to " + target;
  if (is(from, Role::hand))
    return "the next card in hand goes, unseen, to " + target + ": it is " + the(state.top[from]);
  if (is_home(info_, from)) return the(state.top[from]) + " passes to " + target;
  if (is(to, Role::held)) return the(state.top[from]) + " is held in " + target;
  const Card deepest = last_of(state, from, count);
  if (is_home(info_, to)) return the(deepest) + " is played to " + target;
  const auto cards = count == 1 ? the(deepest) + " goes to "
                                : count_of(count, "card") + ", " + card_name(deepest) + " to " +
                                      card_name(state.top[from]) + ", go to ";
  const Card on = state.top[to];
  return cards + target + (on.none() ? ", which was vacant" : ", on " + the(on));
}

/// What comes to a place from the hand: card by card if it may be seen, or their number.
std::string Teller::comes(const Edit& edit) const {
  const Card top = edit.kind == Edit::shift ? table_.top(edit.a) : [&] {
    Card card = table_.top(edit.a);
    for (int i = 1; i < edit.n; ++i) card = table_.state().under[card.id];
    return card;
  }();
  const auto place = pile_words(info_, edit.b);
  if (edit.n == 1) return the(top) + (is(edit.b, Role::talon) ? " is turned onto " : " is dealt to ") + place;
  return count_of(edit.n, "card") + " are dealt to " + place + ", with " + the(top) + " uppermost";
}

std::string Teller::happens(const Edit& edit) const {
  switch (edit.kind) {
    case Edit::shift:
    case Edit::pour:
      if (is(edit.b, Role::hand) || is(edit.b, Role::turned)) return {};
      if (deals(edit)) return comes(edit);
      if (is(edit.b, Role::out)) return the(table_.top(edit.a)) + " goes out";
      if (is_home(info_, edit.b) && !is(edit.a, Role::held))
        return the(table_.top(edit.a)) + " is played to " + pile_words(info_, edit.b);
      return the(table_.top(edit.a)) + " passes from " + pile_words(info_, edit.a) + " to " +
             pile_words(info_, edit.b);
    case Edit::swap:
      return the(table_.top(edit.a)) + " in " + pile_words(info_, edit.a) + " and " +
             the(table_.top(edit.b)) + " in " + pile_words(info_, edit.b) + " change places";
    case Edit::shuffle: return "the cards are shuffled";
    case Edit::set: return {};
  }
  return {};
}

/// A family takes one card after another: the first and the last tell all.
std::string Teller::takes(Pile family, const std::vector<Card>& cards) const {
  if (cards.size() == 1) return the(cards[0]) + " is played to " + pile_words(info_, family);
  return pile_words(info_, family) + " takes the " + rank_name(cards.front()) +
         (cards.size() == 2 ? " and " : " to ") + the(cards.back());
}

std::span<const Edit> Teller::own_part(Move move, std::span<const Edit> edits) {
  if (move.act == Act::lay && !edits.empty()) {
    // a card that was held between two families goes before the one that continues it
    if (edits.front().a != move.from) {
      say(happens(edits.front()));
      apply(table_, edits.front());
      edits = edits.subspan(1);
    }
    say(lay(move.from, move.to, move.count));
    // a card with others below it is played alone: they are set aside and put back
    const std::size_t own = is_home(info_, move.to) && move.count > 1 ? 3 : 1;
    for (const Edit& edit : edits.first(own)) apply(table_, edit);
    return edits.subspan(own);
  }
  if (move.act == Act::pair) {
    say(the(table_.top(move.from)) + " and " + the(table_.top(move.to)) + " go out");
  }
  return edits;
}

void Teller::rest(std::span<const Edit> edits, std::string_view heading) {
  constexpr int told_one_by_one = 4;
  const auto count = [&](auto which) { return std::ranges::count_if(edits, which); };
  const bool many_dealt = count([&](const Edit& e) { return deals(e); }) > told_one_by_one;
  const bool many_played = count([&](const Edit& e) { return goes_home(e); }) > told_one_by_one;
  int gathered = 0, dealt = 0, home = 0;
  std::array<std::vector<Card>, max_piles> played;
  std::vector<std::string> parts;
  for (const Edit& edit : edits) {
    const bool taken_up = (edit.kind == Edit::pour || edit.kind == Edit::shift) && is(edit.b, Role::hand);
    if (taken_up) gathered += edit.n;
    if (deals(edit)) dealt += edit.n;
    if (goes_home(edit) && !is_home(info_, edit.a)) home += edit.n;
    if (many_played && goes_home(edit))
      played[edit.b].push_back(table_.top(edit.a));
    else if (const bool told = is(edit.b, Role::out) || (many_dealt && deals(edit));
             edit.kind == Edit::swap || !told)
      if (auto words = happens(edit); !words.empty()) parts.push_back(std::move(words));
    apply(table_, edit);
  }
  for (Pile pile = 0; pile < max_piles; ++pile)
    if (!played[pile].empty()) parts.push_back(takes(pile, played[pile]));
  if (gathered > 0) say(count_of(gathered, "card") + " are taken up");
  if (many_dealt)
    say(count_of(dealt, "card") + (home == 0 ? " are dealt" : " are laid, " + std::to_string(home)) +
        (home == 0   ? ""
         : home == 1 ? " goes home"
                     : " go home"));
  if (!parts.empty()) say(std::string{heading} + joined(parts));
}

std::vector<std::string> Teller::each(std::span<const Edit> edits) {
  std::vector<std::string> told;
  for (const Edit& edit : edits) {
    if (auto words = happens(edit); !words.empty()) told.push_back(sentence(std::move(words)));
    apply(table_, edit);
  }
  return told;
}

void Teller::left_behind(Pile from, std::span<const Edit> edits) {
  const bool supplied =
      std::ranges::any_of(edits, [&](const Edit& e) { return e.kind != Edit::set && e.b == from; });
  if (is(from, Role::hand) || is(from, Role::turned) || is_home(info_, from) || supplied) return;
  const auto place = pile_words(info_, from);
  if (table_.size(from) == 0)
    say(place + (is(from, Role::talon) ? " is used up" : " is vacant now"));
  else if (shows(from))
    say(place + " now shows " + the(table_.top(from)));
}

void Teller::stock() {
  if (const auto turned = info_.pile_with(Role::turned); turned && table_.size(*turned) > 0)
    say("the card turned is " + the(table_.top(*turned)) + "; choose where it goes");
  if (const int left = in_hand(); left != hand_before_)
    say(left == 0 ? "the hand is out"
                  : count_of(left, "card") + (left == 1 ? " is" : " are") + " left in hand");
}

}  // namespace

std::string card_name(Card card) {
  if (card.none()) return "covered card";
  return rank_name(card) + " of " + std::string{suit_names[static_cast<std::size_t>(card.suit())]};
}

std::string count_of(int n, std::string_view noun) {
  return std::to_string(n) + " " + std::string{noun} + (n == 1 ? "" : "s");
}

std::string pile_words(const GameInfo& info, Pile pile) {
  const PileGroup& group = info.group_of(pile);
  const int place = pile - group.piles.first;
  if (!group.each.empty()) return std::string{group.each[static_cast<std::size_t>(place)]};
  const int in_a_row = std::max(group.in_a_row, 1);
  std::string text{group.words};
  const auto fill = [&](std::string_view mark, std::string_view words) {
    if (const auto at = text.find(mark); at != text.npos) text.replace(at, mark.size(), words);
  };
  fill("{name}", info.pile_names[pile]);
  fill("{suit}", suit_names[static_cast<std::size_t>(place * 4 / group.piles.count % 4)]);
  fill("{row}", std::to_string(place / in_a_row + 1));
  fill("{place}", std::to_string(place % in_a_row + 1));
  return text;
}

bool is_home(const GameInfo& info, Pile pile) { return is_home(info.role_of(pile)); }

bool brings_home(const GameInfo& info, Move move) {
  return move.act == Act::pair ||
         (move.act == Act::lay && is_home(info, move.to) && !is_home(info, move.from));
}

int cards_in_play(const State& state) { return state.total({0, max_piles}); }

int cards_home(const GameInfo& info, const State& state) {
  int sum = 0;
  for (int pile = 0; pile < info.piles(); ++pile)
    if (is_home(info, static_cast<Pile>(pile))) sum += state.size[static_cast<std::size_t>(pile)];
  return sum;
}

namespace {

/// Whether a card of the same face lies uppermost on another pile of these.
bool has_twin(Group piles, const State& state, Pile pile) {
  for (int i = 0; i < piles.count; ++i) {
    const Card other = state.top[piles[i]];
    if (piles[i] != pile && !other.none() && other.kind() == state.top[pile].kind()) return true;
  }
  return false;
}

/// The two cards of a pair; where another pair would read alike, each that has a twin beside it with its
/// place.
std::string pair_words(const AnyGame& game, const State& state, Move pair) {
  const auto kinds = [&](Move move) {
    return std::minmax({state.top[move.from].kind(), state.top[move.to].kind()});
  };
  MoveList moves;
  game.moves(state, moves);
  const bool alike = std::ranges::any_of(moves, [&](Move other) {
    return other.act == Act::pair && other != pair && kinds(other) == kinds(pair);
  });
  const auto one = [&](Pile pile) {
    const auto words = the(state.top[pile]);
    return alike && has_twin(game.info->group_of(pile).piles, state, pile)
               ? words + " in " + pile_words(*game.info, pile)
               : words;
  };
  return one(pair.from) + " and " + one(pair.to);
}

}  // namespace

std::string move_words(const AnyGame& game, const State& state, Move move) {
  const GameInfo& info = *game.info;
  const auto place = [&](Pile pile) { return pile_words(info, pile); };
  switch (move.act) {
    case Act::deal: return std::string{info.acts.deal};
    case Act::turn: return std::string{info.acts.turn};
    case Act::refill: return std::string{info.acts.refill};
    case Act::redeal: return std::string{info.acts.redeal};
    case Act::pair: return pair_words(game, state, move) + " out";
    case Act::exchange:
      return the(state.top[move.from]) + " in " + place(move.from) + " against " + the(state.top[move.to]) +
             " in " + place(move.to);
    case Act::lay: break;
  }
  const Card on = state.top[move.to];
  const bool from_hand = info.role_of(move.from) == Role::hand;
  const auto what = from_hand && game.shown(state, move.from) == 0 ? "the next card in hand, unseen"
                    : from_hand ? "the next card in hand, " + the(state.top[move.from]) + ","
                    : move.count > 1 && !is_home(info, move.to)
                        ? "the last " + count_of(move.count, "card") + " of " + place(move.from)
                        : the(last_of(state, move.from, move.count));
  return what + " to " + place(move.to) + (is_home(info, move.to) || on.none() ? "" : ", on " + the(on));
}

std::string tell_move(const AnyGame& game, const State& before, Move move, std::span<const Edit> edits) {
  Teller teller{game, before};
  const auto followed = teller.own_part(move, edits);
  teller.rest(followed, move.act == Act::lay ? "by itself: " : "");
  if (move.act == Act::lay) teller.left_behind(move.from, followed);
  teller.stock();
  return teller.text();
}

std::string tell_opening(const AnyGame& game, const State& before, std::span<const Edit> edits) {
  Teller teller{game, before};
  teller.rest(edits, "in the deal, by itself: ");
  teller.stock();
  return teller.text();
}

std::vector<std::string> tell_each(const AnyGame& game, const State& before, std::span<const Edit> edits) {
  return Teller{game, before}.each(edits);
}

std::string tell_refusal(const GameInfo& info, Why why, const Options& options) {
  return refusal(info, why, options) + ".";
}

}  // namespace longwood
