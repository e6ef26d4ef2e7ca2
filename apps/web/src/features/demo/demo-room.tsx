import { Classroom } from '@hwjy/classroom/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import * as css from './demo-room.css.ts'
import { type DemoRoom as OpenRoom, openDemoRoom, VISITOR_ID } from './open-demo-room.ts'
import { nextStep, stepDoneBy, type TourStep } from './tour.ts'
import { TourGuide } from './tour-guide.tsx'

export default function DemoRoom({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('demo')
  const [room, setRoom] = useState<OpenRoom | null>(null)
  const [done, setDone] = useState<ReadonlySet<TourStep>>(new Set())
  const name = t('you')
  useEffect(() => {
    let isWanted = true
    const opening = Promise.resolve().then(() => openDemoRoom(name))
    void opening.then((open) => {
      if (!isWanted) return
      open.onEvent((event) => {
        const step = stepDoneBy(event, VISITOR_ID)
        if (step !== null) setDone((before) => (before.has(step) ? before : new Set([...before, step])))
      })
      setRoom(open)
    })
    return () => {
      isWanted = false
      void opening.then((open) => open.close())
    }
  }, [name])
  return (
    <div className={css.screen}>
      <TourGuide step={nextStep(done)} done={done} onLeave={onLeave} />
      <div className={css.room}>
        {room && (
          <Classroom ports={room.ports} options={{ keys: 'page' }} language={currentLanguage()} onLeave={onLeave} />
        )}
      </div>
    </div>
  )
}
