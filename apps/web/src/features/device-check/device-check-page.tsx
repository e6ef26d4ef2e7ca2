import { createDeviceChecker } from '@hwjy/classroom/local'
import { DeviceCheck } from '@hwjy/classroom/react'
import type { Role } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { BackLink } from '../../shared/page/back-link.tsx'
import { saveDeviceChoice, savedStart, saveStart } from '../../shared/devices/device-choice.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { checkEntry } from '../../shared/lesson/lesson-entry.ts'
import { entryStateOf, lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import { lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import * as page from '../../shared/page.css.ts'
import { useRole } from '../../shared/session/use-role.ts'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import { noteWhatWorks } from './note-what-works.ts'

/** Checks camera, microphone, speaker and network before class, then leads on to the room. [R33] */
export default function DeviceCheckPage() {
  const { lessonId } = useParams()
  const role = useRole()
  if (role === null || lessonId === undefined) return null
  return <CheckBefore key={lessonId} lessonId={lessonId} role={role} />
}

function CheckBefore({ lessonId, role }: { lessonId: string; role: Role }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [{ checker, works }] = useState(() => noteWhatWorks(createDeviceChecker({ pingUrl: '/healthz' })))
  // The check does not wait for the server: it must also work, and say so, where the server cannot be reached.
  const { data: entry, error } = useQuery({
    queryKey: ['lessonToCheckFor', role, lessonId],
    queryFn: ({ signal }) => checkEntry(lessonId, role, signal),
  })
  const type = entry?.lesson.classType ?? 'small'
  const home = `/${role}`
  useLessonTitle(entry?.lesson.lessonName)
  if (isNotYours(error) || entry?.denial === 'notEnrolled') return <NotYourLesson home={home} />

  const preparesRoom = role === 'teacher' && entry?.lesson.status !== 'inProgress'
  const words = entryStateOf(state).shouldStart
    ? { 'check.enter': t('deviceCheck.start'), 'check.skip': t('deviceCheck.startUnchecked') }
    : preparesRoom && { 'check.enter': t('deviceCheck.prepare'), 'check.skip': t('deviceCheck.prepareUnchecked') }
  return (
    <div className={page.page}>
      <BackLink to={home} />
      <header className={page.section}>
        <h1>{t('deviceCheck.heading')}</h1>
        {/* Its line is kept, so that nothing moves when the name arrives. */}
        {entry ? (
          <NameLine of={lessonOf(entry.lesson)} className={page.lessonName} />
        ) : (
          <span className={page.lessonName}>{'\u00a0'}</span>
        )}
        <p className={page.muted}>{t('deviceCheck.lead')}</p>
      </header>
      <DeviceCheck
        checker={checker}
        startWith={savedStart(type, role)}
        language={currentLanguage()}
        {...(words && { labels: words })}
        onEnter={(devices, startWith) => {
          if (startWith) saveStart(type, startWith)
          saveDeviceChoice(lessonId, { ...devices, works, ...(startWith && { startWith }) })
          void navigate(lessonPath.room(lessonId), { state, replace: true })
        }}
      />
    </div>
  )
}
