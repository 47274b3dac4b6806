# Makes headers from the list of games: generated/games/list.hpp has the type list `Games`; the others include what each
# game may have of its own (a player that learns, a board, rows of tests), so that no other file lists the games.

set(list_of_games "${PROJECT_SOURCE_DIR}/lib/games/games.txt")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${list_of_games}")
file(STRINGS "${list_of_games}" games REGEX "^[a-z]")

# A game's folder that is not listed would never be built in.
file(GLOB folders CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/lib/games/*/facts.cpp")
foreach(facts IN LISTS folders)
  cmake_path(GET facts PARENT_PATH folder)
  cmake_path(GET folder FILENAME game)
  if(NOT game IN_LIST games)
    message(FATAL_ERROR "lib/games/${game} is not in lib/games/games.txt: add a line with its name")
  endif()
endforeach()

set(includes "")
set(structs "")
foreach(game IN LISTS games)
  if(NOT EXISTS "${PROJECT_SOURCE_DIR}/lib/games/${game}/facts.cpp")
    message(FATAL_ERROR "lib/games/games.txt names ${game}, but there is no lib/games/${game}/facts.cpp: write it, or take the line out")
  endif()
  string(APPEND includes "#include \"games/${game}/rules.hpp\"\n")
  string(REPLACE "_" ";" words "${game}")
  set(struct "")
  foreach(word IN LISTS words)
    string(SUBSTRING "${word}" 0 1 first)
    string(SUBSTRING "${word}" 1 -1 rest)
    string(TOUPPER "${first}" first)
    string(APPEND struct "${first}${rest}")
  endforeach()
  list(APPEND structs "${struct}")
endforeach()
list(JOIN structs ", " structs)

set(generated "${PROJECT_BINARY_DIR}/include/generated")
file(CONFIGURE OUTPUT "${generated}/games/list.hpp" @ONLY CONTENT [[
#pragma once

#include "games/game_list.hpp"
@includes@
namespace longwood {

/// Every game, in the order in which the chooser shows them.
using Games = GameList<@structs@>;

}  // namespace longwood
]])

# longwood_collect(HEADER BASE PATTERN): a header which includes BASE/PATTERN for each game that has such a file, GAME in
# the pattern standing for the game.
function(longwood_collect header base pattern)
  string(REPLACE "GAME" "*" any "${pattern}")
  file(GLOB ignored CONFIGURE_DEPENDS "${base}/${any}")  # an added or removed file configures again
  set(includes "")
  foreach(game IN LISTS games)
    string(REPLACE "GAME" "${game}" name "${pattern}")
    if(EXISTS "${base}/${name}")
      string(APPEND includes "#include \"${name}\"\n")
    endif()
  endforeach()
  file(CONFIGURE OUTPUT "${generated}/${header}" @ONLY CONTENT "#pragma once\n\n@includes@")
endfunction()

longwood_collect(tests/invariants.hpp "${PROJECT_SOURCE_DIR}/lib" games/GAME/invariants.hpp)
longwood_collect(games/teaches.hpp "${PROJECT_SOURCE_DIR}/lib" games/GAME/teaches.hpp)
longwood_collect(games/players.hpp "${PROJECT_SOURCE_DIR}/lib" games/GAME/player.hpp)
