#include <algorithm>
#include <array>
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
  /// An item for every key that is described here; the others share items, and those of one type its name.
  std::string members(const std::vector<Member>& members) {
    std::string text;
    const Member* before = nullptr;  // in the same item, if it is not described
    for (const Member& member : members) {
      const bool described = !member.doc.empty() && described_.insert(member.name + ": " + member.doc).second;
      const std::string key = member.name + (member.optional ? "?" : "");
      if (before != nullptr && !described && before->type == member.type)
        text.insert(text.size() - member.type.size() - 3, ", " + key);  // before ": TYPE`"
      else
        text += (text.empty()                      ? "* `"
                 : before != nullptr && !described ? ", `"
                                                   : "\n* `") +
                key + ": " + member.type + "`";
      if (described) text += " " + member.doc;
      before = described ? nullptr : &member;
    }
    return text.empty() ? text : text + "\n\n";
  }

  std::set<std::string> described_;
};

/// The parts of a drawing: only the page needs them.
constexpr std::array drawn{"FigureView", "FigurePart", "FigurePartKind", "Lie", "Notice"};

std::string commands_text(const Description& face) {
  std::string text;
  for (const Call& command : face.commands)
    text += "* `" + command.name + "`: `" + command.answer + "`. " + command.doc + "\n";
  return text + "\n";
}

}  // namespace

std::string manual(const Description& face) {
  std::string text =
      "# JSON of the commands\n\n"
      "For programmers: which keys do the commands of [`longwood`](cli.md) print with `--json`? "
      "[Examples](json-examples.md) shows one answer of each command.\n\n"
      "The calls of the [npm package](../library/npm.md) answer in the same keys. "
      "[face.ts](../../web/src/core/face.ts) declares these calls, their further types, and the parts of a "
      "drawing (`FigureView`). This document and `face.ts` are generated from `app/face`.\n\n"
      "Shares are fractions of 1, to a millionth. Deal numbers and seeds above 2^53 are strings of digits, "
      "because most readers of JSON round larger numbers.\n\n"
      "## Commands\n\n"
      "With `--json`, a command prints one object per line, in English, with the keys in this order.\n\n" +
      commands_text(face) +
      "## Types\n\nA `?` means that the key may be missing. A key that several types share is explained in "
      "the first.\n\n";
  TypesText types;
  for (const Type& type : face.types)
    if (std::ranges::find(drawn, type.name) == drawn.end()) text += types.of(type);
  text.pop_back();
  return text;
}

}  // namespace longwood::describe
