/** Where keys act: everywhere but where the page takes text, or something that lies over the table has them. */

const text = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])'

/** Whether the keys of the table rest while this has the focus. */
export const rests = (target: Element) => target.closest(`${text}, dialog, [popover]`) !== null

/** Whether Enter and Space, the arrows or a tab of its own have a meaning there already. */
export const hasOwnKeys = (target: Element) =>
  target.closest('button, a, input, summary, [tabindex="0"]') !== null

const isArrow = (key: string) => /^Arrow(Left|Right|Up|Down)$/.test(key)

/** Whether a key pressed outside the table, where `target` has the focus, stands for a place of it. */
export function tableHasKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, target: Element): boolean {
  if (target === document.body && isArrow(key)) return true
  // an arrow that leads no further from a tool leaves the focus there
  const beside = target === document.body || target.closest('.bar, .tools, .status') !== null
  return beside && (/^(Home|End)$/.test(key) || /^(Digit\d|Numpad\d|Minus|Equal)$/.test(code))
}
