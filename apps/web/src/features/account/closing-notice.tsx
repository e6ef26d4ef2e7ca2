import type { AccountInfo } from '@hwjy/sdk'
import { Banner, Button, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import type { Account } from './use-account.ts'

/** The account goes for good on a day that somebody asked for; until then one press keeps it. */
export function ClosingNotice({ info: { closesAt }, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { problem, isBusy, run } = useCall({ ofCode: {}, inInput: [] })
  if (closesAt === null) return null
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(closesAt),
  )
  const keep = async () => {
    if (await run(async () => account.show(await account.calls.keep()))) toast.show(t('kept'), { tone: 'success' })
  }
  return (
    <>
      <Banner
        tone="warning"
        title={t('closingTitle')}
        action={
          <Button isBusy={isBusy} onClick={() => void keep()}>
            {t('keep')}
          </Button>
        }
      >
        {t('closingText', { date })}
      </Banner>
      <CallNotice problem={problem} />
    </>
  )
}
