#pragma once

#include "face/describe.hpp"
#include "games/figure.hpp"

/// How the table of a game is arranged, for the page.
namespace longwood::face {

/// The name of an enumerator by its place.
template <class E>
constexpr std::string_view word_of(E value, std::initializer_list<std::string_view> words) {
  return *(words.begin() + static_cast<int>(value));
}

template <>
struct Described<Lie> {
  static constexpr std::string_view name = "Lie", doc =
                                                      "How the cards of a pile lie: one on another, spread "
                                                      "to a side, those seen `up` above the exposed one, or "
                                                      "`fanned` as the rules have the talon.";
  static constexpr int values = static_cast<int>(Lie::fanned) + 1;
  static constexpr std::string_view text(Lie lie) {
    return word_of(lie, {"squared", "down", "right", "left", "up", "fanned"});
  }
};

template <>
struct Described<Notice> {
  static constexpr std::string_view
      name = "Notice",
      doc =
          "What is written on the table: cards in hand, redeals and cards home in large letters (`head`) or "
          "small ones (`tally`), the first two next to the hand (`beside`), or a mark for the redeals left.";
  static constexpr int values = static_cast<int>(Notice::redeals) + 1;
  static constexpr std::string_view text(Notice notice) {
    return word_of(notice, {"none", "head", "tally", "beside", "redeals"});
  }
};

template <>
struct Described<Part::Kind> {
  static constexpr std::string_view name = "FigurePartKind",
                                    doc =
                                        "Parts from left to right (`beside`) or from the top (`above`), "
                                        "piles in rows, a distance, what room is left, or something written.";
  static constexpr int values = static_cast<int>(Part::Kind::caption) + 1;
  static constexpr std::string_view text(Part::Kind kind) {
    return word_of(kind, {"beside", "above", "piles", "gap", "rest", "notice", "caption"});
  }
};

template <>
struct Described<In<Part>> {
  static constexpr std::string_view
      name = "FigurePart",
      doc =
          "A part of a figure. Measures are hundredths of a card's width, or of its height for `deep` and "
          "`most`; below 0 they are the view's own.";
  static constexpr std::tuple fields{
      field<"kind">(&Part::kind),
      field<"parts", "How many parts directly belong to it; they and their own parts follow.">(&Part::parts),
      field<"piles">([](const In<Part>& in) {
        return each<PileIndex>([&part = in.of](auto add) {
          for (int i = 0; i < part.piles.count; ++i)
            add({part.piles[part.reversed ? part.piles.count - 1 - i : i]});
        });
      }),
      field<"lie">(&Part::lie),
      field<"per", "Piles in a row; 0 for all.">(&Part::per),
      field<"deep", "The least room of a pile that lies `down`.">(&Part::deep),
      field<"most", "Its most room; 0 for any.">(&Part::most),
      field<"notice">(&Part::notice),
      field<"gap", "Between piles of a row, or the size of a distance.">(&Part::gap),
      field<"rowGap">(&Part::row_gap),
      field<"room", "The width of a pile that lies `right` or `left`.">(&Part::room),
      field<"apart", "How far apart its cards lie, where there is room.">(&Part::apart),
      field<"counted", "The number of its cards stands under each pile.">(&Part::counted),
      field<"named", "Its name is beside the pile, or on a tall board beneath it.">(&Part::named),
      field<"quiet", "The place of an empty pile is not drawn.">(&Part::quiet),
      field<"unless", "The choice under which it is drawn all the same.">(&Part::unless),
      field<"headed", "The first card of each pile stays legible.">(&Part::headed),
      field<"lined", "Rows and columns of piles matter.">(&Part::lined),
      field<"sided", "It changes sides for left-handed players although the hand is not in it.">(
          &Part::sided),
      field<"fixed", "It keeps its sides for left-handed players although the hand is in it.">(&Part::fixed),
      field<"text", "Of a caption.">(said<&Part::text, "board">),
      field<"marks", "What is engraved in empty places, parted by bars; the last one in all further places.">(
          &Part::marks),
  };
};

template <>
struct Described<In<View>> {
  static constexpr std::string_view name = "FigureView", doc = "A way to arrange a table.";
  static constexpr std::tuple fields{
      field<"gap", "Between piles, in hundredths of a card's width.">(&View::gap),
      field<"larger", "It is taken instead of those before it if its cards are by so many per cent larger.">(
          &View::larger),
      field<"parts">([](const In<View>& in) {
        return each<In<Part>>([&in](auto add) {
          for (const Part& part : in.of.parts) add({in.say, part});
        });
      }),
  };
};

/// The views that there are, of a few.
inline auto views_of(const Speaker& say, std::span<const View> views) {
  return each<In<View>>([&say, views](auto add) {
    for (const View& view : views)
      if (!view.parts.empty()) add({say, view});
  });
}

template <>
struct Described<In<Figure>> {
  static constexpr std::string_view name = "Figure", doc = "How the table of a game is arranged.";
  static constexpr std::tuple fields{
      field<"wide", "For a board that is wider than high.">(
          [](const In<Figure>& in) { return views_of(in.say, in.of.wide); }),
      field<"tall">([](const In<Figure>& in) { return views_of(in.say, in.of.tall); }),
  };
};

}  // namespace longwood::face
