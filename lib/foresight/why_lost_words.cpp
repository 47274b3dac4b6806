#include "foresight/why_lost_words.hpp"

#include <algorithm>
#include <utility>

#include "foresight/foresight.hpp"

namespace longwood {
namespace {

Card card_of(const Wanted& wanted) { return Card::of(wanted.kind / 4 + 1, wanted.kind % 4); }

std::string hold_words(const Speaker& say, const Hold& hold, bool first) {
  const bool beneath = hold.under == hold.held;
  if (hold.under == hold.needs)
    return first ? say.sentence("To leave its place, {held} needs {card} home, which is held as well.",
                                hold.held, hold.needs)
                 : say.sentence("Otherwise it needs {card} home, which is held as well.", hold.needs);
  if (first)
    return beneath ? say.sentence("To leave its place, {held} needs {card}, which lies under it.", hold.held,
                                  hold.needs)
                   : say.sentence("To leave its place, {held} needs {card}, which lies under {other}.",
                                  hold.held, hold.needs, hold.under);
  return beneath
             ? say.sentence("Otherwise it needs {card}, which also lies under it.", hold.needs)
             : say.sentence("Otherwise it needs {card}, which lies under {other}.", hold.needs, hold.under);
}

void add_holds(const Speaker& say, const Reasons& reasons, std::vector<std::string>& words) {
  if (reasons.holds.empty()) return;
  const auto cards = cards_of(reasons.holds);
  const int count = static_cast<int>(cards.size());
  words.push_back(say.count_sentence("{n} card never leaves its place.",
                                     "{n} cards hold one another where they lie, wherever the others are, as "
                                     "no place ever becomes vacant for them.",
                                     count));
  if (cards.size() > most_marked) return;
  Card last;
  std::vector<std::pair<Card, Card>> said;
  for (const Hold& hold : reasons.holds) {
    const std::pair needs{hold.held, hold.needs};
    if (std::ranges::find(said, needs) != said.end()) continue;
    said.push_back(needs);
    words.push_back(hold_words(say, hold, hold.held != last));
    last = hold.held;
  }
}

}  // namespace

std::string cannot_words(const Speaker& say, const std::vector<Wanted>& cannot, const HomeSet& home) {
  // of two like cards the second is the only one left once the first is home
  const auto twice = [&](const Wanted& wanted) { return wanted.both && !home.has({wanted.kind, false}); };
  if (cannot.size() == 1) {
    const Wanted& only = cannot.front();
    return twice(only) ? say.sentence("{card} can come home only once, not twice.", card_of(only))
                       : say.sentence("{card} can never come home.", card_of(only));
  }
  std::string list;
  for (const Wanted& wanted : cannot) {
    if (!list.empty()) list += ", ";
    list +=
        twice(wanted) ? say.phrase("{card} twice", card_of(wanted)) : say.phrase("{card}", card_of(wanted));
  }
  const int count = cards_on_table(home, cannot);
  const std::string these =
      count == 2
          ? say.sentence("These two cards cannot both come home:")
          : say.count_sentence("{n} card cannot come home:", "These {n} cards cannot all come home:", count);
  return these + " " + list + ".";
}

void add_unseen_words(const Speaker& say, const Reasons& reasons, const Unseen& unseen,
                      std::vector<std::string>& words) {
  if (reasons.needs_shuffles)
    words.push_back(foreseen_shuffles_words(say));
  else if (unseen.unknown > 0 && !reasons.needs_unseen)
    words.push_back(say.sentence("This is true wherever the cards lie that you have not seen."));
  else if (unseen.unknown > 0 && unseen.lost_anyway)
    words.push_back(say.sentence(
        "The game is lost wherever the cards lie that you have not seen. Only this reason depends "
        "on them."));
  else if (unseen.unknown > 0)
    words.push_back(say.sentence("This depends on cards that you have not seen."));
}

std::vector<std::string> why_lost_words(const Speaker& say, const Reasons& reasons, const Unseen& unseen) {
  std::vector<std::string> words;
  if (reasons.found != Reasons::Found::reasons) return words;
  words.push_back(cannot_words(say, reasons.cannot, reasons.home));
  for (const Pin& pin : reasons.pins)
    words.push_back(
        say.sentence("{card} lies under {other}, which no line of play can move.", pin.card, pin.under));
  add_holds(say, reasons, words);
  add_unseen_words(say, reasons, unseen, words);
  return words;
}

}  // namespace longwood
