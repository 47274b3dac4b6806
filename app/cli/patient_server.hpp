#pragma once

#include <httplib.h>

namespace longwood::cli {

/// A server which no slow or idle connection can hold up: every request must have come, and every answer
/// gone, within a time of its own, however the bytes trickle; a request has at most 64 KiB; and there are
/// threads for many connections at once.
///
/// It leaves ranges to the handler, who finds what was asked for in the header `asked_range`.
class PatientServer : public httplib::Server {
 public:
  /// Where the handler finds the value of a request's header Range. The library never sees that name, since
  /// it refuses ranges that RFC 9110 (section 14) wants ignored or cut at the end of the file.
  static constexpr const char* asked_range = "Rang_";

  PatientServer();

 private:
  bool process_and_close_socket(socket_t socket) override;
};

}  // namespace longwood::cli
