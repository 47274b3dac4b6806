import { Sheet } from './sheet'
import { tableOf } from './tables'
import type { Layout, Setting } from './types'

/** Where everything of a game lies on a board of this size. Throws if the plan leaves out a pile or lays it twice. */
export function layout(setting: Setting): Layout {
  const sheet = new Sheet(setting)
  tableOf(setting.facts.id).plan(sheet)
  return sheet.finish()
}
