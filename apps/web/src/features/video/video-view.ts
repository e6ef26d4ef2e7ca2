import { ApiError, type ErrorCode, errorCodes, type LiveStream, type ReplayToWatch, type Role } from '@hwjy/sdk'

export type VideoView =
  | { status: 'missing' | 'refused' | 'sign-in' | 'loading' | 'not-yours' | 'removed' | 'failed' }
  | { status: 'ended' | 'waits-for-approval' | 'replay-in-room' }
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
  /** There is a replay, and the school has not approved it yet. */
  isPending: boolean
}

const hasCode = (error: unknown, ...codes: ErrorCode[]) =>
  error instanceof ApiError && codes.some((code) => code === error.code)

/** A file by itself; else the lesson's stream while it runs, and its replay afterwards. */
export function videoView({ file, lessonId, role, live, replay, isPending }: VideoQuestion): VideoView {
  if (file !== undefined) {
    return file === null ? { status: 'refused' } : { status: 'playing', url: file, isLive: false, title: null }
  }
  if (lessonId === null) return { status: 'missing' }
  if (role === null) return { status: 'sign-in' }
  const ofReplay = () => replayView(replay, isPending)
  return role === 'student' ? (liveView(lessonId, live) ?? ofReplay()) : ofReplay()
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

function replayView({ data, error }: Answer<ReplayToWatch>, isPending: boolean): VideoView {
  if (isNotReady(error)) return { status: isPending ? 'waits-for-approval' : 'ended' }
  if (error !== null) return refusalOf(error)
  if (data === null) return { status: 'loading' }
  const { videoUrl, title } = data.replay
  return videoUrl === null ? { status: 'replay-in-room' } : { status: 'playing', url: videoUrl, isLive: false, title }
}

/** True of a lesson without a replay, and of one whose replay waits for the school. */
export const isNotReady = (error: unknown) => hasCode(error, errorCodes.replayNotReady)

function refusalOf(error: unknown): VideoView {
  if (hasCode(error, errorCodes.removedFromClass)) return { status: 'removed' }
  if (hasCode(error, errorCodes.forbidden, errorCodes.notFound, errorCodes.notInClass)) return { status: 'not-yours' }
  return { status: 'failed' }
}

/** True when a request for the replay makes sense: for a student only when the class is over. */
export const wantsReplay = (role: Role | null, liveError: unknown) =>
  role === 'teacher' || (role === 'student' && hasCode(liveError, errorCodes.classEnded))
