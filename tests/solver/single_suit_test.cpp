#include "games/search/single_suit.hpp"

#include <array>
#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "effort.hpp"

/// What is said of one suit alone, against a search that knows its rules and nothing else.
namespace longwood::test {
namespace {

/// A suit, its cards by rank: what the families show, what is held between them (0 for nothing), and the
/// cards of each place, the uppermost last.
struct Suit {
  int up, down, held = 0;
  std::vector<std::vector<int>> places;

  friend auto operator<=>(const Suit&, const Suit&) = default;
};

/// Both copies of all that is not at home, dealt at random on a few places.
Suit random_suit(Rng& rng) {
  Suit suit{.up = static_cast<int>(rng.below(12)), .down = 0, .places = {}};
  suit.down = suit.up + 2 + static_cast<int>(rng.below(2));
  std::vector<int> cards;
  for (int rank = suit.up + 1; rank <= king; ++rank) cards.push_back(rank);
  for (int rank = ace; rank < suit.down; ++rank) cards.push_back(rank);
  suit.places.resize(3 + rng.below(4));
  while (!cards.empty()) {
    const auto at = rng.below(cards.size());
    suit.places[rng.below(suit.places.size())].push_back(cards[at]);
    cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return suit;
}

/// The suit after the uppermost card of a place was played, in each way; what is held goes with it.
void add_plays(const Suit& suit, std::size_t from, bool holding, std::vector<Suit>& out) {
  Suit next = suit;
  const int rank = next.places[from].back(), held = suit.held;
  next.places[from].pop_back();
  const auto add = [&](int up, int down, int now_held) {
    next.up = up, next.down = down, next.held = now_held;
    out.push_back(next);
  };
  if (held != 0) {
    if (rank == held) add(held, held, 0);
    if (rank == held + 1) add(rank, suit.down, 0);
    if (rank == held - 1) add(suit.up, rank, 0);
    return;
  }
  const bool rises = rank == suit.up + 1, falls = rank == suit.down - 1;
  if (rises) add(rank, suit.down, 0);
  if (falls) add(suit.up, rank, 0);
  if (rises && falls && holding) add(suit.up, suit.down, rank);
}

std::vector<Suit> moves(const Suit& suit, bool holding) {
  std::vector<Suit> out;
  for (std::size_t from = 0; from < suit.places.size(); ++from) {
    if (suit.places[from].empty()) continue;
    add_plays(suit, from, holding, out);
    for (std::size_t to = 0; to < suit.places.size(); ++to) {
      const int rank = suit.places[from].back();
      if (from == to || suit.places[to].empty() || std::abs(suit.places[to].back() - rank) != 1) continue;
      Suit next = suit;
      next.places[from].pop_back();
      next.places[to].push_back(rank);
      out.push_back(next);
    }
  }
  return out;
}

/// Whether it can be brought home; nothing if that takes too many positions.
std::optional<bool> naive(Suit suit, bool holding) {
  constexpr std::size_t most = 20'000;
  std::set<Suit> seen{suit};
  std::vector<Suit> waiting{suit};
  while (!waiting.empty()) {
    suit = waiting.back();
    waiting.pop_back();
    if (suit.up == king && suit.down == ace) return true;
    for (Suit& next : moves(suit, holding))
      if (seen.insert(next).second) waiting.push_back(std::move(next));
    if (seen.size() > most) return {};
  }
  return false;
}

bool lost_alone(const Suit& suit, bool holding, KeySet& memory) {
  const Card rising = suit.up == 0 ? Card{} : Card::of(suit.up, hearts);
  const Card falling = suit.down > king ? Card{} : Card::of(suit.down, hearts);
  advice::SingleSuitAbstraction alone{rising, falling, holding};
  std::array<int, king + 1> laid{};
  for (const auto& place : suit.places)
    for (std::size_t i = 0; i < place.size(); ++i) {
      const auto rank = static_cast<std::size_t>(place[i]);
      alone.lay(Card::of(place[i], hearts, laid[rank]++), i > 0);
    }
  return alone.lost(memory);
}

/// What is called lost is lost, with a fresh memory and with one that is kept; and most of what is lost is
/// called so.
TEST(SingleSuitAbstraction, SaysLostOfWhatIsLost) {
  for (const bool holding : {false, true}) {
    int won = 0, lost = 0, shown = 0;
    KeySet kept;
    for (int i = 0; i < (thorough() ? 3'000 : 500); ++i) {
      Rng rng{static_cast<std::uint64_t>(i), 4713};
      const Suit suit = random_suit(rng);
      const auto wins = naive(suit, holding);
      if (!wins) continue;
      KeySet fresh;
      const bool said = lost_alone(suit, holding, fresh);
      ASSERT_FALSE(*wins && said) << "suit " << i;
      ASSERT_FALSE(*wins && lost_alone(suit, holding, kept)) << "suit " << i;
      ++(*wins ? won : lost);
      shown += said;
    }
    EXPECT_GT(won, 40) << holding;
    EXPECT_GT(lost, 40) << holding;
    EXPECT_GT(shown, lost * (holding ? 8 : 9) / 10) << holding;
  }
}

}  // namespace
}  // namespace longwood::test
