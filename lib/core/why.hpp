#pragma once

#include <cstdint>
#include <string_view>

namespace longwood {

/// Why a move is refused, one code per reason. Codes from `own` on belong to the game that gives them.
enum class Why : std::uint8_t {
  ok,
  no_such_move,        ///< not a move of this game at all
  nothing_there,       ///< the place to move from is vacant
  same_place,          ///< from a pile to itself
  not_that_way,        ///< no rule allows a move from the one place to the other
  wrong_suit,          ///< a marriage is of one suit
  not_next,            ///< the suit is right for a marriage, the value is not next
  corner,              ///< king and ace do not join here
  family_rises,        ///< the family takes the next higher card of its suit, or its ace when empty
  family_falls,        ///< the family takes the next lower card of its suit, or its king when empty
  space_stays_empty,   ///< a vacancy is not filled by the player
  place_is_taken,      ///< a place for one card holds one
  one_card_at_a_time,  ///< more cards than may be moved together
  not_a_run,           ///< the cards moved together are not a sequence of the kind that the row allows
  families_are_final,  ///< what lies on a family stays there
  hand_not_available,  ///< cards in hand are only dealt
  hand_is_out,         ///< nothing is left to deal
  still_in_hand,       ///< there is no redeal until the hand is out
  no_redeal_left,
  nothing_to_gather,
  must_play_first,  ///< a forced play waits for the player's choice
  not_for_both,     ///< only a card that both families of its suit would take is held between them
  nothing_is_held,  ///< no card waits between the families of this suit
  whole_run_only,   ///< a sequence is moved as a whole, or not at all
  own = 32
};

/// The i-th reason of a game's own.
constexpr Why own_reason(int i) { return static_cast<Why>(static_cast<int>(Why::own) + i); }

/// A game's words for a refusal, and the number of the rule that is the reason.
struct Reason {
  Why why;
  std::string_view code;   ///< stable name for programs, e.g. "bottom_row_serves_aces"
  std::uint8_t sentence;   ///< number of the sentence, from 1; 0 for moves that are not of the game at all
  std::string_view words;  ///< what to tell the player, without a full stop
};

}  // namespace longwood
