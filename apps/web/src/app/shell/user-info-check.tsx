import { loadUserInfo, type Role, useSession } from '@hwjy/sdk'
import { latePart } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useIsOnline } from '../../shared/network/use-is-online.ts'
import { FRAME_READ } from '../../shared/network/use-oldest-read.ts'

const STALE_AFTER_MS = 5 * 60_000
const UserInfoDialog = latePart(() => import('./user-info-dialog.tsx').then((code) => code.UserInfoDialog), {
  retryMs: 3_000,
})

/**
 * Asks from time to time which user is signed in; when that fails, says so instead of going on with an old answer.
 * Without a network it waits: the banner says why, and the content of the page stays within reach.
 */
export function UserInfoCheck({ role }: { role: Role }) {
  const { isLogin } = useSession()
  const isOnline = useIsOnline()
  const check = useQuery({
    queryKey: ['loadUserInfo', role],
    queryFn: ({ signal }) => loadUserInfo(role, { signal }),
    staleTime: STALE_AFTER_MS,
    meta: FRAME_READ,
    enabled: isOnline,
  })
  const isOpen = check.isError && isLogin && isOnline
  return (
    <UserInfoDialog
      reason={isOpen || null}
      props={{ isOpen, isTrying: check.isFetching, onRetry: () => void check.refetch() }}
    />
  )
}
