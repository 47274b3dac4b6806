#include "face/facts.hpp"

#include <algorithm>

namespace longwood::face {
namespace {

/// Whether a text contains this word, not only as a part of a longer one.
bool has_word(std::string_view text, std::string_view word) {
  const auto letter = [&](std::size_t at) {
    return at < text.size() && ((text[at] | 0x20) >= 'a' && (text[at] | 0x20) <= 'z');
  };
  for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1))
    if ((at == 0 || !letter(at - 1)) && !letter(at + word.size())) return true;
  return false;
}

}  // namespace

GameFacts::GameFacts(const Speaker& speaker, const AnyGame& of, const RuleSet& under, const Options& chosen)
    : say{speaker},
      game{of},
      set{under},
      options{chosen},
      cards{cards_in_play(of.start(deal_by_number(of.info->packs_for(chosen), 0), chosen).state())},
      besides{write_choices(*of.info, under, chosen)} {}

bool GameFacts::uses(const Term& term) const {
  if (term.forms.front() == "home" || term.forms.front() == "in hand") return true;
  for (std::size_t number = 1; number <= book().sentences.size(); ++number) {
    const std::string_view text = info().sentence(static_cast<int>(number), options).text;
    if (std::ranges::any_of(term.forms,
                            [&](std::string_view form) { return !form.empty() && has_word(text, form); }))
      return true;
  }
  return false;
}

std::string_view citation_of(const GameInfo& info, const Point& point, std::size_t authority) {
  if (point.readings[authority].empty()) return {};
  if (!point.citations[authority].empty()) return point.citations[authority];
  return authority == 0 ? info.sentence(point.sentence).source
                        : info.variants.comparison.authorities[authority].citation;
}

std::string places_of(const In<ReadSentence>& sentence) {
  return source_words(sentence.say, sentence.of.source, SourceParts::places);
}
std::string besides_of(const In<ReadSentence>& sentence) {
  return source_words(sentence.say, sentence.of.source, SourceParts::besides);
}

std::string forms_of(const In<Term>& term) {
  std::string english;
  for (const std::string_view form : term.of.forms)
    if (!form.empty()) (english += english.empty() ? "" : "|") += form;
  return term.say.word({english, "term"});
}

}  // namespace longwood::face
