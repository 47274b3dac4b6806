#include "cli/json.hpp"

#include <fmt/core.h>

#include "core/notation.hpp"

namespace longwood::cli {

void print_json(const Json& object) {
  // File names need not be UTF-8; what is not is replaced.
  fmt::print("{}\n", object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json game_json(const Session& session) {
  const GameInfo& info = session.info();
  const Deal& deal = session.deal();
  Json object{{"game", info.id}, {"set", session.set().id}};
  if (const auto choices = write_choices(info, session.set(), session.options()); !choices.empty())
    object["options"] = choices;
  object["rules"] = info.rules_version;
  if (deal.numbered)
    object["deal"] = deal.number;
  else
    object["deck"] = write_deck(deal);
  return object;
}

Json moves_json(const GameInfo& info, const MoveList& moves) {
  Json list = Json::array();
  for (const Move move : moves) list.push_back(write_move(info, move));
  return list;
}

}  // namespace longwood::cli
