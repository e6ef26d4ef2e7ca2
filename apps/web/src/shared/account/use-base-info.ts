import { type BaseInfo, getBaseInfo } from '@hwjy/sdk'
import { useEffect, useState } from 'react'

/** What this school is and has; null until it is known, `unknown` when nobody answered. */
export function useBaseInfo(): BaseInfo | 'unknown' | null {
  const [info, setInfo] = useState<BaseInfo | 'unknown' | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    getBaseInfo(asking.signal).then(setInfo, () => {
      if (!asking.signal.aborted) setInfo('unknown')
    })
    return () => asking.abort()
  }, [])
  return info
}
