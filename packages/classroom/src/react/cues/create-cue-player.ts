/** Sound cues made on the spot: no file to fetch, and they start at once. [R21] */
import type { CueAction, ToolCue } from '../../core/cues/cue-state.ts'

export type CueName = 'invitation' | 'hand' | ToolCue

export interface CuePlayer {
  /** Carries out an action of `core/cues`. A loop that runs already goes on as it is. */
  perform(action: CueAction): void
  dispose(): void
}

// Browsers limit audio devices per page; a silent one is put to sleep.
const IDLE_MS = 30_000
const INVITATION_EVERY_MS = 2_400

interface Note {
  frequencyHz: number
  // Seconds from the start of the cue.
  at: number
  lengthS: number
  gain: number
}
const note = (frequencyHz: number, at: number, lengthS = 0.35, gain = 0.18): Note => ({
  frequencyHz,
  at,
  lengthS,
  gain,
})

const NOTES: Readonly<Record<CueName, readonly Note[]>> = {
  // A rising fourth, D5 to G5: a question that wants an answer.
  invitation: [
    { frequencyHz: 587.33, at: 0, lengthS: 0.7, gain: 0.22 },
    { frequencyHz: 783.99, at: 0.28, lengthS: 1.1, gain: 0.2 },
  ],
  hand: [{ frequencyHz: 880, at: 0, lengthS: 0.45, gain: 0.2 }],
  // Two rising notes; one low note; a tick; a bell; three notes of a prize; a roll that slows down.
  open: [note(523.25, 0), note(659.25, 0.16)],
  close: [note(261.63, 0, 0.6)],
  tick: [note(1_046.5, 0, 0.08, 0.12)],
  bell: [note(987.77, 0, 0.9), note(987.77, 0.35, 0.9)],
  prize: [note(659.25, 0), note(783.99, 0.12), note(1_046.5, 0.24, 0.8)],
  // Two quick notes and their octave.
  won: [note(523.25, 0, 0.15), note(523.25, 0.12, 0.15), note(1_046.5, 0.26, 0.6)],
  draw: [0, 0.1, 0.2, 0.32, 0.46, 0.62, 0.82, 1.06, 1.36, 1.74, 2.2].map((at) => note(392, at, 0.1, 0.12)),
}

// A plucked string: the tone and its octave start together and fade away.
function pluck(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at
  const end = start + note.lengthS
  for (const [harmonic, share] of [
    [1, 1],
    [2, 0.35],
  ] as const) {
    const tone = context.createOscillator()
    const envelope = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = note.frequencyHz * harmonic
    envelope.gain.setValueAtTime(0.0001, start)
    envelope.gain.exponentialRampToValueAtTime(note.gain * share, start + 0.012)
    envelope.gain.exponentialRampToValueAtTime(0.0001, end)
    tone.connect(envelope).connect(context.destination)
    tone.start(start)
    tone.stop(end)
  }
}

const browserContext = () => (typeof AudioContext === 'undefined' ? null : new AudioContext())

/** @param createContext asked at the first sound, so that a silent class opens no audio device; `null`: no sound here */
export function createCuePlayer(createContext: () => AudioContext | null = browserContext): CuePlayer {
  let context: AudioContext | null = null
  let loop: ReturnType<typeof setInterval> | null = null
  let idle: ReturnType<typeof setTimeout> | null = null

  function sound(cue: CueName): void {
    context ??= createContext()
    const playing = context
    if (!playing) return
    if (idle) clearTimeout(idle)
    idle = setTimeout(() => void playing.suspend(), IDLE_MS)
    // Before the first gesture the browser keeps it suspended; the cue is lost, the announcement on screen is not.
    if (playing.state === 'suspended')
      void playing.resume().then(
        () => pluckAll(playing, cue),
        () => undefined,
      )
    else pluckAll(playing, cue)
  }
  function pluckAll(playing: AudioContext, cue: CueName): void {
    for (const note of NOTES[cue]) pluck(playing, note)
  }
  function stopLoop(): void {
    if (loop) clearInterval(loop)
    loop = null
  }

  // Closing, not suspending: a suspended tone would go on where it stopped.
  function silence(): void {
    stopLoop()
    if (idle) clearTimeout(idle)
    void context?.close()
    context = null
  }

  return {
    perform(action) {
      switch (action.do) {
        case 'playOnce':
          return sound(action.cue)
        case 'loop':
          if (loop) return
          loop = setInterval(() => sound(action.cue), INVITATION_EVERY_MS)
          return sound(action.cue)
        case 'stop':
          return stopLoop()
        case 'stopAll':
          return silence()
        default:
          return action satisfies never
      }
    },
    dispose: silence,
  }
}
