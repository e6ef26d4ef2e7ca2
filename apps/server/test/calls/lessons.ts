/** Lessons in the state a call needs, made as people make them. */
import { enterRoom } from '../support/live-client.ts'
import { MINUTE, type TestSchool } from '../support/test-school.ts'

type Reference = Promise<{ lessonId: string }>

/** A lesson of teacher.li that can be entered and started at once. */
export const waitingLesson = async (school: TestSchool): Reference => ({ lessonId: await school.lessonNow() })

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

/** It ended after half an hour; student.anna was there all the time. */
export async function endedLesson(school: TestSchool): Reference {
  const { lessonId } = await runningLesson(school)
  school.clock.advance(30 * MINUTE)
  await school.data('endLesson', { lessonId }, 'teacher.li')
  return { lessonId }
}
