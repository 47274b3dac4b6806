#include "bytes.hpp"
#include "session/record.hpp"
#include "session/session.hpp"

using namespace longwood;

/// A record: what is read writes back to the same record, and is played again or refused in one line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = read_record(Bytes{data, size}.text());
  if (!record) {
    require(!record.error().english().empty() && record.error().english().find('\n') == std::string::npos);
    return 0;
  }
  const std::string text = write_record(*record);
  const auto again = read_record(text);
  require(again && again->game == record->game && again->set == record->set && again->moves == record->moves);
  require(again->deal.cards == record->deal.cards && again->deal.number == record->deal.number);
  require(write_record(*again) == text);
  const auto played = replay(*record);
  require(played ? played->length() == record->moves.size()
                 : !played.error().english().empty() &&
                       played.error().english().find('\n') == std::string::npos);
  return 0;
}
