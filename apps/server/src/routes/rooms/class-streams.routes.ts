import type { Deps } from '../../deps.ts'
import type { Recording } from '../../db/after-class/recordings.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Handlers } from '../../http/call.ts'
import { iso, isoOrNull } from '../instant.ts'

type StreamCalls = 'getLiveStream' | 'recordLesson' | 'stopBoardStream'

export function classStreamRoutes({ config, recordings }: Deps): Handlers<StreamCalls> {
  return {
    getLiveStream({ lesson, membership }) {
      requireRunning(lesson)
      if (membership.isRemoved) throw new ApiError('removedFromClass')
      const streams = config.rtc.pullStreams.map(({ protocol, url }) => ({
        protocol,
        url: url.replaceAll('{roomId}', lesson.id),
      }))
      return { lessonId: lesson.id, roomId: lesson.id, streams, isRtcOnly: streams.length === 0 }
    },

    async recordLesson({ lesson, input: { action, overwrite }, now }) {
      requireRunning(lesson)
      const former = await recordings.lock(lesson.id)
      if (action === 'stop') {
        if (!former) throw new ApiError('notRecording')
        if (former.status === 'stopped') return recordingResponse(former, lesson, now)
        await recordings.stop(former, now)
        return recordingResponse({ ...former, status: 'stopped', stoppedAt: now }, lesson, now)
      }
      if (former?.status === 'recording') return recordingResponse(former, lesson, now)
      if (former && !overwrite) throw new ApiError('recordingExists')
      return recordingResponse(await recordings.start(lesson.id, now), lesson, now)
    },

    stopBoardStream({ lesson }) {
      if (lesson.startedAt === null) throw new ApiError('classNotStarted')
      return { lessonId: lesson.id, isPushing: false }
    },
  }
}

/** @throws {ApiError} `classNotStarted`, `classEnded` */
function requireRunning(lesson: Lesson): void {
  if (lesson.startedAt === null) throw new ApiError('classNotStarted')
  if (lesson.endedAt !== null) throw new ApiError('classEnded')
}

function recordingResponse(recording: Recording, lesson: Lesson, now: number): ResponseOf<'recordLesson'> {
  const stoppedAt = recording.stoppedAt ?? lesson.endedAt
  return {
    recordingId: recording.id,
    lessonId: lesson.id,
    status: stoppedAt === null ? 'recording' : 'stopped',
    startedAt: iso(recording.startedAt),
    stoppedAt: isoOrNull(stoppedAt),
    durationSeconds: Math.round(Math.max(0, (stoppedAt ?? now) - recording.startedAt) / 1_000),
  }
}
