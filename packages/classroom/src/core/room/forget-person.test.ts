import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { life } from '../../../test/arbitrary.ts'
import { anna, ben, liveRoom, noon, teacher } from '../../../test/test-room.ts'
import { evolve } from './evolve.ts'
import { FORGOTTEN_TEXT } from './rules/chat-rules.ts'
import { forgetPerson, forgottenFields } from './forget-person.ts'
import { createRoomLog } from './room-log.ts'
import { emptyRoom } from './room-state.ts'
import type { RoomEvent } from './room-types.ts'

const GONE = 'gone'
const forgotten = (event: RoomEvent): RoomEvent => {
  const fields: Partial<Record<RoomEvent['type'], object>> = forgottenFields(GONE)
  const isAnnas = 'userId' in event && event.userId === anna.userId
  return isAnnas ? ({ ...event, ...fields[event.type] } as RoomEvent) : event
}

describe('a person whose account is deleted', () => {
  it('has neither name nor words in the room; the others keep theirs', () => {
    const test = liveRoom()
    test.ask(anna, { type: 'say', text: 'I am Anna' })
    test.ask(ben, { type: 'say', text: 'I am Ben' })
    test.ask(teacher, { type: 'remove', userId: anna.userId, reason: 'Anna shouts' })
    const room = forgetPerson(test.room, anna.userId, GONE)
    expect(JSON.stringify(room).replaceAll('"anna"', '')).not.toMatch(/Anna/)
    expect(room.chat.map(({ name, text }) => [name, text])).toEqual([
      [GONE, FORGOTTEN_TEXT],
      ['Ben', 'I am Ben'],
    ])
    expect(room.participants[ben.userId]).toBe(test.room.participants[ben.userId])
    expect(room.removed).toEqual({ [anna.userId]: '' })
  })

  it('who was never in the room changes nothing', () => {
    const { room } = liveRoom()
    expect(forgetPerson(room, 'constructor', GONE)).toBe(room)
  })

  it('is forgotten alike by the log and by the room that it leads to, in any life', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const start = liveRoom()
        const log = createRoomLog(start.room)
        const events = steps.flatMap(({ actor, command, id }) => log.submit(command, actor, id, noon).events)
        const told = (list: readonly RoomEvent[]) => {
          const { chat, participants, removed } = list.reduce(evolve, emptyRoom())
          return { chat, participants, removed }
        }
        const { chat, participants, removed } = forgetPerson(log.room, anna.userId, GONE)
        expect(told([...start.events, ...events].map(forgotten))).toEqual({ chat, participants, removed })
      }),
      { numRuns: 60 },
    )
  })
})
