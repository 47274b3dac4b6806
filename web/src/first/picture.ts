import { render } from 'svelte/server'
import type { Core, GameListed } from '../core/types'
import plan from '../../../data/days/plan.json'
import { calendar } from '../shell/calendar.svelte'
import Chooser from '../shell/Chooser.svelte'

const nothing = () => undefined

/** The chooser in English, as it is before anything was played; made while the page is built. */
export function pictureOf(games: GameListed[]): string {
  // which day it is shows later; it may not make two builds differ
  calendar.today = plan.deals.at(-1)!.from
  const props = {
    // asked for pictures alone, which come when they are in sight
    core: null as unknown as Core,
    games,
    begun: new Map(),
    days: new Map(),
    fault: '',
    filters: '',
    won: new Set<string>(),
    onfilters: () => undefined,
    from: '',
    onchoose: nothing,
    onday: nothing,
    oncalendar: nothing,
    onpuzzles: nothing,
    onopen: nothing,
    onbooks: nothing,
    onrecord: nothing,
    onsettings: nothing,
  }
  return render(Chooser, { props }).body.replace(/<!--.*?-->/gs, '')
}
