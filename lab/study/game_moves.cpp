#include "study/game_moves.hpp"

#include <algorithm>
#include <optional>
#include <ranges>

#include "core/all_games.hpp"
#include "core/fault.hpp"
#include "core/notation.hpp"
#include "honest/honest_game.hpp"

namespace longwood::study {
namespace {

/// A move's place among as many.
struct Digit {
  std::uint32_t place, base;
};

/// The number, bytes with the lowest first, times the base and the place added.
void push(std::vector<std::uint8_t>& number, Digit digit) {
  std::uint32_t carry = digit.place;
  for (std::uint8_t& byte : number) {
    carry += byte * digit.base;
    byte = static_cast<std::uint8_t>(carry);
    carry >>= 8;
  }
  for (; carry != 0; carry >>= 8) number.push_back(static_cast<std::uint8_t>(carry));
}

/// The lowest digit of that base, which the number loses.
std::uint32_t pop(std::vector<std::uint8_t>& number, std::uint32_t base) {
  std::uint32_t rest = 0;
  for (std::uint8_t& byte : number | std::views::reverse) {
    rest = rest << 8 | byte;
    byte = static_cast<std::uint8_t>(rest / base);
    rest %= base;
  }
  while (!number.empty() && number.back() == 0) number.pop_back();
  return rest;
}

Played find_played(const Terms& terms, const std::string& path, const auto& same) {
  const AnyGame* game = find_game(terms.game);
  const RuleSet* set = game == nullptr ? nullptr : find_set(*game->info, terms.set);
  const auto chosen =
      set == nullptr ? std::unexpected(std::string{}) : choose_rules(*game->info, *set, terms.options);
  const auto of_now = terms.player == 0 ? terms_now : honest_terms_now;
  const auto now = chosen ? std::optional{of_now(*game->info, *chosen)} : std::nullopt;
  if (!now || !same(*now))
    throw Fault{"'" + path + "' holds " + terms_text(terms) + ", and this program " +
                (now ? "has " + terms_text(*now) : "does not know them") + "; run the study again"};
  return {*game, *chosen};
}

}  // namespace

Played rules_now(const Terms& terms, const std::string& path) {
  return find_played(terms, path, [&](const Terms& now) { return now.rules == terms.rules; });
}

Played played_now(const Terms& terms, const std::string& path) {
  return find_played(terms, path, [&](const Terms& now) { return now == terms; });
}

std::string pack_moves(const AnyGame& game, const State& start, std::span<const Move> moves) {
  std::vector<Digit> digits;
  Table table{game.info->classes, start};
  for (const Move move : moves) {
    MoveList legal;
    game.moves(table.state(), legal);
    const auto place = static_cast<std::uint32_t>(std::ranges::find(legal, move) - legal.begin());
    digits.push_back({place, static_cast<std::uint32_t>(legal.size())});
    game.play(table, move);
  }
  std::vector<std::uint8_t> number;
  for (const Digit digit : digits | std::views::reverse) push(number, digit);
  return {number.begin(), number.end()};
}

std::expected<std::vector<Move>, std::string> unpack_moves(const AnyGame& game, const State& start,
                                                           std::string_view packed, std::uint64_t count) {
  if (count > most_moves) return std::unexpected("no game has " + std::to_string(count) + " moves");
  std::vector<std::uint8_t> number{packed.begin(), packed.end()};
  std::vector<Move> moves;
  Table table{game.info->classes, start};
  for (std::uint64_t i = 0; i < count; ++i) {
    MoveList legal;
    game.moves(table.state(), legal);
    if (legal.empty())
      return std::unexpected("no move is left after " + std::to_string(i) + " of its " +
                             std::to_string(count));
    moves.push_back(legal[static_cast<int>(pop(number, static_cast<std::uint32_t>(legal.size())))]);
    game.play(table, moves.back());
  }
  if (!number.empty())
    return std::unexpected("it keeps more moves than the " + std::to_string(count) + " it names");
  return moves;
}

std::expected<Session, std::string> game_of(const Played& played, const Row& row) {
  const auto& [game, rules] = played;
  Record record{
      &game, rules.set, deal_by_number(game.info->packs_for(rules.options), row.deal), {}, rules.options};
  using Moves = std::expected<std::vector<Move>, std::string>;
  auto moves = row.spelled ? Moves{read_moves(*game.info, row.line)}
                           : unpack_moves(game, start_of(game, rules.options, row.deal), row.line, row.moves);
  if (!moves) return std::unexpected(moves.error());
  if (digest_of(*game.info, *moves) != row.digest)
    return std::unexpected(row.line.empty()
                               ? "its moves are not kept; run the study of this deal again for them"
                               : "its moves are not those of which the row has the digest");
  record.moves = std::move(*moves);
  return replay(record);
}

std::expected<Row, std::string> packed_row(const Played& played, const Row& row) {
  if (!row.spelled) return row;
  const auto session = game_of(played, row);
  if (!session) return std::unexpected(session.error());
  Row packed = row;
  packed.spelled = false;
  packed.line =
      pack_moves(played.game, start_of(played.game, played.rules.options, row.deal), session->record().moves);
  return packed;
}

}  // namespace longwood::study
