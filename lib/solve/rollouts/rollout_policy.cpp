#include "solve/rollouts/rollout_policy.hpp"

namespace longwood {
namespace {

constexpr std::size_t slots = std::size_t{1} << 15;
/// Kinds beyond these share the first one's weight.
constexpr std::size_t most_kinds = slots * 3 / 4;

}  // namespace

MoveKinds::MoveKinds(const AnyGame& game, const SearchSpec& advice) : advice_{advice}, slots_(slots) {
  for (int pile = 0; pile < game.info->piles(); ++pile)
    roles_[static_cast<std::size_t>(pile)] = game.info->role_of(static_cast<Pile>(pile));
}

void MoveKinds::clear() {
  std::ranges::fill(slots_, Slot{});
  first_.clear();
}

/// Cards in place of piles, so that a kind stays the same when packets change places; all families count as
/// one.
std::uint64_t MoveKinds::code_of(const State& state, Move move) const {
  const std::uint64_t act = static_cast<std::uint64_t>(move.act) + 1;
  if (!names_piles(move)) return act | static_cast<std::uint64_t>(advice_.order.stage(state)) << 32;
  Card lowest = state.top[move.from];
  for (int i = 1; i < move.count; ++i) lowest = state.under[lowest.id];
  constexpr unsigned on_vacancy = 0x80, on_family = 0xF0;
  const auto role = static_cast<unsigned>(roles_[move.to]);
  const Card on = state.top[move.to];
  const unsigned place = move.act == Act::lay && is_home(move.to) ? on_family
                         : on.none()                              ? on_vacancy + role
                                                                  : on.id;
  const auto from = static_cast<std::uint64_t>(roles_[move.from]);
  return act | std::uint64_t{lowest.id} << 8 | std::uint64_t{place} << 16 | from << 24;
}

Weight MoveKinds::weight_at_first(Move move) const {
  switch (move.act) {
    case Act::lay: return is_home(move.to) ? 3 * factor_of_e : 0;
    case Act::deal:
    case Act::turn:
    case Act::refill: return -factor_of_e;
    case Act::redeal: return -4 * factor_of_e;
    case Act::pair:
    case Act::exchange: break;
  }
  return 0;
}

MoveKinds::Kind MoveKinds::of(const State& state, Move move) {
  const std::uint64_t code = code_of(state, move);
  std::size_t i = static_cast<std::size_t>(code * 0x9E3779B97F4A7C15U >> 32) % slots;
  for (; slots_[i].code != 0; i = (i + 1) % slots)
    if (slots_[i].code == code) return slots_[i].kind;
  if (first_.size() >= most_kinds) return 0;
  slots_[i] = {code, static_cast<Kind>(first_.size())};
  first_.push_back(weight_at_first(move));
  return slots_[i].kind;
}

}  // namespace longwood
