#include "cli/timeout_server.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace longwood::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds to_ask{5};      ///< from the first byte of a request to its last
constexpr std::chrono::seconds to_answer{60};  ///< the page's largest file through a slow tunnel
constexpr std::chrono::seconds to_begin{1};    ///< idle, before a request begins
constexpr std::size_t largest_request = std::size_t{64} << 10;  ///< the library keeps all headers there are
constexpr std::size_t connections = 128;
constexpr int requests = 100;  ///< of one connection

/// Whether the socket is ready for this event before the deadline.
bool ready(socket_t socket, short event, Clock::time_point deadline) {
  const auto remaining = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  if (remaining <= 0) return false;
  pollfd waiting{.fd = socket, .events = event, .revents = 0};
  return ::poll(&waiting, 1, static_cast<int>(remaining)) > 0;
}

/// Spoils the name of the header Range in the bytes of a request, in pieces of any size: the whole file is
/// always sent, and the library, which answers ranges automatically, refuses some that RFC 9110 (section 14)
/// wants ignored.
class RangeIgnored {
 public:
  void pass(char* bytes, std::size_t count) {
    for (char* byte = bytes; byte != bytes + count; ++byte) {
      if (*byte == '\n') {
        matched_ = 0;
      } else if (matched_ < name.size() && (*byte | ' ') == name[matched_]) {
        if (++matched_ == name.size()) *byte = '_';
      } else {
        matched_ = name.size();
      }
    }
  }

 private:
  static constexpr std::string_view name = "range";
  std::size_t matched_ = name.size();  ///< letters of the name at the beginning of this line
};

/// One request and its answer, each with its deadline.
class TimedStream : public httplib::Stream {
 public:
  explicit TimedStream(socket_t socket) : socket_{socket} {}

  [[nodiscard]] bool is_readable() const override {
    return next_ < end_ || ready(socket_, POLLIN, asked_by_);
  }
  [[nodiscard]] bool is_writable() const override { return ready(socket_, POLLOUT, answered_by_); }

  ssize_t read(char* to, std::size_t size) override {
    if (next_ == end_) {
      if (!ready(socket_, POLLIN, asked_by_)) return -1;
      const auto got = ::recv(socket_, buffer_.data(), buffer_.size(), 0);
      if (got <= 0) return got;
      next_ = 0;
      end_ = static_cast<std::size_t>(got);
    }
    const auto count = std::min(size, end_ - next_);
    if (count > left_) return -1;
    left_ -= count;
    std::copy_n(buffer_.begin() + static_cast<std::ptrdiff_t>(next_), count, to);
    range_.pass(to, count);
    next_ += count;
    return static_cast<ssize_t>(count);
  }

  ssize_t write(const char* from, std::size_t size) override {
    if (!ready(socket_, POLLOUT, answered_by_)) return -1;
    return ::send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
  }

  void get_remote_ip_and_port(std::string& /*ip*/, int& /*port*/) const override {}
  void get_local_ip_and_port(std::string& /*ip*/, int& /*port*/) const override {}
  [[nodiscard]] socket_t socket() const override { return socket_; }

  /// Whether bytes of the next request have been read already; they are handed on.
  [[nodiscard]] bool begun() const { return next_ < end_; }
  void begin_request() {
    left_ = largest_request;
    asked_by_ = Clock::now() + to_ask;
    answered_by_ = asked_by_ + to_answer;
  }

 private:
  socket_t socket_;
  std::array<char, 4096> buffer_{};
  std::size_t next_ = 0, end_ = 0;
  std::size_t left_ = 0;  ///< bytes that the request may still have
  RangeIgnored range_;
  Clock::time_point asked_by_, answered_by_;
};

}  // namespace

TimeoutServer::TimeoutServer() {
  new_task_queue = [] { return new httplib::ThreadPool(connections); };  // the library deletes it
}

bool TimeoutServer::process_and_close_socket(socket_t socket) {
  TimedStream stream{socket};
  bool done = true;
  for (int left = requests; left > 0 && svr_sock_ != INVALID_SOCKET; --left) {
    if (!stream.begun() && !ready(socket, POLLIN, Clock::now() + to_begin)) break;
    stream.begin_request();
    bool closed = false;
    done = process_request(stream, left == 1, closed, nullptr);
    if (!done || closed) break;
  }
  ::shutdown(socket, SHUT_RDWR);
  ::close(socket);
  return done;
}

}  // namespace longwood::cli
