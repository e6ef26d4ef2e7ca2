/** Moves and calls off single lessons of systematic courses for the office, whoever teaches them. */
import { allNames } from '../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Stores } from '../db/stores.ts'
import { isStale } from '../domain/based-on.ts'
import { type Conflict, hasBegun, type LessonTimeDenial, lessonTimeDenial } from '../domain/timetable/lesson-times.ts'
import { ApiError } from '../http/api-error.ts'
import { requireSystematic } from './classes.ts'
import { audit, type OfficeCall, requireFound } from './office-call.ts'

type LessonStores = Pick<
  Stores,
  'auditEntries' | 'classStudents' | 'lessonPlans' | 'lessonTimes' | 'officeClasses' | 'systemMessages'
>

export interface LessonMove {
  classId: string
  lessonId: string
  startsAt: EpochMs
  /** When the lesson began as the caller read it. */
  basedOn?: EpochMs | undefined
  confirm?: boolean | undefined
}

/**
 * The school is not bound by the moves that a teacher has in a month.
 * @throws {ApiError} `notFound`, `changedMeanwhile`, `lessonBegun` while people wait in its room; what `refusal` makes of
 * a time at which the lesson cannot be
 */
export async function moveLesson(
  stores: LessonStores,
  call: OfficeCall,
  { classId, lessonId, startsAt, basedOn, confirm = false }: LessonMove,
  refusal: (problem: LessonTimeDenial, conflicts: readonly Conflict[]) => ApiError,
): Promise<void> {
  const { lessonPlans, lessonTimes } = stores
  const group = requireSystematic(await stores.officeClasses.class(call.schoolId, classId, call.now))
  await lessonTimes.reserve(group.teacher.id, classId)
  const lesson = requireFound((await lessonPlans.ofClass(classId)).find(({ id }) => id === lessonId) ?? null)
  if (isStale(lesson.startsAt, basedOn))
    throw new ApiError('changedMeanwhile', { startTime: new Date(lesson.startsAt).toISOString() })
  if (lesson.hasRoom) throw new ApiError('lessonBegun')
  const time = { startsAt, endsAt: startsAt + (lesson.endsAt - lesson.startsAt) }
  const wanted = { teacherId: group.teacher.id, classId, times: [time], except: [lessonId] }
  const [conflicts = []] = await lessonTimes.conflicts(wanted)
  const problem = lessonTimeDenial({ time, lesson, adjustmentsLeft: null, conflicts, now: call.now })
  if (problem !== null && !(problem === 'teacherBusy' && confirm)) throw refusal(problem, conflicts)
  await lessonPlans.move(lessonId, lesson.startsAt, time, call.actor.id ?? group.teacher.id, call.now)
  const values = { lessonName: allNames(lesson), startTime: new Date(startsAt).toISOString() }
  await tell(stores, classId, [group.teacher.id], { kind: 'lessonMoved', values, targetId: lessonId }, call)
  const detail = { name: group.name, lessonName: lesson.name, startTime: values.startTime }
  await audit(stores, call, 'class.moved', { type: 'class', id: classId }, detail)
}

/**
 * @throws {ApiError} `notFound`, `lessonBegun`
 */
export async function callOffLessons(
  stores: LessonStores,
  call: OfficeCall,
  { classId, lessonIds }: { classId: string; lessonIds: readonly string[] },
): Promise<void> {
  const { lessonPlans, lessonTimes } = stores
  const group = requireSystematic(await stores.officeClasses.class(call.schoolId, classId, call.now))
  await lessonTimes.reserve(group.teacher.id, classId)
  const named = new Set(lessonIds)
  const lessons = (await lessonPlans.ofClass(classId)).filter(({ id }) => named.has(id))
  if (lessons.length < named.size) throw new ApiError('notFound')
  if (lessons.some((lesson) => hasBegun(lesson) || lesson.hasRoom)) throw new ApiError('lessonBegun')
  await lessonPlans.remove(classId, [...named])
  const values = { className: allNames(group), count: lessons.length }
  if (lessons.some(({ endsAt }) => endsAt > call.now))
    await tell(stores, classId, [group.teacher.id], { kind: 'lessonsCancelled', values, targetId: classId }, call)
  const detail = { name: group.name, count: lessons.length }
  await audit(stores, call, 'class.calledOff', { type: 'class', id: classId }, detail)
}

type Told = Parameters<Stores['systemMessages']['tell']>[1]

/** The students of the class hear of it, and so does its teacher, who did not do it. */
async function tell(
  { classStudents, systemMessages }: LessonStores,
  classId: string,
  others: readonly string[],
  message: Told,
  { actor, now }: OfficeCall,
): Promise<void> {
  const students = (await classStudents.list(classId)).map(({ id }) => id)
  await systemMessages.tell([...students, ...others.filter((id) => id !== actor.id)], message, now)
}
