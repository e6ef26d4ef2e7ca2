import type { FieldIssue } from '../field-issue.ts'

export type PaperKind = 'dailyTask' | 'test'

export const FULL_SCORE_MAX: Readonly<Record<PaperKind, number>> = { dailyTask: 100, test: 1_000 }

interface PaperDraft {
  kind: PaperKind
  fullScore: number
  questions: readonly { questionId: string; score: number }[]
}

/**
 * Lists the issues that keep a paper from being saved. Lengths are the contract's. A paper without questions has no sum
 * to keep.
 */
export function paperIssues({ kind, fullScore, questions }: PaperDraft): FieldIssue[] {
  const issues: FieldIssue[] = []
  const max = FULL_SCORE_MAX[kind]
  if (fullScore > max)
    issues.push({ path: 'fullScore', code: 'too_big', message: `This can be at most ${max} points.` })
  const seen = new Set<string>()
  for (const [index, { questionId }] of questions.entries()) {
    if (seen.has(questionId))
      issues.push({
        path: `questions.${index}.questionId`,
        code: 'asked_twice',
        message: 'This question is in the paper already.',
      })
    seen.add(questionId)
  }
  const sum = questions.reduce((total, { score }) => total + score, 0)
  if (questions.length > 0 && sum !== fullScore)
    issues.push({ path: 'fullScore', code: 'scores_differ', message: `The questions have ${sum} points together.` })
  return issues
}
