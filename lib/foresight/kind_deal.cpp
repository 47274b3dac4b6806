#include "foresight/kind_deal.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/rng.hpp"
#include "session/tries.hpp"
#include "solve/solver.hpp"

namespace longwood {
namespace {

constexpr std::uint64_t stream = 0x6B696E64;  // "kind"; small numbers are the deal's own streams
constexpr std::size_t memory = std::size_t{96} << 20;

/// Cards whose faces were seen on some branch.
Known seen_in(const Session& session) {
  Known seen;
  for (const Session::Node& node : session.nodes()) seen |= node.known;
  return seen;
}

/// Other deals, in which only the cards that were never seen lie elsewhere.
class Arrangements {
 public:
  Arrangements(const Session& session, const Known& seen)
      : deal_{session.deal()}, rng_{*session.kind() + session.length(), stream} {
    for (std::size_t i = 0; i < static_cast<std::size_t>(deal_.count); ++i)
      if (!seen[deal_.cards[i].id]) hidden_.push_back(i);
    deal_.numbered = false;
  }

  const Deal& next() {
    for (std::size_t i = hidden_.size(); i-- > 1;) {
      const auto other = static_cast<std::size_t>(rng_.below(i + 1));
      std::swap(deal_.cards[hidden_[i]], deal_.cards[hidden_[other]]);
    }
    return deal_;
  }

 private:
  Deal deal_;
  Rng rng_;
  std::vector<std::size_t> hidden_;  ///< their places
};

/// Decides the position of a game, and counts what was searched.
class Judge {
 public:
  Judge(const Session& session, const Kindness& kindness)
      : session_{session},
        line_{session.line()},
        kindness_{kindness},
        left_{kindness.in_all},
        solver_{session.game(), Limits{.memory = memory}.of_memory()} {}

  [[nodiscard]] bool can_go_on() const { return left_ > 0; }
  bool is_won(const Deal& deal) {
    Table table{session_.info().classes};
    table.prepare(deal.number, session_.options());
    session_.game().lay_out(table, deal);
    for (const Move move : line_) session_.game().play(table, move);
    const std::uint64_t budget = std::min(left_, kindness_.positions);
    solver_.start(table.state());
    while (!solver_.step(budget, budget)) continue;
    left_ -= std::min(left_, solver_.nodes() + 1);
    return solver_.verdict() == Verdict::won;
  }

 private:
  const Session& session_;
  std::vector<Move> line_;
  Kindness kindness_;
  std::uint64_t left_;
  Solver solver_;
};

/// A deal in which the position can be won, and only cards never seen lie elsewhere.
std::optional<Deal> kinder_deal(const Session& session, const Known& seen, const Kindness& kindness) {
  Judge judge{session, kindness};
  if (judge.is_won(session.deal())) return {};
  Arrangements others{session, seen};
  for (int i = 0; i < kindness.arrangements && judge.can_go_on(); ++i)
    if (const Deal& deal = others.next(); judge.is_won(deal)) return deal;
  return {};
}

}  // namespace

bool has_kind_deals(const AnyGame& game, const Options& options) {
  const GameInfo& info = *game.info;
  if (info.shuffled.count > 0 && info.shuffled_when.holds(options)) return false;
  const Session start{game, info.sets.front(), options, deal_by_number(info.packs_for(options), 0)};
  return unknown_cards(game, start.state(), start.known()) > 0;
}

Why play_kindly(Session& session, Move move, const Kindness& kindness) {
  const Known seen = seen_in(session);
  if (const Why why = session.play(move); why != Why::ok) return why;
  if (session.deal().board || (session.known() & ~seen).none() || session.won()) return Why::ok;
  if (const auto deal = kinder_deal(session, seen, kindness))
    if (auto other = read_tries(write_tries(session, *deal))) session = std::move(*other);
  return Why::ok;
}

}  // namespace longwood
