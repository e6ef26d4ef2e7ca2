import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { FieldIssue } from '../field-issue.ts'
import type { Lesson } from '../timetable/lesson.ts'

// Allows for slow networks.
const GRACE_MS = MINUTE_MS
const END_MAX_MS = 366 * DAY_MS
const MARK_BY_MAX_MS = 28 * DAY_MS
const RETURNED_MIN_MS = 3 * DAY_MS

export type Visibility = 'always' | 'afterClass'
/** When students hear of homework: when it is published, or when it opens. */
export type AnnounceAt = 'publish' | 'start'
/** When students see their marks: each at once, or all together when the teacher says so. */
export type MarksShown = 'atOnce' | 'together'
/** The status as the tables have it. `started` is not handed in. */
export type WorkStatus = 'started' | 'submitted' | 'returned' | 'graded'
/** The status as people see it. */
export type WorkState = 'notSubmitted' | 'waiting' | 'graded' | 'returned'
export const WORK_STATES: readonly WorkState[] = ['notSubmitted', 'waiting', 'returned', 'graded']

export interface HomeworkTimes {
  startsAt: EpochMs
  endsAt: EpochMs
  /** 0 has no limit. */
  limitMinutes: number
  visibility: Visibility
  lesson: Pick<Lesson, 'endsAt' | 'startedAt' | 'endedAt'> | null
  /** This student need not do it. Left out: the homework of a class. */
  isExcused?: boolean
}

export interface WorkTimes {
  status: WorkStatus
  startedAt: EpochMs
  /** The limit that the teacher gave when returning it. */
  handInBy: EpochMs | null
}

export type AnswerDenial = 'not-open' | 'ended' | 'time-over' | 'handed-in' | 'excused'

const STATE_OF: Readonly<Record<WorkStatus, WorkState>> = {
  started: 'notSubmitted',
  submitted: 'waiting',
  returned: 'returned',
  graded: 'graded',
}

export const workState = (status: WorkStatus | null): WorkState => (status === null ? 'notSubmitted' : STATE_OF[status])

/** When a work was given back; null once it is handed in again, or marked. */
export const returnedNow = (work: { status: WorkStatus; returnedAt: EpochMs | null }): EpochMs | null =>
  work.status === 'returned' ? work.returnedAt : null

type Schedule = Pick<HomeworkTimes, 'startsAt' | 'endsAt' | 'visibility'> & { lessonId: string | null }

/** The start is later than now, unless it stays as it was; the end is not before it, and within a year. */
export function scheduleIssues(
  { startsAt, endsAt, visibility, lessonId }: Schedule,
  now: EpochMs,
  isStartKept = false,
): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!isStartKept && startsAt <= now)
    issues.push({ path: 'startTime', code: 'not_later_than_now', message: 'This must be later than now.' })
  if (endsAt < startsAt)
    issues.push({ path: 'endTime', code: 'before_start', message: 'This can’t be before the start.' })
  if (endsAt > now + END_MAX_MS)
    issues.push({ path: 'endTime', code: 'too_late', message: 'This must be within a year.' })
  if (visibility === 'afterClass' && lessonId === null)
    issues.push({
      path: 'lessonId',
      code: 'lesson_needed',
      message: 'The lesson after which the homework begins is missing.',
    })
  return issues
}

/** Homework that waits for a class that was never held is shown at the class's scheduled end. */
export function isVisible({ visibility, lesson }: Pick<HomeworkTimes, 'visibility' | 'lesson'>, now: EpochMs): boolean {
  if (visibility === 'always' || !lesson) return true
  return lesson.endedAt !== null || (lesson.startedAt === null && now >= lesson.endsAt)
}

/** Students were told of it: it is published, no class hides it, and its start is over or was not waited for. */
export const isKnown = (
  homework: Pick<HomeworkTimes, 'visibility' | 'lesson' | 'startsAt'> & {
    status: 'draft' | 'published'
    announceAt: AnnounceAt
  },
  now: EpochMs,
): boolean =>
  homework.status === 'published' &&
  isVisible(homework, now) &&
  (homework.announceAt === 'publish' || homework.startsAt <= now)

/** The student's own last instant. A returned work has the teacher's; its time limit no longer counts. */
export function handInBy(
  { endsAt, limitMinutes }: Pick<HomeworkTimes, 'endsAt' | 'limitMinutes'>,
  work: WorkTimes | null,
): EpochMs {
  if (work?.handInBy != null) return work.handInBy
  if (!work || limitMinutes === 0) return endsAt
  return Math.min(endsAt, work.startedAt + limitMinutes * MINUTE_MS)
}

/**
 * Why the student cannot begin, save or hand in; null when they can.
 * @param graceMs what is on its way when time runs out still counts
 */
export function answerDenial(
  homework: HomeworkTimes,
  work: WorkTimes | null,
  now: EpochMs,
  graceMs = 0,
): AnswerDenial | null {
  if (now < homework.startsAt) return 'not-open'
  if (work?.status === 'submitted' || work?.status === 'graded') return 'handed-in'
  if (homework.isExcused === true) return 'excused'
  const last = handInBy(homework, work)
  if (now <= last + graceMs) return null
  return last < homework.endsAt ? 'time-over' : 'ended'
}

/** Checks whether answers can still be saved or handed in. */
export const lateAnswerDenial = (homework: HomeworkTimes, work: WorkTimes | null, now: EpochMs) =>
  answerDenial(homework, work, now, GRACE_MS)

/** Work that is taken back stands where it stood before it was handed in: begun, or given back. */
export const takenBack = <Work extends WorkTimes>(work: Work): Work => ({
  ...work,
  status: work.handInBy === null ? 'started' : 'returned',
})

/**
 * Why a hand-in cannot be taken back; null when it can. Without grace: what is taken back needs time to be changed.
 * @param isMarkingBegun marks of this hand-in are kept, though not given yet
 */
export function takeBackDenial(
  homework: HomeworkTimes,
  work: WorkTimes,
  isMarkingBegun: boolean,
  now: EpochMs,
): AnswerDenial | 'marking-begun' | null {
  if (work.status === 'graded' || isMarkingBegun) return 'marking-begun'
  return answerDenial(homework, takenBack(work), now)
}

/**
 * Work that was handed in can be marked, again too; other work only once its time is over: then what was saved counts.
 */
export function canMark(homework: HomeworkTimes, work: WorkTimes, now: EpochMs): boolean {
  if (work.status === 'submitted' || work.status === 'graded') return true
  return now > handInBy(homework, work) + GRACE_MS
}

/**
 * Students see what was right once their work is graded; of a test only after its end, for the sake of those still at
 * it.
 *
 * @param lastEnd when the last student can hand in, who may have more time than the others
 */
export function showsKey(kind: 'dailyTask' | 'test', status: WorkStatus, lastEnd: EpochMs, now: EpochMs): boolean {
  return status === 'graded' && (kind === 'dailyTask' || now > lastEnd + GRACE_MS)
}

/** @param markingDays the school's; a week unless it says otherwise */
export const markByOf = (endsAt: EpochMs, markingDays: number): EpochMs => endsAt + markingDays * DAY_MS

export function markByIssues(markBy: EpochMs, endsAt: EpochMs, now: EpochMs): FieldIssue[] {
  const from = Math.max(endsAt, now)
  if (markBy <= now || markBy < endsAt)
    return [{ path: 'correctTime', code: 'too_early', message: 'This must be later than now, and not before the end.' }]
  if (markBy > from + MARK_BY_MAX_MS)
    return [{ path: 'correctTime', code: 'too_late', message: 'This can’t be more than four weeks after the end.' }]
  return []
}

/** A returned work may be handed in until the homework ends, though at least for three days. */
export const returnedUntil = (endsAt: EpochMs, now: EpochMs): EpochMs => Math.max(endsAt, now + RETURNED_MIN_MS)

// A student is not reminded twice in a day, a little less so that the same hour of the next day is fine.
const BETWEEN_REMINDERS_MS = 20 * HOUR_MS

export const needsReminder = (status: WorkStatus | null, remindedAt: EpochMs | null, now: EpochMs): boolean =>
  status !== 'submitted' && status !== 'graded' && (remindedAt === null || now - remindedAt >= BETWEEN_REMINDERS_MS)

/** Describes what a teacher may set for one student besides the homework's own rules. */
export interface StudentRule {
  /** Null: the homework's own end. */
  endsAt: EpochMs | null
  isExcused: boolean
}

/** The homework as it holds for one student. */
export const forStudent = <H extends Pick<HomeworkTimes, 'endsAt'>>(homework: H, rule: StudentRule | null) => ({
  ...homework,
  endsAt: rule?.endsAt ?? homework.endsAt,
  isExcused: rule?.isExcused ?? false,
})

/** An end for one student is later than now, not before the start, and within a year. */
export function ownEndIssues(endsAt: EpochMs, startsAt: EpochMs, now: EpochMs): FieldIssue[] {
  if (endsAt <= now) return [{ path: 'endTime', code: 'not_later_than_now', message: 'This must be later than now.' }]
  if (endsAt < startsAt) return [{ path: 'endTime', code: 'before_start', message: 'This can’t be before the start.' }]
  return endsAt > now + END_MAX_MS
    ? [{ path: 'endTime', code: 'too_late', message: 'This must be within a year.' }]
    : []
}

/** No points can be given once the student's time is over, and only for what does not lie with the teacher already. */
export const canGiveZero = (homework: HomeworkTimes, work: WorkTimes | null, now: EpochMs): boolean =>
  work?.status !== 'submitted' && work?.status !== 'graded' && now > handInBy(homework, work) + GRACE_MS
