import { isLevel, neighbour, type Stop, type Way } from '../board/stops'

const ways: Record<string, Way> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** What holds the tools beside a table. */
const tools = '.bar, .tools'

/** All that can be pressed, turned or typed into. */
const pressable = 'button, a[href], summary, input, select, textarea, [tabindex="0"]'
/** A covered card, and a place under cards, are no goals of their own. */
const ignored = ':disabled, [aria-hidden="true"], .card[aria-disabled="true"], [inert] *'

/**
 * Arrow keys alone reach everything, as a television's remote control must: brings the focus to the nearest control within
 * `root` in the direction of the pressed arrow, or to the first of `start` if nothing has it yet. True if the key was used.
 */
export function walkByArrow(event: KeyboardEvent, root: Element, start = pressable): boolean {
  const way = ways[event.key]
  if (!way || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
    return false
  const at = document.activeElement
  const next =
    at && at !== document.body && root.contains(at)
      ? !keepsArrow(at, way) && nearest(at, way, controls(root))
      : root.querySelector<HTMLElement>(start)
  if (!next) return false
  next.focus()
  event.preventDefault()
  return true
}

/** Whether the tools beside the table in `root` lie straight ahead of a part of it. */
export function toolsAhead(from: Element, way: Way, root: Element): boolean {
  const here = from.getBoundingClientRect()
  return [...root.querySelectorAll(tools)].some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    if (right <= left || bottom <= top) return false
    const upright = way === 'up' || way === 'down'
    const level = upright ? left < here.right && right > here.left : top < here.bottom && bottom > here.top
    const ahead = {
      up: bottom <= here.top,
      down: top >= here.bottom,
      left: right <= here.left,
      right: left >= here.right,
    }
    return level && ahead[way]
  })
}

function controls(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(pressable)].filter(
    (one) => !one.matches(ignored) && one.checkVisibility({ visibilityProperty: true }),
  )
}

function nearest(from: Element, way: Way, all: HTMLElement[]): HTMLElement | null {
  const onTable = from.closest('.board')
  // from the table's edge to the tools alone, so that no press of OK there starts something unasked
  const others = all.filter((one) => one !== from && (!onTable || one.closest(tools) !== null))
  const stopOf = (element: Element, pile: number): Stop => {
    const { x, y, width: w, height: h } = element.getBoundingClientRect()
    const rect = { x, y, w, h }
    return { pile, count: 1, rect, extent: rect }
  }
  const here = stopOf(from, -1)
  const stops = others.map(stopOf).filter(({ rect }) => rect.w > 1 && rect.h > 1)
  // a row of tools is walked to its end before the arrow leaves it
  const own = from.closest(tools)
  const row = own ? stops.filter((stop) => own.contains(others[stop.pile]!) && isLevel(here, stop, way)) : []
  const next = neighbour(row, here, way) ?? neighbour(stops, here, way)
  const control = next && others[next.pile]!
  // tools are entered from the table at the one that undoes a mistake
  const entry = onTable && control?.closest(tools)?.querySelector<HTMLElement>('[data-entry]')
  return entry || control
}

/** Whether the arrow has a meaning within the control itself. */
function keepsArrow(control: Element, way: Way): boolean {
  const across = way === 'left' || way === 'right'
  if (control instanceof HTMLTextAreaElement) return true
  if (control instanceof HTMLSelectElement) return !across
  if (!(control instanceof HTMLInputElement)) return scrollsOn(control, way)
  if (control.type === 'range') return across
  if (control.type === 'number') return !across
  if (control.type === 'radio') return !isLastThatWay(control, way === 'left' || way === 'up')
  if (!across || control.type === 'checkbox') return false
  const { selectionStart, selectionEnd, value } = control
  return !(selectionStart === selectionEnd && selectionStart === (way === 'left' ? 0 : value.length))
}

/** The arrows go from choice to choice of a group, and beyond its ends leave it. */
function isLastThatWay(radio: HTMLInputElement, back: boolean): boolean {
  const group = [
    ...(radio.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]'),
  ].filter(({ name }) => name === radio.name)
  return group.at(back ? 0 : -1) === radio
}

/** Whether a part of the page that is read has more to show that way. */
function scrollsOn(part: Element, way: Way): boolean {
  if (part.matches('button, a, summary') || !/auto|scroll/.test(getComputedStyle(part).overflowY))
    return false
  if (way === 'up') return part.scrollTop > 0
  return way === 'down' && part.scrollTop + part.clientHeight < part.scrollHeight - 1
}
