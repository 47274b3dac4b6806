#include "core/notation.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/deal.hpp"
#include "core/speech.hpp"
#include "core/text.hpp"

namespace longwood {
namespace {

constexpr auto verbs = std::to_array<std::string_view>({"", "deal", "turn", "refill", "redeal", "", ""});

constexpr char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) { return std::ranges::equal(a, b, {}, small, small); }

std::unexpected<Problem> not_a_move(const GameInfo& info, std::string_view text, Problem why) {
  return std::unexpected(
      problem("{text} is not a move of {game}: {why}", in_quotes(text), title_text(info), std::move(why)));
}

std::optional<std::uint8_t> small_number(std::string_view text) {
  std::uint8_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return number;
}

}  // namespace

std::optional<Pile> find_pile(const GameInfo& info, std::string_view name) {
  for (int pile = 0; pile < info.piles(); ++pile)
    if (same_word(info.pile_names[static_cast<std::size_t>(pile)], name)) return static_cast<Pile>(pile);
  return {};
}

std::string write_move(const GameInfo& info, Move move) {
  const auto verb = verbs[static_cast<std::size_t>(move.act)];
  if (!verb.empty()) return std::string{verb};
  const char sign = move.act == Act::pair ? '+' : move.act == Act::exchange ? '~' : '-';
  std::string text{info.pile_names[move.from]};
  (text += sign) += info.pile_names[move.to];
  if (move.act == Act::lay && move.count != 1) text += "x" + std::to_string(move.count);
  return text;
}

std::string write_moves(const GameInfo& info, std::span<const Move> moves) {
  std::string text;
  for (const Move move : moves) (text += text.empty() ? "" : " ") += write_move(info, move);
  return text;
}

std::expected<Move, Problem> read_move(const GameInfo& info, std::string_view text) {
  for (int act = 0; act < acts; ++act)
    if (const auto verb = verbs[static_cast<std::size_t>(act)]; !verb.empty() && same_word(verb, text))
      return bare(static_cast<Act>(act));

  const auto sign = text.find_first_of("-+~");
  if (sign == text.npos)
    return not_a_move(info, text, problem("write it as in 3-sa, or a verb such as deal, turn or redeal"));
  const auto from = find_pile(info, text.substr(0, sign));
  auto target = text.substr(sign + 1);
  std::uint8_t count = 1;
  if (const auto times = target.find_first_of("xX");
      text[sign] == '-' && !find_pile(info, target) && times != target.npos) {
    const auto number = small_number(target.substr(times + 1));
    if (!number || *number < 2 || *number > max_cards)
      return not_a_move(info, text, problem("a number of cards, 2 or more, must follow the x"));
    count = *number;
    target = target.substr(0, times);
  }
  const auto to = find_pile(info, target);
  if (!from) return not_a_move(info, text, problem("there is no such place to move from"));
  if (!to) return not_a_move(info, text, problem("there is no such place to move to"));
  if (text[sign] == '-') return Move{Act::lay, *from, *to, count};
  const auto [first, second] = std::minmax(*from, *to);
  return Move{text[sign] == '+' ? Act::pair : Act::exchange, first, second, 0};
}

std::expected<std::vector<Move>, Problem> read_moves(const GameInfo& info, std::string_view text) {
  std::vector<Move> moves;
  Words words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const auto move = read_move(info, word);
    if (!move) return std::unexpected(move.error());
    moves.push_back(*move);
  }
  return moves;
}

Problem refusal(const GameInfo& info, Why why, const Options& options) {
  const Reason& reason = info.reason(why, options);
  const Text words{reason.words, "refusal"};
  if (reason.sentence == 0) return problem("Not allowed: {reason}", words);
  return problem("Not allowed: {reason} ({game}, rule {n})", words, title_text(info), reason.sentence);
}

std::expected<Line, Problem> play_line(const AnyGame& game, Table& table, std::string_view moves) {
  Line line;
  Words words{moves};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    const auto at = line.moves.size() + 1;
    const auto move = read_move(*game.info, word);
    if (!move) return std::unexpected(problem("move {n}: {why}", at, move.error()));
    const Why why = game.why_not(table.state(), *move);
    if (why != Why::ok)
      return std::unexpected(
          problem("move {n}: {move}: {why}", at, word, refusal(*game.info, why, table.state().option)));
    game.play(table, *move);
    line.moves.push_back(*move);
  }
  return line;
}

std::expected<State, Problem> read_position(const GameInfo& info, std::string_view text) {
  Table table{info.classes};
  State counters;
  std::array<bool, max_cards> used{};
  Pile pile = 0;
  Words words{text};
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    if (word.ends_with(';')) word.remove_suffix(1);
    if (word.empty()) continue;
    if (word.starts_with('@')) {
      const auto equals = word.find('=');
      const auto index = small_number(word.substr(1, equals - 1));
      const auto value = equals == word.npos ? std::nullopt : small_number(word.substr(equals + 1));
      if (!index || !value || *index >= State::counters)
        return std::unexpected(Problem{"'" + std::string{word} + "' is not a counter like @1=2"});
      counters.counter[*index] = *value;
    } else if (word.ends_with(':')) {
      const auto named = find_pile(info, word.substr(0, word.size() - 1));
      if (!named)
        return std::unexpected(
            Problem{"there is no pile '" + std::string{word.substr(0, word.size() - 1)} + "'"});
      pile = *named;
    } else {
      const bool face_down = word.starts_with('[') && word.ends_with(']') && info.covered.piles.has(pile);
      if (face_down) {
        word = word.substr(1, word.size() - 2);
        ++counters.counter[info.covered.of(pile)];
      }
      Card card = read_card(word);
      if (!card.none() && used[card.id] && info.packs.count == 2)
        card = Card::of(card.rank(), card.suit(), 1);
      if (card.none() || used[card.id])
        return std::unexpected(
            Problem{"'" + std::string{word} + "' is not a card, or one too many of its kind"});
      used[card.id] = true;
      table.put(pile, card);
    }
  }
  State state = table.state();
  state.counter = counters.counter;
  return state;
}

}  // namespace longwood
