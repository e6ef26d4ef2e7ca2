/** Publishes homework and its marks, and sets what holds for one of its students alone. */
import type { Deps } from '../../deps.ts'
import type { CountedHomework } from '../../db/homework/homework.ts'
import { nextVersion } from '../../domain/based-on.ts'
import {
  canGiveZero,
  forStudent,
  ownEndIssues,
  scheduleIssues,
  type StudentRule,
} from '../../domain/homework/homework-rules.ts'
import { isCorrectBy } from '../../domain/homework/marking-rules.ts'
import { hidesMarks } from '../../domain/homework/shown-work.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { requireValid } from '../../http/require-valid.ts'
import { tellOfHomework } from '../../jobs/homework/announce-homework.ts'
import { gradedMessage } from './graded-message.ts'
import { createHomeworkAccess } from './homework-access.ts'
import { homeworkStudent } from './homework-responses.ts'

type HomeworkStatusCalls = 'publishHomework' | 'withdrawHomework' | 'releaseMarks' | 'setStudentHomework'

export function homeworkStatusRoutes(deps: Deps): Handlers<HomeworkStatusCalls> {
  const { answerPapers, homework: book, markingDrafts, systemMessages } = deps
  const { locked, begun, detail } = createHomeworkAccess(deps)

  const studentOf = async (homeworkId: string, stuId: string) => {
    const [found] = await book.students(homeworkId, stuId)
    if (!found) throw new ApiError('notInClass')
    return found
  }

  // A student who never began has a work from then on, so that it can be returned. @throws {ApiError} `notHandedIn`
  const giveZero = async (homework: CountedHomework, studentId: string, rule: StudentRule | null, now: number) => {
    await answerPapers.lock(homework.id, studentId)
    const before = await answerPapers.of(homework.id, studentId)
    if (!canGiveZero(forStudent(homework, rule), before, now)) throw new ApiError('notHandedIn')
    if (!before) await answerPapers.begin({ id: `anp_${crypto.randomUUID()}`, homeworkId: homework.id, studentId }, now)
    const work = before ?? (await answerPapers.of(homework.id, studentId))
    if (!work) throw new Error('the work was begun and is not there')
    const questions = await answerPapers.questions(homework.paperId, work.id)
    await answerPapers.mark(
      work.id,
      questions.map((question) => ({
        no: question.no,
        score: 0,
        isCorrect: isCorrectBy(question, 0),
        comment: '',
        commentAudio: [],
        markedImages: [],
        annotations: [],
      })),
    )
    await answerPapers.grade(work.id, 0, null, nextVersion(now, work.gradedAt, work.returnedAt))
    await markingDrafts.remove(work.id)
    if (!hidesMarks(homework)) await systemMessages.tell([studentId], gradedMessage(homework, 0), now)
  }

  return {
    async publishHomework({ input: { homeworkId }, ...call }) {
      const draft = await locked(homeworkId)
      if (draft.status === 'draft') {
        requireValid(scheduleIssues({ ...draft, lessonId: draft.lesson?.id ?? null }, call.now))
        await book.change(draft, { status: 'published' }, call.now)
        await tellOfHomework(deps, call.now, homeworkId)
      }
      return detail(homeworkId, call)
    },

    async withdrawHomework({ input: { homeworkId }, ...call }) {
      const published = await locked(homeworkId)
      if (published.hasBegun) throw await begun(homeworkId)
      await book.change(published, { status: 'draft', announcedAt: null }, call.now)
      return detail(homeworkId, call)
    },

    async releaseMarks({ input: { homeworkId }, ...call }) {
      const homework = await locked(homeworkId)
      if (homework.status === 'draft') throw new ApiError('homeworkNotPublished')
      if (hidesMarks(homework)) {
        await book.change(homework, { marksReleasedAt: call.now }, call.now)
        // Those with the same score hear the same.
        const idsOf = new Map<number, string[]>()
        for (const { student, work } of await book.students(homeworkId)) {
          if (work?.status !== 'graded' || work.score === null) continue
          idsOf.set(work.score, [...(idsOf.get(work.score) ?? []), student.id])
        }
        for (const [score, ids] of idsOf) await systemMessages.tell(ids, gradedMessage(homework, score), call.now)
      }
      return detail(homeworkId, call)
    },

    async setStudentHomework({ input: { homeworkId, stuId, endTime, isExcused, isZero }, urlOf, now }) {
      const given = [endTime, isExcused, isZero].filter((one) => one !== undefined)
      const message = 'Send exactly one of endTime, isExcused and isZero.'
      requireValid(given.length === 1 ? [] : [{ path: 'endTime', code: 'exactly_one', message }])
      const homework = await locked(homeworkId)
      if (homework.status === 'draft') throw new ApiError('homeworkNotPublished')
      const { rule } = await studentOf(homeworkId, stuId)
      const before = rule ?? { endsAt: null, isExcused: false }
      if (endTime !== undefined) {
        const endsAt = endTime === null ? null : Date.parse(endTime)
        if (endsAt !== null) requireValid(ownEndIssues(endsAt, homework.startsAt, now))
        await book.setRule(homeworkId, stuId, { ...before, endsAt })
      } else if (isExcused !== undefined) await book.setRule(homeworkId, stuId, { ...before, isExcused })
      else await giveZero(homework, stuId, rule, now)
      return homeworkStudent(await studentOf(homeworkId, stuId), homework, urlOf)
    },
  }
}
