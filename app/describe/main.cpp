#include <fstream>
#include <iostream>

#include "describe/description.hpp"

/// Writes the files that are made from the descriptions: longwood_face_writer ROOT
int main(int count, char** arguments) {
  using namespace longwood::describe;
  if (count != 2) {
    std::cerr << "usage: longwood_face_writer ROOT\n";
    return 2;
  }
  const std::string root = arguments[1];
  bool good = true;
  const auto put = [&](const std::string& name, const std::string& text) {
    std::ofstream file{root + "/" + name, std::ios::binary};
    file << text << std::flush;
    if (!file) std::cerr << "longwood_face_writer: " << name << " cannot be written in " << root << "\n";
    good = good && file.good();
  };
  put("web/src/core/face.ts", typescript(described()));
  put("docs/reference/json.md", manual(described_commands()));
  return good ? 0 : 2;
}
