/** A class over 80 kbit/s of which five packets in a hundred are lost: slow, and complete all the same. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeStroke, type RoomCommand, spokenQuestion } from '@hwjy/classroom/core'
import { createLiveChannel, type LiveChannel } from '@hwjy/classroom/local'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { levelOfRoundTrip } from '../../../packages/classroom/src/core/view/signal-level.ts'
import { acceptLiveSockets } from '../src/node/http/live-upgrade.ts'
import { silentLogger } from '../src/ports/logger.ts'
import { openPacingProxy, type PacingProxy } from './support/pacing-proxy.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
let lessonId: string
let server: Server
let line: PacingProxy
let channels: LiveChannel[]
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = await school.lessonNow()
  server = createServer()
  acceptLiveSockets(
    server,
    school.backend.live,
    silentLogger,
    () => null,
    async () => true,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  line = await openPacingProxy(portOf(server), { kbitPerSecond: 80, loss: 0.05 })
  channels = []
})
afterEach(async () => {
  await Promise.all(channels.map((channel) => channel.leave()))
  await line.close()
  server.closeAllConnections()
  server.close()
})

const portOf = (listening: Server) => (listening.address() as AddressInfo).port

/** A page of a person with the product's own channel, and a way to ask for a measurement now instead of in 10 s. */
async function enter(username: string, port: number) {
  let measure = () => {}
  const operation = username.startsWith('teacher') ? 'teacherRoomTicket' : 'studentRoomTicket'
  const channel = createLiveChannel({
    url: `ws://127.0.0.1:${port}/live`,
    getTicket: async () => {
      const { token, roomId, userId } = await school.data(operation, { lessonId }, username)
      return { ticket: token, roomId, userId }
    },
    outbox: { load: () => [], put: () => {}, remove: () => {} },
    onOnline: (call) => {
      measure = call
      return () => {}
    },
    createSocket: (url, { onOpen, onMessage, onClose }) => {
      const socket = new WebSocket(url, { perMessageDeflate: false })
      socket.on('open', onOpen)
      socket.on('message', (data: Buffer, isBinary) => onMessage(isBinary ? new Uint8Array(data) : data.toString()))
      socket.on('close', () => onClose())
      // The close follows.
      socket.on('error', () => {})
      return {
        get bufferedAmount() {
          return socket.bufferedAmount
        },
        send: (data) => socket.send(data),
        close: () => socket.close(),
      }
    },
  })
  channels.push(channel)
  await until(channel, () => channel.getState().connection.status === 'connected')
  return { channel, measure: () => measure() }
}

const until = (channel: LiveChannel, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isSo()) return
      stop()
      resolve()
    }
    const stop = channel.subscribe(look)
    look()
  })

/** Some 700 bytes, as a written character has. */
const ink = (strokeId: string): RoomCommand => ({
  type: 'board.addStroke',
  pageId: 'page-1',
  strokeId,
  bytes: encodeStroke({
    tool: 'pen',
    color: '#1f6feb',
    width: 3,
    points: Float32Array.from({ length: 4 * 100 }, (_, no) => ((no * 7919) % 613) / (no % 4 === 2 ? 613 : 1)),
  }),
})

const quiz: RoomCommand = {
  type: 'startPractice',
  kind: 'clicker',
  title: '',
  limitSeconds: 0,
  questions: [spokenQuestion(3, false, ['B'])],
}

const strokeIds = (channel: LiveChannel) =>
  channel.getState().room.board.pages.flatMap(({ strokes }) => strokes.flat().map(({ id }) => id))
const words = (channel: LiveChannel) => channel.getState().room.chat.map(({ text }) => text)
const names = (what: string, count: number) => Array.from({ length: count }, (_, no) => `${what}-${no}`)

async function classOverTheLine() {
  const li = await enter('teacher.li', portOf(server))
  const anna = await enter('student.anna', line.port)
  await li.channel.send({ type: 'start' })
  await li.channel.send({ type: 'grantBoard', userId: 'usr_anna', allowed: true })
  await until(anna.channel, () => anna.channel.denialOf(ink('any')) === null)
  return { li, anna }
}

describe('80 kbit/s with 5 % loss', () => {
  it('[R31] a quiz, messages and ink arrive whole and in order, and the signal says that the network is weak', async () => {
    const { li, anna } = await classOverTheLine()
    await li.channel.send(quiz)
    await until(anna.channel, () => anna.channel.getState().room.practice !== null)
    const practiceId = anna.channel.getState().room.practice?.id ?? ''

    const strokes = names('ink', 30)
    const messages = names('word', 5)
    const confirmed: string[] = []
    const sends = [
      ...strokes.map((id) => anna.channel.send(ink(id)).then(() => confirmed.push(id))),
      anna.channel.send({ type: 'answerPractice', practiceId, keys: [['B']] }).then(() => confirmed.push('B')),
      ...messages.map((text) => anna.channel.send({ type: 'say', text }).then(() => confirmed.push(text))),
    ]
    anna.measure()
    await until(anna.channel, () => levelOfRoundTrip(anna.channel.getState().roundTripMs) === 'poor')
    await Promise.all(sends)
    await until(li.channel, () => words(li.channel).length === messages.length)

    expect(confirmed).toEqual([...strokes, 'B', ...messages])
    for (const { channel } of [li, anna]) {
      expect(strokeIds(channel)).toEqual(strokes)
      expect(words(channel)).toEqual(messages)
    }
    await li.channel.send({ type: 'endPractice', practiceId })
    await until(anna.channel, () => anna.channel.getState().room.practice?.status === 'ended')
    expect(anna.channel.getState().room.practice?.results).toMatchObject([
      { counts: [0, 1, 0], answered: 1, correct: 1 },
    ])
    expect(line.resent).toBeGreaterThan(0)
  })

  it('[R15] what is on its way when the line breaks arrives once, and in order', async () => {
    const { li, anna } = await classOverTheLine()
    const strokes = names('ink', 20)
    const sends = strokes.map((id) => anna.channel.send(ink(id)))
    await until(li.channel, () => strokeIds(li.channel).length >= 5)
    line.cut()
    await Promise.all(sends)
    await until(li.channel, () => strokeIds(li.channel).length >= strokes.length)
    expect(strokeIds(li.channel)).toEqual(strokes)
    expect(strokeIds(anna.channel)).toEqual(strokes)
    expect(anna.channel.getState().connection.status).toBe('connected')
  })
})
