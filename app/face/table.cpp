#include "face/table.hpp"

namespace longwood::face {
namespace {

bool tells(const Edit& edit) {
  return edit.kind == Edit::swap || edit.kind == Edit::shuffle || (edit.kind != Edit::set && edit.n > 0);
}

AnyEdit edit_of(const Edit& edit, bool back) {
  if (edit.kind == Edit::shuffle) return ShuffledPile{{edit, back}};
  if (edit.kind == Edit::swap) return SwappedCards{{edit, back}};
  return MovedCards{{edit, back}};
}

}  // namespace

Refusal refusal_for(const Speaker& say, Why why, const Options& options) {
  return {say, say.info().reason(why, options), tell_refusal(say, why, options),
          tell_refusal(say, why, options, RuleNumber::beside)};
}

Meaning meaning_of(const Speaker& say, const AnyGame& game, const State& state,
                   const std::expected<Move, Why>& move) {
  if (move) return Allowed{{say, game, state, *move}};
  return std::unexpected(Refused{refusal_for(say, move.error(), state.option)});
}

CardNumbers card_numbers(const Deal& deal) {
  CardNumbers numbers{};
  std::array<bool, max_cards> dealt{};
  std::uint8_t next = 0;
  for (const Card card : deal.order()) {
    numbers[card.id] = next++;
    dealt[card.id] = true;
  }
  // a game of one pack has no card of the second, which therefore come last
  for (std::size_t twin = 0; twin < 2; ++twin)
    for (std::size_t id = twin; id < max_cards; id += 2)
      if (!dealt[id]) numbers[id] = next++;
  return numbers;
}

DealCode deal_code(const Session& session) {
  const Deal& deal = session.deal();
  if (deal.board) return DealBoard{session.game(), *deal.board};
  if (deal.numbered) return DealNumber{deal.number};
  return DealDeck{deal};
}

Written<std::vector<AnyEdit>> edits_of(std::span<const Edit> edits, bool back) {
  return {json_of(each<AnyEdit>([&](auto add) {
    for (std::size_t i = 0; i < edits.size(); ++i)
      if (const Edit& edit = edits[back ? edits.size() - 1 - i : i]; tells(edit)) add(edit_of(edit, back));
  }))};
}

/// Plays the tree through once, for the words of each move need the position before it.
std::vector<TryNode> tree_of(const Session& session, const Speaker& say) {
  const auto tree = session.nodes();
  std::vector<TryNode> nodes;
  nodes.reserve(tree.size());
  for (std::size_t at = 0; at < tree.size(); ++at) nodes.push_back({session, static_cast<int>(at), {}});
  Table table = session.game().start(session.deal(), session.options());
  struct Level {
    std::size_t node, child;
    Table::Mark mark;
  };
  std::vector<Level> levels{{0, 0, table.mark()}};
  while (!levels.empty()) {
    auto& [node, child, mark] = levels.back();
    table.undo_to(mark);
    if (child == tree[node].children.size()) {
      levels.pop_back();
      continue;
    }
    const auto next = static_cast<std::size_t>(tree[node].children[child++]);
    const Move move = tree[next].move;
    nodes[next].words = move_words(say, session.game(), table.state(), move);
    session.game().play(table, move);
    levels.push_back({next, 0, table.mark()});
  }
  return nodes;
}

}  // namespace longwood::face
