import { createDeviceChecker } from '@hwjy/classroom/local'
import { DeviceCheck } from '@hwjy/classroom/react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { BackLink } from '../../shared/back-link.tsx'
import { type DeviceChoice, rememberCheck, saveDeviceChoice } from '../../shared/device-choice.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { lessonPath } from '../../shared/lesson-paths.ts'
import * as page from '../../shared/page.css.ts'
import { useRole } from '../../shared/session/use-role.ts'

/** Before class: camera, microphone, speaker and network, then on to the room. [R33] */
export default function DeviceCheckPage() {
  const { lessonId = '' } = useParams()
  const role = useRole()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [checker] = useState(() => createDeviceChecker({ pingUrl: '/healthz' }))

  function enter(devices: DeviceChoice) {
    saveDeviceChoice(devices)
    rememberCheck()
    void navigate(lessonPath.room(lessonId), { state, replace: true })
  }
  return (
    <div className={page.page}>
      <BackLink to={`/${role}`} />
      <DeviceCheck checker={checker} language={currentLanguage()} onEnter={enter} />
    </div>
  )
}
