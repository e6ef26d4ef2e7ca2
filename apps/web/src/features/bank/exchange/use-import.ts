import { type QuestionLine, type QuestionLineReceipt, useSaveQuestions } from '@hwjy/sdk'
import { useState } from 'react'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'

/** Limits the lines of one call, so that a long import shows how far it is. */
const CHUNK = 50

interface ImportRequest {
  questions: readonly QuestionLine[]
  importId: string
  keepsSameWording: boolean
}

/**
 * Sends the questions of an import, some at a time. After a break it goes on where it stopped: what the server had saved
 * it finds again by the same command.
 */
export function useImport() {
  const { mutateAsync: save } = useSaveQuestions(atOnce)
  const { problem, run: call, forgetProblem } = useCall()
  const [status, setStatus] = useState<'idle' | 'running' | 'stopped' | 'done'>('idle')
  const [receipts, setReceipts] = useState<readonly QuestionLineReceipt[]>([])

  async function run({ questions, importId, keepsSameWording }: ImportRequest): Promise<boolean> {
    setStatus('running')
    const done = [...receipts]
    const isDone = await call(async () => {
      while (done.length < questions.length) {
        const from = done.length
        const data = {
          commandId: `${importId}-${from}`,
          questions: questions.slice(from, from + CHUNK),
          keepsSameWording,
        }
        const { lines } = await save({ data })
        done.push(...lines)
        setReceipts([...done])
      }
    })
    setStatus(isDone ? 'done' : 'stopped')
    return isDone
  }
  function reset() {
    setStatus('idle')
    setReceipts([])
    forgetProblem()
  }
  return { status, receipts, problem, run, reset }
}
