import { type DemoAccess, getBaseInfo } from '@hwjy/sdk'
import { useEffect, useState } from 'react'

/** Accounts to try the product with; null until they are known, and where there are none. */
export function useDemoAccess(): DemoAccess | null {
  const [demo, setDemo] = useState<DemoAccess | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    getBaseInfo(asking.signal).then(
      (baseInfo) => setDemo(baseInfo.demo),
      // An offer, not a need: whoever has an account signs in without it, and hears about a broken line then.
      () => undefined,
    )
    return () => asking.abort()
  }, [])
  return demo
}
