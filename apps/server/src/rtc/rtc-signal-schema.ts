/** The shape of what a browser may send. Sizes are bounded here; a socket frame is bounded before. */
import type { RtcClientSignal } from '@hwjy/classroom/core'
import * as zod from 'zod/mini'

const text = (min: number, max: number) => zod.string().check(zod.minLength(min), zod.maxLength(max))
const id = text(1, 64)
const mid = text(1, 16)
const kind = zod.enum(['mic', 'camera', 'screen'])
const sdp = text(1, 60_000)
const candidate = text(0, 512)
const tracks = zod.record(mid, kind)

const peerMessage = zod.discriminatedUnion('kind', [
  zod.object({ kind: zod.literal('offer'), link: id, sdp, tracks }),
  zod.object({ kind: zod.literal('answer'), link: id, sdp }),
  zod.object({ kind: zod.literal('candidate'), link: id, candidate, mid }),
  zod.object({ kind: zod.literal('want'), link: id, kinds: zod.array(kind).check(zod.maxLength(3)) }),
  zod.object({ kind: zod.literal('bye'), link: id }),
])

export const rtcClientSignalSchema: zod.ZodMiniType<RtcClientSignal> = zod.discriminatedUnion('op', [
  zod.object({ op: zod.literal('join'), token: text(0, 4_096) }),
  zod.object({ op: zod.literal('leave') }),
  zod.object({ op: zod.literal('offer'), session: id, sdp, tracks }),
  zod.object({ op: zod.literal('candidate'), session: id, candidate, mid }),
  zod.object({ op: zod.literal('publish'), kind }),
  zod.object({ op: zod.literal('unpublish'), kind }),
  zod.object({ op: zod.literal('subscribe'), mid, userId: id, kind }),
  zod.object({ op: zod.literal('unsubscribe'), mid }),
  zod.object({ op: zod.literal('relay'), to: id, payload: peerMessage }),
])
