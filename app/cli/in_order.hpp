#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

namespace longwood::cli {

/// Answers that come in any order and go out in that of their tickets, 0, 1, 2, and so on. Nobody waits for
/// an earlier answer, unless very many are kept already.
template <class Answer>
class InOrder {
 public:
  /// How many answers may wait for an earlier one.
  static constexpr std::size_t most_kept = 10'000;

  /// Whether the answer of this ticket can be given now; that of the next ticket always can.
  [[nodiscard]] bool takes(std::uint64_t ticket) const { return ticket < next_ + most_kept; }

  /// Keeps an answer, and gives `out` all those whose turn it is.
  template <class Out>
  void give(std::uint64_t ticket, Answer answer, Out out) {
    kept_.emplace(ticket, std::move(answer));
    for (; !kept_.empty() && kept_.begin()->first == next_; ++next_) {
      out(kept_.begin()->second);
      kept_.erase(kept_.begin());
    }
  }

 private:
  std::uint64_t next_ = 0;
  std::map<std::uint64_t, Answer> kept_;
};

}  // namespace longwood::cli
