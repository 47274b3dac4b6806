#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "core/any_game.hpp"
#include "session/gesture.hpp"
#include "session/knowledge.hpp"
#include "session/record.hpp"

namespace longwood {

/// The state of a game.
enum class Standing : std::uint8_t {
  playing,
  won,
  over,  ///< not won, and no move of any kind is left
};

/// "playing", "won" or "over".
std::string_view standing_name(Standing standing);

/// The state of a position.
Standing standing_of(const AnyGame& game, const State& state);

/// One person's game: a deal under a rule set, and everything that was tried in it.
///
/// The tries are a tree. Undo goes to the parent, redo to the child last visited, and a different move starts
/// a new branch; nothing tried is ever lost.
class Session {
 public:
  /// A position of the tree.
  struct Node {
    int parent = -1;            ///< -1 for the root
    Move move;                  ///< the move that led here from the parent
    int last = -1;              ///< the child last visited; -1 for none
    std::vector<int> children;  ///< in the order in which they were tried
    Known known;                ///< what the player knows here
    Standing standing = Standing::playing;
  };

  Session(const AnyGame& game, const RuleSet& set, const Deal& deal)
      : Session{game, set, set.options, deal} {}
  /// The same with options beyond those of the set.
  Session(const AnyGame& game, const RuleSet& set, const Options& options, const Deal& deal);

  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] const GameInfo& info() const { return *game_->info; }
  [[nodiscard]] const RuleSet& set() const { return *set_; }
  /// The options in play: those of the set unless others were chosen on top.
  [[nodiscard]] const Options& options() const { return state().option; }
  [[nodiscard]] const Deal& deal() const { return deal_; }
  /// Of a kind deal, the number of the deal with which it began.
  [[nodiscard]] std::optional<std::uint64_t> kind() const { return kind_; }
  /// Makes this game a kind deal.
  void make_kind(std::uint64_t number) { kind_ = number; }
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const State& state() const { return table_.state(); }

  /// The legal moves.
  [[nodiscard]] MoveList moves() const;
  /// Why a move is refused, for a person.
  [[nodiscard]] Why why_not(Move move) const { return why_told(*game_, state(), move); }
  [[nodiscard]] Standing standing() const { return standing_of(*game_, state()); }
  [[nodiscard]] bool won() const { return standing() == Standing::won; }
  [[nodiscard]] bool over() const { return standing() == Standing::over; }

  /// Plays the move if it is legal; otherwise nothing happens and the reason is returned.
  Why play(Move move);
  /// Goes back to where these moves from the start part from the game's, and plays the rest. Stops before an
  /// illegal move, and returns one line that names it and the reason.
  std::expected<void, Problem> play_along(std::span<const Move> line);
  /// Takes back the last move; false at the start.
  bool undo();
  /// Repeats the move last made here; false if there was none.
  bool redo();
  /// Goes back to the start; the tree is kept, and redo follows it again.
  void restart();
  /// Whether `redo` is possible.
  [[nodiscard]] bool can_redo() const { return node(here_).last >= 0; }
  /// Goes to a node of the tree through the last position that both lines share; redo then follows the same
  /// path. If there is no such node, returns false and does nothing.
  bool jump(int to);
  /// Makes a child of this position that `redo` leads to; `child` must be one of its children.
  void prefer(int child) { node(node(child).parent).last = child; }

  /// The moves from the start to here.
  [[nodiscard]] std::vector<Move> line() const;
  [[nodiscard]] std::size_t length() const { return marks_.size(); }
  /// The game so far, with its notes and names.
  [[nodiscard]] Record record() const;

  /// The player's notes and names, by node.
  [[nodiscard]] const std::vector<Annotation>& annotations() const { return annotations_; }
  /// Attaches a note or name to a node; an empty text deletes it. On a fault, returns one line that names it
  /// and changes nothing.
  std::expected<void, Problem> annotate(int at, AnnotationKind kind, std::string_view text);

  /// The edits of the last move; at the start, those of the layout.
  [[nodiscard]] std::span<const Edit> edits() const {
    return table_.since(marks_.empty() ? 0 : marks_.back());
  }
  /// The position before `edits`.
  [[nodiscard]] State before() const { return table_.state_at(marks_.empty() ? 0 : marks_.back()); }
  /// The cards whose places the player knows: undo does not make them unseen.
  [[nodiscard]] const Known& known() const { return node(here_).known; }
  /// The cards of a pile that the player sees or may look at, from the base; no card for one never seen.
  [[nodiscard]] std::vector<Card> looked_at(Pile pile) const;

  /// The tree; the root is node 0.
  [[nodiscard]] std::span<const Node> nodes() const { return nodes_; }
  /// The node of the current position.
  [[nodiscard]] int here() const { return here_; }

 private:
  [[nodiscard]] const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] Node& node(int i) { return nodes_[static_cast<std::size_t>(i)]; }
  int child(Move move);
  void step_to(int next);

  const AnyGame* game_;
  const RuleSet* set_;
  Deal deal_;
  std::optional<std::uint64_t> kind_;
  Table table_;
  std::vector<Node> nodes_ = {Node{}};
  int here_ = 0;
  std::vector<Annotation> annotations_;
  std::vector<Table::Mark> marks_;  ///< where the edits of each move from the start begin
};

/// Replays a record, or returns one line that names the first illegal move and the reason.
std::expected<Session, Problem> replay(const Record& record);

/// Reads and replays a record, or returns one line that names the fault.
std::expected<Session, Problem> replay(std::string_view text);

}  // namespace longwood
