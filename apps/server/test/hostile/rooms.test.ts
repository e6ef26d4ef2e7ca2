/** Attacks on a live room of a real server process, while a class of two goes on in it. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  BOARD_MAX_BYTES,
  boardSize,
  type ClientFrame,
  decodeServerFrame,
  encodeClientFrame,
  encodeStroke,
  evolve,
  findPage,
  LIVE_PROTOCOL,
  PAGE_MAX_BYTES,
  type RoomCommand,
  type RoomEvent,
  type ServerMessage,
} from '@hwjy/classroom/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { copyPreparedSchool } from '../../../../scripts/lib/prepared-school.ts'
import { loadRoom } from '../../src/live/store/load-room.ts'
import { createRoomStore } from '../../src/live/store/room-store.ts'
import { openFolderDatabase } from '../../src/node/database/open-database.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { postForm } from '../node/http-client.ts'
import { type BesiegedSchool, openBesiegedSchool, type Target } from './support/besieged-school.ts'
import { expectQuick } from './support/expect-quick.ts'
import type { Felt } from './support/class-messages.ts'

const MB = 1024 * 1024
const GB = 1024 * MB

// The second test goes on with the folder of the first, and with its lesson.
let dataDir: string
let school: BesiegedSchool
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-rooms-'))
  await copyPreparedSchool(dataDir)
  school = await openBesiegedSchool({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await school?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Page {
  readonly messages: readonly ServerMessage[]
  readonly socket: WebSocket
  readonly isOpen: boolean
  send(frame: ClientFrame): void
  until<T extends ServerMessage['t']>(t: T): Promise<Extract<ServerMessage, { t: T }>>
}

type Attacker = Parameters<Target['signedIn']>[0]

async function enter({ base, lessonId, signedIn }: Target, username: Attacker): Promise<Page> {
  const { data } = await postForm(base, '/api-user/im/getToken', { lessonId }, await signedIn(username))
  const { token: ticket } = data as { token: string }
  const socket = new WebSocket(`${base.replace('http', 'ws')}/live`, { origin: base, perMessageDeflate: false })
  const messages: ServerMessage[] = []
  socket.on('message', (bytes: Buffer, isBinary: boolean) => {
    const message = decodeServerFrame(isBinary ? new Uint8Array(bytes) : bytes.toString('utf8'))
    if (message) messages.push(message)
  })
  socket.on('error', () => undefined)
  await once(socket, 'open')
  const page: Page = {
    messages,
    socket,
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    send: (frame) => socket.send(encodeClientFrame(frame)),
    async until(t) {
      for (let tries = 0; tries < 6_000; tries++) {
        const found = messages.find((one) => one.t === t)
        if (found) return found as never
        await sleep(10)
      }
      throw new Error(`waited for a minute in vain for ${t}`)
    },
  }
  page.send({ t: 'hello', protocol: LIVE_PROTOCOL, ticket, clientId: crypto.randomUUID(), have: 0 })
  return page
}

async function expectUnharmed({ base, signedIn }: Target, felt: Felt): Promise<void> {
  expect(felt.drops).toBe(0)
  expect(felt.lost).toEqual([])
  // Beyond what a bare echo on the same machine takes.
  expectQuick(felt)
  expect(felt.peakBytes).toBeLessThan(GB)
  const { code } = await postForm(base, '/api-user/study/lessonToday', {}, await signedIn('student.diego'))
  expect(code).toBe(200)
}

const LARGE_STROKE = encodeStroke({
  tool: 'pen',
  color: '#1f1f1f',
  width: 4,
  points: Float32Array.from({ length: 4 * 4_000 }, (_, i) => (i % 4 < 2 ? (Math.floor(i / 4) % 2) * 700 : 0.5)),
})
const stroke = (strokeId: string): RoomCommand => ({
  type: 'board.addStroke',
  pageId: 'page-1',
  strokeId,
  bytes: LARGE_STROKE,
})

/** Draws the board full, straight into the tables of a server that has stopped. */
async function fillBoard(folder: string, lessonId: string): Promise<void> {
  const { db, close } = await openFolderDatabase(folder, silentLogger)
  const store = createRoomStore(db)
  let { room } = await loadRoom(store, lessonId)
  const events: RoomEvent[] = []
  const happen = (body: object) => {
    const event = { ...body, seq: room.seq + 1, at: Date.now(), by: 'usr_li', id: `c${room.seq}` } as RoomEvent
    events.push(event)
    room = evolve(room, event)
  }
  const size = LARGE_STROKE.length + 64
  for (let no = 0; boardSize(room.board) + size <= BOARD_MAX_BYTES; no++) {
    const page = findPage(room.board, room.board.currentPageId)
    if ((page?.sizeBytes ?? 0) + size > PAGE_MAX_BYTES) {
      happen({ type: 'board.pageAdded', pageId: `p${no}`, background: 'white' })
      happen({ type: 'board.pageTurned', pageId: `p${no}` })
    }
    const pageId = room.board.currentPageId
    happen({ type: 'board.strokeAdded', pageId, strokeId: `s${no}`, author: 'usr_li', bytes: LARGE_STROKE })
  }
  await store.append(lessonId, events, room)
  await close()
}

describe('a live room', { timeout: 400_000 }, () => {
  it('a hundred megabytes of strokes at once are refused, and the class goes on', async () => {
    const target = school
    const { felt, result } = await target.during(async () => {
      const flooders: Page[] = []
      // One socket after another sends as fast as the line takes it.
      for (let sent = 0; sent < 3_200 && flooders.length < 25; ) {
        const page = await enter(target, 'student.ben')
        flooders.push(page)
        await page.until('welcome')
        for (let burst = 0; burst < 400 && page.isOpen; burst++, sent++) {
          page.send({ t: 'command', id: `s${sent}`, command: stroke(`s${sent}`) })
        }
        await sleep(500)
      }
      return new Set(
        flooders.flatMap(({ messages }) => messages.flatMap((one) => (one.t === 'refused' ? one.code : []))),
      )
    })
    expect([...result]).toContain('too-fast')
    await expectUnharmed(target, felt)
  })

  it('a full board comes to slow readers, and one who never reads harms nobody', async () => {
    const { lessonId } = school
    await school.stop()
    await fillBoard(dataDir, lessonId)

    const target = (school = await openBesiegedSchool({ DATA_DIR: dataDir }, lessonId))
    const { felt, result } = await school.during(async () => {
      const stuck = await enter(target, 'student.chika')
      stuck.socket.pause()
      const slow = await enter(target, 'student.ben')
      for (let no = 0; no < 600 && !slow.messages.some(({ t }) => t === 'keyframe'); no++) {
        slow.socket.pause()
        await sleep(30)
        slow.socket.resume()
        await sleep(5)
      }
      const { room } = await slow.until('keyframe')
      stuck.socket.terminate()
      return { size: boardSize(room.board), isOpen: slow.isOpen }
    })
    expect(result).toEqual({ size: expect.any(Number), isOpen: true })
    expect(result.size).toBeGreaterThan(31 * MB)
    await expectUnharmed(target, felt)
  })
})
