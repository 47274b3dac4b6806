#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "c/longwood.h"
#include "core/any_game.hpp"
#include "honest/adviser.hpp"
#include "honest/observed_game.hpp"
#include "honest/plan.hpp"
#include "session/session.hpp"
#include "solve/results/stopwatch.hpp"
#include "solve/solver.hpp"

/// What stands behind the handles of longwood.h.

/// A game's texts, each with the 0 at its end that C wants.
struct longwood_game {
  struct Set {
    std::string id, title, source;
  };
  const longwood::AnyGame* game;
  std::string id, title, source, aim;
  std::vector<std::string> names, piles, pile_words;
  std::vector<Set> sets;
};

struct longwood_session {
  longwood::Session session;
  std::string text = {};  ///< the last answer
  std::string code = {};
  longwood_refusal refusal = {};
  std::optional<longwood::MoveList> moves = {};  ///< of the present position, once asked for
};

struct longwood_solver {
  longwood::Limits limits;
  std::optional<longwood::Solver> solver = {};
  const longwood::AnyGame* game = nullptr;  ///< that the solver decides
  longwood::Stopwatch watch = {};
  std::string text = {};
};

struct longwood_adviser {
  longwood::Effort effort;
  std::uint64_t seed;
  std::optional<longwood::Adviser> adviser = {};
  std::optional<longwood::InformationState> view = {};
  std::string plan = {}, worth = {};
  longwood_advice advice = {};
};

/// The unknown cards of a view are sorted by face and the deal has no number, so nothing hidden is in it.
struct longwood_view {
  explicit longwood_view(longwood::ObservedGame at) : seat{std::move(at)} {}

  longwood::ObservedGame seat;
  bool is_world = false;                         ///< the unknown cards are a sample, and moves may be played
  std::optional<longwood::MoveList> moves = {};  ///< once asked for
  std::optional<std::vector<longwood::Plan>> plans = {};
  std::string text = {};
};

namespace longwood::c {

/// Notes what went wrong, for `longwood_error`.
void note_fault(std::string text);

inline const char* kind_of(const longwood_game*) { return "game"; }
inline const char* kind_of(const longwood_session*) { return "session"; }
inline const char* kind_of(const longwood_solver*) { return "solver"; }
inline const char* kind_of(const longwood_adviser*) { return "adviser"; }
inline const char* kind_of(const longwood_view*) { return "view"; }

/// Whether a handle from outside is one; for NULL a fault is noted.
template <class Handle>
bool is_given(const Handle* handle) {
  if (handle != nullptr) return true;
  const std::string kind = kind_of(handle);
  note_fault("NULL was given for " + std::string{kind == "adviser" ? "an " : "a "} + kind +
             "; see why the call that was to return the " + kind + " failed");
  return false;
}

/// Where numbers of cards go; NULL has no room.
inline std::size_t room_in(const std::uint8_t* cards, std::size_t room) {
  return cards == nullptr ? 0 : room;
}

/// A text from outside; NULL is empty.
inline std::string_view given(const char* text) { return text == nullptr ? std::string_view{} : text; }

/// The handle of a game.
const longwood_game* handle_of(const AnyGame& game);

/// The rule set of this id, or the book's own for an empty one; nullptr, and a fault is noted, if there is
/// none.
const RuleSet* set_named(const GameInfo& info, std::string_view id);

/// A card by its number in longwood.h.
inline std::uint8_t number_of(Card card) {
  return static_cast<std::uint8_t>(card.none() ? LONGWOOD_COVERED : card.kind() + 1);
}

}  // namespace longwood::c
