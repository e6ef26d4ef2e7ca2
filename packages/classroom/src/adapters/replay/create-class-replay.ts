/** Plays the log of a class that has ended: keeps the time, and hands the room of each moment to a channel. */
import { createStore } from '@hwjy/base'
import { messagesOf } from '../../core/chat/chat-history.ts'
import { knownMessages } from '../../core/chat/messages.ts'
import { afterQuiet } from '../../core/replay/activity.ts'
import { createInkAhead } from '../../core/replay/ink-ahead.ts'
import type { ReplayTrack } from '../../core/replay/replay-track.ts'
import type { EpochMs, UserId } from '../../core/room/ids.ts'
import { participantOf } from '../../core/room/room-state.ts'
import type { RoomState } from '../../core/room/room-types.ts'
import type { ClassReplay, ReplayState } from '../../ports/class-replay.ts'
import type { ReplaySource } from '../../ports/replay-source.ts'
import type { ChatPage } from '../../ports/room-channel.ts'
import { createReplayChannel } from './create-replay-channel.ts'
import { createLogReader } from './log-reader.ts'
import { createSilentRtc } from './silent-rtc.ts'

export interface ClassReplayOptions {
  source: ReplaySource
  /** The person who watches: private messages and own answers are theirs. */
  viewer: UserId
  /** The first moment to show, ms from the start of the class. */
  startAt?: number
  speed?: number
  /** Default true. */
  skipsQuiet?: boolean
}

/** The room is shown this often; a display draws a stroke in between no smoother. */
const TICK_MS = 50
/** While it rests, only the clocks of the room are held. */
const RESTING_MS = 500
/** A stroke that is under way is among so many events to come. */
const COMING = 40
/** A page that was asleep goes on where it was. */
const LONGEST_TICK_MS = 1_500

export function createClassReplay({
  source,
  viewer,
  startAt = 0,
  speed = 1,
  skipsQuiet = true,
}: ClassReplayOptions): ClassReplay {
  const store = createStore<ReplayState>({
    status: 'loading',
    startedAt: 0,
    at: startAt,
    duration: 0,
    isPlaying: false,
    isWaiting: false,
    isCut: false,
    speed,
    skipsQuiet,
    chapters: [],
    stretches: [],
    sharer: null,
  })
  const patch = (change: Partial<ReplayState>) => store.setState((state) => ({ ...state, ...change }))
  const channel = createReplayChannel(viewer, messagesBy)
  const ink = createInkAhead(channel.draw)
  const log = createLogReader(source, learned)
  let shown: { track: ReplayTrack; seq: number } | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let tickedAt = 0

  const instant = (): EpochMs => store.getState().startedAt + store.getState().at

  /** Everything said by the moment that is shown; where the log begins late, as much as the room remembers. */
  function messagesBy(room: RoomState): ChatPage {
    if (shown?.track !== log.head) return { messages: knownMessages(room), isComplete: false }
    const events = log.head.between(0, shown.seq)
    return { messages: messagesOf(events, (userId) => participantOf(room, userId), viewer), isComplete: true }
  }

  async function read(): Promise<void> {
    const { status, at } = store.getState()
    patch({ isCut: false, status: status === 'failed' ? 'loading' : status })
    try {
      await log.read(at)
    } catch {
      // The viewer can try again, for any reason.
      if (!log.isStopped) patch(store.getState().status === 'ready' ? { isCut: true } : { status: 'failed' })
    }
  }

  // More of the log is here: a moment that was waited for may be among it.
  function learned(): void {
    const about = log.about()
    if (about === null) return
    const { startedAt, endedAt } = about
    const duration = Math.max(0, endedAt - startedAt)
    const at = Math.min(store.getState().at, duration)
    patch({ startedAt, duration, at, chapters: log.chapters(), stretches: log.stretches() })
    const track = log.trackFor(instant())
    if (track === null) return
    const { status, isWaiting } = store.getState()
    if (status !== 'ready' || isWaiting) {
      patch({ status: 'ready', isWaiting: false })
      show(false)
    } else if (shown) shown = { track, seq: shown.seq }
  }

  /** @param isPlayed the moment follows the one shown before, so that what happened between is seen to happen */
  function show(isPlayed: boolean): void {
    const at = instant()
    const track = log.trackFor(at)
    if (track === null) {
      patch({ isWaiting: true })
      return
    }
    const seq = track.seqAt(at)
    const from = shown?.seq ?? 0
    const happened = isPlayed && from >= track.base.seq && seq > from ? track.between(from, seq) : []
    if (!isPlayed) ink.clear()
    for (const event of happened) ink.settle(event)
    const room = track.roomAt(seq)
    shown = { track, seq }
    channel.show(room, at, happened)
    if (isPlayed) ink.draw(track.between(seq, seq + COMING), at, performance.now())
    const sharer = Object.values(room.participants).find(({ media }) => media.screen)?.name ?? null
    if (sharer !== store.getState().sharer) patch({ sharer })
  }

  function tick(): void {
    const now = performance.now()
    const passed = Math.min(LONGEST_TICK_MS, now - tickedAt)
    tickedAt = now
    const state = store.getState()
    if (state.status !== 'ready' || state.isWaiting) return
    if (state.isPlaying) {
      const next = Math.min(state.duration, state.at + passed * state.speed)
      const quietEnd = state.skipsQuiet ? afterQuiet(state.stretches, state.startedAt + next) : null
      // A part that is not here yet may not be quiet.
      const beyond = Math.min(quietEnd ?? 0, log.knownUntil(instant())) - state.startedAt
      patch({ at: Math.min(state.duration, Math.max(next, beyond)) })
      if (store.getState().at >= state.duration) setPlaying(false)
    }
    show(true)
  }

  function setPlaying(isPlaying: boolean): void {
    patch({ isPlaying })
    clearInterval(timer)
    tickedAt = performance.now()
    timer = setInterval(tick, isPlaying ? TICK_MS : RESTING_MS)
  }

  function play(): void {
    const { at, duration } = store.getState()
    // At the end it begins anew.
    if (duration > 0 && at >= duration) seek(0)
    setPlaying(true)
  }

  function seek(to: number): void {
    const { duration, status } = store.getState()
    patch({ at: Math.max(0, duration > 0 ? Math.min(duration, to) : to), isWaiting: false })
    if (status === 'ready') show(false)
  }

  setPlaying(false)
  void read()
  return {
    channel,
    rtc: createSilentRtc(),
    getState: store.getState,
    subscribe: store.subscribe,
    play,
    pause: () => setPlaying(false),
    toggle: () => (store.getState().isPlaying ? setPlaying(false) : play()),
    seek,
    skip: (ms) => seek(store.getState().at + ms),
    setSpeed: (next) => patch({ speed: next }),
    setSkipsQuiet: (next) => patch({ skipsQuiet: next }),
    retry: () => void read(),
    destroy() {
      log.stop()
      clearInterval(timer)
    },
  }
}
