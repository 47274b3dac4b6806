#pragma once

#include "core/any_game.hpp"
#include "core/view.hpp"
#include "face/describe.hpp"
#include "face/figure.hpp"
#include "foresight/kind_deal.hpp"
#include "games/names.hpp"
#include "games/taught.hpp"
#include "games/terms.hpp"
#include "honest/guide.hpp"
#include "review/ratings.hpp"
#include "session/knowledge.hpp"
#include "session/odds.hpp"
#include "session/record.hpp"
#include "session/tell.hpp"
#include "session/titles.hpp"
#include "session/traits.hpp"

/// The facts of a game that do not depend on a deal: rules, piles, and what is known about it.
namespace longwood::face {

/// A game under these options, which may go beyond the set's.
struct GameFacts {
  Speaker say;
  const AnyGame& game;
  const RuleSet& set;
  Options options;
  int cards;
  std::string besides;

  GameFacts(const Speaker& speaker, const AnyGame& of, const RuleSet& under, const Options& chosen);
  [[nodiscard]] const GameInfo& info() const { return *game.info; }
  [[nodiscard]] const Rulebook& book() const { return *game.info->rulebook; }
  /// Visits the terms that the game's own sentences use, and of what every table has, always.
  template <class Visit>
  void each_term(Visit visit) const {
    for (const Term& term : terms)
      if (uses(term)) visit(In<Term>{say, term});
  }
  [[nodiscard]] bool uses(const Term& term) const;
  /// What a study found of these very rules.
  [[nodiscard]] std::optional<In<Odds>> current(const Odds* odds) const {
    if (odds == nullptr || odds->rules != info().rules_of(set)) return {};
    return In<Odds>{say, *odds};
  }
  /// A figure that was measured of the set alone.
  template <class Figure>
  [[nodiscard]] std::optional<Figure> measured(std::optional<Figure> figure) const {
    return besides.empty() ? figure : std::nullopt;
  }
  /// The lesson for beginners; none under other rules than those it was made for.
  [[nodiscard]] std::optional<Lesson> lesson() const {
    if (&set != &info().sets.front() || options != set.options) return {};
    return book().lesson;
  }
};

/// The forms of a term in the language in use, parted by bars.
std::string forms_of(const In<Term>& term);

struct PileAt {
  const GameFacts& facts;
  Pile pile;
};
struct PointOf {
  Speaker say;
  const Comparison& comparison;
  const Point& point;
};
struct ReadingOf {
  Speaker say;
  std::string_view context;
  const Reading& reading;
  std::string_view citation;
};
/// Where an authority, by its place among them, settles a point; empty where it is silent.
std::string_view citation_of(const GameInfo& info, const Point& point, std::size_t authority);

template <>
struct Described<Role> {
  static constexpr std::string_view
      name = "Role",
      doc =
          "The purpose of a group of piles: `family` is built up, `held` keeps cards for the families, "
          "`tableau` is played on, `reserve` is played from, `turned` is the card just turned, `talon` has "
          "cards that were not played, `court` takes no part.";
  static constexpr int values = static_cast<int>(Role::hand) + 1;
  static constexpr auto text = role_name;
};

template <>
struct Described<Look> {
  static constexpr std::string_view name = "Look",
                                    doc =
                                        "Whether covered cards may be looked at: by a rule of the source, or "
                                        "as a memory aid, because all were seen before.";
  static constexpr int values = 3;
  static constexpr std::string_view text(Look look) {
    return std::to_array<std::string_view>({"no", "rule", "aid"})[static_cast<std::size_t>(look)];
  }
};

template <>
struct Described<In<RuleSet>> {
  static constexpr std::string_view name = "RuleSetFacts";
  static constexpr std::tuple fields{
      field<"id">(&RuleSet::id),
      field<"version">(&RuleSet::version),
      field<"title">(said<&RuleSet::title, "set">),
      field<"source">([](const In<RuleSet>& in) { return source_words(in.say, in.of.source); }),
      field<"about">(said<&RuleSet::about, "set">),
  };
};

template <>
struct Described<KnownAs> {
  static constexpr std::string_view name = "KnownAs",
                                    doc = "Another name of a game or of one of its rule sets.";
  static constexpr std::tuple fields{
      field<"name">(&KnownAs::name),
      field<"source">(&KnownAs::source),
      field<"set", "The rule set with this name; empty for the book's own.">(&KnownAs::set),
  };
};

template <>
struct Described<In<Mistaken>> {
  static constexpr std::string_view name = "Mistaken",
                                    doc = "A name that belongs to another game, and the title of that game.";
  static constexpr std::tuple fields{
      field<"name">(&Mistaken::name),
      field<"is">(said<&Mistaken::is, "mistaken">),
  };
};

/// A famous game that Longwood does not have.
template <>
struct Described<In<MissingGame>> {
  static constexpr std::string_view name = "MissingGame",
                                    doc = "A game that players look for and that Longwood does not have.";
  static constexpr std::tuple fields{
      field<"title">(&MissingGame::title),
      field<"others">([](const In<MissingGame>& in) { return parts_of(in.of.others); }),
      field<"near", "The ids of Longwood's nearest games.">(
          [](const In<MissingGame>& in) { return parts_of(in.of.near); }),
      field<"why", "What these share with it, in a sentence.">(said<&MissingGame::why, "missing game">),
  };
};

template <>
struct Described<PileGroup> {
  static constexpr std::string_view name = "PileGroup";
  static constexpr std::tuple fields{
      field<"name", R"("columns")">(&PileGroup::name),
      field<"role">(&PileGroup::role),
      field<"piles">([](const PileGroup& group) {
        return each<PileIndex>([&](auto add) {
          for (int i = 0; i < group.piles.count; ++i) add({group.piles[i]});
        });
      }),
  };
};

template <>
struct Described<PileAt> {
  static constexpr std::string_view name = "PileFacts";
  static constexpr std::tuple fields{
      field<"id", R"(Its name in notation: "sa", "3", "L1", "talon".)">(
          [](const PileAt& at) { return at.facts.info().pile_names[at.pile]; }),
      field<"words", R"(Its name in words: "column 3", "the family of spades rising from the ace".)">(
          [](const PileAt& at) { return pile_words(at.facts.say, at.pile); }),
      field<"group", R"(The group's name: "columns".)">(
          [](const PileAt& at) { return at.facts.info().group_of(at.pile).name; }),
      field<"home", "Whether cards here are finished: a family or discarded pairs.">(
          [](const PileAt& at) { return is_home(at.facts.info(), at.pile); }),
      field<"absent", "Whether this rule set lacks the pile.">(
          [](const PileAt& at) { return !at.facts.info().has_pile(at.pile, at.facts.options); }),
      field<"look">([](const PileAt& at) { return may_look(at.facts.info(), at.facts.set, at.pile); }),
  };
};

template <>
struct Described<ShownMove> {
  static constexpr std::string_view name = "ShownMove",
                                    doc = "A move of a lesson, and the number of its rule, from 1.";
  static constexpr std::tuple fields{
      field<"move">(&ShownMove::move),
      field<"sentence">(&ShownMove::sentence),
  };
};

template <>
struct Described<Lesson> {
  static constexpr std::string_view name = "Lesson", doc = "The first moves of a winnable deal.";
  static constexpr std::tuple fields{
      field<"deal">([](const Lesson& lesson) { return std::to_string(lesson.deal); }),
      field<"moves">(&Lesson::moves),
  };
};

template <>
struct Described<In<Term>> {
  static constexpr std::string_view
      name = "Term",
      doc = "A word of the books, in the forms that occur in sentences, and its meaning.";
  static constexpr std::tuple fields{
      field<"forms">([](const In<Term>& term) {
        return each<std::string_view>([said = forms_of(term)](auto add) {
          for (std::string_view rest = said; !rest.empty();) {
            const auto form = rest.substr(0, rest.find('|'));
            add(form);
            rest.remove_prefix(std::min(rest.size(), form.size() + 1));
          }
        });
      }),
      field<"means">(said<&Term::means, "meaning">),
  };
};

/// The citations of a sentence, and the remarks on them.
std::string places_of(const In<ReadSentence>& sentence);
std::string besides_of(const In<ReadSentence>& sentence);

template <>
struct Described<In<ReadSentence>> {
  static constexpr std::string_view
      name = "Sentence",
      doc = "A rule in our own words. Its number is its place in `GameFacts.sentences`, from 1.";
  static constexpr std::tuple fields{
      field<"text">(said<&ReadSentence::text, "rule">),
      field<"source",
            "Book, game, paragraph and sentence, the same in every language; empty if no book says it.">(
          places_of),
      field<"besides", R"(A remark on the source; often empty.)">(besides_of),
      field<"departs", "Whether this rule set differs from the book here.">(&ReadSentence::departs),
  };
};

template <>
struct Described<In<Note>> {
  static constexpr std::string_view name = "Note", doc = "A point on which the sources differ.";
  static constexpr std::tuple fields{
      field<"sentence", "The number of its rule, from 1.">(&Note::sentence),
      field<"point">(said<&Note::point, "note">),
      field<"readings">(said<&Note::readings, "note">),
      field<"ours">(said<&Note::ours, "note">),
  };
};

template <>
struct Described<Authority> {
  static constexpr std::string_view name = "Authority", doc = "A source of rules.";
  static constexpr std::tuple fields{
      field<"title">(&Authority::title),
      field<"citation">(&Authority::citation),
      field<"set", "The rule set of this source; may be empty.">(&Authority::set),
  };
};

template <>
struct Described<ReadingOf> {
  static constexpr std::string_view name = "Reading";
  static constexpr std::tuple fields{
      field<"text", "Empty if the source says nothing.">(
          [](const ReadingOf& of) { return of.say.word({of.reading.text, of.context}); }),
      field<"says", "Whether the source says so itself; otherwise it is our reading.">(
          [](const ReadingOf& of) { return of.reading.stated; }),
      field<"citation">(&ReadingOf::citation),
  };
};

template <>
struct Described<PointOf> {
  static constexpr std::string_view name = "Point", doc = "How each source answers one question.";
  static constexpr std::tuple fields{
      field<"sentence">([](const PointOf& of) { return of.point.sentence; }),
      field<"question">([](const PointOf& of) { return of.say.word({of.point.question, "point"}); }),
      field<"readings", "In the order of `authorities`.">([](const PointOf& of) {
        return each<ReadingOf>([&of](auto add) {
          const auto context = "reading: " + std::string{of.point.question};
          for (std::size_t i = 0; i < of.comparison.authorities.size(); ++i)
            add({of.say, context, of.point.readings[i], citation_of(of.say.info(), of.point, i)});
        });
      }),
  };
};

template <>
struct Described<In<Comparison>> {
  static constexpr std::string_view name = "Comparison", doc = "How the sources play a game, side by side.";
  static constexpr std::tuple fields{
      field<"authorities", "The book first.">(&Comparison::authorities),
      field<"points">([](const In<Comparison>& in) {
        return each<PointOf>([&in](auto add) {
          for (const Point& point : in.of.points) add({in.say, in.of, point});
        });
      }),
  };
};

template <>
struct Described<In<Odds>> {
  static constexpr std::string_view name = "Odds", doc = "The result of a study of a rule set.";
  static constexpr std::tuple fields{
      field<"player",
            "Version of the hints that played these games; 0 for winnable deals, with all cards known.">(
          &Odds::player),
      field<"won">(&Odds::won),
      field<"lost">(&Odds::lost),
      field<"open">(&Odds::open),
      field<"low", "The share, as a 95 % interval.">(
          [](const In<Odds>& odds) { return Share{odds.of.low / 1e6}; }),
      field<"high">([](const In<Odds>& odds) { return Share{odds.of.high / 1e6}; }),
      field<"deals", R"("0-9999")">(&Odds::deals),
      field<"method">(&Odds::method),
  };
};

template <>
struct Described<Skill> {
  static constexpr std::string_view name = "Skill", doc = "A difference of two ratings.";
  static constexpr std::tuple fields{
      field<"low", "The ends of its 95 % interval.">(&Skill::low),
      field<"high">(&Skill::high),
  };
};

/// A list of what the speaker says of each item.
template <class T, class List>
auto each_in(const Speaker& say, const List& list) {
  return each<In<T>>([&say, &list](auto add) {
    for (const T& one : list) add({say, one});
  });
}

template <>
struct Described<GameFacts> {
  using G = GameFacts;
  static constexpr std::string_view
      name = "GameFacts",
      doc = "A game under one of its rule sets. Nothing here changes during play.";
  static constexpr std::tuple fields{
      field<"id">([](const G& g) { return g.info().id; }),
      field<"title">([](const G& g) { return g.say.word(title_text(g.info())); }),
      field<"source">([](const G& g) { return g.info().source; }),
      field<"knownAs", "In other languages, also names added by translators.">([](const G& g) {
        return each<KnownAs>([&g](auto add) {
          for (const std::string& name : names_of_translators(g.say)) add({name, "", ""});
          for (const KnownAs& known : g.info().known_as) add(known);
        });
      }),
      field<"mistaken">([](const G& g) { return each_in<Mistaken>(g.say, g.info().mistaken); }),
      field<"rulesVersion">([](const G& g) { return g.info().rules_version; }),
      field<"packs">([](const G& g) { return g.cards / 52; }),
      field<"cards", "Cards in play: 52 or 104.">(&G::cards),
      field<"set">([](const G& g) { return g.set.id; }),
      field<"setVersion", "Version of the rule set; saved games name it from version 2 on.">(
          [](const G& g) { return g.set.version; }),
      field<"besides", "Options that differ from the rule set, as a saved game names them; usually empty.">(
          &G::besides),
      field<"choices",
            R"(All options that differ from the book: "vacancy=any-card corner=open"; usually empty.)">(
          [](const G& g) { return write_choices(g.info(), g.info().sets[0], g.options); }),
      field<"sets">([](const G& g) { return each_in<RuleSet>(g.say, g.info().sets); }),
      field<"groups", "Each pile is in exactly one group.">([](const G& g) { return g.info().groups; }),
      field<"piles">([](const G& g) {
        return each<PileAt>([&g](auto add) {
          for (int i = 0; i < g.info().piles(); ++i) add({g, static_cast<Pile>(i)});
        });
      }),
      field<"figure", "Null if the page draws the table from its own file or from the groups of piles.">(
          [](const G& g) {
            const Figure* figure = g.info().figure;
            return figure == nullptr || figure->wide[0].parts.empty() ? std::optional<In<Figure>>{}
                                                                      : In<Figure>{g.say, *figure};
          }),
      field<"book">([](const G& g) { return g.book().book; }),
      field<"chapter">([](const G& g) { return g.book().chapter; }),
      field<"object">([](const G& g) { return g.say.word({g.info().object(g.options), "object"}); }),
      field<"aim", "The aim in one plain sentence.">(
          [](const G& g) { return g.say.word({g.info().aim(g.options), "aim"}); }),
      field<"lesson", "The first moves of a deal, for beginners; null if these rules have none.">(&G::lesson),
      field<"dealtHome", "The number of the rule by which cards go home during the deal; 0 if none do.">(
          [](const G& g) { return g.book().dealt_home; }),
      field<"terms", "Words of the books in the rules.">(
          [](const G& g) { return each<In<Term>>([&g](auto add) { g.each_term(add); }); }),
      field<"sentences">([](const G& g) {
        return each<In<ReadSentence>>([&g](auto add) {
          for (std::size_t number = 1; number <= g.book().sentences.size(); ++number)
            add({g.say, g.info().sentence(static_cast<int>(number), g.options)});
        });
      }),
      field<"notes", "On the sentences that these rules leave as the book has them.">([](const G& g) {
        return each<In<Note>>([&g](auto add) {
          for (const Note& note : g.book().notes)
            if (!g.info().is_amended(note.sentence, g.options)) add({g.say, note});
        });
      }),
      field<"comparison">([](const G& g) { return In<Comparison>{g.say, g.info().variants.comparison}; }),
      field<"chooses", "Whether the player ever has a choice.">(
          [](const G& g) { return guide_for(g.info()).chooses; }),
      field<"kindDeals",
            "Whether hidden cards can be chosen while the game is played, so that it can be won.">(
          [](const G& g) { return has_kind_deals(g.game, g.options); }),
      field<"hidden", "Whether some cards cannot be seen when a deal begins.">(
          [](const G& g) { return !lies_open(g.game, g.options); }),
      field<"shuffles", "Whether a redeal shuffles.">([](const G& g) {
        return shuffles_ahead(
            g.game, g.game.start(deal_by_number(g.info().packs_for(g.options), 0), g.options).state());
      }),
      field<"odds", "Winnable deals; null if no study is published.">(
          [](const G& g) { return g.current(published_odds(g.info().id, g.set.id, g.besides)); }),
      field<"honest", "Games won with hints; or null.">(
          [](const G& g) { return g.current(honest_odds(g.info().id, g.set.id, g.besides)); }),
      field<"teaches", "What a player learns from the game, in a sentence; may be empty.">(
          [](const G& g) { return g.say.word({taught_by(g.info()), "teaches"}); }),
      field<
          "genre",
          R"("pairs" if cards go out two by two; otherwise "dealing" if they are played while they are dealt, "talon" if the hand is turned to a talon, "hand" if it is dealt to the table, "open" if all cards lie on the table.)">(
          [](const G& g) { return genre_of(g.info()); }),
      field<"length", "Moves of a game won with hints, the median; null if that was not measured.">(
          [](const G& g) { return g.measured(measured_length(g.info(), g.set)); }),
      field<
          "skill",
          "By how many rating points the hints are above the rule of thumb; null if that was not measured.">(
          [](const G& g) { return g.measured(measured_skill(g.info(), g.set)); }),
  };
};

/// A game in a list of games: the facts that help to choose one.
struct GameListed {
  GameFacts of;
};
template <>
struct Described<GameListed> {
  static constexpr std::string_view name = "GameListed",
                                    doc = "A game in a list of games; `facts` has the rest.";
  static constexpr auto fields =
      picked<GameFacts, "id", "title", "source", "knownAs", "mistaken", "rulesVersion", "packs", "cards",
             "set", "setVersion", "sets", "book", "chapter", "aim", "chooses", "hidden", "shuffles", "odds",
             "honest", "teaches", "genre", "length", "skill">();
};

}  // namespace longwood::face
