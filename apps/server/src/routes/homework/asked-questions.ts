import type { Questions } from '../../db/homework/questions.ts'
import type { FieldIssue } from '../../domain/field-issue.ts'
import type { PaperQuestion } from '../../domain/homework/question.ts'

export async function askableIssues(
  questions: Questions,
  asked: readonly { questionId: string }[],
  teacherId: string,
  /** Questions that the paper has already stay, regardless of their fate in the bank. */
  before: readonly PaperQuestion[] = [],
): Promise<FieldIssue[]> {
  const kept = new Set(before.map(({ question }) => question.id))
  const visible = await questions.askedAtHome(
    asked.map(({ questionId }) => questionId),
    teacherId,
  )
  return asked.flatMap(({ questionId }, index) =>
    visible.has(questionId) || kept.has(questionId)
      ? []
      : [
          {
            path: `questions.${index}.questionId`,
            code: 'unknown_question',
            message: 'Your question bank has no such question that homework can ask.',
          },
        ],
  )
}

export async function chapterIssues(
  questions: Questions,
  schoolId: string,
  chapterId: string | null,
): Promise<FieldIssue[]> {
  const missing = await questions.missingPlaces(schoolId, { subjectId: null, gradeId: null, chapterId })
  return missing.map((path) => ({ path, code: 'unknown', message: 'There is no such entry.' }))
}
