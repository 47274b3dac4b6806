/**
 * The content of index.html until the page has loaded: the chooser as it will be, without its pictures, or the name alone.
 * It is made when the page is built (offline/first.ts); while developing there is none.
 */
const cover = () => globalThis.document?.getElementById('first') ?? null

/** Whether the first picture still covers the page. */
export const covered = (): boolean => cover() !== null

/** Called when the page is ready: removes the first picture and keeps its scroll position. */
export function uncover(): void {
  const first = cover()
  if (!first) return
  // reading the position costs the browser a layout
  const scrolled = document.body.dataset.first === 'chooser' ? first.lastElementChild!.scrollTop : 0
  first.remove()
  if (scrolled > 0) document.querySelector('.chooser')?.scrollTo(0, scrolled)
}
