/** What lies over the page, such as dialogs: Back closes the uppermost of it before it leaves the page. */
const open: (() => void)[] = []
/** The entry of the history that Back takes while something lies over the page, and the page's own beneath it. */
const [over, under] = ['over', 'under']
/** The entry above the page's own is there. */
let guarded = false
/** A step back of our own is under way. */
let leaving = false
/** The address has changed only by a step back through what lay over the page. */
let ignored = false
let address = ''

/** Changes the address without a new entry of the history. */
export function setAddress(url: string): void {
  history.replaceState(history.state, '', url)
  address = location.href
}

/** Something lies over the page, and `close` takes it away; the answer is to be called when it is gone. */
export function lay(close: () => void): () => void {
  open.push(close)
  guard()
  return () => {
    open.splice(open.indexOf(close), 1)
    // one dialog may follow another at once
    setTimeout(settle)
  }
}

/** After a change of the address's fragment: whether it leads nowhere. */
export function ledNowhere(): boolean {
  const nowhere = ignored
  ignored = false
  if (!nowhere) [leaving, guarded] = [false, history.state === over]
  return nowhere
}

function guard(): void {
  if (leaving) return
  guarded = true
  if (history.state === over) return
  address = location.href
  history.replaceState(under, '')
  history.pushState(over, '')
}

/** Nothing lies over the page any more: its own entry is the present one again. */
function settle(): void {
  if (open.length > 0 || leaving || !guarded || history.state !== over) return
  leaving = true
  address = location.href
  history.back()
}

/** Call once: from then on Back closes what lies over the page. */
export function watchBack(): () => void {
  const back = ({ state }: PopStateEvent) => {
    if (state !== under || !guarded) return
    const ours = leaving
    leaving = guarded = false
    if (location.href !== address) {
      ignored = true
      history.replaceState(under, '', address)
    }
    const top = ours ? undefined : open.at(-1)
    const left = open.length - (top ? 1 : 0)
    top?.()
    if (left > 0) guard()
  }
  addEventListener('popstate', back)
  return () => removeEventListener('popstate', back)
}
