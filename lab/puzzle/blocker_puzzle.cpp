#include "puzzle/blocker_puzzle.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>

#include "foresight/blockers.hpp"
#include "session/knowledge.hpp"
#include "session/session.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

constexpr int most_cards = 3;
/// If every second or third guess is right, nothing is to be found.
constexpr int least_one_in = 4;
constexpr std::size_t least_cards_in_sight = 8;

/// The cards in sight that a won game has home and this position has not.
std::vector<Card> cards_to_mark(const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  const Known sight = cards_in_sight(game, state);
  std::vector<Card> cards;
  std::array<Card, max_cards> pile;
  for (int i = 0; i < info.piles(); ++i) {
    if (is_home(info, static_cast<Pile>(i))) continue;
    const int size = state.cards(static_cast<Pile>(i), pile);
    for (const Card card : std::span{pile}.first(static_cast<std::size_t>(size)))
      if (sight[card.id] && cards_to_bring_home(info, state, std::span{&card, 1})) cards.push_back(card);
  }
  return cards;
}

/// Counts the sets of so many cards, and those of them that cannot all come home.
class SetCount {
 public:
  SetCount(const WhyLost& why, const GameInfo& info, std::vector<Card> cards)
      : why_{why}, info_{info}, cards_{std::move(cards)} {}

  void count(int size, std::size_t from = 0) {
    if (size == 0) {
      const auto wanted = cards_to_bring_home(info_, why_.position(), chosen_);
      ++all;
      right += wanted && !why_.come_home(*wanted) ? 1 : 0;
      return;
    }
    for (std::size_t i = from; i < cards_.size(); ++i) {
      chosen_.push_back(cards_[i]);
      count(size - 1, i + 1);
      chosen_.pop_back();
    }
  }

  int all = 0, right = 0;

 private:
  const WhyLost& why_;
  const GameInfo& info_;
  std::vector<Card> cards_, chosen_;
};

auto easier_first(const BlockerPuzzle& puzzle) {
  return std::tuple{puzzle.one_in, puzzle.fewest, puzzle.record.deal.number};
}

}  // namespace

std::optional<BlockerPuzzle> blocker_puzzle(WhyLost& why, const Record& record) {
  auto session = replay(record);
  if (!session) return {};
  const AnyGame& game = session->game();
  const Reasons& reasons = why.look(session->state(), session->known());
  if (reasons.found != Reasons::Found::reasons || !reasons.fewest) return {};
  if (reasons.needs_unseen && unknown_cards(game, session->state(), session->known()) > 0) return {};
  const int fewest = cards_on_table(reasons.home, reasons.cannot);
  auto cards = cards_to_mark(game, session->state());
  if (fewest > most_cards || cards.size() < least_cards_in_sight) return {};
  SetCount sets{why, *game.info, std::move(cards)};
  sets.count(fewest);
  if (sets.right == 0 || sets.all < least_one_in * sets.right) return {};
  return BlockerPuzzle{record, fewest, sets.all / sets.right};
}

std::vector<ShelvedBlockers> shelf_of_blockers(std::vector<BlockerPuzzle> found, std::size_t most) {
  std::ranges::sort(found, {}, easier_first);
  const std::size_t count = std::min(most, found.size());
  std::vector<ShelvedBlockers> shelf;
  for (std::size_t i = 0; i < count; ++i) {
    const auto level = 1 + ShelvedBlockers::levels * i / count;
    shelf.push_back({std::move(found[i * found.size() / count]), static_cast<int>(level)});
  }
  return shelf;
}

}  // namespace longwood
