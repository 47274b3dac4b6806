#include "cli/json.hpp"

#include <fmt/core.h>

#include "core/board.hpp"
#include "core/notation.hpp"
#include "honest/guide.hpp"

namespace longwood::cli {

std::string json_text(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void print_json(const Json& object) { fmt::print("{}\n", json_text(object)); }

Json rules_json(std::string_view game, std::string_view set, std::string_view options) {
  Json object{{"game", game}, {"set", set}};
  if (!options.empty()) object["options"] = options;
  return object;
}

Json game_json(const Session& session) {
  const GameInfo& info = session.info();
  const Deal& deal = session.deal();
  Json object = rules_json(info.id, session.set().id, write_choices(info, session.set(), session.options()));
  if (const int version = session.set().version; version > 1) object["version"] = version;
  object["rules"] = info.rules_version;
  if (deal.board)
    object["board"] = write_board(session.game(), *deal.board);
  else if (deal.numbered)
    object["deal"] = deal.number;
  else
    object["deck"] = write_deck(deal);
  return object;
}

Json calibrated_json(const GameInfo& info, const Options& options) {
  const Calibrated* calibrated = calibrated_under(guide_for(info), options);
  if (calibrated == nullptr) return {};
  return {{"games", calibrated->games}, {"positions", calibrated->positions}};
}

Json moves_json(const GameInfo& info, const MoveList& moves) {
  Json list = Json::array();
  for (const Move move : moves) list.push_back(write_move(info, move));
  return list;
}

}  // namespace longwood::cli
