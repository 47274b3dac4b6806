#include "cli/completion.hpp"

#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/help.hpp"
#include "cli/reports.hpp"
#include "core/all_games.hpp"
#include "games/names.hpp"

namespace longwood::cli {
namespace {

/// How far the words before the cursor have led.
struct Place {
  const CLI::App* command;
  std::string game;                    ///< the game named so far, as it was written
  const CLI::Option* waits = nullptr;  ///< an option whose value comes next
  std::size_t arguments = 0;           ///< arguments without a name seen so far
};

bool names_a_game(const CLI::Option& option) {
  const auto name = option.get_name();
  return name == "GAME" || name == "--game" || name == "--self";
}

std::vector<const CLI::Option*> arguments_of(const CLI::App& command) {
  std::vector<const CLI::Option*> found;
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional()) found.push_back(option);
  return found;
}

/// The option or argument whose value the next word without a name is; nullptr for none.
const CLI::Option* next_argument(const Place& place) {
  const auto all = arguments_of(*place.command);
  if (all.empty()) return nullptr;
  if (place.arguments < all.size()) return all[place.arguments];
  return all.back()->get_expected_max() > 1 ? all.back() : nullptr;
}

const CLI::Option* option_named(const CLI::App& command, std::string_view name) {
  for (const OptionGroup& group : groups_of(command))
    for (const CLI::Option* option : group.options)
      if (!option->get_positional() && option->check_name(std::string{name})) return option;
  return nullptr;
}

void take(Place& place, const std::string& word) {
  const auto value_of = [&](const CLI::Option* option, std::string_view value) {
    if (option != nullptr && names_a_game(*option)) place.game = value;
  };
  if (place.waits != nullptr) {
    value_of(place.waits, word);
    place.waits = nullptr;
  } else if (word.starts_with('-')) {
    const auto equals = word.find('=');
    const auto* option = option_named(*place.command, std::string_view{word}.substr(0, equals));
    if (option == nullptr || !takes_value(*option)) return;
    if (equals == word.npos)
      place.waits = option;
    else
      value_of(option, std::string_view{word}.substr(equals + 1));
  } else if (const auto below = place.command->get_subcommands(
                 [&](const CLI::App* each) { return each->get_name() == word; });
             !below.empty()) {
    place.command = below.front();
    place.arguments = 0;
  } else {
    value_of(next_argument(place), word);
    ++place.arguments;
  }
}

/// The values between the braces of a type such as "TEXT:{on,off}".
std::vector<Candidate> listed_values(const std::string& type) {
  std::vector<Candidate> values;
  const auto open = type.find('{'), close = type.find('}', open == type.npos ? 0 : open);
  if (open == type.npos || close == type.npos) return values;
  std::string value;
  for (const char c : type.substr(open + 1, close - open - 1) + ",")
    if (c == ',') {
      if (!value.empty()) values.push_back({value, ""});
      value.clear();
    } else {
      value += c;
    }
  return values;
}

std::vector<Candidate> games() {
  std::vector<Candidate> all;
  for (const AnyGame& game : all_games())
    all.push_back({std::string{game.info->id}, std::string{game.info->title}});
  return all;
}

std::vector<Candidate> sets_of(const std::string& game) {
  std::vector<Candidate> all;
  if (const auto called = game_called(game))
    for (const RuleSet& set : called->game->info->sets)
      all.push_back({std::string{set.id}, std::string{set.title}});
  return all;
}

std::vector<Candidate> choices_of(const std::string& game) {
  std::vector<Candidate> all;
  if (const auto called = game_called(game))
    for (const RuleOption& option : called->game->info->variants.options)
      for (const Choice& choice : option.choices)
        if (!choice.id.empty())
          all.push_back({std::string{option.id} + "=" + std::string{choice.id}, std::string{choice.reading}});
  return all;
}

std::vector<Candidate> values_of(const CLI::Option& option, const std::string& game) {
  if (names_a_game(option)) return games();
  if (option.get_name() == "--set") return sets_of(game);
  if (option.get_name() == "--options") return choices_of(game);
  return listed_values(option.get_type_name());
}

std::vector<Candidate> options_of(const CLI::App& command) {
  std::vector<Candidate> all;
  for (const OptionGroup& group : groups_of(command))
    for (const CLI::Option* option : group.options)
      for (const std::string& name : option->get_lnames())
        all.push_back({"--" + name, option->get_description()});
  return all;
}

std::vector<Candidate> commands_of(const CLI::App& command) {
  std::vector<Candidate> all;
  for (const CLI::App* below : shown_commands(command))
    all.push_back({below->get_name(), below->get_description()});
  return all;
}

/// All candidates for this place, whatever the user has typed of them.
std::vector<Candidate> possible(const Place& place, const std::string& typed, std::string& before) {
  if (place.waits != nullptr) return values_of(*place.waits, place.game);
  if (typed.starts_with('-')) {
    const auto equals = typed.find('=');
    if (equals == typed.npos) return options_of(*place.command);
    const auto* option = option_named(*place.command, std::string_view{typed}.substr(0, equals));
    before = typed.substr(0, equals + 1);
    return option == nullptr ? std::vector<Candidate>{} : values_of(*option, place.game);
  }
  auto all = commands_of(*place.command);
  const auto* argument = next_argument(place);
  if (argument != nullptr && argument->get_name() == "COMMAND")
    return commands_of(*place.command->get_parent());
  if (argument != nullptr)
    for (auto& value : values_of(*argument, place.game)) all.push_back(std::move(value));
  return all;
}

constexpr std::string_view bash_script = R"(# PROGRAM: completion for bash
_PROGRAM() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do COMPREPLY+=("${line%%$'\t'*}"); done < <("$1" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -o bashdefault -F _PROGRAM PROGRAM
)";

constexpr std::string_view zsh_script = R"(#compdef PROGRAM
# PROGRAM: completion for zsh
_PROGRAM() {
  local line
  local -a found shown
  for line in "${(@f)$("$words[1]" --complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] || continue
    found+=("${line%%$'\t'*}")
    shown+=("${line/$'\t'/  -- }")
  done
  if (( $#found )); then compadd -l -d shown -a found; else _files; fi
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _PROGRAM "$@"; else compdef _PROGRAM PROGRAM; fi
)";

constexpr std::string_view fish_script = R"(# PROGRAM: completion for fish
function __PROGRAM_complete
  set -l words (commandline -opc)
  set -l now (commandline -ct)
  set -l found ($words[1] --complete $words[2..] "$now" 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\n' $found
  else
    __fish_complete_path $now
  end
end
complete -c PROGRAM -f -a '(__PROGRAM_complete)'
)";

}  // namespace

std::vector<Candidate> completions(const CLI::App& app, std::span<const std::string> words) {
  if (words.empty()) return commands_of(app);
  Place place{.command = &app, .game = {}};
  for (const std::string& word : words.first(words.size() - 1)) take(place, word);
  const std::string& typed = words.back();
  std::string before;
  auto all = possible(place, typed, before);
  for (Candidate& each : all) each.word.insert(0, before);
  std::erase_if(all, [&](const Candidate& each) { return !each.word.starts_with(typed); });
  return all;
}

std::string completion_script(std::string_view shell, std::string_view program) {
  std::string script, of{program};
  for (const auto& [name, text] :
       {std::pair{"bash", bash_script}, std::pair{"zsh", zsh_script}, std::pair{"fish", fish_script}})
    if (shell == name) script = text;
  constexpr std::string_view place = "PROGRAM";
  for (auto at = script.find(place); at != script.npos; at = script.find(place, at))
    script.replace(at, place.size(), of);
  if (!script.empty()) return script;
  throw Fault{
      problem("there are no completions for {shell}; see longwood completions --help", in_quotes(shell))};
}

void print_completions(const CLI::App& app, std::span<const std::string> words, const Language& language) {
  for (const Candidate& each : completions(app, words))
    fmt::print("{}{}{}\n", each.word, each.about.empty() ? "" : "\t", help_word(language, each.about));
}

}  // namespace longwood::cli
