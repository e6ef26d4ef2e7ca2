import type { Attachment, Question } from '@hwjy/sdk'
import type { HomeworkValues } from './homework-values.ts'

/** The form as values that can be compared one by one: two people may have changed the same homework. */
export type FlatValues = ReturnType<typeof flatOf>

export const flatOf = (values: HomeworkValues) => ({
  lessonId: values.lessonId,
  title: values.title,
  content: values.content,
  fullScore: values.fullScore,
  questions: JSON.stringify(values.questions.map(({ question, score }) => [question.questionId, score])),
  attachments: JSON.stringify(values.attachments.map(({ resourceId }) => resourceId)),
  startTime: values.startsNow ? 'now' : `${values.startTime.date} ${values.startTime.time}`,
  endTime: `${values.endTime.date} ${values.endTime.time}`,
  limitMinutes: values.limitMinutes,
  visibility: values.visibility,
  announceAt: values.announceAt,
  marksShown: values.marksShown,
})

const chosen = (text: string) => {
  const [date = '', time = ''] = text.split(' ')
  return { date, time }
}

/** Remembers questions and files by their ids, so that a form can be made of flat values again. */
export function createKnown() {
  const questions = new Map<string, Question>()
  const attachments = new Map<string, Attachment>()
  return {
    note(values: Pick<HomeworkValues, 'questions' | 'attachments'>) {
      for (const { question } of values.questions) questions.set(question.questionId, question)
      for (const attachment of values.attachments) attachments.set(attachment.resourceId, attachment)
    },
    questionsOf: (flat: string) =>
      (JSON.parse(flat) as [string, number | null][]).flatMap(([id, score]) => {
        const question = questions.get(id)
        return question ? [{ question, score }] : []
      }),
    attachmentsOf: (flat: string) => (JSON.parse(flat) as string[]).flatMap((id) => attachments.get(id) ?? []),
  }
}

/** @param rest what nobody else can change */
export function unflatten(
  { startTime, endTime, questions, attachments, ...same }: FlatValues,
  rest: HomeworkValues,
  known: ReturnType<typeof createKnown>,
): HomeworkValues {
  return {
    ...rest,
    ...same,
    startsNow: startTime === 'now',
    startTime: startTime === 'now' ? rest.startTime : chosen(startTime),
    endTime: chosen(endTime),
    questions: known.questionsOf(questions),
    attachments: known.attachmentsOf(attachments),
  }
}
