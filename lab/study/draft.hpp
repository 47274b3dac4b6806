#pragma once

#include <cerrno>
#include <cstdio>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include <unistd.h>

#include "core/fault.hpp"
#include "session/store.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// The files of a merge: the existing one, if any, and those named. While this object exists nobody can write
/// to the first, because it is about to be replaced.
class MergeSources {
 public:
  MergeSources(const std::string& out, const std::vector<std::string>& files) {
    if (store::exists(out)) {
      lock_.emplace(out);
      paths_.push_back(out);
    }
    paths_.insert(paths_.end(), files.begin(), files.end());
  }
  [[nodiscard]] const std::vector<std::string>& paths() const { return paths_; }

 private:
  std::optional<WriterLock> lock_;
  std::vector<std::string> paths_;
};

/// A file that is removed at the end unless it was put in its place.
class Draft {
 public:
  explicit Draft(const std::string& out) : path_{out + ".longwood-merge"}, lock_{path_, out} {
    // What a killed merge left behind; the lock says that nobody is at work on it.
    if (::truncate(path_.c_str(), 0) != 0) throw Fault{"'" + out + "' cannot be written; give another --out"};
    ::unlink(journal().c_str());
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  Draft(Draft&&) = delete;
  Draft& operator=(Draft&&) = delete;
  ~Draft() {
    if (placed_) return;
    ::unlink(path_.c_str());
    ::unlink(journal().c_str());
  }
  [[nodiscard]] const std::string& path() const { return path_; }
  void place(const std::string& out) {
    if (std::rename(path_.c_str(), out.c_str()) != 0)
      throw Fault{"'" + out + "' cannot be replaced: " + std::generic_category().message(errno)};
    placed_ = true;
  }

 private:
  [[nodiscard]] std::string journal() const { return path_ + "-journal"; }

  std::string path_;
  WriterLock lock_;
  bool placed_ = false;
};

}  // namespace longwood::study
