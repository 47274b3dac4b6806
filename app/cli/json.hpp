#pragma once

#include <nlohmann/json.hpp>

#include "session/session.hpp"

namespace longwood::cli {

/// Keys stay in the order in which they are given.
using Json = nlohmann::ordered_json;

/// The object in one line; what is not UTF-8 in it is replaced, since names of files and decks need not be.
std::string json_text(const Json& object);

/// One object on a line of its own on standard output.
void print_json(const Json& object);

/// "game", "set", and "options" if any were chosen besides.
Json rules_json(std::string_view game, std::string_view set, std::string_view options);

/// The keys with which every answer about a game begins: "game", "set", "options" if any were chosen besides,
/// "rules", and "deal" or "deck".
Json game_json(const Session& session);

/// The trial that shows how true chances are under these options: "games", "positions"; null if there is
/// none.
Json calibrated_json(const GameInfo& info, const Options& options);

/// The moves as docs/library/notation.md writes them.
Json moves_json(const GameInfo& info, const MoveList& moves);

}  // namespace longwood::cli
