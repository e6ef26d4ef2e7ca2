import type { Names } from '../names.ts'
import type { ClassType, EpochMs } from '@hwjy/classroom/core'
import type { CourseKind } from '../courses/public-course.ts'

export type Attendance = 'present' | 'late' | 'absent'

/** A lesson as our rules see it: one row of the timetable with what it needs from its class, course and teacher. */
export interface Lesson {
  id: string
  no: number
  name: string
  names: Names
  pinyin: string
  startsAt: EpochMs
  endsAt: EpochMs
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  /** It was called off and waits for its new time; until then it has the old one. */
  isAwaitingTime: boolean
  class: { id: string; name: string; names: Names; pinyin: string; studentLimit: number; studentCount: number }
  course: {
    id: string
    name: string
    names: Names
    pinyin: string
    kind: CourseKind
    classType: ClassType
    teachingType: string
    totalLessons: number
  }
  teacher: PersonBrief
  has: LessonContents
}

/** What belongs to a lesson, for the signs on its row. */
export interface LessonContents {
  files: number
  /** Published homework, by when students see it. */
  homework: { always: number; afterClass: number }
  replay: 'none' | 'pending' | 'ready'
  /** Its start before it was last moved; null if it never was. */
  movedFrom: EpochMs | null
}

export interface PersonBrief {
  id: string
  name: string
  avatarKey: string | null
}

export interface Membership {
  isEnrolled: boolean
  /** First entry into the room; null if never. */
  enteredAt: EpochMs | null
  /** First moment in the live class, waiting before it not counted; null if never. */
  attendedFrom: EpochMs | null
  isRemoved: boolean
  /** The attendance as counted after the lesson, or corrected; null until it was written down. */
  markedAttendance: Attendance | null
  hasRated: boolean
  /** What the student said about coming; null if nothing. */
  plan: AttendancePlanWord | null
}

export type AttendancePlanWord = 'attending' | 'onLeave'

export const notEnrolled: Membership = {
  isEnrolled: false,
  enteredAt: null,
  attendedFrom: null,
  isRemoved: false,
  markedAttendance: null,
  hasRated: false,
  plan: null,
}
