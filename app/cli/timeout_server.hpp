#pragma once

#include <httplib.h>

namespace longwood::cli {

/// A server which no slow or idle connection can hold up: every request must have come, and every answer
/// gone, within a time of its own, however the bytes trickle; a request has at most 64 KiB; and there are
/// threads for many connections at once. It sends whole files only and ignores the header Range.
class TimeoutServer : public httplib::Server {
 public:
  TimeoutServer();

 private:
  bool process_and_close_socket(socket_t socket) override;
};

}  // namespace longwood::cli
