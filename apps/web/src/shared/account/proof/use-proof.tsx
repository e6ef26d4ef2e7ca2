import { ApiError, errorCodes, type ProofWay, type Role } from '@hwjy/sdk'
import { Suspense, useRef, useState } from 'react'
import { lazyPage } from '../../page/lazy-page.ts'
import type { ProofDialogProps } from './proof-dialog.tsx'

const ProofDialog = lazyPage<ProofDialogProps>(() => import('./proof-dialog.tsx'), 'account', 'smsCode', 'secondStep')

/** Two steps at most are asked for. */
const STEPS = 2

interface Asked {
  ways: readonly ProofWay[]
  /** The account's phone with its middle hidden. */
  mobile: string
  settle: (isProven: boolean) => void
}

/**
 * Sensitive changes, for which the server may want to know again who it is.
 * @returns `proven` makes the call, asks the person if need be, and makes it again; `dialog` belongs into the page
 */
export function useProof(role: Role) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question = useRef<Promise<boolean>>(null)

  // A question that is open is not asked twice: the answer is for every change that waits for one.
  function isProven(ways: readonly ProofWay[], mobile: string): Promise<boolean> {
    question.current ??= new Promise<boolean>((settle) => setAsked({ ways, mobile, settle })).finally(() => {
      question.current = null
      setAsked(null)
    })
    return question.current
  }
  /**
   * With sign-in in two steps, a password may not be enough: then what is missing is asked for, too.
   * @throws {DOMException} `AbortError` when the person would rather not
   */
  async function proven<Answer>(call: () => Promise<Answer>, questionsLeft = STEPS): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      const isAsking = error instanceof ApiError && error.code === errorCodes.proofRequired
      if (!isAsking || questionsLeft === 0) throw error
      const { ways = [], mobile = '' } = error.data ?? {}
      if (!(await isProven(ways, mobile))) throw new DOMException('Not proven', 'AbortError')
      return proven(call, questionsLeft - 1)
    }
  }
  return {
    proven,
    dialog: asked && (
      <Suspense>
        <ProofDialog role={role} ways={asked.ways} mobile={asked.mobile} onSettled={asked.settle} />
      </Suspense>
    ),
  }
}
