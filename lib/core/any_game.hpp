#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/deal.hpp"
#include "core/known_as.hpp"
#include "core/move.hpp"
#include "core/option_names.hpp"
#include "core/options.hpp"
#include "core/pile_group.hpp"
#include "core/rulebook.hpp"
#include "core/state.hpp"
#include "core/table.hpp"
#include "core/why.hpp"

namespace longwood {

struct SearchSpec;
struct Guide;
struct Figure;
struct LossEvidence;

/// A named way to play a game: its options and its source.
struct RuleSet {
  std::string_view id, title, source;
  Options options = {};
  std::string_view about = {};  ///< one line that describes it
  int version = 1;              ///< raised with any change of meaning; records carry it
  bool may_look = false;        ///< its author gives the right to look through heaps and packets
};

/// The current options that equal a former version of a rule set: records of that version are played with
/// them.
struct FormerSet {
  std::string_view set;  ///< its id
  int version;
  Options options = {};
};

/// A text about positions in which a counter of the game has this value.
struct Remark {
  std::uint8_t counter, value;
  std::string_view text;  ///< without a full stop
};

/// A game's text about a position that depends on more than one counter.
struct Situation {
  std::string_view text = {};  ///< without a full stop; empty for none
  bool urgent = false;         ///< the text says what can be done now and what that costs
};

/// A refusal's wording and rule number under a choice, replacing the game's own.
struct Rewording {
  Setting when;
  Reason reason;
};

/// The packs that a choice uses instead of the game's.
struct OtherPacks {
  Setting when;
  Packs packs;
};

/// A pile that does not exist under a choice: nothing ever lies on it.
struct AbsentPile {
  Setting when;
  Pile pile;
};

/// The counter that tells onto which pile of a group the next card in hand falls; no pile if the group is
/// empty.
struct NextPlace {
  std::uint8_t counter = 0;
  Group group = {};
};

/// Other ways to play a game, as data.
struct Variants {
  std::span<const RuleOption> options = {};  ///< by their place in `State::option`
  std::span<const Contradiction> contradictions = {};
  std::span<const Rewording> rewordings = {};
  std::span<const OtherPacks> packs = {};
  std::span<const AbsentPile> absent = {};
  Comparison comparison = {};
  std::span<const FormerSet> former = {};
};

/// What a game that its book plays for counters pays: the price of the pack, and for each card on a family.
struct Counters {
  int price = 0, per_card = 0;
  Setting unless = {};  ///< the choice under which nothing is paid
};

/// The facts of a game, as data.
struct GameInfo {
  std::string_view id;      ///< "st-helena"
  std::string_view title;   ///< "St. Helena"
  std::string_view source;  ///< "Hoffmann no. 50"
  int rules_version;        ///< raised with any change of meaning; records carry it
  Packs packs;
  std::span<const PileGroup> groups;             ///< every pile is in exactly one
  std::span<const std::string_view> pile_names;  ///< by pile; as docs/library/notation.md lists them
  PileClasses classes;
  const Rulebook* rulebook;
  std::span<const Reason> reasons;  ///< one for every `Why` the game gives
  std::span<const RuleSet> sets;    ///< the book's own first
  std::span<const Remark> remarks = {};
  /// The texts that `situation` may return; the first is empty.
  std::span<const Situation> situations = {};
  NextPlace next = {};
  Variants variants = {};
  Group shuffled = {};         ///< piles whose cards a redeal may shuffle
  Setting shuffled_when = {};  ///< the choice under which it shuffles; none if it always does
  /// What each version of the rules from 2 changed, as the end of a sentence: "the sixth cards
  /// lie in the bottom rows, so that every deal lies otherwise".
  std::span<const std::string_view> changes = {};
  ActWords acts = {};
  std::span<const KnownAs> known_as = {};   ///< other names under which players look for the game
  std::span<const Mistaken> mistaken = {};  ///< names of other games that it could be confused with
  /// Heaps and packets whose covered cards were visible when they were laid, so that looking through them
  /// reveals nothing.
  Group inspectable = {};
  /// How many shuffles of the packs the deal turns into this start, for games whose deal depends on the
  /// cards. It is 1 or more, and 1 if the position is not a start. Null: as many as for every other start.
  double (*shuffles)(const State& start) = nullptr;
  /// Columns dealt row by row in which a vacancy keeps its place; the page draws them so.
  Group keeps_gaps = {};
  /// If not 0, the rank of the cards that head columns and never come home.
  std::uint8_t column_base_rank = 0;
  FaceDown covered = {};  ///< piles in which cards may lie face down; none if there are none
  Counters counters = {};
  const SearchSpec* search = nullptr;  ///< guides the solver; none: it searches plainly
  const Guide* player = nullptr;       ///< guides the hints; none: the general guide
  const Figure* figure = nullptr;      ///< how the table is arranged; none: from the groups of piles
  const LossEvidence* evidence =
      nullptr;  ///< losses that can be seen without a search; none if there are none

  [[nodiscard]] constexpr int piles() const { return static_cast<int>(pile_names.size()); }
  /// The group to which a pile belongs.
  [[nodiscard]] constexpr const PileGroup& group_of(Pile pile) const {
    for (const PileGroup& group : groups)
      if (group.piles.has(pile)) return group;
    return groups.front();
  }
  [[nodiscard]] constexpr Role role_of(Pile pile) const { return group_of(pile).role; }
  /// The first pile of this role, if the game has one.
  [[nodiscard]] constexpr std::optional<Pile> pile_with(Role role) const {
    for (const PileGroup& group : groups)
      if (group.role == role) return group.piles.first;
    return {};
  }
  /// The version of the rules of one set: raised with the game's and with the set's own.
  [[nodiscard]] constexpr int rules_of(const RuleSet& set) const { return rules_version + set.version - 1; }
  /// The game's wording of this reason; its first reason ("no such move") for a reason it never gives.
  [[nodiscard]] const Reason& reason(Why why, const Options& chosen = {}) const {
    for (const Rewording& rewording : variants.rewordings)
      if (rewording.reason.why == why && rewording.when.holds(chosen)) return rewording.reason;
    for (const Reason& reason : reasons)
      if (reason.why == why) return reason;
    return reasons.front();
  }
  /// The rule with this number, from 1, under these options.
  [[nodiscard]] ReadSentence sentence(int number, const Options& chosen = {}) const;
  /// Whether these options word the sentence of this number otherwise than the book.
  [[nodiscard]] bool is_amended(int number, const Options& chosen = {}) const;
  /// What the player tries to do, and the same in plain words, as these options have it.
  [[nodiscard]] std::string_view object(const Options& chosen = {}) const;
  [[nodiscard]] std::string_view aim(const Options& chosen = {}) const;
  /// The packs that these options use.
  [[nodiscard]] const Packs& packs_for(const Options& chosen) const;
  /// Whether a pile exists under these options.
  [[nodiscard]] bool has_pile(Pile pile, const Options& chosen) const;
  /// Whether a move names a pile that does not exist under these options. A place between two families is an
  /// exception: its own rule says that nothing is held there.
  [[nodiscard]] bool names_absent_pile(Move move, const Options& chosen) const;
  /// The rule set with these options, or nullptr.
  [[nodiscard]] const RuleSet* set_of(const Options& chosen) const;
  /// The current equivalent of a former version of a set, or nullptr.
  [[nodiscard]] const FormerSet* former(std::string_view set, int version) const;
  /// Why these options cannot be combined, without a full stop; empty if they can.
  [[nodiscard]] std::string_view contradiction(const Options& chosen) const;
};

/// How many cards of each pile, from the exposed one down, the player may see.
using ShownCards = std::array<std::uint8_t, max_piles>;

/// Any of the games behind function pointers, so that solver, session and page need no templates.
struct AnyGame {
  const GameInfo* info;
  void (*lay_out)(Table&, const Deal&);
  void (*moves)(const State&, MoveList&);
  Why (*why_not)(const State&, Move);
  void (*play)(Table&, Move);
  bool (*won)(const State&);
  ShownCards (*shown_cards)(const State&);
  int (*redeals_left)(const State&);  ///< -1 in a game without redeals
  Situation (*situation)(const State&);
  void (*derive_counters)(State&);  ///< of a board: sets counters that follow from its piles
  /// Why a board cannot be played on; empty if it can.
  std::string_view (*invalid_board_reason)(const State&);
  std::uint8_t redeals_counter;  ///< of the redeals made; `State::counters` if there are none

  /// How many cards of one pile, from the exposed one down, the player may see.
  [[nodiscard]] int shown(const State& state, Pile pile) const { return shown_cards(state)[pile]; }
  /// A table with this deal laid out under these options.
  [[nodiscard]] Table start(const Deal& deal, const Options& options) const {
    if (deal.board) return {info->classes, *deal.board};
    Table table{info->classes};
    table.prepare(deal.number, options);
    lay_out(table, deal);
    table.forget();
    return table;
  }
  [[nodiscard]] Table start(const Deal& deal, const RuleSet& set) const { return start(deal, set.options); }
};

/// The starting position of a deal.
State start_of(const AnyGame& game, const Options& options, std::uint64_t deal);

}  // namespace longwood
