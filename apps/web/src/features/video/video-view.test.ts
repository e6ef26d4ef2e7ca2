import { ApiError, errorCodes, type LiveStream, type ReplayToWatch } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { type VideoQuestion, videoView, wantsReplay } from './video-view.ts'

const waiting = { data: null, error: null }
const refused = (code: number) => ({ data: null, error: new ApiError(code, '', null, 'request') })
const stream = (...protocols: LiveStream['streams'][number]['protocol'][]) => ({
  data: {
    lessonId: 'les_1',
    roomId: 'les_1',
    streams: protocols.map((protocol) => ({ protocol, url: `https://pull.example/les_1.${protocol}` })),
    isRtcOnly: protocols.length === 0,
  },
  error: null,
})
const replayOf = (videoUrl: string | null) => ({
  data: { replay: { videoUrl, title: '第三课' } } as ReplayToWatch,
  error: null,
})
const student: VideoQuestion = {
  file: undefined,
  lessonId: 'les_1',
  role: 'student',
  live: waiting,
  replay: waiting,
  isPending: false,
}
const teacher: VideoQuestion = { ...student, role: 'teacher' }
const over = refused(errorCodes.classEnded)

it.each([
  ['a file of the school', { ...student, file: '/cos/a.mp4', role: null }, 'playing'],
  ['a file from elsewhere', { ...student, file: null }, 'refused'],
  ['a link without anything', { ...student, lessonId: null }, 'missing'],
  ['a lesson, to a visitor', { ...student, role: null }, 'sign-in'],
  ['a stream that is asked for', student, 'loading'],
  ['a class that waits', { ...student, live: refused(errorCodes.classNotStarted) }, 'not-begun'],
  ['a class that runs', { ...student, live: stream('webrtc', 'hls') }, 'playing'],
  ['a class without a stream', { ...student, live: stream() }, 'in-room'],
  ['a class with streams for programs only', { ...student, live: stream('flv', 'webrtc') }, 'in-room'],
  ['somebody else’s class', { ...student, live: refused(errorCodes.notInClass) }, 'not-yours'],
  ['a failure', { ...student, live: { data: null, error: new Error('offline') } }, 'failed'],
  ['a class that is over, its replay asked for', { ...student, live: over }, 'loading'],
  ['a class that is over', { ...student, live: over, replay: refused(errorCodes.replayNotReady) }, 'ended'],
  [
    'a replay that waits for the school',
    { ...student, live: over, replay: refused(errorCodes.replayNotReady), isPending: true },
    'waits-for-approval',
  ],
  [
    'a replay, to a student taken out of the class',
    { ...student, live: over, replay: refused(errorCodes.removedFromClass) },
    'removed',
  ],
  ['its replay', { ...student, live: over, replay: replayOf('/cos/r.mp4') }, 'playing'],
  ['a replay from the room’s log', { ...student, live: over, replay: replayOf(null) }, 'replay-in-room'],
  ['the replay, to a teacher', { ...teacher, replay: replayOf('/cos/r.mp4') }, 'playing'],
  ['no replay, to a teacher', { ...teacher, replay: refused(errorCodes.replayNotReady) }, 'ended'],
] as const)('shows %s', (_, question, status) => expect(videoView(question).status).toBe(status))

it('says whether what plays is live', () => {
  expect(videoView({ ...student, live: stream('hls') })).toMatchObject({
    isLive: true,
    url: 'https://pull.example/les_1.hls',
  })
  expect(videoView({ ...teacher, replay: replayOf('/cos/r.mp4') })).toMatchObject({ isLive: false, title: '第三课' })
})

it.each([
  ['teacher', null, true],
  ['student', null, false],
  ['student', over.error, true],
  ['student', refused(errorCodes.classNotStarted).error, false],
  [null, null, false],
] as const)('asks for the replay of a %s: %o → %s', (role, error, wanted) => {
  expect(wantsReplay(role, error)).toBe(wanted)
})
