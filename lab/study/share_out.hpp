#pragma once

#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace longwood::study {

/// Gives the items of a list, in their order, to `threads` threads, this one among them. `make_worker()` is
/// called once on each and makes what is called with its items. After an exception no more items are given
/// out; once all threads have ended it is thrown again.
template <class Item, class MakeWorker>
void share_out(const std::vector<Item>& items, unsigned threads, MakeWorker make_worker) {
  std::mutex mutex;
  std::size_t next = 0;
  std::exception_ptr failure;
  const auto take = [&]() -> const Item* {
    const std::lock_guard lock{mutex};
    return failure || next == items.size() ? nullptr : &items[next++];
  };
  const auto work = [&] {
    try {
      auto worker = make_worker();
      while (const Item* item = take()) worker(*item);
    } catch (...) {
      const std::lock_guard lock{mutex};
      failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace longwood::study
