#include <algorithm>
#include <memory>
#include <utility>

#include "c/handles.hpp"
#include "core/notation.hpp"
#include "core/rng.hpp"
#include "session/dead_end.hpp"

using namespace longwood;
using namespace longwood::c;

namespace {

/// Positions within an information set beyond which only the plans that the guide likes are listed.
constexpr int most_positions = 2'000;

void forget_lists(longwood_view& held) {
  held.moves.reset();
  held.plans.reset();
}

const MoveList& moves_of(longwood_view& held) {
  if (!held.moves) {
    held.moves.emplace();
    held.seat.sight().moves(*held.moves);
  }
  return *held.moves;
}

const std::vector<Plan>& plans_of(longwood_view& held) {
  if (!held.plans) {
    const InformationState view = held.seat.view();
    held.plans = all_plans(view, most_positions);
    if (!held.plans) held.plans = plans_from(view, guide_for(*view.game().info));
  }
  return *held.plans;
}

}  // namespace

longwood_view* longwood_look(const longwood_session* session) {
  if (!is_given(session)) return nullptr;
  const Session& now = session->session;
  const InformationState view = InformationState::of(now);
  return std::make_unique<longwood_view>(ObservedGame{view, view.state()}).release();
}

longwood_view* longwood_world(const longwood_view* view, std::uint64_t seed) {
  if (!is_given(view)) return nullptr;
  constexpr std::uint64_t stream = 0x776F726C64;  // "world"; small numbers are the deal's own streams
  const InformationState seen = view->seat.view();
  Rng rng{seed, stream};
  auto world = std::make_unique<longwood_view>(ObservedGame{seen, seen.world(rng)});
  world->is_world = true;
  return world.release();
}

void longwood_free_view(longwood_view* view) { std::unique_ptr<longwood_view>{view}.reset(); }

std::size_t longwood_view_moves(longwood_view* view) {
  if (!is_given(view)) return 0;
  return static_cast<std::size_t>(moves_of(*view).size());
}

const char* longwood_view_move(longwood_view* view, std::size_t index) {
  if (!is_given(view)) return nullptr;
  const MoveList& moves = moves_of(*view);
  if (!std::cmp_less(index, moves.size())) return nullptr;
  view->text = write_move(*view->seat.game().info, moves[static_cast<int>(index)]);
  return view->text.c_str();
}

std::size_t longwood_view_plans(longwood_view* view) {
  if (!is_given(view)) return 0;
  return plans_of(*view).size();
}

const char* longwood_view_plan(longwood_view* view, std::size_t index) {
  if (!is_given(view)) return nullptr;
  const auto& plans = plans_of(*view);
  if (index >= plans.size()) return nullptr;
  view->text = write_moves(*view->seat.game().info, plans[index].moves);
  return view->text.c_str();
}

int longwood_view_unknown(const longwood_view* view) {
  if (!is_given(view)) return 0;
  return view->seat.unknown();
}

longwood_standing longwood_view_standing(const longwood_view* view) {
  if (!is_given(view)) return LONGWOOD_PLAYING;
  switch (standing_of(view->seat.game(), view->seat.state())) {
    case Standing::won: return LONGWOOD_GAME_WON;
    case Standing::over: return LONGWOOD_GAME_OVER;
    case Standing::playing: break;
  }
  return LONGWOOD_PLAYING;
}

int longwood_view_dead_end(const longwood_view* view) {
  if (!is_given(view)) return 0;
  return nothing_comes_home(view->seat.game(), view->seat.state(), view->seat.known()) ? 1 : 0;
}

std::size_t longwood_view_cards(const longwood_view* view, std::size_t pile, std::uint8_t* cards,
                                std::size_t room) {
  if (!is_given(view) || !std::cmp_less(pile, view->seat.game().info->piles())) return 0;
  const auto size = static_cast<std::size_t>(view->seat.sight().size(static_cast<Pile>(pile)));
  const std::size_t most = room_in(cards, room);
  view->seat.sight().for_each_card(static_cast<Pile>(pile), [&](Card card, int depth) {
    if (const auto at = size - 1 - static_cast<std::size_t>(depth); at < most) cards[at] = number_of(card);
  });
  return size;
}

int longwood_world_play(longwood_view* world, const char* moves) {
  if (!is_given(world)) return 0;
  if (!world->is_world)
    return note_fault("moves cannot be played in a view, where cards are unknown; play them in a world"), 0;
  // tried first, so that none is made unless all can be
  Table table{world->seat.game().info->classes, world->seat.state()};
  const auto line = play_line(world->seat.game(), table, given(moves));
  if (!line) return note_fault(line.error()), 0;
  forget_lists(*world);
  for (const Move move : line->moves) world->seat.play(move);
  return 1;
}
