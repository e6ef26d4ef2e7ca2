/** Homework with its paper, class, course, teacher and lesson, for every store that shows it. */
import { inArray, sql } from 'drizzle-orm'
import type { Homework } from '../../domain/homework/homework.ts'
import { schema } from '../database.ts'

const { answerPaper, classGroup, course, homework, lesson, paper, paperQuestion, person } = schema

export const homeworkFields = {
  homework,
  paper: {
    title: paper.title,
    content: paper.content,
    attachments: paper.attachments,
    kind: paper.kind,
    fullScore: paper.fullScore,
  },
  class: { id: classGroup.id, name: classGroup.name, names: classGroup.names },
  course: { id: course.id, name: course.name, names: course.names },
  teacher: { id: person.id, name: person.name, avatarKey: person.avatarKey },
  lesson: {
    id: lesson.id,
    name: lesson.name,
    names: lesson.names,
    endsAt: lesson.endsAt,
    startedAt: lesson.startedAt,
    endedAt: lesson.endedAt,
  },
  questionCount:
    sql<number>`(select count(*) from ${paperQuestion} where ${paperQuestion.paperId} = ${homework.paperId})`.mapWith(
      Number,
    ),
}

type HomeworkRow = Pick<Homework, 'class' | 'course' | 'teacher' | 'lesson' | 'questionCount'> & {
  homework: typeof homework.$inferSelect
  paper: Pick<Homework, 'title' | 'content' | 'attachments' | 'kind' | 'fullScore'>
}

export const toHomework = ({ homework: row, paper: text, ...joined }: HomeworkRow): Homework => ({
  ...row,
  ...text,
  ...joined,
})

/** The work of a student lies with the teacher, marked or not. */
export const isHandedIn = inArray(answerPaper.status, ['submitted', 'graded'])
