/** The log of a class that has ended, in the live protocol's own frames: enough for a player to show it again. */
import {
  decodeKeyframe,
  encodeEvents,
  encodeKeyframe,
  eventFor,
  joinFrames,
  LIVE_PROTOCOL,
  ownOf,
  publicRoom,
  type RemovedMessages,
  roomFor,
  type RoomState,
  roomWithoutRemovedWords,
  withoutRemovedWords,
} from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import { isApproved } from '../../domain/after-class/replay-rules.ts'
import type { Lesson, Membership } from '../../domain/timetable/lesson.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { createSharedReads } from '../../live/shared-reads.ts'
import { iso } from '../instant.ts'

type ReplayCalls = Both<'RoomReplay'> | Both<'RoomLog'> | Both<'ReplayKeyframe'>

export function roomReplayRoutes({ clock, replays, roomLogs }: Deps): Handlers<ReplayCalls> {
  // A class that watches together reads each once.
  const keyframes = createSharedReads<{ room: RoomState; forAll: Uint8Array } | null>(clock, {
    keepMs: 5_000,
    limit: 2,
  })
  // The removed messages do not change any more once the class has ended.
  const removals = createSharedReads<RemovedMessages>(clock, { keepMs: 60_000, limit: 50 })
  const removedIn = (lessonId: string) => removals(lessonId, () => roomLogs.removedMessages(lessonId))

  /**
   * Allows a student who missed the class to watch it, but not one who was removed from it, and none before the school
   * has approved the log.
   * @throws {ApiError} `classNotEnded`, `removedFromClass`, `replayNotReady`
   */
  async function requireReplayable(lesson: Lesson, membership: Membership | null) {
    if (membership?.isRemoved) throw new ApiError('removedFromClass')
    const { startedAt, endedAt } = lesson
    if (startedAt === null || endedAt === null) throw new ApiError('classNotEnded')
    // Teachers have no membership, and need no approval.
    const log = membership && (await replays.ofLog(lesson.id))
    const isShown = log !== null && isApproved(log.audit)
    if (membership && !isShown) throw new ApiError('replayNotReady')
    return { startedAt, endedAt }
  }

  const index = async ({ lesson, membership }: Call<Both<'RoomReplay'>>): Promise<ResponseOf<'teacherRoomReplay'>> => {
    const { startedAt, endedAt } = await requireReplayable(lesson, membership)
    const [lastSeq, keyframes] = await Promise.all([roomLogs.lastSeq(lesson.id), roomLogs.keyframes(lesson.id)])
    if (lastSeq === 0) throw new ApiError('roomNotCreated')
    return {
      lessonId: lesson.id,
      title: lesson.name,
      startedAt: iso(startedAt),
      endedAt: iso(endedAt),
      protocol: LIVE_PROTOCOL,
      lastSeq,
      keyframes: keyframes.map(({ seq, at, sizeBytes }) => ({ seq, at: iso(at), sizeBytes })),
    }
  }

  const log = async ({ lesson, membership, actor, input }: Call<Both<'RoomLog'>>) => {
    await requireReplayable(lesson, membership)
    const [events, removed] = await Promise.all([
      roomLogs.events(lesson.id, input.afterSeq, input.limit),
      removedIn(lesson.id),
    ])
    return joinFrames(encodeEvents(events.map((event) => withoutRemovedWords(eventFor(event, actor), removed))))
  }

  const keyframe = async ({ lesson, membership, actor, input: { seq } }: Call<Both<'ReplayKeyframe'>>) => {
    await requireReplayable(lesson, membership)
    const read = await keyframes(`${lesson.id}@${seq}`, async () => {
      const stored = await roomLogs.keyframe(lesson.id, seq)
      // One that an older version wrote may not be readable; the log has everything.
      const kept = stored && decodeKeyframe(stored)
      if (!kept) return null
      const room = roomWithoutRemovedWords(kept, await removedIn(lesson.id))
      return { room, forAll: encodeKeyframe(publicRoom(room)) }
    })
    if (!read) throw new ApiError('notFound')
    // Few moments hold anything that one person alone may see.
    return ownOf(read.room, actor) ? encodeKeyframe(roomFor(read.room, actor)) : read.forAll
  }

  return {
    ...forBoth('RoomReplay', index),
    ...forBoth('RoomLog', log),
    ...forBoth('ReplayKeyframe', keyframe),
  }
}
