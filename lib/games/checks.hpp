#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>

#include "core/game.hpp"
#include "core/game_rules.hpp"
#include "core/rules.hpp"
#include "games/figure.hpp"

/// What a game's data must have. Each is asserted of every game listed, so that one which lacks it does not
/// compile.
namespace longwood::checks {

/// Whether all of these differ.
template <class Range, class Of>
constexpr bool all_differ(const Range& range, Of of) {
  for (auto one = range.begin(); one != range.end(); ++one)
    for (auto other = range.begin(); other != one; ++other)
      if (std::invoke(of, *one) == std::invoke(of, *other)) return false;
  return true;
}

constexpr bool is_titled(const GameInfo& info) {
  return !info.id.empty() && !info.title.empty() && !info.source.empty() && info.packs.count > 0;
}

constexpr bool has_piles(const GameInfo& info) {
  // hints lay cards aside on the last pile
  return !info.pile_names.empty() && info.pile_names.size() < max_piles;
}

constexpr bool each_pile_in_one_group(const GameInfo& info) {
  for (int pile = 0; pile < max_piles; ++pile) {
    const auto groups = std::ranges::count_if(
        info.groups, [&](const PileGroup& group) { return group.piles.has(static_cast<Pile>(pile)); });
    if (groups != (pile < info.piles() ? 1 : 0)) return false;
  }
  return true;
}

constexpr bool groups_are_named(const GameInfo& info) {
  return std::ranges::none_of(info.groups, [](const PileGroup& group) { return group.name.empty(); }) &&
         all_differ(info.groups, &PileGroup::name);
}

constexpr bool piles_are_called(const GameInfo& info) {
  return std::ranges::all_of(info.groups, [](const PileGroup& group) {
    const bool one = group.piles.count == 1;
    const bool by_pattern = group.words.contains("{name}") || group.words.contains("{suit}") ||
                            (group.words.contains("{place}") && group.in_a_row > 0);
    if (!group.each.empty()) return group.each.size() == static_cast<std::size_t>(group.piles.count);
    return by_pattern || (one && !group.words.empty());
  });
}

constexpr bool cards_can_come_home(const GameInfo& info) {
  return std::ranges::any_of(info.groups, [](const PileGroup& group) {
    return group.role == Role::family || group.role == Role::out;
  });
}

/// Names are words of a notation in which - + ~ stand between piles and a colon follows one.
constexpr bool names_can_be_written(const GameInfo& info) {
  return all_differ(info.pile_names, [](std::string_view name) { return name; }) &&
         std::ranges::all_of(info.pile_names, [](std::string_view name) {
           return !name.empty() && name.find_first_of("-+~: ;@") == name.npos;
         });
}

constexpr bool cites(const GameInfo& info, int sentence) {
  return sentence >= 1 && sentence <= static_cast<int>(info.rulebook->sentences.size());
}

constexpr bool has_a_rulebook(const GameInfo& info) {
  return info.rulebook != nullptr && !info.rulebook->sentences.empty() && !info.rulebook->object.empty() &&
         std::ranges::none_of(info.rulebook->sentences, [](const Sentence& sentence) {
           return sentence.text.empty() || sentence.source.empty();
         });
}

/// Whether an amendment is to a head of the rulebook instead of a numbered sentence.
constexpr bool is_head(int sentence) { return sentence == the_object || sentence == the_aim; }

/// One sentence that fits on the game's tile.
constexpr bool fits_a_tile(std::string_view aim) {
  return aim.size() >= 20 && aim.size() <= 120 && aim.ends_with('.') && aim.find(". ") == aim.npos;
}

/// The game's aim is such a sentence, and whatever a choice makes of it.
constexpr bool says_its_aim(const GameInfo& info) {
  for (const RuleOption& option : info.variants.options)
    for (const Choice& choice : option.choices)
      for (const Amendment& amendment : choice.amendments)
        if (amendment.sentence == the_aim && !fits_a_tile(amendment.text)) return false;
  return fits_a_tile(info.rulebook->aim);
}

/// Short enough for a minute, long enough to show something; each move by a sentence of the game.
constexpr bool teaches(const GameInfo& info) {
  const auto& moves = info.rulebook->lesson.moves;
  if (info.rulebook->dealt_home != 0 && !cites(info, info.rulebook->dealt_home)) return false;
  return moves.size() >= 3 && moves.size() <= 6 && std::ranges::all_of(moves, [&](const ShownMove& shown) {
           return !shown.move.empty() && cites(info, shown.sentence);
         });
}

constexpr bool first_reason_is_no_such_move(const GameInfo& info) {
  return !info.reasons.empty() && info.reasons.front().why == Why::no_such_move &&
         info.reasons.front().sentence == 0;
}

constexpr bool reasons_differ(const GameInfo& info) {
  return all_differ(info.reasons, [](const Reason& reason) { return reason.why; }) &&
         all_differ(info.reasons, [](const Reason& reason) { return reason.code; }) &&
         std::ranges::none_of(
             info.reasons, [](const Reason& reason) { return reason.code.empty() || reason.words.empty(); });
}

/// A game numbers its own reasons from `own_reason(0)`; one left out is one without words.
constexpr bool own_reasons_have_words(const GameInfo& info) {
  int last = -1, own = 0;
  for (const Reason& reason : info.reasons)
    if (reason.why >= Why::own) {
      ++own;
      last = std::max(last, static_cast<int>(reason.why) - static_cast<int>(Why::own));
    }
  return own == last + 1;
}

constexpr bool gives(const GameInfo& info, Why why) {
  return why == Why::ok ||
         std::ranges::any_of(info.reasons, [&](const Reason& reason) { return reason.why == why; });
}

/// Every reason with which a row of the book refuses a card.
template <class G>
constexpr bool rows_refuse_in_words() {
  return std::ranges::all_of(G::rules.lays, [](const MoveRule& lay) {
    const RefusalReasons& why = lay.refusals;
    const bool takes_all = lay.space == VacancyRule::any_card || lay.space == VacancyRule::card_or_run;
    const bool corners = lay.fit.step == Direction::either && !lay.fit.round;
    return gives(G::info, why.not_next) && gives(G::info, why.other_suit) && gives(G::info, why.several) &&
           gives(G::info, why.at_that_place) && (!corners || gives(G::info, why.corner)) &&
           (takes_all || gives(G::info, why.vacancy));
  });
}

/// Each row of the book states a sentence.
template <class G>
constexpr bool rows_state_sentences() {
  return std::ranges::all_of(G::rules.lays, [](const MoveRule& lay) {
    return cites(G::info, lay.sentences[0]) && std::ranges::all_of(lay.sentences, [](int sentence) {
             return sentence == 0 || cites(G::info, sentence);
           });
  });
}

constexpr bool reasons_cite_sentences(const GameInfo& info) {
  return std::ranges::all_of(info.reasons.subspan(1),
                             [&](const Reason& reason) { return cites(info, reason.sentence); });
}

constexpr bool has_choice(const GameInfo& info, std::size_t option, int choice) {
  return option < info.variants.options.size() && choice < info.variants.options[option].size();
}
constexpr bool has_choice(const GameInfo& info, Setting setting) {
  return has_choice(info, setting.option, setting.choice);
}

constexpr bool rewordings_fit(const GameInfo& info) {
  return std::ranges::all_of(info.variants.rewordings, [&](const Rewording& rewording) {
    return has_choice(info, rewording.when) && gives(info, rewording.reason.why) &&
           cites(info, rewording.reason.sentence);
  });
}

constexpr bool options_differ(const GameInfo& info) {
  return info.variants.options.size() <= State::options &&
         all_differ(info.variants.options, &RuleOption::id) &&
         std::ranges::all_of(info.variants.options, [](const RuleOption& option) {
           return option.size() >= 2 &&
                  all_differ(std::span{option.choices}.first(static_cast<std::size_t>(option.size())),
                             &Choice::id);
         });
}

/// Choice 0 is the book's, of which the rulebook speaks already.
constexpr bool first_choices_amend_nothing(const GameInfo& info) {
  return std::ranges::all_of(info.variants.options, [](const RuleOption& option) {
    return std::ranges::all_of(option.choices.front().amendments,
                               [](const Amendment& amendment) { return amendment.sentence == 0; });
  });
}

constexpr bool amendments_cite_sentences(const GameInfo& info) {
  for (const RuleOption& option : info.variants.options)
    for (const Choice& choice : option.choices)
      for (const Amendment& amendment : choice.amendments)
        if (amendment.sentence != 0 && !is_head(amendment.sentence) && !cites(info, amendment.sentence))
          return false;
  return true;
}

constexpr bool contradictions_fit(const GameInfo& info) {
  return std::ranges::all_of(info.variants.contradictions, [&](const Contradiction& pair) {
    return has_choice(info, pair.one) && has_choice(info, pair.other) && !pair.reason.empty();
  });
}

/// A set names itself and its source, and makes choices that there are.
constexpr bool set_fits(const GameInfo& info, const RuleSet& set) {
  for (std::size_t option = 0; option < set.options.size(); ++option)
    if (set.options[option] != 0 && !has_choice(info, option, set.options[option])) return false;
  return !set.id.empty() && !set.title.empty() && !set.source.empty();
}

/// The book's own set comes first, and makes the first choice of everything.
constexpr bool sets_fit(const GameInfo& info) {
  return !info.sets.empty() && info.sets.front().options == Options{} &&
         all_differ(info.sets, &RuleSet::id) &&
         std::ranges::all_of(info.sets, [&](const RuleSet& set) { return set_fits(info, set); });
}

constexpr bool changes_are_told(const GameInfo& info) {
  return static_cast<int>(info.changes.size()) == info.rules_version - 1;
}

/// A former version is one that its set has left behind, and what it is today goes together.
constexpr bool former_sets_fit(const GameInfo& info) {
  return std::ranges::all_of(info.variants.former, [&](const FormerSet& former) {
    const auto set = std::ranges::find(info.sets, former.set, &RuleSet::id);
    return set != info.sets.end() && former.version >= 1 && former.version < set->version &&
           former.options != set->options;
  });
}

constexpr bool comparison_fits(const GameInfo& info) {
  const Comparison& comparison = info.variants.comparison;
  return std::ranges::all_of(comparison.points,
                             [&](const Point& point) { return cites(info, point.sentence); }) &&
         std::ranges::all_of(comparison.authorities, [&](const Authority& authority) {
           return authority.set.empty() ||
                  std::ranges::find(info.sets, authority.set, &RuleSet::id) != info.sets.end();
         });
}

/// Whether `rules` names each function with which a game replaces the common one, and no function in vain.
template <class G>
consteval bool rules_name_what_is_replaced() {
  using Common = G::Common;
  const auto named = [](auto rule, auto own, auto common) { return rule == (own == common ? nullptr : own); };
  return named(G::rules.script_of, G::script_of, Common::script_of) &&
         named(G::rules.lay_out, G::lay_out, Common::lay_out) &&
         named(G::rules.forbids_by_choice, G::forbids_by_choice, Common::forbids_by_choice) &&
         named(G::rules.why_no_row, G::why_no_row, Common::why_no_row) &&
         named(G::rules.again_of, G::again_of, Common::again_of) &&
         named(G::rules.redeals_left, G::redeals_left, Common::redeals_left) &&
         named(G::rules.moves, G::moves, Common::moves) &&
         named(G::rules.why_not, G::why_not, Common::why_not) &&
         named(G::rules.play, G::play, Common::play) && named(G::rules.won, G::won, Common::won) &&
         named(G::rules.shown, G::shown, Common::shown) &&
         named(G::rules.invalid_board_reason, G::invalid_board_reason, Common::invalid_board_reason);
}

/// Whether `rules` names the function of this name that a game declares, if it declares one.
template <class G>
consteval bool rules_name_what_is_declared() {
  bool named = true;
  if constexpr (requires { G::lays_of; }) named = named && G::rules.lays_of == G::lays_of;
  if constexpr (requires { G::forbids; }) named = named && G::rules.forbids == G::forbids;
  if constexpr (requires { G::why_no_pair; }) named = named && G::rules.why_no_pair == G::why_no_pair;
  if constexpr (requires { G::lay; }) named = named && G::rules.lay == G::lay;
  if constexpr (requires { G::fills; }) named = named && G::rules.fills == G::fills;
  if constexpr (requires { G::follows; }) named = named && G::rules.follows == G::follows;
  if constexpr (requires { G::hand_shows; }) named = named && G::rules.hand_shows == G::hand_shows;
  if constexpr (requires { G::situation; }) named = named && G::rules.situation != nullptr;
  if constexpr (requires { G::derive_counters; })
    named = named && G::rules.derive_counters == G::derive_counters;
  return named;
}

/// The data of one game, asserted; an error names the game as `G`.
template <Game G>
consteval bool complete() {
  constexpr const GameInfo& info = G::info;
  static_assert(rules_name_what_is_replaced<G>(),
                "rules.hpp: `rules` must name each function that replaces one of Chapter, by its own name");
  static_assert(rules_name_what_is_declared<G>(),
                "rules.hpp: `rules` must name each function that is called like one of its fields");
  static_assert(is_titled(info), "facts.cpp: give `info` an id, a title, a source and its packs");
  static_assert(has_piles(info),
                "facts.cpp: `pile_names` has a name for every pile, and leaves the last of max_piles free");
  static_assert(each_pile_in_one_group(info),
                "facts.cpp: every pile that `pile_names` names must be in one of the `groups`, and only one");
  static_assert(figure_is_whole(info), "figure.hpp: each view must have every pile of facts.cpp once");
  static_assert(groups_are_named(info), "facts.cpp: each of the `groups` needs a name of its own");
  static_assert(piles_are_called(info),
                "facts.cpp: `words` of a group of several piles must contain {name}, {suit} or, with "
                "`in_a_row`, {place}; or give `each` of them its words");
  static_assert(
      cards_can_come_home(info),
      "facts.cpp: one of the `groups` must have Role::family or Role::out, where cards are done with");
  static_assert(names_can_be_written(info),
                "facts.cpp: `pile_names` must differ, and hold no blank and none of - + ~ : ; @");
  static_assert(has_a_rulebook(info),
                "words.hpp: write the `rulebook`: its object, and sentences with their sources");
  static_assert(says_its_aim(info),
                "words.hpp: the rulebook needs an `aim`: one plain sentence of 20 to 120 characters");
  static_assert(teaches(info),
                "words.hpp: the `lesson` needs three to six moves, each with the number of its sentence");
  static_assert(first_reason_is_no_such_move(info),
                "facts.cpp: the first of the `reasons` is Why::no_such_move, of sentence 0");
  static_assert(reasons_differ(info),
                "facts.cpp: each of the `reasons` needs a `Why`, a code and words of its own");
  static_assert(own_reasons_have_words(info),
                "facts.cpp: every own_reason of rules.hpp needs a line in `reasons`");
  static_assert(
      rows_refuse_in_words<G>(),
      "facts.cpp: every reason that the refusals of a row of rules.hpp name needs a line in `reasons`");
  static_assert(
      rows_state_sentences<G>(),
      "rules.hpp: every row of `lays` must state a sentence of words.hpp, as in `.by(Rule::families)`");
  static_assert(reasons_cite_sentences(info),
                "facts.cpp: each of the `reasons` must name the number of a sentence of words.hpp, from 1");
  static_assert(rewordings_fit(info),
                "facts.cpp: each of the `rewordings` names a choice of an option, a reason that the game "
                "gives, and a sentence");
  static_assert(options_differ(info),
                "sets.hpp: options and their choices, two at least, need ids of their own");
  static_assert(first_choices_amend_nothing(info),
                "sets.hpp: choice 0 of an option is the book's and amends nothing");
  static_assert(amendments_cite_sentences(info),
                "sets.hpp: an amendment must name the number of a sentence of words.hpp");
  static_assert(contradictions_fit(info),
                "sets.hpp: a contradiction names two choices of two options, and why");
  static_assert(sets_fit(info),
                "sets.hpp: give `sets` with ids of their own; the first is the book's and chooses nothing, "
                "the others choices there are");
  static_assert(changes_are_told(info),
                "words.hpp: `changes` needs a line for every version of the rules from the second on");
  static_assert(former_sets_fit(info),
                "sets.hpp: a former version names a set and a version that it had before");
  static_assert(comparison_fits(info), "sets.hpp: the comparison names sentences and sets that there are");
  return true;
}

}  // namespace longwood::checks

namespace longwood {

/// A game whose data are complete, behind function pointers.
template <Game G>
consteval AnyGame checked() {
  static_assert(checks::complete<G>());
  return erase<G>();
}

}  // namespace longwood
