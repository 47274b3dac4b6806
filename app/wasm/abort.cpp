#include <version>

/// The standard library's way of saying why it gives up would bring printf and file descriptors along. A trap
/// says as much to JavaScript, and so the module asks its host for nothing.

// NOLINTBEGIN: the library's own names, which it lets be replaced
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }

namespace std {
inline namespace _LIBCPP_ABI_NAMESPACE {
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
}  // namespace _LIBCPP_ABI_NAMESPACE
}  // namespace std
// NOLINTEND
