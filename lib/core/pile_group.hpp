#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/state.hpp"

namespace longwood {

/// The role of the piles in a group. Texts, hints, keys and plain boards use it instead of comparing names.
enum class Role : std::uint8_t {
  family,   ///< built up or down to the end of the game; cards here are done with
  held,     ///< a card waits here between two families of its suit; done with
  out,      ///< where discarded cards go; done with
  court,    ///< a card that only decorates the table and takes none; done with
  tableau,  ///< piles that cards are laid on, or pairs taken from
  reserve,  ///< places of which each holds a card to play from
  turned,   ///< the card just turned, before it is laid; vacant most of the time
  talon,    ///< cards turned and not played, in one packet
  hand,     ///< cards still to be dealt
};

/// Piles of one kind under one name.
struct PileGroup {
  std::string_view name;  ///< "aces", "columns", "hand"; stable, for programs
  Group piles;
  Role role;
  /// Pattern for the names of its piles: {name} is the pile's name, {suit} the suit of its place among four,
  /// or among twice four if two of a suit are side by side, {row} and {place} its place if piles are in rows
  /// of `in_a_row`.
  std::string_view words = "{name}";
  int in_a_row = 0;
  /// The name of each pile, if there is no pattern.
  std::span<const std::string_view> each = {};
  /// Of `turned`: whether players lay every card that is turned, so that a board may have one. Otherwise a
  /// card lies there only while the deal has paused, which a board cannot say.
  bool laid_by_player = false;
};

/// Piles with face-down cards at the bottom; a counter for each pile has their number.
struct FaceDown {
  Group piles;
  std::uint8_t counter;  ///< of the first pile

  [[nodiscard]] constexpr std::uint8_t of(int pile) const {
    return static_cast<std::uint8_t>(counter + pile - piles.first);
  }
};

/// The role as a word for programs: the page, `longwood games --json`.
constexpr std::string_view role_name(Role role) {
  constexpr auto names = std::to_array<std::string_view>(
      {"family", "held", "out", "court", "tableau", "reserve", "turned", "talon", "hand"});
  return names[static_cast<std::size_t>(role)];
}

/// The names of moves without piles in a game.
struct ActWords {
  std::string_view deal = "deal on from the hand";
  std::string_view turn = "turn the next card in hand";
  std::string_view refill = "fill up the packets from the hand";
  std::string_view redeal = "take up the cards and deal again";
  /// For a redeal that takes nothing up and is called a turn of the piles: what it did, without a full stop.
  std::string_view turned = {};
};

/// Whether cards on piles of this role are done with.
constexpr bool is_home(Role role) {
  switch (role) {
    case Role::family:
    case Role::held:
    case Role::out:
    case Role::court: return true;
    case Role::tableau:
    case Role::reserve:
    case Role::turned:
    case Role::talon:
    case Role::hand: return false;
  }
  return false;
}

}  // namespace longwood
