#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace longwood::cli {

/// Hands lost deals to a command of the user, one number per line. It cannot hold the program up: when it
/// reads nothing, or does not end, for as long as it is given, it is killed.
class ForeignChecker {
 public:
  enum class Answer : std::uint8_t {
    agrees,     ///< it has read all deals and ended with status 0
    undecided,  ///< it ended with status 2, or had to be killed
    disagrees,
  };

  /// Without a command nothing is handed over. `seconds` is how long it may take without reading a deal or,
  /// when it has them all, without ending.
  ForeignChecker(std::string command, std::uint64_t seconds);
  ForeignChecker(const ForeignChecker&) = delete;
  ForeignChecker& operator=(const ForeignChecker&) = delete;
  ForeignChecker(ForeignChecker&&) = delete;
  ForeignChecker& operator=(ForeignChecker&&) = delete;
  ~ForeignChecker();

  void hand_over(std::uint64_t deal);
  Answer answer();

 private:
  void write_all(std::string_view text);

  std::string command_;
  std::uint64_t seconds_;
  pid_t child_ = -1;
  int pipe_ = -1;
  bool refused_ = false, too_slow_ = false;
  std::string waiting_;  ///< numbers that are not written yet
};

}  // namespace longwood::cli
