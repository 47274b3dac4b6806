#include "cli/help.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "cli/terminal.hpp"

namespace longwood::cli {
namespace {

constexpr Text arguments_title = message("Arguments", "help");
constexpr Text position = message("Position", "help"), limits = message("Limits", "help"),
               output = message("Output", "help"), other = message("Other options", "help");

/// What kind of value an option takes, and its group; no value for flags and lists of words. A command may
/// name another kind.
struct Kind {
  std::string_view name, value;
  Text group;
};
constexpr Kind kinds[] = {
    {"--deal", "<N>", position},
    {"--deals", "<A-B>", position},
    {"--deck", "<CARDS>", position},
    {"--decks", "<FILE>", position},
    {"--board", "<FILE>", position},
    {"--record", "<FILE>", position},
    {"--set", "<SET>", position},
    {"--options", "<LIST>", position},
    {"--moves", "<MOVES>", position},
    {"--game", "<GAME>", position},
    {"--self", "<GAME>", position},
    {"--resume", "<N>", position},
    {"--winnable", "", position},
    {"--player", "", position},
    {"--shard", "<I/N>", position},
    {"--nodes", "<N>", limits},
    {"--memory", "<MB>", limits},
    {"--machine", "<MB>", limits},
    {"--time", "<MS>", limits},
    {"--minutes", "<N>", limits},
    {"--threads", "<N>", limits},
    {"--samples", "<N>", limits},
    {"--foreseen", "<N>", limits},
    {"--precision", "<N>", limits},
    {"--seed", "<N>", limits},
    {"--games", "<N>", limits},
    {"--positions", "<N>", limits},
    {"--every", "<N>", limits},
    {"--worlds", "<N>", limits},
    {"--choices", "<N>", limits},
    {"--sample", "<N>", limits},
    {"--blocks", "<N>", limits},
    {"--most", "<N>", limits},
    {"--win-in", "<N>", limits},
    {"--checker-time", "<S>", limits},
    {"--out", "<FILE>", output},
    {"--svg", "<FILE>", output},
    {"--json", "", output},
    {"--markdown", "", output},
    {"--pairs", "", output},
    {"--csv", "", output},
    {"--odds", "", output},
    {"--long", "", output},
    {"--all", "", output},
    {"--reveal", "", output},
    {"--as-board", "", output},
    {"--compare", "", output},
    {"--proof", "", output},
    {"--pot", "", output},
    {"--desktop", "", output},
    {"--no-browser", "", output},
    {"--shortest", "", output},
    {"--by-length", "", output},
    {"--live", "", output},
    {"--language", "<CODE>", output},
    {"--color", "", output},
    {"--port", "<N>", other},
    {"--root", "<FOLDER>", other},
    {"--checker", "<COMMAND>", other},
    {"--honest", "<FILE>", other},
    {"--cards", "<CARDS>", other},
    {"--check", "<FILE>", other},
    {"--hints", "<FILE>", other},
    {"--read", "<FILE>", other},
    {"--methods", "<IDS>", other},
    {"--seconds", "<SECONDS>", other},
    {"--play", "<A-B>", other},
    {"--moves", "", output},
    {"--games", "", output},
};

bool works_everywhere(const CLI::Option& option) { return option.get_name() == "--color"; }

/// The kind of value if it has a name, otherwise the values between the braces of a type such as
/// "TEXT:{on,off}", as
/// "<on|off>".
std::string value_name(const CLI::Option& option) {
  std::string type = option.get_type_name();
  if (type.starts_with('<')) return type.substr(0, type.find(':'));
  const auto open = type.find('{'), close = type.find('}', open == type.npos ? 0 : open);
  if (open == type.npos || close == type.npos) return type.substr(0, type.find(':'));
  type = "<" + type.substr(open + 1, close - open - 1) + ">";
  std::ranges::replace(type, ',', '|');
  return type;
}

const Kind* kind_of(const CLI::Option& option) {
  const auto name = "--" + option.get_lnames().front();
  const Kind* found = nullptr;
  for (const Kind& kind : kinds)
    if (kind.name == name && (found == nullptr || kind.value.empty() != takes_value(option))) found = &kind;
  return found;
}

std::string argument_name(const CLI::Option& option) {
  const auto name = option.get_type_name().contains('{') ? value_name(option) : "<" + option.get_name() + ">";
  return name + (option.get_expected_max() > 1 ? "..." : "");
}

/// Two columns: names, and what they mean, wrapped.
std::string rows(const std::vector<std::pair<std::string, std::string>>& all) {
  constexpr std::size_t widest = 24, margin = 2;
  std::size_t names = 0;
  for (const auto& [name, words] : all)
    if (name.size() <= widest) names = std::max(names, name.size());
  std::string text;
  const auto column = names + 2 * margin;
  for (const auto& [name, words] : all) {
    text.append(margin, ' ') += name;
    if (name.size() > names)
      (text += '\n').append(column, ' ');
    else
      text.append(column - margin - name.size(), ' ');
    text += wrapped(words, column) + '\n';
  }
  return text;
}

}  // namespace

void add_examples(CLI::App& command, std::span<const std::string_view> examples) {
  const CLI::App* program = &command;
  while (program->get_parent() != nullptr) program = program->get_parent();
  std::string lines;
  for (const auto example : examples) (lines += program->get_name() + " ") += std::string{example} + '\n';
  command.footer(lines);
}

void add_examples(CLI::App& command, std::initializer_list<std::string_view> examples) {
  add_examples(command, std::span{examples.begin(), examples.size()});
}

std::vector<std::string> examples_of(const CLI::App& command) {
  std::vector<std::string> found;
  const std::string all = command.get_footer();
  for (std::size_t at = 0; at < all.size();) {
    const auto end = std::min(all.find('\n', at), all.size());
    found.push_back(all.substr(at, end - at));
    at = end + 1;
  }
  return found;
}

void sort_options(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) {
    if (option->get_positional() || option->get_group().empty()) continue;
    const Kind* kind = kind_of(*option);
    option->group(std::string{(kind == nullptr ? other : kind->group).english});
    const auto type = option->get_type_name();
    if (type == "TEXT" || type == "NUMBER")
      option->type_name(kind == nullptr || kind->value.empty() ? "<N>" : std::string{kind->value});
  }
  for (CLI::App* below : app.get_subcommands({})) sort_options(*below);
}

std::vector<OptionGroup> groups_of(const CLI::App& command) {
  std::vector<OptionGroup> groups;
  for (const Text title : {arguments_title, position, limits, output, other}) groups.push_back({title, {}});
  const auto add = [&](const CLI::Option* option) {
    if (option->get_group().empty()) return;
    auto group = option->get_positional()
                     ? groups.begin()
                     : std::ranges::find(groups, option->get_group(),
                                         [](const OptionGroup& each) { return each.title.english; });
    group->options.push_back(option);
  };
  for (const CLI::Option* option : command.get_options())
    if (option != command.get_help_ptr()) add(option);
  for (const CLI::App* above = command.get_parent(); above != nullptr; above = above->get_parent())
    for (const CLI::Option* option : above->get_options())
      if (works_everywhere(*option)) add(option);
  if (command.get_help_ptr() != nullptr) add(command.get_help_ptr());
  std::erase_if(groups, [](const OptionGroup& group) { return group.options.empty(); });
  return groups;
}

bool takes_value(const CLI::Option& option) { return option.get_expected_max() > 0; }

std::string option_name(const CLI::Option& option) {
  if (option.get_positional()) return argument_name(option);
  std::string text;
  for (const std::string& name : option.get_snames()) text += (text.empty() ? "-" : ", -") + name;
  for (const std::string& name : option.get_lnames()) text += (text.empty() ? "--" : ", --") + name;
  return takes_value(option) ? text + " " + value_name(option) : text;
}

std::string usage_of(const CLI::App& command, const std::string& name) {
  std::string text = name;
  if (!shown_commands(command).empty()) return text + " <COMMAND> [OPTIONS]";
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional() && !option->get_required()) continue;
    const auto words = option_name(*option);
    text += option->get_required() ? " " + words : " [" + words + "]";
  }
  return text + " [OPTIONS]";
}

std::string help_word(const Language& language, const std::string& english) {
  return english.empty() ? english : std::string{language.of({english, "help"})};
}

std::string option_words(const CLI::Option& option, const Language& language) {
  auto words = help_word(language, option.get_description());
  if (option.get_default_str().empty()) return words;
  return words + " [" + Speaker{language}.phrase("default: {value}", std::string{option.get_default_str()}) +
         "]";
}

std::vector<const CLI::App*> shown_commands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); });
}

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode /*mode*/) const {
  const auto heading = [&](Text title) { return fmt::format("\n{}:\n", language_.of(title)); };
  const std::string usage = fmt::format("{}: ", language_.of(message("Usage", "help")));
  std::string text = wrapped(help_word(language_, app->get_description())) + "\n\n" + usage +
                     hanging(usage_of(*app, name), usage.size(), usage.size()) + "\n";
  const auto examples = examples_of(*app);
  if (!examples.empty()) text += heading(message("Examples", "help"));
  for (const std::string& example : examples) text += "  " + example + "\n";
  std::vector<std::pair<std::string, std::string>> lines;
  for (const CLI::App* command : shown_commands(*app))
    lines.emplace_back(command->get_name(), help_word(language_, command->get_description()));
  if (!lines.empty()) text += heading(message("Commands", "help")) + rows(lines);
  for (const OptionGroup& group : groups_of(*app)) {
    lines.clear();
    for (const CLI::Option* option : group.options)
      lines.emplace_back(option_name(*option), option_words(*option, language_));
    text += heading(group.title) + rows(lines);
  }
  if (app->get_parent() != nullptr) return text;
  text += '\n';
  for (const Text line : closing_) text += wrapped(language_.of(line)) + '\n';
  return text;
}

}  // namespace longwood::cli
