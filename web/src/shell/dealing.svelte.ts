import type { DealAsked, GameFacts, GameListed, Grades } from '../core/types'
import { gradeWords, hardness, type Searching } from '../panels/deals'
import { gradesOf, preferenceOf, type DealPreference } from '../store/dealPreferences'
import { t } from '../words/say.svelte'
import { foreseenWords } from '../panels/words'
import { closeUnless, type About } from './about'
import { hasProved } from './proved'

/** Of a deal drawn as winnable; `shuffles`: its proof knows those to come. */
function provedWords(grade: number, shuffles: boolean): string {
  const words = t('This deal is winnable. Difficulty: {grade} of 5, {hardness}.', {
    grade,
    hardness: hardness(grade),
  })
  return shuffles ? `${words} ${foreseenWords()}` : words
}

/** Deals the game in play anew, as the player asks or likes it. */
export class Dealing {
  searching = $state.raw<Searching | null>(null)
  /** A search is under way: a dialog that is taken down still sees the state from before. */
  #searches = false
  readonly #about: About

  constructor(about: About) {
    this.#about = about
  }

  deal(set: string, code: DealAsked): string {
    const facts = this.#facts
    return closeUnless(this.#about, facts ? this.#about.play.deal(facts.id, set, code) : '')
  }

  async findWinnable(set: string, grades: Grades): Promise<void> {
    const facts = this.#facts
    const { play } = this.#about
    if (!facts) return
    this.searching = { tried: 0, busy: true, fault: '' }
    this.#searches = true
    const found = await play.dealer.winnable(facts.id, set, grades, (tried) => {
      if (this.searching?.busy) this.searching = { tried, busy: true, fault: '' }
    })
    if (!this.#searches) return
    this.#searches = false
    if ('fault' in found) {
      this.searching = { tried: this.searching?.tried ?? 0, busy: false, fault: found.fault }
      return
    }
    this.searching = null
    play.deal(facts.id, set, { number: found.deal })
    if (found.grade !== undefined && found.telling)
      play.say(provedWords(found.grade, play.game?.facts.shuffles ?? false))
    this.#about.close()
  }

  /** Whether the grades of this rule set's winnable deals tell how hard a deal is. */
  async telling(set: string): Promise<boolean> {
    const facts = this.#facts
    if (!facts || !hasProved(facts.id, set)) return false
    const drawn = await this.#about.play.dealer.drawn(facts.id, set, [1, 5], 0n)
    return !('fault' in drawn) && drawn.telling
  }

  /** How often good play wins deals of a grade, in words; empty if that is not known. */
  async shareOf(set: string, grade: number): Promise<string> {
    const facts = this.#facts
    if (!facts) return ''
    const drawn = await this.#about.play.dealer.drawn(facts.id, set, [grade, grade], 0n)
    return 'fault' in drawn ? '' : gradeWords(drawn)
  }

  /** The number of any deal. */
  any(set: string): string {
    return this.#about.play.dealer.anyDeal(this.#facts?.id ?? '', set)
  }

  /** Deals another one at once, as this player likes them. */
  async another(): Promise<void> {
    const facts = this.#facts
    if (!facts) return
    const taste = preferenceOf(facts.id)
    if (taste.how === 'winnable') await this.fair(taste)
    else this.deal(facts.set, { number: this.any(facts.set) })
  }

  /** Opens another game: the one that was left there, or a new deal. */
  async other({ id, set }: Pick<GameListed, 'id' | 'set'>): Promise<void> {
    const { play, storage } = this.#about
    await play.keeping.claim(id, set)
    const left = await storage.saves.find(id, set)
    const resumed = left?.standing === 'playing' && (await play.resume(left)) === ''
    const number = resumed ? '' : await play.dealer.usualDeal(id, set)
    closeUnless(this.#about, resumed ? '' : play.deal(id, set, { number }))
  }

  /** Deals one that can be won at once; where none is known, the search for one is shown. */
  async fair(taste?: DealPreference): Promise<void> {
    const facts = this.#facts
    if (!facts) return
    if (!hasProved(facts.id, facts.set)) this.#about.open('new')
    await this.findWinnable(facts.set, gradesOf(taste ?? preferenceOf(facts.id)))
  }

  stopSearching(): void {
    this.searching = null
    if (!this.#searches) return
    this.#searches = false
    this.#about.play.dealer.cancel()
  }

  get #facts(): GameFacts | undefined {
    return this.#about.play.game?.facts
  }
}
