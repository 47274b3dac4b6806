/** Written in by the build out of po/: of each game, by its id, the names it has in any language the page speaks. */
declare const __NAMES__: Readonly<Record<string, readonly string[]>>

/** A game's titles and other names in all languages but English, whichever the page speaks. */
export const otherNames = (game: string): readonly string[] => __NAMES__[game] ?? []
