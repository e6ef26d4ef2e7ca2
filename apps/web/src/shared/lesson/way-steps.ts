import type { LessonFinish, LessonSummary, StudentHomework } from '@hwjy/sdk'

export const WAY = ['preview', 'devices', 'class', 'rate', 'homework', 'report'] as const
export type WayStep = (typeof WAY)[number]

/** `open`: can be done at any time, and no tick says whether it was. `missed`: it cannot be done any more. */
export type StepState = 'done' | 'now' | 'open' | 'later' | 'missed'

export interface WayFacts {
  lesson: Pick<LessonSummary, 'status' | 'canEnter' | 'startedAt' | 'endedAt' | 'attendance' | 'hasRated'>
  homework: readonly Pick<StudentHomework, 'state'>[]
  finish: Pick<LessonFinish, 'canRate' | 'performance' | 'isPerformanceNew'> | null
  hasCheckedDevices: boolean
}

/** Says where a student stands on the way of a lesson, from its preview to its report. */
export function wayOf({ lesson, homework, finish, hasCheckedDevices }: WayFacts): Record<WayStep, StepState> {
  const isOver = lesson.endedAt !== null || lesson.status === 'expired'
  const attended = lesson.attendance === 'present' || lesson.attendance === 'late'
  return {
    preview: isOver ? 'open' : 'now',
    devices: hasCheckedDevices || attended ? 'done' : isOver ? 'missed' : 'now',
    class: attended ? 'done' : isOver ? 'missed' : lesson.canEnter ? 'now' : 'later',
    rate: lesson.hasRated ? 'done' : finish?.canRate ? 'now' : isOver ? 'missed' : 'later',
    homework: homeworkState(homework),
    report: reportState(finish),
  }
}

const isToDo = ({ state }: Pick<StudentHomework, 'state'>) => state === 'notSubmitted' || state === 'returned'

/** The first homework that is to do; undefined where none is. */
export const homeworkToDo = <Homework extends Pick<StudentHomework, 'state'>>(homework: readonly Homework[]) =>
  homework.find(isToDo)

/** The homework that the way leads to: the first one to do, else the only one. */
export function nextHomework(homework: readonly Pick<StudentHomework, 'homeworkId' | 'state'>[]): string | undefined {
  const next = homeworkToDo(homework) ?? (homework.length === 1 ? homework[0] : undefined)
  return next?.homeworkId
}

function homeworkState(homework: WayFacts['homework']): StepState {
  if (homework.length === 0) return 'later'
  return homework.some(isToDo) ? 'now' : 'done'
}

function reportState(finish: WayFacts['finish']): StepState {
  if (!finish?.performance) return 'later'
  return finish.isPerformanceNew ? 'now' : 'done'
}
