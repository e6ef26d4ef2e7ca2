import { id, NAME_MAX_LENGTH } from '../shapes/room-shapes.ts'
import {
  type RtcClientSignal,
  type RtcPeerMessage,
  type RtcServerSignal,
  type RtcSource,
  STREAM_KINDS,
} from './rtc-signal.ts'
import {
  flag,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  type Parser,
  recordOf,
  text,
  unionBy,
} from '../shapes/shape.ts'

type ClientOp<T extends RtcClientSignal['op']> = Extract<RtcClientSignal, { op: T }>
type ServerOp<T extends RtcServerSignal['op']> = Extract<RtcServerSignal, { op: T }>
type PeerMessage<T extends RtcPeerMessage['kind']> = Extract<RtcPeerMessage, { kind: T }>

const TOKEN_MAX_LENGTH = 4_096
// The frame's own limit is what bounds a session description.
const sdp = text(64 * 1024, 1)
const session = text(NAME_MAX_LENGTH, 1)
const link = text(NAME_MAX_LENGTH, 1)
const candidate = text(512)
const mid = text(16, 1)
const kind = oneOf(...STREAM_KINDS)
const tracks = recordOf(kind)
const source: Parser<RtcSource> = object<RtcSource>({ userId: id, kind })
const MANY = 10_000

const payload = unionBy<RtcPeerMessage, 'kind'>('kind', {
  offer: object<PeerMessage<'offer'>>({ kind: oneOf('offer'), link, sdp, tracks }),
  answer: object<PeerMessage<'answer'>>({ kind: oneOf('answer'), link, sdp }),
  candidate: object<PeerMessage<'candidate'>>({ kind: oneOf('candidate'), link, candidate, mid }),
  want: object<PeerMessage<'want'>>({ kind: oneOf('want'), link, kinds: listOf(kind, STREAM_KINDS.length) }),
  bye: object<PeerMessage<'bye'>>({ kind: oneOf('bye'), link }),
})

/** The only place that says how long an id, a candidate or a description may be. Undefined: not a signal. */
export const parseClientSignal: Parser<RtcClientSignal> = unionBy<RtcClientSignal, 'op'>('op', {
  join: object<ClientOp<'join'>>({ op: oneOf('join'), token: text(TOKEN_MAX_LENGTH) }),
  leave: object<ClientOp<'leave'>>({ op: oneOf('leave') }),
  offer: object<ClientOp<'offer'>>({ op: oneOf('offer'), session, sdp, tracks }),
  candidate: object<ClientOp<'candidate'>>({ op: oneOf('candidate'), session, candidate, mid }),
  publish: object<ClientOp<'publish'>>({ op: oneOf('publish'), kind }),
  unpublish: object<ClientOp<'unpublish'>>({ op: oneOf('unpublish'), kind }),
  subscribe: object<ClientOp<'subscribe'>>({ op: oneOf('subscribe'), mid, userId: id, kind }),
  unsubscribe: object<ClientOp<'unsubscribe'>>({ op: oneOf('unsubscribe'), mid }),
  relay: object<ClientOp<'relay'>>({ op: oneOf('relay'), to: id, payload }),
})

const clientOp = oneOf(
  'join',
  'leave',
  'offer',
  'candidate',
  'publish',
  'unpublish',
  'subscribe',
  'unsubscribe',
  'relay',
)

export const serverSignal: Parser<RtcServerSignal> = unionBy<RtcServerSignal, 'op'>('op', {
  joined: object<ServerOp<'joined'>>({
    op: oneOf('joined'),
    mode: oneOf('sfu', 'p2p'),
    epoch: integer(0, Number.MAX_SAFE_INTEGER),
    sources: listOf(source, MANY),
    peers: listOf(id, MANY),
  }),
  answer: object<ServerOp<'answer'>>({ op: oneOf('answer'), session, sdp }),
  candidate: object<ServerOp<'candidate'>>({ op: oneOf('candidate'), session, candidate, mid }),
  source: object<ServerOp<'source'>>({ op: oneOf('source'), source, available: flag }),
  demand: object<ServerOp<'demand'>>({
    op: oneOf('demand'),
    kind: oneOf('camera'),
    quality: oneOf('none', 'small', 'big'),
  }),
  peer: object<ServerOp<'peer'>>({ op: oneOf('peer'), userId: id, here: flag }),
  relay: object<ServerOp<'relay'>>({ op: oneOf('relay'), from: id, payload }),
  failed: object<ServerOp<'failed'>>(
    {
      op: oneOf('failed'),
      of: nullable(clientOp),
      code: oneOf(
        'token-expired',
        'token-invalid',
        'not-publisher',
        'no-such-source',
        'full',
        'media-server-down',
        'too-fast',
        'invalid',
      ),
    },
    { kind, mid, session, retryAfterMs: integer(0, Number.MAX_SAFE_INTEGER) },
  ),
})
