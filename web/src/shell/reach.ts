/** Where keys act: everywhere but where the page takes text, or something that lies over the table has them. */

const text = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])'

/** Whether the keys of the table rest while this has the focus. */
export const rests = (target: Element) => target.closest(`${text}, dialog, [popover]`) !== null

/** Whether Enter and Space, the arrows or a tab of its own have a meaning there already. */
export const hasOwnKeys = (target: Element) =>
  target.closest('button, a, input, summary, [tabindex="0"]') !== null

/** Keys that stand for places of the table. */
export const namesPlace = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) =>
  /^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(key) || /^(Digit\d|Numpad\d|Minus|Equal)$/.test(code)
