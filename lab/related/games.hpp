#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/any_game.hpp"
#include "core/chapter.hpp"
#include "games/laid_aces.hpp"
#include "solve/heuristics/search_spec.hpp"

/// Patience games of no book here that have a published share of winnable deals. Their rules use the same
/// building blocks, so that engine and search can be compared with other programs. They have no words and no
/// table.
namespace longwood::related {

/// What the four have in common: one pack, families from the aces up, everything seen from the start.
template <class G>
// NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): nobody makes an object of rules
struct OnePack : Chapter<G> {
  static constexpr Group families{0, 4};
  static constexpr int cards = 52;
  static constexpr RefusalReasons no_such{Why::no_such_move, Why::no_such_move, Why::no_such_move,
                                          Why::no_such_move};

  static constexpr MoveRule home(Group from) {
    return {from, families, BuildRule::up, VacancyRule::base, no_such, Serves::one_suit};
  }
  static constexpr MoveRule build(Group from, Group columns, BuildRule fit) {
    return {from, columns, fit, VacancyRule::any_card, no_such};
  }
};

/// Beleaguered Castle: eight columns of six, the aces laid out; down in any suit, any card to a vacancy.
struct BeleagueredCastle : OnePack<BeleagueredCastle> {
  static constexpr Group columns{4, 8}, sources = columns;
  static constexpr BuildRule falling = BuildRule::down.in(Suits::any);
  static constexpr std::array script{DealStep{DealStep::piles, columns, 6}};
  static constexpr std::array lays{home(columns), build(columns, columns, falling)};

  static void lay_out(Table& t, const Deal& deal) {
    lay_out_aces(t, families);
    Chapter::lay_out(t, deal);
  }
  static constexpr Rules rules{
      .cards = cards, .families = families, .script = script, .lay_out = lay_out, .lays = lays};

  static const GameInfo info;
};

/// Streets and Alleys: the same with the aces among the cards dealt, four columns of seven and four of six.
struct StreetsAndAlleys : OnePack<StreetsAndAlleys> {
  static constexpr Group columns{4, 8}, sources = columns;
  static constexpr BuildRule falling = BuildRule::down.in(Suits::any);
  static constexpr std::array script{DealStep{DealStep::piles, {4, 4}, 7},
                                     DealStep{DealStep::piles, {8, 4}, 6}};
  static constexpr std::array lays{home(columns), build(columns, columns, falling)};

  static constexpr Rules rules{.cards = cards, .families = families, .script = script, .lays = lays};

  static const GameInfo info;
};

/// King Albert: nine columns of one to nine cards and seven cards beside them; down in alternate colours.
/// Families give cards back.
struct KingAlbert : OnePack<KingAlbert> {
  static constexpr Group columns{4, 9}, reserve{13, 7}, sources{4, 16};
  static constexpr BuildRule falling = BuildRule::down.in(Suits::alternate);
  static constexpr std::array script{DealStep{DealStep::stairs, columns}, DealStep{DealStep::piles, reserve}};
  static constexpr std::array lays{home(sources), build(sources, columns, falling),
                                   build(families, columns, falling)};

  static constexpr Rules rules{.cards = cards, .families = families, .script = script, .lays = lays};

  static const GameInfo info;
};

/// Baker's Game: four columns of seven and four of six, four cells; down in suit, any card to a vacancy.
struct BakersGame : OnePack<BakersGame> {
  static constexpr Group columns{4, 8}, cells{12, 4}, sources{4, 12};
  static constexpr BuildRule falling = BuildRule::down;
  static constexpr std::array script{DealStep{DealStep::piles, {4, 4}, 7},
                                     DealStep{DealStep::piles, {8, 4}, 6}};
  static constexpr std::array lays{home(sources), build(sources, columns, falling),
                                   build(columns, cells, BuildRule::none)};

  static constexpr Rules rules{.cards = cards, .families = families, .script = script, .lays = lays};

  static const GameInfo info;
};

/// A game, how it is searched, and what others found: the share of all deals that can be won, give or take.
struct Related {
  AnyGame game;
  const SearchSpec* advice;
  double share, give_or_take;
  std::string_view source;
};

/// All of them.
std::span<const Related> all();

/// The one with this id ("king-albert"), or nullptr.
const Related* find(std::string_view id);

}  // namespace longwood::related
