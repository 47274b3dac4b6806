#include <algorithm>

#include "core/view.hpp"
#include "games/terms.hpp"
#include "session/odds.hpp"
#include "session/tell.hpp"
#include "session/titles.hpp"
#include "wasm/json.hpp"

namespace longwood::wasm {
namespace {

Json sets_json(const Speaker& say) {
  Array sets;
  for (const RuleSet& set : say.info().sets)
    sets.add(Object{}
                 .text("id", set.id)
                 .number("version", set.version)
                 .text("title", say.word({set.title, "set"}))
                 .text("source", set.source)
                 .text("about", say.word({set.about, "set"}))
                 .done());
  return sets.done();
}

/// Other names; in another language than English also those which its translators know.
Json names_json(const Speaker& say) {
  const GameInfo& info = say.info();
  Array names;
  for (const std::string& name : names_of_translators(say))
    names.add(Object{}.text("name", name).text("source", "").text("set", "").done());
  for (const KnownAs& known : info.known_as)
    names.add(Object{}.text("name", known.name).text("source", known.source).text("set", known.set).done());
  return names.done();
}

Json mistaken_json(const Speaker& say) {
  Array names;
  for (const Mistaken& other : say.info().mistaken)
    names.add(Object{}.text("name", other.name).text("is", say.word({other.is, "mistaken"})).done());
  return names.done();
}

Json groups_json(const GameInfo& info) {
  Array groups;
  for (const PileGroup& group : info.groups) {
    Array members;
    for (int i = 0; i < group.piles.count; ++i) members.number(group.piles[i]);
    groups.add(Object{}
                   .text("name", group.name)
                   .text("role", role_name(group.role))
                   .json("piles", members.done())
                   .done());
  }
  return groups.done();
}

std::string_view look_name(Look look) {
  constexpr auto names = std::to_array<std::string_view>({"no", "rule", "aid"});
  return names[static_cast<std::size_t>(look)];
}

Json pile_facts_json(const Speaker& say, const RuleSet& set, const Options& options) {
  const GameInfo& info = say.info();
  Array piles;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    piles.add(Object{}
                  .text("id", info.pile_names[pile])
                  .text("words", pile_words(say, pile))
                  .text("group", info.group_of(pile).name)
                  .truth("home", is_home(info, pile))
                  .truth("absent", !info.has_pile(pile, options))
                  .text("look", look_name(may_look(info, set, pile)))
                  .done());
  }
  return piles.done();
}

Json sentences_json(const Speaker& say, const Options& options) {
  const GameInfo& info = say.info();
  Array sentences;
  for (int number = 1; number <= static_cast<int>(info.rulebook->sentences.size()); ++number) {
    const ReadSentence read = info.sentence(number, options);
    sentences.add(Object{}
                      .text("text", say.word({read.text, "rule"}))
                      .text("source", read.source)
                      .truth("departs", read.departs)
                      .done());
  }
  return sentences.done();
}

Json comparison_json(const Speaker& say) {
  const Comparison& comparison = say.info().variants.comparison;
  Array authorities;
  for (const Authority& authority : comparison.authorities)
    authorities.add(Object{}
                        .text("title", authority.title)
                        .text("citation", authority.citation)
                        .text("set", authority.set)
                        .done());
  Array points;
  for (const Point& point : comparison.points) {
    Array readings;
    const auto context = "reading: " + std::string{point.question};
    for (std::size_t i = 0; i < comparison.authorities.size(); ++i)
      readings.add(Object{}
                       .text("text", say.word({point.readings[i].text, context}))
                       .truth("says", point.readings[i].stated)
                       .done());
    points.add(Object{}
                   .number("sentence", point.sentence)
                   .text("question", say.word({point.question, "point"}))
                   .json("readings", readings.done())
                   .done());
  }
  return Object{}.json("authorities", authorities.done()).json("points", points.done()).done();
}

/// What a study found of these very rules, or null.
Json odds_json(const GameInfo& info, const RuleSet& set, const Odds* odds) {
  if (odds == nullptr || odds->rules != info.rules_of(set)) return {};
  return Object{}
      .number("player", odds->player)
      .number("won", static_cast<long>(odds->won))
      .number("lost", static_cast<long>(odds->lost))
      .number("open", static_cast<long>(odds->open))
      .number("low", static_cast<long>(odds->low))
      .number("high", static_cast<long>(odds->high))
      .text("deals", odds->deals)
      .text("method", odds->method)
      .done();
}

Json notes_json(const Speaker& say) {
  Array notes;
  for (const Note& note : say.info().rulebook->notes)
    notes.add(Object{}
                  .number("sentence", note.sentence)
                  .text("point", say.word({note.point, "note"}))
                  .text("readings", say.word({note.readings, "note"}))
                  .text("ours", say.word({note.ours, "note"}))
                  .done());
  return notes.done();
}

/// Whether a word stands by itself in a text, and not within a longer one.
bool has_word(std::string_view text, std::string_view word) {
  const auto letter = [&](std::size_t at) {
    return at < text.size() && ((text[at] | 0x20) >= 'a' && (text[at] | 0x20) <= 'z');
  };
  for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1))
    if ((at == 0 || !letter(at - 1)) && !letter(at + word.size())) return true;
  return false;
}

Json forms_json(const Speaker& say, const Term& term) {
  std::string english;
  for (const std::string_view form : term.forms)
    if (!form.empty()) (english += english.empty() ? "" : "|") += form;
  const auto said = say.word({english, "term"});
  Array forms;
  for (std::string_view rest = said; !rest.empty();) {
    const auto form = rest.substr(0, rest.find('|'));
    forms.add(quoted(form));
    rest.remove_prefix(std::min(rest.size(), form.size() + 1));
  }
  return forms.done();
}

/// The terms that the game's own sentences use; of what every table has, always.
Json terms_json(const Speaker& say, const Options& options) {
  const GameInfo& info = say.info();
  Array list;
  for (const Term& term : terms) {
    bool used = term.forms.front() == "home" || term.forms.front() == "in hand";
    for (int number = 1; !used && number <= static_cast<int>(info.rulebook->sentences.size()); ++number) {
      const std::string_view text = info.sentence(number, options).text;
      used = std::ranges::any_of(
          term.forms, [&](std::string_view form) { return !form.empty() && has_word(text, form); });
    }
    if (!used) continue;
    list.add(Object{}
                 .json("forms", forms_json(say, term))
                 .text("means", say.word({term.means, "meaning"}))
                 .done());
  }
  return list.done();
}

/// What a newcomer is shown; null under other rules than those it was made for.
Json lesson_json(const GameInfo& info, const RuleSet& set, const Options& options) {
  if (&set != &info.sets.front() || options != set.options) return {};
  const Lesson& lesson = info.rulebook->lesson;
  Array moves;
  for (const ShownMove& shown : lesson.moves)
    moves.add(Object{}.text("move", shown.move).number("sentence", shown.sentence).done());
  return Object{}.text("deal", std::to_string(lesson.deal)).json("moves", moves.done()).done();
}

}  // namespace

Json facts_json(const Speaker& say, const AnyGame& game, const RuleSet& set, const Options& options) {
  const GameInfo& info = *game.info;
  const Rulebook& book = *info.rulebook;
  const auto besides = write_choices(info, set, options);
  const int cards = cards_in_play(game.start(deal_by_number(info.packs_for(options), 0), options).state());
  return Object{}
      .text("id", info.id)
      .text("title", say.word(title_text(info)))
      .text("source", info.source)
      .json("knownAs", names_json(say))
      .json("mistaken", mistaken_json(say))
      .number("rulesVersion", info.rules_version)
      .number("packs", cards / 52)
      .number("cards", cards)
      .text("set", set.id)
      .number("setVersion", set.version)
      .text("besides", besides)
      .text("choices", write_choices(info, info.sets[0], options))
      .json("sets", sets_json(say))
      .json("groups", groups_json(info))
      .json("piles", pile_facts_json(say, set, options))
      .text("book", book.book)
      .text("chapter", book.chapter)
      .text("object", say.word({info.object(options), "object"}))
      .text("aim", say.word({info.aim(options), "aim"}))
      .json("lesson", lesson_json(info, set, options))
      .number("dealtHome", book.dealt_home)
      .json("terms", terms_json(say, options))
      .json("sentences", sentences_json(say, options))
      .json("notes", notes_json(say))
      .json("comparison", comparison_json(say))
      .json("odds", odds_json(info, set, published_odds(info.id, set.id, besides)))
      .json("honest", odds_json(info, set, honest_odds(info.id, set.id, besides)))
      .done();
}

}  // namespace longwood::wasm
