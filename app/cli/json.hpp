#pragma once

#include <cstdint>

#include <nlohmann/json.hpp>

#include "session/session.hpp"

namespace longwood::cli {

/// Keys stay in the order in which they are given.
using Json = nlohmann::ordered_json;

/// The object in one line; what is not UTF-8 in it is replaced, since names of files and decks need not be.
std::string json_text(const Json& object);

/// Prints one object on a separate line.
void print_json(const Json& object);

/// A number of 64 bits, such as a deal's: above 2^53 as a string of digits (`face::Wide`).
Json wide_json(std::uint64_t number);

/// "game", "set", and "options" if any were chosen.
Json rules_json(std::string_view game, std::string_view set, std::string_view options);

/// The keys with which answers about a deal begin (`Position` of docs/reference/json.md).
Json game_json(const Session& session);

}  // namespace longwood::cli
