import { fortress } from './fortress'
import { laNationale } from './la-nationale'
import { laNivernaise } from './la-nivernaise'
import { Sheet } from './sheet'
import { stHelena } from './st-helena'
import { theClock } from './the-clock'
import { theFourteenth } from './the-fourteenth'
import { theSultan } from './the-sultan'
import type { Layout, Setting } from './types'

const plans: Readonly<Record<string, (sheet: Sheet) => void>> = {
  'la-nationale': laNationale,
  'la-capricieuse': laNationale,
  'st-helena': stHelena,
  'la-nivernaise': laNivernaise,
  'the-clock': theClock,
  fortress,
  'the-fourteenth': theFourteenth,
  'the-sultan': theSultan,
}

/** Where everything of a game lies on a board of this size. Throws if the plan leaves out a pile or lays it twice. */
export function layout(setting: Setting): Layout {
  const plan = plans[setting.facts.id]
  if (!plan) throw new Error(`no table is drawn for ${setting.facts.id}`)
  const sheet = new Sheet(setting)
  plan(sheet)
  return sheet.finish()
}
