import type { ReplaySource } from '@hwjy/classroom/replay'
import { ApiError, errorCodes, replayKeyframeAs, type Role, roomLogAs, type RoomReplay } from '@hwjy/sdk'

/** Reading these takes a slow device no tenth of a second. */
const EVENTS_AT_ONCE = 2_000

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** The log of a class over our API. @param about what the server said there is */
export function replaySource(lessonId: string, role: Role, about: RoomReplay): ReplaySource {
  const { startedAt, endedAt, lastSeq, keyframes } = about
  return {
    about: async () => ({
      startedAt: Date.parse(startedAt),
      endedAt: Date.parse(endedAt),
      lastSeq,
      keyframes: keyframes.map(({ seq, at }) => ({ seq, at: Date.parse(at) })),
    }),
    events: async (afterSeq, signal) =>
      bytesOf(await roomLogAs(role, lessonId, { afterSeq, limit: EVENTS_AT_ONCE }, { signal })),
    async keyframe(seq, signal) {
      try {
        return await bytesOf(await replayKeyframeAs(role, lessonId, { seq }, { signal }))
      } catch (error) {
        // Written by a version that this one does not read: the log has everything.
        if (error instanceof ApiError && error.code === errorCodes.notFound) return null
        throw error
      }
    },
  }
}
