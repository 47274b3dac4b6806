#include "solve/unplaced_search.hpp"

#include <algorithm>
#include <limits>

#include "core/rng.hpp"
#include "core/rules.hpp"

namespace longwood {
namespace {

constexpr std::uint64_t first_patience =
    20'000;  ///< positions until a search begins again; then more and more
constexpr std::uint64_t moves_between_checks = 64;  ///< from one check of the memory to the next

/// Makes the moves of the rules that a move without places stands for.
class Played {
 public:
  Played(const AnyGame& game, const UnplacedRules& rules, const State& root)
      : game_{game}, rules_{rules}, table_{game.info->classes, root} {}

  void make(Unplaced::Move move, int kind) {
    switch (move.kind) {
      case Unplaced::Move::home:
        bare(kind);
        lay(pile_of(kind), rules_.families[kind & 3], 1);
        break;
      case Unplaced::Move::pile: {
        const Pile from = rules_.columns[move.which];
        lay(from, taker(kind, from), open(from));
        break;
      }
      case Unplaced::Move::stock_home:
        turn_to(kind);
        lay(rules_.talon, rules_.families[kind & 3], 1);
        break;
      case Unplaced::Move::stock_pile:
        turn_to(kind);
        lay(rules_.talon, taker(kind, rules_.talon), 1);
        break;
      case Unplaced::Move::back: lay(rules_.families[kind & 3], taker(kind, rules_.talon), 1);
    }
  }
  [[nodiscard]] std::vector<Move> line() && { return std::move(line_); }

 private:
  [[nodiscard]] const State& state() const { return table_.state(); }
  [[nodiscard]] int open(Pile pile) const {
    return state().size[pile] - state().counter[rules_.covered.of(pile)];
  }

  void play(Move move) {
    if (game_.why_not(state(), move) != Why::ok) return;  // the line then fails to replay, and proves nothing
    game_.play(table_, move);
    line_.push_back(move);
  }
  void lay(Pile from, Pile to, int count) { play({Act::lay, from, to, static_cast<std::uint8_t>(count)}); }

  /// The column with this card face up, and how many cards lie on it.
  [[nodiscard]] std::pair<Pile, int> place_of(int kind) const {
    for (int c = 0; c < rules_.columns.count; ++c) {
      const Pile pile = rules_.columns[c];
      Card card = state().top[pile];
      for (int above = 0; above < open(pile); ++above, card = state().under[card.id])
        if (card.kind() == kind) return {pile, above};
    }
    return {rules_.columns[0], 0};
  }
  [[nodiscard]] Pile pile_of(int kind) const { return place_of(kind).first; }
  /// Moves what lies on a card to its twin.
  void bare(int kind) {
    const auto [pile, above] = place_of(kind);
    if (above > 0) lay(pile, pile_of((kind & ~3) | (3 - (kind & 3))), above);
  }
  /// A column that takes this card.
  [[nodiscard]] Pile taker(int kind, Pile from) const {
    const Fit falling = Fit::down_any.in(Suits::alternate);
    for (int c = 0; c < rules_.columns.count; ++c) {
      const Card on = state().top[rules_.columns[c]];
      const bool is_king = kind >= 4 * (king - 1);
      if (rules_.columns[c] != from &&
          (on.none() ? is_king : (takers(falling, Kinds{1} << on.kind()) >> kind & 1) != 0))
        return rules_.columns[c];
    }
    return from;
  }
  void turn_to(int kind) {
    for (int turns = 0; turns < 2 * max_cards; ++turns) {
      if (const Card top = state().top[rules_.talon]; !top.none() && top.kind() == kind) return;
      play(bare_act());
    }
  }
  [[nodiscard]] Move bare_act() const {
    return longwood::bare(state().size[rules_.hand] > 0 ? Act::turn : Act::redeal);
  }

  const AnyGame& game_;
  const UnplacedRules& rules_;
  Table table_;
  std::vector<Move> line_;
};

}  // namespace

bool UnplacedSearch::start(const UnplacedRules& rules, const State& root, std::uint64_t limit) {
  game_of_ = Unplaced::of(rules, root);
  if (!game_of_) return false;
  root_ = root;
  seen_.clear();
  unfinished_.clear();
  nodes_ = draws_ = 0;
  most_nodes_ = limit != 0 ? limit : std::numeric_limits<std::uint64_t>::max();
  patience_ = restart_at_ = first_patience;
  first_ = true;
  status_ = RunStatus::running;
  steps_.clear();
  moves_.clear();
  path_.clear();
  if (proofs_ && game_of_->blocked(game_of_->root()))
    status_ = RunStatus::lost;
  else
    enter(game_of_->root());
  return true;
}

std::size_t UnplacedSearch::bytes() const {
  return seen_.bytes() + steps_.capacity() * sizeof(Step) +
         (moves_.capacity() + path_.capacity()) * sizeof(Unplaced::Move) +
         unfinished_.capacity() * sizeof(std::uint64_t);
}

/// Whether a position was not met before, or only on a way that was given up.
bool UnplacedSearch::is_new(std::uint64_t key) {
  if (seen_.insert(mix(key + 1))) return true;  // one to one, and never 0
  const auto again = std::ranges::find(unfinished_, key);
  if (again == unfinished_.end()) return false;
  unfinished_.erase(again);
  return true;
}

/// Opens a step for a position, after safe moves, unless it was met before.
void UnplacedSearch::enter(Unplaced::Position position) {
  for (;;) {
    if (Unplaced::won(position)) {
      status_ = RunStatus::won;
      return;
    }
    const auto safe = game_of_->safe(position);
    if (!safe) break;
    position = game_of_->after(position, *safe);
    path_.push_back(*safe);
    ++nodes_;
  }
  if (!is_new(game_of_->key(position))) return;
  Unplaced::Moves moves;
  const int count = game_of_->moves(position, moves);
  if (!first_) vary(moves, count);
  const auto first = static_cast<std::uint32_t>(moves_.size());
  moves_.insert(moves_.end(), moves.begin(), moves.begin() + count);
  steps_.push_back({position, first, first, static_cast<std::uint32_t>(moves_.size()),
                    static_cast<std::uint32_t>(path_.size())});
}

/// Exchanges a move with a later one now and then.
void UnplacedSearch::vary(Unplaced::Moves& moves, int count) {
  for (int i = 0; i + 1 < count; ++i) {
    const std::uint64_t draw = mix(++draws_);
    const auto at = static_cast<std::size_t>(i), left = static_cast<std::size_t>(count - 1 - i);
    if (draw % 4 == 0) std::swap(moves[at], moves[at + 1 + (draw >> 8) % left]);
  }
}

void UnplacedSearch::restart() {
  for (const Step& step : steps_) unfinished_.push_back(game_of_->key(step.position));
  steps_.clear();
  moves_.clear();
  path_.clear();
  first_ = false;
  patience_ += patience_ / 4;
  restart_at_ = nodes_ + patience_;
  enter(game_of_->root());
}

/// Follows the next move of the deepest step, or closes the step if none is left.
void UnplacedSearch::follow_one() {
  Step& step = steps_.back();
  path_.resize(step.path);
  if (step.next == step.end) {
    moves_.resize(step.first);
    steps_.pop_back();
    return;
  }
  const Unplaced::Move move = moves_[step.next++];
  path_.push_back(move);
  ++nodes_;
  enter(game_of_->after(step.position, move));
}

RunStatus UnplacedSearch::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  for (std::uint64_t next_check = 0; status_ == RunStatus::running && nodes_ < until;) {
    const bool check = nodes_ >= next_check;
    if (check) next_check = nodes_ + moves_between_checks;
    if (steps_.empty())
      status_ = RunStatus::lost;
    else if (nodes_ >= most_nodes_)
      status_ = RunStatus::incomplete;
    else if (check && bytes() + seen_.growth_bytes(moves_between_checks) > memory_)
      status_ = RunStatus::out_of_memory;
    else if (nodes_ >= restart_at_)
      restart();
    else
      follow_one();
  }
  return status_;
}

std::vector<Move> UnplacedSearch::line() const {
  Played played{*game_, game_of_->rules(), root_};
  Unplaced::Position position = game_of_->root();
  for (const Unplaced::Move move : path_) {
    played.make(move, game_of_->kind_of(position, move));
    position = game_of_->after(position, move);
  }
  return std::move(played).line();
}

}  // namespace longwood
