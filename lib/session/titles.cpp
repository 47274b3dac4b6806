#include "session/titles.hpp"

#include <algorithm>

#include "games/all_games.hpp"
#include "session/record.hpp"

namespace longwood {

std::string title_of(const NamedRules& rules) {
  const AnyGame* game = find_game(rules.game);
  if (game == nullptr)
    return std::string{rules.game} + " (" + std::string{rules.set} +
           (rules.options.empty() ? "" : " " + std::string{rules.options}) + ")";
  std::string title{game->info->title};
  if (rules.options.empty() && rules.set == game->info->sets.front().id) return title;
  return title + " (" + rules_title(rules) + ")";
}

std::string rules_title(const NamedRules& rules) {
  const AnyGame* game = find_game(rules.game);
  const RuleSet* set = game == nullptr ? nullptr : find_set(*game->info, rules.set);
  return std::string{set == nullptr ? rules.set : set->title} +
         (rules.options.empty() ? "" : " with " + std::string{rules.options});
}

std::vector<std::string> names_of_translators(const Speaker& say) {
  const std::string own{say.word({say.info().title, "known as"})};
  std::vector<std::string> names;
  if (own == say.info().title) return names;
  for (std::string_view rest = own; !rest.empty();) {
    const auto name = rest.substr(0, rest.find('|'));
    names.emplace_back(name);
    rest.remove_prefix(std::min(rest.size(), name.size() + 1));
  }
  return names;
}

}  // namespace longwood
