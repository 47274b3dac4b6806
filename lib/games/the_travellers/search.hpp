#pragma once

#include <array>
#include <optional>

#include "games/the_travellers/rules.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood::advice {

struct TheTravellersAdvice {
  using Game = TheTravellers;

  /// Cards that have set out or come home.
  static int stage(const State& s) { return 4 - s.size[Game::hand] + s.total(Game::families); }

  /// The only move, while a traveller is on its way.
  static std::optional<Move> safe(const State& s) {
    const Card card = s.top[Game::traveller];
    if (card.none()) return std::nullopt;
    return Move{Act::lay, Game::traveller, Game::families[card.rank() - 1], 1};
  }

  /// Where no way on is known: at a king, or where nothing need leave the packet.
  static constexpr int nowhere = king - 1;

  /// The packet of the deepest card that must leave this packet.
  static int next_packet(const State& s, int packet) {
    const Pile pile = Game::packets[packet];
    // a packet with fewer cards than its rank may receive fewer before this one leaves
    if (s.size[pile] + s.size[Game::feet[packet]] < 4) return nowhere;
    const bool all = chosen(s, Game::Complete::all_travelled);
    int next = nowhere;
    for (Card card = s.top[pile]; !card.none(); card = s.under[card.id])
      if (all || card.rank() != packet + 1) next = card.rank() - 1;
    return next;
  }

  /// Whether the deepest cards that must leave their packets lead round in a circle. Beneath such a card lie
  /// only cards that stay, so that it leaves only when all other cards of its packet's value have come; one
  /// of them is the card before it in the circle, which must therefore leave earlier, and so on round to
  /// itself. In a whole pack the converse holds too: the packets unfinished at the end are such a circle,
  /// since all kings are out.
  static bool lost(const State& s) {
    std::array<int, nowhere + 1> next{};
    for (int packet = 0; packet < nowhere; ++packet)
      next[static_cast<std::size_t>(packet)] = next_packet(s, packet);
    next[nowhere] = nowhere;
    for (int packet = 0; packet < nowhere; ++packet) {
      int at = packet;
      for (int step = 0; step < nowhere; ++step) at = next[static_cast<std::size_t>(at)];
      if (at != nowhere) return true;
    }
    return false;
  }

  static constexpr SearchSpec advice{
      .order = {.stage = stage}, .prune = {.safe = safe}, .prove = {.lost = lost}, .version = 1};
};

}  // namespace longwood::advice
