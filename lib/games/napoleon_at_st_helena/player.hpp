#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "games/napoleon_at_st_helena/player_model.hpp"
#include "games/napoleon_at_st_helena/rules.hpp"
#include "games/napoleon_at_st_helena/search.hpp"
#include "honest/graph_play.hpp"
#include "honest/guide.hpp"
#include "honest/stock_turns.hpp"

namespace longwood::guides {

/// Napoleon at St. Helena: if families keep their cards and the hand lies face downwards, a net and the graph
/// of information sets play. The net was taught by games in which any available card begins a lane.
struct NapoleonAtStHelena : StockTurns<longwood::NapoleonAtStHelena> {
  using Game = longwood::NapoleonAtStHelena;
  using Model = models::NapoleonAtStHelena;

  static bool plays(const Options& options) {
    return chosen(options, Game::Families::final) && chosen(options, Game::Stock::face_down);
  }
  static bool applies(const InformationState& view) {
    return plays(view.state().option) && is_described(view.state());
  }
  /// Whether the model has room for this position and all that follow: a board that someone wrote may be
  /// larger than play allows.
  static bool is_described(const State& s) {
    if (s.size[Game::talon] + s.size[Game::hand] > Model::most_hand) return false;
    std::array<Card, max_cards> cards;
    for (int i = 0; i < Game::columns.count; ++i) {
      const int size = s.cards(Game::columns[i], cards);
      for (int j = 0; j < size; ++j)
        if (j + cards[at(j)].rank() > Model::longest_column) return false;
    }
    return true;
  }

  static Model::Position position(const InformationState& view) {
    const State& s = view.state();
    Model::Position p{};
    p.talon_fills = chosen(s, Game::Vacancy::talon_only);
    for (int i = 0; i < Game::families.count; ++i)
      if (const Pile pile = Game::families[i]; s.size[pile] > 0) {
        const auto suit = at(models::suit_of(models::small_of(s.top[pile])));
        p.lower[suit] = std::min(p.higher[suit], s.size[pile]);
        p.higher[suit] = std::max(p.higher[suit], s.size[pile]);
      }
    std::array<Card, max_cards> cards;
    const auto copy = [&](Pile pile, auto& to) {
      const int size = s.cards(pile, cards);
      for (int i = 0; i < size; ++i) to[at(i)] = models::small_of(cards[at(i)]);
      return static_cast<std::uint8_t>(size);
    };
    for (int i = 0; i < Game::columns.count; ++i) p.size[at(i)] = copy(Game::columns[i], p.column[at(i)]);
    p.talon_size = copy(Game::talon, p.talon);
    p.hand_size = copy(Game::hand, p.hand);
    return p;
  }

  static bool play(ObservedGame& seat, const Model::Position& p, Model::Move move, std::vector<Move>& made) {
    switch (move.act) {
      case Model::Act::settle: return settle(seat, p, made);
      case Model::Act::turn: return turn(seat, made);
      case Model::Act::home: return send_home(seat, source(move.from), made);
      case Model::Act::lay:
      case Model::Act::part: break;
    }
    std::vector<Pile> vacant;
    for (int i = 0; i < Model::columns; ++i)
      if (p.size[at(i)] == 0 && i != move.to) vacant.push_back(Game::columns[i]);
    const bool stopped =
        lay_in_parts(seat, {source(move.from), Game::columns[move.to], move.count}, vacant, made);
    return move.act == Model::Act::part ? stopped || send_home(seat, source(move.from), made) : stopped;
  }

  static bool settle(ObservedGame& seat, const Model::Position& p, std::vector<Move>& made) {
    return send_settled<Model>(seat, p, source, made);
  }

  /// Fitted to the games of deals 4702000 to 4702799.
  static Correction correction(const Options& /*options*/) {
    return {.level = -.167, .slope = .854, .of_unknown = 2.797};
  }

  static constexpr std::array compared{
      Compared{{}, {.games = 794, .positions = 7'724, .version = player_version + 1}}};
  static constexpr GraphPlay graph = GraphSearchOf<NapoleonAtStHelena>::graph_play();
  static constexpr Guide guide{
      .endgame = {.uses = {.dead_ends = false, .rollouts = false},
                  .runs = longwood::advice::NapoleonAtStHelenaAdvice::runs_of_player},
      .graph = &graph,
      .version = player_version + 1};

 private:
  struct Transfer {
    Pile from, to;
    int count;
  };

  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr Pile source(int place) {
    return place == Model::talon ? Game::talon : Game::columns[place];
  }
  /// Moves cards one at a time: half of them wait in a vacant column, if there are several.
  static bool lay_in_parts(ObservedGame& seat, const Transfer& all, std::vector<Pile> vacant,
                           std::vector<Move>& made) {
    if (all.count == 1) return make(seat, lay(all.from, all.to, 1), made);
    if (vacant.empty()) return true;
    const Pile between = vacant.back();
    vacant.pop_back();
    const int waiting = all.count / 2;
    return lay_in_parts(seat, {all.from, between, waiting}, vacant, made) ||
           lay_in_parts(seat, {all.from, all.to, all.count - waiting}, vacant, made) ||
           lay_in_parts(seat, {between, all.to, waiting}, vacant, made);
  }
};

}  // namespace longwood::guides

namespace longwood {

template <>
struct ModelOf<NapoleonAtStHelena> {
  using Type = models::NapoleonAtStHelena;
};

}  // namespace longwood
