/*
 * Runs before anything is drawn, separately and immediately: which first picture fits, and in which colours. It is built to be no
 * module, and what is stored may be anything.
 */
import { textSize } from '../textSize'
import { columnsOf } from './columns'

{
  const stored = (): Record<string, unknown> => {
    try {
      return Object(JSON.parse(localStorage.getItem('longwood.settings') ?? '{}')) as Record<string, unknown>
    } catch {
      return {}
    }
  }
  const { theme, ground, suits, language } = stored()
  const { body } = document
  const night = matchMedia('(prefers-color-scheme: dark)').matches
  body.dataset.theme =
    theme === 'dark' || theme === 'paper'
      ? theme
      : theme === 'system' || !theme
        ? night
          ? 'dark'
          : 'green'
        : 'green'
  if (typeof ground === 'string') body.dataset.ground = ground
  if (typeof suits === 'string') body.dataset.suits = suits
  const tag = String(language || navigator.language).split('-')[0]
  // the tiles are in English; where a game is asked for they are not wanted
  body.dataset.first = tag === 'en' && location.hash.length <= 2 ? 'chooser' : 'name'

  // the page itself is fetched once this much is seen, so that it does not stand in the way of that
  const later = document.querySelector<HTMLTemplateElement>('#later')
  const bring = () => {
    if (later?.isConnected) document.head.append(document.importNode(later.content, true))
    later?.remove()
  }
  // a page that nobody sees draws nothing, and fetches all the same
  setTimeout(bring, 500)

  // as many columns as the chooser itself will have, so that no tile changes its place
  const { games } = document.currentScript!.dataset
  const wide = innerWidth - (innerWidth > 1180 ? 96 : 64) * textSize()
  body.style.setProperty('--columns', String(columnsOf(Number(games), wide, textSize())))

  // in other letters the tiles would be of other heights, and jump when their own come
  body.dataset.waits = ''
  const go = () => {
    delete body.dataset.waits
    requestAnimationFrame(() => setTimeout(bring))
  }
  setTimeout(go, 1500)
  const upright = [...document.fonts].find(({ style }) => style === 'normal')
  if (upright) upright.load().then(go, go)
  else go()

  // a tap on a tile that is only a picture as yet leads to its game as soon as that can be
  addEventListener('click', ({ clientX, clientY }) => {
    // a dialog of the page itself may already lie over the picture
    if (document.querySelector('dialog[open]')) return
    for (const tile of document.querySelectorAll<HTMLElement>('#first [data-game]')) {
      const { left, top, right, bottom } = tile.getBoundingClientRect()
      if (clientX >= left && clientX < right && clientY >= top && clientY < bottom)
        location.hash = `#/${tile.dataset.game!}`
    }
  })
}
