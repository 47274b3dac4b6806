#include "solve/columns/column_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace longwood {
namespace {

/// The positions that a search may spend on a proof of loss: at its beginning, and later.
constexpr std::uint64_t first_budget = 100'000, later_budget = 200;

constexpr std::uint64_t check_every = 4096;  ///< nodes from one check of the memory to the next

/// Costs of a move, found by trial on deals 1,000 to 1,249; what costs least is tried first.
struct Costs {
  int alone, loose, dug, reserve;  ///< by what is moved: `dug` uncovers a card for the first time
  int family;                      ///< back from a family
  int in_column, wanted;           ///< a card above it in its column, each rank of the one wanted soonest
  int to_vacancy, to_suit;         ///< by where it goes
  int onto_card, onto_wanted, onto_dealt;
};
constexpr Costs any_suit{75, 50, 10, 90, 150, 1, 9, 85, -2, -1, 8, -1};
constexpr Costs alternate{0, 50, 15, 75, 150, 1, 4, 25, 0, 0, 2, 0};

constexpr const Costs& costs(const ColumnRules& rules) { return rules.alternate ? alternate : any_suit; }

constexpr int nowhere = -1;

}  // namespace

ColumnSearch::ColumnSearch(const ColumnRules& rules, std::size_t memory, Use use)
    : rules_{rules}, use_{use}, memory_{memory}, position_{rules}, relaxation_{rules} {}

std::span<const ColumnSearch::Stage> ColumnSearch::stages(bool narrowed) {
  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();
  static constexpr std::array all{
      Stage{3'000, Alike::none, false},      Stage{1'000'000, Alike::holders, true},
      Stage{300'000, Alike::holders, false}, Stage{300'000, Alike::cards, false},
      Stage{no_limit, Alike::none, false},
  };
  return narrowed ? std::span{all} : std::span{all}.last(1);
}

void ColumnSearch::start(const State& root, std::uint64_t limit) {
  root_ = root;
  nodes_ = 0;
  most_nodes_ = limit != 0 ? limit : std::numeric_limits<std::uint64_t>::max();
  stages_ = stages(use_.narrowed);
  status_ = RunStatus::running;
  position_.load(root, Alike::none);
  if (use_.relaxed) {
    relaxation_.begin(position_);
    if (!position_.won() && relaxation_.lost(position_, first_budget)) status_ = lost();
  }
  if (status_ == RunStatus::running) start_stage();
}

void ColumnSearch::start_stage() {
  const Stage& stage = stages_.front();
  position_.load(root_, stage.alike);
  seen_.clear();
  steps_.clear();
  moves_.clear();
  stage_end_ = most_nodes_ - nodes_ < stage.nodes ? most_nodes_ : nodes_ + stage.nodes;
  play_safe();
  if (position_.won()) {
    status_ = RunStatus::won;
    return;
  }
  seen_.insert(position_.key());
  choose(nowhere, nowhere);
}

/// Goes on to the next search, if there is one: `exhausted` says that this one has nothing left to follow.
void ColumnSearch::end_stage(bool exhausted) {
  const Stage& stage = stages_.front();
  if (exhausted && stage.alike == Alike::none && !stage.all_home) {
    status_ = lost();
    return;
  }
  do stages_ = stages_.subspan(1);
  while (!stages_.empty() && stages_.front().all_home && exhausted);
  if (stages_.empty() || nodes_ >= most_nodes_)
    status_ = RunStatus::incomplete;
  else
    start_stage();
}

RunStatus ColumnSearch::step(std::uint64_t nodes) {
  const std::uint64_t until = nodes_ + nodes;
  while (status_ == RunStatus::running && nodes_ < until) {
    if (steps_.empty() || nodes_ >= stage_end_)
      end_stage(steps_.empty());
    else
      follow_one();
  }
  return status_;
}

/// Follows the next move of the last position on the way, or leaves it if there is none.
void ColumnSearch::follow_one() {
  Step& step = steps_.back();
  while (position_.path().size() > step.path) position_.undo();
  if (step.next == step.end) {
    moves_.resize(step.moves);
    steps_.pop_back();
    return;
  }
  const int move = moves_[step.next++], from = move & 31, to = move >> 5;
  if (++nodes_ % check_every == 0 && bytes() + growth_bytes() > memory_) {
    status_ = RunStatus::out_of_memory;
    return;
  }
  bool for_good = position_.make(from, to);
  const bool must_go_on = from >= rules_.columns && from < Columns::most_piles && to != Columns::to_home;
  const std::size_t made = position_.path().size();
  if (!must_go_on) play_safe();
  const bool alone = position_.path().size() == made;
  for_good |= !alone;
  if (position_.won()) {
    status_ = RunStatus::won;
    return;
  }
  if (use_.relaxed && for_good && relaxation_.lost(position_, later_budget)) return;
  if (must_go_on)
    choose(nowhere, to);
  else if (seen_.insert(position_.key()))
    choose(alone && to != Columns::to_home ? to : nowhere, nowhere);
}

/// Plays what is safe, or all that goes home.
void ColumnSearch::play_safe() {
  const bool all_home = stages_.front().all_home;
  for (bool again = true; again;) {
    again = false;
    for (int pile = 0; pile < rules_.piles(); ++pile) {
      if (position_.size(pile) == 0) continue;
      const int kind = position_.exposed(pile);
      if (!position_.goes_home(kind) || !(all_home || safe(kind))) continue;
      position_.make(pile, Columns::to_home);
      again = true;
    }
  }
}

/// A card that goes home is safe to play if all cards that could rest on it are home, or can go home
/// themselves as soon as they are exposed, all cards two ranks below it being home.
bool ColumnSearch::safe(int kind) const {
  const auto& home = position_.home();
  const int rank = kind >> 2;
  if (rank <= *std::ranges::min_element(home) + 1) return true;
  if (!rules_.alternate || rules_.families_return) return false;
  const bool red = rules_.colour(kind) == 1;
  return std::min(home[red ? spades : hearts], home[red ? clubs : diamonds]) >= rank;
}

/// What it costs to move the exposed card of a pile.
int ColumnSearch::cost_from(int pile) const {
  const Costs& cost = costs(rules_);
  if (pile >= rules_.columns) return cost.reserve;
  const int last = position_.size(pile) - 1;
  if (position_.loose(pile)) return last == 0 ? cost.alone : cost.loose;
  int soonest = 99;
  for (int place = 0; place < last; ++place) {
    const int kind = position_.card(pile, place);
    const int wait = (kind >> 2) - position_.home()[static_cast<std::size_t>(kind & 3)];
    soonest = std::min(soonest, 4 * wait + last - place);
  }
  return cost.dug + cost.in_column * (last + 1) + cost.wanted * soonest;
}

/// Lists the moves of the position as a new step, or only those onto the column `only`. The card that was
/// moved last, to the column `last_to`, is not moved again: where it could go it could have gone at once. Of
/// vacancies one is enough, and a card alone in its column stays out of it.
void ColumnSearch::choose(int last_to, int only) {
  const Costs& cost = costs(rules_);
  std::array<std::array<std::uint32_t, 2>, 14> open{};
  std::array<int, Columns::most_piles> onto{};
  int vacancy = nowhere;
  for (int pile = 0; pile < rules_.columns; ++pile) {
    if (only != nowhere && pile != only) continue;
    const int size = position_.size(pile);
    if (size == 0) {
      vacancy = pile;
      continue;
    }
    const int kind = position_.exposed(pile);
    open[static_cast<std::size_t>(kind >> 2)][static_cast<std::size_t>(rules_.colour(kind))] |= 1U << pile;
    int soonest = 20;
    for (int place = 0; place < size; ++place) {
      const int card = position_.card(pile, place);
      soonest = std::min(soonest, (card >> 2) - position_.home()[static_cast<std::size_t>(card & 3)]);
    }
    const auto at = static_cast<std::size_t>(pile);
    onto[at] = cost.onto_card * size + cost.onto_wanted * (20 - soonest) +
               cost.onto_dealt * position_.in_place()[at];
  }
  // a card can go home, to a vacancy, and onto four others
  std::array<Choice, std::size_t{6} * (Columns::most_piles + 4)> choices;
  std::size_t count = 0;
  const auto add = [&](int by, int pile, int to) {
    const int rank = by * static_cast<int>(choices.size()) + static_cast<int>(count);
    choices[count++] = {rank, static_cast<std::uint16_t>(pile | to << 5)};
  };
  const auto add_to_columns = [&](int from, int pile, int kind, bool to_vacancy) {
    const auto takes = static_cast<std::size_t>(rules_.opposite(rules_.colour(kind)));
    for (std::uint32_t left = open[static_cast<std::size_t>((kind >> 2) + 1)][takes]; left != 0;
         left &= left - 1) {
      const int to = std::countr_zero(left);
      const int suit = (position_.exposed(to) & 3) == (kind & 3) ? cost.to_suit : 0;
      add(from + suit + onto[static_cast<std::size_t>(to)], pile, to);
    }
    if (to_vacancy && vacancy != nowhere) add(from + cost.to_vacancy, pile, vacancy);
  };
  for (int pile = 0; pile < rules_.piles(); ++pile) {
    if (position_.size(pile) == 0) continue;
    const int kind = position_.exposed(pile), from = cost_from(pile);
    if (only == nowhere && position_.goes_home(kind)) add(-100'000, pile, Columns::to_home);
    const bool alone = pile < rules_.columns && position_.size(pile) == 1;
    if (pile != last_to) add_to_columns(from, pile, kind, !alone);
  }
  if (rules_.families_return)
    for (int suit = 0; suit < 4; ++suit)
      if (const int cards = position_.home()[static_cast<std::size_t>(suit)]; cards > 0)
        add_to_columns(cost.family, Columns::family(suit), (cards - 1) * 4 + suit, true);
  const auto list = std::span{choices}.first(count);
  std::ranges::sort(list, {}, &Choice::rank);
  const auto first = static_cast<std::uint32_t>(moves_.size());
  for (const Choice& choice : list) moves_.push_back(choice.move);
  steps_.push_back({static_cast<std::uint32_t>(position_.path().size()), first, first,
                    static_cast<std::uint32_t>(moves_.size())});
}

std::size_t ColumnSearch::bytes() const {
  return seen_.bytes() + relaxation_.bytes() + moves_.capacity() * sizeof(moves_[0]) +
         steps_.capacity() * sizeof(Step) + position_.path().capacity() * sizeof(std::uint16_t);
}

/// What the sets may reserve until the next check.
std::size_t ColumnSearch::growth_bytes() const {
  return seen_.growth_bytes(check_every) + relaxation_.growth_bytes(check_every);
}

std::vector<Move> ColumnSearch::line() const {
  std::vector<Move> moves;
  for (const int made : position_.path()) {
    const int from = made & 31, to = made >> 5 & 31, suit = made >> 10 & 3;
    moves.push_back({Act::lay, static_cast<Pile>(from < Columns::most_piles ? 4 + from : suit),
                     static_cast<Pile>(to == Columns::to_home ? suit : 4 + to), 1});
  }
  return moves;
}

}  // namespace longwood
