import type { AccountInfo } from '@hwjy/sdk'
import { Banner, Button, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import type { Account } from './use-account.ts'

/** Another phone waits for its time, because this one was said to be lost; one press keeps this one. */
export function PhoneChangeNotice({ info, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { problem, isBusy, run } = useCall({ ofCode: {}, inInput: [] })
  const { phoneChange, zone, mobile } = info
  if (phoneChange === null) return null
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(phoneChange.effectiveAt),
  )
  const keep = async () => {
    if (await run(async () => account.show(await account.calls.keepPhone())))
      toast.show(t('phoneKept'), { tone: 'success' })
  }
  return (
    <>
      <Banner
        tone="warning"
        title={t('phoneChangingTitle')}
        action={
          <Button isBusy={isBusy} onClick={() => void keep()}>
            {t('keepPhone')}
          </Button>
        }
      >
        {t('phoneChangingText', {
          date,
          next: `+${phoneChange.zone} ${phoneChange.mobile}`,
          phone: `+${zone} ${mobile}`,
        })}
      </Banner>
      <CallNotice problem={problem} />
    </>
  )
}
