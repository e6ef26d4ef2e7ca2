import { useEffect, useState } from 'react'
import type { BankQuestion, PreparedQuestions, QuestionBank } from '../../ports/question-bank.ts'

const idsOf = (questions: readonly BankQuestion[]) => questions.map(({ questionId }) => questionId)

/** The questions prepared for this lesson, and the list that is made of them here. */
export function usePrepared(bank: QuestionBank) {
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<'loading' | 'failed' | 'here'>('loading')
  const [chosen, setChosen] = useState<readonly BankQuestion[]>([])
  const [kept, setKept] = useState<PreparedQuestions>({ questions: [], version: null })
  const [wasKept, setWasKept] = useState(false)
  // Another list that was kept while this one was made: in another tab, or by another teacher of the lesson.
  const [theirs, setTheirs] = useState<PreparedQuestions | null>(null)
  useEffect(() => {
    let isCurrent = true
    bank.prepared().then(
      (prepared) => {
        if (!isCurrent) return
        // Questions that were chosen while this was on its way stay.
        setChosen((now) => {
          const preparedIds = new Set(idsOf(prepared.questions))
          return [...prepared.questions, ...now.filter(({ questionId }) => !preparedIds.has(questionId))]
        })
        setKept(prepared)
        setStatus('here')
      },
      () => isCurrent && setStatus('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [bank, attempt])
  return {
    status,
    chosen,
    setChosen,
    theirs,
    wasKept,
    isKept: idsOf(chosen).join(' ') === idsOf(kept.questions).join(' '),
    /** Keeps the chosen ones; once another list is known, in its place. @throws when it failed */
    async keep() {
      const answer = await bank.prepare?.(idsOf(chosen), (theirs ?? kept).version)
      if (!answer) return
      if (answer.isOurs) setKept(answer)
      setTheirs(answer.isOurs ? null : answer)
      setWasKept(answer.isOurs)
    },
    takeTheirs() {
      if (!theirs) return
      setChosen(theirs.questions)
      setKept(theirs)
      setTheirs(null)
    },
    retry() {
      setStatus('loading')
      setAttempt(attempt + 1)
    },
  }
}
