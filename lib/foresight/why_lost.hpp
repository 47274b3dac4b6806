#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "foresight/home_sets.hpp"
#include "session/knowledge.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood {

/// The reason why a card stays where it lies: it could only leave once another card is free or home, and that
/// one lies under a card that is held as well, or under the card itself.
struct Hold {
  Card held;     ///< the card that cannot leave its pile
  Card needs;    ///< the card it waits for
  Card under;    ///< the held card under which that one lies
  bool as_next;  ///< it waits for the other to be free, to lie on it or go out with it; otherwise to be home

  friend constexpr bool operator==(const Hold&, const Hold&) = default;
};

/// A card that lies under another one which never leaves its pile.
struct Pin {
  Card card, under;

  friend constexpr bool operator==(const Pin&, const Pin&) = default;
};

/// Why a position is lost.
struct Reasons {
  enum class Found : std::uint8_t {
    nothing,   ///< not finished, or given up at a limit
    winnable,  ///< the position can be won
    reasons,   ///< it is lost, as every line of play shows
  };
  Found found = Found::nothing;
  HomeSet home;  ///< the cards that are home in the position
  /// No line of play has all of these home at once, and one that lacks any of them is not excluded.
  std::vector<Wanted> cannot;
  /// No smaller number of cards has this property.
  bool fewest = false;
  /// Those of `cannot` that lie under a card which no line of play moves.
  std::vector<Pin> pins;
  /// Cards that hold one another where they lie, if there are such: none of them ever leaves its pile, even
  /// if all other cards could be taken away without emptying a pile. Each `needs` of a held card is listed;
  /// each `under` is a held card of the list.
  std::vector<Hold> holds;
  /// Whether the lines of play bring cards into sight or shuffle them, so that the loss depends on cards
  /// which the player has not seen. Otherwise it is lost wherever those lie.
  bool needs_unseen = false;
  bool needs_shuffles = false;  ///< whether the lines of play shuffle cards, in an order that was foreseen
  std::uint64_t positions = 0;  ///< followed
};

/// The cards that these holds name, each once.
std::vector<Card> cards_of(const std::vector<Hold>& holds);

/// The most cards that are marked on a table.
inline constexpr std::size_t most_marked = 8;

/// The cards that a won game has home.
HomeSet set_to_bring_home(const GameInfo& info, const State& state);

/// Explains a lost position: follows every line of play in slices of any size, by the rules alone, and draws
/// from all positions that can be reached which cards can never all be home, and which never leave.
///
/// `Reasons::cannot` is a minimum hitting set of what the greatest sets of cards home lack (minimal conflict
/// sets: Junker, QuickXplain, 2004; hitting sets: Reiter, A theory of diagnosis from first principles, 1987).
class WhyLost {
 public:
  /// At most `most` positions are followed; if they are not enough, as many again with interchangeable piles
  /// counted as one, which shows no `pins` and `holds`.
  WhyLost(const AnyGame& game, std::uint64_t most) : game_{game}, table_{game.info->classes}, most_{most} {}

  /// Asks about a position; `known` are the cards that the player has seen.
  void ask(const State& position, const Known& known);
  /// Follows about `nodes` more positions. True when there is an answer.
  bool step(std::uint64_t nodes);
  [[nodiscard]] const Reasons& reasons() const { return reasons_; }
  [[nodiscard]] const State& position() const { return start_; }
  /// Whether some line of play has all of these home at once; to be asked once the position is proved lost.
  [[nodiscard]] bool come_home(const std::vector<Wanted>& cards) const;
  /// Of these cards, the fewest that no line of play has home at once; empty if a line has all of them home,
  /// or if nothing is known. To be asked once there is an answer.
  [[nodiscard]] std::vector<Wanted> conflict_among(const std::vector<Wanted>& cards) const;

  /// Asks and follows to the end.
  const Reasons& look(const State& position, const Known& known);

 private:
  void begin(bool by_place);
  void visit(const Table& table);
  bool meet();
  void finish();

  const AnyGame& game_;
  Table table_;
  std::uint64_t most_;
  State start_;
  Known known_;
  std::uint64_t order_free_ = 0;  ///< piles whose order does not matter, a bit each
  bool by_place_ = true;          ///< interchangeable piles count as different, so that cards can be followed
  Reasons reasons_;
  std::vector<State> waiting_;
  KeySet met_;
  GreatestSets homes_;
  /// How many cards of each pile, from its base, lie unchanged in every position followed.
  std::array<std::uint8_t, max_piles> unmoved_{};
  bool done_ = true;
};

}  // namespace longwood
