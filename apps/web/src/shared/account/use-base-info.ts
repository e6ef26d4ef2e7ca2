import { type BaseInfo, getBaseInfo, getSdk } from '@hwjy/sdk'
import { useEffect, useState } from 'react'

/** By whom was asked: one answer is enough for all of a page. */
const answers = new WeakMap<object, Promise<BaseInfo | 'unknown'>>()

function baseInfo(): Promise<BaseInfo | 'unknown'> {
  const sdk = getSdk()
  const answer = answers.get(sdk) ?? getBaseInfo().catch(() => (answers.delete(sdk), 'unknown' as const))
  answers.set(sdk, answer)
  return answer
}

/** What this school is and has; null until it is known, `unknown` when nobody answered. */
export function useBaseInfo(): BaseInfo | 'unknown' | null {
  const [info, setInfo] = useState<BaseInfo | 'unknown' | null>(null)
  useEffect(() => void baseInfo().then(setInfo), [])
  return info
}
