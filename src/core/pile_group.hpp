#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/state.hpp"

namespace longwood {

/// What the piles of a group are for. Words, hints, keys and plain boards ask for it and compare no names.
enum class Role : std::uint8_t {
  family,   ///< built up or down to the end of the game; cards here are done with
  held,     ///< a card waits here between two families of its suit; done with
  out,      ///< where discarded cards go; done with
  court,    ///< a card that only looks on, and takes none; done with
  tableau,  ///< piles that cards are laid on, or pairs taken from
  reserve,  ///< places of which each holds a card to play from
  turned,   ///< the card just turned, before it is laid; vacant most of the time
  talon,    ///< cards turned and not played, in one packet
  hand,     ///< cards still to be dealt
};

/// Like piles under one name.
struct PileGroup {
  std::string_view name;  ///< "aces", "columns", "hand"; stable, for programs
  Group piles;
  Role role;
};

/// The role as programs read it: the page, `longwood games --json`.
constexpr std::string_view role_name(Role role) {
  constexpr auto names = std::to_array<std::string_view>(
      {"family", "held", "out", "court", "tableau", "reserve", "turned", "talon", "hand"});
  return names[static_cast<std::size_t>(role)];
}

/// Whether cards on piles of this role are done with.
constexpr bool is_home(Role role) { return role <= Role::court; }

}  // namespace longwood
