import { useTranslation } from 'react-i18next'
import { thisDevice } from '../../shared/devices/device-kind.ts'
import { AppDrawing } from './app-drawing.tsx'
import * as css from './download-page.css.ts'
import { InstallButton } from './install-button.tsx'
import { InstallSteps } from './install-steps.tsx'
import { Releases } from './releases.tsx'
import { SystemNeeds } from './system-needs.tsx'

/**
 * Offers the app to install, by one press or by hand, with its versions and its needs.
 * @param for `phone` regardless of this device
 */
export default function DownloadPage({
  for: device = thisDevice() === 'mobile' ? 'phone' : 'any',
}: {
  for?: 'any' | 'phone'
}) {
  const { t } = useTranslation('download')
  const isPhone = device === 'phone'
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.words}>
          <h1>{isPhone ? t('headingPhone') : t('heading')}</h1>
          <p className={css.lead}>{isPhone ? t('leadPhone') : t('lead')}</p>
          <InstallButton />
        </div>
        <AppDrawing />
      </div>
      <InstallSteps isPhone={isPhone} />
      <div className={css.halves}>
        <Releases />
        <SystemNeeds />
      </div>
    </div>
  )
}
