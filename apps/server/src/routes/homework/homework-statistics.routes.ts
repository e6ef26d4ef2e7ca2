import type { Deps } from '../../deps.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { namedIn } from '../../domain/names.ts'
import { round } from '../../domain/round.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { workState } from '../../domain/homework/homework-rules.ts'
import { readerOf } from './homework-reader.ts'
import { answerResponse, homeworkOverview, homeworkStudent, markResponse } from './homework-responses.ts'
import { personBrief } from '../school/person-brief.ts'
import { iso, isoOrNull } from '../instant.ts'

type HomeworkStatisticsCalls =
  | 'listAnswersOfQuestion'
  | 'listHomeworkStudents'
  | 'countHomeworkOfClasses'
  | 'countHomeworkOfLessons'
  | 'countWaitingWork'

export function homeworkStatisticsRoutes({
  homework: book,
  homeworkStatistics: statistics,
  papers,
}: Deps): Handlers<HomeworkStatisticsCalls> {
  return {
    async listHomeworkStudents({ input: { homeworkId }, language, urlOf, now }) {
      const homework = await book.get(homeworkId)
      if (!homework) throw new ApiError('notFound')
      const [students, asked, results, choices] = await Promise.all([
        book.students(homeworkId),
        papers.questions(homework.paperId),
        statistics.questions(homeworkId),
        statistics.choices(homeworkId),
      ])
      const resultOf = new Map(results.map((result) => [result.no, result]))
      const countOf = new Map(choices.map(({ no, key, count }) => [`${no}${key}`, count]))
      return {
        homework: homeworkOverview(homework, { language, now }),
        students: students.map((student) => homeworkStudent(student, homework, urlOf)),
        questions: asked.map(({ no, score, question: { type, title, options } }) => {
          const { answered = 0, marked = 0, right = 0, averageScore = null } = resultOf.get(no) ?? {}
          return {
            no,
            type,
            title,
            fullScore: score,
            answered,
            right,
            rightRate: marked === 0 ? null : round(right / marked, 2),
            averageScore: averageScore === null ? null : round(averageScore, 1),
            choices: options.map(({ key }) => ({
              key: key as 'A' | 'B' | 'C' | 'D' | 'E' | 'F',
              count: countOf.get(`${no}${key}`) ?? 0,
            })),
          }
        }),
      }
    },

    async listAnswersOfQuestion({ input, ...call }) {
      const { homeworkId, no } = input
      const homework = await book.get(homeworkId)
      if (!homework || !(await papers.questions(homework.paperId)).some((asked) => asked.no === no))
        throw new ApiError('notFound')
      const reader = readerOf(call)
      return mapPage(
        await statistics.answers(homeworkId, no, pageRequest(input)),
        ({ student, work, answer, mark, draftScore }) => ({
          student: personBrief(student, call.urlOf),
          answerPaperId: work.id,
          state: workState(work.status),
          answer: answer && answerResponse(answer, reader),
          mark: mark && markResponse(mark, reader),
          draftScore,
        }),
      )
    },

    async countHomeworkOfClasses({ actor, input: { classId }, language, now }) {
      const classes = await statistics.classes(actor.userId, now, classId)
      return classes.map(({ class: { id, name }, course, students, published, drafts, assigned, ...work }) => ({
        classId: id,
        className: name,
        course: namedIn(language, course),
        studentCount: students,
        homeworkCount: published,
        draftCount: drafts,
        waiting: work.waiting,
        overdue: work.overdue,
        handedInRate: assigned === 0 ? null : round(work.handedIn / assigned, 2),
      }))
    },

    async countHomeworkOfLessons({ input }) {
      const page = await statistics.lessons(input.classId, pageRequest(input))
      return mapPage(page, ({ lesson, students, published, drafts, handedIn, waiting }) => ({
        lessonId: lesson.id,
        lessonNo: lesson.no,
        lessonName: lesson.name,
        startTime: iso(lesson.startsAt),
        endedAt: isoOrNull(lesson.endedAt),
        homeworkCount: published,
        draftCount: drafts,
        assigned: published * students,
        handedIn,
        waiting,
      }))
    },

    async countWaitingWork({ actor, input: { classId }, now }) {
      const { waiting, overdue, homework } = await statistics.waiting(actor.userId, now, classId)
      return { waiting, overdue, homeworkCount: homework }
    },
  }
}
