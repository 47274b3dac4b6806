#include "cli/board.hpp"

#include <algorithm>
#include <vector>

#include <fmt/core.h>

#include "cli/terminal.hpp"
#include "core/notation.hpp"
#include "core/view.hpp"
#include "games/spots.hpp"
#include "session/laid_rows.hpp"
#include "session/position_words.hpp"
#include "session/tell.hpp"

namespace longwood::cli {
namespace {

/// Characters in rows, each with a style; it grows downwards and to the right as it is written on.
class Canvas {
 public:
  enum class Style : std::uint8_t { plain, red, strong, faint };

  void write(int row, int column, std::string_view text, Style style = Style::plain) {
    const auto start = static_cast<std::size_t>(std::max(column, 0));
    const auto line = static_cast<std::size_t>(row);
    if (rows_.size() <= line) rows_.resize(line + 1);
    auto at = start;
    for (const char byte : text) {
      // every byte of a letter except the first is a continuation byte
      if ((static_cast<unsigned char>(byte) & 0xC0U) == 0x80U) {
        rows_[line][at - 1].letter += byte;
        continue;
      }
      if (rows_[line].size() <= at) rows_[line].resize(at + 1);
      rows_[line][at++] = {std::string{byte}, style};
    }
  }

  [[nodiscard]] std::size_t width() const {
    std::size_t most = 0;
    for (const auto& row : rows_) most = std::max(most, row.size());
    return most;
  }

  [[nodiscard]] std::string text(bool colour) const {
    std::string result;
    for (const auto& row : rows_) {
      auto end = row.size();
      while (end > 0 && row[end - 1].letter == " ") --end;
      auto style = Style::plain;
      for (const Cell& cell : std::span{row}.first(end)) {
        if (colour && cell.style != style) result += escapes[static_cast<std::size_t>(cell.style)];
        style = cell.style;
        result += cell.letter;
      }
      if (colour && style != Style::plain) result += escapes.front();
      result += '\n';
    }
    return result;
  }

 private:
  static constexpr std::array<std::string_view, 4> escapes = {"\033[0m", "\033[0;31m", "\033[0;1m",
                                                              "\033[0;2m"};

  struct Cell {
    std::string letter = " ";
    Style style = Style::plain;
  };
  std::vector<std::vector<Cell>> rows_;
};

using Style = Canvas::Style;

Style card_style(Card card) {
  if (card.none()) return Style::faint;
  return card.suit() == hearts || card.suit() == diamonds ? Style::red : Style::plain;
}

constexpr int pitch = 3;  // two characters a card and a blank

/// Draws the piles of one position.
class Painter {
 public:
  Painter(const Speaker& say, const Session& session, Drawing drawing)
      : say_{say},
        game_{session.game()},
        state_{session.state()},
        rows_{laid_rows(session)},
        drawing_{drawing} {}

  void paint(const Spot& spot);
  void paint(const Legend& legend) {
    canvas_.write(legend.row, legend.column, say_.word({legend.text, "board"}), Style::faint);
  }
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::size_t width() const { return canvas_.width(); }
  /// What the board shows of a pile, as a line: its name and its cards from the base.
  [[nodiscard]] std::string line(const Spot& spot) const;

 private:
  [[nodiscard]] std::vector<Card> cards(Pile pile) const;
  void card(int row, int column, Card card) {
    canvas_.write(row, column, write_card(card), card_style(card));
  }
  void name(const Spot& spot, int first, int end);
  void single(const Spot& spot, const std::vector<Card>& cards);
  void column(const Spot& spot, const std::vector<Card>& cards);
  void garden(const Spot& spot, const std::vector<Card>& cards);
  void row(const Spot& spot, std::vector<Card> cards);

  const Speaker& say_;
  const AnyGame& game_;
  const State& state_;
  LaidRows rows_;
  Drawing drawing_;
  Canvas canvas_;
  std::vector<std::string> in_full_;  ///< piles of which the board shows only a part
};

std::vector<Card> Painter::cards(Pile pile) const {
  if (!drawing_.reveal) return visible_cards(game_, state_, pile);
  std::array<Card, max_cards> all;
  const int size = state_.cards(pile, all);
  return {all.begin(), all.begin() + size};
}

/// The pile's name, by its cards, which take the columns from `first` to before `end`.
void Painter::name(const Spot& spot, int first, int end) {
  std::string text{game_.info->pile_names[spot.pile]};
  const int width = static_cast<int>(text.size());
  if (spot.tag == Tag::above) canvas_.write(spot.row - 1, first + (width < 2 ? 1 : 0), text, Style::faint);
  const bool in_line = spot.fan == Fan::right || spot.fan == Fan::leading || spot.fan == Fan::left;
  if (spot.tag == Tag::before)
    canvas_.write(spot.row, first - width - (in_line ? 2 : 1), text + (in_line ? ":" : ""), Style::faint);
  if (spot.tag == Tag::after) canvas_.write(spot.row, end + 1, (in_line ? ":" : "") + text, Style::faint);
}

/// One card or a number stands for the pile.
void Painter::single(const Spot& spot, const std::vector<Card>& cards) {
  name(spot, spot.column, spot.column + 2);
  const bool counted = spot.fan == Fan::count && game_.shown(state_, spot.pile) == 0;
  if (counted)
    canvas_.write(spot.row, spot.column, cards.empty() ? "--" : fmt::format("({})", cards.size()));
  else if (cards.empty())
    canvas_.write(spot.row, spot.column, "--", Style::faint);
  else
    card(spot.row, spot.column, cards.back());
  if ((spot.fan == Fan::packet && cards.size() > 1) || (spot.fan == Fan::count && !counted))
    canvas_.write(spot.row, spot.column + pitch, fmt::format("({})", cards.size()), Style::faint);
}

void Painter::column(const Spot& spot, const std::vector<Card>& cards) {
  name(spot, spot.column, spot.column + 2);
  if (cards.empty()) return canvas_.write(spot.row, spot.column, "--", Style::faint);
  const auto covered = std::ranges::count_if(cards, &Card::none);
  int row = spot.row;
  if (covered > 0) canvas_.write(row++, spot.column - 1, fmt::format("{:>2}x??", covered), Style::faint);
  for (const Card card : cards)
    if (!card.none()) this->card(row++, spot.column, card);
}

/// A column whose gaps stay where they are.
void Painter::garden(const Spot& spot, const std::vector<Card>& cards) {
  name(spot, spot.column, spot.column + 2);
  for (int row = 0; row < std::max<int>(rows_.laid[spot.pile], 1); ++row)
    canvas_.write(spot.row + row, spot.column, "--", Style::faint);
  for (const Card card : cards) this->card(spot.row + rows_.row[card.id], spot.column, card);
}

void Painter::row(const Spot& spot, std::vector<Card> cards) {
  const auto room = static_cast<std::size_t>(spot.room);
  if (cards.size() > room) {
    auto line = fmt::format("{}:", game_.info->pile_names[spot.pile]);
    for (const Card card : cards) line += " " + write_card(card);
    in_full_.push_back(line);
    cards.erase(cards.begin(), cards.end() - spot.room + 1);
    cards.insert(cards.begin(), Card{});
  }
  const int width = std::max(2, static_cast<int>(cards.size()) * pitch - 1);
  if (spot.fan == Fan::left) std::ranges::reverse(cards);
  const int first = spot.fan == Fan::right ? spot.column : spot.column + 2 - width;
  name(spot, first, first + width);
  if (cards.empty()) return canvas_.write(spot.row, first, "--", Style::faint);
  for (int i = 0; const Card card : cards) {
    if (card.none() && !in_full_.empty())
      canvas_.write(spot.row, first + pitch * i, "..", Style::faint);
    else
      this->card(spot.row, first + pitch * i, card);
    ++i;
  }
}

void Painter::paint(const Spot& spot) {
  const auto cards = this->cards(spot.pile);
  switch (spot.fan) {
    case Fan::top:
    case Fan::packet:
    case Fan::count:
      single(spot, cards);
      if (drawing_.reveal && cards.size() > 1 && spot.fan != Fan::top) {
        auto line = fmt::format("{}:", game_.info->pile_names[spot.pile]);
        for (const Card card : cards) line += " " + write_card(card);
        in_full_.push_back(line);
      }
      break;
    case Fan::down: game_.info->keeps_gaps.has(spot.pile) ? garden(spot, cards) : column(spot, cards); break;
    case Fan::right:
    case Fan::leading:
    case Fan::left: row(spot, cards); break;
  }
}

std::string Painter::line(const Spot& spot) const {
  auto cards = this->cards(spot.pile);
  const bool single = spot.fan == Fan::top || spot.fan == Fan::packet || spot.fan == Fan::count;
  const bool counted = spot.fan == Fan::count && game_.shown(state_, spot.pile) == 0;
  const auto size = cards.size();
  if (single && !drawing_.reveal && !cards.empty()) cards.erase(cards.begin(), cards.end() - 1);
  auto text = fmt::format("{}:", game_.info->pile_names[spot.pile]);
  if (cards.empty()) return text + " --";
  if (const auto covered = std::ranges::count_if(cards, &Card::none); covered > 0 && !single)
    text += fmt::format(" {}x??", covered);
  if (!counted || drawing_.reveal)
    for (const Card card : cards)
      if (!card.none() || single) text += " " + write_card(card);
  if (single && spot.fan != Fan::top && (counted || size > 1)) text += fmt::format(" ({})", size);
  return wrapped(text, 2);
}

std::string Painter::text() const {
  auto text = canvas_.text(drawing_.colour);
  if (!in_full_.empty()) text += "\n" + say_.sentence("In full, from the base:") + "\n";
  for (const auto& line : in_full_) text += "  " + hanging(line, 2, 6) + "\n";
  return text;
}

}  // namespace

std::string draw_board(const Speaker& say, const Session& session, Drawing drawing) {
  Painter painter{say, session, drawing};
  const Spots spots = spots_of(session.info(), session.options());
  for (const Legend& legend : spots.words) painter.paint(legend);
  for (const Spot& spot : spots.piles) painter.paint(spot);
  const auto columns = columns_of_output();
  if (!columns || painter.width() <= *columns) return painter.text();
  std::string lines;
  for (const Spot& spot : spots.piles) lines += painter.line(spot) + "\n";
  return lines;
}

std::string describe(const Speaker& say, const AnyGame& game, const State& state) {
  const GameInfo& info = *game.info;
  const auto hand = info.pile_with(Role::hand);
  std::string text;
  const auto add = [&](const std::string& sentence) {
    if (!sentence.empty()) (text += text.empty() ? "" : " ") += sentence;
  };
  if (hand) add(hand_words(say, game, state, *hand));
  add(home_words(say, state));
  for (const auto& remark : remarks_on(say, game, state)) add(say.sentence("{clause}.", remark));
  add(redeals_words(say, game, state));
  if (const auto next = next_place(info, state)) add(say.sentence("Next card: {pile}.", PileArgument{*next}));
  return wrapped(text);
}

}  // namespace longwood::cli
