import type { EpochMs } from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import { canMark, forStudent, returnedNow } from '../../domain/homework/homework-rules.ts'
import { isOtherWork, type WorkAsRead } from '../../domain/homework/marking-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { instantOf, isoOrNull } from '../instant.ts'

type SentWork = Call<'markAnswerPaper'>['input']['basedOn']

/** A work as its marks say that they read it; null where they do not say. */
export const workAsRead = (sent: SentWork): WorkAsRead | null =>
  sent
    ? {
        handInCount: sent.handInCount,
        gradedAt: instantOf(sent.gradedAt),
        returnedAt: instantOf(sent.returnedAt ?? null),
      }
    : null

/** Works as the calls of their teacher read them. */
export function createWorkAccess({ answerPapers, homework: book }: Pick<Deps, 'answerPapers' | 'homework'>) {
  // @throws {ApiError} `notFound` when its homework was deleted
  const workAndHomework = async (answerPaperId: string) => {
    const work = await answerPapers.get(answerPaperId)
    const homework = work && (await book.get(work.homeworkId))
    if (!work || !homework) throw new ApiError('notFound')
    const rule = await book.ruleOf(homework.id, work.studentId)
    return { work, homework: forStudent(homework, rule) }
  }

  // Locks the work before it is read. @throws {ApiError} `notFound`, `workChanged`, `notHandedIn`
  const markable = async (answerPaperId: string, basedOn: WorkAsRead | null, now: EpochMs) => {
    const found = await answerPapers.get(answerPaperId)
    if (found) {
      // Says whether marks are shown stays as it is, so that every student hears of them once.
      await book.hold(found.homeworkId)
      await answerPapers.lock(found.homeworkId, found.studentId)
    }
    const { work, homework } = await workAndHomework(answerPaperId)
    const current = { gradedAt: work.gradedAt, handInCount: work.handInCount, returnedAt: returnedNow(work) }
    if (isOtherWork(current, basedOn)) {
      const { handInCount, score } = work
      const instants = { gradedAt: isoOrNull(current.gradedAt), returnedAt: isoOrNull(current.returnedAt) }
      throw new ApiError('workChanged', { ...instants, handInCount, score })
    }
    if (!canMark(homework, work, now)) throw new ApiError('notHandedIn')
    return { work, homework }
  }

  return { workAndHomework, markable }
}
