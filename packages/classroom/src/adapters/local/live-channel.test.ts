import { describe, expect, it, vi } from 'vitest'
import { createFakeAuthority, type FakeAuthority } from '../../../test/fake-authority.ts'
import { createFakeClock, type FakeClock } from '../../../test/fake-clock.ts'
import { createMemoryStorage } from '../../../test/memory-storage.ts'
import { anna, ben, minutes, seconds, teacher } from '../../../test/test-room.ts'
import { testStroke } from '../../../test/test-stroke.ts'
import { encodeServerFrame } from '../../core/live/frames.ts'
import { FrameKind } from '../../core/live/live-protocol.ts'
import type { Actor, RoomCommand, RoomEvent } from '../../core/room/room-types.ts'
import { describeRoomChannel } from '../../ports/room-channel.contract.ts'
import { describeMediaSignalling } from '../../ports/media-signalling.contract.ts'
import { RoomRefusal, type RoomTicket } from '../../ports/room-channel.ts'
import { createLiveChannel, type LiveChannel, type LiveChannelOptions } from './live-channel.ts'
import { storageOutbox } from './storage-outbox.ts'

const say = (text: string): RoomCommand => ({ type: 'say', text })
const draw = (strokeId: string): RoomCommand => ({
  type: 'board.addStroke',
  pageId: 'page-1',
  strokeId,
  bytes: testStroke(),
})

interface Scene {
  clock: FakeClock
  authority: FakeAuthority
  /** Connects a person; a second call for the same person is their page after a reload. */
  connect(person?: Actor, change?: Partial<LiveChannelOptions>): LiveChannel
  goOnline(): void
  goOffline(): void
}

function createScene(): Scene {
  const clock = createFakeClock()
  const authority = createFakeAuthority(clock, [teacher, anna, ben])
  const store = storageOutbox(createMemoryStorage())
  let goOnline = () => {}
  let goOffline = () => {}
  return {
    clock,
    authority,
    connect: (person = anna, change = {}) =>
      createLiveChannel({
        url: '/live',
        getTicket: async () => ticketOf(person),
        outbox: store,
        createSocket: authority.openSocket,
        clock,
        random: () => 0.5,
        onOnline: (call) => {
          goOnline = call
          return () => {
            goOnline = () => {}
          }
        },
        onOffline: (call) => {
          goOffline = call
          return () => {
            goOffline = () => {}
          }
        },
        ...change,
      }),
    goOnline: () => goOnline(),
    goOffline: () => goOffline(),
  }
}

const ticketOf = ({ userId }: Actor): RoomTicket => ({ ticket: `ticket-of-${userId}`, roomId: 'lesson-7', userId })

async function connected(person: Actor = anna): Promise<Scene & { channel: LiveChannel }> {
  const scene = createScene()
  const channel = scene.connect(person)
  await scene.clock.advance(seconds(1))
  expect(channel.getState().connection).toEqual({ status: 'connected' })
  return { ...scene, channel }
}

describe('the live channel outside a browser', () => {
  it('connects where no window tells whether there is a network', async () => {
    const clock = createFakeClock()
    const authority = createFakeAuthority(clock, [anna])
    const channel = createLiveChannel({
      url: '/live',
      getTicket: async () => ticketOf(anna),
      outbox: storageOutbox(createMemoryStorage()),
      createSocket: authority.openSocket,
      clock,
    })
    await clock.advance(seconds(1))
    expect(channel.getState().connection).toEqual({ status: 'connected' })
  })
})

describeRoomChannel('the live socket', async () => {
  const { authority, channel: student, clock, connect } = await connected()
  const teachers = connect(teacher)
  await clock.advance(seconds(1))
  authority.act(teacher, { type: 'start' })
  await clock.advance(seconds(1))
  const [connection] = authority.connections
  return {
    teacher: teachers,
    student,
    studentId: anna.userId,
    settle: () => clock.advance(seconds(1)),
    async disconnect() {
      authority.isReachable = false
      connection?.cut()
      await clock.advance(seconds(1))
    },
    async connect() {
      authority.isReachable = true
      await clock.advance(minutes(1))
    },
  }
})

describeMediaSignalling('the live socket', async () => {
  const { authority, channel, clock } = await connected()
  return {
    signalling: channel.signalling,
    async arrived() {
      await clock.advance(seconds(1))
      return authority.connections.flatMap(({ received }) =>
        received.flatMap((message) => (message.t === 'rtc' ? [message.signal] : [])),
      )
    },
    async deliver(signal) {
      authority.connection.deliver(encodeServerFrame({ t: 'rtc', signal }))
      await clock.advance(seconds(1))
    },
    async disconnect() {
      authority.isReachable = false
      authority.connection.cut()
      await clock.advance(seconds(1))
    },
    async connect() {
      authority.isReachable = true
      await clock.advance(minutes(1))
    },
  }
})

const textsOf = (room: FakeAuthority['room']) => room.chat.map(({ text }) => text)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof RoomRefusal ? error.code : error),
  )

describe('entering', () => {
  it('[R31] is connecting until the whole room has arrived', async () => {
    const { clock, authority, connect } = createScene()
    const channel = connect()
    expect(channel.getState()).toMatchObject({ connection: { status: 'connecting' }, me: null })
    await clock.advance(seconds(1))
    expect(channel.getState().connection).toEqual({ status: 'connected' })
    expect(channel.getState().me).toEqual({ userId: 'anna', role: 'student', no: 1 })
    expect(channel.getState().room).toEqual(authority.room)
  })

  it('[R23] knows the authority’s clock', async () => {
    const { clock, authority, connect } = createScene()
    authority.advance(90_000)
    const channel = connect()
    await clock.advance(seconds(1))
    expect(channel.getState()).toMatchObject({ clockOffsetMs: 90_000, roundTripMs: 10 })
  })

  it('follows what others do, and tells replayed events from live ones', async () => {
    const { clock, authority, channel } = await connected()
    const heard: [RoomEvent['type'], boolean][] = []
    channel.onEvent((event, live) => heard.push([event.type, live]))
    authority.act(teacher, { type: 'start' })
    await clock.advance(10)
    authority.connection.cut({ silently: false })
    authority.act(teacher, { type: 'muteAll', muted: true })
    await clock.advance(seconds(1))
    expect(heard).toEqual([
      ['classStarted', true],
      ['participantLeft', false],
      ['allMicsMuted', false],
      ['participantEntered', false],
    ])
    expect(channel.getState().room).toEqual(authority.room)
  })

  it('[R31] a host that knows why there is no ticket closes the channel with that reason', async () => {
    const { clock, connect } = createScene()
    const channel = connect(anna, { getTicket: () => Promise.reject(new RoomRefusal('room-full')) })
    await clock.advance(seconds(60))
    expect(channel.getState().connection).toEqual({ status: 'closed', reason: 'refused', detail: 'room-full' })
    expect(clock.timers).toBe(0)
  })

  it.each([
    ['the text alone', 'eyJ…', 'it gave string'],
    ['nothing', undefined, 'it gave undefined'],
    ['the answer of the server', { token: 'eyJ…', roomId: 'lesson-7', userId: 'anna' }, 'missing: ticket'],
    ['a ticket without a person', { ticket: 'eyJ…', roomId: 'lesson-7', userId: '' }, 'missing: userId'],
  ])('[R31] a host that gives %s for a ticket is told, and the channel closes', async (_, given, reason) => {
    const reportError = vi.fn<(error: Error) => void>()
    vi.stubGlobal('reportError', reportError)
    const { clock, connect } = createScene()
    const channel = connect(anna, { getTicket: async () => given as unknown as RoomTicket })
    const said = codeOf(channel.send(say('你好')))
    await clock.advance(seconds(60))
    const detail = expect.stringContaining(reason)
    expect(channel.getState().connection).toEqual({ status: 'closed', reason: 'ticket-invalid', detail })
    expect(reportError.mock.calls).toEqual([[expect.objectContaining({ name: 'TicketShapeError', message: detail })]])
    expect(await said).toBe('not-in-room')
    expect(clock.timers).toBe(0)
    vi.unstubAllGlobals()
  })
})

describe('sending', () => {
  it('resolves when the authority has it', async () => {
    const { clock, authority, channel } = await connected()
    const sent = channel.send(say('你好'))
    expect(channel.getState().pending).toMatchObject([{ command: { type: 'say', text: '你好' } }])
    await clock.advance(10)
    await sent
    expect(textsOf(authority.room)).toEqual(['你好'])
    expect(channel.getState().pending).toEqual([])
  })

  it('[R15] shows a message on its way or in the room, at every moment exactly once', async () => {
    const { clock, channel } = await connected()
    const counts = new Set<number>()
    channel.subscribe(() => {
      const { pending, room } = channel.getState()
      counts.add(pending.length + room.chat.length)
    })
    void channel.send(say('你好'))
    await clock.advance(seconds(1))
    expect([...counts]).toEqual([1])
  })

  it('rejects with the room’s reason', async () => {
    const { clock, channel } = await connected()
    const code = codeOf(channel.send({ type: 'muteAll', muted: true }))
    await clock.advance(10)
    expect(await code).toBe('teacher-only')
    expect(channel.getState().pending).toEqual([])
  })

  it('a command that changes nothing resolves too', async () => {
    const { clock, channel } = await connected()
    const code = codeOf(channel.send({ type: 'lowerHand' }))
    await clock.advance(10)
    expect(await code).toBe('resolved')
  })

  it.each([
    ['message-too-long', say('x'.repeat(20_000))],
    ['stroke-too-large', { ...draw('s'), bytes: new Uint8Array(70_000) } as RoomCommand],
    ['invalid-command', { type: 'mute', userId: 'not an id', muted: true } as RoomCommand],
  ])('refuses with %s what the connection would not survive', async (code, command) => {
    const { authority, channel } = await connected()
    expect(await codeOf(channel.send(command))).toBe(code)
    expect(authority.connections).toHaveLength(1)
  })
})

it('connects in Node too, where no event tells of the network', async () => {
  const { clock, authority } = createScene()
  const channel = createLiveChannel({
    url: '/live',
    getTicket: async () => ticketOf(anna),
    createSocket: authority.openSocket,
    clock,
  })
  await clock.advance(seconds(1))
  expect(channel.getState().connection.status).toBe('connected')
})

describe('a connection that breaks', () => {
  it('[R31] sends again what never arrived', async () => {
    const { clock, authority, channel } = await connected()
    const sent = codeOf(channel.send({ type: 'raiseHand' }))
    authority.connection.cut()
    expect(authority.room.hands).toEqual([])
    await clock.advance(seconds(1))
    expect(await sent).toBe('resolved')
    expect(authority.room.hands).toHaveLength(1)
  })

  it('[R15][R31] sends again what had no answer; the room has it once', async () => {
    const { clock, authority, channel } = await connected()
    authority.isMute = true
    const sent = codeOf(channel.send(say('你好')))
    await clock.advance(10)
    expect(textsOf(authority.room)).toEqual(['你好'])
    authority.connection.cut()
    authority.isMute = false
    await clock.advance(seconds(1))
    expect(await sent).toBe('resolved')
    expect(textsOf(authority.room)).toEqual(['你好'])
    expect(channel.getState()).toMatchObject({ pending: [], room: authority.room })
  })

  it('[R31] says that it is reconnecting, keeps what is typed and drawn, and sends it in order on return', async () => {
    const { clock, authority, channel } = await connected(teacher)
    authority.isReachable = false
    authority.connection.cut()
    await clock.advance(10)
    expect(channel.getState().connection).toMatchObject({ status: 'reconnecting', attempt: 1 })
    const sent = [say('一'), draw('s1'), say('二'), draw('s2')].map((command) => codeOf(channel.send(command)))
    await clock.advance(seconds(5))
    expect(channel.getState().pending).toHaveLength(4)
    authority.isReachable = true
    await clock.advance(seconds(10))
    expect(await Promise.all(sent)).toEqual(['resolved', 'resolved', 'resolved', 'resolved'])
    expect(textsOf(authority.room)).toEqual(['一', '二'])
    expect(authority.room.board.pages[0]?.strokes.flat().map(({ id }) => id)).toEqual(['s1', 's2'])
    expect(channel.getState()).toMatchObject({ connection: { status: 'connected' }, pending: [] })
  })

  it('[R20][R31] messages typed without a connection are not lost for being many', async () => {
    const { clock, authority, channel } = await connected()
    authority.isReachable = false
    authority.connection.cut()
    await clock.advance(10)
    const texts = Array.from({ length: 12 }, (_, no) => `message ${no}`)
    const sent = texts.map((text) => codeOf(channel.send(say(text))))
    authority.isReachable = true
    await clock.advance(seconds(15))
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['resolved']))
    expect(textsOf(authority.room)).toEqual(texts)
  })

  it('[R20] a message typed on a good connection is refused at once when it is too fast', async () => {
    const { clock, channel } = await connected()
    const sent = Array.from({ length: 6 }, (_, no) => codeOf(channel.send(say(`${no}`))))
    await clock.advance(10)
    expect((await Promise.all(sent)).at(-1)).toBe('message-too-fast')
  })

  it('[R31] is noticed by its silence', async () => {
    const { clock, authority, channel } = await connected()
    authority.connection.cut({ silently: true })
    await clock.advance(seconds(17))
    expect(channel.getState().connection.status).toBe('connected')
    await clock.advance(seconds(3))
    expect(authority.connections).toHaveLength(2)
    expect(channel.getState()).toMatchObject({ connection: { status: 'connected' }, room: authority.room })
  })

  it('[R31] is opened at once when the network is back', async () => {
    const { clock, authority, channel, goOnline } = await connected()
    authority.isReachable = false
    authority.connection.cut()
    await clock.advance(seconds(20))
    authority.isReachable = true
    const tries = authority.connections.length
    goOnline()
    await clock.advance(20)
    expect(authority.connections).toHaveLength(tries + 1)
    expect(channel.getState().connection.status).toBe('connected')
  })

  it('[R31] is lost in the moment the browser says that the network is gone', async () => {
    const { clock, authority, channel, goOffline, goOnline } = await connected()
    authority.isReachable = false
    goOffline()
    expect(channel.getState().connection.status).toBe('reconnecting')
    await clock.advance(seconds(5))
    authority.isReachable = true
    goOnline()
    await clock.advance(20)
    expect(channel.getState().connection.status).toBe('connected')
  })

  it('[R31] fails after ten tries, does not give up, and can be tried by hand', async () => {
    const { clock, authority, channel } = await connected()
    authority.isReachable = false
    authority.connection.cut()
    await clock.advance(minutes(1))
    expect(channel.getState().connection).toEqual({ status: 'failed', code: 'unreachable' })
    const tries = authority.connections.length
    await clock.advance(minutes(1))
    expect(authority.connections.length).toBeGreaterThan(tries + 2)
    authority.isReachable = true
    channel.reconnect()
    await clock.advance(20)
    expect(channel.getState().connection.status).toBe('connected')
  })

  it('[R31] a try that hangs is given up for the next', async () => {
    const { clock, authority, connect } = createScene()
    let asked = 0
    const getTicket = () => (++asked === 1 ? new Promise<RoomTicket>(() => {}) : Promise.resolve(ticketOf(anna)))
    const channel = connect(anna, { getTicket })
    await clock.advance(seconds(16))
    expect(asked).toBe(2)
    expect(channel.getState().room).toEqual(authority.room)
  })

  it('asks again when an event got lost on the way', async () => {
    const { clock, authority, channel } = await connected()
    authority.loseNextEvents = true
    authority.act(teacher, { type: 'start' })
    authority.act(teacher, { type: 'muteAll', muted: true })
    await clock.advance(seconds(1))
    expect(authority.connections).toHaveLength(2)
    expect(authority.connection.received[0]).toMatchObject({ t: 'hello', have: 2 })
    expect(channel.getState().room).toEqual(authority.room)
  })

  it('asks again when what comes makes no sense', async () => {
    const { clock, authority, channel } = await connected()
    authority.connection.deliver('{"t":"events","events":[{"seq":"three"}]}')
    await clock.advance(seconds(1))
    expect(authority.connections).toHaveLength(2)
    expect(channel.getState().connection.status).toBe('connected')
  })
})

describe('a room that takes commands more slowly than they are made', () => {
  it('[R42] keeps what is refused as too fast, and sends it again in order after the wait', async () => {
    const { clock, authority, channel } = await connected(teacher)
    authority.isTooFast = true
    const sent = Array.from({ length: 40 }, (_, no) => codeOf(channel.send(draw(`s${no}`))))
    await clock.advance(100)
    expect(channel.getState()).toMatchObject({ isHeldBack: true })
    expect(channel.getState().pending).toHaveLength(40)
    const tries = authority.connection.received.length
    const last = codeOf(channel.send(draw('last')))
    await clock.advance(500)
    expect(authority.connection.received).toHaveLength(tries)
    authority.isTooFast = false
    await clock.advance(seconds(2))
    expect(new Set(await Promise.all([...sent, last]))).toEqual(new Set(['resolved']))
    const drawn = authority.room.board.pages[0]?.strokes.flat().map(({ id }) => id)
    expect(drawn).toEqual([...Array.from({ length: 40 }, (_, no) => `s${no}`), 'last'])
    expect(channel.getState()).toMatchObject({ isHeldBack: false, pending: [] })
  })

  it('[R42] asks again for a page of chat that was refused', async () => {
    const { clock, authority, channel } = await connected()
    authority.isTooFast = true
    const page = channel.history(1_000, 50)
    await clock.advance(500)
    authority.isTooFast = false
    await clock.advance(seconds(1))
    expect(await page).toMatchObject({ isComplete: true })
  })
})

describe('a close that no frame could announce', () => {
  it('[R43] is final when the socket itself says so', async () => {
    const { clock, authority, channel } = await connected()
    authority.connection.cut({ because: 'signed-in-elsewhere' })
    await clock.advance(minutes(1))
    expect(channel.getState().connection).toEqual({ status: 'closed', reason: 'signed-in-elsewhere' })
    expect(authority.connections).toHaveLength(1)
  })

  it('[R43] with words that mean nothing here is a connection that broke', async () => {
    const { clock, authority, channel } = await connected()
    authority.connection.cut({ because: 'going away' })
    await clock.advance(seconds(1))
    expect(channel.getState().connection).toEqual({ status: 'connected' })
  })
})

describe('a keyframe on a slow connection', () => {
  it('[R43] is waited for as long as its size takes', async () => {
    const scene = createScene()
    scene.authority.keyframeBytes = 32 * 1024 * 1024
    scene.authority.keyframeDelayMs = minutes(4)
    const channel = scene.connect()
    await scene.clock.advance(minutes(4) + seconds(1))
    expect(channel.getState().connection).toEqual({ status: 'connected' })
    expect(scene.authority.connections).toHaveLength(1)
  })
})

describe('a reload', () => {
  it('[R31] sends what was typed and drawn before it; the room has it once', async () => {
    const { clock, authority, channel, connect } = await connected(teacher)
    authority.isMute = true
    void codeOf(channel.send(draw('s1')))
    await clock.advance(10)
    authority.connection.cut()
    authority.isReachable = false
    void codeOf(channel.send(say('再见')))
    void codeOf(channel.send({ type: 'muteAll', muted: true }))
    await clock.advance(10)
    // The first page is gone without a leave frame; the second one knows only what was stored.
    authority.isMute = false
    authority.isReachable = true
    const reloaded = connect(teacher, { createSocket: authority.openSocket })
    await clock.advance(1)
    expect(reloaded.getState().pending.map(({ command }) => command.type)).toEqual(['board.addStroke', 'say'])
    await clock.advance(seconds(2))
    expect(reloaded.getState().pending).toEqual([])
    expect(authority.room.board.pages[0]?.strokeCount).toBe(1)
    expect(textsOf(authority.room)).toEqual(['再见'])
  })
})

describe('the end', () => {
  it.each([
    ['signed-in-elsewhere', 'not-in-room'],
    ['removed', 'removed'],
    ['class-ended', 'class-ended'],
  ] as const)('[R31] %s closes for good, and what waits is told %s', async (reason, code) => {
    const { clock, authority, channel } = await connected()
    authority.isMute = true
    const waiting = codeOf(channel.send({ type: 'raiseHand' }))
    const history = codeOf(channel.history(10, 10))
    authority.connection.close(reason, 'why')
    await clock.advance(minutes(5))
    expect(channel.getState().connection).toEqual({ status: 'closed', reason, detail: 'why' })
    expect(await waiting).toBe(code)
    expect(await history).toBe(code)
    expect(await codeOf(channel.send(say('hello?')))).toBe(code)
    expect(authority.connections).toHaveLength(1)
    expect(clock.timers).toBe(0)
  })

  it('[R31] a ticket that is refused twice closes for good', async () => {
    const { clock, authority, connect } = createScene()
    const channel = connect(anna, { getTicket: async () => ({ ...ticketOf(anna), ticket: 'forged' }) })
    await clock.advance(minutes(1))
    expect(channel.getState().connection).toEqual({ status: 'closed', reason: 'ticket-invalid' })
    expect(authority.connections).toHaveLength(2)
  })

  it('[R31] leaving sends one leave frame, and leaves no timer', async () => {
    const { clock, authority, channel } = await connected()
    const left = Promise.all([channel.leave(), channel.leave()])
    expect(channel.getState().connection).toEqual({ status: 'closed', reason: 'left' })
    await clock.advance(20)
    await left
    expect(authority.connection.received.filter(({ t }) => t === 'bye')).toHaveLength(1)
    expect(authority.room.participants.anna?.presence).toBe('gone')
    expect(clock.timers).toBe(0)
  })

  it('[R31] leaving a dead connection takes a second at most', async () => {
    const { clock, authority, channel } = await connected()
    authority.connection.cut({ silently: true })
    const left = codeOf(channel.leave())
    await clock.advance(seconds(1))
    expect(await left).toBe('resolved')
  })
})

describe('beside the log', () => {
  const ink = Uint8Array.of(FrameKind.liveInk, 1, 2, 3)

  it('live ink reaches the others, by the name of its sender', async () => {
    const { clock, channel, connect } = await connected()
    const other = connect(ben)
    await clock.advance(seconds(1))
    const seen: [string, Uint8Array][] = []
    other.onEphemeral((from, frame) => seen.push([from, frame]))
    channel.sendEphemeral(ink)
    await clock.advance(10)
    expect(seen).toEqual([['anna', ink]])
  })

  it('a slow connection loses live ink first, never a command', async () => {
    const { clock, authority, channel } = await connected(teacher)
    authority.bufferedAmount = 256 * 1024 + 1
    channel.sendEphemeral(ink)
    void channel.send(draw('s1'))
    await clock.advance(10)
    expect(authority.connection.received.map(({ t }) => t)).not.toContain('ephemeral')
    expect(authority.room.board.pages[0]?.strokeCount).toBe(1)
  })

  it('[R18] an older page of chat arrives even if the connection breaks meanwhile', async () => {
    const { clock, authority, channel } = await connected()
    void channel.send(say('你好'))
    await clock.advance(10)
    authority.isMute = true
    const page = channel.history(1_000, 50)
    await clock.advance(10)
    authority.connection.cut()
    authority.isMute = false
    await clock.advance(seconds(1))
    expect(await page).toEqual({ messages: authority.room.chat, isComplete: true })
  })
})
