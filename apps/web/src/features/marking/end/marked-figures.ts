import type { HomeworkStudents } from '@hwjy/sdk'

const SHOWN = 3

/** Says how a class did: of the works that are graded, and of the questions of which less than all was reached. */
export function figuresOf({ students, questions }: Pick<HomeworkStudents, 'students' | 'questions'>) {
  const scores = students.flatMap(({ state, score }) => (state === 'graded' && score !== null ? [score] : []))
  const sum = scores.reduce((total, score) => total + score, 0)
  const hardest = questions
    .flatMap(({ no, title, averageScore, fullScore }) =>
      averageScore === null || fullScore === 0 ? [] : [{ no, title, share: averageScore / fullScore }],
    )
    .filter(({ share }) => share < 1)
    .sort((a, b) => a.share - b.share)
    .slice(0, SHOWN)
    .map((question) => ({ ...question, share: Math.round(question.share * 100) }))
  return {
    count: scores.length,
    /** Works that lie with their students again: they are not graded, though nothing waits. */
    returned: students.filter(({ state }) => state === 'returned').length,
    average: scores.length === 0 ? null : Math.round((sum / scores.length) * 10) / 10,
    least: scores.length === 0 ? null : Math.min(...scores),
    most: scores.length === 0 ? null : Math.max(...scores),
    hardest,
  }
}
