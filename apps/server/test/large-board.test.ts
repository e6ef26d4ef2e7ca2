/** A board as large as it may become: it is refused what is more, in words, and stays usable. */
import {
  BOARD_MAX_BYTES,
  boardSize,
  emptyRoom,
  encodeStroke,
  evolve,
  LIVE_PROTOCOL,
  PAGE_MAX_BYTES,
  type RoomCommand,
  type RoomEvent,
  type RoomState,
} from '@hwjy/classroom/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRoomLogs } from '../src/db/rooms/room-logs.ts'
import { createRoomStore } from '../src/live/store/room-store.ts'
import { enterRoom, type LiveClient, openLine } from './support/live-client.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const MB = 1024 * 1024
const LARGE_STROKE = encodeStroke({
  tool: 'pen',
  color: '#1f1f1f',
  width: 4,
  points: Float32Array.from({ length: 4 * 4_000 }, (_, i) => (i % 4 < 2 ? (Math.floor(i / 4) % 2) * 700 : 0.5)),
})
const stroke = (strokeId: string, pageId: string): RoomCommand => ({
  type: 'board.addStroke',
  pageId,
  strokeId,
  bytes: LARGE_STROKE,
})

let school: TestSchool
let lessonId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = await school.lessonNow()
})
const enter = (username: string, options = {}) => enterRoom(school, lessonId, username, options)

/** Writes events into the room's log, as if drawn over a whole lesson. */
async function drawInto(wanted: number): Promise<RoomState> {
  const store = createRoomStore(school.db)
  let room = await roomOf()
  const events: RoomEvent[] = []
  const happen = (body: object) => {
    const event = { ...body, seq: room.seq + 1, at: school.clock.now(), by: 'usr_li', id: `c${room.seq}` } as RoomEvent
    events.push(event)
    room = evolve(room, event)
  }
  for (let no = 0; boardSize(room.board) + LARGE_STROKE.length + 64 <= wanted; no++) {
    const { currentPageId, pages } = room.board
    const page = pages.find(({ id }) => id === currentPageId)
    if ((page?.sizeBytes ?? 0) + LARGE_STROKE.length + 64 > PAGE_MAX_BYTES) {
      happen({ type: 'board.pageAdded', pageId: `p${no}`, background: 'white' })
      happen({ type: 'board.pageTurned', pageId: `p${no}` })
    }
    const pageId = room.board.currentPageId
    happen({ type: 'board.strokeAdded', pageId, strokeId: `s${no}`, author: 'usr_li', bytes: LARGE_STROKE })
  }
  await store.append(lessonId, events, room)
  return room
}
const roomOf = async () => (await school.backend.live.state(lessonId)) ?? emptyRoom()

/** A room that was open, full to the limit, when its server stopped. */
async function fullRoom() {
  await enter('teacher.li')
  await school.backend.stop()
  const room = await drawInto(BOARD_MAX_BYTES)
  await school.restart()
  return room
}

/** The network takes what waits, a part for each second of the clock, while the room goes on. */
async function takeAll(client: LiveClient, pings: readonly LiveClient[] = []): Promise<number> {
  let parts = 0
  for (; client.partsWaiting > 0; parts++) {
    client.takePart()
    school.clock.advance(1_000)
    if (parts % 20 === 0) {
      for (const other of pings) other.send({ t: 'ping', sentAt: parts })
      await school.backend.tick()
    }
  }
  return parts
}

describe('a hundred megabytes of strokes', () => {
  it('[R40][R42] are refused when the page is full, and everything else goes on', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    const codes = new Set<string>()
    // Sixty at once are what the budget has; a minute later it has as many again.
    for (let no = 0; no < 3_200; no++) {
      if (no % 60 === 0) school.clock.advance(63_000)
      li.send({ t: 'command', id: `s${no}`, command: stroke(`s${no}`, 'page-1') })
      if (no % 60 !== 59 && no !== 3_199) continue
      const id = `s${no}`
      await expect.poll(() => li.messages.some((one) => 'id' in one && one.id === id)).toBe(true)
    }
    for (const message of li.messages) if (message.t === 'refused') codes.add(message.code)
    expect(codes).toEqual(new Set(['page-full']))
    // A refusal overtakes the events of what was accepted before it.
    const pageSize = () => li.room.board.pages[0]?.sizeBytes
    await expect.poll(pageSize).toBeGreaterThan(PAGE_MAX_BYTES - 2 * LARGE_STROKE.length)
    expect(await li.ask({ type: 'board.addPage', pageId: 'page-2', background: 'white' })).toMatchObject({ t: 'done' })
    expect(await li.ask(stroke('next', 'page-2'))).toMatchObject({ t: 'done' })
    expect(await li.ask({ type: 'board.erase', pageId: 'page-1', strokeIds: ['s0'] })).toMatchObject({ t: 'done' })
    expect(await li.ask({ type: 'board.clearPage', pageId: 'page-1' })).toMatchObject({ t: 'done' })
    await school.data('teacherRoomKeyframe', { lessonId }, 'teacher.li')
    expect(anna.room).toEqual(li.room)
  })

  it('stored at once go into the database in pieces', async () => {
    await enter('teacher.li')
    await school.backend.stop()
    const room = await drawInto(100 * MB)
    await school.restart()
    expect((await roomOf()).board.pages.map(({ sizeBytes }) => sizeBytes)).toEqual(
      room.board.pages.map(({ sizeBytes }) => sizeBytes),
    )
  })
})

describe('a full board', () => {
  it('[R40][R43] stays usable after a restart: for a newcomer on a thin line, for calls, for the store', async () => {
    const room = await fullRoom()
    const li = await enter('teacher.li')
    expect(boardSize(li.room.board)).toBe(boardSize(room.board))

    const anna = await enter('student.anna', { isThin: true })
    const ben = await enter('student.ben', { isThin: true })
    expect(anna.messages.find(({ t }) => t === 'welcome')).toMatchObject({ keyframeBytes: expect.any(Number) })
    expect(anna.partsWaiting).toBeLessThanOrEqual(4)
    await li.ask({ type: 'say', text: '大家好' })
    await li.ask({ type: 'board.addPage', pageId: 'new', background: 'white' })
    for (const line of [anna, ben]) line.takePart()
    // All who receive it read from the same memory.
    expect(anna.lastPart.length).toBe(64 * 1024)
    expect(anna.lastPart.buffer).toBe(ben.lastPart.buffer)

    // Ben's line takes nothing more, Anna's a part each second.
    const parts = await takeAll(anna, [li])
    expect(parts).toBeGreaterThan((31 * MB) / (64 * 1024))
    expect(ben.isClosed).toBe(true)
    expect(anna.isClosed).toBe(false)
    await expect.poll(() => anna.room.seq).toBe(li.room.seq)
    expect(boardSize(anna.room.board)).toBe(boardSize(room.board))
    // The line is free: what happens now comes at once.
    await li.ask({ type: 'say', text: '看黑板' })
    expect(anna.room.chat.at(-1)?.text).toBe('看黑板')

    // In the middle of a keyframe only the close of the socket can say why.
    const laptop = await enter('student.chika', { isThin: true, clientId: 'laptop' })
    await enter('student.chika', { isThin: true, clientId: 'phone' })
    expect([laptop.isClosed, laptop.closeReason]).toEqual([true, 'signed-in-elsewhere'])

    expect((await school.data('teacherRoomKeyframe', { lessonId }, 'teacher.li')).length).toBeGreaterThan(31 * MB)
    const keyframes = await createRoomLogs(school.db).keyframes(lessonId)
    expect(keyframes.length).toBeLessThanOrEqual(3)
    expect(keyframes.at(-1)?.sizeBytes).toBeGreaterThan(31 * MB)
  })
})

describe('what comes too fast', () => {
  it('[R42] is refused with the time to wait, and taken afterwards', async () => {
    const li = await enter('teacher.li')
    for (let no = 0; no < 310; no++) li.send({ t: 'command', id: `u${no}`, command: { type: 'board.undo' } })
    const refused = li.messages.filter((one) => one.t === 'refused' && one.code === 'too-fast')
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ retryAfterMs: 1_000 })
    school.clock.advance(1_000)
    expect(await li.ask({ type: 'forbidChat', forbidden: true })).toMatchObject({ t: 'done' })
  })

  it('[R42] pages of older chat come one at a time', async () => {
    const anna = await enter('student.anna')
    anna.send({ t: 'history', ref: 'a', beforeSeq: 100, limit: 10 })
    anna.send({ t: 'history', ref: 'b', beforeSeq: 100, limit: 10 })
    expect(await anna.next('refused')).toMatchObject({ id: 'b', code: 'too-fast', retryAfterMs: 500 })
    expect(await anna.next('history')).toMatchObject({ ref: 'a' })
    anna.send({ t: 'history', ref: 'b', beforeSeq: 100, limit: 10 })
    expect(await anna.next('history')).toMatchObject({ ref: 'b' })
  })

  it('[R42] offers of media are answered with the time to wait', async () => {
    const anna = await enter('student.anna')
    for (let no = 0; no < 31; no++) {
      anna.send({ t: 'rtc', signal: { op: 'offer', session: `s${no}`, sdp: 'v=0', tracks: {} } })
    }
    expect(await anna.next('rtc')).toMatchObject({
      signal: { op: 'failed', of: 'offer', code: 'too-fast', session: 's30', retryAfterMs: expect.any(Number) },
    })
  })

  it('[R42] a ticket opens few sockets', async () => {
    const { token } = await school.data('studentRoomTicket', { lessonId }, 'student.anna')
    const lines = []
    for (let no = 0; no < 6; no++) {
      const line = openLine(school)
      line.send({ t: 'hello', protocol: LIVE_PROTOCOL, ticket: token, clientId: 'page', have: 0 })
      if (no < 5) await line.next('welcome')
      lines.push(line)
    }
    expect(await lines[5]?.closed()).toEqual({ reason: 'too-many-connections' })
    expect(lines[4]?.isClosed).toBe(false)
  })

  it('[R42] frames before the welcome are few', async () => {
    const { token } = await school.data('studentRoomTicket', { lessonId }, 'student.anna')
    const line = openLine(school)
    line.send({ t: 'hello', protocol: LIVE_PROTOCOL, ticket: token, clientId: 'page', have: 0 })
    for (let no = 0; no < 20; no++) line.send({ t: 'command', id: `c${no}`, command: { type: 'raiseHand' } })
    expect(await line.closed()).toEqual({ reason: 'too-many-frames' })
  })
})
