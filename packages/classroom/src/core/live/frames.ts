/**
 * Frames of the `/live` socket, both ways. A text frame is JSON; a binary frame starts with its kind.
 *
 *     stroke    0 kind · 1..2 header length, little-endian · header JSON · stroke bytes
 *     content   the same with the type in its header: any other command or event that has `bytes`
 *     keyframe  see `keyframe.ts`
 *     ephemeral client: 0 kind · payload; server: 0 kind · 1..2 the sender's `no`, little-endian · payload
 *
 * Decoders give null for anything else and never throw.
 */
import type { CommandId } from '../room/ids.ts'
import type { RoomCommand, RoomEvent, RoomState } from '../room/room-types.ts'
import { chatMessage } from '../shapes/chat-shapes.ts'
import { decodeKeyframe } from './keyframe.ts'
import { type ClientFrame, type CloseReason, FrameKind, type ServerFrame } from './live-protocol.ts'
import { ownShape } from './own.ts'
import { parseCommand } from './parse-command.ts'
import { parseEvent } from './parse-event.ts'
import { parseClientSignal, serverSignal } from './parse-signal.ts'
import { id, instant, NAME_MAX_LENGTH, role } from '../shapes/room-shapes.ts'
import {
  flag,
  integer,
  isRecord,
  listOf,
  nullable,
  object,
  oneOf,
  type Parser,
  parseJson,
  text,
  unionBy,
} from '../shapes/shape.ts'

export type LiveData = string | Uint8Array<ArrayBuffer>

/** Message that arrives at the server: ink of the ephemeral lane comes as it was sent, without its sender. */
export type ClientMessage = ClientFrame | { t: 'ephemeral'; frame: Uint8Array }
/** Message that arrives at a client. `frame` is as the sender made it; `no` names the sender. */
export type ServerMessage =
  | ServerFrame
  | { t: 'keyframe'; room: RoomState }
  | { t: 'ephemeral'; no: number; frame: Uint8Array }

// ── Encoding ──

export function encodeClientFrame(frame: ClientFrame): LiveData {
  if (frame.t !== 'command' || !('bytes' in frame.command)) return JSON.stringify(frame)
  if (frame.command.type === 'board.addStroke') {
    const { bytes, pageId, strokeId } = frame.command
    return encodeBytesFrame(FrameKind.strokeCommand, { id: frame.id, pageId, strokeId }, bytes)
  }
  const { bytes, ...command } = frame.command
  return encodeBytesFrame(FrameKind.contentCommand, { id: frame.id, command }, bytes)
}

export const encodeServerFrame = (frame: Exclude<ServerFrame, { t: 'events' }>): string => JSON.stringify(frame)

/** Strokes and other bytes travel in frames of their own, so a batch may become several frames; their order is the log's. */
export function encodeEvents(events: readonly RoomEvent[]): readonly LiveData[] {
  const frames: LiveData[] = []
  let batch: RoomEvent[] = []
  const flush = () => {
    if (batch.length > 0) frames.push(JSON.stringify({ t: 'events', events: batch } satisfies ServerFrame))
    batch = []
  }
  for (const event of events) {
    if (event.type === 'board.strokeAdded') {
      flush()
      const { seq, at, by, id, pageId, strokeId, author, bytes } = event
      frames.push(encodeBytesFrame(FrameKind.strokeEvent, { seq, at, by, id, pageId, strokeId, author }, bytes))
    } else if ('bytes' in event) {
      flush()
      const { bytes, ...header } = event
      frames.push(encodeBytesFrame(FrameKind.contentEvent, header, bytes))
    } else {
      batch.push(event)
    }
  }
  flush()
  return frames
}

/** @param frame an ephemeral frame as its sender made it */
export function withSender(frame: Uint8Array, no: number): Uint8Array<ArrayBuffer> {
  const sent = new Uint8Array(frame.length + 2)
  sent.set([frame[0] ?? 0, no, no >> 8])
  sent.set(frame.subarray(1), 3)
  return sent
}

function encodeBytesFrame(kind: FrameKind, header: object, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(header))
  const frame = new Uint8Array(3 + json.length + bytes.length)
  frame.set([kind, json.length, json.length >> 8])
  frame.set(json, 3)
  frame.set(bytes, 3 + json.length)
  return frame
}

// ── Decoding ──

export function decodeClientFrame(data: string | Uint8Array): ClientMessage | null {
  if (typeof data === 'string') return clientFrame(parseJson(data)) ?? null
  switch (data[0]) {
    case FrameKind.strokeCommand: {
      const { header, bytes } = decodeBytesFrame(data) ?? {}
      return (
        clientFrame(isRecord(header) && commandFrame(header.id, { ...header, type: 'board.addStroke', bytes })) ?? null
      )
    }
    case FrameKind.contentCommand: {
      const { header, bytes } = decodeBytesFrame(data) ?? {}
      if (!isRecord(header) || !isRecord(header.command)) return null
      return clientFrame(commandFrame(header.id, { ...header.command, bytes })) ?? null
    }
    case FrameKind.liveInk:
    case FrameKind.laser:
    case FrameKind.reaction:
    case FrameKind.view:
      return { t: 'ephemeral', frame: data }
    default:
      return null
  }
}

export function decodeServerFrame(data: string | Uint8Array): ServerMessage | null {
  if (typeof data === 'string') return serverFrame(parseJson(data)) ?? null
  switch (data[0]) {
    case FrameKind.strokeEvent: {
      const { header, bytes } = decodeBytesFrame(data) ?? {}
      const event = isRecord(header) ? parseEvent({ ...header, type: 'board.strokeAdded', bytes }) : null
      return event === null ? null : { t: 'events', events: [event] }
    }
    case FrameKind.contentEvent: {
      const { header, bytes } = decodeBytesFrame(data) ?? {}
      const event = isRecord(header) ? parseEvent({ ...header, bytes }) : null
      return event === null ? null : { t: 'events', events: [event] }
    }
    case FrameKind.keyframe: {
      const room = decodeKeyframe(data)
      return room === null ? null : { t: 'keyframe', room }
    }
    case FrameKind.liveInk:
    case FrameKind.laser:
    case FrameKind.reaction:
    case FrameKind.view:
      return data.length < 3 ? null : withoutSender(data)
    default:
      return null
  }
}

function decodeBytesFrame(data: Uint8Array): { header: unknown; bytes: Uint8Array } | null {
  const headerEnd = 3 + (data[1] ?? 0) + ((data[2] ?? 0) << 8)
  if (data.length < headerEnd) return null
  // Copied, because what a socket hands out may be a window into a much larger buffer.
  return {
    header: parseJson(new TextDecoder().decode(data.subarray(3, headerEnd))),
    bytes: new Uint8Array(data.subarray(headerEnd)),
  }
}

function withoutSender(data: Uint8Array): ServerMessage {
  const frame = new Uint8Array(data.length - 2)
  frame.set(data.subarray(0, 1))
  frame.set(data.subarray(3), 1)
  return { t: 'ephemeral', no: (data[1] ?? 0) + ((data[2] ?? 0) << 8), frame }
}

const commandFrame = (commandId: unknown, command: unknown) => ({ t: 'command', id: commandId, command })

type Client<T extends ClientFrame['t']> = Extract<ClientFrame, { t: T }>
type Server<T extends ServerFrame['t']> = Extract<ServerFrame, { t: T }>

const TOKEN_MAX_LENGTH = 4_096
const HISTORY_PAGE_LIMIT = 200
const UNLIMITED = Number.POSITIVE_INFINITY
// Stores keep event numbers as 32-bit integers.
const SEQ_MAX = 2 ** 31 - 1
const seq = integer(0, SEQ_MAX)
const commandId: Parser<CommandId> = id
const command: Parser<RoomCommand> = (value) => parseCommand(value) ?? undefined
const event: Parser<RoomEvent> = (value) => parseEvent(value) ?? undefined

export const clientFrame: Parser<ClientFrame> = unionBy<ClientFrame, 't'>('t', {
  hello: object<Client<'hello'>>({
    t: oneOf('hello'),
    protocol: seq,
    ticket: text(TOKEN_MAX_LENGTH),
    clientId: id,
    have: seq,
  }),
  command: object<Client<'command'>>({ t: oneOf('command'), id: commandId, command }),
  ping: object<Client<'ping'>>({ t: oneOf('ping'), sentAt: instant }),
  pong: object<Client<'pong'>>({ t: oneOf('pong'), sentAt: instant }),
  history: object<Client<'history'>>({
    t: oneOf('history'),
    ref: id,
    beforeSeq: seq,
    limit: integer(1, HISTORY_PAGE_LIMIT),
  }),
  rtc: object<Client<'rtc'>>({ t: oneOf('rtc'), signal: parseClientSignal }),
  bye: object<Client<'bye'>>({ t: oneOf('bye') }),
})

// A server may know reasons that this client does not: they close the socket all the same.
const closeReason: Parser<CloseReason> = text(NAME_MAX_LENGTH) as Parser<CloseReason>
// The same for refusals.
const refusalCode = text(NAME_MAX_LENGTH) as Parser<Server<'refused'>['code']>

export const serverFrame: Parser<ServerFrame> = unionBy<ServerFrame, 't'>('t', {
  welcome: object<Server<'welcome'>>(
    {
      t: oneOf('welcome'),
      you: object<Server<'welcome'>['you']>({ userId: id, role, no: integer(1, 0xffff) }),
      roomId: id,
      seq,
      at: instant,
      keyframe: flag,
    },
    { keyframeBytes: seq },
  ),
  own: object<Server<'own'>>({ t: oneOf('own'), own: ownShape }),
  events: object<Server<'events'>>({ t: oneOf('events'), events: listOf(event, UNLIMITED) }),
  done: object<Server<'done'>>({ t: oneOf('done'), id: commandId, seq: nullable(seq) }),
  refused: object<Server<'refused'>>(
    { t: oneOf('refused'), id: commandId, code: refusalCode },
    { retryAfterMs: instant },
  ),
  ping: object<Server<'ping'>>({ t: oneOf('ping'), sentAt: instant }),
  pong: object<Server<'pong'>>({ t: oneOf('pong'), sentAt: instant, at: instant }),
  history: object<Server<'history'>>({
    t: oneOf('history'),
    ref: id,
    messages: listOf(chatMessage, UNLIMITED),
    isComplete: flag,
  }),
  rtc: object<Server<'rtc'>>({ t: oneOf('rtc'), signal: serverSignal }),
  closed: object<Server<'closed'>>({ t: oneOf('closed'), reason: closeReason }, { detail: text(16_000) }),
})
