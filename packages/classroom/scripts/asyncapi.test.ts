/** The document of `/live` beside what really goes over the socket. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { encodeClientFrame, encodeEvents, encodeServerFrame, type LiveData } from '../src/core/live/frames.ts'
import { CLOSE_REASONS, FrameKind } from '../src/core/live/live-protocol.ts'
import { roomCommands } from '../src/core/room/commands/all-commands.ts'
import { roomEvents } from '../src/core/room/commands/all-events.ts'
import { createRoomLog } from '../src/core/room/room-log.ts'
import { command, life } from '../test/arbitrary.ts'
import { liveRoom, noon } from '../test/test-room.ts'

interface Document {
  components: {
    messages: Record<string, { summary: string; payload: object }>
    schemas: Record<string, { properties?: { type?: { const?: string } } }>
  }
}
let live: Document
let check: (message: string, data: LiveData) => string[]

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'asyncapi-'))
  const script = new URL('asyncapi.ts', import.meta.url).pathname
  execFileSync(process.execPath, ['--conditions=source', script, folder], { stdio: 'pipe' })
  live = JSON.parse(readFileSync(join(folder, 'asyncapi.json'), 'utf8')) as Document
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, validateSchema: false })
  ajv.addSchema({ $id: 'live', components: live.components })
  const known = new Map<string, ValidateFunction>()
  check = (message, data) => {
    const validate = known.get(message) ?? ajv.compile({ $ref: `live#/components/messages/${message}/payload` })
    known.set(message, validate)
    return validate(JSON.parse(String(data)))
      ? []
      : [`${message}: ${ajv.errorsText(validate.errors)} in ${String(data)}`]
  }
})

it('any command that clients send as text is in the document of the socket', () => {
  fc.assert(
    fc.property(command, (one) => {
      const data = encodeClientFrame({ t: 'command', id: 'c1', command: one })
      fc.pre(typeof data === 'string' && roomCommands[one.type].sentBy === 'client')
      expect(check('client.command', data)).toEqual([])
    }),
  )
})

it('the events of any life of a room are in the document of the socket', () => {
  fc.assert(
    fc.property(life, (steps) => {
      const log = createRoomLog(liveRoom().room)
      const events = steps.flatMap(({ actor, command: one, id }) => log.submit(one, actor, id, noon).events)
      const sent = encodeEvents(events).filter((data) => typeof data === 'string')
      expect(sent.flatMap((data) => check('server.events', data))).toEqual([])
    }),
    { numRuns: 40 },
  )
})

it('the document of the socket has each event, and each command of clients, and no other', () => {
  const types = Object.values(live.components.schemas).flatMap(({ properties }) => properties?.type?.const ?? [])
  const sent = Object.entries(roomCommands).flatMap(([type, { sentBy }]) => (sentBy === 'client' ? [type] : []))
  const binary = ['board.addStroke', 'board.strokeAdded']
  const inText = [...sent, ...Object.keys(roomEvents)].filter((type) => !binary.includes(type))
  expect(types.toSorted()).toEqual(inText.toSorted())
})

it('the document of the socket knows each kind of binary frame and each reason of a close', () => {
  const words = Object.values(live.components.messages).map(({ summary }) => summary)
  const missing = Object.values(FrameKind).filter((byte) => {
    const first = `First byte 0x${byte.toString(16).padStart(2, '0')}.`
    return !words.some((text) => text.startsWith(first))
  })
  expect(missing).toEqual([])
  expect(JSON.stringify(live.components.messages['server.closed']?.payload)).toContain(JSON.stringify(CLOSE_REASONS))
})

it('a frame with a field of another shape is against the document of the socket', () => {
  expect(check('client.ping', '{"t":"ping","sentAt":"now"}')).toHaveLength(1)
  expect(check('client.command', '{"t":"command","id":"c 1","command":{"type":"raiseHand"}}')).toHaveLength(1)
  expect(
    check('client.command', '{"t":"command","id":"c1","command":{"type":"invite","userId":"a","to":"moon"}}'),
  ).toHaveLength(1)
  const refused = encodeServerFrame({ t: 'refused', id: 'c1', code: 'too-fast', retryAfterMs: 900 })
  expect(check('server.refused', refused)).toEqual([])
  // A refusal that is new is one all the same.
  expect(check('server.refused', '{"t":"refused","id":"c1","code":"of-tomorrow"}')).toEqual([])
})
