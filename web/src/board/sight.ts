type Act = () => void

/** What each element that is not yet in sight waits for. */
const waiting = new Map<Element, Act>()
/** What is in sight and not yet done. */
const due: Act[] = []
let watch: IntersectionObserver | null = null

/** One after another, each in a task of its own: what the person does meanwhile comes between. */
function work(): void {
  due.shift()?.()
  if (due.length > 0) setTimeout(work)
}

/** Does this once, soon after the element has come into sight or near it. What is returned gives it up. */
export function whenInSight(element: Element, act: Act): () => void {
  watch ??= new IntersectionObserver(
    (seen) => {
      const idle = due.length === 0
      for (const { target, isIntersecting } of seen) {
        const wanted = isIntersecting && waiting.get(target)
        if (!wanted) continue
        waiting.delete(target)
        watch?.unobserve(target)
        due.push(wanted)
      }
      if (idle && due.length > 0) setTimeout(work)
    },
    { rootMargin: '240px' },
  )
  waiting.set(element, act)
  watch.observe(element)
  return () => {
    waiting.delete(element)
    watch?.unobserve(element)
  }
}
