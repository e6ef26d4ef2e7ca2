import type { AnswerPaper } from '@hwjy/sdk'
import { type MarkingValues, totalOf } from '../marking-values.ts'

/**
 * Says what a work still needs: `scores` of some questions, `grading` where all are there, or nothing, because its marks
 * are given and no draft changes them, or because it cannot be marked now.
 */
export function whatIsOpen(paper: AnswerPaper, values: MarkingValues): 'scores' | 'grading' | 'nothing' {
  const isGiven = paper.answerPaper?.state === 'graded' && paper.draft === null
  if (isGiven || !paper.canMark || paper.answerPaper?.state === 'returned') return 'nothing'
  const { unmarked, wrong } = totalOf(paper.questions, values)
  return unmarked.length + wrong.length > 0 ? 'scores' : 'grading'
}
