#include "session/tell.hpp"
#include "wasm/json.hpp"

namespace longwood::wasm {
namespace {

Json sets_json(const GameInfo& info) {
  Array sets;
  for (const RuleSet& set : info.sets)
    sets.add(Object{}.text("id", set.id).text("title", set.title).text("source", set.source).done());
  return sets.done();
}

Json groups_json(const GameInfo& info) {
  Array groups;
  for (const PileGroup& group : info.groups) {
    Array members;
    for (int i = 0; i < group.piles.count; ++i) members.number(group.piles[i]);
    groups.add(Object{}.text("name", group.name).json("piles", members.done()).done());
  }
  return groups.done();
}

Json pile_facts_json(const GameInfo& info) {
  Array piles;
  for (int i = 0; i < info.piles(); ++i) {
    const auto pile = static_cast<Pile>(i);
    piles.add(Object{}
                  .text("id", info.pile_names[pile])
                  .text("words", pile_words(info, pile))
                  .text("group", group_of(info, pile))
                  .truth("home", is_home(info, pile))
                  .done());
  }
  return piles.done();
}

Json sentences_json(const Rulebook& book) {
  Array sentences;
  for (const Sentence& sentence : book.sentences)
    sentences.add(Object{}.text("text", sentence.text).text("source", sentence.source).done());
  return sentences.done();
}

Json notes_json(const Rulebook& book) {
  Array notes;
  for (const Note& note : book.notes)
    notes.add(Object{}
                  .number("sentence", note.sentence)
                  .text("point", note.point)
                  .text("readings", note.readings)
                  .text("ours", note.ours)
                  .done());
  return notes.done();
}

}  // namespace

Json facts_json(const GameInfo& info, const RuleSet& set) {
  const Rulebook& book = *info.rulebook;
  return Object{}
      .text("id", info.id)
      .text("title", info.title)
      .text("source", info.source)
      .number("rulesVersion", info.rules_version)
      .number("packs", info.packs.count)
      .number("cards", 52 * info.packs.count)
      .text("set", set.id)
      .json("sets", sets_json(info))
      .json("groups", groups_json(info))
      .json("piles", pile_facts_json(info))
      .text("book", book.book)
      .text("chapter", book.chapter)
      .text("object", book.object)
      .json("sentences", sentences_json(book))
      .json("notes", notes_json(book))
      .done();
}

}  // namespace longwood::wasm
