#include "core/any_game.hpp"

#include <algorithm>

namespace longwood {

namespace {

/// A sentence as the choices have it that amend it. Words that the book gives itself, for a harder way, do
/// not depart from it.
ReadSentence amended(const Variants& variants, int number, const Options& chosen, ReadSentence read) {
  const std::string_view books = read.text;
  const auto authorities = variants.comparison.authorities;
  const auto is_books = [&](std::string_view source) {
    return !authorities.empty() && source.starts_with(authorities.front().citation);
  };
  // of several amendments the last one listed holds: it knows of the others
  for (std::size_t option = 0; option < variants.options.size(); ++option)
    for (const Amendment& amended : variants.options[option].choices[chosen[option]].amendments) {
      if (amended.sentence != number || !amended.when.holds(chosen)) continue;
      read = {amended.text, amended.source, amended.text != books && !is_books(amended.source)};
    }
  return read;
}

}  // namespace

ReadSentence GameInfo::sentence(int number, const Options& chosen) const {
  const Sentence& own = rulebook->sentences[static_cast<std::size_t>(number - 1)];
  return amended(variants, number, chosen, {own.text, own.source});
}

bool GameInfo::is_amended(int number, const Options& chosen) const {
  return sentence(number, chosen).text != rulebook->sentences[static_cast<std::size_t>(number - 1)].text;
}

std::string_view GameInfo::object(const Options& chosen) const {
  return amended(variants, the_object, chosen, {rulebook->object, {}}).text;
}

std::string_view GameInfo::aim(const Options& chosen) const {
  return amended(variants, the_aim, chosen, {rulebook->aim, {}}).text;
}

const Packs& GameInfo::packs_for(const Options& chosen) const {
  for (const OtherPacks& other : variants.packs)
    if (other.when.holds(chosen)) return other.packs;
  return packs;
}

bool GameInfo::has_pile(Pile pile, const Options& chosen) const {
  return std::ranges::none_of(variants.absent, [&](const AbsentPile& absent) {
    return absent.pile == pile && absent.when.holds(chosen);
  });
}

bool GameInfo::names_absent_pile(Move move, const Options& chosen) const {
  const auto is_absent = [&](Pile pile) { return role_of(pile) != Role::held && !has_pile(pile, chosen); };
  return names_piles(move) && (is_absent(move.from) || is_absent(move.to));
}

const RuleSet* GameInfo::set_of(const Options& chosen) const {
  const auto set = std::ranges::find(sets, chosen, &RuleSet::options);
  return set == sets.end() ? nullptr : &*set;
}

const FormerSet* GameInfo::former(std::string_view set, int version) const {
  const auto found = std::ranges::find_if(
      variants.former, [&](const FormerSet& one) { return one.set == set && one.version == version; });
  return found == variants.former.end() ? nullptr : &*found;
}

std::string_view GameInfo::contradiction(const Options& chosen) const {
  for (const Contradiction& pair : variants.contradictions)
    if (pair.one.holds(chosen) && pair.other.holds(chosen)) return pair.reason;
  return {};
}

State start_of(const AnyGame& game, const Options& options, std::uint64_t deal) {
  return game.start(deal_by_number(game.info->packs_for(options), deal), options).state();
}

}  // namespace longwood
