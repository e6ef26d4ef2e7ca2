import { getAccountInfoAsQueryOptions, type Role, useKeepAccountAs } from '@hwjy/sdk'
import { Banner, Button, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { exactTime } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { noteClosing } from './note-closing.ts'

export interface ClosingBannerProps {
  /** ISO 8601. */
  closesAt: string
  role: Role
}

/** The account is deleted for good at the requested time; until then one press keeps it. */
export default function ClosingBanner({ closesAt, role }: ClosingBannerProps) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const zone = useViewerZone()
  const queryClient = useQueryClient()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: keepAccount } = useKeepAccountAs(role, atOnce)
  async function keep() {
    const hasWorked = await run(async () => {
      const account = await keepAccount()
      queryClient.setQueryData(getAccountInfoAsQueryOptions(role).queryKey, account)
      noteClosing(account)
    })
    if (hasWorked) toast.show(t('kept'), { tone: 'success' })
  }
  return (
    <>
      <Banner
        tone="warning"
        title={t('closingTitle', { date: exactTime(new Date(closesAt), currentLanguage(), zone) })}
        action={
          <Button isBusy={isBusy} onClick={() => void keep()}>
            {t('keep')}
          </Button>
        }
      >
        {t('closingText')}
      </Banner>
      <CallNotice problem={problem} />
    </>
  )
}
