#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "games/klondike/facts.hpp"
#include "honest/graph_play.hpp"
#include "honest/guide.hpp"
#include "honest/guides/plain.hpp"
#include "honest/models/klondike.hpp"
#include "honest/nets.hpp"

namespace longwood::guides {

/// Klondike: if the hand is run through at will, and one card is turned at a time or three that are fanned, a
/// net and the graph of information sets play.
struct Klondike {
  using Game = longwood::Klondike;
  using Model = models::Klondike;

  /// Whether the model plays by the rules of this position, and it is one that play can lead to: a board that
  /// someone wrote may not be.
  static bool applies(const PlayerView& view) {
    const State& s = view.state();
    if (chosen(s, Game::Draw::three) && !chosen(s, Game::Packets::fanned)) return false;
    if (!chosen(s, Game::Passes::unlimited) || !chosen(s, Game::Runs::any_part) ||
        !chosen(s, Game::Deuces::take_aces))
      return false;
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

  static Model::Position position(const PlayerView& view) {
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

  static bool play(Seat& seat, const Model::Position& p, Model::Move move, std::vector<Move>& made) {
    using Act = Model::Act;
    const auto one = [&](Pile from, Pile to) { return make(seat, lay(from, to, 1), made); };
    const auto send_home = [&](Pile from) {
      for (int i = 0; i < Game::families.count; ++i)
        if (is_legal(seat, lay(from, Game::families[i], 1))) return one(from, Game::families[i]);
      return false;
    };
    const auto column = [](int i) { return Game::columns[i]; };
    switch (move.act) {
      case Act::settle: return settle(seat, p, made);
      case Act::turn: return turn(seat, made);
      case Act::pile_home: return send_home(column(move.from));
      case Act::pile_pile:
        return make(seat, lay(column(move.from), column(move.to), p.open[move.from]), made);
      case Act::part:
        make(seat, lay(column(move.from), column(move.to), p.open[move.from] - move.keep), made);
        return send_home(column(move.from));
      case Act::stock_home: return bring(seat, move.from, made) || send_home(Game::talon);
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

  static bool settle(Seat& seat, const Model::Position& p, std::vector<Move>& made) {
    Model::Position after = p;
    after.unseen = 0;
    bool shown = false;
    Model::settle(after, [&](int pile) {
      for (int i = 0; i < Game::families.count && !shown; ++i)
        if (const Move home = lay(Game::columns[pile], Game::families[i], 1); is_legal(seat, home)) {
          shown = make(seat, home, made);
          break;
        }
      return !shown;
    });
    return shown;
  }

  /// The net was taught by a player who wins less than this one, and by games in which three are turned.
  static Correction correction(const PlayerView& view) {
    return {.level = chosen(view.state(), Game::Draw::three) ? 0.5 : 1.0};
  }

  static constexpr GraphPlay graph{.applies = applies,
                                   .net = NetOf<Model>::get,
                                   .load = NetOf<Model>::load,
                                   .begin = GraphSearchOf<Klondike>::begin,
                                   .correction = correction};
  static constexpr Guide guide{.judge = Plain::judge, .urge = Plain::urge, .graph = &graph};

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr Move lay(Pile from, Pile to, int count) {
    return {Act::lay, from, to, static_cast<std::uint8_t>(count)};
  }
  static bool is_legal(const Seat& seat, Move move) {
    return seat.game().why_not(seat.state(), move) == Why::ok;
  }
  /// Makes a move and notes it; true if it showed something, or cannot be made, which ends a plan.
  static bool make(Seat& seat, Move move, std::vector<Move>& made) {
    if (!is_legal(seat, move)) return true;
    made.push_back(move);
    return seat.play(move);
  }
  static bool turn(Seat& seat, std::vector<Move>& made) {
    return make(seat, bare(seat.state().size[Game::hand] > 0 ? Act::turn : Act::redeal), made);
  }
  /// Turns until the card of this place in the stock is uppermost.
  static bool bring(Seat& seat, int place, std::vector<Move>& made) {
    constexpr int most_turns = 2 * Model::most_stock;
    for (int i = 0; i < most_turns && seat.state().size[Game::talon] != place + 1; ++i)
      if (turn(seat, made)) return true;
    return false;
  }
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<Klondike> = &guides::Klondike::guide;
template <>
struct ModelOf<Klondike> {
  using Type = models::Klondike;
};

}  // namespace longwood
