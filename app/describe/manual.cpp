#include <algorithm>

#include "describe/description.hpp"

namespace longwood::describe {
namespace {

/// In a table a bar ends the cell.
std::string in_cell(const std::string& text) {
  std::string cell;
  for (const char c : text) cell += c == '|' ? std::string{"\\|"} : std::string{c};
  return cell;
}

std::string type_text(const Type& type) {
  auto text = "### " + type.name + "\n\n" + (type.doc.empty() ? "" : type.doc + "\n\n");
  if (!type.stands_for.empty()) return text + "`" + type.stands_for + "`\n\n";
  if (!type.base.empty()) text += "All of " + type.base + ", and\n\n";
  const bool documented =
      std::ranges::any_of(type.members, [](const Member& one) { return !one.doc.empty(); });
  text += documented ? "| key | type | |\n|---|---|---|\n" : "| key | type |\n|---|---|\n";
  for (const Member& member : type.members)
    text += "| `" + member.name + (member.optional ? "?" : "") + "` | `" + in_cell(member.type) + "` |" +
            (documented ? " " + in_cell(member.doc) + " |" : "") + "\n";
  return text + "\n";
}

std::string calls_text(const Description& face, bool tasks) {
  std::string text = "| call | answer | |\n|---|---|---|\n";
  for (const Call& call : face.calls) {
    if (call.task != tasks) continue;
    std::string arguments;
    for (const Member& argument : call.arguments)
      (arguments += arguments.empty() ? "" : ", ") += argument.name;
    text += "| `" + call.name + "(" + arguments + ")` | `" + in_cell(call.answer) + "` | " +
            in_cell(call.doc) + " |\n";
  }
  return text + "\n";
}

std::string commands_text(const Description& face) {
  std::string text = "| command | answer | |\n|---|---|---|\n";
  for (const Call& command : face.commands)
    text += "| `" + command.name + "` | `" + in_cell(command.answer) + "` | " + in_cell(command.doc) + " |\n";
  return text + "\n";
}

}  // namespace

std::string manual(const Description& face) {
  std::string text =
      "# JSON of the core\n\n"
      "For programmers: the keys of every answer of the module `longwood.wasm`, with the types of the "
      "[npm package](../library/npm.md), and of the commands of [`longwood`](cli.md) with `--json`. This "
      "page, "
      "the JSON and the types are generated from the descriptions in `app/face`.\n\n"
      "A request has the name of a call and its arguments on separate lines. Only the last argument may have "
      "several lines. An answer that begins with `?` is not JSON: it names an argument that is not valid, "
      "and "
      "nothing was done. Shares are fractions of 1, to a millionth. Deal numbers and seeds above 2^53 are "
      "strings of digits, because most readers of JSON round larger numbers.\n\n"
      "## Calls answered at once\n\n" +
      calls_text(face, false) +
      "## Tasks\n\n"
      "A call starts its task and answers null or a Fault. `task_step` continues the task, and `task_result` "
      "gives the result so far.\n\n" +
      calls_text(face, true) +
      "## Commands\n\n"
      "With `--json` a command prints one object per line, in English, with the keys in this order. For an "
      "example, run `longwood advise the-clock --deal 7 --json`.\n\n" +
      commands_text(face) + "## Types\n\nA `?` means that the key may be missing.\n\n";
  for (const Type& type : face.types) text += type_text(type);
  text.pop_back();
  return text;
}

}  // namespace longwood::describe
