#include "honest/information_graph.hpp"

#include <array>
#include <numeric>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "games/klondike/player_model.hpp"
#include "honest/byte_net.hpp"
#include "honest/known_search.hpp"

/// The search over information sets, on a toy in which every value can be worked out by hand, and Klondike's
/// model.
namespace longwood::test {
namespace {

/// Four unseen cards, 0 to 3. Whoever draws sees the first one and wins unless it is 3: 3/4. Whoever bets
/// says first whether it is even or odd: 1/2, though someone who sees every card would always be right.
/// Whoever waits may draw or bet afterwards.
struct Toy {
  enum class Move : std::uint8_t { wait, draw, bet, even, odd };
  static constexpr int most_moves = 3, slots = 4, ways = 1, inputs = 1;
  using Moves = MovesOf<Move, most_moves>;
  struct Position {
    std::array<std::uint8_t, 4> cards{0, 1, 2, 3};
    int seen = 0;
    bool waited = false, betting = false, showing = false;
    Move said = Move::wait;
  };

  static void moves(const Position& p, Moves& out) {
    out.size = 0;
    if (p.seen > 0) return;
    if (p.betting) return out.add(Move::even), out.add(Move::odd);
    if (!p.waited) out.add(Move::wait);
    out.add(Move::bet);
    out.add(Move::draw);
  }
  static void make(Position& p, Move move) {
    if (move == Move::wait) p.waited = true;
    if (move == Move::bet) p.betting = true;
    p.showing = move >= Move::even || move == Move::draw;
    p.said = move;
  }
  static void next_unseen(Position& p, std::uint32_t n, std::uint32_t from) {
    if (!p.showing) return;
    const auto card = static_cast<std::uint8_t>(spread_evenly(n, from, 4));
    std::swap(*std::ranges::find(p.cards, card), p.cards[0]);
  }
  static bool settle(Position& p) {
    if (!p.showing) return false;
    p.showing = false;
    p.seen = 1;
    return true;
  }
  static void shuffle(Position& p, Rng& rng) {
    rng.shuffle(std::span<std::uint8_t>{p.cards}.subspan(static_cast<std::size_t>(p.seen)));
  }
  static void sort_unseen(Position& p) {
    std::ranges::sort(std::span{p.cards}.subspan(static_cast<std::size_t>(p.seen)));
  }
  static int unknown(const Position& p) { return 4 - p.seen; }
  static bool leads_on(Move /*move*/) { return false; }
  static bool won(const Position& p) {
    if (p.seen == 0) return false;
    if (p.said == Move::draw) return p.cards[0] < 3;
    return p.cards[0] % 2 == (p.said == Move::odd ? 1 : 0);
  }
  static std::uint64_t key(const Position& p) {
    return static_cast<std::uint64_t>(p.seen > 0 ? p.cards[0] + 1 : 0) * 100 + (p.betting ? 50U : 0U) +
           (p.waited ? 10U : 0U) + static_cast<std::uint64_t>(p.said);
  }
  static std::uint64_t key_with_all_known(const Position& p) { return key(p); }
  static int promise(const Position& /*p*/, Move /*move*/) { return 0; }
  static void forget_course(Position& /*p*/) {}
  static void rename(Position& /*p*/, int /*way*/) {}
  static void describe(const Position& /*p*/, std::span<std::uint16_t, slots> /*facts*/) {}
};

/// A net that knows nothing: every chance is a half.
ByteNet even_net(int inputs) {
  ByteNet::Weights weights{inputs};
  return ByteNet{weights};
}

/// A net with arbitrary weights.
ByteNet some_net(int inputs, std::uint64_t seed) {
  ByteNet::Weights weights{inputs};
  Rng rng{seed};
  for (float& weight : weights.all) weight = (static_cast<float>(rng.below(2001)) - 1000) / 4000;
  return ByteNet{weights};
}

TEST(InformationGraph, DoesNotUseWhatItsPlayerCannotSee) {
  const ByteNet net = even_net(Toy::inputs);
  InformationGraph<Toy> graph{net};
  graph.begin({}, 1);
  for (int i = 0; i < 2'000; ++i) graph.walk();
  ASSERT_EQ(graph.moves().size(), 3U);
  EXPECT_EQ(graph.moves()[graph.best()].move, Toy::Move::draw);
  for (const auto& edge : graph.moves()) {
    const double value = as_chance(InformationGraph<Toy>::mean(edge));
    const double chance = edge.move == Toy::Move::bet ? 0.5 : 0.75;
    EXPECT_NEAR(value, chance, 0.05) << static_cast<int>(edge.move);
  }
}

TEST(InformationGraph, IsTheSameHoweverUnseenCardsLie) {
  const ByteNet net = even_net(Toy::inputs);
  const auto told = [&](Toy::Position start) {
    InformationGraph<Toy> graph{net};
    graph.begin(start, 7);
    for (int i = 0; i < 300; ++i) graph.walk();
    std::string text;
    for (const auto& edge : graph.moves())
      text += std::to_string(edge.walks) + ":" + std::to_string(edge.value) + " ";
    return text;
  };
  EXPECT_EQ(told({}), told({.cards = {3, 1, 0, 2}}));
}

TEST(SpreadEvenly, VisitsEveryOutcomeOnceInEachRound) {
  for (int count = 1; count <= 48; ++count) {
    std::set<int> met;
    for (std::uint32_t n = 0; n < static_cast<std::uint32_t>(count); ++n)
      met.insert(spread_evenly(n, 5, count));
    EXPECT_EQ(std::ssize(met), count);
    EXPECT_EQ(*met.begin(), 0);
    EXPECT_EQ(*met.rbegin(), count - 1);
  }
}

// ---- the net

using Facts = std::array<std::uint16_t, 8>;

Value chance_of_facts(const ByteNet& net, const Facts& facts) {
  ByteNet::Sums sums;
  net.sum(facts, sums);
  return net.chance(sums);
}

TEST(ByteNet, ComputesWhatItsWeightsSay) {
  constexpr int inputs = 40;
  ByteNet::Weights weights{inputs};
  // one unit of each layer: chance = logistic of 2 for fact 3, of -0.1 for fact 4, since a unit below 0 leaks
  weights.first()[3 * ByteNet::hidden] = 1;
  weights.first()[4 * ByteNet::hidden] = -1;
  weights.second()[0] = 1;
  weights.last()[0] = 2;
  const ByteNet net{weights};
  const auto none = net.no_fact();
  const double leak = 13.0 / 256;
  EXPECT_NEAR(as_chance(chance_of_facts(net, {none, none, none, none, none, none, none, none})), 0.5, 1e-3);
  EXPECT_NEAR(as_chance(chance_of_facts(net, {3, none, none, none, none, none, none, none})),
              1 / (1 + std::exp(-2.0)), 2e-3);
  EXPECT_NEAR(as_chance(chance_of_facts(net, {none, 4, none, none, none, none, none, none})),
              1 / (1 + std::exp(2 * leak * leak)), 2e-3);
}

TEST(ByteNet, ChangesItsSumsExactly) {
  const ByteNet net = some_net(40, 1);
  Rng rng{2};
  for (int i = 0; i < 200; ++i) {
    Facts from, to;
    for (auto& fact : from) fact = static_cast<std::uint16_t>(rng.below(41));
    for (auto& fact : to) fact = static_cast<std::uint16_t>(rng.below(41));
    ByteNet::Sums sums, afresh;
    net.sum(from, sums);
    net.change(from, to, sums);
    net.sum(to, afresh);
    EXPECT_EQ(sums.at, afresh.at);
  }
}

TEST(ByteNet, ReadsWhatItWroteAndNothingElse) {
  constexpr NetHead head{.model = "toy", .version = 3, .inputs = 40};
  const ByteNet net = some_net(head.inputs, 3);
  const std::string file = net.write(head, "the command");
  const auto read = ByteNet::read(file, head);
  ASSERT_TRUE(read);
  EXPECT_EQ(chance_of_facts(*read, {1, 2, 3, 4, 5, 6, 7, 8}), chance_of_facts(net, {1, 2, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(read->write(head, "the command"), file);

  constexpr NetHead newer{.model = "toy", .version = 4, .inputs = 40};
  EXPECT_FALSE(ByteNet::read(file, newer));
  EXPECT_FALSE(ByteNet::read("", head));
  for (std::size_t size = 0; size < file.size(); size += 97)
    EXPECT_FALSE(ByteNet::read(file.substr(0, size), head));
  std::string damaged = file;
  damaged.back() = static_cast<char>(damaged.back() ^ 1);
  const auto refused = ByteNet::read(damaged, head);
  ASSERT_FALSE(refused);
  EXPECT_EQ(std::string{refused.error()}.find('\n'), std::string::npos);
}

// ---- Klondike's model

using Model = models::Klondike;

Model::Position start_of_klondike(Rng& rng) {
  std::array<models::Small, models::pack> cards;
  std::iota(cards.begin(), cards.end(), models::Small{0});
  rng.shuffle(std::span<models::Small>{cards});
  Model::Position position = Model::deal(cards);
  Model::settle(position);
  return position;
}

/// Calls `visit` with the positions of games played at random.
template <class Visit>
void along_games(int games, Visit visit) {
  Rng rng{11};
  for (int game = 0; game < games; ++game) {
    auto position = start_of_klondike(rng);
    for (int i = 0; i < 60 && !Model::won(position); ++i) {
      visit(position, rng);
      Model::Moves moves;
      Model::moves(position, moves);
      if (moves.size == 0) break;
      Model::make(position, moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size)))]);
      Model::settle(position);
    }
  }
}

/// The cards of a position, one bit each; 0 if one is there twice.
std::uint64_t cards_of(const Model::Position& p) {
  std::uint64_t cards = 0;
  int count = 0;
  const auto add = [&](models::Small card) { cards |= models::bit_of(card), ++count; };
  for (int i = 0; i < p.stock_size; ++i) add(p.stock[static_cast<std::size_t>(i)]);
  for (std::size_t pile = 0; pile < Model::piles; ++pile) {
    for (std::size_t i = 0; i < p.open[pile]; ++i) add(p.run[pile][i]);
    for (std::size_t i = 0; i < p.covered[pile]; ++i) add(p.under[pile][i]);
  }
  for (int suit = 0; suit < 4; ++suit)
    for (int rank = 0; rank < p.home[static_cast<std::size_t>(suit)]; ++rank) add(models::small(suit, rank));
  return count == models::pack ? cards : 0;
}

TEST(KlondikeModel, KeepsEveryCardAndBuildsDownInAlternateColours) {
  along_games(100, [](const Model::Position& p, Rng& /*rng*/) {
    EXPECT_EQ(cards_of(p), (std::uint64_t{1} << models::pack) - 1);
    for (std::size_t pile = 0; pile < Model::piles; ++pile)
      for (std::size_t i = 1; i < p.open[pile]; ++i)
        EXPECT_TRUE(models::fits(p.run[pile][i], p.run[pile][i - 1]));
  });
}

TEST(KlondikeModel, SeesNoUnseenCard) {
  along_games(40, [](const Model::Position& p, Rng& rng) {
    Model::Position other = p;
    Model::shuffle(other, rng);
    EXPECT_EQ(Model::key(p), Model::key(other));
    std::array<std::uint16_t, Model::slots> facts{}, facts_of_other{};
    Model::describe(p, facts);
    Model::describe(other, facts_of_other);
    EXPECT_EQ(facts, facts_of_other);
    Model::Moves moves, moves_of_other;
    Model::moves(p, moves);
    Model::moves(other, moves_of_other);
    ASSERT_EQ(moves.size, moves_of_other.size);
    for (int i = 0; i < moves.size; ++i) EXPECT_EQ(moves[i], moves_of_other[i]);
  });
}

TEST(KlondikeModel, RenamedSuitsPlayAlike) {
  along_games(20, [](const Model::Position& p, Rng& /*rng*/) {
    for (int way = 0; way < Model::ways; ++way) {
      Model::Position renamed = p;
      Model::rename(renamed, way);
      Model::Moves moves, moves_of_renamed;
      Model::moves(p, moves);
      Model::moves(renamed, moves_of_renamed);
      EXPECT_EQ(moves.size, moves_of_renamed.size);
      EXPECT_EQ(Model::won(p), Model::won(renamed));
    }
  });
}

TEST(KlondikeModel, StatesEachFactInItsRange) {
  along_games(40, [](const Model::Position& p, Rng& /*rng*/) {
    std::array<std::uint16_t, Model::slots> facts;
    facts.fill(Model::inputs);
    Model::describe(p, facts);
    std::set<std::uint16_t> met;
    for (const auto fact : facts) {
      ASSERT_LE(fact, Model::inputs);
      const bool first = met.insert(fact).second;
      EXPECT_TRUE(first || fact >= Model::heads) << fact;
    }
  });
}

TEST(KlondikeModel, ReachesWhatTurningShows) {
  for (const int at_once : {1, 3})
    for (int size = 0; size <= Model::most_stock; ++size)
      for (int pointer = 0; pointer <= size; ++pointer) {
        std::uint64_t shown = 0;
        int turned = pointer;
        for (int i = 0; i < 3 * Model::most_stock && size > 0;
             ++i) {  // more than one run and the rest of this
          if (turned > 0) shown |= std::uint64_t{1} << (turned - 1);
          turned = turned == size ? 0 : std::min(size, turned + at_once);
        }
        const int written = models::pointer_at(pointer, size, at_once);
        EXPECT_EQ(models::reachable(size, pointer, at_once), shown) << size << " " << pointer;
        EXPECT_EQ(models::reachable(size, written, at_once), shown) << size << " " << pointer;
      }
}

TEST(KlondikeModel, IsSearchedWithoutUnseenCards) {
  const ByteNet net = some_net(Model::inputs, 5);
  Rng rng{6};
  for (int game = 0; game < 4; ++game) {
    const auto position = start_of_klondike(rng);
    auto other = position;
    Model::shuffle(other, rng);
    std::array<std::string, 2> told;
    for (std::size_t i = 0; i < told.size(); ++i) {
      InformationGraph<Model> graph{net};
      graph.begin(i == 0 ? position : other, 1);
      for (int walk = 0; walk < 200; ++walk) graph.walk();
      for (const auto& edge : graph.moves())
        told[i] += std::to_string(edge.walks) + ":" + std::to_string(edge.value) + " ";
    }
    EXPECT_FALSE(told[0].empty());
    EXPECT_EQ(told[0], told[1]);
  }
}

}  // namespace
}  // namespace longwood::test
