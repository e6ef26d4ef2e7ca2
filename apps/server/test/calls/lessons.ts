/** Lessons in the state a call needs, made as people make them. */
import { enterRoom } from '../support/live-client.ts'
import { MINUTE, type TestSchool } from '../support/test-school.ts'

type Reference = Promise<{ lessonId: string }>

/** A lesson of teacher.li that can be entered and started at once. */
export async function waitingLesson(school: TestSchool): Reference {
  // The demo school puts another class in the place of one that was started, but looks only once a minute.
  school.clock.advance(MINUTE)
  return { lessonId: await school.lessonNow() }
}

/** One whose room exists, because teacher.li and student.anna are in it. */
export async function openedLesson(school: TestSchool): Reference {
  const { lessonId } = await waitingLesson(school)
  await enterRoom(school, lessonId, 'teacher.li')
  await enterRoom(school, lessonId, 'student.anna')
  return { lessonId }
}

/** The class runs. */
export async function runningLesson(school: TestSchool): Reference {
  const { lessonId } = await openedLesson(school)
  await school.data('startLesson', { lessonId }, 'teacher.li')
  return { lessonId }
}

/** Samples that only read share one class: ten half hours one after another would be a long day. */
const ended = new WeakMap<TestSchool, Reference>()

/** It ended after half an hour; student.anna was there all the time. The same one whenever a school is asked again. */
export function endedLesson(school: TestSchool): Reference {
  const known = ended.get(school) ?? heldLesson(school)
  ended.set(school, known)
  return known
}

/** The same, with the log of the class approved as its replay. */
export async function replayedLesson(school: TestSchool): Reference {
  const lesson = await endedLesson(school)
  // The jobs after class.
  await school.backend.tick()
  return lesson
}

async function heldLesson(school: TestSchool): Reference {
  const { lessonId } = await runningLesson(school)
  school.clock.advance(30 * MINUTE)
  await school.data('endLesson', { lessonId }, 'teacher.li')
  return { lessonId }
}
