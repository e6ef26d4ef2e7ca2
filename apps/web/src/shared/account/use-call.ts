import { ApiError } from '@hwjy/sdk'
import { useState } from 'react'
import { currentLanguage } from '../i18n/i18n.ts'
import { problemText } from '../problem/problem-text.ts'
import { type CallProblem, callProblem, type ProblemFields } from './call-problem.ts'
import { NoPasskeyError } from './proof/no-passkey-error.ts'

/** Used for a press that has no form. */
const noFields: ProblemFields<never> = { ofCode: {}, inInput: [] }

/**
 * State of a form's call: if it is running, and its last problem. The form keeps the typed text.
 * @param say the page's own words for a refusal, where they say more than the server's sentence
 */
export function useCall<Field extends string = never>(
  fields: ProblemFields<Field> = noFields,
  say?: (refusal: ApiError) => string | undefined,
) {
  const [problem, setProblem] = useState<CallProblem<Field> | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  /** @returns whether it worked; a second press while the first is on its way does nothing */
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    try {
      await call()
      setProblem(null)
      return true
    } catch (error) {
      // The user declined the requested proof: this is no error.
      if (error instanceof DOMException && error.name === 'AbortError') setProblem(null)
      else {
        const found = callProblem(error, fields, { language: currentLanguage(), now: Date.now() })
        // Without a server's response, advice is worth more than the name of the error.
        const isQuiet = error instanceof NoPasskeyError
        setProblem(
          error instanceof ApiError
            ? { ...found, message: say?.(error) ?? found.message }
            : { ...found, message: problemText(error), isQuiet },
        )
      }
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { problem, isBusy, run, forgetProblem: () => setProblem(null) }
}
