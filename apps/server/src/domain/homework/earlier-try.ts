import type { EpochMs } from '@hwjy/classroom/core'
import type { Attachment } from '../files/attachment.ts'
import type { Mark, SavedAnswer, Work, WorkQuestion } from './homework.ts'
import { choiceMark, isAnswered } from './marking-rules.ts'

export interface EarlierAnswer {
  no: number
  answer: SavedAnswer | null
  mark: Mark | null
}

/** A try that ended when its work was given back. It never changes any more. */
export interface EarlierTry {
  submittedAt: EpochMs | null
  gradedAt: EpochMs | null
  returnedAt: EpochMs
  score: number | null
  comment: string
  commentImages: Attachment[]
  commentAudio: Attachment[]
  /** Says what should be better in the next try. */
  returnComment: string
  answers: EarlierAnswer[]
}

/**
 * The try that ends when a work is given back; null where there is nothing to keep: it was given back before and not
 * handed in since, or nothing was answered and nothing marked.
 */
export function endedTry(
  work: Work,
  questions: readonly WorkQuestion[],
  { returnComment, returnedAt }: Pick<EarlierTry, 'returnComment' | 'returnedAt'>,
): EarlierTry | null {
  if (work.status === 'returned') return null
  const isGraded = work.status === 'graded'
  if (!isGraded && !questions.some(({ answer }) => answer && isAnswered(answer))) return null
  const { submittedAt, gradedAt, score, comment, commentImages, commentAudio } = work
  // Before a work is graded its words and marks are those of the try before, except for what a program marked.
  const review = isGraded
    ? { gradedAt, score, comment, commentImages, commentAudio }
    : { gradedAt: null, score: null, comment: '', commentImages: [], commentAudio: [] }
  return {
    submittedAt: work.status === 'started' ? null : submittedAt,
    ...review,
    returnedAt,
    returnComment,
    answers: questions.map((question) => ({
      no: question.no,
      answer: question.answer && keptAnswer(question.answer),
      mark: isGraded ? question.mark && keptMark(question.mark) : markOfProgram(question),
    })),
  }
}

// Each field is named, because a caller's answers and marks may be rows with more in them.
const keptAnswer = ({ keys, text, images, audio, savedAt }: SavedAnswer): SavedAnswer => ({
  keys,
  text,
  images,
  audio,
  savedAt,
})

const keptMark = ({ score, isCorrect, comment, commentAudio, markedImages, annotations }: Mark): Mark => ({
  score,
  isCorrect,
  comment,
  commentAudio,
  markedImages,
  annotations,
})

function markOfProgram(question: WorkQuestion): Mark | null {
  const mark = question.answer && choiceMark(question, question.answer.keys)
  return mark && { ...mark, comment: '', commentAudio: [], markedImages: [], annotations: [] }
}
