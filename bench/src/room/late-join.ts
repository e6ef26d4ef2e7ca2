import { decodeKeyframe, encodeClientFrame, LIVE_PROTOCOL } from '@hwjy/classroom/core'
import type { BenchPerson } from '../server/seed-school.ts'
import { fetchTicket, openLiveClient } from './live-client.ts'

export interface LateJoin {
  /** From `hello` until the keyframe has become a room. */
  tookMs: number
  /** Is the client's own part of `tookMs`. */
  decodeMs: number
  bytes: number
  strokes: number
}

/** Joins a lesson late, when its board is full. The ticket is fetched before the measurement begins. */
export async function joinLate(server: string, lessonId: string, person: BenchPerson): Promise<LateJoin> {
  const { token } = await fetchTicket(server, lessonId, person)
  const arrived = Promise.withResolvers<Uint8Array>()
  const client = await openLiveClient(server.replace('http', 'ws') + '/live', {
    onKeyframe: arrived.resolve,
    onClose: (why) => arrived.reject(new Error(why)),
  })
  const beginAt = performance.now()
  client.send(
    encodeClientFrame({ t: 'hello', protocol: LIVE_PROTOCOL, ticket: token, clientId: person.userId, have: 0 }),
  )
  const bytes = await arrived.promise
  const arrivedAt = performance.now()
  const room = decodeKeyframe(bytes)
  const endAt = performance.now()
  await client.close()
  const strokes = room?.board.pages.reduce((sum, page) => sum + page.strokeCount, 0) ?? 0
  return { tookMs: endAt - beginAt, decodeMs: endAt - arrivedAt, bytes: bytes.length, strokes }
}
