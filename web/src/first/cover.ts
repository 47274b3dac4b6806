/**
 * What stands in index.html until the page has come: the chooser as it will be, without its pictures, or the name alone.
 * It is made when the page is built (offline/first.ts); while developing there is none.
 */
const cover = () => globalThis.document?.getElementById('first') ?? null

/** Whether the first picture still lies over the page. */
export const covered = (): boolean => cover() !== null

/** The page stands: takes the first picture away, and goes on where that was scrolled to. */
export function uncover(): void {
  const first = cover()
  if (!first) return
  // to ask where it stands costs the browser a layout
  const scrolled = document.body.dataset.first === 'chooser' ? first.lastElementChild!.scrollTop : 0
  first.remove()
  if (scrolled > 0) document.querySelector('.chooser')?.scrollTo(0, scrolled)
}
