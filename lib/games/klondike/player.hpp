#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/klondike/player_model.hpp"
#include "games/klondike/rules.hpp"
#include "honest/graph_play.hpp"
#include "honest/guide.hpp"
#include "honest/stock_turns.hpp"

namespace longwood::guides {

/// Klondike: if the hand is run through at will, and one card is turned at a time or three that are fanned, a
/// net and the graph of information sets play.
struct Klondike : StockTurns<longwood::Klondike> {
  using Game = longwood::Klondike;
  using Model = models::Klondike;

  static bool plays(const Options& options) {
    return (chosen(options, Game::Draw::one) || chosen(options, Game::Packets::fanned)) &&
           chosen(options, Game::Passes::unlimited) && chosen(options, Game::Runs::any_part) &&
           chosen(options, Game::Deuces::take_aces);
  }
  /// Whether the model plays by the rules of this position, and it is one that play can lead to: a board that
  /// someone wrote may not be.
  static bool applies(const InformationState& view) {
    const State& s = view.state();
    if (!plays(s.option)) return false;
    if (s.size[Game::talon] + s.size[Game::hand] > Model::most_stock) return false;
    const ShownCards shown = view.game().shown_cards(s);
    for (int i = 0; i < Game::columns.count; ++i) {
      const Pile pile = Game::columns[i];
      if (s.size[pile] - shown[pile] > Model::most_covered) return false;
      Card card = s.top[pile];
      for (int above = 1; above < shown[pile]; ++above) {
        const Card below = s.under[card.id];
        if (!models::fits(models::small_of(card), models::small_of(below))) return false;
        card = below;
      }
    }
    return true;
  }

  static Model::Position position(const InformationState& view) {
    const State& s = view.state();
    const ShownCards shown = view.game().shown_cards(s);
    Model::Position p{};
    p.at_once = chosen(s, Game::Draw::three) ? 3 : 1;
    p.families_final = !chosen(s, Game::Families::returnable);
    for (int i = 0; i < Game::families.count; ++i)
      if (const Pile pile = Game::families[i]; s.size[pile] > 0)
        p.home[at(models::suit_of(models::small_of(s.top[pile])))] = s.size[pile];
    std::array<Card, max_cards> cards;
    for (int i = 0; i < Game::columns.count; ++i) {
      const Pile pile = Game::columns[i];
      const int size = s.cards(pile, cards), covered = size - shown[pile];
      p.covered[at(i)] = static_cast<std::uint8_t>(covered);
      p.open[at(i)] = shown[pile];
      for (int j = 0; j < size; ++j)
        (j < covered ? p.under[at(i)][at(j)] : p.run[at(i)][at(j - covered)]) =
            models::small_of(cards[at(j)]);
    }
    const int turned = s.cards(Game::talon, cards);
    const auto add = [&](Card card) {
      if (!view.known()[card.id]) p.unseen |= std::uint32_t{1} << p.stock_size;
      p.stock[p.stock_size++] = models::small_of(card);
    };
    for (int i = 0; i < turned; ++i) add(cards[at(i)]);
    Card next = s.top[Game::hand];
    for (int i = 0; i < s.size[Game::hand]; ++i, next = s.under[next.id]) add(next);
    p.pointer = static_cast<std::uint8_t>(models::pointer_at(turned, p.stock_size, p.at_once));
    return p;
  }

  static bool play(ObservedGame& seat, const Model::Position& p, Model::Move move, std::vector<Move>& made) {
    using Act = Model::Act;
    const auto one = [&](Pile from, Pile to) { return make(seat, lay(from, to, 1), made); };
    const auto column = [](int i) { return Game::columns[i]; };
    switch (move.act) {
      case Act::settle: return settle(seat, p, made);
      case Act::turn: return turn(seat, made);
      case Act::pile_home: return send_home(seat, column(move.from), made);
      case Act::pile_pile:
        return make(seat, lay(column(move.from), column(move.to), p.open[move.from]), made);
      case Act::part:
        make(seat, lay(column(move.from), column(move.to), p.open[move.from] - move.keep), made);
        return send_home(seat, column(move.from), made);
      case Act::stock_home: return bring(seat, move.from, made) || send_home(seat, Game::talon, made);
      case Act::stock_pile: return bring(seat, move.from, made) || one(Game::talon, column(move.to));
      case Act::back:
        for (int i = 0; i < Game::families.count; ++i) {
          const Card card = seat.state().top[Game::families[i]];
          if (seat.state().size[Game::families[i]] > 0 &&
              models::suit_of(models::small_of(card)) == move.from)
            return one(Game::families[i], column(move.to));
        }
    }
    return false;
  }

  static bool settle(ObservedGame& seat, const Model::Position& p, std::vector<Move>& made) {
    Model::Position seen = p;
    seen.unseen = 0;
    return send_settled<Model>(seat, seen, [](int pile) { return Game::columns[pile]; }, made);
  }

  /// The net was taught by a player who wins less than this one, and by games in which three are turned.
  static Correction correction(const Options& options) {
    return {.level = chosen(options, Game::Draw::three) ? 0.5 : 1.0};
  }

  static constexpr Options rules_of_draw_three =
      words::klondike::modern(Game::Draw::three, Game::Families::returnable, Game::Packets::fanned);
  static constexpr std::array compared{
      Compared{rules_of_draw_three, {.games = 793, .positions = 7'782, .version = player_version}}};
  static constexpr GraphPlay graph = GraphSearchOf<Klondike>::graph_play();
  static constexpr Guide guide{.graph = &graph};

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
};

}  // namespace longwood::guides

namespace longwood {

template <>
struct ModelOf<Klondike> {
  using Type = models::Klondike;
};

}  // namespace longwood
