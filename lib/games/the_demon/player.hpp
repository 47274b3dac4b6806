#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/the_demon/player_model.hpp"
#include "games/the_demon/rules.hpp"
#include "honest/graph_play.hpp"
#include "honest/guide.hpp"
#include "honest/stock_turns.hpp"

namespace longwood::guides {

/// The Demon: if columns move whole and the talon fills empty columns, a net and the graph of information
/// sets play. The net was taught by games with fanned packets; with squared ones it plays worse.
struct TheDemon : StockTurns<longwood::TheDemon> {
  using Game = longwood::TheDemon;
  using Model = models::TheDemon;

  static bool plays(const Options& options) {
    return chosen(options, Game::Part::whole) && chosen(options, Game::AfterStock::talon);
  }
  static bool applies(const InformationState& view) {
    return plays(view.state().option) && is_described(view);
  }
  /// Whether the model can describe this position: one that play can lead to, in which no card lies on one of
  /// the bases' rank.
  static bool is_described(const InformationState& view) {
    const State& s = view.state();
    if (first_of_bases(s) == 0) return false;
    if (s.size[Game::talon] + s.size[Game::hand] > Model::most_hand) return false;
    if (s.size[Game::stock_pile[0]] > Model::most_stock) return false;
    for (int i = 0; i < Game::columns.count; ++i) {
      const Pile pile = Game::columns[i];
      if (s.size[pile] > models::ranks || (s.size[pile] == 0 && s.size[Game::stock_pile[0]] > 0))
        return false;
      Card card = s.top[pile];
      for (int above = 1; above < s.size[pile]; ++above) {
        const Card below = s.under[card.id];
        if (!models::fits(counted(s, card), counted(s, below))) return false;
        card = below;
      }
    }
    return true;
  }

  static Model::Position position(const InformationState& view) {
    const State& s = view.state();
    Model::Position p{};
    p.squared = chosen(s, Game::Packets::squared);
    for (int i = 0; i < Game::families.count; ++i)
      if (const Pile pile = Game::families[i]; s.size[pile] > 0)
        p.home[at(models::suit_of(counted(s, s.top[pile])))] = s.size[pile];
    std::array<Card, max_cards> cards;
    for (int i = 0; i < Game::columns.count; ++i) {
      p.size[at(i)] = static_cast<std::uint8_t>(s.cards(Game::columns[i], cards));
      for (int j = 0; j < p.size[at(i)]; ++j) p.column[at(i)][at(j)] = counted(s, cards[at(j)]);
    }
    p.stock_size = static_cast<std::uint8_t>(s.cards(Game::stock_pile[0], cards));
    p.stock_shown = p.stock_size > 0;
    for (int i = 0; i < p.stock_size; ++i) p.stock[at(i)] = counted(s, cards[at(i)]);
    const int turned = s.cards(Game::talon, cards);
    const auto add = [&](Card card) {
      if (!view.known()[card.id]) p.unseen |= std::uint64_t{1} << p.hand_size;
      p.hand[p.hand_size++] = counted(s, card);
    };
    for (int i = 0; i < turned; ++i) add(cards[at(i)]);
    Card next = s.top[Game::hand];
    for (int i = 0; i < s.size[Game::hand]; ++i, next = s.under[next.id]) add(next);
    p.pointer = static_cast<std::uint8_t>(models::pointer_at(turned, p.hand_size, 3));
    return p;
  }

  static bool play(ObservedGame& seat, const Model::Position& p, Model::Move move, std::vector<Move>& made) {
    using Act = Model::Act;
    const auto one = [&](Pile from, Pile to) { return make(seat, lay(from, to, 1), made); };
    const auto column = [](int i) { return Game::columns[i]; };
    constexpr Pile stock = Game::stock_pile[0];
    switch (move.act) {
      case Act::settle: return settle(seat, p, made);
      case Act::turn: return turn(seat, made);
      case Act::go_on: return bring(seat, Model::next_place(p), made);
      case Act::column_home: return send_home(seat, column(move.from), made);
      case Act::column_column:
        return make(seat, lay(column(move.from), column(move.to), p.size[move.from]), made);
      case Act::stock_home: return send_home(seat, stock, made);
      case Act::stock_column: return one(stock, column(move.to));
      case Act::hand_home: return bring(seat, move.from, made) || send_home(seat, Game::talon, made);
      case Act::hand_column: return bring(seat, move.from, made) || one(Game::talon, column(move.to));
    }
    return false;
  }

  static bool settle(ObservedGame& seat, const Model::Position& p, std::vector<Move>& made) {
    const auto pile_of = [](int from) {
      return from < Model::columns ? Game::columns[from] : Game::stock_pile[0];
    };
    return send_settled<Model>(seat, p, pile_of, made);
  }

  /// The net was taught by a player who wins less than this one. Fitted to the games of deals 4600000 to
  /// 4602999.
  static Correction correction(const Options& options) {
    if (chosen(options, Game::Packets::squared)) return {.level = .061, .slope = .983, .of_unknown = 6.052};
    return {.level = .584, .slope = 1.086, .of_unknown = 5.728};
  }

  static constexpr std::array compared{
      Compared{{}, {.games = 1'118, .positions = 13'136, .version = player_version}},
      Compared{options_with(Game::Packets::fanned),
               {.games = 1'953, .positions = 6'137, .version = player_version}}};
  static constexpr GraphPlay graph = GraphSearchOf<TheDemon>::graph_play();
  static constexpr Guide guide{.graph = &graph};

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  /// The rank with which the families begin; 0 if none has begun.
  static int first_of_bases(const State& s) { return first_rank(s, Game::families); }
  static models::Small counted(const State& s, Card card) {
    const models::Small as_it_is = models::small_of(card);
    return models::small(models::suit_of(as_it_is),
                         (models::rank_of(as_it_is) + models::ranks + 1 - first_of_bases(s)) % models::ranks);
  }
};

}  // namespace longwood::guides

namespace longwood {

template <>
struct ModelOf<TheDemon> {
  using Type = models::TheDemon;
};

}  // namespace longwood
