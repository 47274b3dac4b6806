#pragma once

#include <string>
#include <vector>

/// The descriptions of app/face as data, from which the manual and the types of TypeScript are made.
namespace longwood::describe {

/// A member of a struct, or an argument of a call.
struct Member {
  std::string name, type, doc = {};
  bool optional = false;  ///< its key may be left out
};

/// A type under a name of its own.
struct Type {
  std::string name, doc = {};
  std::string stands_for = {};  ///< of an alias or an enumeration; empty for a struct
  std::string base = {};        ///< of a struct: types whose members it also has
  std::vector<Member> members = {};
};

struct Call {
  std::string name, doc, answer = {};
  std::vector<Member> arguments = {};
  bool task = false;
};

/// Types are written as TypeScript writes them.
struct Description {
  std::vector<Type> types;  ///< in the order in which they are come upon
  std::vector<Call> calls, commands;
};

/// All calls of the face and the types that they need.
const Description& described();
/// All commands and the types that they need.
const Description& described_commands();

/// The types and calls for the page: web/src/core/face.ts.
std::string typescript(const Description& face);
/// The types and commands as a chapter of the manual: docs/reference/json.md.
std::string manual(const Description& face);

}  // namespace longwood::describe
