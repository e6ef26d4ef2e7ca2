import { RoomRefusal } from '@hwjy/classroom/local'
import { Classroom, type ClassroomEvent } from '@hwjy/classroom/react'
import { type Role, useForceJoinRoomAs, useRateLesson } from '@hwjy/sdk'
import { Button, ErrorState } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { atOnce } from '../../shared/at-once.ts'
import { entryDevices, savedDeviceChoice } from '../../shared/devices/device-choice.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { checkEntry } from '../../shared/lesson/lesson-entry.ts'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import * as page from '../../shared/page.css.ts'
import { supportCode } from '../../shared/problem/problem-kind.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import * as css from './live-classroom.css.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { readmissionOf } from './readmission.ts'
import { RoomWaiting } from './room-waiting.tsx'
import { RoomWindows } from './room-windows.tsx'
import { useOpenRoom } from './use-open-room.ts'

export interface LiveClassroomProps {
  lessonId: string
  role: Role
  home: string
  shouldStart: boolean
  /** The lesson's name in the reader's language; null where there is only the Chinese one. */
  title: string | null
}

export default function LiveClassroom({ lessonId, role, home, shouldStart, title }: LiveClassroomProps) {
  const { t } = useTranslation(['room', 'common'])
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const language = currentLanguage()
  const problemText = useProblemText()
  const opening = useOpenRoom(lessonId, role, attempt)
  const { mutateAsync: takeOver } = useForceJoinRoomAs(role, atOnce)
  const { mutateAsync: rate } = useRateLesson(atOnce)
  /** Says why the place cannot be taken back; null while nothing refused it. */
  const [refusal, setRefusal] = useState<unknown>(null)
  const openAgain = () => {
    setRefusal(null)
    setAttempt(attempt + 1)
  }

  if (opening.status === 'opening') return <RoomWaiting />
  if (opening.status === 'failed' || refusal !== null) {
    const error = opening.status === 'failed' ? opening.error : refusal
    return (
      <main className={page.centred}>
        <ErrorState
          title={<h1>{t('failed')}</h1>}
          description={problemText(error)}
          details={supportCode(error, null)}
          onRetry={openAgain}
          action={<Button onClick={() => navigate(home)}>{t('common:back')}</Button>}
        />
      </main>
    )
  }

  const { ports } = opening.room
  const { works: _works, ...devices } = savedDeviceChoice()
  async function startWhenInside(event: ClassroomEvent) {
    if (event.type !== 'entered' || !shouldStart || ports.channel.getState().room.status !== 'waiting') return
    await ports.channel.send({ type: 'start' }).catch((error: unknown) => {
      // Refused, as when it was started in another window: the room shows what is true, with its own start button.
      if (!(error instanceof RoomRefusal)) throw error
    })
  }
  return (
    <div className={css.room}>
      <LeaveGuard channel={ports.channel} role={role} onLeave={() => navigate(home)} />
      <Classroom
        key={attempt}
        ports={ports}
        language={language}
        {...(title !== null && { title })}
        options={{ devices, keys: 'page', startWith: entryDevices(lessonId, role) }}
        onEvent={(event) => void startWhenInside(event)}
        onLeave={() => navigate(home)}
        topBarExtra={<RoomWindows onMoved={() => navigate(home)} />}
        readmission={{
          ask: async (signal) => readmissionOf(await checkEntry(lessonId, role, signal)),
          enter: openAgain,
        }}
        onUseHere={() => void takeOver({ data: { lessonId } }).then(openAgain, setRefusal)}
        {...(role === 'teacher'
          ? { onShowResult: () => navigate(lessonPath.result(lessonId)) }
          : {
              onRate: async (rating) => void (await rate({ data: { lessonId, ...rating } })),
              onShowSteps: () => navigate(lessonPath.way(lessonId)),
            })}
      />
    </div>
  )
}
