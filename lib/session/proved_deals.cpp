#include "session/proved_deals.hpp"

#include <charconv>
#include <set>

#include "core/hash.hpp"
#include "core/rng.hpp"
#include "core/text.hpp"

namespace longwood {
namespace {

constexpr std::string_view list_heading = "longwood deals 2\n";
constexpr std::string_view earlier = "longwood deals 1\n";  // knew nothing of an honest player
constexpr std::size_t digest_size = 8;

void put_number(std::string& bytes, std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) bytes += static_cast<char>((value & 0x7F) | 0x80);
  bytes += static_cast<char>(value);
}

std::optional<std::uint64_t> take_number(std::string_view& bytes) {
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    value |= std::uint64_t{byte & 0x7FU} << shift;
    if (byte < 0x80) return value;
  }
  return {};
}

std::string digest_bytes(std::string_view text) {
  std::string bytes;
  const std::uint64_t digest = fnv1a(text);
  for (unsigned i = 0; i < digest_size; ++i) bytes += static_cast<char>((digest >> (8 * i)) & 0xFF);
  return bytes;
}

/// The rest of a line which begins with the key; takes the line away.
std::optional<std::string_view> take_line(std::string_view& text, std::string_view key) {
  const auto end = text.find('\n');
  const auto line = text.substr(0, end);
  if (end == text.npos || !line.starts_with(key)) return {};
  text.remove_prefix(end + 1);
  return line.substr(key.size());
}

template <class Number>
bool parse(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

std::unexpected<Problem> of_other_rules() {
  return std::unexpected(problem("the list of deals belongs to other rules"));
}

/// "97/100 90/100 ...", as many as there are grades.
bool parse_honest(std::string_view text, std::array<HonestGamesOf, ProvedDeals::grades>& honest) {
  Words words{text};
  for (auto& [won, of] : honest) {
    const auto word = words.next();
    const auto slash = word.find('/');
    if (slash == word.npos || !parse(word.substr(0, slash), won) || !parse(word.substr(slash + 1), of) ||
        won > of)
      return false;
  }
  return words.next().empty();
}

}  // namespace

bool grades_tell(const ProvedDeals& list) {
  constexpr std::uint64_t games_a_loss = 50;  // if fewer are lost, the player loses almost none
  constexpr double standard_errors = 2;
  constexpr double middle = (ProvedDeals::grades - 1) / 2.0;
  std::uint64_t games = 0, lost = 0;
  double falls = 0, variance = 0, steps_from_middle = middle;
  for (const auto& [won, of] : list.honest) {
    games += of;
    lost += of - won;
    const double share = of == 0 ? 0 : static_cast<double>(won) / static_cast<double>(of);
    falls += steps_from_middle * share;
    if (of != 0)
      variance += steps_from_middle * steps_from_middle * share * (1 - share) / static_cast<double>(of);
    steps_from_middle -= 1;
  }
  return lost * games_a_loss <= games ||
         (falls > 0 && falls * falls > standard_errors * standard_errors * variance);
}

std::string write_proved_deals(const ProvedDeals& list) {
  std::string bytes{list_heading};
  bytes += "game " + list.game + "\nset " + list.set + "\nrules " + std::to_string(list.rules) + "\ncount " +
           std::to_string(list.deals.size()) + "\nhonest";
  for (const auto& [won, of] : list.honest) bytes += " " + std::to_string(won) + "/" + std::to_string(of);
  bytes += "\n";
  std::uint64_t next = 0;  // the least number which may follow
  for (const ProvedDeal& deal : list.deals) {
    put_number(bytes, (deal.number - next) * ProvedDeals::grades + (deal.grade - 1U));
    next = deal.number + 1;
  }
  return bytes + digest_bytes(bytes);
}

std::expected<ProvedDeals, Problem> read_proved_deals(std::string_view bytes) {
  const bool is_earlier = bytes.starts_with(earlier);
  if (!is_earlier && !bytes.starts_with(list_heading))
    return std::unexpected(problem("this is not a list of deals"));
  const auto damaged = std::unexpected(problem("the list of deals is damaged; download it again"));
  if (bytes.size() < list_heading.size() + digest_size) return damaged;
  const auto body = bytes.substr(0, bytes.size() - digest_size);
  if (bytes.substr(body.size()) != digest_bytes(body)) return damaged;

  auto rest = body.substr(list_heading.size());
  ProvedDeals list;
  std::size_t count = 0;
  const auto game = take_line(rest, "game "), set = take_line(rest, "set "),
             rules = take_line(rest, "rules "), size = take_line(rest, "count ");
  if (!game || !set || !rules || !size || !parse(*rules, list.rules) || !parse(*size, count) ||
      count > rest.size())
    return damaged;
  if (!is_earlier) {
    const auto line = take_line(rest, "honest ");
    if (!line || !parse_honest(*line, list.honest)) return damaged;
  }
  list.game = *game;
  list.set = *set;
  list.deals.reserve(count);
  for (std::uint64_t next = 0; list.deals.size() < count;) {
    const auto value = take_number(rest);
    if (!value) return damaged;
    list.deals.push_back(
        {next + *value / ProvedDeals::grades, static_cast<std::uint8_t>(*value % ProvedDeals::grades + 1)});
    next = list.deals.back().number + 1;
  }
  if (!rest.empty()) return damaged;
  return list;
}

std::expected<ProvedDeals, Problem> read_proved_deals(std::string_view bytes, const GameInfo& info,
                                                      const RuleSet& set) {
  auto list = read_earlier_deals(bytes, info, set);
  if (list && list->rules != info.rules_of(set)) return of_other_rules();
  return list;
}

std::expected<ProvedDeals, Problem> read_earlier_deals(std::string_view bytes, const GameInfo& info,
                                                       const RuleSet& set) {
  auto list = read_proved_deals(bytes);
  if (list && (list->game != info.id || list->set != set.id || list->rules > info.rules_of(set)))
    return of_other_rules();
  return list;
}

std::optional<ProvedDeal> pick(const ProvedDeals& list, int easiest, int hardest, std::uint64_t random,
                               std::span<const std::uint64_t> dealt) {
  const std::set<std::uint64_t> before{dealt.begin(), dealt.end()};
  const auto fits = [&](const ProvedDeal& deal) {
    return deal.grade >= easiest && deal.grade <= hardest && !before.contains(deal.number);
  };
  std::uint64_t count = 0;
  for (const ProvedDeal& deal : list.deals) count += fits(deal) ? 1U : 0U;
  if (count == 0) return {};
  std::uint64_t wanted = Rng{random}.below(count);
  for (const ProvedDeal& deal : list.deals)
    if (fits(deal) && wanted-- == 0) return deal;
  return {};
}

}  // namespace longwood
