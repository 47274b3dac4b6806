#include "cli/range.hpp"

#include "core/deal.hpp"
#include "core/fault.hpp"
#include "core/text.hpp"

namespace longwood::cli {

Range range_of_deals(const std::string& text, std::optional<std::uint64_t> most) {
  const std::string_view view{text};
  const auto dash = view.find('-');
  const auto from = read_number(view.substr(0, dash));
  const auto to = dash == view.npos ? from : read_number(view.substr(dash + 1));
  if (!from || !to || *from > *to)
    throw Fault{
        problem("--deals: {text} is not a range of deal numbers; write it as 1-1000", in_quotes(text))};
  if (most && *to - *from >= *most) throw Fault{"--deals: at most " + grouped(*most) + " deals"};
  return {*from, *to};
}

std::pair<std::uint64_t, std::uint64_t> read_shard(const std::string& text) {
  constexpr std::uint64_t most = 10'000'000;
  const std::string_view view{text};
  const auto slash = view.find('/');
  const auto index = read_number(view.substr(0, slash));
  const auto of = slash == view.npos ? index : read_number(view.substr(slash + 1));
  if (slash == view.npos || !index || !of || *index < 1 || *index > *of || *of > most)
    throw Fault{problem("--shard: {text} is not a part; write 3/8 for the third of eight", in_quotes(text))};
  return {*index, *of};
}

}  // namespace longwood::cli
