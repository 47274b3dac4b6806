#include <algorithm>

#include "bytes.hpp"
#include "core/notation.hpp"
#include "games/playout.hpp"

using namespace longwood;

/// Bytes for game, deal, plies and options, then a move: what is read writes back to the same move, and it is
/// allowed exactly if it is listed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const AnyGame& game = bytes.game();
  const std::uint8_t deal = bytes.next();
  int plies = bytes.next();
  const Options options = bytes.options(*game.info);
  const auto move = read_move(*game.info, bytes.text());
  if (!move) {
    require(!move.error().english().empty() && move.error().english().find('\n') == std::string::npos);
    return 0;
  }
  const auto again = read_move(*game.info, write_move(*game.info, *move));
  require(again && *again == *move);

  Table table = game.start(deal_by_number(game.info->packs_for(options), deal), options);
  Rng rng{deal};
  while (plies-- > 0 && play_at_random(game, table, rng)) {}
  MoveList moves;
  game.moves(table.state(), moves);
  const Why why = game.why_not(table.state(), *move);
  require((why == Why::ok) == (std::ranges::find(moves, *move) != moves.end()));
  require(why == Why::ok || game.info->reason(why, options).why == why);
  return 0;
}
