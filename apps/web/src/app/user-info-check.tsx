import { loadUserInfo, type Role, useSession } from '@hwjy/sdk'
import { Button, Dialog } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { leave } from '../shared/session/leave.ts'

const STALE_AFTER_MS = 5 * 60_000

/** Asks now and then who is signed in; when that fails, says so instead of going on with an old answer. */
export function UserInfoCheck({ role }: { role: Role }) {
  const { t } = useTranslation()
  const { isLogin } = useSession()
  const check = useQuery({
    queryKey: ['loadUserInfo', role],
    queryFn: ({ signal }) => loadUserInfo(role, signal),
    staleTime: STALE_AFTER_MS,
  })
  return (
    <Dialog
      isOpen={check.isError && isLogin}
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
