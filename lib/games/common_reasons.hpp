#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/why.hpp"

/// The words of refusals which games say alike; a game names the sentence on which each rests.
namespace longwood::facts {

inline constexpr auto common_reasons = std::to_array<Reason>({
    {Why::nothing_there, "nothing_there", 0, "there is no card there"},
    {Why::same_place, "same_place", 0, "a card is not laid on its own place"},
    {Why::not_that_way, "not_that_way", 0, "no rule leads from the one place to the other"},
    {Why::wrong_suit, "wrong_suit", 0, "a marriage is made in one suit"},
    {Why::not_next, "not_next", 0, "the two cards are not next to one another in value"},
    {Why::corner, "corner", 0, "king and ace do not join"},
    {Why::family_rises, "family_rises", 0, "this family takes only the next higher card of its suit"},
    {Why::family_falls, "family_falls", 0, "this family takes only the next lower card of its suit"},
    {Why::space_stays_empty, "space_stays_empty", 0, "an empty place stays empty"},
    {Why::place_is_taken, "place_is_taken", 0, "a place for one card holds one"},
    {Why::one_card_at_a_time, "one_card_at_a_time", 0, "only one card is moved at a time"},
    {Why::not_a_run, "not_a_run", 0, "these cards are not a sequence of one suit"},
    {Why::families_are_final, "families_are_final", 0, "what lies on a family stays there"},
    {Why::hand_not_available, "hand_not_available", 0, "the cards in hand are only dealt"},
    {Why::hand_is_out, "hand_is_out", 0, "the hand is out"},
    {Why::still_in_hand, "still_in_hand", 0, "the cards are taken up only when the hand is out"},
    {Why::no_redeal_left, "no_redeal_left", 0, "there is no re-deal"},
    {Why::nothing_to_gather, "nothing_to_gather", 0, "no cards are left to gather"},
    {Why::must_play_first, "must_play_first", 0,
     "the card just turned suits a family and must be played first"},
});

/// The reason in its usual words, resting on this sentence; or in words of the game's own.
consteval Reason said(Why why, std::uint8_t sentence, std::string_view words = {}) {
  Reason reason = *std::ranges::find(common_reasons, why, &Reason::why);
  reason.sentence = sentence;
  if (!words.empty()) reason.words = words;
  return reason;
}

/// What a game says of a move which it does not know at all.
consteval Reason no_such_move(std::string_view words) {
  return {Why::no_such_move, "no_such_move", 0, words};
}

}  // namespace longwood::facts
