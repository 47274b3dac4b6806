#pragma once

#include <string>
#include <string_view>

#include "core/problem.hpp"

namespace longwood::cli {

/// A file which a command writes when its work is done. That it can be written is found out when this is
/// made, before the work begins: otherwise it throws a `Fault`, and so is a file of another kind in its
/// place.
class Output {
 public:
  /// `option` is the one that named the file; `mark` is what files of its kind begin with. An empty path is
  /// no file, and not asked for.
  Output(Problem option, std::string path, std::string_view mark, std::string_view kind);
  [[nodiscard]] bool asked_for() const { return !path_.empty(); }
  [[nodiscard]] const std::string& path() const { return path_; }
  void write(std::string_view text) const;

 private:
  Problem option_;
  std::string path_;
  std::string_view mark_, kind_;
};

/// A folder into which charts are written when the work is done, probed as an `Output` is; made if need be.
class ChartFolder {
 public:
  ChartFolder(std::string option, std::string path);
  [[nodiscard]] bool asked_for() const { return !path_.empty(); }
  void write(const std::string& name, std::string_view svg) const;

 private:
  Problem option_;
  std::string path_;
};

}  // namespace longwood::cli
