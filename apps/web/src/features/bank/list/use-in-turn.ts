import type { Question } from '@hwjy/sdk'
import { useState } from 'react'

/** How many of the questions are done. */
export interface Turns {
  done: number
  of: number
}

/** Does one thing with questions, one after the other, and counts them; null while nothing is done. */
export function useInTurn() {
  const [turns, setTurns] = useState<Turns | null>(null)

  /** @param act answers whether the next question has its turn @returns when the last one has had it */
  async function inTurn(questions: readonly Question[], act: (question: Question) => Promise<boolean>): Promise<void> {
    for (const [done, question] of questions.entries()) {
      setTurns({ done, of: questions.length })
      if (!(await act(question))) break
    }
    setTurns(null)
  }
  return { turns, inTurn }
}
