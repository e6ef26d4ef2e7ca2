import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { command, life } from '../../../test/arbitrary.ts'
import { anna, ben, liveRoom, noon, stageRoom, teacher } from '../../../test/test-room.ts'
import { testStroke } from '../../../test/test-stroke.ts'
import { createRoomLog } from '../room/room-log.ts'
import { emptyRoom } from '../room/room-state.ts'
import type { RoomEvent } from '../room/room-types.ts'
import {
  decodeClientFrame,
  decodeServerFrame,
  encodeClientFrame,
  encodeEvents,
  encodeServerFrame,
  withSender,
} from './frames.ts'
import { type ClientFrame, FrameKind, type ServerFrame } from './live-protocol.ts'
import { parseCommand } from './parse-command.ts'
import { eventFor, publicRoom } from './privacy.ts'

const clientFrames: readonly ClientFrame[] = [
  { t: 'hello', protocol: 2, ticket: 'eyJ.x.y', clientId: 'page-1', have: 0 },
  { t: 'hello', protocol: 2, ticket: 'eyJ.x.y', clientId: 'page-1', have: 12 },
  { t: 'ping', sentAt: noon + 0.5 },
  { t: 'history', ref: 'h1', beforeSeq: 40, limit: 50 },
  { t: 'bye' },
  { t: 'rtc', signal: { op: 'join', token: 'eyJ.x.y' } },
  { t: 'rtc', signal: { op: 'offer', session: 's1', sdp: 'v=0', tracks: { '0': 'mic', '1': 'camera' } } },
  { t: 'rtc', signal: { op: 'relay', to: 'ben', payload: { kind: 'want', link: 'l1', kinds: ['camera'] } } },
]

const serverFrames: readonly Exclude<ServerFrame, { t: 'events' }>[] = [
  {
    t: 'welcome',
    you: { userId: 'anna', role: 'student', no: 2 },
    roomId: 'lesson-7',
    seq: 9,
    at: noon,
    keyframe: true,
  },
  { t: 'done', id: 'c1', seq: 7 },
  { t: 'done', id: 'c1', seq: null },
  { t: 'refused', id: 'c1', code: 'message-too-fast', retryAfterMs: 900 },
  { t: 'refused', id: 'c1', code: 'chat-forbidden' },
  { t: 'pong', sentAt: noon, at: noon + 20 },
  { t: 'history', ref: 'h1', messages: [], isComplete: true },
  { t: 'rtc', signal: { op: 'joined', mode: 'sfu', epoch: 1, sources: [{ userId: 'ben', kind: 'mic' }], peers: [] } },
  { t: 'rtc', signal: { op: 'failed', of: null, code: 'media-server-down', retryAfterMs: 500 } },
  { t: 'closed', reason: 'removed', detail: 'Playing music' },
]

describe('frames', () => {
  it.each(clientFrames)('a client’s $t arrives as it was sent', (frame) => {
    expect(decodeClientFrame(encodeClientFrame(frame))).toEqual(frame)
  })

  it.each(serverFrames)('a server’s $t arrives as it was sent', (frame) => {
    expect(decodeServerFrame(encodeServerFrame(frame))).toEqual(frame)
  })

  it('any command arrives as it was sent; strokes and elements travel as bytes', () => {
    fc.assert(
      fc.property(command, (one) => {
        const frame: ClientFrame = { t: 'command', id: 'c1', command: one }
        const data = encodeClientFrame(frame)
        expect(typeof data === 'string').toBe(!('bytes' in one))
        expect(decodeClientFrame(data)).toEqual(frame)
      }),
    )
  })

  it('the events of any life of a room arrive as they were sent, in order', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const log = createRoomLog(liveRoom().room)
        const sent = steps.flatMap(({ actor, command, id }) => log.submit(command, actor, id, noon).events)
        const received = encodeEvents(sent).flatMap((data) => {
          const message = decodeServerFrame(data)
          return message?.t === 'events' ? message.events : []
        })
        expect(received).toEqual(sent)
      }),
      { numRuns: 40 },
    )
  })

  it('events between strokes share a frame', () => {
    const test = stageRoom(anna)
    const events = [
      ...test.ask(anna, { type: 'raiseHand' }),
      ...test.ask(ben, { type: 'raiseHand' }),
      ...test.ask(anna, { type: 'board.addStroke', pageId: 'page-1', strokeId: 'a', bytes: testStroke() }),
      ...test.ask(ben, { type: 'lowerHand' }),
    ]
    expect(encodeEvents(events).map((data) => typeof data)).toEqual(['string', 'object', 'string'])
    expect(encodeEvents([])).toEqual([])
  })

  it('an event of a kind this version does not know keeps its place in the log', () => {
    const event = { seq: 3, at: noon, by: 'x', id: 'x', type: 'confettiThrown', colour: 'red' } as unknown as RoomEvent
    const [data] = encodeEvents([event])
    expect(decodeServerFrame(data ?? '')).toMatchObject({ t: 'events', events: [{ seq: 3, type: 'confettiThrown' }] })
  })

  it('ink of the ephemeral lane gets its sender from the server', () => {
    const ink = Uint8Array.of(FrameKind.liveInk, 7, 8, 9)
    expect(decodeClientFrame(ink)).toEqual({ t: 'ephemeral', frame: ink })
    expect(decodeServerFrame(withSender(ink, 0x1234))).toEqual({ t: 'ephemeral', no: 0x1234, frame: ink })
  })

  it('a stroke does not hold on to the larger buffer it arrived in', () => {
    const data = encodeClientFrame({
      t: 'command',
      id: 'c1',
      command: { type: 'board.addStroke', pageId: 'page-1', strokeId: 's1', bytes: testStroke() },
    })
    const pool = new Uint8Array(10_000)
    pool.set(data as Uint8Array, 500)
    const message = decodeClientFrame(pool.subarray(500, 500 + data.length))
    expect(message).toMatchObject({ command: { bytes: testStroke() } })
    expect(message?.t === 'command' && 'bytes' in message.command && message.command.bytes.buffer.byteLength).toBe(
      testStroke().length,
    )
  })
})

describe('garbage', () => {
  it.each([
    '',
    'null',
    '[]',
    '{"t":"constructor"}',
    '{"t":"hello"}',
    '{"t":"hello","protocol":1,"ticket":5,"clientId":"x","have":0}',
    '{"t":"hello","protocol":1,"ticket":"x","clientId":"x","have":-1}',
    '{"t":"command","id":"c 1","command":{"type":"raiseHand"}}',
    '{"t":"command","id":"c1","command":{"type":"__proto__"}}',
    '{"t":"history","ref":"h","beforeSeq":1,"limit":100000}',
    '{"t":"history","ref":"h","beforeSeq":2147483648,"limit":10}',
    '{"t":"ping","sentAt":null}',
    `{"t":"bye"`,
  ])('from a client is nothing: %s', (text) => {
    expect(decodeClientFrame(text)).toBeNull()
  })

  it.each([
    { type: 'say' },
    { type: 'say', text: 'x'.repeat(16_001) },
    { type: 'mute', userId: 'anna' },
    { type: 'mute', userId: 'anna', muted: 'yes' },
    { type: 'acceptHand', userId: '../anna' },
    { type: 'invite', userId: 'anna', to: 'moon' },
    { type: 'reportMedia', media: { mic: 1 } },
    { type: 'reportMedia', media: null },
    { type: 'remove', userId: 'anna', reason: 'x'.repeat(201) },
    { type: 'board.erase', pageId: 'page-1', strokeIds: Array(1_001).fill('s') },
    { type: 'board.addStroke', pageId: 'page-1', strokeId: 's', bytes: [1, 2, 3] },
    { type: 'board.addPage', pageId: 'page-2', background: 'url(x)' },
    { type: 'open', settings: {} },
    { type: 'toString' },
    'raiseHand',
    undefined,
  ])('is no command: %j', (value) => {
    expect(parseCommand(value)).toBeNull()
  })

  it('what nobody asked for is left behind', () => {
    expect(parseCommand({ type: 'raiseHand', extra: 'x'.repeat(1_000) })).toEqual({ type: 'raiseHand' })
    expect(parseCommand({ type: 'reportMedia', media: { mic: true, smell: true } })).toEqual({
      type: 'reportMedia',
      media: { mic: true },
    })
  })

  it('of any kind never throws', () => {
    const bytes = fc.uint8Array({ maxLength: 200 })
    const kinds = fc.constantFrom(...Object.values(FrameKind))
    const framed = fc.tuple(kinds, bytes).map(([kind, rest]) => Uint8Array.of(kind, ...rest))
    const data = fc.oneof(fc.string(), fc.json(), bytes, framed)
    fc.assert(
      fc.property(data, (one) => {
        decodeClientFrame(one)
        decodeServerFrame(one)
      }),
      { numRuns: 2_000 },
    )
  })

  it('made from good frames, cut or with a byte changed, never throws', () => {
    const good = [
      ...clientFrames.map(encodeClientFrame),
      ...serverFrames.map(encodeServerFrame),
      ...encodeEvents(stageRoom().events),
    ].map((data) => (typeof data === 'string' ? new TextEncoder().encode(data) : data))
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.nat(), fc.nat(255), fc.boolean(), (frame, at, value, isCut) => {
        const index = at % frame.length
        const broken = isCut ? frame.slice(0, index) : frame.with(index, value)
        const text = new TextDecoder().decode(broken)
        for (const data of [broken, text]) {
          decodeClientFrame(data)
          decodeServerFrame(data)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('of JSON shapes is never taken for a command that has other fields', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = parseCommand(value)
        expect(parsed === null ? null : parseCommand(parsed)).toEqual(parsed)
      }),
    )
  })
})

describe('privacy', () => {
  it('[R28] only the removed and the one who removed them see the reason', () => {
    const test = liveRoom()
    const [event] = test.ask(teacher, { type: 'remove', userId: 'anna', reason: 'Playing music' })
    expect(event && eventFor(event, { userId: 'anna', role: 'student' })).toMatchObject({ reason: 'Playing music' })
    expect(event && eventFor(event, { userId: 'teacher', role: 'teacher' })).toMatchObject({ reason: 'Playing music' })
    expect(event && eventFor(event, { userId: 'ben', role: 'student' })).toMatchObject({ userId: 'anna', reason: '' })
    expect(publicRoom(test.room).removed).toEqual({ anna: '' })
    expect(publicRoom(emptyRoom())).toEqual(emptyRoom())
  })
})
