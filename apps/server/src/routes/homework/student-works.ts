import type { EpochMs } from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import type { StudentHomework } from '../../db/homework/student-homework.ts'
import type { Work } from '../../domain/homework/homework.ts'
import { type AnswerDenial, isVisible, showsKey, takeBackDenial } from '../../domain/homework/homework-rules.ts'
import { hidesMarks } from '../../domain/homework/shown-work.ts'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import type { Call, ResponseOf } from '../../http/call.ts'
import { iso } from '../instant.ts'
import { readerOf } from './homework-reader.ts'
import {
  earlierTryResponse,
  reviewResponse,
  studentHomeworkResponse,
  taskResponse,
  workQuestionResponse,
} from './homework-responses.ts'

const CODE_OF: Readonly<Record<AnswerDenial, ErrorName>> = {
  'not-open': 'homeworkNotOpen',
  ended: 'homeworkEnded',
  'time-over': 'timeLimitOver',
  'handed-in': 'alreadyHandedIn',
  // Homework never opens for a student who need not do it.
  excused: 'homeworkNotOpen',
}

/** Homework and works as the calls of their student read them. */
export function createStudentWorks({ answerPapers, earlierTries, markingDrafts, studentHomework }: Deps) {
  // Treats homework that is hidden until its class has ended as missing. @throws {ApiError} `notFound`
  const visible = async (homeworkId: string, studentId: string, now: EpochMs): Promise<StudentHomework> => {
    const homework = await studentHomework.get(homeworkId, studentId)
    if (!homework || !isVisible(homework, now)) throw new ApiError('notFound')
    return homework
  }

  const requireOpen = (denial: AnswerDenial | null, { startsAt }: StudentHomework) => {
    if (denial) throw new ApiError(CODE_OF[denial], denial === 'not-open' ? { opensAt: iso(startsAt) } : null)
  }

  // A draft of an earlier hand-in may still be kept.
  const isMarkingBegun = async ({ id, handInCount }: Pick<Work, 'id' | 'handInCount'>) =>
    (await markingDrafts.get(id))?.handInCount === handInCount

  const studentWork = async (
    homework: StudentHomework,
    call: Pick<Call<'getStudentHomework'>, 'actor' | 'language' | 'now' | 'urlOf'>,
  ): Promise<ResponseOf<'getStudentHomework'>> => {
    const { work, paperId, kind } = homework
    const reader = readerOf(call)
    const isMarked = work?.status === 'graded' || work?.status === 'returned'
    const view = {
      key: work?.status === 'graded' && showsKey(kind, work.status, await studentHomework.lastEnd(homework), call.now),
      marks: isMarked,
      points: isMarked && !hidesMarks(homework),
      suggestions: false,
    }
    const questions = work ? await answerPapers.questions(paperId, work.id) : []
    const tries = await earlierTries.of(work)
    const waiting = work?.status === 'submitted' ? await answerPapers.get(work.id) : null
    return {
      serverTime: iso(call.now),
      homework: studentHomeworkResponse(homework, call),
      ...taskResponse(homework, reader),
      canTakeBack:
        waiting !== null && takeBackDenial(homework, waiting, await isMarkingBegun(waiting), call.now) === null,
      review: work && isMarked ? reviewResponse(work, reader) : null,
      questions: questions.map((question) => workQuestionResponse(question, view, reader)),
      earlierTries: tries.map((one) => earlierTryResponse(one, { points: !hidesMarks(homework) }, reader)),
    }
  }

  return { isMarkingBegun, requireOpen, studentWork, visible }
}
