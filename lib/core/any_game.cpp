#include "core/any_game.hpp"

#include <algorithm>

namespace longwood {

ReadSentence GameInfo::sentence(int number, const Options& chosen) const {
  const Sentence& own = rulebook->sentences[static_cast<std::size_t>(number - 1)];
  ReadSentence read{own.text, own.source};
  // of several amendments the last one listed holds: it knows of the others
  for (std::size_t option = 0; option < variants.options.size(); ++option)
    for (const Amendment& amended : variants.options[option].choices[chosen[option]].amendments) {
      if (amended.sentence != number || !amended.when.holds(chosen)) continue;
      read = {amended.text, amended.source, true};
    }
  return read;
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

const RuleSet* GameInfo::set_of(const Options& chosen) const {
  const auto set = std::ranges::find(sets, chosen, &RuleSet::options);
  return set == sets.end() ? nullptr : &*set;
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
