import { LIVE_PROTOCOL, USUAL_RULES } from '@hwjy/classroom/core'
import { expect, it } from 'vitest'
import { createSigner } from '../src/auth/tokens.ts'
import { createLessons } from '../src/db/timetable/lessons.ts'
import { createLiveHub, type LiveHub } from '../src/live/live-hub.ts'
import { createRoomTickets } from '../src/live/room-ticket.ts'
import type { LiveSocket } from '../src/live/live-socket.ts'
import { createRoomStore, type RoomStore } from '../src/live/store/room-store.ts'
import { silentLogger } from '../src/ports/logger.ts'
import { createP2pHost } from '../src/rtc/p2p-host.ts'
import { SILENT_SOCKETS_PER_ADDRESS } from '../src/live/socket-counter.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

/** A hub on a store that counts how often a room is read, and whose writes wait until they are let go. */
async function hubOnSlowStore(school: TestSchool) {
  const store = createRoomStore(school.db)
  const began = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let reads = 0
  const slow: RoomStore = {
    ...store,
    newestKeyframe(roomId) {
      reads += 1
      return store.newestKeyframe(roomId)
    },
    async append(...batch) {
      began.resolve()
      await gate.promise
      return store.append(...batch)
    },
  }
  const tickets = createRoomTickets(createSigner('a secret of more than thirty-two characters'))
  const rtc = createP2pHost({ verifyToken: () => 'valid' })
  const hub = createLiveHub({
    store: slow,
    clock: school.clock,
    logger: silentLogger,
    rtc,
    tickets,
    rulesOf: async () => USUAL_RULES,
    studentsOf: async () => [],
  })
  return { hub, tickets, writing: began.promise, letGo: gate.resolve, reads: () => reads }
}

it('keeps one authority for a room whose first event is still being stored', async () => {
  const school = await openTestSchool()
  const lesson = await createLessons(school.db).get(await school.lessonNow())
  if (!lesson) throw new Error('no lesson')
  const { hub, writing, letGo, reads } = await hubOnSlowStore(school)
  const first = hub.open(lesson)
  await writing
  hub.tick()
  const second = hub.open(lesson)
  letGo()
  await Promise.all([first, second])
  expect(reads()).toBe(1)
  expect(await hub.state(lesson.id)).toMatchObject({ status: 'waiting', seq: 1 })
  await hub.stop()
})

/** A page on a socket that takes everything. */
function pageOn(hub: LiveHub, address: string | null) {
  const closeListeners: (() => void)[] = []
  let onMessage: (data: string | Uint8Array) => void = () => undefined
  const page = {
    closedWith: null as number | null,
    isWelcome: false,
    hello: (ticket: string, clientId: string) =>
      onMessage(JSON.stringify({ t: 'hello', protocol: LIVE_PROTOCOL, ticket, clientId, have: 0 })),
    drop: () => closeListeners.forEach((listener) => listener()),
  }
  const socket: LiveSocket = {
    send(data) {
      page.isWelcome ||= typeof data === 'string' && data.startsWith('{"t":"welcome"')
    },
    close: (code = 1000) => {
      page.closedWith = code
    },
    bufferedAmount: 0,
    onMessage(listener) {
      onMessage = listener
    },
    onClose: (listener) => void closeListeners.push(listener),
  }
  hub.connect(socket, address)
  return page
}

it('[R42] lets two hundred people behind one address in at once, and again after a restart', async () => {
  const school = await openTestSchool()
  const lesson = await createLessons(school.db).get(await school.lessonNow())
  if (!lesson) throw new Error('no lesson')
  const course = { ...lesson.course, classType: 'large' as const }
  const large = { ...lesson, course, class: { ...lesson.class, studentLimit: 200 } }
  const students = Array.from({ length: 200 }, (_, no) => `student-${no}`)
  for (const visit of ['first', 'after the restart']) {
    const { hub, letGo, tickets: issuer } = await hubOnSlowStore(school)
    letGo()
    await hub.open(large)
    const tickets = await Promise.all(
      students.map((userId) => {
        const holder = { roomId: lesson.id, userId, role: 'student', name: userId, sessionId: userId } as const
        return issuer.issue('room', holder, school.clock.now())
      }),
    )
    // All of them are there before the first one says anything.
    const pages = students.map(() => pageOn(hub, '10.0.0.7'))
    for (const [no, page] of pages.entries()) page.hello(tickets[no]?.token ?? '', `page-${no}`)
    await expect.poll(() => pages.filter(({ isWelcome }) => isWelcome).length).toBe(200)
    expect([visit, ...pages.filter(({ closedWith }) => closedWith !== null)]).toEqual([visit])
    await hub.stop()
  }
})

it('takes no more silent sockets from one address than a large class needs, and others all the same', async () => {
  const { backend } = await openTestSchool()
  const connect = (address?: string) => pageOn(backend.live, address ?? null)
  const [first, ...more] = Array.from({ length: SILENT_SOCKETS_PER_ADDRESS }, () => connect('10.0.0.7'))
  expect([first, ...more].every((line) => line?.closedWith === null)).toBe(true)
  expect(connect('10.0.0.7').closedWith).toBe(1013)
  expect(connect('10.0.0.8').closedWith).toBeNull()
  expect(connect().closedWith).toBeNull()
  first?.drop()
  expect(connect('10.0.0.7').closedWith).toBeNull()
})
