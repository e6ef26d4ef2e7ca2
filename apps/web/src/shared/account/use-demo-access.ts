import type { DemoAccess } from '@hwjy/sdk'
import { useBaseInfo } from './use-base-info.ts'

/** Accounts to try the product with; null until they are known, and where there are none. */
export function useDemoAccess(): DemoAccess | null {
  const info = useBaseInfo()
  // The demo is optional: a user with an account signs in without it, and learns of a failed connection then.
  return info === null || info === 'unknown' ? null : info.demo
}
