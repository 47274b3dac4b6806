#include "describe/description.hpp"

namespace longwood::describe {
namespace {

std::string comment(const std::string& doc, const char* indent) {
  return doc.empty() ? "" : indent + ("/** " + doc + " */\n");
}

std::string interface_of(const Type& type) {
  if (!type.stands_for.empty()) return "export type " + type.name + " = " + type.stands_for + "\n";
  auto text = "export interface " + type.name + (type.base.empty() ? "" : " extends " + type.base) + " {\n";
  for (const Member& member : type.members)
    text += comment(member.doc, "  ") + "  " + member.name + (member.optional ? "?: " : ": ") + member.type +
            "\n";
  return text + "}\n";
}

std::string method(const Call& call) {
  std::string arguments;
  for (const Member& argument : call.arguments)
    (arguments += arguments.empty() ? "" : ", ") += argument.name + ": " + argument.type;
  return comment(call.doc, "  ") + "  " + call.name + "(" + arguments + "): " + call.answer + "\n";
}

std::string methods(const Description& face, bool tasks) {
  std::string text;
  for (const Call& call : face.calls)
    if (call.task == tasks) text += method(call);
  return text;
}

}  // namespace

std::string typescript(const Description& face) {
  std::string text =
      "/** What passes between the core and the page. Made from app/face by `cmake --build --preset release "
      "--target longwood_face_files`: change it there. */\n";
  for (const Type& type : face.types) text += "\n" + comment(type.doc, "") + interface_of(type);
  return text + "\n/** Calls that are answered at once. */\nexport interface Calls {\n" +
         methods(face, false) +
         "}\n\n/** Tasks: a call begins one, and answers null or a Fault; what it has found is read "
         "meanwhile. */\n"
         "export interface Tasks {\n" +
         methods(face, true) + "}\n";
}

}  // namespace longwood::describe
