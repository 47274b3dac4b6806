import { lights, type Light } from '../board/lights'
import { anyArrowSeen, blockedOf, type Blocked, type Place } from '../board/blocked'
import type { Core, Loss, Table } from '../core/types'
import { copy } from '../panels/files'
import { keepSettings, settings } from '../store/settings.svelte'
import type { DialogName } from './dialogs'
import type { Command } from '../keys/keys'
import { Marking } from './marking.svelte'
import { lightWords, type MenuCommand } from './menu'
import type { Play } from './play.svelte'
import { screen } from './screen.svelte'
import type { Story } from './story.svelte'
import { t } from '../words/say.svelte'

/** Actions of the table itself. */
export interface TableAtHand {
  /** Moves the keyboard focus to the table. */
  focus(): void
  /** Shows the card at hand large, or no longer; what is to be spoken then, if anything. */
  look(): string
  /** A text that says what can be done there. */
  here(): string
}

const ofMoves: ReadonlySet<Command | MenuCommand> = new Set([
  ...(['undo', 'redo', 'deal', 'redeal', 'hint', 'all-moves', 'winnable', 'verdict', 'send-up'] as const),
  ...(['finish', 'solution', 'play-on', 'play-on-open', 'review', 'why'] as const),
])

/** Everything around the table: the open dialog, the open book page, and the effect of each command. */
export class Commands {
  dialog = $state<DialogName | null>(null)
  /** The book page as a drawer or sheet, if it is not beside the table. */
  drawer = $state(false)
  tab = $state<'rules' | 'moves' | 'odds'>('rules')
  /** The highlight on the table while a key or the button is held. */
  light = $state<Light | null>(null)
  /** The highlight that is switched on. */
  steady = $state<Light | null>(null)
  /** A rule the player wants to see, until the next move; 0 for none. */
  asked = $state(0)

  /** The cards that lose the game, marked on the table that they are of. */
  blocked = $state.raw<(Blocked & { at: Table }) | null>(null)

  readonly #marks = $derived.by(() => {
    const { puzzle } = this.#play.besides
    const { game } = this.#play
    return puzzle && 'cards' in puzzle && game ? new Marking(puzzle, game) : null
  })
  /** The marks in a puzzle that asks for cards, while its position is on the table. */
  get marking(): Marking | null {
    return this.#marks?.task.at === this.#play.game?.table.node ? this.#marks : null
  }

  readonly run: Record<Command | MenuCommand, () => void> = {
    undo: () => this.#play.undo(),
    redo: () => this.#play.redo(),
    deal: () => this.#play.game?.deal(),
    redeal: () => this.#play.game?.play('redeal'),
    restart: () => this.#play.restart(),
    hint: () => this.#askHint(),
    'all-moves': () => (this.dialog = 'moves'),
    why: () => this.#why(),
    winnable: () => this.#play.foresee(),
    verdict: () => (this.dialog = 'verdict'),
    'why-lost': () => (this.dialog = 'why'),
    'send-up': () => void this.#play.home.safely(),
    finish: () => void this.#play.home.finish(),
    result: () => (this.#play.ended = true),
    find: () => (this.dialog = 'find'),
    note: () => (this.dialog = 'note'),
    new: () => (this.dialog = 'new'),
    'new-numbered': () => (this.dialog = 'new-numbered'),
    choose: () => this.#choose(),
    puzzles: () => (this.dialog = 'puzzles'),
    save: () => (this.dialog = 'save'),
    open: () => (this.dialog = 'open'),
    copy: () => this.#copyRecord(),
    share: () => (this.dialog = 'share'),
    statistics: () => (this.dialog = 'statistics'),
    state: () => (this.#play.said = this.#core.state()),
    'last-move': () => (this.#play.said = this.#play.game?.step.told || t('No card has been moved yet.')),
    labels: () => toggle('labels'),
    mirror: () => toggle('mirror'),
    larger: () => zoom(0.1),
    smaller: () => zoom(-0.1),
    command: () => (this.dialog = 'command'),
    rules: () => {
      this.tab = 'rules'
      this.togglePage()
    },
    books: () => (this.dialog = 'books'),
    tries: () => {
      this.tab = 'moves'
      this.showPage()
    },
    solution: () => void this.show(),
    'play-on': () => void this.#play.playOn.go(),
    'play-on-open': () => void this.#play.playOn.go('solution'),
    pace: () => this.#play.playOn.nextPace(),
    review: () => void this.review(null),
    lesson: () => void this.teach(),
    help: () => (this.dialog = 'help'),
    'full-screen': () => void this.#fillScreen(),
    keys: () => (this.dialog = 'keys'),
    settings: () => (this.dialog = 'settings'),
    cancel: () => this.#cancel(),
    look: () => {
      const seen = this.#table.look()
      if (seen !== '') this.#play.said = seen
    },
    here: () => (this.#play.said = this.#table.here()),
    'light-free': () => (this.light = 'free'),
    'light-rank': () => (this.light = 'rank'),
    'light-suit': () => (this.light = 'suit'),
    'light-fits': () => (this.light = 'fits'),
    'light-next': () => this.#nextLight(),
  }

  readonly #core: Core
  readonly #play: Play
  readonly #story: Story
  readonly #choose: () => void
  readonly #table: TableAtHand

  /** `choose` leads to all games. */
  constructor(core: Core, play: Play, story: Story, choose: () => void, table: TableAtHand) {
    this.#core = core
    this.#play = play
    this.#story = story
    this.#choose = choose
    this.#table = table
  }

  /** Carries out a command. Where cards are to be marked, none makes a move or searches. */
  do(command: Command | MenuCommand): void {
    if (this.marking && ofMoves.has(command)) this.#play.say(t('This puzzle asks for cards, not for moves.'))
    else this.run[command]()
  }

  /** Marks a card in a puzzle that asks for cards. */
  readonly mark = (place: Place): void => {
    const told = this.marking?.toggle(place) ?? ''
    if (told !== '') this.#play.say('', told)
  }

  /** Another game is on the table: closes everything over the previous one, except the command box that opened it. */
  turned(): void {
    if (this.dialog !== 'command') this.dialog = null
    this.light = null
    this.blocked = null
  }

  closeDialog(): void {
    this.dialog = null
    this.#play.ended = false
    this.#table.focus()
  }

  /** Shows a line that wins from here. */
  async show(): Promise<void> {
    if (await this.#story.showWin()) this.closeDialog()
  }

  /** Shows how the game is played; it is not offered again. */
  async teach(): Promise<void> {
    this.#play.foresight.stop()
    if (await this.#story.teach()) this.closeDialog()
    this.#play.meet()
  }

  /** The player continues from the lesson's position. */
  take(): void {
    const problem = this.#story.take()
    if (problem !== '') this.#play.say(problem)
    this.#table.focus()
  }

  /** Closes whatever is shown. */
  leave(): void {
    this.#story.leave()
    this.#table.focus()
  }

  async replay(record: string): Promise<void> {
    if (await this.#story.replay(record)) this.closeDialog()
  }

  /** Reviews the game in play, or that of a record. */
  async review(record: string | null): Promise<void> {
    if (await this.#story.review(record)) this.closeDialog()
  }

  /** Continues from the reviewed game's position. */
  tryFrom(): void {
    const problem = this.#story.tryFrom()
    if (problem !== '') this.#play.say(problem)
    this.#table.focus()
  }

  /** Marks the cards that lose the game, after a move if the table shows a later position. */
  showWhy(loss: Loss, after: number | null): void {
    this.closeDialog()
    if (after !== null) this.#story.backTo(after + 1)
    const at = this.#play.game?.table
    if (at) this.markWhy(loss, at)
  }

  /** Marks them on the table that is shown. */
  markWhy(loss: Loss, at: Table): void {
    const blocked = blockedOf(loss)
    this.blocked = { ...blocked, at }
    // in many lines the words would take the table's room
    const [first = ''] = loss.words
    const meaning = anyArrowSeen(blocked, at.piles)
      ? t('An arrow leads from a card to one that it waits for.')
      : ''
    this.#play.say([first, meaning].filter(Boolean).join(' '), loss.words.join(' '))
  }

  /** Goes back to just before a move and says what is known about that position. */
  backTo(move: number): void {
    const { sure = false, foresees = false } = this.#play.foresight.seen ?? {}
    this.closeDialog()
    this.#story.backTo(move)
    this.#play.say(
      sure
        ? foresees
          ? t('Back to before move {move}: with future shuffles known, the game can be won from here.', {
              move,
            })
          : t('Back to before move {move}: from here the game can be won.', { move })
        : t('Back to before move {move}: whether the game can be won from here is undecided.', { move }),
    )
  }

  showRule(sentence: number): void {
    this.asked = sentence
    this.tab = 'rules'
    this.showPage()
  }

  showPage(): void {
    if (screen.narrow) this.drawer = true
    else settings.page = true
  }

  togglePage(): void {
    if (screen.narrow) this.drawer = !this.drawer
    else settings.page = !settings.page
    keepSettings()
  }

  /** Switches to the next highlight, and after the last one off. */
  #nextLight(): void {
    this.steady = lights[this.steady === null ? 0 : lights.indexOf(this.steady) + 1] ?? null
    this.#play.say(lightWords(this.steady))
  }

  #askHint(): void {
    void this.#play.askHint()
    // a drawer or a sheet would take the table's room; the status line says it as well
    if (!screen.narrow) this.showPage()
  }

  /** Explains the last refusal in full. */
  #why(): void {
    const { refused = null, facts } = this.#play.game ?? {}
    if (!refused) this.#play.say(t('No move has been refused.'))
    else if (refused.refusal.sentence > 0) {
      this.showRule(refused.refusal.sentence)
      this.#play.said = `${refused.refusal.text} ${facts?.sentences[refused.refusal.sentence - 1]?.text ?? ''}`
    }
  }

  async #fillScreen(): Promise<void> {
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      else await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    } catch {
      this.#play.say(t('The browser does not allow full screen here.'))
    }
  }

  #copyRecord(): void {
    void copy(this.#core.record()).then((done) =>
      this.#play.say(
        done
          ? t('Saved game copied.')
          : t('The browser does not allow copying. Save the game to a file instead.'),
      ),
    )
  }

  #cancel(): void {
    if (this.#play.hinting.shown) this.#play.hinting.close()
    else if (this.blocked) {
      this.blocked = null
      this.#play.notice = ''
    } else if (this.drawer) this.drawer = false
    else this.#play.game?.clear()
  }
}

function zoom(by: number): void {
  settings.zoom = Math.min(2, Math.max(0.5, Math.round((settings.zoom + by) * 10) / 10))
  keepSettings()
}

function toggle(name: 'labels' | 'mirror'): void {
  settings[name] = !settings[name]
  keepSettings()
}
