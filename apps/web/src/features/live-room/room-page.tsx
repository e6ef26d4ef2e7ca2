import type { Role } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { importPage } from '../../shared/page/load-module.ts'
import { entryStateOf } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import * as page from '../../shared/page.css.ts'
import { translatedName } from '../../shared/names/name-in.ts'
import { lessonOf } from '../../shared/names/name-line.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useRole } from '../../shared/session/use-role.ts'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import { DenialScreen } from './denial-screen.tsx'
import { EarlyStart } from './early-start.tsx'
import { RoomWaiting } from './room-waiting.tsx'
import { useEntry } from './use-entry.ts'

const LiveClassroom = lazyPage(() => importPage(() => import('./live-classroom.tsx')))

export default function RoomPage() {
  const { lessonId } = useParams()
  const role = useRole()
  if (role === null || lessonId === undefined) return null
  return <EntryCheck key={lessonId} lessonId={lessonId} role={role} />
}

function EntryCheck({ lessonId, role }: { lessonId: string; role: Role }) {
  const { t, i18n } = useTranslation()
  const { shouldStart = false } = entryStateOf(useLocation().state)
  const entry = useEntry(lessonId, role)
  const home = `/${role}`
  // Coming back is a removed student's own act: the page does not enter by itself.
  const [wasRemoved, setWasRemoved] = useState(false)
  useLessonTitle(entry.data?.lesson.lessonName)
  if (entry.data) {
    const { lesson, denial: refused, offsetMs } = entry.data
    if (refused === 'removed' && !wasRemoved) setWasRemoved(true)
    const denial = refused ?? (wasRemoved ? 'readmitted' : null)
    if (denial !== null) {
      const tookPart = lesson.attendance === 'present' || lesson.attendance === 'late'
      return (
        <DenialScreen
          lesson={lesson}
          denial={denial}
          offsetMs={offsetMs}
          home={home}
          canRate={role === 'student' && tookPart && !lesson.hasRated}
          canSeeResult={role === 'teacher'}
          onEnter={() => setWasRemoved(false)}
          earlyStart={lesson.canStart && <EarlyStart lessonId={lessonId} onStarted={() => void entry.refetch()} />}
        />
      )
    }
    return (
      <Suspense fallback={<RoomWaiting />}>
        <LiveClassroom
          lessonId={lessonId}
          role={role}
          home={home}
          shouldStart={shouldStart}
          title={translatedName(lessonOf(lesson), i18n.language)}
        />
      </Suspense>
    )
  }
  if (isNotYours(entry.error)) {
    return (
      <main>
        <NotYourLesson home={home} />
      </main>
    )
  }
  const isWaiting = !entry.isError && entry.fetchStatus !== 'paused'
  if (isWaiting) return <RoomWaiting />
  return (
    <main className={page.centred}>
      <NoAnswer
        query={entry}
        waiting={null}
        title={<h1>{t('error.title')}</h1>}
        action={
          <Button asChild>
            <Link to={home}>{t('back')}</Link>
          </Button>
        }
      />
    </main>
  )
}
