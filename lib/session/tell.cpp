#include "session/tell.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "session/edits.hpp"

namespace longwood {
namespace {

/// The n-th card of a pile from its exposed one.
Card last_of(const State& state, Pile pile, int n) {
  Card card = state.top[pile];
  while (--n > 0) card = state.under[card.id];
  return card;
}

/// The words before everything that follows automatically from a move.
enum class Heading : std::uint8_t { none, by_itself, in_the_deal };

/// Follows the edits of a move and puts them into words.
class Teller {
 public:
  Teller(const Speaker& say, const AnyGame& game, const State& before)
      : say_{say},
        game_{game},
        info_{*game.info},
        table_{game.info->classes, before},
        hand_before_{in_hand()} {}

  /// What the player did; it consists of the first edits, which are passed over.
  std::span<const Edit> own_part(Move move, std::span<const Edit> edits);
  /// Everything that happens in these edits.
  void rest(std::span<const Edit> edits, Heading heading);
  /// The same, each edit separately.
  std::vector<std::string> each(std::span<const Edit> edits);
  /// What the place looks like from which cards went.
  void left_behind(Pile from, std::span<const Edit> edits);
  /// The card which waits for a choice, and what is left in hand.
  void stock();
  [[nodiscard]] std::string text() const { return text_; }

 private:
  void add(const std::string& sentence) { (text_ += text_.empty() ? "" : " ") += sentence; }
  /// What a move brings about with many cards: they are taken up, shuffled and dealt, in this order.
  void add_numbers(int gathered, bool shuffled, int dealt, int home);
  [[nodiscard]] bool is(Pile pile, Role role) const { return info_.role_of(pile) == role; }
  [[nodiscard]] bool deals(const Edit& edit) const;
  [[nodiscard]] bool goes_home(const Edit& edit) const {
    return edit.kind == Edit::shift && is_home(info_, edit.b) && !is(edit.b, Role::out);
  }
  [[nodiscard]] int in_hand() const;
  [[nodiscard]] bool shows(Pile pile) const { return game_.shown(table_.state(), pile) > 0; }
  [[nodiscard]] std::string lay(Pile from, Pile to, int count) const;
  [[nodiscard]] std::string lay_in_the_table(Pile from, Pile to, int count) const;
  [[nodiscard]] std::string happens(const Edit& edit) const;
  [[nodiscard]] std::string comes(const Edit& edit) const;
  [[nodiscard]] std::string takes(Pile family, const std::vector<Card>& cards) const;
  [[nodiscard]] std::string clauses(const std::vector<std::string>& parts) const;

  const Speaker& say_;
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
  const Card top = table_.top(from);
  const PileArgument pile{to};
  if (is(from, Role::hand))
    return shows(from)
               ? say_.sentence("{card} goes from the hand to {pile}.", top, pile)
               : say_.sentence("the next card in hand goes, unseen, to {pile}: it is {card}.", pile, top);
  if (is_home(info_, from)) return say_.sentence("{card} passes to {pile}.", top, pile);
  if (is(to, Role::held)) return say_.sentence("{card} is held in {pile}.", top, pile);
  if (is_home(info_, to))
    return say_.sentence("{card} is played to {pile}.", last_of(table_.state(), from, count), pile);
  return lay_in_the_table(from, to, count);
}

std::string Teller::lay_in_the_table(Pile from, Pile to, int count) const {
  const Card top = table_.top(from), on = table_.top(to);
  const PileArgument pile{to};
  if (count == 1)
    return on.none() ? say_.sentence("{card} goes to {pile}, which was vacant.", top, pile)
                     : say_.sentence("{card} goes to {pile}, on {on}.", top, pile, on);
  const Card deepest = last_of(table_.state(), from, count);
  return on.none()
             ? say_.count_sentence("{n} card, {first.bare} to {last.bare}, goes to {pile}, which was vacant.",
                                   "{n} cards, {first.bare} to {last.bare}, go to {pile}, which was vacant.",
                                   count, deepest, top, pile)
             : say_.count_sentence("{n} card, {first.bare} to {last.bare}, goes to {pile}, on {on}.",
                                   "{n} cards, {first.bare} to {last.bare}, go to {pile}, on {on}.", count,
                                   deepest, top, pile, on);
}

/// What comes to a place from the hand: card by card if it may be seen, or their number.
std::string Teller::comes(const Edit& edit) const {
  const Card top = edit.kind == Edit::shift ? table_.top(edit.a) : last_of(table_.state(), edit.a, edit.n);
  const PileArgument pile{edit.b};
  if (edit.n == 1)
    return is(edit.b, Role::talon) ? say_.phrase("{card} is turned onto {pile}", top, pile)
                                   : say_.phrase("{card} is dealt to {pile}", top, pile);
  return say_.count("{n} card is dealt to {pile}, with {card} uppermost",
                    "{n} cards are dealt to {pile}, with {card} uppermost", edit.n, pile, top);
}

std::string Teller::happens(const Edit& edit) const {
  switch (edit.kind) {
    case Edit::shift:
    case Edit::pour: {
      const Card top = table_.top(edit.a);
      if (is(edit.b, Role::hand) || is(edit.b, Role::turned)) return {};
      if (deals(edit)) return comes(edit);
      if (is(edit.b, Role::out)) return say_.phrase("{card} goes out", top);
      if (is_home(info_, edit.b) && !is(edit.a, Role::held))
        return say_.phrase("{card} is played to {pile}", top, PileArgument{edit.b});
      return say_.phrase("{card} passes from {from} to {to}", top, PileArgument{edit.a},
                         PileArgument{edit.b});
    }
    case Edit::swap:
      return say_.phrase("{card} in {place} and {other} in {there} change places", table_.top(edit.a),
                         PileArgument{edit.a}, table_.top(edit.b), PileArgument{edit.b});
    case Edit::shuffle: return say_.phrase("the cards are shuffled");
    case Edit::set: return {};
  }
  return {};
}

/// A family takes one card after another: the first and the last tell all.
std::string Teller::takes(Pile family, const std::vector<Card>& cards) const {
  const PileArgument pile{family};
  if (cards.size() == 1) return say_.phrase("{card} is played to {pile}", cards[0], pile);
  return cards.size() == 2
             ? say_.phrase("{pile} takes {first.rank} and {last}", pile, cards.front(), cards.back())
             : say_.phrase("{pile} takes {first.rank} to {last}", pile, cards.front(), cards.back());
}

std::string Teller::clauses(const std::vector<std::string>& parts) const {
  std::string list;
  for (const std::string& part : parts)
    list = list.empty() ? part : say_.phrase("{clauses}; {clause}", list, part);
  return list;
}

std::span<const Edit> Teller::own_part(Move move, std::span<const Edit> edits) {
  if (move.act == Act::lay && !edits.empty()) {
    // a card that was held between two families goes before the one that continues it
    if (edits.front().a != move.from) {
      add(say_.sentence("{clause}.", happens(edits.front())));
      apply(table_, edits.front());
      edits = edits.subspan(1);
    }
    add(lay(move.from, move.to, move.count));
    // a card with others below it is played alone: they are set aside and put back
    const std::size_t own = is_home(info_, move.to) && move.count > 1 ? 3 : 1;
    for (const Edit& edit : edits.first(own)) apply(table_, edit);
    return edits.subspan(own);
  }
  if (move.act == Act::pair)
    add(say_.sentence("{one} and {other} go out.", table_.top(move.from), table_.top(move.to)));
  if (move.act == Act::redeal && !info_.acts.turned.empty()) {
    add(say_.sentence("{clause}.", Text{info_.acts.turned, "act"}));
    for (const Edit& edit : edits) apply(table_, edit);
    return {};
  }
  return edits;
}

void Teller::add_numbers(int gathered, bool shuffled, int dealt, int home) {
  if (gathered > 0) add(say_.count_sentence("{n} card is taken up.", "{n} cards are taken up.", gathered));
  if (shuffled) add(say_.sentence("{clause}.", say_.phrase("the cards are shuffled")));
  if (dealt > 0 && home == 0) add(say_.count_sentence("{n} card is dealt.", "{n} cards are dealt.", dealt));
  if (dealt > 0 && home > 0)
    add(say_.sentence("{laid}, {gone}.", say_.count("{n} card is laid", "{n} cards are laid", dealt),
                      say_.count("{n} goes home", "{n} go home", home)));
}

void Teller::rest(std::span<const Edit> edits, Heading heading) {
  constexpr int told_one_by_one = 4;
  const auto count = [&](auto which) { return std::ranges::count_if(edits, which); };
  const bool many_dealt = count([&](const Edit& e) { return deals(e); }) > told_one_by_one;
  const bool many_played = count([&](const Edit& e) { return goes_home(e); }) > told_one_by_one;
  int gathered = 0, dealt = 0, home = 0;
  bool shuffled = false;
  std::array<std::vector<Card>, max_piles> played;
  std::vector<std::string> parts;
  for (const Edit& edit : edits) {
    const bool taken_up = (edit.kind == Edit::pour || edit.kind == Edit::shift) && is(edit.b, Role::hand);
    if (taken_up) gathered += edit.n;
    if (deals(edit)) dealt += edit.n;
    if (goes_home(edit) && !is_home(info_, edit.a)) home += edit.n;
    if (many_played && goes_home(edit))
      played[edit.b].push_back(table_.top(edit.a));
    else if (edit.kind == Edit::shuffle)
      shuffled = true;
    else if (const bool told = is(edit.b, Role::out) || (many_dealt && deals(edit));
             edit.kind == Edit::swap || !told)
      if (auto words = happens(edit); !words.empty()) parts.push_back(std::move(words));
    apply(table_, edit);
  }
  for (Pile pile = 0; pile < max_piles; ++pile)
    if (!played[pile].empty()) parts.push_back(takes(pile, played[pile]));
  add_numbers(gathered, shuffled, many_dealt ? dealt : 0, home);
  if (parts.empty()) return;
  const auto list = clauses(parts);
  add(heading == Heading::none        ? say_.sentence("{clause}.", list)
      : heading == Heading::by_itself ? say_.sentence("automatically: {clauses}.", list)
                                      : say_.sentence("during the deal, automatically: {clauses}.", list));
}

std::vector<std::string> Teller::each(std::span<const Edit> edits) {
  std::vector<std::string> told;
  for (const Edit& edit : edits) {
    if (auto words = happens(edit); !words.empty()) told.push_back(say_.sentence("{clause}.", words));
    apply(table_, edit);
  }
  return told;
}

void Teller::left_behind(Pile from, std::span<const Edit> edits) {
  const bool supplied =
      std::ranges::any_of(edits, [&](const Edit& e) { return e.kind != Edit::set && e.b == from; });
  if (is(from, Role::hand) || is(from, Role::turned) || is_home(info_, from) || supplied) return;
  const PileArgument pile{from};
  if (table_.size(from) == 0)
    add(is(from, Role::talon) ? say_.sentence("{pile} is used up.", pile)
                              : say_.sentence("{pile} is vacant now.", pile));
  else if (shows(from))
    add(say_.sentence("{pile} now shows {card}.", pile, table_.top(from)));
}

void Teller::stock() {
  if (const auto turned = info_.pile_with(Role::turned); turned && table_.size(*turned) > 0)
    add(say_.sentence("the card turned is {card}; choose where it goes.", table_.top(*turned)));
  if (const int left = in_hand(); left != hand_before_)
    add(left == 0 ? say_.sentence("the hand is out.")
                  : say_.count_sentence("{n} card is left in hand.", "{n} cards are left in hand.", left));
}

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
std::string pair_words(const Speaker& say, const AnyGame& game, const State& state, Move pair) {
  const auto kinds = [&](Move move) {
    return std::minmax({state.top[move.from].kind(), state.top[move.to].kind()});
  };
  MoveList moves;
  game.moves(state, moves);
  const bool alike = std::ranges::any_of(moves, [&](Move other) {
    return other.act == Act::pair && other != pair && kinds(other) == kinds(pair);
  });
  const auto one = [&](Pile pile) {
    return alike && has_twin(game.info->group_of(pile).piles, state, pile)
               ? say.phrase("{card} in {pile}", state.top[pile], PileArgument{pile})
               : say.phrase("{card}", state.top[pile]);
  };
  return say.phrase("{one} and {other} out", one(pair.from), one(pair.to));
}

/// A move that lays cards.
std::string lay_words(const Speaker& say, const AnyGame& game, const State& state, Move move) {
  const GameInfo& info = *game.info;
  const PileArgument from{move.from}, pile{move.to};
  const bool home = is_home(info, move.to);
  const Card on = state.top[move.to];
  const bool alone = home || on.none();
  if (info.role_of(move.from) == Role::hand) {
    const Card next = state.top[move.from];
    if (game.shown(state, move.from) == 0)
      return alone ? say.phrase("the next card in hand, unseen, to {pile}", pile)
                   : say.phrase("the next card in hand, unseen, to {pile}, on {on}", pile, on);
    return alone ? say.phrase("the next card in hand, {card}, to {pile}", next, pile)
                 : say.phrase("the next card in hand, {card}, to {pile}, on {on}", next, pile, on);
  }
  if (move.count > 1 && !home)
    return alone ? say.count("the last {n} card of {from} to {pile}",
                             "the last {n} cards of {from} to {pile}", move.count, from, pile)
                 : say.count("the last {n} card of {from} to {pile}, on {on}",
                             "the last {n} cards of {from} to {pile}, on {on}", move.count, from, pile, on);
  const Card card = last_of(state, move.from, move.count);
  return alone ? say.phrase("{card} to {pile}", card, pile)
               : say.phrase("{card} to {pile}, on {on}", card, pile, on);
}

}  // namespace

std::string count_of(int n, std::string_view noun) {
  return std::to_string(n) + " " + std::string{noun} + (n == 1 ? "" : "s");
}

std::string pile_words(const Speaker& say, Pile pile) { return say.phrase("{pile}", PileArgument{pile}); }

std::string moves_from_the_start(const Speaker& say, std::size_t moves) {
  return say.count_sentence("{n} move from the start.", "{n} moves from the start.", static_cast<int>(moves));
}

Text reason_text(const Reason& reason) { return {reason.words, "refusal"}; }

std::string source_words(const Speaker& say, std::string_view source, SourceParts wanted) {
  std::string words;
  for_each_part_of_source(source, [&](std::string_view part, bool is_place) {
    if (wanted == (is_place ? SourceParts::besides : SourceParts::places)) return;
    const auto said = is_place ? std::string{part} : say.word({part, "source"});
    words = words.empty() ? said : say.phrase("{clauses}; {clause}", words, said);
  });
  return words;
}

Text act_text(const GameInfo& info, Act act) {
  const ActWords& words = info.acts;
  return {act == Act::turn     ? words.turn
          : act == Act::refill ? words.refill
          : act == Act::redeal ? words.redeal
                               : words.deal,
          "act"};
}

bool is_home(const GameInfo& info, Pile pile) { return is_home(info.role_of(pile)); }

bool brings_home(const GameInfo& info, Move move) {
  return move.act == Act::pair ||
         (move.act == Act::lay && is_home(info, move.to) && !is_home(info, move.from));
}

int cards_in_play(const State& state) { return state.total({0, max_piles}); }

int cards_to_bring_home(const GameInfo& info, const State& state) {
  int sum = cards_in_play(state);
  std::array<Card, max_cards> cards;
  for (int pile = 0; info.column_base_rank != 0 && pile < info.piles(); ++pile) {
    const auto size = static_cast<std::size_t>(state.cards(static_cast<Pile>(pile), cards));
    sum -= static_cast<int>(
        std::ranges::count(std::span{cards}.first(size), info.column_base_rank, &Card::rank));
  }
  return sum;
}

int cards_home(const GameInfo& info, const State& state) {
  int sum = 0;
  for (int pile = 0; pile < info.piles(); ++pile)
    if (is_home(info, static_cast<Pile>(pile))) sum += state.size[static_cast<std::size_t>(pile)];
  return sum;
}

std::string move_words(const Speaker& say, const AnyGame& game, const State& state, Move move) {
  switch (move.act) {
    case Act::deal:
    case Act::turn:
    case Act::refill:
    case Act::redeal: return say.word(act_text(*game.info, move.act));
    case Act::pair: return pair_words(say, game, state, move);
    case Act::exchange:
      return say.phrase("{card} in {place} against {other} in {there}", state.top[move.from],
                        PileArgument{move.from}, state.top[move.to], PileArgument{move.to});
    case Act::lay: break;
  }
  return lay_words(say, game, state, move);
}

std::string tell_move(const Speaker& say, const AnyGame& game, const State& before, Move move,
                      std::span<const Edit> edits) {
  Teller teller{say, game, before};
  const auto followed = teller.own_part(move, edits);
  teller.rest(followed, move.act == Act::lay ? Heading::by_itself : Heading::none);
  if (move.act == Act::lay) teller.left_behind(move.from, followed);
  teller.stock();
  return teller.text();
}

std::string tell_opening(const Speaker& say, const AnyGame& game, const State& before,
                         std::span<const Edit> edits) {
  Teller teller{say, game, before};
  teller.rest(edits, Heading::in_the_deal);
  teller.stock();
  return teller.text();
}

std::vector<std::string> tell_each(const Speaker& say, const AnyGame& game, const State& before,
                                   std::span<const Edit> edits) {
  return Teller{say, game, before}.each(edits);
}

std::string tell_refusal(const Speaker& say, Why why, const Options& options, RuleNumber number) {
  const Reason& reason = say.info().reason(why, options);
  if (reason.sentence == 0 || number == RuleNumber::beside)
    return say.sentence("Not allowed: {reason}.", reason_text(reason));
  return say.sentence("Not allowed: {reason} ({game}, rule {n}).", reason_text(reason),
                      title_text(say.info()), int{reason.sentence});
}

}  // namespace longwood
