/** Says how a person reads a chapter: which sentences were in view long enough, and since when they read. */
export interface Reading {
  /** Indices of sentences that were in view for `SEEN_MS`. */
  seen: ReadonlySet<number>
  /** Epoch ms at which each sentence in view came into it. */
  inView: ReadonlyMap<number, number>
  /** Ms of reading that no report has told yet. */
  unreportedMs: number
  /** Epoch ms of the last event while the page was read; null while it is hidden. */
  readAt: number | null
}

export type ReadingEvent =
  | { type: 'entered' | 'left'; sentence: number; at: number }
  | { type: 'shown' | 'hidden' | 'ticked'; at: number }
  | { type: 'reported'; at: number }
  /** The server did not hear the last report, which told `unreportedMs`. */
  | { type: 'reportFailed'; unreportedMs: number; at: number }

/** Fast scrolling is not reading: a sentence counts after it was in view this long. */
export const SEEN_MS = 1_000
/** A page that is left open is not read for longer than this between two events. */
const LONGEST_STEP_MS = 60_000

export const startReading = (at: number): Reading => ({
  seen: new Set(),
  inView: new Map(),
  unreportedMs: 0,
  readAt: at,
})

export function readingReducer(reading: Reading, event: ReadingEvent): Reading {
  const now = passTime(reading, event.at)
  switch (event.type) {
    case 'entered':
      return { ...now, inView: new Map(now.inView).set(event.sentence, event.at) }
    case 'left':
      return { ...now, inView: new Map([...now.inView].filter(([sentence]) => sentence !== event.sentence)) }
    case 'shown':
      return { ...now, readAt: event.at, inView: new Map([...now.inView].map(([sentence]) => [sentence, event.at])) }
    case 'hidden':
      return { ...now, readAt: null }
    case 'ticked':
      return now
    case 'reported':
      return { ...now, unreportedMs: 0 }
    case 'reportFailed':
      return { ...now, unreportedMs: now.unreportedMs + event.unreportedMs }
    default:
      return event satisfies never
  }
}

function passTime(reading: Reading, at: number): Reading {
  if (reading.readAt === null) return reading
  const seen = [...reading.inView].filter(([, since]) => at - since >= SEEN_MS).map(([sentence]) => sentence)
  return {
    ...reading,
    seen: new Set([...reading.seen, ...seen]),
    unreportedMs: reading.unreportedMs + Math.min(Math.max(0, at - reading.readAt), LONGEST_STEP_MS),
    readAt: at,
  }
}

/** Returns how much of the chapter was read, 0 to 100. */
export const percentRead = ({ seen }: Reading, sentences: number) =>
  sentences === 0 ? 0 : Math.round((seen.size / sentences) * 100)
