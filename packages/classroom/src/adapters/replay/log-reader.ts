import { decodeKeyframe } from '../../core/live/keyframe.ts'
import { eventsOfLog } from '../../core/live/log-frames.ts'
import { type Stretch, stretchOf, withStretches } from '../../core/replay/activity.ts'
import { type Chapter, chapterAt, keptChapters } from '../../core/replay/chapters.ts'
import { createReplayTrack, type ReplayTrack } from '../../core/replay/replay-track.ts'
import type { EpochMs } from '../../core/room/ids.ts'
import { emptyRoom } from '../../core/room/room-state.ts'
import type { RoomEvent } from '../../core/room/room-types.ts'
import type { ReplayAbout, ReplaySource } from '../../ports/replay-source.ts'

/** Further than this from the start, a first moment is worth a keyframe of its own. */
const WORTH_A_KEYFRAME_MS = 60_000

export interface LogReader {
  /** The log from its beginning, as far as it is here. */
  readonly head: ReplayTrack
  /** Null until it is known. */
  about(): ReplayAbout | null
  /** A stretch with all that had happened by then; null while that is not here. */
  trackFor(at: EpochMs): ReplayTrack | null
  /** The last instant of which it is known that nothing is missing before it, on the stretch of this moment. */
  knownUntil(at: EpochMs): EpochMs
  /** They are those of what is here, in order. */
  chapters(): readonly Chapter[]
  stretches(): readonly Stretch[]
  /**
   * Reads the whole log, or what is missing of it. Rejects when a part of it did not come, and when it was stopped.
   * @param from the moment that is wanted first, ms from the start
   */
  read(from: number): Promise<void>
  stop(): void
  readonly isStopped: boolean
}

/** @param onMore more is known: what there is, or a part of it */
export function createLogReader(source: ReplaySource, onMore: () => void): LogReader {
  const reading = new AbortController()
  const head = createReplayTrack(emptyRoom())
  // Until the log from its beginning reaches it: a stretch from a keyframe on.
  let late: { track: ReplayTrack; from: EpochMs } | null = null
  let about: ReplayAbout | null = null
  let underWay: Promise<void> | null = null
  let chapters: readonly Chapter[] = []
  let stretches: readonly Stretch[] = []

  const reaches = (track: ReplayTrack, at: EpochMs) =>
    (about !== null && track.lastSeq() >= about.lastSeq) || (track.events.at(-1)?.at ?? Number.NEGATIVE_INFINITY) > at

  function learn(track: ReplayTrack, events: readonly RoomEvent[]): void {
    const fresh = events.filter(({ seq }) => seq > track.lastSeq())
    if (track === head) chapters = [...chapters, ...chaptersIn(fresh)]
    else track.append(fresh)
    stretches = withStretches(
      stretches,
      fresh.map(stretchOf).filter((stretch) => stretch !== null),
    )
    onMore()
  }

  // Appends them on the way: a chapter is what an event changes.
  function chaptersIn(events: readonly RoomEvent[]): readonly Chapter[] {
    const found: Chapter[] = []
    let room = head.roomAt(head.lastSeq())
    for (const event of events) {
      head.append([event])
      const after = head.roomAt(head.lastSeq())
      const chapter = chapterAt(event, room, after)
      if (chapter) found.push(chapter)
      room = after
    }
    return found
  }

  async function readOn(track: ReplayTrack, upTo: number): Promise<void> {
    while (track.lastSeq() < upTo) {
      const before = track.lastSeq()
      // One page builds on the one before it.
      // oxlint-disable-next-line no-await-in-loop
      const events = eventsOfLog(await source.events(before, reading.signal))
      // A source need not heed the signal.
      reading.signal.throwIfAborted()
      if (events !== null) learn(track, events)
      if (track.lastSeq() === before) throw new Error('The log of this class ends before its last event')
    }
  }

  async function readNear({ keyframes, lastSeq, startedAt }: ReplayAbout, from: number): Promise<void> {
    const near = keyframes.findLast(({ at }) => at <= startedAt + from)
    if (late === null && head.events.length === 0 && from >= WORTH_A_KEYFRAME_MS && near) {
      const bytes = await source.keyframe(near.seq, reading.signal)
      const room = bytes && decodeKeyframe(bytes)
      if (room) late = { track: createReplayTrack(room), from: near.at }
    }
    if (late) await readOn(late.track, lastSeq)
  }

  async function readAll(from: number): Promise<void> {
    about ??= await source.about(reading.signal)
    reading.signal.throwIfAborted()
    onMore()
    await readNear(about, from)
    if (late) {
      await readOn(head, late.track.base.seq)
      learn(head, late.track.events)
      late = null
    }
    await readOn(head, about.lastSeq)
    onMore()
  }

  return {
    head,
    about: () => about,
    trackFor(at) {
      if (reaches(head, at)) return head
      return late !== null && at >= late.from && reaches(late.track, at) ? late.track : null
    },
    knownUntil(at) {
      const track = reaches(head, at) ? head : (late?.track ?? head)
      const isWhole = about !== null && track.lastSeq() >= about.lastSeq
      return isWhole ? Number.POSITIVE_INFINITY : (track.events.at(-1)?.at ?? at)
    },
    // The first moment of a class has all that was on the board before it.
    chapters: () =>
      about === null
        ? []
        : keptChapters(
            chapters.filter(({ at }) => at >= (about?.startedAt ?? 0)),
            about.endedAt,
          ),
    stretches: () => stretches,
    read(from) {
      underWay ??= readAll(from).finally(() => {
        underWay = null
      })
      return underWay
    },
    stop: () => reading.abort(),
    get isStopped() {
      return reading.signal.aborted
    },
  }
}
