#include "session/position_words.hpp"

#include <algorithm>
#include <array>

#include "core/counters.hpp"
#include "core/view.hpp"
#include "session/dead_end.hpp"
#include "session/gesture.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

std::string act_words(const Speaker& say, const AnyGame& game, const State& state, Act act) {
  if (act == Act::turn && game.info->acts.turn == ActWords{}.turn)
    return say.sentence("Nothing can be played; turn the next card.");
  if (act == Act::redeal && !game.info->acts.turned.empty())
    return say.count_sentence("Nothing more can be played; {act} ({n} turn left).",
                              "Nothing more can be played; {act} ({n} turns left).", game.redeals_left(state),
                              act_text(*game.info, act));
  if (act == Act::redeal && game.redeals_left(state) >= 0)
    return say.count_sentence(
        "Nothing more can be played; the cards may be taken up and dealt again ({n} re-deal left).",
        "Nothing more can be played; the cards may be taken up and dealt again ({n} re-deals left).",
        game.redeals_left(state));
  return say.sentence("Nothing can be played; {act}.", act_text(*game.info, act));
}

std::string pairs_can_go(const Speaker& say, int pairs) {
  return say.count_sentence("{n.word} pair can go out.", "{n.word} pairs can go out.", pairs);
}

/// What cards can go home, or how many moves can be made.
std::string plays_words(const Speaker& say, const State& state, const MoveList& moves, int plays) {
  std::array<bool, max_piles> going{};
  for (const Move move : moves)
    if (brings_home(say.info(), move)) going[move.from] = true;
  const auto home = static_cast<int>(std::ranges::count(going, true));
  if (home == 1) {
    const auto from = static_cast<Pile>(std::ranges::find(going, true) - going.begin());
    return say.sentence("{card} can go home; {moves}.", state.top[from],
                        say.count("{n} move can be made", "{n} moves can be made", plays));
  }
  return home > 0 ? say.count_sentence("{n.word} card can go home.", "{n.word} cards can go home.", home)
                  : say.count_sentence("{n.word} move can be made.", "{n.word} moves can be made.", plays);
}

Text remark_text(std::string_view english) { return {english, "remark"}; }

/// The possible plays, in a game that is not over.
std::string possible(const Speaker& say, const AnyGame& game, const State& state, const MoveList& moves) {
  const auto count = [&](auto which) { return static_cast<int>(std::ranges::count_if(moves, which)); };
  const int plays = count(names_piles);
  if (plays == 0) return act_words(say, game, state, moves[0].act);
  const int pairs = count([](Move move) { return move.act == Act::pair; });
  if (const auto situation = game.situation(state); situation.urgent)
    return say.sentence("{clause}.", remark_text(situation.text)) +
           (pairs > 0 ? " " + pairs_can_go(say, pairs) : "");
  if (plays == 1) {
    const auto made = move_words(say, game, state, *std::ranges::find_if(moves, names_piles));
    const auto* const other = std::ranges::find_if_not(moves, names_piles);
    return other == moves.end() ? say.sentence("One move can be made: {move}.", made)
                                : say.sentence("One move can be made: {move}; or {act}.", made,
                                               act_text(*game.info, other->act));
  }
  return pairs > 0 ? pairs_can_go(say, pairs) : plays_words(say, state, moves, plays);
}

bool seen(const AnyGame& game, const State& state, Pile pile, int depth) {
  return depth < game.shown(state, pile);
}

/// "Column 3: seven of clubs, 4 cards beneath."
std::string pile_line(const Speaker& say, const AnyGame& game, const State& state, Pile pile) {
  const int size = state.size[pile];
  const PileArgument at{pile};
  if (size == 0)
    return game.info->role_of(pile) == Role::out ? say.sentence("{pile}: none yet.", at)
                                                 : say.sentence("{pile}: vacant.", at);
  if (!seen(game, state, pile, 0))
    return say.sentence("{pile}: {cards}.", at, say.count("{n} covered card", "{n} covered cards", size));
  if (size == 1) return say.sentence("{pile}: {card.bare}.", at, state.top[pile]);
  return say.sentence("{pile}: {card.bare}, {beneath}.", at, state.top[pile],
                      say.count("{n} card beneath", "{n} cards beneath", size - 1));
}

/// Where one card lies.
std::string place_of(const Speaker& say, const AnyGame& game, const State& state, Pile pile, int depth) {
  const PileArgument at{pile};
  if (is_home(*game.info, pile)) return say.phrase("home, in {pile}", at);
  if (state.size[pile] == 1) return say.phrase("alone in {pile}", at);
  if (depth == 0) return say.phrase("exposed in {pile}", at);
  return say.phrase("in {pile}, beneath {cards}", at, say.count("{n} card", "{n} cards", depth));
}

/// The refusal by which the deal is held up by cards which must be played first; nothing if it is not.
std::optional<Why> held_up_by(const AnyGame& game, const State& state, const MoveList& moves) {
  const GameInfo& info = *game.info;
  const auto hand = info.pile_with(Role::hand);
  if (!hand || state.size[*hand] == 0 || moves[0].act != Act::lay) return {};
  const auto act = hand_act(game, state);
  if (act || !std::ranges::all_of(moves, [&](Move move) { return brings_home(info, move); })) return {};
  return act.error();
}

std::string stuck_reason(const Speaker& say, const Reason& reason, RuleNumber number) {
  return reason.sentence == 0 || number == RuleNumber::beside
             ? say.word(reason_text(reason))
             : say.phrase("{reason} (rule {n})", reason_text(reason), int{reason.sentence});
}

}  // namespace

std::vector<std::string> remarks_on(const Speaker& say, const AnyGame& game, const State& state) {
  std::vector<std::string> remarks;
  const auto add = [&](std::string_view text) { remarks.push_back(say.word(remark_text(text))); };
  for (const Remark& remark : game.info->remarks)
    if (state.counter[remark.counter] == remark.value) add(remark.text);
  if (const auto situation = game.situation(state); !situation.text.empty()) add(situation.text);
  if (const auto won = counters_won(game, state)) remarks.push_back(counters_words(say, *won));
  return remarks;
}

std::vector<std::string> remarks_besides(const Speaker& say, const AnyGame& game, const State& state,
                                         const Saying& said) {
  auto remarks = remarks_on(say, game, state);
  std::erase_if(remarks, [&](const std::string& remark) { return said.text.starts_with(remark); });
  return remarks;
}

std::optional<Pile> next_place(const GameInfo& info, const State& state) {
  const auto hand = info.pile_with(Role::hand);
  if (info.next.group.count == 0 || !hand || state.size[*hand] == 0) return {};
  return info.next.group[state.counter[info.next.counter]];
}

std::string hand_words(const Speaker& say, const AnyGame& game, const State& state, Pile hand) {
  const int size = state.size[hand];
  if (size == 0) return is_a_stock(game, state) ? say.sentence("the hand is out.") : "";
  if (game.shown(state, hand) > 0)
    return say.count_sentence("{n} in hand, the next {card}.", "{n} in hand, the next {card}.", size,
                              state.top[hand]);
  return say.count_sentence("{n} in hand.", "{n} in hand.", size);
}

std::string redeals_words(const Speaker& say, const AnyGame& game, const State& state) {
  const int left = game.redeals_left(state);
  if (left < 0) return {};
  if (!game.info->acts.turned.empty())
    return left == 0 ? say.sentence("no turn left.")
                     : say.count_sentence("{n} turn left.", "{n} turns left.", left);
  return left == 0 ? say.sentence("no re-deal left.")
                   : say.count_sentence("{n} re-deal left.", "{n} re-deals left.", left);
}

std::string home_words(const Speaker& say, const State& state) {
  return say.count_sentence("{home} of {all} home.", "{home} of {all} home.", cards_home(say.info(), state),
                            cards_to_bring_home(say.info(), state));
}

std::string counters_words(const Speaker& say, int won) {
  if (won < 0) return say.count("{n} counter lost", "{n} counters lost", -won);
  return say.count("{n} counter won", "{n} counters won", won);
}

std::string dead_end_words(const Speaker& say, const AnyGame& game, const State& state, const Known& known) {
  return nothing_comes_home(game, state, known)
             ? say.sentence("The game is lost: no move that is left brings another card home, now or later.")
             : "";
}

Saying say_of(const Speaker& say, const AnyGame& game, const State& state, const Known& known) {
  const int home = cards_home(say.info(), state), all = cards_to_bring_home(say.info(), state);
  if (game.won(state))
    return {say.count_sentence("The game is won: all {n} cards are home.",
                               "The game is won: all {n} cards are home.", all)};
  MoveList moves;
  game.moves(state, moves);
  if (moves.empty())
    return {say.count_sentence("No moves are left; {home} of {all} cards is home.",
                               "No moves are left; {home} of {all} cards are home.", home, all)};
  if (const auto why = held_up_by(game, state, moves)) {
    const Reason& reason = say.info().reason(*why, state.option);
    if (moves.size() == 1)
      return {say.sentence("{reason}: {move}.", reason_text(reason), move_words(say, game, state, moves[0])),
              reason.sentence};
    const auto choose = say.count("choose one of {n} play", "choose one of {n} plays", moves.size());
    return {say.sentence("{reason}; {choose}.", reason_text(reason), choose), reason.sentence};
  }
  if (const auto lost = dead_end_words(say, game, state, known); !lost.empty()) return {lost, 0, true};
  return {possible(say, game, state, moves)};
}

std::string tell_stuck(const Speaker& say, const AnyGame& game, const State& state, int from, int count,
                       std::span<const Why> reasons, RuleNumber number) {
  const GameInfo& info = *game.info;
  if (reasons.size() == 1 || from < 0 || from >= info.piles() ||
      !seen(game, state, static_cast<Pile>(from), 0))
    return tell_refusal(say, reasons.front(), state.option, number);
  // two of them tell enough
  const auto why =
      say.phrase("{reason}; {other}", stuck_reason(say, info.reason(reasons[0], state.option), number),
                 stuck_reason(say, info.reason(reasons[1], state.option), RuleNumber::told));
  return count == 1 ? say.sentence("Nothing can be done with {card} now: {reasons}.",
                                   state.top[static_cast<Pile>(from)], why)
                    : say.sentence("Nothing can be done with these cards now: {reasons}.", why);
}

std::string opening_words(const Speaker& say, const Session& session) {
  auto told = tell_opening(say, session.game(), session.before(), session.edits());
  if (!told.empty() || session.deal().board) return told;
  const GameInfo& info = session.info();
  const State& state = session.state();
  const auto hand = info.pile_with(Role::hand);
  const int left = hand ? state.size[*hand] : 0;
  const int home = cards_home(info, state);
  const int dealt = cards_in_play(state) - home - left;
  auto text = say.count_sentence("{n} card is dealt.", "{n} cards are dealt.", dealt);
  if (home > 0) text += " " + home_words(say, state);
  if (left > 0)
    text += " " + say.count_sentence("{n} card is left in hand.", "{n} cards are left in hand.", left);
  return text;
}

std::string tell_position(const Speaker& say, const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  std::string text;
  const auto add = [&](const std::string& sentence) {
    if (!sentence.empty()) (text += text.empty() ? "" : " ") += sentence;
  };
  add(say.sentence("{game}.", title_text(info)));
  const auto is_there = [&](Pile pile) { return info.has_pile(pile, state.option); };
  if (const auto hand = info.pile_with(Role::hand); hand && is_there(*hand))
    add(hand_words(say, game, state, *hand));
  add(redeals_words(say, game, state));
  add(home_words(say, state));
  const auto said = say_of(say, game, state);
  for (const auto& remark : remarks_besides(say, game, state, said)) add(say.sentence("{clause}.", remark));
  if (const auto next = next_place(info, state))
    add(say.sentence("the next card falls to {pile}.", PileArgument{*next}));
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const Role role = info.role_of(pile);
    const bool quiet = role == Role::turned || role == Role::held;
    if (role == Role::hand || (quiet && state.size[pile] == 0) || !is_there(pile)) continue;
    add(pile_line(say, game, state, pile));
  }
  return text + " " + said.text;
}

std::string tell_where(const Speaker& say, const AnyGame& game, const State& state, const Known& known,
                       Card face) {
  const GameInfo& info = *game.info;
  std::vector<std::string> places;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    Card card = state.top[pile];
    for (int depth = 0; depth < state.size[pile]; ++depth, card = state.under[card.id])
      if (card.kind() == face.kind() && known[card.id])
        places.push_back(place_of(say, game, state, pile, depth));
  }
  const bool one_pack = info.packs.count == 1;
  if (places.empty())
    return one_pack ? say.sentence("{card} has not been seen yet.", face)
                    : say.sentence("{card}: neither has been seen yet.", face);
  if (one_pack) return say.sentence("{card} is {where}.", face, places[0]);
  if (places.size() == 1)
    return say.sentence("{card}: one is {where}, the other has not been seen yet.", face, places[0]);
  return say.sentence("{card}: one is {where}, the other {there}.", face, places[0], places[1]);
}

}  // namespace longwood
