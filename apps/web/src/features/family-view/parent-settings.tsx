import { type SupervisionSettings, useSetSupervisionLock } from '@hwjy/sdk'
import { Switch } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useProof } from '../../shared/account/proof/use-proof.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import * as css from './family-view.css.ts'
import { WeeklyLetter } from './weekly-letter.tsx'

/** The lock against the children of the account, and the weekly letter where the school sends mail. */
export default function ParentSettings({ settings: { isLocked, letter } }: { settings: SupervisionSettings }) {
  const { t } = useTranslation('family')
  const { proven, dialog } = useProof('student')
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: setLock } = useSetSupervisionLock(atOnce)
  return (
    <section className={css.section} aria-labelledby="parents">
      <h2 id="parents">{t('parents')}</h2>
      <Switch
        label={t('lock.label')}
        description={t('lock.help')}
        isChecked={isLocked}
        disabled={isBusy}
        onCheckedChange={(isOn) => void run(() => proven(() => setLock({ data: { isLocked: isOn } })))}
      />
      <CallNotice problem={problem} />
      {letter.isOffered && <WeeklyLetter {...letter} proven={proven} />}
      {dialog}
    </section>
  )
}
