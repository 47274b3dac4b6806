#include "core/notation.hpp"
#include "session/tell.hpp"
#include "wasm/json.hpp"

namespace longwood::wasm {
namespace {

/// Plays the tree through once, for the words of each move need the position before it.
class Walker {
 public:
  explicit Walker(const Session& session)
      : session_{session},
        say_{speaker_of(session.info())},
        table_{session.game().start(session.deal(), session.options())} {}

  Json nodes() {
    const auto tree = session_.nodes();
    std::vector<Json> nodes(tree.size());
    nodes[0] = node_json(0, {});
    struct Level {
      std::size_t node, child;
      Table::Mark mark;
    };
    std::vector<Level> levels{{0, 0, table_.mark()}};
    while (!levels.empty()) {
      auto& [node, child, mark] = levels.back();
      table_.undo_to(mark);
      if (child == tree[node].children.size()) {
        levels.pop_back();
        continue;
      }
      const auto next = static_cast<std::size_t>(tree[node].children[child++]);
      const Move move = tree[next].move;
      nodes[next] = node_json(next, move_words(say_, session_.game(), table_.state(), move));
      session_.game().play(table_, move);
      levels.push_back({next, 0, table_.mark()});
    }
    Array list;
    for (const Json& node : nodes) list.add(node);
    return list.done();
  }

 private:
  [[nodiscard]] Json node_json(std::size_t at, const std::string& words) const {
    const Session::Node& node = session_.nodes()[at];
    const auto annotation = [&](AnnotationKind kind) {
      return std::string{annotation_at(session_.annotations(), static_cast<int>(at), kind)};
    };
    Array children;
    for (const int child : node.children) children.number(child);
    return Object{}
        .number("parent", node.parent)
        .text("move", node.parent < 0 ? std::string{} : write_move(session_.info(), node.move))
        .text("words", words)
        .json("children", children.done())
        .text("standing", standing_name(node.standing))
        .text("note", annotation(AnnotationKind::note))
        .text("name", annotation(AnnotationKind::name))
        .done();
  }

  const Session& session_;
  Speaker say_;
  Table table_;
};

}  // namespace

Json tree_json(const Session& session) { return Walker{session}.nodes(); }

}  // namespace longwood::wasm
