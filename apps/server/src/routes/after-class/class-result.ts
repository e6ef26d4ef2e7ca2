import { attendanceOf, type EpochMs, participantOf, prizesOf, type RoomState } from '@hwjy/classroom/core'
import type { ClassResult } from '@hwjy/sdk/schemas'
import type { Rating } from '../../db/after-class/feedback.ts'
import type { WrittenAttendance } from '../../db/timetable/attendance-marks.ts'
import type { Lesson, PersonBrief } from '../../domain/timetable/lesson.ts'
import { round } from '../../domain/round.ts'
import type { LiveHub } from '../../live/live-hub.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso, isoOrNull } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'
import { prizeCounts } from '../rooms/practice-response.ts'
import { studentBrief } from '../school/person-brief.ts'

export interface ClassResultSource {
  lesson: Lesson
  room: RoomState
  students: readonly PersonBrief[]
  ratings: readonly Rating[]
  /** The attendance that was written down; it counts before what the room says. */
  marks: ReadonlyMap<string, WrittenAttendance>
  live: Pick<LiveHub, 'studentsHere'>
  call: { now: EpochMs; urlOf: UrlOf }
}

/** Sums up the results of a class, from its room and what was written down since. [R30] */
export function classResult({ lesson, room, students, ratings, marks, live, call }: ClassResultSource): ClassResult {
  const ratingOf = new Map(ratings.map((rating) => [rating.studentId, rating]))
  const results = students.map((student) => {
    const attendance = attendanceOf(room, student.id, room.endedAt ?? call.now)
    const participant = participantOf(room, student.id)
    const rating = ratingOf.get(student.id)
    return {
      ...studentBrief(student, call.urlOf),
      attendance: marks.get(student.id)?.state ?? attendance.status,
      isCorrected: marks.get(student.id)?.isCorrected ?? false,
      enteredAt: isoOrNull(attendance.enteredAt),
      presentSeconds: attendance.presentSeconds,
      talkSeconds: attendance.talkSeconds,
      messages: participant?.messages ?? 0,
      handsRaised: participant?.handsRaised ?? 0,
      rollCalls: rollCallCount(room, student.id),
      picks: Object.hasOwn(room.tools.pickCounts, student.id) ? (room.tools.pickCounts[student.id] ?? 0) : 0,
      prizes: prizeCounts(prizesOf(room, student.id)),
      score: rating?.score ?? null,
      comment: rating?.comment ?? null,
    }
  })
  const count = (attendance: string) => results.filter((result) => result.attendance === attendance).length
  return {
    lesson: lessonSummary(lesson, null, live, call),
    totals: {
      enrolled: results.length,
      present: count('present'),
      late: count('late'),
      absent: count('absent'),
      messages: Object.values(room.participants).reduce((sum, { messages }) => sum + messages, 0),
      pages: room.board.pages.length,
      averageScore: averageOf(ratings.map(({ score }) => score)),
    },
    students: results,
    chat: room.chat.map(({ id, userId, name, role, text, at }) => ({ id, userId, name, role, text, at: iso(at) })),
    pages: room.board.pages.map(({ id, background, strokeCount }, index) => ({
      pageId: id,
      no: index + 1,
      background,
      strokeCount,
    })),
  }
}

const rollCallCount = ({ tools: { rollCalls } }: RoomState, studentId: string) => ({
  answered: rollCalls.filter(({ answered }) => answered.some(({ userId }) => userId === studentId)).length,
  held: rollCalls.length,
})

// To two decimals; null of nothing.
function averageOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null
  return round(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2)
}
