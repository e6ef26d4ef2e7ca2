/** Half of the crowd, in a process of its own so that the load does not share the server's event loop. */
import { receiveTimesOf } from './receive-times.ts'
import type { FromCrowd, Harvest, ToCrowd } from './crowd-messages.ts'
import { enterRoom, type LiveClient, openLiveClient } from './live-client.ts'
import { nowMs } from './now-ms.ts'

let members: LiveClient[] = []
let sent = new Map<string, number>()
let pending: Promise<void>[] = []

async function answer(message: ToCrowd): Promise<Harvest | null> {
  switch (message.op) {
    case 'enter': {
      const { server, lessonId, people } = message
      members = await Promise.all(people.map((person) => enterRoom(server, lessonId, person)))
      return null
    }
    case 'listen':
      members = await Promise.all(Array.from({ length: message.count }, () => openLiveClient(message.url)))
      return null
    case 'settle':
      await Promise.all(pending)
      return null
    case 'harvest':
      return harvest()
    case 'leave':
      await Promise.all(members.map((member) => member.close()))
      return null
    default:
      throw new Error(`${message.op} has no answer`)
  }
}

async function harvest(): Promise<Harvest> {
  await Promise.all(members.map((member) => member.drain()))
  const result = { receiveTimes: receiveTimesOf(members.map(({ received }) => received)), sent }
  for (const member of members) member.received = []
  pending = []
  sent = new Map()
  return result
}

const tell = (message: FromCrowd) => process.send?.(message)

process.on('message', (message: ToCrowd) => {
  if (message.op === 'send') return members[message.member]?.send(new Uint8Array(message.frame))
  if (message.op === 'act') {
    sent.set(message.id, nowMs())
    const acknowledged = members[message.member]?.act(message.command, message.id)
    // Told at the harvest.
    acknowledged?.catch(() => {})
    if (acknowledged) pending.push(acknowledged)
    return
  }
  answer(message).then(
    (harvested) => tell({ ok: true, harvest: harvested }),
    (error: unknown) => tell({ ok: false, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
