import type { EpochMs } from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { StudentHomeworkFilter } from '../../db/homework/student-homework.ts'
import { nextVersion } from '../../domain/based-on.ts'
import { answerIssues, changedNos } from '../../domain/homework/answer-rules.ts'
import type { Answer, Mark, WorkQuestion } from '../../domain/homework/homework.ts'
import {
  answerDenial,
  handInBy,
  lateAnswerDenial,
  takeBackDenial,
  takenBack,
  WORK_STATES,
} from '../../domain/homework/homework-rules.ts'
import { choiceMark, unansweredNos } from '../../domain/homework/marking-rules.ts'
import { monthNamed } from '../../domain/timetable/calendar.ts'
import { isChoice } from '../../domain/homework/question-rules.ts'
import { namedIn } from '../../domain/names.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { requireValid } from '../../http/require-valid.ts'
import { answerResponse, studentHomeworkResponse } from './homework-responses.ts'
import { readerOf } from './homework-reader.ts'
import { instantOf, iso } from '../instant.ts'
import { ownAttachments } from './own-attachments.ts'
import { createStudentWorks } from './student-works.ts'

type StudentHomeworkCalls =
  | 'listHomeworkOfLesson'
  | 'countHomeworkByState'
  | 'listHomeworkOfStudent'
  | 'listHomeworkFilters'
  | 'listPendingHomework'
  | 'getStudentHomework'
  | 'startHomework'
  | 'saveAnswers'
  | 'handInHomework'
  | 'takeBackHomework'
  | 'reviewAnswerPaper'

export function studentHomeworkRoutes(deps: Deps): Handlers<StudentHomeworkCalls> {
  const { answerPapers, attachments, homework: book, studentHomework, systemMessages } = deps
  const { isMarkingBegun, requireOpen, studentWork, visible } = createStudentWorks(deps)

  // Requires work that is begun and open, and locks it. @throws {ApiError}
  const inWork = async (homeworkId: string, studentId: string, now: EpochMs) => {
    await answerPapers.lock(homeworkId, studentId)
    const homework = await visible(homeworkId, studentId, now)
    requireOpen(lateAnswerDenial(homework, homework.work, now), homework)
    if (!homework.work) throw new ApiError('homeworkNotBegun')
    return {
      homework,
      work: homework.work,
      questions: await answerPapers.questions(homework.paperId, homework.work.id),
    }
  }

  const filterOf = (
    { courseId, month }: { courseId?: string; month?: string },
    zone: string,
  ): Pick<StudentHomeworkFilter, 'courseId' | 'from' | 'until'> => ({
    ...(courseId === undefined ? {} : { courseId }),
    ...(month === undefined ? {} : monthNamed(month, zone)),
  })

  const stateCounts = async (filter: StudentHomeworkFilter, studentId: string, now: EpochMs) => {
    const counts = await studentHomework.countByState(filter, studentId, now)
    return WORK_STATES.map((state) => ({ state, count: counts[state] }))
  }

  return {
    async listHomeworkOfLesson({ actor, lesson, language, urlOf, now }) {
      const list = await studentHomework.ofLesson(lesson.id, actor.userId, now)
      return list.map((homework) => studentHomeworkResponse(homework, { language, now, urlOf }))
    },

    countHomeworkByState: ({ actor, input, zone, now }) => stateCounts(filterOf(input, zone), actor.userId, now),

    async listHomeworkOfStudent({ actor, input, language, zone, urlOf, now }) {
      const filter = { ...input, ...filterOf(input, zone) }
      const page = await studentHomework.page(filter, actor.userId, now, pageRequest(input))
      return mapPage(page, (homework) => studentHomeworkResponse(homework, { language, now, urlOf }))
    },

    async listHomeworkFilters({ actor, language, zone, now }) {
      const [courses, states, months] = await Promise.all([
        studentHomework.courses(actor.userId, now),
        stateCounts({}, actor.userId, now),
        studentHomework.months(actor.userId, zone, now),
      ])
      return { courses: courses.map((one) => namedIn(language, one)), states, months }
    },

    async listPendingHomework({ actor, input, language, urlOf, now }) {
      const page = await studentHomework.pending(actor.userId, now, pageRequest(input))
      return mapPage(page, (homework) => studentHomeworkResponse(homework, { language, now, urlOf }))
    },

    async getStudentHomework({ input: { homeworkId }, ...call }) {
      return studentWork(await visible(homeworkId, call.actor.userId, call.now), call)
    },

    async startHomework({ input: { homeworkId }, ...call }) {
      const { actor, now } = call
      await book.hold(homeworkId)
      const homework = await visible(homeworkId, actor.userId, now)
      requireOpen(answerDenial(homework, homework.work, now), homework)
      if (homework.work) return studentWork(homework, call)
      await answerPapers.begin({ id: `anp_${crypto.randomUUID()}`, homeworkId, studentId: actor.userId }, now)
      return studentWork(await visible(homeworkId, actor.userId, now), call)
    },

    async saveAnswers({ input: { homeworkId, answers: sent }, ...call }) {
      const { actor, now } = call
      const { homework, work, questions } = await inWork(homeworkId, actor.userId, now)
      const given = sent.map(({ no, keys = [], text = '', imageIds = [], audioIds = [], basedOn }) => ({
        no,
        keys,
        text,
        imageIds,
        audioIds,
        basedOn: instantOf(basedOn),
      }))
      requireValid(answerIssues(questions, given))
      const changed = new Set(changedNos(questions, given))
      if (changed.size > 0) {
        const kept = questions.filter(({ no }) => changed.has(no))
        const answers = kept.map(({ no, answer }) => ({ no, answer: answer && answerResponse(answer, readerOf(call)) }))
        throw new ApiError('answerChanged', { answers })
      }
      const attached = await ownAttachments(
        attachments,
        actor.userId,
        Object.fromEntries(
          given.flatMap(({ imageIds, audioIds }, index) => [
            [`answers.${index}.imageIds`, imageIds],
            [`answers.${index}.audioIds`, audioIds],
          ]),
        ),
      )
      const answers = given.map(({ no, keys, text }, index) => ({
        no,
        keys,
        text,
        images: attached(`answers.${index}.imageIds`),
        audio: attached(`answers.${index}.audioIds`),
      }))
      const saved = new Map(answers.map((answer) => [answer.no, answer]))
      const before = questions.flatMap(({ no, answer }) => (saved.has(no) && answer ? [answer.savedAt] : []))
      const savedAt = nextVersion(now, ...before)
      await answerPapers.save(work.id, answers, savedAt)
      const all = questions.flatMap(({ no, answer }) => {
        const latest: Answer | null = saved.get(no) ?? answer
        return latest ? [{ no, ...latest }] : []
      })
      return {
        answerPaperId: work.id,
        savedAt: iso(savedAt),
        handInBy: iso(handInBy(homework, work)),
        unansweredNos: unansweredNos(questions, all),
      }
    },

    async handInHomework({ actor, input: { homeworkId }, language, urlOf, now }) {
      const { homework, work, questions } = await inWork(homeworkId, actor.userId, now)
      const choices = questions.flatMap((question) => {
        const mark = choiceMark(question, question.answer?.keys ?? [])
        return mark ? [{ ...wordsOf(question), no: question.no, ...mark }] : []
      })
      await answerPapers.handIn(work.id, now)
      await answerPapers.mark(work.id, choices)
      if (questions.every(({ type }) => isChoice(type))) {
        const score = choices.reduce((total, mark) => total + mark.score, 0)
        await answerPapers.grade(work.id, score, null, now)
      }
      const values = { studentName: actor.name, title: homework.title }
      await systemMessages.tell([homework.teacher.id], { kind: 'homeworkSubmitted', values, targetId: work.id }, now)
      const answered = questions.flatMap(({ no, answer }) => (answer ? [{ no, ...answer }] : []))
      return {
        homework: studentHomeworkResponse(await visible(homeworkId, actor.userId, now), { language, now, urlOf }),
        unansweredNos: unansweredNos(questions, answered),
      }
    },

    async takeBackHomework({ input: { homeworkId }, ...call }) {
      const { actor, now } = call
      await answerPapers.lock(homeworkId, actor.userId)
      const homework = await visible(homeworkId, actor.userId, now)
      // Not as the student sees it: a graded work may look as if it waited.
      const work = await answerPapers.of(homeworkId, actor.userId)
      if (!work) throw new ApiError('homeworkNotBegun')
      if (work.status === 'started' || work.status === 'returned') return studentWork(homework, call)
      const denial = takeBackDenial(homework, work, await isMarkingBegun(work), now)
      if (denial === 'marking-begun') throw new ApiError('markingBegun')
      requireOpen(denial, homework)
      await answerPapers.takeBack(takenBack(work))
      return studentWork(await visible(homeworkId, actor.userId, now), call)
    },

    async reviewAnswerPaper({ input: { answerPaperId }, ...call }) {
      const work = await answerPapers.get(answerPaperId)
      if (!work) throw new ApiError('notFound')
      const homework = await visible(work.homeworkId, call.actor.userId, call.now)
      const shown = homework.work?.status
      if (shown !== 'graded' && shown !== 'returned') throw new ApiError('notGraded')
      return studentWork(homework, call)
    },
  }
}

/** Keeps a teacher's words to an answer when a program marks it; an answer that was changed begins without words. */
function wordsOf({ mark }: WorkQuestion): Omit<Mark, 'score' | 'isCorrect'> {
  const { comment = '', commentAudio = [], markedImages = [], annotations = [] } = mark ?? {}
  return { comment, commentAudio, markedImages, annotations }
}
