#pragma once

#include <string>

#include "study/campaign.hpp"

namespace longwood::cli {

/// One line on standard error that tells how far a run has come; nothing where that is no terminal.
class ProgressLine {
 public:
  explicit ProgressLine(std::string name);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ProgressLine(ProgressLine&&) = delete;
  ProgressLine& operator=(ProgressLine&&) = delete;
  ~ProgressLine();

  void show(const study::Progress& progress);

 private:
  std::string name_;
  bool terminal_, shown_ = false;
};

/// The line for a terminal so many columns wide.
std::string progress_text(const std::string& name, const study::Progress& progress, std::size_t columns);

}  // namespace longwood::cli
