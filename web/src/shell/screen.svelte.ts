import { MediaQuery } from 'svelte/reactivity'
import { settings } from '../store/settings.svelte'

const phone = new MediaQuery('(max-width: 700px)')
const low = new MediaQuery('(max-height: 480px) and (min-width: 560px)')
const narrow = new MediaQuery('(max-width: 1180px)')
const coarse = new MediaQuery('(pointer: coarse)')
const still = new MediaQuery('(prefers-reduced-motion: reduce)')
const night = new MediaQuery('(prefers-color-scheme: dark)')

/** What the window is like, and what follows from it and the settings; kept up to date. */
export const screen = {
  /** Tools stand under the table, the page is a sheet. A low window has them at the side. */
  get phone() {
    return phone.current && !low.current
  },
  /** The page folds away. */
  get narrow() {
    return narrow.current
  },
  get reduced() {
    return still.current || settings.motion === 'none'
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
