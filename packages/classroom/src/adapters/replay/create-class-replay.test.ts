import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { createMemoryRoom, type MemoryPerson } from '../local/memory-room.ts'
import { FIRST_PAGE_ID } from '../../core/board/empty-board.ts'
import { encodeStroke } from '../../core/board/stroke-codec.ts'
import { decodeLiveInk } from '../../core/live/live-ink.ts'
import type { ReplaySource } from '../../ports/replay-source.ts'
import type { ClassReplay } from '../../ports/class-replay.ts'
import { type ClassReplayOptions, createClassReplay } from './create-class-replay.ts'
import { createMemoryReplaySource, type MemoryReplaySource } from './memory-replay-source.ts'

const MINUTE = 60_000
const liTeacher: MemoryPerson = { userId: 'teacher', name: 'Li Wei', role: 'teacher' }
const anna: MemoryPerson = { userId: 'anna', name: 'Anna', role: 'student' }

/** Twenty minutes, with a message in each of the first ten: "1" at the start of minute 1. */
function heldClass() {
  const room = createMemoryRoom({ start: Date.now() })
  room.act(liTeacher, { type: 'enter' })
  room.act(anna, { type: 'enter' })
  room.act(liTeacher, { type: 'start' })
  for (let no = 1; no <= 10; no++) {
    room.advance(MINUTE)
    room.act(liTeacher, { type: 'say', text: String(no) })
  }
  room.advance(10 * MINUTE)
  room.act(liTeacher, { type: 'end', reason: 'teacher' })
  return room
}

let replay: ClassReplay
let source: MemoryReplaySource

/** The log comes in pages of four events. @param cutAt pages after this event do not come */
function open(options: Partial<ClassReplayOptions> = {}, cutAt: number | null = null) {
  source = createMemoryReplaySource(heldClass(), { pageSize: 4, keyframes: [8] })
  source.cutAfter(cutAt)
  replay = createClassReplay({ source, viewer: anna.userId, skipsQuiet: false, ...options })
  return vi.advanceTimersByTimeAsync(1)
}
const said = () => replay.channel.getState().room.chat.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
})
afterEach(() => {
  replay.destroy()
  vi.useRealTimers()
})

describe('a class that is played again', () => {
  it('stands at its start until it is played, and goes on as time does', async () => {
    await open()
    expect(replay.getState()).toMatchObject({ status: 'ready', at: 0, duration: 20 * MINUTE, isPlaying: false })
    expect(replay.channel.getState().room).toMatchObject({ status: 'live' })
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(said()).toEqual([])
    replay.play()
    await vi.advanceTimersByTimeAsync(2 * MINUTE + 100)
    expect(said()).toEqual(['1', '2'])
    replay.pause()
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(said()).toEqual(['1', '2'])
  })

  it('[R95] goes to any moment, forward and back', async () => {
    await open()
    replay.seek(9.5 * MINUTE)
    expect(said()).toHaveLength(9)
    replay.seek(3.5 * MINUTE)
    expect(said()).toEqual(['1', '2', '3'])
    replay.skip(-MINUTE)
    expect(said()).toEqual(['1', '2'])
    replay.seek(99 * MINUTE)
    expect(replay.getState().at).toBe(20 * MINUTE)
    expect(replay.channel.getState().room.status).toBe('ended')
  })

  it('is faster where a viewer wants it, and begins anew at its end', async () => {
    await open({ speed: 4 })
    replay.play()
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 1_000)
    expect(replay.getState()).toMatchObject({ at: 20 * MINUTE, isPlaying: false })
    replay.play()
    expect(replay.getState().at).toBe(0)
    expect(said()).toEqual([])
  })

  it('[R97] passes over the quiet between what happens', async () => {
    await open({ skipsQuiet: true })
    replay.play()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(said()).toHaveLength(10)
  })

  it('tells listeners what happens while it is played, and nothing of what a jump passes over', async () => {
    await open()
    const heard: string[] = []
    replay.channel.onEvent((event) => event.type === 'chatSent' && heard.push(event.text))
    replay.seek(2.9 * MINUTE)
    replay.play()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(heard).toEqual(['3'])
  })

  it('holds the clocks of the room at the moment that is shown', async () => {
    await open()
    replay.seek(5 * MINUTE)
    await vi.advanceTimersByTimeAsync(3 * MINUTE)
    const { clockOffsetMs, room } = replay.channel.getState()
    expect(Math.abs(Date.now() + clockOffsetMs - ((room.startedAt ?? 0) + 5 * MINUTE))).toBeLessThan(1_000)
  })

  it('[R95] is only looked at', async () => {
    await open()
    expect(replay.channel.isReadOnly).toBe(true)
    expect(replay.channel.denialOf({ type: 'raiseHand' })).toBe('class-ended')
    await expect(replay.channel.send({ type: 'raiseHand' })).rejects.toBeInstanceOf(RoomRefusal)
  })

  it('knows older messages than the room remembers', async () => {
    await open()
    replay.seek(4.5 * MINUTE)
    const page = await replay.channel.history(Number.MAX_SAFE_INTEGER, 50)
    expect(page.messages.map(({ text }) => text)).toEqual(['1', '2', '3', '4'])
  })
})

describe('reading the log', () => {
  it('begins at a keyframe near where a viewer stopped, and reads what comes before afterwards', async () => {
    await open({ startAt: 8.5 * MINUTE })
    expect(source.asked.slice(0, 2)).toEqual(['keyframe 8', 'events 8'])
    expect(source.asked).toContain('events 0')
    expect(said()).toHaveLength(8)
    replay.seek(2.5 * MINUTE)
    expect(said()).toEqual(['1', '2'])
    expect(replay.getState().chapters.map(({ kind }) => kind)).toEqual(['start'])
  })

  it('shows what is here when the rest does not come, and goes on once it does', async () => {
    await open({}, 8)
    expect(replay.getState()).toMatchObject({ status: 'ready', isCut: true })
    replay.seek(9.5 * MINUTE)
    expect(replay.getState().isWaiting).toBe(true)
    source.cutAfter(null)
    replay.retry()
    await vi.advanceTimersByTimeAsync(1)
    expect(replay.getState()).toMatchObject({ isCut: false, isWaiting: false })
    expect(said()).toHaveLength(9)
  })

  it('says that it failed when nothing comes at all, and can be told to try again', async () => {
    await open({}, 0)
    expect(replay.getState().status).toBe('failed')
    source.cutAfter(null)
    replay.retry()
    await vi.advanceTimersByTimeAsync(1)
    expect(replay.getState().status).toBe('ready')
  })

  it('ends where a source gives the same page again and again', async () => {
    source = createMemoryReplaySource(heldClass(), { pageSize: 4 })
    const events = vi.fn<typeof source.events>((_, signal) => source.events(0, signal))
    replay = createClassReplay({ source: { ...source, events }, viewer: anna.userId })
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toHaveBeenCalledTimes(2)
    expect(replay.getState().status).toBe('failed')
  })

  it('reads no further once it is over, also from a source that heeds no signal', async () => {
    source = createMemoryReplaySource(heldClass(), { pageSize: 4 })
    replay = createClassReplay({ source, viewer: anna.userId })
    replay.destroy()
    await vi.advanceTimersByTimeAsync(1)
    expect(source.asked).toEqual([])
    expect(replay.getState().status).toBe('loading')
  })

  it('passes over no part that is not here, quiet or not', async () => {
    const whole = createMemoryReplaySource(heldClass(), { pageSize: 4, keyframes: [12] })
    const events: ReplaySource['events'] = (afterSeq, signal) =>
      afterSeq === 4 ? Promise.reject(new Error('cut')) : whole.events(afterSeq, signal)
    const known = { ...whole, events }
    replay = createClassReplay({ source: known, viewer: anna.userId, startAt: 9.5 * MINUTE })
    await vi.advanceTimersByTimeAsync(1)
    expect(replay.getState()).toMatchObject({ status: 'ready', isCut: true })
    replay.seek(0)
    replay.play()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(replay.getState()).toMatchObject({ isWaiting: true })
    expect(replay.getState().at).toBeLessThan(2 * MINUTE)
  })
})

describe('[R96] ink of a class that is played again', () => {
  const points = new Float32Array(Array.from({ length: 10 }, (_, i) => [10 + i * 5, 10, 0.5, i * 100]).flat())
  const bytes = encodeStroke({ tool: 'pen', color: '#1f2937', width: 4, points })

  function openStroke() {
    const room = createMemoryRoom({ start: Date.now() })
    room.act(liTeacher, { type: 'enter' })
    room.act(liTeacher, { type: 'start' })
    room.advance(10_000)
    room.act(liTeacher, { type: 'board.addStroke', pageId: FIRST_PAGE_ID, strokeId: 's1', bytes })
    room.advance(MINUTE)
    room.act(liTeacher, { type: 'end', reason: 'teacher' })
    replay = createClassReplay({ source: createMemoryReplaySource(room), viewer: anna.userId, skipsQuiet: false })
    const frames: string[] = []
    replay.channel.onEphemeral((_, frame) => frames.push(decodeLiveInk(frame)?.isTakenBack ? 'gone' : 'ink'))
    return { frames, strokes: () => replay.channel.getState().room.board.pages[0]?.strokeCount }
  }

  it('is drawn before the stroke is on the page, and gives way to it', async () => {
    const { frames, strokes } = openStroke()
    await vi.advanceTimersByTimeAsync(1)
    replay.seek(9_000)
    replay.play()
    await vi.advanceTimersByTimeAsync(800)
    expect(frames.length).toBeGreaterThan(3)
    expect(frames).not.toContain('gone')
    expect(strokes()).toBe(0)
    await vi.advanceTimersByTimeAsync(300)
    expect(frames.at(-1)).toBe('gone')
    expect(strokes()).toBe(1)
  })

  it('is taken back by a jump', async () => {
    const { frames } = openStroke()
    await vi.advanceTimersByTimeAsync(1)
    replay.seek(9_000)
    replay.play()
    await vi.advanceTimersByTimeAsync(500)
    replay.seek(0)
    expect(frames.at(-1)).toBe('gone')
  })
})
