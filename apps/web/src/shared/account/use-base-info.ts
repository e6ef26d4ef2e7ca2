import { type BaseInfo, getBaseInfo, getSdk } from '@hwjy/sdk'
import { useEffect, useState } from 'react'

/** Answers are cached for each SDK instance: one answer is enough for all of a page. */
const answers = new WeakMap<object, Promise<BaseInfo | 'unknown'>>()

function baseInfo(): Promise<BaseInfo | 'unknown'> {
  const sdk = getSdk()
  const answer = answers.get(sdk) ?? getBaseInfo().catch(() => (answers.delete(sdk), 'unknown' as const))
  answers.set(sdk, answer)
  return answer
}

/** Returns the school's base info; null until it is known, `unknown` when the server did not answer. */
export function useBaseInfo(): BaseInfo | 'unknown' | null {
  const [info, setInfo] = useState<BaseInfo | 'unknown' | null>(null)
  useEffect(() => void baseInfo().then(setInfo), [])
  return info
}

/** A page calls this after it has changed the answer, so that the next reader fetches it anew. */
export const forgetBaseInfo = () => void answers.delete(getSdk())
