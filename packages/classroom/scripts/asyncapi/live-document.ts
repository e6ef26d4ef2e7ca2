/** Puts the AsyncAPI 3 document of `/live` together, from the tables of commands and events and the parsers of frames. */
import { clientFrame, serverFrame } from '../../src/core/live/frames.ts'
import { CLOSE_REASONS, LIVE_PROTOCOL, MAX_FRAME_BYTES } from '../../src/core/live/live-protocol.ts'
import { envelope } from '../../src/core/live/parse-event.ts'
import { roomCommands } from '../../src/core/room/commands/all-commands.ts'
import { roomEvents } from '../../src/core/room/commands/all-events.ts'
import { enUS } from '../../src/react/i18n/en-US.ts'
import { type JsonSchema, schemaOf, schemasOf } from './described-shape.ts'
import { BINARY_FRAMES, CLIENT_FRAMES, SERVER_FRAMES } from './frame-words.ts'

type Side = 'client' | 'server'
/** Strokes travel in binary frames. */
const isBinary = (type: string) => type === 'board.addStroke' || type === 'board.strokeAdded'

export function liveDocument(version: string) {
  const messages = { ...textMessages('client'), ...textMessages('server'), ...binaryMessages() }
  return {
    asyncapi: '3.0.0',
    info: { title: 'Huawen Classroom: live rooms', version, license: { name: 'MIT' }, description: ABOUT },
    servers: {
      school: {
        host: 'school.example',
        protocol: 'wss',
        description: 'The host that serves the API; `ws` where a school serves plain HTTP in its own network.',
      },
    },
    defaultContentType: 'application/json',
    channels: {
      live: {
        address: '/live',
        title: 'One room',
        description: `Protocol ${LIVE_PROTOCOL}. A client’s frame has at most ${MAX_FRAME_BYTES} bytes.`,
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
        bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
      },
    },
    operations: {
      fromClient: operationOf('receive', 'What a client sends.', messages, 'client'),
      fromServer: operationOf('send', 'What the server sends.', messages, 'server'),
    },
    components: { messages: withoutSides(messages), schemas: { ...commandSchemas(), ...eventSchemas() } },
  }
}

const ABOUT = `A room is one log of events. A client says \`hello\` with a ticket, gets the room as it is (a keyframe, or the events since it was here), and then each event as it happens. What it wants to change it asks for with a command, which is answered by \`done\` or \`refused\`; what changed comes as events, to everybody.

Text frames are JSON with a \`t\`. Binary frames begin with a byte that says their kind. Fields that are not named here are ignored, and an event of an unknown type only counts, so that older clients and newer servers understand each other.`

interface Message {
  from: readonly Side[]
  title: string
  summary: string
  contentType: string
  payload: JsonSchema
}

function textMessages(side: Side): Record<string, Message> {
  const words: Readonly<Record<string, string>> = side === 'client' ? CLIENT_FRAMES : SERVER_FRAMES
  const frames = schemaOf(side === 'client' ? clientFrame : serverFrame).oneOf ?? []
  return Object.fromEntries(
    frames.map((payload) => {
      const t = String(payload.properties?.t?.const)
      const message = { from: [side], title: t, summary: words[t] ?? '', contentType: 'application/json' }
      return [`${side}.${t}`, { ...message, payload: withCodes(side, t, payload) }]
    }),
  )
}

// Both may grow: a client that meets a new one treats it as a refusal, or an end, without words of its own.
function withCodes(side: Side, t: string, payload: JsonSchema): JsonSchema {
  if (side === 'client' || (t !== 'refused' && t !== 'closed')) return payload
  const name = t === 'refused' ? 'code' : 'reason'
  const known = t === 'refused' ? refusals() : [...CLOSE_REASONS]
  const open = payload.properties?.[name] ?? {}
  return { ...payload, properties: { ...payload.properties, [name]: { anyOf: [{ enum: known }, open] } } }
}

const refusals = () =>
  Object.keys(enUS).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []))

function binaryMessages(): Record<string, Message> {
  const hex = (byte: number) => `0x${byte.toString(16).padStart(2, '0')}`
  return Object.fromEntries(
    Object.entries(BINARY_FRAMES).map(([name, { byte, from, words }]) => [
      `binary.${name}`,
      {
        from,
        title: name,
        summary: `First byte ${hex(byte)}. ${words}`,
        contentType: 'application/octet-stream',
        payload: { type: 'string' },
      },
    ]),
  )
}

const operationOf = (action: 'send' | 'receive', summary: string, messages: Record<string, Message>, side: Side) => ({
  action,
  summary,
  channel: { $ref: '#/channels/live' },
  messages: Object.entries(messages).flatMap(([name, { from }]) =>
    from.includes(side) ? [{ $ref: `#/channels/live/messages/${name}` }] : [],
  ),
})

const withoutSides = (messages: Record<string, Message>) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, { title, summary, contentType, payload }]) => [
      name,
      { title, summary, contentType, payload },
    ]),
  )

// `board.addPage` → `BoardAddPage`.
const nameOf = (type: string, end: string) =>
  type
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') + end

const tagged = (type: string, shape: object, description?: string, optional: object = {}): JsonSchema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  required: ['type', ...Object.keys(shape)],
  properties: { type: { const: type }, ...schemasOf(shape), ...schemasOf(optional) },
})

function commandSchemas(): Record<string, JsonSchema> {
  const sent = Object.entries(roomCommands).filter(([type, { sentBy }]) => sentBy === 'client' && !isBinary(type))
  const schemas = sent.map(([type, { shape, optional, askedBy, marks, rules }]) => {
    const whose = askedBy === 'anyone' ? 'Anybody in the room' : `A ${askedBy}`
    const words = `${whose} may ask. It leads to ${marks.map((mark) => `\`${mark}\``).join(' or ')}. Rules ${rules.join(', ')}.`
    return [nameOf(type, 'Command'), tagged(type, shape, words, optional)] as const
  })
  return { Command: choiceOf(schemas), ...Object.fromEntries(schemas) }
}

function eventSchemas(): Record<string, JsonSchema> {
  const schemas = Object.entries(roomEvents)
    .filter(([type]) => !isBinary(type))
    .map(
      ([type, { shape, optional }]) =>
        [nameOf(type, 'Event'), tagged(type, { ...envelope, ...shape }, undefined, optional)] as const,
    )
  const known = choiceOf(schemas)
  const unknown = { ...tagged('', envelope, 'Of a type that this document does not know: it only counts.') }
  const types = Object.keys(roomEvents)
  unknown.properties = { ...unknown.properties, type: { type: 'string', not: { enum: types } } as JsonSchema }
  return { Event: { oneOf: [...(known.oneOf ?? []), unknown] }, ...Object.fromEntries(schemas) }
}

const choiceOf = (schemas: readonly (readonly [string, JsonSchema])[]): JsonSchema => ({
  oneOf: schemas.map(([name]) => ({ $ref: `#/components/schemas/${name}` })),
})
