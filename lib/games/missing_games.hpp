#pragma once

#include <array>
#include <span>
#include <string_view>

namespace longwood {

/// A game that players look for and that Longwood does not have.
struct MissingGame {
  std::string_view title;
  std::string_view others;  ///< other names in English, German and French, with | between them
  std::string_view source;  ///< of its rules and names
  std::string_view near;    ///< the ids of Longwood's nearest games, with | between them
  std::string_view why;     ///< what these games share with it, in a sentence
};

namespace words {

/// Said of more than one game.
inline constexpr std::string_view
    two_packs_in_columns = "Here too two packs are played in columns.",
    all_seen = "Here too one pack is played, and every card is seen from the beginning.",
    all_in_columns = "Here too all cards are dealt into columns, and none is left in hand.",
    taken_away = "Here too cards are taken away until none is left.";

/// The most famous first: a name that several bear is answered with the first.
inline constexpr auto missing_games = std::to_array<MissingGame>({
    {"Spider", "Spider Solitaire|Spinne|Die Spinne|Spinnen-Solitär|Araignée|L’Araignée|Solitaire Araignée",
     "Wikipedia, Spider (solitaire)", "napoleon-at-st-helena|the-fifteen", two_packs_in_columns},
    {"FreeCell", "Free Cell|Freecell Solitaire|Freizellen|Cellules libres", "Wikipedia, FreeCell",
     "fortress|the-flower-garden", all_seen},
    {"Pyramid", "Pyramid Solitaire|Pyramide|Die Pyramide|La Pyramide|Pharaoh|Pharao|Tut’s Tomb",
     "Wikipedia, Pyramid (solitaire)", "nestor", "Here too the whole pack is taken away in pairs."},
    {"Golf", "Golf Solitaire|Golf Patience|One Foundation", "Wikipedia, Golf (patience)", "nestor",
     taken_away},
    {"TriPeaks",
     "Tri Peaks|Three Peaks|Triple Peaks|Tri Towers|Drei Gipfel|Dreigipfel|Trois Pics|Trois Sommets",
     "Wikipedia, Tri Peaks (game)", "nestor", taken_away},
    {"Yukon", "Yukon Solitaire|Russian Solitaire|Alaska", "Wikipedia, Yukon (solitaire)", "the-fifteen",
     all_in_columns},
    {"Scorpion", "Scorpion Solitaire|Skorpion|Le Scorpion|Wasp", "Wikipedia, Scorpion (solitaire)",
     "the-fifteen", "Here too cards lie in columns, and most of them are seen."},
    {"Accordion",
     "Accordion Solitaire|The Idle Year|Methuselah|Tower of Babel|Akkordeon|Ziehharmonika|Die "
     "Ziehharmonika|Accordéon|L’Accordéon",
     "Wikipedia, Accordion (card game)", "nestor",
     "Here too cards of one value come together, and no suits are built."},
    {"The Plait", "Plait|Braid|Pigtail|Zopf|Der Zopf|La Natte|Natte|La Tresse|Tresse",
     "PySolFC, Braid; AisleRiot, Plait; pickuptheater.com, Der Zopf", "the-sultan",
     "Here too side places feed the families, and the pack is gone through up to three times."},
    {"Miss Milligan", "Miss Milligan Patience", "Wikipedia, Miss Milligan", "napoleon-at-st-helena",
     two_packs_in_columns},
    {"Double Klondike", "Große Harfe|Die große Harfe|Gargantua|Harp",
     "Wikipedia, Klondike (solitaire); juhl.de no. 28, Große Harfe", "napoleon-at-st-helena",
     two_packs_in_columns},
    {"Baker’s Dozen", "Das Bäckerdutzend|Bäckerdutzend|Treize à la douzaine",
     "Wikipedia, Baker’s Dozen (solitaire)", "fortress|the-flower-garden", all_seen},
    {"Eight Off", "Baker’s Game|Seahaven Towers", "Wikipedia, Eight Off", "fortress|the-flower-garden",
     all_seen},
    {"Aces Up", "Idiot’s Delight|Firing Squad|Once in a Lifetime", "Wikipedia, Aces Up", "nestor",
     taken_away},
    {"Mahjong Solitaire", "Mahjong|Mah-Jongg|Mahjongg|Shanghai|Mah-jong Solitaire",
     "Wikipedia, Mahjong solitaire", "nestor", "Here too everything is taken away in pairs of one value."},
});

}  // namespace words

/// Every such game. As soon as Longwood has one of them, its row goes.
inline constexpr std::span<const MissingGame> missing_games = words::missing_games;

}  // namespace longwood
