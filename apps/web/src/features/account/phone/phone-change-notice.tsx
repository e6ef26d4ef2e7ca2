import { type AccountInfo, useKeepPhoneAs } from '@hwjy/sdk'
import { Banner, Button, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { exactTime } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import type { Account } from '../use-account.ts'

const inOneLine = (zone: string | null, mobile: string | null) => `+${zone}\u{A0}${mobile}`

/** Says that another phone waits for its time, because this one was reported lost; one press keeps this one. */
export function PhoneChangeNotice({ info, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: keepPhone } = useKeepPhoneAs(account.role, atOnce)
  const viewerZone = useViewerZone()
  const { phoneChange, zone, mobile } = info
  if (phoneChange === null) return null
  const date = exactTime(new Date(phoneChange.effectiveAt), currentLanguage(), viewerZone)
  const keep = async () => {
    if (await run(async () => account.show(await keepPhone()))) toast.show(t('phoneKept'), { tone: 'success' })
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
          next: inOneLine(phoneChange.zone, phoneChange.mobile),
          phone: inOneLine(zone, mobile),
        })}
      </Banner>
      <CallNotice problem={problem} />
    </>
  )
}
