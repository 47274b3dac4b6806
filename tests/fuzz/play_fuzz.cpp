#include <bitset>
#include <vector>

#include "bytes.hpp"
#include "core/engine.hpp"

using namespace longwood;

namespace {

/// The cards on the table, each of which lies in one place only; no pile reaches beyond the game's own.
std::bitset<max_cards> cards_on(const GameInfo& info, const State& state) {
  std::bitset<max_cards> seen;
  std::array<Card, max_cards> cards;
  for (Pile pile = 0; pile < max_piles; ++pile) {
    const int size = state.cards(pile, cards);
    require(pile < info.piles() || size == 0);
    for (const Card card : std::span{cards}.first(static_cast<std::size_t>(size))) {
      require(!card.none() && !seen[card.id]);
      seen[card.id] = true;
    }
  }
  return seen;
}

}  // namespace

/// Bytes for game, deal and options, then one for each choice; 255 takes back a few moves.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const AnyGame& game = bytes.game();
  const std::uint8_t deal = bytes.next();
  const Options options = bytes.options(*game.info);
  const Deal dealt = deal_by_number(game.info->packs_for(options), deal);
  Table table = game.start(dealt, options);
  const auto all = cards_on(*game.info, table.state());
  for (const Card card : dealt.order()) require(all[card.id]);

  struct Before {
    Table::Mark mark;
    State state;
    Key key;
  };
  std::vector<Before> line;
  const auto take_back = [&] {
    table.undo_to(line.back().mark);
    require(table.state() == line.back().state && table.key() == line.back().key);
    line.pop_back();
  };
  MoveList moves;
  while (!bytes.empty()) {
    const std::uint8_t choice = bytes.next();
    if (choice == 255) {
      for (int back = bytes.next() % 8; back > 0 && !line.empty(); --back) take_back();
      continue;
    }
    moves.clear();
    game.moves(table.state(), moves);
    if (moves.empty()) continue;
    const Move move = moves[choice % moves.size()];
    require(game.why_not(table.state(), move) == Why::ok);
    line.push_back({table.mark(), table.state(), table.key()});
    game.play(table, move);
    require(table.key() == table.recomputed_key());
    require(cards_on(*game.info, table.state()) == all);
    require(!game.won(table.state()) || (moves.clear(), game.moves(table.state(), moves), moves.empty()));
  }
  while (!line.empty()) take_back();
  return 0;
}
