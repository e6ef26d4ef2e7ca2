import { ApiError, type ErrorCode, errorCodes, type LiveStream, type ReplayToWatch, type Role } from '@hwjy/sdk'

export type VideoView =
  | { status: 'missing' | 'refused' | 'sign-in' | 'loading' | 'not-yours' | 'ended' | 'replay-in-room' | 'failed' }
  | { status: 'not-begun' }
  | { status: 'in-room'; lessonId: string }
  | { status: 'playing'; url: string; isLive: boolean; title: string | null }

/** One call: what it brought, or why not; both null while it is under way. */
export interface Answer<Data> {
  data: Data | null
  error: unknown
}

export interface VideoQuestion {
  /** The file a link names, when it is ours; null when it is not. Undefined when it names none. */
  file: string | null | undefined
  lessonId: string | null
  role: Role | null
  /** Only students are told of streams. */
  live: Answer<LiveStream>
  replay: Answer<ReplayToWatch>
}

const hasCode = (error: unknown, ...codes: ErrorCode[]) =>
  error instanceof ApiError && codes.some((code) => code === error.code)

/** A file by itself; else the lesson's stream while it runs, and its replay afterwards. */
export function videoView({ file, lessonId, role, live, replay }: VideoQuestion): VideoView {
  if (file !== undefined) {
    return file === null ? { status: 'refused' } : { status: 'playing', url: file, isLive: false, title: null }
  }
  if (lessonId === null) return { status: 'missing' }
  if (role === null) return { status: 'sign-in' }
  return role === 'student' ? (liveView(lessonId, live) ?? replayView(replay)) : replayView(replay)
}

/** Null when the class is over: then there may be a replay. */
function liveView(lessonId: string, { data, error }: Answer<LiveStream>): VideoView | null {
  if (hasCode(error, errorCodes.classNotStarted)) return { status: 'not-begun' }
  if (hasCode(error, errorCodes.classEnded)) return null
  if (error !== null) return refusalOf(error)
  if (data === null) return { status: 'loading' }
  // The browser or our player can play HLS; the other protocols are for programs.
  const stream = data.streams.find(({ protocol }) => protocol === 'hls')
  return stream === undefined
    ? { status: 'in-room', lessonId }
    : { status: 'playing', url: stream.url, isLive: true, title: null }
}

function replayView({ data, error }: Answer<ReplayToWatch>): VideoView {
  if (hasCode(error, errorCodes.replayNotReady)) return { status: 'ended' }
  if (error !== null) return refusalOf(error)
  if (data === null) return { status: 'loading' }
  const { videoUrl, title } = data.replay
  return videoUrl === null ? { status: 'replay-in-room' } : { status: 'playing', url: videoUrl, isLive: false, title }
}

const refusalOf = (error: unknown): VideoView =>
  hasCode(error, errorCodes.forbidden, errorCodes.notFound, errorCodes.notInClass, errorCodes.removedFromClass)
    ? { status: 'not-yours' }
    : { status: 'failed' }

/** True when a request for the replay makes sense: for a student only when the class is over. */
export const wantsReplay = (role: Role | null, liveError: unknown) =>
  role === 'teacher' || (role === 'student' && hasCode(liveError, errorCodes.classEnded))
