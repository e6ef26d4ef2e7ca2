/** The shape of what a browser may send. Sizes are bounded here; a socket frame is bounded before. */
import type { RtcClientSignal } from '@hwjy/classroom/core'
import { z } from 'zod'

const id = z.string().min(1).max(64)
const mid = z.string().min(1).max(16)
const kind = z.enum(['mic', 'camera', 'screen'])
const sdp = z.string().min(1).max(60_000)
const candidate = z.string().max(512)
const tracks = z.record(mid, kind)

const peerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offer'), link: id, sdp, tracks }),
  z.object({ kind: z.literal('answer'), link: id, sdp }),
  z.object({ kind: z.literal('candidate'), link: id, candidate, mid }),
  z.object({ kind: z.literal('want'), link: id, kinds: z.array(kind).max(3) }),
  z.object({ kind: z.literal('bye'), link: id }),
])

export const rtcClientSignalSchema: z.ZodType<RtcClientSignal> = z.discriminatedUnion('op', [
  z.object({ op: z.literal('join'), token: z.string().max(4_096) }),
  z.object({ op: z.literal('leave') }),
  z.object({ op: z.literal('offer'), session: id, sdp, tracks }),
  z.object({ op: z.literal('candidate'), session: id, candidate, mid }),
  z.object({ op: z.literal('publish'), kind }),
  z.object({ op: z.literal('unpublish'), kind }),
  z.object({ op: z.literal('subscribe'), mid, userId: id, kind }),
  z.object({ op: z.literal('unsubscribe'), mid }),
  z.object({ op: z.literal('relay'), to: id, payload: peerMessage }),
])
