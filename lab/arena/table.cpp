#include "arena/table.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include <fmt/core.h>

#include "arena/method.hpp"
#include "core/fault.hpp"
#include "statistics/exact/binomial.hpp"

namespace longwood::arena {
namespace {

using Games = std::map<std::uint64_t, const Result*>;  ///< by deal

std::ptrdiff_t place_of(std::string_view method) {
  return std::ranges::find(all_methods, method, &Method::id) - std::begin(all_methods);
}

Line line_of(const Entrant& entrant, const Games& games, const Games* hints) {
  Line line{.entrant = entrant};
  std::uint64_t microseconds = 0;
  for (const auto& [deal, result] : games) {
    ++line.games;
    line.won += result->won ? 1U : 0U;
    microseconds += result->microseconds;
    if (hints == nullptr) continue;
    const auto other = hints->find(deal);
    if (other == hints->end()) continue;
    ++line.pairs;
    line.only_this += result->won && !other->second->won ? 1U : 0U;
    line.only_hints += !result->won && other->second->won ? 1U : 0U;
  }
  line.seconds = static_cast<double>(microseconds) / 1e6 / static_cast<double>(line.games);
  return line;
}

}  // namespace

Interval Line::gain() const { return difference(only_hints, only_this, pairs); }
double Line::by_luck() const { return mcnemar(only_hints, only_this); }

std::string_view gate_name(Gate gate) {
  constexpr std::string_view names[] = {"passed", "failed", "undecided", "incomplete"};
  return names[static_cast<std::size_t>(gate)];
}

const Line* GameTable::hints() const {
  const auto found =
      std::ranges::find(lines, id_of_hints, [](const Line& line) { return line.entrant.method; });
  return found == lines.end() ? nullptr : &*found;
}

std::vector<const Line*> GameTable::in_gate() const {
  std::vector<const Line*> chosen;
  const Line* own = hints();
  for (const Method& method : all_methods) {
    if (!method.in_gate) continue;
    const Line* best = nullptr;
    for (const Line& line : lines)
      if (line.entrant.method == method.id &&
          (best == nullptr || own == nullptr || best->seconds < own->seconds))
        best = &line;
    if (best != nullptr) chosen.push_back(best);
  }
  return chosen;
}

Gate GameTable::gate() const {
  const auto rivals = in_gate();
  const auto wanted = std::ranges::count_if(all_methods, &Method::in_gate);
  if (hints() == nullptr || std::ssize(rivals) < wanted) return Gate::incomplete;
  if (std::ranges::any_of(rivals, [](const Line* line) { return line->beats_hints(); })) return Gate::failed;
  const bool all = std::ranges::all_of(rivals, [](const Line* line) { return line->is_beaten(); });
  return all ? Gate::passed : Gate::undecided;
}

std::vector<GameTable> tables_of(const std::vector<Result>& results) {
  std::map<Ground, std::map<Entrant, Games>> grounds;
  for (const Result& result : results) {
    const Result*& slot = grounds[result.ground][result.entrant][result.deal];
    if (slot != nullptr && slot->won != result.won)
      throw Fault{fmt::format(
          "{}: deal {} by {} was won in one file and not in another; were they made by the same version?",
          result.ground.game, result.deal, result.entrant.method)};
    slot = &result;
  }
  std::vector<GameTable> tables;
  for (const auto& [ground, entrants] : grounds) {
    GameTable& table = tables.emplace_back();
    table.ground = ground;
    const auto own =
        std::ranges::find(entrants, id_of_hints, [](const auto& entry) { return entry.first.method; });
    const Games* hints = own == entrants.end() ? nullptr : &own->second;
    for (const auto& [entrant, games] : entrants) table.lines.push_back(line_of(entrant, games, hints));
    std::ranges::sort(table.lines, {}, [](const Line& line) {
      return std::pair{place_of(line.entrant.method), line.entrant};
    });
    for (const auto& [deal, result] : hints != nullptr ? *hints : entrants.begin()->second)
      table.deals.push_back(deal);
  }
  return tables;
}

}  // namespace longwood::arena
