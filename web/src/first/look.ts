/*
 * Runs before anything is drawn, by itself and at once: which first picture fits, and in which colours. It is not a module,
 * and what is stored may be anything.
 */
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

  // in other letters the tiles would be of other heights, and jump when their own come
  body.dataset.waits = ''
  const go = () => void delete body.dataset.waits
  setTimeout(go, 1500)
  const upright = [...document.fonts].find(({ style }) => style === 'normal')
  upright?.load().then(go, go)

  // a tap on a tile that is only a picture as yet leads to its game as soon as that can be
  addEventListener('click', ({ clientX, clientY }) => {
    for (const tile of document.querySelectorAll<HTMLElement>('#first [data-game]')) {
      const { left, top, right, bottom } = tile.getBoundingClientRect()
      if (clientX >= left && clientX < right && clientY >= top && clientY < bottom)
        location.hash = `#/${tile.dataset.game!}`
    }
  })
}
