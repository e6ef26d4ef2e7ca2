/** What students may see of homework: whether it is given to them, and whether its marks are. */
import type { Deps } from '../../deps.ts'
import { scheduleIssues } from '../../domain/homework/homework-rules.ts'
import { hidesMarks } from '../../domain/homework/shown-work.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { requireValid } from '../../http/require-valid.ts'
import { tellOfHomework } from '../../jobs/homework/announce-homework.ts'
import { gradedMessage } from './graded-message.ts'
import { createHomeworkAccess } from './homework-access.ts'

type HomeworkStatusCalls = 'publishHomework' | 'withdrawHomework' | 'releaseMarks'

export function homeworkStatusRoutes(deps: Deps): Handlers<HomeworkStatusCalls> {
  const { homework: book, systemMessages } = deps
  const { locked, begun, detail } = createHomeworkAccess(deps)

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
  }
}
