import { MediaQuery } from 'svelte/reactivity'
import { settings } from '../store/settings.svelte'

// the same widths as in the styles, which follow the size of text that the reader chose
const phone = new MediaQuery('(max-width: 43.75em)') // 700 px
const low = new MediaQuery('(max-height: 30em) and (min-width: 35em)') // 480 px, 560 px
const narrow = new MediaQuery('(max-width: 73.75em)') // 1180 px
const coarse = new MediaQuery('(pointer: coarse)')
const still = new MediaQuery('(prefers-reduced-motion: reduce)')
const night = new MediaQuery('(prefers-color-scheme: dark)')

/** What the window is like, and what follows from it and the settings; kept up to date. */
export const screen = {
  /** Tools stand under the table, the page is a sheet. A low window has them at the side. */
  get phone() {
    return phone.current && !low.current
  },
  /** There is no room for many words beside the cards. */
  get small() {
    return phone.current || low.current
  },
  /** The page folds away. */
  get narrow() {
    return narrow.current
  },
  get reduced() {
    return still.current || settings.motion === 'none'
  },
  /** Fingers are what points. */
  get touch() {
    return coarse.current
  },
  get oneTap() {
    return settings.oneTap === 'on' || (settings.oneTap === 'auto' && coarse.current)
  },
  get theme(): 'green' | 'dark' | 'paper' {
    return settings.theme === 'system' ? (night.current ? 'dark' : 'green') : settings.theme
  },
  get suits(): 'two' | 'four' {
    return settings.suits === 'auto' ? (phone.current ? 'four' : 'two') : settings.suits
  },
}
