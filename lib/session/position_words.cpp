#include "session/position_words.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "core/view.hpp"
#include "session/gesture.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

/// "Seven moves", "13 moves", "One move".
std::string number_of(int n, std::string_view noun) {
  constexpr auto words =
      std::to_array<std::string_view>({"No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight",
                                       "Nine", "Ten", "Eleven", "Twelve"});
  const auto i = static_cast<std::size_t>(n);
  return (i < words.size() ? std::string{words[i]} : std::to_string(n)) + " " + std::string{noun} +
         (n == 1 ? "" : "s");
}

std::string act_words(const AnyGame& game, const State& state, Act act) {
  switch (act) {
    case Act::turn: return "Nothing can be played; turn the next card";
    case Act::refill: return "Nothing can be played; " + std::string{game.info->acts.refill};
    case Act::redeal:
      return "Nothing more can be played; the cards may be taken up and dealt again (" +
             count_of(game.redeals_left(state), "re-deal") + " left)";
    default: return "Nothing can be played; " + std::string{game.info->acts.deal};
  }
}

/// What can be played, in a game which goes on.
Saying possible(const AnyGame& game, const State& state, const MoveList& moves) {
  const GameInfo& info = *game.info;
  const auto count = [&](auto which) { return static_cast<int>(std::ranges::count_if(moves, which)); };
  const int plays = count(names_piles);
  if (plays == 0) return {act_words(game, state, moves[0].act) + "."};
  const int pairs = count([](Move move) { return move.act == Act::pair; });
  if (const auto situation = game.situation(state); situation.urgent)
    return {std::string{situation.text} + "." +
            (pairs > 0 ? " " + number_of(pairs, "pair") + " can go out." : "")};
  if (plays == 1) {
    const Move only = *std::ranges::find_if(moves, names_piles);
    return {"One move can be made: " + move_words(game, state, only) + "."};
  }
  if (pairs > 0) return {number_of(pairs, "pair") + " can go out."};
  std::array<bool, max_piles> going{};
  for (const Move move : moves)
    if (brings_home(info, move)) going[move.from] = true;
  const auto home = static_cast<int>(std::ranges::count(going, true));
  if (home == 1) {
    const auto from = static_cast<Pile>(std::ranges::find(going, true) - going.begin());
    return {"The " + card_name(state.top[from]) + " can go home; " + std::to_string(plays) +
            " moves can be made."};
  }
  return {number_of(home > 0 ? home : plays, home > 0 ? "card" : "move") +
          (home > 0 ? " can go home." : " can be made.")};
}

bool seen(const AnyGame& game, const State& state, Pile pile, int depth) {
  return depth < game.shown(state, pile);
}

/// "column 3: the seven of clubs on 4 cards".
std::string pile_line(const AnyGame& game, const State& state, Pile pile) {
  const int size = state.size[pile];
  auto text = pile_words(*game.info, pile) + ": ";
  if (size == 0) return text + (game.info->role_of(pile) == Role::out ? "none yet" : "vacant");
  if (!seen(game, state, pile, 0)) return text + count_of(size, "covered card");
  text += card_name(state.top[pile]);
  return size == 1 ? text : text + ", " + count_of(size - 1, "card") + " beneath";
}

/// Where one card lies.
std::string place_of(const AnyGame& game, const State& state, Pile pile, int depth) {
  const auto place = pile_words(*game.info, pile);
  const int size = state.size[pile];
  if (is_home(*game.info, pile)) return "home, in " + place;
  if (size == 1) return "alone in " + place;
  if (depth == 0) return "exposed in " + place;
  return "in " + place + ", beneath " + count_of(depth, "card");
}

}  // namespace

std::vector<std::string_view> remarks_on(const AnyGame& game, const State& state) {
  std::vector<std::string_view> remarks;
  for (const Remark& remark : game.info->remarks)
    if (state.counter[remark.counter] == remark.value) remarks.push_back(remark.text);
  if (const auto situation = game.situation(state); !situation.text.empty())
    remarks.push_back(situation.text);
  return remarks;
}

std::optional<Pile> next_place(const GameInfo& info, const State& state) {
  const auto hand = info.pile_with(Role::hand);
  if (info.next.group.count == 0 || !hand || state.size[*hand] == 0) return {};
  return info.next.group[state.counter[info.next.counter]];
}

std::string hand_words(const AnyGame& game, const State& state, Pile hand) {
  if (state.size[hand] == 0) return "The hand is out";
  auto text = std::to_string(state.size[hand]) + " in hand";
  if (game.shown(state, hand) > 0) text += ", the next the " + card_name(state.top[hand]);
  return text;
}

std::string redeals_words(const AnyGame& game, const State& state) {
  const int left = game.redeals_left(state);
  if (left < 0) return {};
  return left == 0 ? "No re-deal left" : count_of(left, "re-deal") + " left";
}

Saying say_of(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  const int home = cards_home(info, state), all = cards_in_play(state);
  if (game.won(state)) return {"The game is won: all " + std::to_string(all) + " cards are home."};
  MoveList moves;
  game.moves(state, moves);
  if (moves.empty())
    return {"Nothing more can be done; " + std::to_string(home) + " of " + std::to_string(all) +
            " cards are home."};
  // the deal is held up by cards which must be played first
  if (const auto hand = info.pile_with(Role::hand); hand && state.size[*hand] > 0 && moves[0].act == Act::lay)
    if (const auto act = hand_act(game, state);
        !act && std::ranges::all_of(moves, [&](Move move) { return brings_home(info, move); }))
      return {capitalised(std::string{info.reason(act.error(), state.option).words}) + "; choose one of " +
                  count_of(moves.size(), "play") + ".",
              info.reason(act.error(), state.option).sentence};
  return possible(game, state, moves);
}

std::string tell_stuck(const AnyGame& game, const State& state, int from, int count,
                       std::span<const Why> reasons) {
  constexpr std::size_t most = 2;
  const GameInfo& info = *game.info;
  if (reasons.size() == 1 || from < 0 || from >= info.piles() ||
      !seen(game, state, static_cast<Pile>(from), 0))
    return tell_refusal(info, reasons.front(), state.option);
  auto text =
      "Nothing can be done with " +
      (count == 1 ? "the " + card_name(state.top[static_cast<Pile>(from)]) : std::string{"these cards"}) +
      " now: ";
  for (std::size_t i = 0; i < std::min(most, reasons.size()); ++i) {
    const Reason& reason = info.reason(reasons[i], state.option);
    (text += i == 0 ? "" : "; ") += reason.words;
    if (reason.sentence != 0) text += " (rule " + std::to_string(reason.sentence) + ")";
  }
  return text + ".";
}

std::string tell_position(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  std::string text;
  const auto say = [&](const std::string& words) {
    if (!words.empty()) (text += text.empty() ? "" : " ") += capitalised(words) + ".";
  };
  say(std::string{info.title});
  if (const auto hand = info.pile_with(Role::hand)) say(hand_words(game, state, *hand));
  say(redeals_words(game, state));
  say(std::to_string(cards_home(info, state)) + " of " + std::to_string(cards_in_play(state)) + " home");
  const auto said = say_of(game, state).text;
  for (const auto remark : remarks_on(game, state))
    if (!said.starts_with(remark)) say(std::string{remark});
  if (const auto next = next_place(info, state)) say("the next card falls to " + pile_words(info, *next));
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    const Role role = info.role_of(pile);
    const bool quiet = role == Role::turned || role == Role::held;
    if (role == Role::hand || (quiet && state.size[pile] == 0)) continue;
    say(pile_line(game, state, pile));
  }
  return text + " " + said;
}

std::string tell_where(const AnyGame& game, const State& state, const Known& known, Card face) {
  const GameInfo& info = *game.info;
  const auto name = "the " + card_name(face);
  std::vector<std::string> places;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    Card card = state.top[pile];
    for (int depth = 0; depth < state.size[pile]; ++depth, card = state.under[card.id])
      if (card.kind() == face.kind() && known[card.id]) places.push_back(place_of(game, state, pile, depth));
  }
  const int all = info.packs.count, hidden = all - static_cast<int>(places.size());
  if (hidden == all)
    return capitalised(name) + (all == 1 ? " has not been seen." : ": neither has been seen.");
  auto text = capitalised(name) + (all == 1 ? " is " : ": one is ") + places[0];
  if (places.size() > 1) text += ", the other " + places[1];
  return text + (hidden > 0 ? ", the other has not been seen." : ".");
}

}  // namespace longwood
