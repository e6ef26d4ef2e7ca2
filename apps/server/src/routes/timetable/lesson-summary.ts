import type { LessonSummary } from '@hwjy/sdk/schemas'
import { lessonAttendance } from '../../domain/timetable/attendance.ts'
import { entryClosesAt, entryOpensAt, lessonEntryDenial } from '../../domain/rooms/entry-rules.ts'
import { roomCapacity } from '../../domain/rooms/room-settings.ts'
import { homeworkCount } from '../../domain/homework/homework-count.ts'
import type { Lesson, Membership } from '../../domain/timetable/lesson.ts'
import { canStartLesson, lessonStatus } from '../../domain/timetable/lesson-status.ts'
import type { Call } from '../../http/call.ts'
import type { LiveHub } from '../../live/live-hub.ts'
import { iso, isoOrNull } from '../instant.ts'
import { enterDenialOf } from '../rooms/entry-error.ts'
import { personBrief } from '../school/person-brief.ts'

/** A lesson as the caller sees it. @param membership null for the lesson's teacher */
export function lessonSummary(
  lesson: Lesson,
  membership: Membership | null,
  live: Pick<LiveHub, 'studentsHere'>,
  { now, urlOf }: Pick<Call, 'now' | 'urlOf'>,
): LessonSummary {
  const denial = lessonEntryDenial(lesson, membership, live.studentsHere(lesson.id), now)
  const attendance = membership && lessonAttendance(membership.attendedFrom, lesson, membership.markedAttendance)
  const closesForViewer = membership !== null && membership.enteredAt === null
  return {
    lessonId: lesson.id,
    classId: lesson.class.id,
    courseId: lesson.course.id,
    courseName: lesson.course.name,
    courseNames: lesson.course.names,
    coursePinyin: lesson.course.pinyin,
    lessonName: lesson.name,
    lessonNames: lesson.names,
    lessonPinyin: lesson.pinyin,
    lessonNo: lesson.no,
    totalLessons: lesson.course.totalLessons,
    classType: lesson.course.classType,
    teachingType: lesson.course.teachingType,
    teacher: personBrief(lesson.teacher, urlOf),
    startTime: iso(lesson.startsAt),
    endTime: iso(lesson.endsAt),
    startedAt: isoOrNull(lesson.startedAt),
    endedAt: isoOrNull(lesson.endedAt),
    status: lessonStatus(lesson, now, membership && attendance !== 'absent'),
    doorOpensAt: iso(entryOpensAt(lesson)),
    entryClosesAt: isoOrNull(closesForViewer ? entryClosesAt(lesson) : null),
    canEnter: denial === null,
    enterDenial: enterDenialOf(denial),
    canStart: membership === null && canStartLesson(lesson, now),
    studentCount: lesson.class.studentCount,
    studentLimit: roomCapacity(lesson),
    attendance,
    hasRated: membership?.hasRated ?? false,
    className: lesson.class.name,
    classNames: lesson.class.names,
    classPinyin: lesson.class.pinyin,
    courseKind: lesson.course.kind,
    resourceCount: lesson.has.files,
    homeworkCount: homeworkCount(lesson, membership, now),
    replay: lesson.has.replay,
    plan: membership?.plan ?? null,
    movedFrom: isoOrNull(lesson.has.movedFrom),
  }
}
