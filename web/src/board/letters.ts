import { settings } from '../store/settings.svelte'
import { t } from '../words/say.svelte'

/** The letters of knave, queen and king in English, by which cards are typed and written everywhere. */
const english: readonly string[] = ['J', 'Q', 'K']
/** The letters that the decks can show in their places (tools/deck/glyphs.js). */
const drawn = [...english, 'B', 'D', 'V', 'R']

/** Those of the language in use, "B D K" in German; the English ones if the decks lack one. */
export function nationalLetters(): readonly string[] {
  const letters = t('J Q K', {}, 'letters on cards').split(' ')
  return letters.length === english.length && letters.every((one) => drawn.includes(one)) ? letters : english
}

/** Those that the player wants to see. */
export const courtLetters = (): readonly string[] =>
  settings.letters === 'national' ? nationalLetters() : english

/** A mark with those letters: "11 J" is "11 B" in German, if the player wants it so. */
export const lettered = (mark = ''): string =>
  mark.replace(/[JQK]/g, (letter) => courtLetters()[english.indexOf(letter)] ?? letter)

/** What each choice shows, in the order of `choices.letters`. */
export const letterChoices = (): string[] => [english.join(' '), nationalLetters().join(' ')]
