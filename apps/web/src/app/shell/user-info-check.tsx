import { loadUserInfo, type Role, useSession } from '@hwjy/sdk'
import { Button, Dialog } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLeave } from './use-leave.ts'
import { useIsOnline } from '../../shared/network/use-is-online.ts'

const STALE_AFTER_MS = 5 * 60_000

/**
 * Asks from time to time which user is signed in; when that fails, says so instead of going on with an old answer.
 * Without a network it waits: the banner says why, and the content of the page stays within reach.
 */
export function UserInfoCheck({ role }: { role: Role }) {
  const { t } = useTranslation()
  const leave = useLeave()
  const { isLogin } = useSession()
  const isOnline = useIsOnline()
  const check = useQuery({
    queryKey: ['loadUserInfo', role],
    queryFn: ({ signal }) => loadUserInfo(role, { signal }),
    staleTime: STALE_AFTER_MS,
    enabled: isOnline,
  })
  return (
    <Dialog
      isOpen={check.isError && isLogin && isOnline}
      onOpenChange={() => void check.refetch()}
      isDismissible={false}
      size="sm"
      title={t('error.userInfoTitle')}
      description={t('error.userInfoText')}
      footer={
        <>
          <Button onClick={() => void leave()}>{t('menu.signOut')}</Button>
          <Button tone="primary" isBusy={check.isFetching} onClick={() => void check.refetch()}>
            {t('error.retry')}
          </Button>
        </>
      }
    />
  )
}
