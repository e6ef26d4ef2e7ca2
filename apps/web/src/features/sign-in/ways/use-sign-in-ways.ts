import { useEffect } from 'react'
import { useBaseInfo } from '../../../shared/account/use-base-info.ts'
import { deviceStorage } from '../../../shared/choices/storage.ts'
import { rememberedWays, rememberWays, type Way } from '../sign-in-choice.ts'

/** Ways to sign in that can work at this school. Until the server answers, those from its last answer. */
export function useSignInWays(): readonly Way[] {
  const info = useBaseInfo()
  const ways = info === null || info === 'unknown' ? null : info.signInWays
  useEffect(() => {
    if (ways) rememberWays(deviceStorage, ways)
  }, [ways])
  return ways ?? rememberedWays(deviceStorage)
}
