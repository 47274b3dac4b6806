#include "session/titles.hpp"

#include <algorithm>

#include "core/all_games.hpp"
#include "session/record.hpp"

namespace longwood {

std::string title_of(const NamedRules& rules, const Language& language) {
  const AnyGame* game = find_game(rules.game);
  if (game == nullptr)
    return std::string{rules.game} + " (" + std::string{rules.set} +
           (rules.options.empty() ? "" : " " + std::string{rules.options}) + ")";
  const Speaker say{language, *game->info};
  if (rules.options.empty() && rules.set == game->info->sets.front().id)
    return say.word(title_text(*game->info));
  return say.phrase("{game} ({rules})", title_text(*game->info), rules_title(rules, language));
}

std::string rules_title(const NamedRules& rules, const Language& language) {
  const AnyGame* game = find_game(rules.game);
  const RuleSet* set = game == nullptr ? nullptr : find_set(*game->info, rules.set);
  const Text title{set == nullptr ? rules.set : set->title, "set"};
  const Speaker say{language};
  return rules.options.empty() ? say.word(title) : say.phrase("{set} with {choices}", title, rules.options);
}

std::vector<std::string> names_of_translators(const Speaker& say) {
  const std::string own{say.word({say.info().title, "known as"})};
  std::vector<std::string> names;
  if (own == say.info().title) return names;
  for (std::string_view rest = own; !rest.empty();) {
    const auto name = rest.substr(0, rest.find('|'));
    if (name != say.word(title_text(say.info()))) names.emplace_back(name);
    rest.remove_prefix(std::min(rest.size(), name.size() + 1));
  }
  return names;
}

}  // namespace longwood
