import type { Step } from '../core/types'

/** Short sounds made on the spot; none is loaded, and none is played unless the player wants them. */
export type Sound = 'lay' | 'turn' | 'home' | 'deal' | 'refused' | 'won'

/** What is heard of a step, the first first; `covered` is how many cards were unknown before it. */
export function heard({ move, table }: Pick<Step, 'move' | 'table'>, covered: number): Sound[] {
  if (table.standing === 'won') return ['won']
  if (move?.act === 'turn') return ['turn']
  if (move && ['deal', 'refill', 'redeal'].includes(move.act)) return ['deal']
  const first = move?.home ? 'home' : 'lay'
  return move && table.unknown < covered ? [first, 'turn'] : [first]
}

/** What all sounds go through; made with the first, because browsers want a gesture before. */
let output: GainNode | null = null

/** A soft tap: noise through a low filter, gone in a moment. */
function tap(output: GainNode, at: number, length: number, pitch: number, loudness: number): void {
  const audio = output.context
  const frames = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, frames, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: pitch })
  const gain = new GainNode(audio, { gain: loudness })
  source.connect(filter).connect(gain).connect(output)
  source.start(at)
}

/** A bell-like note, which fades in so many seconds. */
function note(output: GainNode, at: number, pitch: number, length: number): void {
  const audio = output.context
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.08, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length)
  tone.connect(gain).connect(output)
  tone.start(at)
  tone.stop(at + length + 0.1)
}

function opened(): GainNode {
  const audio = new AudioContext()
  const made = new GainNode(audio)
  made.connect(audio.destination)
  return made
}

/** Plays sounds one after the other; a volume of 1 is as loud as they get. `still` is the wish for less motion: a deal is one tap. */
export function play(sounds: readonly Sound[], volume: number, still: boolean): void {
  const through = (output ??= opened())
  through.gain.value = 2 * volume
  const now = through.context.currentTime
  for (const [i, sound] of sounds.entries()) make(through, sound, now + i * 0.16, still)
}

function make(through: GainNode, sound: Sound, at: number, still: boolean): void {
  if (sound === 'lay') tap(through, at, 0.05, 1400, 0.35)
  else if (sound === 'turn') tap(through, at, 0.07, 3600, 0.2)
  else if (sound === 'home') {
    tap(through, at, 0.05, 1400, 0.3)
    note(through, at + 0.03, 659.25, 0.25)
  } else if (sound === 'deal')
    for (let i = 0; i < (still ? 1 : 4); i++) tap(through, at + i * 0.045, 0.04, 2200, 0.2)
  else if (sound === 'refused') tap(through, at, 0.09, 320, 0.5)
  else [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => note(through, at + i * 0.14, pitch, 0.9))
}
