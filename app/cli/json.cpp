#include "cli/json.hpp"

#include <cstdio>

#include <fmt/core.h>

#include "cli/answer.hpp"
#include "face/commands.hpp"

namespace longwood::cli {

void print_line(const std::string& text) {
  fmt::print("{}\n", text);
  std::fflush(stdout);
}

face::Written<std::string> outside(std::string_view text) { return {json_text(text)}; }

std::string json_text(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void print_json(const Json& object) { fmt::print("{}\n", json_text(object)); }

Json wide_json(std::uint64_t number) {
  return number > face::most_in_json ? Json(std::to_string(number)) : Json(number);
}

Json rules_json(std::string_view game, std::string_view set, std::string_view options) {
  Json object{{"game", game}, {"set", set}};
  if (!options.empty()) object["options"] = options;
  return object;
}

Json game_json(const Session& session) { return Json::parse(face::json_of(face::Position{session})); }

}  // namespace longwood::cli
