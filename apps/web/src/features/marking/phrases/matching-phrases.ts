import type { MarkingPhrase, QuestionType } from '@hwjy/sdk'

type Phrase = Pick<MarkingPhrase, 'text' | 'questionType'>

/** So many last characters of a comment say what comes next. */
const LAST = 6

/**
 * Phrases for a kind of question in the order of their use; those that have what was typed last come first, and those
 * that stand in the comment already are left out.
 */
export function matchingPhrases<P extends Phrase>(phrases: readonly P[], type: QuestionType, comment: string): P[] {
  const usable = phrases.filter(
    ({ text, questionType }) => (questionType === null || questionType === type) && !comment.includes(text),
  )
  const rank = ({ text }: Phrase) => {
    for (let length = LAST; length > 0; length--) {
      const last = comment.slice(-length)
      if (last.length === length && last.trim() !== '' && text.includes(last)) return length
    }
    return 0
  }
  return [...usable].sort((a, b) => rank(b) - rank(a))
}

/** A comment with a phrase at its end. */
export const withPhrase = (comment: string, text: string) =>
  comment === '' ? text : /[\s。！？，]$/.test(comment) ? `${comment}${text}` : `${comment} ${text}`
