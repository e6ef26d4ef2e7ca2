import { createDeviceChecker } from '@hwjy/classroom/local'
import { DeviceCheck } from '@hwjy/classroom/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { BackLink } from '../../shared/back-link.tsx'
import { saveDeviceChoice } from '../../shared/device-choice.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { lessonPath } from '../../shared/lesson-paths.ts'
import * as page from '../../shared/page.css.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { noteWhatWorks } from './note-what-works.ts'

/** Before class: camera, microphone, speaker and network, then on to the room. [R33] */
export default function DeviceCheckPage() {
  const { t } = useTranslation()
  const { lessonId = '' } = useParams()
  const role = useRole()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [{ checker, works }] = useState(() => noteWhatWorks(createDeviceChecker({ pingUrl: '/healthz' })))
  return (
    <div className={page.page}>
      <BackLink to={`/${role}`} />
      <header className={page.section}>
        <h1>{t('deviceCheck.heading')}</h1>
        <p className={page.muted}>{t('deviceCheck.lead')}</p>
      </header>
      <DeviceCheck
        checker={checker}
        language={currentLanguage()}
        onEnter={(devices) => {
          saveDeviceChoice({ ...devices, works })
          void navigate(lessonPath.room(lessonId), { state, replace: true })
        }}
      />
    </div>
  )
}
