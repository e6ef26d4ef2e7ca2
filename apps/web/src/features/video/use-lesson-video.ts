import {
  ApiError,
  errorCodes,
  getGetLiveStreamQueryOptions,
  getStudentLessonDetailQueryOptions,
  type Role,
  useLessonReplayAs,
} from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { isNotReady, type VideoView, videoView, wantsReplay } from './video-view.ts'

/** A class that has not begun is checked again after this time. */
const LOOK_AGAIN_MS = 15_000

/** Returns the state of a lesson's stream or replay, or the file of a link. @param file see `VideoQuestion` */
export function useLessonVideo(file: string | null | undefined, lessonId: string | null, role: Role | null) {
  const lesson = { lessonId: lessonId ?? '' }
  const asks = file === undefined && lessonId !== null
  const live = useQuery(
    getGetLiveStreamQueryOptions(lesson, {
      query: {
        enabled: asks && role === 'student',
        refetchInterval: ({ state: { error } }) =>
          error instanceof ApiError && error.code === errorCodes.classNotStarted ? LOOK_AGAIN_MS : false,
      },
    }),
  )
  const query = { enabled: asks && wantsReplay(role, live.error) }
  const replay = useLessonReplayAs(role ?? 'student', lesson, { query })
  // A refusal does not say whether there is nothing, or something that waits for the school.
  const detail = useQuery(
    getStudentLessonDetailQueryOptions(lesson, { query: { enabled: role === 'student' && isNotReady(replay.error) } }),
  )
  const view: VideoView = videoView({
    file,
    lessonId,
    role,
    live: { data: live.data ?? null, error: live.error },
    replay: { data: replay.data ?? null, error: replay.error },
    isPending: detail.data?.lesson.replay === 'pending',
  })
  return {
    view,
    /** The lesson of the replay, once that is known. */
    lesson: replay.data?.lesson ?? detail.data?.lesson ?? null,
    isAsking: live.isFetching || replay.isFetching,
    askAgain: () => void (live.error === null ? replay : live).refetch(),
    /** An address that does not load further may have ended; the next answer has another. */
    renew: () => void (replay.data ? replay : live).refetch(),
  }
}
