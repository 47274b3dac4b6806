#include <algorithm>
#include <array>
#include <deque>

#include "c/handles.hpp"
#include "core/all_games.hpp"
#include "core/text.hpp"
#include "games/names.hpp"
#include "session/tell.hpp"

namespace longwood::c {
namespace {

thread_local std::string last_fault;

longwood_game described(const AnyGame& game) {
  const GameInfo& info = *game.info;
  longwood_game made{.game = &game,
                     .id = std::string{info.id},
                     .title = std::string{info.title},
                     .source = std::string{info.source},
                     .aim = std::string{info.rulebook->aim},
                     .names = {},
                     .piles = {},
                     .pile_words = {},
                     .sets = {}};
  for (const KnownAs& known : info.known_as) made.names.emplace_back(known.name);
  for (const RuleSet& set : info.sets)
    made.sets.push_back({std::string{set.id}, std::string{set.title}, std::string{set.source}});
  for (int pile = 0; pile < info.piles(); ++pile) {
    made.piles.emplace_back(info.pile_names[static_cast<std::size_t>(pile)]);
    made.pile_words.push_back(longwood::pile_words(in_english_of(info), static_cast<Pile>(pile)));
  }
  return made;
}

/// Every game, made at the first question.
const std::deque<longwood_game>& handles() {
  static const std::deque<longwood_game> made = [] {
    std::deque<longwood_game> list;
    for (const AnyGame& game : all_games()) list.push_back(described(game));
    return list;
  }();
  return made;
}

/// What a name means; or nothing, and a fault is noted.
std::optional<Called> meant(const char* text) {
  const auto name = given(text);
  const auto called = game_called(name);
  if (called) return called;
  const auto other = mistaken_for(name);
  note_fault(other ? other->english()
                   : "there is no game " + in_quotes(name).english() + "; longwood_game_at lists them all");
  return {};
}

const std::string* set_text(const longwood_game* game, std::size_t index,
                            std::string longwood_game::Set::* text) {
  return index < game->sets.size() ? &(game->sets[index].*text) : nullptr;
}

const char* text_or_null(const std::string* text) { return text == nullptr ? nullptr : text->c_str(); }

}  // namespace

void note_fault(std::string text) { last_fault = std::move(text); }

const longwood_game* handle_of(const AnyGame& game) {
  const auto found = std::ranges::find(handles(), &game, &longwood_game::game);
  return found == handles().end() ? nullptr : &*found;
}

const RuleSet* set_named(const GameInfo& info, std::string_view id) {
  if (id.empty()) return &info.sets.front();
  const RuleSet* set = find_set(info, id);
  if (set == nullptr)
    note_fault(std::string{info.title} + " has no rule set " + in_quotes(id).english() + "; its own is '" +
               std::string{info.sets.front().id} + "'");
  return set;
}

}  // namespace longwood::c

using namespace longwood;
using namespace longwood::c;

int longwood_c_version() { return LONGWOOD_C_VERSION; }
const char* longwood_version() { return LONGWOOD_VERSION; }
const char* longwood_error() { return last_fault.c_str(); }

std::size_t longwood_games() { return handles().size(); }
const longwood_game* longwood_game_at(std::size_t index) {
  return index < handles().size() ? &handles()[index] : nullptr;
}
const longwood_game* longwood_find_game(const char* name) {
  const auto called = meant(name);
  return called ? handle_of(*called->game) : nullptr;
}
const char* longwood_find_set(const char* name) {
  const auto called = meant(name);
  if (!called) return nullptr;
  const auto index = static_cast<std::size_t>(called->set - called->game->info->sets.data());
  return longwood_set_id(handle_of(*called->game), index);
}

const char* longwood_game_id(const longwood_game* game) {
  if (!is_given(game)) return nullptr;
  return game->id.c_str();
}
const char* longwood_game_title(const longwood_game* game) {
  if (!is_given(game)) return nullptr;
  return game->title.c_str();
}
const char* longwood_game_source(const longwood_game* game) {
  if (!is_given(game)) return nullptr;
  return game->source.c_str();
}
const char* longwood_game_aim(const longwood_game* game) {
  if (!is_given(game)) return nullptr;
  return game->aim.c_str();
}
std::size_t longwood_game_names(const longwood_game* game) {
  if (!is_given(game)) return 0;
  return game->names.size();
}
const char* longwood_game_name(const longwood_game* game, std::size_t index) {
  if (!is_given(game)) return nullptr;
  return index < game->names.size() ? game->names[index].c_str() : nullptr;
}
std::size_t longwood_game_sets(const longwood_game* game) {
  if (!is_given(game)) return 0;
  return game->sets.size();
}
const char* longwood_set_id(const longwood_game* game, std::size_t index) {
  if (!is_given(game)) return nullptr;
  return text_or_null(set_text(game, index, &longwood_game::Set::id));
}
const char* longwood_set_title(const longwood_game* game, std::size_t index) {
  if (!is_given(game)) return nullptr;
  return text_or_null(set_text(game, index, &longwood_game::Set::title));
}
const char* longwood_set_source(const longwood_game* game, std::size_t index) {
  if (!is_given(game)) return nullptr;
  return text_or_null(set_text(game, index, &longwood_game::Set::source));
}
int longwood_set_version(const longwood_game* game, std::size_t index) {
  if (!is_given(game)) return 0;
  const GameInfo& info = *game->game->info;
  return index < info.sets.size() ? info.rules_of(info.sets[index]) : 0;
}

const char* longwood_card(std::uint8_t number) {
  constexpr int cards = 52;
  static const std::array<std::string, cards + 1> faces = [] {
    std::array<std::string, cards + 1> made{"??"};
    for (int kind = 0; kind < cards; ++kind)
      made[static_cast<std::size_t>(kind) + 1] = write_card(Card::of(kind / 4 + 1, kind % 4));
    return made;
  }();
  return faces[number <= cards ? number : 0].c_str();
}

std::size_t longwood_deal_cards(const longwood_game* game, const char* set, std::uint64_t deal,
                                std::uint8_t* cards, std::size_t room) {
  if (!is_given(game)) return 0;
  const GameInfo& info = *game->game->info;
  const RuleSet* chosen = set_named(info, given(set));
  if (chosen == nullptr) return 0;
  const Deal dealt = deal_by_number(info.packs_for(chosen->options), deal);
  const auto order = dealt.order();
  std::ranges::transform(order.first(std::min(order.size(), room_in(cards, room))), cards, number_of);
  return order.size();
}
