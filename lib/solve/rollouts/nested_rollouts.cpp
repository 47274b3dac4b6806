#include "solve/rollouts/nested_rollouts.hpp"

#include <cstddef>
#include <limits>
#include <utility>

namespace longwood {
namespace {

/// A game that has not ended by then is given up: far more than any way to win has.
constexpr int most_moves = 600;
/// Far more than the positions of a game, so that they are found at once.
constexpr std::size_t most_passed = 4096;
/// A game is cut into equal parts. A search starts at the end of each part except the last.
constexpr std::size_t parts = 8;
/// Positions that each of these searches may reach.
constexpr std::uint64_t positions_a_part = 1000;

}  // namespace

NestedRollouts::NestedRollouts(const AnyGame& game, const SearchSpec& advice, StratifiedBestFirst& ends,
                               std::size_t memory)
    : rules_{game},
      advice_{advice},
      ends_{ends},
      memory_{memory},
      table_{game.info->classes},
      kinds_{game, advice},
      passed_(most_passed) {}

std::size_t NestedRollouts::bytes() const {
  const auto of_game = [](const Game& game) {
    return game.moves.capacity() * sizeof(Move) + game.choices.capacity() * sizeof(Choice) +
           game.kinds.capacity() * sizeof(Kind);
  };
  std::size_t sum = kinds_.bytes() + of_game(game_) + passed_.capacity() * sizeof(Passed) +
                    more_.capacity() * sizeof(Weight) + changed_.capacity() * sizeof(Kind) +
                    table_.journal_bytes();
  for (const Level& level : levels_) sum += level.policy.bytes() + of_game(level.best);
  return sum;
}

void NestedRollouts::start(const State& root, const Run& run) {
  heuristic_pruning_ = run.heuristic_pruning && advice_.prune.heuristic != nullptr;
  searches_ends_ = run.ends;
  table_.load(root);
  rng_ = Rng{run.limit};
  kinds_.clear();
  forget();
  game_.clear();
  nodes_ = 0;
  most_nodes_ = run.limit != 0 ? run.limit : std::numeric_limits<std::uint64_t>::max();
  status_ = RunStatus::running;
}

/// Starts again, with nothing learned.
void NestedRollouts::forget() {
  for (Level& level : levels_) {
    level.policy.clear();
    level.best.clear();
    level.games = 0;
  }
}

RunStatus NestedRollouts::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  while (status_ == RunStatus::running && nodes_ < until) {
    if (nodes_ >= most_nodes_)
      status_ = RunStatus::incomplete;
    else if (bytes() > memory_)
      status_ = RunStatus::out_of_memory;
    else
      play_out();
  }
  return status_;
}

/// Plays a game by the policy of the lowest level, to its end or until no move leads on.
void NestedRollouts::play_out() {
  game_.clear();
  ++games_;
  const Table::Mark mark = table_.mark();
  passes(table_.key());
  while (game_.moves.size() < most_moves && play_one()) {}
  if (rules_.won(table_.state()))
    status_ = RunStatus::won;
  else
    game_.score = score();
  table_.undo_to(mark);
  if (status_ != RunStatus::won) end_of_game();
}

/// Whether the game has not passed this position yet; it has then.
bool NestedRollouts::passes(const Key& key) {
  std::size_t i = key.a % most_passed;
  for (; passed_[i].game == games_; i = (i + 1) % most_passed)
    if (passed_[i].key == key.a) return false;
  passed_[i] = {key.a, games_};
  return true;
}

/// Makes a move: a safe one, or one that is drawn. False if the game is at its end.
bool NestedRollouts::play_one() {
  const State& state = table_.state();
  if (rules_.won(state)) return false;
  if (const auto safe = safe_move(rules_, advice_, state)) {
    rules_.play(table_, *safe);
    ++nodes_;
    game_.moves.push_back(*safe);
    passes(table_.key());
    return true;
  }
  MoveList moves;
  rules_.moves(state, moves);
  if (advice_.prune.dominated != nullptr) advice_.prune.dominated(state, moves);
  if (heuristic_pruning_) advice_.prune.heuristic(state, moves);
  return draw(moves);
}

/// Makes one of these moves, drawn by the policy among those that lead to a position not yet passed; false if
/// there is none.
bool NestedRollouts::draw(MoveList& moves) {
  RolloutPolicy& policy = levels_.front().policy;
  std::array<Kind, MoveList::capacity> kinds;
  const auto kind = [&](int i) -> Kind& { return kinds[static_cast<std::size_t>(i)]; };
  int left = moves.size();
  for (int i = 0; i < left; ++i) kind(i) = kinds_.of(table_.state(), moves[i]);
  policy.grow(kinds_);
  std::uint64_t sum = 0;
  for (int i = 0; i < left; ++i) sum += policy.share(kind(i));
  for (; left > 0; --left) {
    std::uint64_t drawn = rng_.below(sum);
    int at = 0;
    for (; drawn >= policy.share(kind(at)); ++at) drawn -= policy.share(kind(at));
    const Table::Mark mark = table_.mark();
    rules_.play(table_, moves[at]);
    ++nodes_;
    if (passes(table_.key())) {
      game_.kinds.insert(game_.kinds.end(), kinds.begin(), kinds.begin() + left);
      game_.choices.push_back({kind(at), static_cast<std::uint32_t>(game_.kinds.size())});
      game_.moves.push_back(moves[at]);
      return true;
    }
    table_.undo_to(mark);
    sum -= policy.share(kind(at));
    kind(at) = kind(left - 1);
    moves[at] = moves[left - 1];
  }
  return false;
}

/// Cards that are done with.
int NestedRollouts::score() const {
  int home = 0;
  for (int pile = 0; pile < rules_.info->piles(); ++pile)
    if (kinds_.is_home(static_cast<Pile>(pile))) home += table_.size(static_cast<Pile>(pile));
  return home;
}

/// Learns from the game on the lowest level, and from the best game of each level that is complete on the
/// next one, from which the levels below then begin again.
void NestedRollouts::end_of_game() {
  Game* last = &game_;
  for (std::size_t i = 0; i < levels; ++i) {
    Level& level = levels_[i];
    if (last->score >= level.best.score) std::swap(level.best, *last);
    last->clear();
    learn(level.policy, level.best);
    for (std::size_t lower = 0; lower < i; ++lower) levels_[lower].policy = level.policy;
    if (++level.games < in_a_level) return;
    if (searches_ends_ && i == searched_level && search_along(level.best)) return;
    level.games = 0;
    last = &level.best;
  }
  forget();
}

/// Searches from positions along this game; if one is won, so is the root, and the line is in `game_`.
bool NestedRollouts::search_along(const Game& game) {
  Run run = Run::unlimited(Engine::staged);
  run.heuristic_pruning = heuristic_pruning_;
  for (std::size_t part = parts - 1; part > 0; --part) {
    const auto first = game.moves.begin();
    const auto last = first + static_cast<std::ptrdiff_t>(game.moves.size() * part / parts);
    const Table::Mark mark = table_.mark();
    for (auto move = first; move != last; ++move) rules_.play(table_, *move);
    ends_.start(table_.state(), run);
    table_.undo_to(mark);
    const RunStatus status = ends_.step(positions_a_part);
    nodes_ += ends_.nodes();
    if (status != RunStatus::won) continue;
    game_.moves.assign(first, last);
    const std::vector<Move> end = ends_.line();
    game_.moves.insert(game_.moves.end(), end.begin(), end.end());
    status_ = RunStatus::won;
    return true;
  }
  return false;
}

/// One step along the gradient of the logarithm of the probability that this game is drawn.
void NestedRollouts::learn(RolloutPolicy& policy, const Game& game) {
  policy.grow(kinds_);
  more_.resize(kinds_.count());
  const auto add = [&](Kind kind, Weight more) {
    if (more_[kind] == 0) changed_.push_back(kind);
    more_[kind] += more;
  };
  std::size_t first = 0;
  for (const auto& [drawn, end] : game.choices) {
    std::uint64_t sum = 0;
    for (std::size_t i = first; i < end; ++i) sum += policy.share(game.kinds[i]);
    for (std::size_t i = first; i < end; ++i)
      add(game.kinds[i], -static_cast<Weight>(factor_of_e * policy.share(game.kinds[i]) / sum));
    add(drawn, factor_of_e);
    first = end;
  }
  for (const Kind kind : changed_) policy.add(kind, std::exchange(more_[kind], 0));
  changed_.clear();
}

}  // namespace longwood
