#include <set>

#include "describe/description.hpp"

namespace longwood::describe {
namespace {

/// Writes types, and describes a key that several types share only where it comes first.
class TypesText {
 public:
  std::string of(const Type& type) {
    auto text = "### " + type.name + "\n\n" + (type.doc.empty() ? "" : type.doc + " ");
    if (!type.stands_for.empty()) return text + "`" + type.stands_for + "`\n\n";
    if (!type.base.empty()) text += "Has the keys of " + type.base + ".";
    while (text.ends_with(' ')) text.pop_back();
    return text + (text.ends_with('\n') ? "" : "\n\n") + members(type.members);
  }

 private:
  /// An item for every key that is described here; the others share items.
  std::string members(const std::vector<Member>& members) {
    std::string text;
    bool shared = false;
    for (const Member& member : members) {
      const bool described = !member.doc.empty() && described_.insert(member.name + ": " + member.doc).second;
      text += text.empty() ? "* " : shared && !described ? ", " : "\n* ";
      text += "`" + member.name + (member.optional ? "?" : "") + ": " + member.type + "`";
      if (described) text += " " + member.doc;
      shared = !described;
    }
    return text + "\n\n";
  }

  std::set<std::string> described_;
};

std::string calls_text(const Description& face, bool tasks) {
  std::string text;
  for (const Call& call : face.calls) {
    if (call.task != tasks) continue;
    std::string arguments;
    for (const Member& argument : call.arguments)
      (arguments += arguments.empty() ? "" : ", ") += argument.name;
    text += "* `" + call.name + "(" + arguments + "): " + call.answer + "` " + call.doc + "\n";
  }
  return text + "\n";
}

std::string commands_text(const Description& face) {
  std::string text;
  for (const Call& command : face.commands)
    text += "* `" + command.name + "`: `" + command.answer + "`. " + command.doc + "\n";
  return text + "\n";
}

}  // namespace

std::string manual(const Description& face) {
  std::string text =
      "# JSON of the core\n\n"
      "For programmers: which keys has each answer of `longwood.wasm`, and of the commands of "
      "[`longwood`](cli.md) with `--json`? [Examples](json-examples.md) shows one answer of each command. "
      "This "
      "page and the types of the [npm package](../library/npm.md) are generated from `app/face`.\n\n"
      "A request has the name of a call and its arguments on separate lines; only the last argument may have "
      "several. An answer that begins with `?` is not JSON: it names an invalid argument, and nothing was "
      "done. Shares are fractions of 1, to a millionth. Deal numbers and seeds above 2^53 are strings of "
      "digits, because most readers of JSON round larger numbers.\n\n"
      "## Calls answered at once\n\n" +
      calls_text(face, false) +
      "## Tasks\n\n"
      "A call starts its task and answers null or a Fault. `task_step` continues the task, and `task_result` "
      "gives the result so far.\n\n" +
      calls_text(face, true) +
      "## Commands\n\n"
      "With `--json` a command prints one object per line, in English, with the keys in this order.\n\n" +
      commands_text(face) +
      "## Types\n\nA `?` means that the key may be missing. A key that several types share is explained in "
      "the first.\n\n";
  TypesText types;
  for (const Type& type : face.types) text += types.of(type);
  text.pop_back();
  return text;
}

}  // namespace longwood::describe
