/** What each frame is, for those who read the document. The compiler asks for every kind. */
import { type ClientFrame, FrameKind, type ServerFrame } from '../../src/core/live/live-protocol.ts'

export const CLIENT_FRAMES: Readonly<Record<ClientFrame['t'], string>> = {
  hello:
    'First frame on every socket. `have` is the number of the last event that this client applied; 0 asks for a keyframe. `ticket` comes from the call `studentRoomTicket` or `teacherRoomTicket`.',
  command:
    'A request to change the room. `id` is the client’s: the same id again gets the same answer and changes nothing.',
  pong: 'Answers the server’s `ping` at once, with its `sentAt`: so the server measures the round trip.',
  ping: 'A heartbeat, and a look at the server’s clock.',
  history: 'Asks for chat before `beforeSeq`, newest page first.',
  rtc: 'Media signalling.',
  bye: 'The client goes; the socket closes.',
}

export const SERVER_FRAMES: Readonly<Record<ServerFrame['t'], string>> = {
  welcome: 'Answers `hello`. A keyframe, when one is needed, follows as a binary frame; then events up to `seq`.',
  own: 'What this person alone may see of the keyframe, right after it: their own answers, for example.',
  events: 'Facts of the room, in order and without gaps.',
  done: 'The command was carried out, now or earlier. `seq` is its last event, null if nothing had to change.',
  refused:
    '`id` is that of a command, or the `ref` of a `history`. With `retryAfterMs` it may be sent again after that.',
  pong: 'Answers `ping`.',
  ping: 'Measures the round trip of this connection; to be answered by `pong` at once.',
  history: 'Messages, oldest first; `isComplete` when there are none before.',
  rtc: 'Media signalling.',
  closed: 'Last frame before the server closes the socket.',
}

interface BinaryFrame {
  byte: number
  from: readonly ('client' | 'server')[]
  words: string
}

export const BINARY_FRAMES: Readonly<Record<keyof typeof FrameKind, BinaryFrame>> = {
  strokeCommand: {
    byte: FrameKind.strokeCommand,
    from: ['client'],
    words:
      '0 kind · 1–2 length of the header, little-endian · header JSON `{id, pageId, strokeId}` · bytes of the stroke. The command `board.addStroke`.',
  },
  strokeEvent: {
    byte: FrameKind.strokeEvent,
    from: ['server'],
    words:
      '0 kind · 1–2 length of the header, little-endian · header JSON `{seq, at, by, id, pageId, strokeId, author}` · bytes of the stroke. The event `board.strokeAdded`.',
  },
  contentCommand: {
    byte: FrameKind.contentCommand,
    from: ['client'],
    words:
      '0 kind · 1–2 length of the header, little-endian · header JSON `{id, command}` · the command’s `bytes`. Any command with bytes but `board.addStroke`.',
  },
  contentEvent: {
    byte: FrameKind.contentEvent,
    from: ['server'],
    words:
      '0 kind · 1–2 length of the header, little-endian · header JSON, the event with its `type` and without `bytes` · the event’s `bytes`. Any event with bytes but `board.strokeAdded`.',
  },
  keyframe: {
    byte: FrameKind.keyframe,
    from: ['server'],
    words:
      'The whole room at one event: header JSON and the strokes of its board. In parts, each of which begins with the kind.',
  },
  liveInk: {
    byte: FrameKind.liveInk,
    from: ['client', 'server'],
    words:
      'New points of the stroke that is being drawn. The server adds the sender’s `no` as two bytes after the kind.',
  },
  reaction: {
    byte: FrameKind.reaction,
    from: ['client', 'server'],
    words: '0 kind · 1 which of the six reactions. The server adds the sender’s `no` as two bytes after the kind.',
  },
  laser: {
    byte: FrameKind.laser,
    from: ['client', 'server'],
    words:
      'Where the laser pointer is, or that it is gone. The server adds the sender’s `no` as two bytes after the kind.',
  },
  view: {
    byte: FrameKind.view,
    from: ['client', 'server'],
    words:
      'The part of the page that the teacher looks at; from anybody else it is dropped. The server adds the sender’s `no` as two bytes after the kind.',
  },
}
