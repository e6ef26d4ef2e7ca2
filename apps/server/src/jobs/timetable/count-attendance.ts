import { attendanceOf } from '@hwjy/classroom/core'
import type { Stores } from '../../db/stores.ts'
import type { LiveHub } from '../../live/live-hub.ts'
import type { JobHandler } from '../job-runner.ts'

/** After a lesson everybody who is enrolled has a mark: who never came is absent. [R30] */
export function countAttendanceHandler({
  lessons,
  live,
}: Pick<Stores, 'lessons'> & { live: LiveHub }): JobHandler<'countAttendance'> {
  return async ({ payload: { lessonId }, now }) => {
    const [lesson, room] = await Promise.all([lessons.get(lessonId), live.state(lessonId)])
    if (!lesson || room?.endedAt == null) return undefined
    const { endedAt } = room
    const students = await lessons.students(lesson.class.id)
    const marks = students.map(({ id }) => {
      const { status, enteredAt, presentSeconds, talkSeconds } = attendanceOf(room, id, endedAt)
      return { studentId: id, state: status, enteredAt, presentSeconds, talkSeconds }
    })
    return ({ attendanceMarks }) => attendanceMarks.write(lessonId, marks, now)
  }
}
