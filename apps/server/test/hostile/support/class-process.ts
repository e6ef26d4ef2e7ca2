/**
 * A class of two in a process of its own, so that a busy attacker does not slow its clock. The student raises and
 * lowers a hand, again and again, and the teacher's page notes how long each took to arrive.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { decodeServerFrame, encodeClientFrame, LIVE_PROTOCOL, type RoomCommand } from '@hwjy/classroom/core'
import { postForm } from '../../node/http-client.ts'
import type { Felt, FromClass, ToClass } from './class-messages.ts'
import { residentBytes } from './resident-bytes.ts'

const GAP_MS = 100
const LOST_AFTER_MS = 10_000

const tell = (message: FromClass) => process.send?.(message, () => undefined)
process.on('disconnect', () => process.exit(0))

const nothing = (): Felt => ({ controlMs: [], echoMs: [], drops: 0, lost: [], peakBytes: 0 })
let felt = nothing()

process.on('message', (message: ToClass) => {
  if (message.type === 'start') void hold(message)
  else {
    tell({ type: 'felt', ...felt })
    felt = nothing()
  }
})

async function hold({ base, echoPort, serverPid, lessonId, teacher, student }: ToClass & { type: 'start' }) {
  /** Commands by id, until the teacher's page has heard their event. */
  const heard = new Map<string, () => void>()
  const refused = new Map<string, (why: string) => void>()

  const enter = async (side: 'tch' | 'user', token: string, clientId: string): Promise<WebSocket> => {
    const { data } = await postForm(base, `/api-${side}/im/getToken`, { lessonId }, token)
    const socket = new WebSocket(`${base.replace('http', 'ws')}/live`, { origin: base, perMessageDeflate: false })
    const welcomed = Promise.withResolvers<void>()
    socket.on('message', (bytes: Buffer, isBinary) => {
      const message = decodeServerFrame(isBinary ? new Uint8Array(bytes) : bytes.toString('utf8'))
      if (message?.t === 'welcome') welcomed.resolve()
      if (message?.t === 'refused') refused.get(message.id)?.(message.code)
      if (message?.t === 'events' && side === 'tch') for (const { id } of message.events) heard.get(id)?.()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      felt.drops += 1
      welcomed.reject(new Error('the class could not be entered'))
    })
    const { token: ticket } = data as { token: string }
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(encodeClientFrame({ t: 'hello', protocol: LIVE_PROTOCOL, ticket, clientId, have: 0 }))
    await welcomed.promise
    const ping = () => socket.send(encodeClientFrame({ t: 'ping', sentAt: Date.now() }))
    setInterval(() => socket.readyState === WebSocket.OPEN && ping(), 5_000)
    return socket
  }

  await enter('tch', teacher, 'page-of-the-teacher')
  const page = await enter('user', student, 'page-of-the-student')
  const echo = new WebSocket(`ws://127.0.0.1:${echoPort}`, { perMessageDeflate: false })
  await new Promise((resolve) => echo.once('open', resolve))
  setInterval(() => {
    felt.peakBytes = Math.max(felt.peakBytes, residentBytes(serverPid))
  }, 100)

  const press = async (command: RoomCommand) => {
    const id = crypto.randomUUID()
    const beginAt = performance.now()
    const mirrored = new Promise<void>((resolve) => echo.once('message', () => resolve())).then(() =>
      felt.echoMs.push(performance.now() - beginAt),
    )
    echo.send(id)
    await new Promise<void>((resolve) => {
      const done = (problem?: string) => {
        clearTimeout(timer)
        heard.delete(id)
        refused.delete(id)
        if (problem === undefined) felt.controlMs.push(performance.now() - beginAt)
        else felt.lost.push(`${command.type}: ${problem}`)
        resolve()
      }
      const timer = setTimeout(() => done('never heard'), LOST_AFTER_MS)
      heard.set(id, () => done())
      refused.set(id, done)
      page.send(encodeClientFrame({ t: 'command', id, command }))
    })
    await mirrored
  }

  tell({ type: 'ready' })
  for (;;) {
    if (page.readyState === WebSocket.OPEN) {
      await press({ type: 'raiseHand' })
      await sleep(GAP_MS)
      await press({ type: 'lowerHand' })
    }
    await sleep(GAP_MS)
  }
}
