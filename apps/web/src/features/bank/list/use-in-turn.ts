import { ApiError, errorCodes, type Question } from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { atOnce } from '../../../shared/at-once.ts'

/** How many of the questions are done. */
export interface Turns {
  done: number
  of: number
}

/** Options of a change that has its turn: lists are read again once, after the last one. */
export const quietly = { mutation: { ...atOnce.mutation, meta: { changes: [] } } } as const

/** Does one thing with questions, one after the other, and counts them; null while nothing is done. */
export function useInTurn() {
  const client = useQueryClient()
  const [turns, setTurns] = useState<Turns | null>(null)

  /**
   * Resolves when the last question has had its turn.
   * @param act throws what the server refuses @param refused answers whether the next question has its turn all the same
   */
  async function inTurn(
    questions: readonly Question[],
    act: (question: Question) => Promise<unknown>,
    refused: (error: unknown, question: Question) => boolean,
  ): Promise<void> {
    for (const [done, question] of questions.entries()) {
      setTurns({ done, of: questions.length })
      try {
        await inTime(() => act(question))
      } catch (error) {
        if (!refused(error, question)) break
      }
    }
    setTurns(null)
    void client.invalidateQueries()
  }
  return { turns, inTurn }
}

/** Calls again after the time that the server asks for, where many calls follow each other. */
async function inTime(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    const isTooOften = error instanceof ApiError && error.code === errorCodes.tooOften
    const seconds = isTooOften ? Number(error.data?.retryAfterSeconds ?? 0) : 0
    // A longer pause is one that the person decides about.
    if (seconds <= 0 || seconds > 10) throw error
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    await inTime(call)
  }
}
