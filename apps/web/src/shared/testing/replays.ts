import type { LessonReplays, Replay } from '@hwjy/sdk'

/** A film of a lesson of 李老师 that waits for a decision. */
export const film: Replay = {
  replayId: 'rep_1',
  lessonId: 'les_1',
  source: 'manual',
  title: '补录',
  videoUrl: '/cos/hwjy/film.mp4',
  durationSeconds: 1_800,
  sizeBytes: 1_000,
  audit: 'pending',
  auditReason: '',
  auditedAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
  isCurrent: false,
  isOwn: true,
}

/** The lesson of that film, as the lists of replays show it. */
export const lessonWithFilms = (...replays: Replay[]): LessonReplays => ({
  lessonId: 'les_1',
  lessonNo: 1,
  lessonName: '第一课',
  courseId: 'crs_1',
  courseName: '华文起步',
  className: '周末小班 A',
  startTime: '2026-11-20T01:00:00.000Z',
  endedAt: '2026-11-20T02:00:00.000Z',
  replays,
})
