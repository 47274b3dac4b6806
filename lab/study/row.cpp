#include "study/row.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "core/hash.hpp"
#include "core/notation.hpp"
#include "honest/guide.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::study {

Terms terms_now(const GameInfo& game, const ChosenRules& chosen) {
  return {.game = std::string{game.id},
          .set = std::string{chosen.set->id},
          .options = write_choices(game, *chosen.set, chosen.options),
          .rules = game.rules_of(*chosen.set),
          .solver = search_spec_for(game).version};
}

Terms honest_terms_now(const GameInfo& game, const ChosenRules& chosen) {
  Terms terms = terms_now(game, chosen);
  terms.player = guide_for(game).version;
  return terms;
}

std::string rules_text(const Terms& terms) {
  return terms.set + (terms.options.empty() ? "" : " " + terms.options);
}

std::string stem_of(const Terms& terms) {
  auto rules = rules_text(terms);
  std::ranges::replace(rules, ' ', '+');
  return terms.game + "-" + rules + (terms.player == 0 ? "" : "-honest");
}

std::string terms_text(const Terms& terms) {
  return terms.game + " (" + rules_text(terms) + "), rules " + std::to_string(terms.rules) + ", solver " +
         std::to_string(terms.solver) +
         (terms.player == 0 ? "" : ", honest player " + std::to_string(terms.player));
}

std::uint64_t digest_of(const GameInfo& game, const std::vector<Move>& line) {
  return fnv1a(write_moves(game, line));
}

std::optional<Range> shard(const Range& all, std::uint64_t index, std::uint64_t of) {
  const std::uint64_t each = all.count() / of, longer = all.count() % of, before = index - 1;
  const std::uint64_t count = each + (before < longer ? 1 : 0);
  if (count == 0) return {};
  const std::uint64_t first = all.first + before * each + std::min(before, longer);
  return Range{first, first + count - 1};
}

std::vector<Range> missing(const Range& all, const std::vector<Range>& there) {
  std::vector<Range> list;
  std::uint64_t next = all.first;
  for (const Range& range : there) {
    if (range.last < all.first || range.first > all.last) continue;
    if (range.first > next) list.push_back({next, range.first - 1});
    next = range.last + 1;
  }
  if (next <= all.last) list.push_back({next, all.last});
  return list;
}

std::string ranges_text(const std::vector<Range>& ranges, std::size_t most) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most, ranges.size()); ++i) {
    text += fmt::format("{}{}", text.empty() ? "" : ", ", ranges[i].first);
    if (ranges[i].last != ranges[i].first) text += fmt::format("-{}", ranges[i].last);
  }
  if (ranges.size() > most) text += fmt::format(" and {} more", ranges.size() - most);
  return text;
}

}  // namespace longwood::study
