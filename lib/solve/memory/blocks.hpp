#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace longwood {

/// A list which grows block by block: elements are never moved, and at most one block more is reserved than
/// is used.
template <class T, std::size_t block>
class Blocks {
  static_assert((block & (block - 1)) == 0);

 public:
  T& operator[](std::size_t i) { return blocks_[i / block][i % block]; }
  const T& operator[](std::size_t i) const { return blocks_[i / block][i % block]; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t bytes() const { return blocks_.size() * block * sizeof(T); }

  void push_back(const T& value) {
    if (size_ == blocks_.size() * block) blocks_.push_back(std::make_unique_for_overwrite<T[]>(block));
    (*this)[size_++] = value;
  }
  /// Empties the list and keeps its memory.
  void clear() { size_ = 0; }

 private:
  std::vector<std::unique_ptr<T[]>> blocks_;
  std::size_t size_ = 0;
};

}  // namespace longwood
