import { ApiError } from '@hwjy/sdk'
import { useState } from 'react'
import { currentLanguage } from '../i18n/i18n.ts'
import { useProblemText } from '../problem/use-problem-text.ts'
import { type CallProblem, callProblem, type ProblemFields } from './call-problem.ts'

/** Of a press that has no form. */
const noFields: ProblemFields<never> = { ofCode: {}, inInput: [] }

/** A form's call on its way: whether it is, and what went wrong the last time. What was typed is the form's business. */
export function useCall<Field extends string = never>(fields: ProblemFields<Field> = noFields) {
  const [problem, setProblem] = useState<CallProblem<Field> | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const problemText = useProblemText()

  /** @returns whether it worked; a second press while the first is on its way does nothing */
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    try {
      await call()
      setProblem(null)
      return true
    } catch (error) {
      // Somebody was asked for more, and would rather not: nothing went wrong.
      if (error instanceof DOMException && error.name === 'AbortError') setProblem(null)
      else {
        const found = callProblem(error, fields, { language: currentLanguage(), now: Date.now() })
        // Where no server has spoken, what one can do is worth more than what it is called.
        setProblem(error instanceof ApiError ? found : { ...found, message: problemText(error) })
      }
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { problem, isBusy, run, forgetProblem: () => setProblem(null) }
}
